"""Points: the games that say that theirs can fall are right."""

from __future__ import annotations

from random import Random

from argead.kernel import Dice
from argead.shelf import game
from argead.testing.settings import walk


def test_the_count_of_phalanxx_can_fall() -> None:
    """A conflict costs Force, and Force is points."""
    described = game("phalanxx")
    assert described.points_fall
    state, last, fell = described.new(2, Dice(1)), [0, 0], False
    for _ in walk(state, Random(1)):
        totals = [side["reckoning"]["total"] for side in state.view(None)["sides"]]
        fell = fell or any(now < then for now, then in zip(totals, last, strict=True))
        last = totals
    assert fell


def test_a_campaign_of_field_commander_is_worth_less_from_turn_to_turn() -> None:
    described = game("field-commander")
    assert described.points_fall
    track = described.new(1, Dice(1)).view(0)["turns"]
    assert track[-1]["points"] < track[0]["points"]
