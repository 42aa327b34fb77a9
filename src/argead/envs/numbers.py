"""A position, its choices and its end, in numbers: what all environments share."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

import numpy as np
from numpy.typing import NDArray

from argead.kernel import Action, Dice, Game, Outcome, State, Value

Vector = NDArray[np.float32]
Mask = NDArray[np.int8]


def layout(game: Game, players: int, pack: str | None = None, **options: Value) -> dict[str, slice]:
    """Where each named piece of `state.observe` lies in an observation."""
    pieces = game.new(players, Dice(0), pack=pack, journal=None, **options).observe(0)
    places: dict[str, slice] = {}
    start = 0
    for name, piece in pieces.items():
        places[name] = slice(start, start + len(piece))
        start += len(piece)
    return places


def observation(state: State, seat: int) -> Vector:
    """The pieces of `state.observe`, end to end."""
    return np.array(list(chain.from_iterable(state.observe(seat).values())), np.float32)


def choices(state: State, seat: int) -> dict[int, Action]:
    """The legal actions by index."""
    return {action.index: action for action in state.actions(seat)}


def mask(indexes: Iterable[int], room: int) -> Mask:
    """1 for every index that may be chosen."""
    marks = np.zeros(room, np.int8)
    marks[list(indexes)] = 1
    return marks


def rewards(outcome: Outcome) -> list[float]:
    """What each seat gets at the end: 1 for the first place, -1 for the last, evenly spaced between.

    Seats that share a rank share the worth of its places, so the rewards of a game always add up to 0. A player alone
    gets 1 for a victory and -1 for a defeat.
    """
    ranks = outcome.ranks
    if len(ranks) == 1:
        return [1.0 if ranks[0] == 1 else -1.0]
    return [_worth(rank, ranks.count(rank), len(ranks)) for rank in ranks]


def _worth(rank: int, sharers: int, players: int) -> float:
    place = rank - 1 + (sharers - 1) / 2
    return 1 - 2 * place / (players - 1)
