"""Boards have versions: a record that names a former board of ours is played on it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from argead.games.phalanxx.state import Phalanxx
from argead.kernel import Match, Record, RecordError
from games.phalanxx.position import GAME
from support.data import RECORDS

FORMER = "phalanxx-reconstructed-1"
FORMER_STARTS = {
    "greedy-four": [("kilikia", "drangiana"), ("sogdiana", "syria"), ("persis", "nabatene"), ("indos", "gerrhaia")],
    "two": [("kilikia", "gerrhaia"), ("persis", "syria")],
    "solo-the-great": [("persis", "nabatene")],
}


def record(name: str) -> Record:
    return Record.parse((RECORDS / "phalanxx" / f"{name}.jsonl").read_text(encoding="utf-8"))


def starts(s: Phalanxx) -> list[tuple[str, ...]]:
    return [tuple(s.land.regions[region].id for region in pair) for pair in s.land.starts]


def test_our_board_is_the_second():
    assert GAME.pack_id(None) == "phalanxx-reconstructed-2"
    assert GAME.pack_id(GAME.former_pack(FORMER)) == FORMER


@pytest.mark.parametrize("name", FORMER_STARTS)
def test_a_record_that_names_the_former_board_is_played_on_it_to_the_end(name):
    old = record(name)
    assert (old.header.pack, old.header.data) == (FORMER, None)
    match = Match.replay(old, GAME)
    assert match.state.board.id == FORMER
    assert starts(match.state) == FORMER_STARTS[name]
    assert match.state.outcome() is not None


def test_on_the_board_of_today_the_same_moves_do_not_stand():
    old = record("greedy-four")
    moved = Record(replace(old.header, pack=GAME.pack_id(None)), old.lines)
    with pytest.raises(RecordError, match="is not among the legal actions"):
        Match.replay(moved, GAME)
