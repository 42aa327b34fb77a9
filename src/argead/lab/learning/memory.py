"""What was seen last: positions and what they were worth."""

from __future__ import annotations

from typing import Any

import numpy as np

MOST_ROWS = 600_000
"""Rows of inputs that are remembered, one for each seat of a position."""


class Memory:
    """A ring of positions: the oldest are forgotten first."""

    def __init__(self, inputs: tuple[int, ...], goals: int, room: int = MOST_ROWS) -> None:
        """`inputs` is the shape of what is known of one position; with each come so many goals, and as many others."""
        self.count = 0
        self._at = 0
        self._room = room
        self._positions = np.zeros((room, *inputs), np.float16)
        self._goals = np.zeros((room, goals), np.float32)
        self._others = np.zeros((room, goals), np.float32)

    def add(self, positions: Any, goals: Any, others: Any) -> None:
        """Remember positions with their goals and the others."""
        places = (self._at + np.arange(len(positions))) % self._room
        self._positions[places] = positions
        self._goals[places] = goals
        self._others[places] = others
        self._at = int((self._at + len(positions)) % self._room)
        self.count = min(self._room, self.count + len(positions))

    def some(self, number: int, rng: np.random.Generator) -> tuple[Any, Any, Any]:
        """Some positions at random."""
        chosen = rng.integers(0, self.count, number)
        return self._positions[chosen].astype(np.float32), self._goals[chosen], self._others[chosen]
