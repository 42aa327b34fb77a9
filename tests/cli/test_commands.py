"""The command as a whole: help that teaches, quick loading, clear refusals, the table for the browser."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import argead as package
from argead.cli import COMMANDS, LAB


def test_help_names_every_command_and_loads_none() -> None:
    script = (
        "import sys\nfrom click.testing import CliRunner\nfrom argead.cli import commands\n"
        "print(CliRunner().invoke(commands, ['--help']).output)\n"
        "loaded = sorted(sys.modules)\n"
        "heavy = {'litestar', 'sqlalchemy', 'uvicorn', 'fluent'}\n"
        "print([name for name in loaded if name.partition('.')[0] in heavy])\n"
        "print([name for name in loaded if name.startswith('argead.cli.') or name.startswith('argead.games.')])\n"
    )
    out = subprocess.run([sys.executable, "-c", script], capture_output=True, encoding="utf-8", check=True).stdout
    for name, purpose in COMMANDS.items():
        assert f"{name} " in out
        assert purpose in out
    assert out.splitlines()[-2:] == ["[]", "[]"]


@pytest.mark.parametrize("command", [*COMMANDS, *(f"lab {name}" for name in LAB)])
def test_every_command_teaches_by_example(run, command: str) -> None:
    result = run(*command.split(), "--help")
    assert result.exit_code == 0
    assert f"Examples:\n    argead {command}" in result.output


def test_the_laboratory_names_its_commands(run) -> None:
    out = run("lab", "--help").output
    for name, purpose in LAB.items():
        assert f"{name} " in out
        assert purpose in out


def test_version(run) -> None:
    assert run("--version").output == f"argead {package.__version__}\n"


@pytest.mark.parametrize(
    ("words", "code", "says"),
    [
        (["chess"], 2, "No such command 'chess'"),
        (["play", "chess"], 2, "there is no game 'chess'"),
        (["play"], 2, "argead play alexandros"),
        (["play", "alexandros", "--seats", "human,gready"], 2, "'gready'"),
        (["play", "alexandros", "--seats", "human"], 2, "2 to 4 seats, not 1"),
        (["play", "alexandros", "--seats", "human,greedy:x"], 2, "'greedy:x'"),
        (["play", "alexandros", "--option", "walls=red"], 2, "no option 'walls'"),
        (["play", "alexandros", "--option", "compensation"], 2, "--option compensation=VALUE"),
        (["play", "alexandros", "--option", "compensation=none"], 2, "all or occupation"),
        (["play", "alexandros", "--option", "compensation=all", "--option", "compensation=all"], 2, "twice"),
        (["play", "alexandros", "--names", "Anna,Bruno"], 2, "--names"),
        (["play", "alexandros", "--seats", "human,human", "--names", "Anna,Anna"], 2, "'Anna'"),
        (["play", "alexandros", "--seats", "human,human", "--names", "Anna,"], 2, "cannot be a name"),
        (["play", "alexandros", "--board", "nowhere.toml"], 2, "nowhere.toml"),
        (["play", "alexandros", "--record", "no/such/folder/a.jsonl"], 1, "a.jsonl: No such file or directory"),
        (["play", "alexandros", "--lang", "de"], 2, "'de'"),
        (["replay", "nowhere.jsonl"], 2, "nowhere.jsonl"),
        (["simulate", "alexandros", "--bots", "clever"], 2, "'clever'"),
        (["simulate", "alexandros", "--players", "5"], 2, "2 to 4 seats, not 5"),
        (["simulate", "alexandros", "--games", "0"], 2, "0"),
        (["simulate", "chess"], 2, "there is no game 'chess'"),
        (["study", "phalanxx"], 2, "No such command 'study'"),
        (["lab", "chess"], 2, "No such command 'chess'"),
        (["lab", "study", "chess"], 2, "there is no game 'chess'"),
    ],
)
def test_a_mistake_gets_one_clear_sentence(run, words: list[str], code: int, says: str) -> None:
    result = run(*words)
    assert result.exit_code == code
    assert result.stdout == ""
    sentence = result.stderr.strip().splitlines()[-1]
    assert sentence.startswith("Error: ")
    assert says in sentence


def test_games_in_words(run) -> None:
    out = run("games").output
    assert "2 to 4 players" in out
    assert "--option compensation=all: All the cards used for the take-over (default)" in out
    assert "Bots: random, greedy, net, search." in out
    french = run("games", "--lang", "fr").output
    assert "2 à 4 joueurs" in french
    assert "1 player, 45 to 90 minutes" in out
    assert "Bots: random, greedy, commander, net." in out
    assert "(par défaut)" in french


def test_games_as_json(run) -> None:
    listed = json.loads(run("games", "--json").output)
    alexandros = listed["games"][0]
    assert (alexandros["name"], alexandros["seats"]) == ("alexandros", [2, 4])
    assert {option["name"]: option["default"] for option in alexandros["options"]} == {
        "border_walls": True,
        "compensation": "all",
        "guide": "none",
    }
    assert [choice["value"] for choice in alexandros["options"][1]["choices"]] == ["all", "occupation"]
    assert listed["games"][0]["bots"] == ["random", "greedy", "net", "search"]


@pytest.mark.parametrize(
    ("words", "called"),
    [
        ([], ("127.0.0.1", 8000, None, True, None)),
        (["serve"], ("127.0.0.1", 8000, None, True, None)),
        (["serve", "--no-browser", "--port", "9000"], ("127.0.0.1", 9000, None, False, None)),
        (["serve", "--host", "0.0.0.0", "--database", "sqlite:///a"], ("0.0.0.0", 8000, "sqlite:///a", True, None)),
        (["serve", "--processes", "4"], ("127.0.0.1", 8000, None, True, 4)),
    ],
)
def test_serve_starts_the_table(
    run, monkeypatch: pytest.MonkeyPatch, words: list[str], called: tuple[object, ...]
) -> None:
    calls: list[tuple[object, ...]] = []
    monkeypatch.setattr("argead.server.serve", lambda *args: calls.append(args))
    assert run(*words).exit_code == 0
    assert calls == [called]


def test_a_terminal_that_cannot_show_a_character_does_not_end_a_game(tmp_path: Path) -> None:
    program = [sys.executable, "-c", "from argead.cli import main; main()", "play", "alexandros", "--lang", "fr"]
    environment = {"PYTHONIOENCODING": "latin-1", "PATH": "", "XDG_DATA_HOME": str(tmp_path)}
    done = subprocess.run(program, input=b"\xff\xfe\naide\n", capture_output=True, env=environment, cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"La partie s?interrompt ici." in done.stdout
