"""`argead analyse`: the game explained in the terminal, and one clear line for what cannot be."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from argead.cli.analyse import following
from support.nobodys import SHAPES, ended

DATA = Path(__file__).parents[1] / "data"
SHORT = DATA / "records" / "alexandros" / "stuck-from-the-first-move.jsonl"


def test_a_game_is_explained_in_both_languages(run) -> None:
    english = run("analyse", SHORT, "--depth", "quick", "--jobs", "1")
    assert english.exit_code == 0, english.output
    assert "Chances to win, in percent" in english.output
    assert "Decisions and luck, in percentage points" in english.output
    assert "The mean of what all players saw" in english.output
    assert "100 │" in english.output
    french = run("analyse", SHORT, "--depth", "quick", "--jobs", "1", "--lang", "fr")
    assert "Décisions et hasard, en points de pourcentage" in french.output
    assert "La moyenne de ce que chacun voyait" in french.output


@pytest.mark.parametrize("shape", SHAPES)
def test_a_game_of_the_site_is_explained_and_written_up(run, tmp_path: Path, monkeypatch, shape: str) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 1)
    file = tmp_path / "site.jsonl"
    file.write_text(ended(shape).record.dump(), encoding="utf-8")
    for command in (("analyse", file, "--depth", "quick"), ("account", file)):
        told = run(*command)
        assert told.exit_code == 0, told.output
    assert "The game explained" in file.with_suffix(".html").read_text(encoding="utf-8")


def test_two_processes_say_what_one_says(argead) -> None:
    told = [argead("analyse", str(SHORT), "--depth", "quick", "--json", "--jobs", jobs).stdout for jobs in ("1", "2")]
    assert told[0] == told[1]
    shown = json.loads(told[0])
    assert len(shown["own"]) == len(shown["mean"]) == len(shown["sides"]) == 3
    assert {len(curve) for curve in shown["own"]} == {len(shown["plies"])}
    for spent in shown["spent"]:
        parts = spent["start"] + spent["own"] + spent["rivals"] + spent["luck"]
        assert parts == pytest.approx(spent["end"], abs=1e-9)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda text: "".join(text.splitlines(keepends=True)[:-2]), "the game is not over yet"),
        (lambda text: text.replace('"rules":', '"rules":9', 1), "line 1: written for version"),
        (lambda text: text.replace('"pass"', '"fly"', 1), "'fly' is not among the legal actions"),
        (lambda text: "what is this?\n" + text, "line 1: "),
        (lambda text: "", "the record is empty"),
    ],
)
def test_what_cannot_be_explained_is_said_in_a_line(run, tmp_path: Path, change, says: str) -> None:
    file = tmp_path / "bad.jsonl"
    file.write_text(change(SHORT.read_text(encoding="utf-8")), encoding="utf-8")
    result = run("analyse", file)
    assert result.exit_code == 1
    assert says in result.output
    assert result.output.startswith(f"Error: {file}: ")
    assert len(result.output.splitlines()) == 1


def test_a_record_of_other_rules_and_a_missing_file_are_said_in_a_line(run, tmp_path: Path) -> None:
    parted = run("analyse", DATA / "parted" / "field-commander.jsonl")
    assert parted.exit_code == 1
    assert "under version 1 of field-commander's rules" in parted.output
    assert len(parted.output.splitlines()) == 1
    missing = run("analyse", tmp_path / "nowhere.jsonl")
    assert missing.exit_code == 2
    assert "does not exist" in missing.output


def test_of_a_better_line_the_moves_of_others_are_told_with_their_names() -> None:
    def move(seat: int, label: str) -> dict[str, object]:
        return {"action": "x", "label": label, "seat": seat, "things": []}

    turning: Any = {"seat": 1, "line": [move(1, "Better"), move(0, "Reply, and more"), move(1, "Go on")]}
    sides = ["Ada", "Bob"]
    assert list(following(turning, sides, "en")) == ["Then probably:", "   Ada: Reply, and more", "   Go on"]
    turning["line"] = turning["line"][:1]
    assert list(following(turning, sides, "en")) == []
