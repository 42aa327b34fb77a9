"""The greedy bot: it beats chance, and MaXXimilian more often than not; what it weighs makes sense."""

from __future__ import annotations

from random import Random

import pytest

from argead.games.phalanxx.appraise import turns_left
from argead.kernel import Dice
from argead.lab.tournament import hold, prepare
from argead.testing.settings import walk
from games.phalanxx.position import GAME, position


def test_greedy_beats_random():
    contest = prepare("phalanxx", ("greedy", "random"), players=2, seed=1)
    assert sum(0 in (game.bots[seat] for seat in game.outcome.winners) for game in hold(contest, 20)) >= 18


def test_greedy_beats_maxximilian_more_often_than_not():
    contest = prepare("phalanxx", ("greedy",), players=1, seed=1)
    assert sum(game.outcome.winners == (0,) for game in hold(contest, 60)) >= 30


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_turns_left_are_those_that_come(players):
    """Unless somebody scouts, the pile tells exactly how many turns everybody has."""
    s, seen = GAME.new(players, Dice(3)), []
    for seat, action in walk(s, Random(3)):
        assert action.verb != "scout"
        before_roll = s.decision(seat).rule in ("buying", "exchange")
        seen.append((s.turn, before_roll, s.active, [turns_left(s, player) for player in range(players)]))
    for turn, before_roll, active, left in seen:
        for seat in range(players):
            coming = [later for later in range(turn + 1, s.turn + 1) if (later - 1 + s.first) % players == seat]
            assert left[seat] == len(coming) + (before_roll and seat == active)


def test_more_of_anything_is_better():
    base = position(at="act").appraise(0)
    for better in (
        {"played": {0: ["peltasts"]}},
        {"hands": {0: ["peltasts"]}},
        {"talents": {0: 9}},
        {"held": {0: ["kilikia", "gerrhaia", "babylonia"], 1: ["persis", "syria"]}},
    ):
        assert position(at="act", **better).appraise(0) > base
    assert position(at="act", played={1: ["peltasts"]}).appraise(0) < base
