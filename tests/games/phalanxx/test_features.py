"""What a learned judgement reads: a row for each seat, and nothing that the viewer cannot know."""

from __future__ import annotations

from math import isfinite
from random import Random

import pytest

from argead.games.phalanxx.features import INPUTS, features
from argead.kernel import Dice
from argead.testing.no_leak import game_states
from argead.testing.settings import Setting, settings_of, walk
from games.phalanxx.position import GAME, position

WIDEST = 3.0
"""Rare positions go beyond the usual scale, but not far."""


def read(s, seat=0, row=0):
    return dict(zip(INPUTS, features(s, seat)[row], strict=True))


def test_every_input_has_a_name_of_its_own():
    assert len(set(INPUTS)) == len(INPUTS)
    assert GAME.inputs == INPUTS
    assert GAME.features is features


@pytest.mark.parametrize("setting", settings_of(GAME), ids=str)
def test_a_row_for_each_seat_from_the_first_decision_to_the_end(setting: Setting):
    for greedy in (False, True):
        for state in game_states(setting, 2, greedy):
            rows = features(state, 0)
            assert len(rows) == setting.players
            for row in rows:
                assert len(row) == len(INPUTS)
                assert all(isinstance(value, float) and isfinite(value) and abs(value) <= WIDEST for value in row)


@pytest.mark.parametrize("setting", settings_of(GAME), ids=str)
def test_hidden_cards_are_counted_and_never_read(setting: Setting):
    hidden = 0
    for seed in range(3):
        dice = Dice(seed)
        for state in game_states(setting, seed, greedy=False):
            for seat in range(setting.players):
                guessed = state.guess(seat, dice)
                hidden += guessed.hands != state.hands
                assert features(guessed, seat) == features(state, seat)
    assert hidden > 100 or setting.players == 1


def test_one_knows_ones_own_cards():
    strong, weak = (position(hands={0: [card]}) for card in ("peltasts", "porus"))
    assert read(strong, 0)["own ready cards"] > read(weak, 0)["own ready cards"]
    assert features(strong, 1) == features(weak, 1)


def test_what_everybody_has_seen_is_read():
    unknown = position(hands={1: ["peltasts"]})
    known = position(hands={1: ["peltasts"]}, seen={1: ["peltasts"]})
    assert read(unknown)["rival hidden cards"] > read(known)["rival hidden cards"] == 0
    assert read(known)["rival ready cards"] > read(unknown)["rival ready cards"] == 0
    assert read(known)["rival hand"] == read(unknown)["rival hand"] > 0


def test_the_rival_is_the_strongest_and_the_mean_is_of_all():
    s = position(players=3, force={0: 5, 1: 8, 2: 20})
    rows = [dict(zip(INPUTS, row, strict=True)) for row in features(s, 0)]
    assert [row["rival force"] for row in rows] == [0.5, 0.5, 0.2]
    assert rows[0]["mean force"] == pytest.approx((8 + 20) / 2 / 40)
    assert [row["rivals ahead"] for row in rows] == [1.0, 0.5, 0.0]


def test_alone_the_rival_is_maxximilian():
    s = position(players=1, force={0: 5, 1: 20})
    assert len(features(s, 0)) == 1
    assert read(s)["rival force"] == 0.5
    assert read(s)["reinforcements"] > 0


def test_travelling_dice_have_no_values_before_the_roll():
    ones, sixes = (position(at="buy", talents={0: 1}, rolled=rolled) for rolled in ("w1 w1 w1", "w6 w6 w6"))
    assert features(ones, 0) == features(sixes, 0)
    assert read(ones)["before the roll"] == 1


def test_reading_leaves_the_state_alone():
    s = GAME.new(3, Dice(4))
    for seat, _ in walk(s, Random(4)):
        hands = s.hands[:]
        before = features(s, seat)
        assert s.hands == hands
        assert features(s, seat) == before
