"""What a learned judgement reads of Empire: rows of fixed length that tell nothing a seat does not know."""

from __future__ import annotations

from collections import Counter
from math import isfinite
from random import Random

import pytest

from argead.games.empire.features import INPUTS, features
from argead.games.empire.state import NOTHING
from argead.kernel import Dice
from argead.testing.settings import settings_of, walk
from argead.testing.snapshot import snapshot
from games.empire.position import GAME, kind, play, position


def named(row: list[float]) -> dict[str, float]:
    return dict(zip(INPUTS, row, strict=True))


def test_every_input_has_a_name_of_its_own():
    assert len(set(INPUTS)) == len(INPUTS)
    assert GAME.inputs == INPUTS


def test_a_row_for_each_seat_bounded_and_without_a_leak():
    """In every setting, for every seat, waiting or not; drawing anew what it cannot know changes nothing."""
    dice, counted = Dice(1), Counter()
    for seed, setting in enumerate(settings_of(GAME) * 2):
        state = setting.new(Dice(seed))
        for ply, _ in enumerate(walk(state, Random(seed))):
            if kind(state) not in ("allot-cubes", "split-cubes", "choose-place") and ply % 4:
                continue
            before = snapshot(state)
            for seat in range(setting.players):
                rows = features(state, seat)
                assert [len(row) for row in rows] == [len(INPUTS)] * setting.players
                assert all(isfinite(value) and -8 <= value <= 8 for row in rows for value in row)
                assert features(state.guess(seat, dice), seat) == rows
                counted[kind(state)] += 1
            assert snapshot(state) == before
        assert features(state, 0), "a game that is over can be read too"
    assert min(counted.values()) >= 30, counted


def test_an_own_layout_counts_as_if_it_were_shown_and_to_the_others_it_is_unknown():
    s = position(3, at="allot")
    play(s, "1: allot 2 6 4 3")
    own, watched = named(features(s, 1)[1]), named(features(s, 0)[1])
    assert (own["own layout unknown"], watched["own layout unknown"]) == (0, 1)
    assert (own["order box 2"], own["armies box 6"], own["temples box 4"], own["cities box 3"]) == (1, 1, 1, 1)
    assert own["own armies in camp"] == own["own armies"] > 0
    assert not any(value for name, value in watched.items() if " box " in name)
    assert watched["own armies"] == watched["own temple cubes"] == 0
    assert named(features(s, 1)[0])["own layout unknown"] == 1


def test_an_own_split_counts_as_if_it_were_shown():
    s = position(at="split", round=2, cubes={0: (3, 4), 1: (2, 2)}, armies={0: {"A1": 1}, 1: {"A1": 1}})
    play(s, "0: split 7 0")
    own, watched = named(features(s, 0)[0]), named(features(s, 1)[0])
    assert (own["temples box 7"], own["cities box 0"], own["own layout unknown"]) == (1, 1, 0)
    assert watched["own layout unknown"] == 1
    assert watched["own temple cubes"] < own["own temple cubes"]
    assert not any(value for name, value in watched.items() if name.startswith(("temples box", "cities box")))


def test_quantities_tell_the_table():
    armies = {0: {"B1": 2, "B4": 1}, 1: {"B1": 1, "camp": 3}}
    s = position(region=2, armies=armies, cubes={0: (1, 2), 1: (0, 3)}, scores=(20, 30), cities={"B1": 1})
    row = named(features(s, 0)[0])
    assert row["own score"] == 0.5
    assert row["rival score"] == row["mean score"] == 0.75
    assert row["own majorities"] == pytest.approx(4 / 15)
    assert row["own gain"] == pytest.approx((4 + 3 + 5) / 20), "two provinces, a temple and a city that it can pay"
    assert (row["own on move"], row["rival on move"], row["rival yet to move"]) == (1, 0, 1)
    assert (row["own steps to goal"], row["rival steps to goal"]) == (1 / 5, 2 / 5)
    assert row["own armies yet to march"] == 9 / 20
    assert (row["own temple sites held"], row["own city sites held"]) == (2 / 4, 1 / 3)
    assert (row["region 2"], row["round 1"], row["2 players"], row["marching"]) == (1, 1, 1, 1)


def test_the_strongest_rival_is_the_one_with_the_most_points_after_the_next_scoring():
    s = position(3, armies={0: {"A1": 1}, 2: {"A2": 1, "A3": 1}}, scores=(0, 7, 4))
    assert named(features(s, 0)[0])["rival score"] == 4 / 40
    assert named(features(s, 0)[0])["mean score"] == 5.5 / 40


def test_unanswered_nobody_has_laid_out_anything_and_an_answer_shows_nothing():
    s = position(3, at="allot")
    play(s, "0: allot 2 6 4 3", "1: allot 0 5 5 5")
    blank = GAME.unanswered(s, 2)
    assert blank.secrets == [NOTHING] * 3
    assert blank.waiting() == (0, 1, 2)
    play(blank, "2: allot 1 5 5 4")
    assert (blank.reveals, kind(blank)) == (s.reveals, "allot-cubes")
    assert s.waiting() == (2,), "the state itself stays as it was"
    assert features(GAME.unanswered(s, 2), 2) == features(s, 2)


def test_unanswered_a_split_is_asked_of_those_who_have_cubes():
    s = position(3, at="split", round=2, cubes={0: (3, 4), 2: (1, 1)}, armies={0: {"A1": 1}})
    play(s, "0: split 7 0")
    blank = GAME.unanswered(s, 2)
    assert blank.waiting() == (0, 2)
    play(blank, "2: split 2 0")
    assert kind(blank) == "split-cubes"
    assert blank.temple_cubes == s.temple_cubes


def test_unanswered_is_the_state_itself_where_nothing_is_laid_out():
    s = position(armies={0: {"A1": 1}})
    assert GAME.unanswered(s, 0) is s
