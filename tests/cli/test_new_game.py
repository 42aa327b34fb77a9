"""`argead new-game`: what it writes, and what it refuses. Whether the game is a good one is tested in tests/outside."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from argead.cli import new_game
from argead.shelf import names

RUFF = ("ruff", "check", "--isolated", "--line-length", "120", "--select", "B,C4,E,F,I,N,PIE,PT,RUF,SIM,TID,UP,W")


def files(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}


def test_a_game_is_written_whole_and_no_word_of_the_template_is_left(run, tmp_path: Path) -> None:
    result = run("new-game", "river-kings", "--directory", str(tmp_path / "deep" / "kings"))
    assert result.exit_code == 0, result.output
    folder = tmp_path / "deep" / "kings"
    package = "src/argead_river_kings"
    written = files(folder)
    assert {"pyproject.toml", "README.md", ".gitignore", "tests/test_kit.py", f"{package}/text/rules.fr.md"} <= written
    for name in ("__init__", "actions", "state", "turn", "view", "observe", "guess", "preview", "appraise", "board"):
        assert f"{package}/{name}.py" in written
    assert {f"tests/golden/{number}.txt" for number in (1, 2, 3)} < written
    assert {f"tests/records/greedy-{players}.jsonl" for players in (2, 3, 4)} < written
    assert {path.name for path in folder.iterdir()} == {"pyproject.toml", "README.md", ".gitignore", "src", "tests"}
    for path in written:
        text = (folder / path).read_text(encoding="utf-8")
        assert not any(word in text for word in ("@NAME@", "@PACKAGE@", "@TITLE@", "@CLASS@")), path
    assert "River Kings" in (folder / package / "text" / "fr.ftl").read_text(encoding="utf-8")
    assert 'river-kings = "argead_river_kings:GAME"' in (folder / "pyproject.toml").read_text(encoding="utf-8")
    subprocess.run([sys.executable, "-m", *RUFF, "."], cwd=folder, check=True)


def test_an_empty_folder_is_filled(run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("new-game", "delphi", "--directory", ".").exit_code == 0
    assert (tmp_path / "src" / "argead_delphi" / "__init__.py").exists()


def test_without_a_directory_it_goes_beside_us(run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = run("new-game", "delphi", "--lang", "fr")
    assert result.exit_code == 0
    assert result.output.startswith(f"Le jeu delphi est écrit dans {tmp_path / 'argead-delphi'}.")
    assert (tmp_path / "argead-delphi" / "pyproject.toml").exists()


@pytest.mark.parametrize("name", ["", "Delphi", "two words", "1st", "a--b", "-a", "a-", "a_b", "../up", "é", "x" * 41])
def test_a_name_that_cannot_be_one_is_refused_in_one_sentence(run, tmp_path: Path, name: str) -> None:
    result = run("new-game", "--directory", str(tmp_path / "new"), "--", name)
    assert result.exit_code == 2
    assert f"{name!r} cannot be the name of a game"[:40] in result.output
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["class", "lambda"])
def test_a_word_of_python_is_refused(run, tmp_path: Path, name: str) -> None:
    assert "a keyword of Python" in run("new-game", name, "--directory", str(tmp_path / "new")).output
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", names())
def test_the_name_of_another_game_is_refused(run, tmp_path: Path, name: str) -> None:
    result = run("new-game", name, "--directory", str(tmp_path / "new"))
    assert result.exit_code == 2
    assert f"there is already a game {name!r}" in result.output
    assert list(tmp_path.iterdir()) == []


def test_a_folder_with_something_in_it_is_left_alone(run, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    for goal in (tmp_path, tmp_path / "notes.txt"):
        result = run("new-game", "delphi", "--directory", str(goal))
        assert result.exit_code == 2
        assert "is not an empty folder" in result.output
    assert files(tmp_path) == {"notes.txt"}


def test_nothing_is_left_half_written(run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    templates = tmp_path / "templates"
    (templates / "tests").mkdir(parents=True)
    (templates / "tests" / "regenerate.py.tmpl").write_text("raise ValueError('@NAME@ is broken')")
    monkeypatch.setattr(new_game, "TEMPLATES", templates)
    (tmp_path / "empty").mkdir()
    for goal in ("new", "empty"):
        result = run("new-game", "delphi", "--directory", str(tmp_path / goal))
        assert result.exit_code == 1
        assert "could not be played, so nothing was written: ValueError: delphi is broken" in result.output
    assert not (tmp_path / "new").exists()
    assert list((tmp_path / "empty").iterdir()) == []
