"""A kind opponent crowds nobody out in the first round, and plays on as it likes afterwards."""

from __future__ import annotations

from random import Random

from argead.kernel import Dice
from argead.testing.settings import settings_of, walk
from games.empire.position import GAME, position

STANDING = {0: {"A1": 2}, 1: {"A2": 1}, 2: {"A1": 1}}


def kept(s, seat=0):
    return [action.notation for action in GAME.gentle(s, seat, s.actions(seat))]


def test_nobody_marches_to_where_others_stand_in_the_first_round():
    s = position(3, armies=STANDING, cubes={0: (3, 3)})
    assert [action.notation for action in s.actions(0)] == ["cross a1 a2", "cross a1 a3", "halt"]
    assert kept(s) == ["cross a1 a3", "halt"]


def test_own_armies_may_join():
    s = position(armies={0: {"A1": 2, "A2": 1}}, cubes={0: (0, 0)})
    assert "cross a1 a2" in kept(s)


def test_in_later_rounds_and_regions_and_elsewhere_all_stays():
    later = position(3, round=2, armies=STANDING, cubes={0: (3, 3)})
    assert kept(later) == [action.notation for action in later.actions(0)]
    farther = position(2, region=2, armies={0: {"B1": 2}, 1: {"B2": 1}})
    assert kept(farther) == [action.notation for action in farther.actions(0)]
    screens = position(at="allot")
    assert GAME.gentle(screens, 0, screens.actions(0)) == screens.actions(0)


def test_a_short_game_has_its_first_round_in_its_own_first_region():
    s = position(region=2, armies={0: {"B1": 2}, 1: {"B2": 1}}, length="short")
    assert "cross b1 b2" not in kept(s)


def test_where_nothing_else_is_left_all_stays():
    s = position(3, armies=STANDING, cubes={0: (3, 3)})
    only = [action for action in s.actions(0) if action.notation == "cross a1 a2"]
    assert GAME.gentle(s, 0, only) == only


def test_some_of_the_given_actions_are_always_left():
    for seed, setting in enumerate(settings_of(GAME)):
        state = setting.new(Dice(seed))
        for seat, _ in walk(state, Random(seed)):
            actions = state.actions(seat)
            some = GAME.gentle(state, seat, actions)
            assert some
            assert set(some) <= set(actions)
