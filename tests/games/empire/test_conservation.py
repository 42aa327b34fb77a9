"""15 cubes, 10 temples and 8 cities a player: counted after every step, with what the journal says was paid."""

from __future__ import annotations

from random import Random

import pytest

from argead.kernel import Dice
from argead.testing.settings import walk
from games.empire.invariants import check_conservation
from games.empire.position import GAME, kind

PAID = ("crossed", "temple-built", "city-built")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("length", ["full", "short"])
def test_4_1_2_every_cube_is_in_a_box_on_the_board_or_paid_for_something(players, length):
    for seed in range(6):
        journal: list = []
        s = GAME.new(players, Dice(seed), journal=journal, length=length)
        spent, read = [0] * players, 0
        for _ in walk(s, Random(seed + 99)):
            for event in journal[read:]:
                if event.kind == "region":
                    spent = [0] * players
                elif event.kind in PAID:
                    spent[event.seat] += event.data["price"]
            read = len(journal)
            check_conservation(s)
            if kind(s) == "allot-cubes":
                continue
            for seat in range(players):
                held = s.order_cubes[seat] + s.armies_of(seat) + s.temple_cubes[seat] + s.city_cubes[seat]
                assert held + spent[seat] == 15
        check_conservation(s)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_5_5_every_point_is_told_with_its_reason(players):
    for seed in range(10):
        journal: list = []
        s = GAME.new(players, Dice(seed), journal=journal)
        for _ in walk(s, Random(seed + 77)):
            pass
        points = [0] * players
        for event in journal:
            if "points" in event.data:
                points[event.seat] += event.data["points"]
        assert tuple(points) == s.outcome().scores
