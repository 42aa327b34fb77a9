"""A kind opponent attacks nobody in the first round, and otherwise plays as it likes."""

from __future__ import annotations

from random import Random

import pytest

from argead.games.phalanxx.gentle import gentle
from argead.kernel import Dice
from argead.testing.settings import walk
from games.phalanxx.position import GAME, position

ATTACK = {"force": {0: 20}, "played": {0: ["peltasts"]}}
"""Seat 0 can take both regions of seat 1."""


def left(s, seat=0):
    return {action.notation for action in s.actions(seat)} - {a.notation for a in gentle(s, seat, s.actions(seat))}


def test_the_game_knows_it():
    assert GAME.gentle is gentle


def test_no_player_is_attacked_in_the_first_round():
    assert left(position(turn=1, **ATTACK)) == {"conquer persis", "conquer syria"}
    answer = position(turn=2, active=1, home={1: "w1 o1 p1"}, force={1: 20}, played={1: ["peltasts"]})
    assert left(answer, 1) == {"conquer gerrhaia", "conquer kilikia"}


def test_from_the_second_round_on_everything_is_taken():
    assert left(position(turn=3, **ATTACK)) == set()


def test_free_regions_are_conquered_at_once():
    s = position(turn=1, **ATTACK)
    assert any(action.verb == "conquer" for action in gentle(s, 0, s.actions(0)))


def test_maxximilian_is_no_beginner():
    assert left(position(players=1, turn=1, **ATTACK)) == set()


def test_something_always_remains():
    s = position(turn=1, **ATTACK)
    attack = [s.find(0, "conquer syria")]
    assert gentle(s, 0, attack) == attack


@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_conquests_are_ever_held_back(players):
    for seed in range(4):
        s = GAME.new(players, Dice(seed), expert=seed % 2 == 1)
        for seat, _ in walk(s, Random(seed)):
            held_back = left(s, seat)
            assert all(notation.startswith("conquer ") for notation in held_back)
            assert not held_back or s.round == 1
