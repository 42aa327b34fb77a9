"""Recorded games replay, line by line, to the scores they ended with; every way to end a game is among them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from argead.kernel import Match, Record, RecordError
from argead.shelf import game, names
from support.recorded import FOLDER, folder

FILES = sorted(FOLDER.glob("*/*.jsonl"))
every_file = pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")


def replay(path: Path) -> Match:
    return read(path.read_text(encoding="utf-8"))


def read(text: str) -> Match:
    record = Record.parse(text)
    return Match.replay(record, game(record.header.game))


@every_file
def test_a_recorded_game_replays_to_its_end(path):
    match = replay(path)
    assert match.record.header.game == path.parent.name
    assert match.record.dump() == path.read_text(encoding="utf-8")
    assert match.record.end["scores"] == list(match.state.outcome().scores)
    assert len(path.read_bytes()) < 40_000, "records stay small"


@pytest.mark.parametrize("name", names())
def test_every_way_to_end_is_among_them(name):
    """The ways to end are those that the language files have words for."""
    words = (game(name).folder / "text" / "en.ftl").read_text(encoding="utf-8")
    reasons = set(re.findall(r"(?m)^reason-([a-z-]+) =", words))
    assert reasons
    assert {replay(path).state.outcome().reason for path in folder(name).glob("*.jsonl")} == reasons


@every_file
def test_a_line_left_out_is_found(path):
    """Whichever it is, the referee or the digest finds it."""
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    for number in range(1, len(lines) - 1, max(1, len(lines) // 10)):
        with pytest.raises(RecordError, match="line"):
            read("".join([*lines[:number], *lines[number + 1 :]]))
