"""Every example of the help texts and of the players' guide does what it promises."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from argead.cli import COMMANDS, LAB, commands
from argead.lab import play, prepare
from argead.server.backup import back_up
from argead.server.database import open_database
from argead.shelf import game
from support.unburdened import STAND_INS

GUIDE = Path(__file__).parents[2] / "docs" / "player.md"
SHELL = re.compile("[|<>*~]")
REFUSALS = ("is neither", "is not an answer", "could be:", "Error", "Traceback")
SHIM = f"""
import sys
from pkgutil import resolve_name
sys.path.insert(0, {str(Path(__file__).parents[1])!r})
from argead.cli import main
from support.unburdened import STAND_INS
for name, stand_in in STAND_INS.items():
    module, _, word = name.rpartition(".")
    setattr(resolve_name(module), word, stand_in)
main()
"""
FEWER = re.compile(r"(?<=--games )\d+")


def examples() -> list[str]:
    """The lines, without what is said about them further right."""
    lines = []
    for words in ([], *([name] for name in COMMANDS), *(["lab", name] for name in LAB)):
        text = CliRunner().invoke(commands, [*words, "--help"], prog_name="argead", terminal_width=200).output
        block = text.partition("Examples:\n")[2].partition("\n\n")[0]
        lines += block.splitlines()
    for block in re.findall(r"```\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL):
        lines += [line for line in block.splitlines() if "argead " in line]
    return list(dict.fromkeys(re.split(r"\s{2,}", line.strip())[0] for line in lines))


def quick(example: str) -> str:
    """The same with one game where hundreds are played, by a quick bot, and a command for its placeholder."""
    if "argead lab study" in example and "--bot" not in example:
        example += " --bot random"
    if re.search("argead (simulate|lab (?!train)[a-z])", example):
        few = "4" if "lab arena" in example else "1"
        return FEWER.sub(few, example) if "--games" in example else f"{example} --games {few}"
    return example.replace("COMMAND", "study" if "argead lab" in example else "play")


@pytest.fixture(scope="module")
def texts() -> dict[str, str]:
    """Files that the examples speak of."""
    evening = play(prepare("alexandros", ["greedy", "random"], seed=5, keep_records=True), 0).record
    granicus = play(prepare("field-commander", ["random"], seed=5, keep_records=True), 0).record
    assert evening is not None
    assert granicus is not None
    board = (game("alexandros").folder / "board.toml").read_text(encoding="utf-8")
    half = "".join(evening.splitlines(keepends=True)[:40])
    return {"evening.jsonl": half, "granicus.jsonl": granicus, "evenings/one.jsonl": evening, "my-board.toml": board}


@pytest.fixture
def folder(tmp_path: Path, data_folder: Path, texts: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with those files, a command `argead`, and no browser, bench or network behind it."""
    work = tmp_path / "work"
    for name, text in texts.items():
        path = work / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    learned = work / "judgements" / "phalanxx"
    learned.mkdir(parents=True)
    for file in game("phalanxx").folder.glob("judgement-2.*"):
        shutil.copy(file, learned)
    kept = data_folder / "argead" / "games" / "alexandros-2026-11-16-2030.jsonl"
    kept.parent.mkdir(parents=True)
    kept.write_text(texts["evening.jsonl"], encoding="utf-8")
    open_database(None).dispose()
    back_up(None, work / "tuesday.backup")
    (tmp_path / "bin").mkdir()
    shim = tmp_path / "bin" / "argead"
    shim.write_text(f"#!{sys.executable}\n{SHIM}", encoding="utf-8")
    shim.chmod(0o755)
    monkeypatch.chdir(work)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}:{os.environ['PATH']}")
    monkeypatch.setattr("argead.server.serve", lambda *args: None)
    for name, stand_in in STAND_INS.items():
        monkeypatch.setattr(name, stand_in)
    return work


@pytest.mark.parametrize("example", examples())
def test_the_example_does_what_it_promises(run, folder: Path, example: str) -> None:
    for made in re.findall(r"--record (\S+)", example):
        (folder / made).unlink(missing_ok=True)
    command = quick(example)
    if SHELL.search(command):
        done = subprocess.run(["bash", "-c", command], capture_output=True, encoding="utf-8", stdin=subprocess.DEVNULL)
        code, said = done.returncode, done.stdout + done.stderr
    else:
        result = run(*shlex.split(command)[1:])
        code, said = result.exit_code, result.output
    assert code == 0, said
    assert not [word for word in REFUSALS if word in said], said
    for made in re.findall(r"--(?:record|output) ([\w./]+)|> (\S+)$", command):
        assert (folder / (made[0] or made[1])).stat().st_size > 0


def test_there_are_examples_of_every_command_and_in_the_guide() -> None:
    found = examples()
    called = [*COMMANDS, *(f"lab {name}" for name in LAB)]
    assert [name for name in called if not any(f"argead {name}" in example for example in found)] == []
    assert len(found) > 45
    assert "argead log *.jsonl" in found
