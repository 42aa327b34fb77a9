"""The greedy bot: it beats chance, and MaXXimilian more often than not; what it weighs makes sense."""

from __future__ import annotations

from random import Random

import pytest

from argead.games.phalanxx.appraise import exposed, turns_left
from argead.kernel import Dice
from argead.lab.tournament import hold, prepare
from argead.testing.settings import walk
from games.phalanxx.position import FILLER, GAME, position


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


def test_foresight_a_rival_who_is_weaker_today_but_can_play_cards_is_a_threat():
    """Seat 1 holds the oasis beside the city of seat 0, and has two cards that can be played."""
    facts = {"force": {0: 6, 1: 3}, "played": {0: ["porus"], 1: ["prodromoi"]}}
    calm = exposed(position(at="act", **facts), 0)
    warned = exposed(position(at="act", hands={1: ["peltasts", "javelin-throwers"]}, **facts), 0)
    assert warned > 1.5 * calm > 0


def test_foresight_more_force_makes_safer():
    risks = [exposed(position(at="act", force={0: own, 1: 9}, played={1: ["peltasts"]}), 0) for own in (0, 9, 18)]
    assert risks == sorted(risks, reverse=True)
    assert risks[0] > 2 * risks[2]


def test_foresight_a_region_behind_a_free_one_is_in_reach():
    lands = {0: ["kilikia", "gerrhaia"], 1: ["arabia"]}
    facts = {"force": {1: 9}, "played": {1: ["peltasts"]}}
    near = exposed(position(at="act", held=lands, **facts), 0)
    behind = exposed(position(at="act", held={**lands, 1: ["babylonia", "arabia"]}, **facts), 0)
    far = exposed(position(at="act", held={**lands, 1: ["atropatene"]}, **facts), 0)
    assert behind > near > far == 0


@pytest.mark.parametrize(
    "harmless",
    [
        {"last_round": True, "active": 1, "turn": 18, "pile": 0},
        {"reserve": {1: 0}},
        {"played": {1: []}},
        {"played": {1: ["peltasts"]}, "rotated": {1: 1}},
    ],
    ids=["his turns are over", "no soldiers", "no card", "no card to rotate"],
)
def test_foresight_who_cannot_fight_any_more_is_no_threat(harmless):
    facts = {"force": {1: 9}, "played": {1: ["peltasts"]}}
    assert exposed(position(at="act", **facts), 0) > 0
    assert exposed(position(at="act", **{**facts, **harmless}), 0) == 0


def test_foresight_under_heroism_counts_the_coloured_cards_that_can_be_played():
    facts = {"row": ("heroism", *FILLER[1:]), "force": {1: 9}, "played": {0: ["porus"], 1: ["peltasts", "antigonos"]}}
    home = {1: "o6 o6 p6"}
    calm = exposed(position(at="act", home=home, **facts), 0)
    warned = exposed(position(at="act", home=home, hands={1: ["blacksmith"]}, **facts), 0)
    assert warned > calm > 0
