"""The things of PhalanXX: regions, cards, dice and counters, and nothing that is hidden."""

from __future__ import annotations

import pytest

from argead.kernel import Dice
from games.phalanxx.position import GAME


def of(kind: str, things: list[str]) -> list[str]:
    return [thing.partition(":")[2] for thing in things if thing.startswith(f"{kind}:")]


@pytest.mark.parametrize(("players", "sides", "regions"), [(1, 2, 16), (2, 2, 16), (3, 3, 24), (4, 4, 32)])
def test_regions_dice_and_counters_of_all_sides(players: int, sides: int, regions: int) -> None:
    s = GAME.new(players, Dice(5))
    things = GAME.things(s.view(0))
    assert len(of("region", things)) == regions
    assert of("slot", things) == ["1", "2", "3"]
    assert len(of("home", things)) == 3 * sides
    assert len(of("force", things)) == len(of("points", things)) == sides
    assert len(of("talents", things)) == len(of("hand", things)) == players, "MaXXimilian has neither"


def test_the_own_hand_is_there_and_no_other() -> None:
    s = GAME.new(3, Dice(5))
    hands = [s.view(seat)["hand"] for seat in range(3)]
    for seat in range(3):
        cards = of("card", GAME.things(s.view(seat)))
        assert set(hands[seat]) <= set(cards)
        assert not {card for other in range(3) if other != seat for card in hands[other]} & set(cards)
    assert not {card for hand in hands for card in hand} & set(of("card", GAME.things(s.view(None))))


def test_open_hands_are_all_there() -> None:
    s = GAME.new(2, Dice(5))
    hands = [s.view(seat)["hand"] for seat in range(2)]
    view = s.view(None) | {"open_hands": hands}
    assert {card for hand in hands for card in hand} <= set(of("card", GAME.things(view)))
