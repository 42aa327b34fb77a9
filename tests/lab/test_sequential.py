"""The sequential test: how it weighs rounds, and how often it is wrong."""

from __future__ import annotations

from math import log
from random import Random

import pytest

from argead.kernel import SetupError
from argead.lab.arena import BOUND, Sequential


def after(scores: list[float], against: float = 0.5, wanted: float = 0.6) -> Sequential:
    test = Sequential(against, wanted)
    for score in scores:
        test.add(score)
    return test


def test_rounds_that_are_won_or_lost_throughout_weigh_as_single_games_do() -> None:
    test = after([1.0] * 6 + [0.0] * 4)
    assert test.ratio == pytest.approx(6 * log(0.6 / 0.5) + 4 * log(0.4 / 0.5), abs=1e-3)
    assert (test.rounds, test.mean) == (10, pytest.approx(0.6))


def test_even_rounds_say_more_than_games_that_happen_to_be_even() -> None:
    """Two players who split every pair are equal; forty games of which half were won could be much."""
    assert after([0.5] * 20).ratio < 2 * after([1.0, 0.0] * 10).ratio < 0


def test_it_stops_when_it_is_sure() -> None:
    assert after([1.0] * 10).verdict is None
    assert after([1.0] * 20).verdict == "for"
    assert after([0.0] * 20).verdict == "against"
    assert pytest.approx(log(19)) == BOUND


def test_once_it_has_spoken_it_stands() -> None:
    test = after([1.0] * 20 + [0.0] * 20)
    assert (test.verdict, abs(test.ratio) < BOUND) == ("for", True)


def test_a_midway_share_leaves_it_undecided() -> None:
    assert after([1.0, 0.5, 0.5, 0.5, 0.25] * 10).verdict is None


@pytest.mark.parametrize(("share", "wrong"), [(0.5, "for"), (0.6, "against")])
def test_it_is_wrong_in_about_five_of_a_hundred_cases(share: float, wrong: str) -> None:
    verdicts = []
    for trial in range(60):
        random, test = Random(f"{share}/{trial}"), Sequential(0.5, 0.6)
        while test.verdict is None:
            test.add(((random.random() < share) + (random.random() < share)) / 2)
        verdicts.append(test.verdict)
    assert verdicts.count(wrong) <= 8


@pytest.mark.parametrize("shares", [(0.6, 0.5), (0.0, 0.5), (0.5, 1.0), (0.5, 0.5)])
def test_shares_that_cannot_be_told_apart_are_refused(shares: tuple[float, float]) -> None:
    with pytest.raises(SetupError, match="the smaller one first"):
        Sequential(*shares)
