"""What a kind opponent does not do to a beginner: nobody is attacked in the first round."""

from __future__ import annotations

from collections.abc import Sequence

from argead.games.phalanxx.actions import Conquer
from argead.games.phalanxx.state import Phalanxx
from argead.kernel import Action


def gentle(s: Phalanxx, seat: int, actions: Sequence[Action]) -> Sequence[Action]:
    """Those of some actions that conquer nothing from a player while everybody's first turn lasts."""
    if s.round > 1:
        return actions
    rivals = 0
    for side in range(s.players):
        if side != seat:
            rivals |= s.held[side]
    peaceful = [action for action in actions if not (isinstance(action, Conquer) and rivals >> action.number & 1)]
    return peaceful or actions
