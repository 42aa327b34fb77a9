"""Boards have versions: a record that names a former board of ours is played on it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from argead.games.phalanxx.state import Phalanxx
from argead.kernel import Dice, Match, Record
from games.phalanxx.position import GAME
from support.data import RECORDS

FORMER = "phalanxx-reconstructed-1"
FORMER_VALUES = {"kilikia": 5, "persis": 4, "sogdiana": 4, "indos": 3, "drangiana": 3, "syria": 2, "gerrhaia": 2}


def record(name: str) -> Record:
    return Record.parse((RECORDS / "phalanxx" / f"{name}.jsonl").read_text(encoding="utf-8"))


def values(s: Phalanxx) -> dict[str, int]:
    return {region.id: region.value for region in s.land.regions}


def test_our_board_is_the_second():
    assert GAME.pack_id(None) == "phalanxx-reconstructed-2"
    assert GAME.pack_id(GAME.former_pack(FORMER)) == FORMER


@pytest.mark.parametrize("name", ["greedy-four", "two", "solo-the-great"])
def test_a_record_that_names_the_former_board_is_played_on_it_to_the_end(name):
    old = record(name)
    assert (old.header.pack, old.header.data) == (FORMER, None)
    match = Match.replay(old, GAME)
    assert match.state.board.id == FORMER
    assert values(match.state) == {**values(GAME.new(4, Dice(1))), **FORMER_VALUES}
    assert match.state.outcome() is not None


def test_the_same_moves_on_the_board_of_today_give_another_count():
    old = record("greedy-four")
    moved = Record(replace(old.header, pack=GAME.pack_id(None)), old.lines)
    assert Match.replay(moved, GAME).state.outcome().scores != Match.replay(old, GAME).state.outcome().scores
