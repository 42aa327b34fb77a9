"""Heroism: while it lies open, deeds are compared instead of Force."""

from __future__ import annotations

from argead.games.phalanxx.board import KINDS_COUNTED, ORANGE, PURPLE
from argead.games.phalanxx.state import Phalanxx


def valour(s: Phalanxx, side: int) -> int:
    """Leaders and Equipment, less the rotated cards."""
    first = side * KINDS_COUNTED
    return s.counts[first + ORANGE] + s.counts[first + PURPLE] - s.rotated[side].bit_count()


def might(s: Phalanxx, side: int) -> int:
    """What is compared in a conflict: Force, or valour under Heroism."""
    return valour(s, side) if s.heroism_lies_open() else s.force[side]
