"""What every bot does."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

from argead.kernel import Action, State

Strength = int | float | None
"""How often a bot does what it does, or for how many seconds (a float); None: as often as it is wont to."""


class Bot:
    """Chooses among the legal actions of a seat, from a guess of the state.

    A bot that takes long thinks in slices and says after each what it would do by then; `choose` waits for the last.
    """

    __slots__ = ()

    def think(self, sight: State, seat: int) -> Iterator[Action]:
        """Legal actions of the seat, each better founded than the one before."""
        yield self.choose(sight, seat)

    def choose(self, sight: State, seat: int) -> Action:
        """A legal action of the seat."""
        return deque(self.think(sight, seat), maxlen=1).pop()
