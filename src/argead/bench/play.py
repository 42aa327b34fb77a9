"""Random play of our games on one core: the legal list is made, an action is chosen and applied."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from time import process_time

from argead.kernel import Dice, Game, Value


def decisions_per_second(game: Game, players: int, setting: Mapping[str, Value], seconds: float) -> float:
    """Whole games, one after the other, for at least so long. Only choices that a seat was asked for are counted."""
    random = Random(1).random
    chance = Dice(1)
    decisions = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        state = game.new(players, chance, pack=None, journal=None, **setting)
        while waiting := state.waiting():
            seat = waiting[0]
            options = state.actions(seat)
            state.play(seat, options[int(random() * len(options))])
            decisions += 1
    return decisions / spent
