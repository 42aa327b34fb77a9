"""Odds of a fight, from playouts by the game's own policy. Those of one ply add up while a person thinks."""

from __future__ import annotations

import asyncio
import pickle
import secrets
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from argead.kernel import Dice, State
from argead.lab.report import wilson

BATCH = 16
"""Playouts between two looks at the clock."""

ENOUGH = 50_000
"""Playouts after which more would change nothing that a person sees."""


@dataclass(slots=True)
class Tally:
    """How so many playouts ended; `lost` counts them by the number of pieces lost."""

    playouts: int = 0
    won: int = 0
    slain: int = 0
    retreated: int = 0
    lost: Counter[int] = field(default_factory=Counter)

    def note(self, result: dict[str, int]) -> None:
        """One playout more."""
        self.playouts += 1
        self.won += result["won"]
        self.slain += result["slain"]
        self.retreated += result["retreated"]
        self.lost[result["lost"]] += 1

    def add(self, other: Tally) -> None:
        """The playouts of another tally."""
        self.playouts += other.playouts
        self.won += other.won
        self.slain += other.slain
        self.retreated += other.retreated
        self.lost += other.lost

    def as_json(self) -> dict[str, Any] | None:
        """The shares of all playouts."""
        count = self.playouts
        if not count:
            return None
        return {
            "playouts": count,
            "win": self.won / count,
            "interval": wilson(self.won, count),
            "slain": self.slain / count,
            "retreat": self.retreated / count,
            "losses": [(number, times / count) for number, times in sorted(self.lost.items())],
            "expected": sum(number * times for number, times in self.lost.items()) / count,
        }


@dataclass(slots=True)
class Odds:
    """What is known at one ply. `settled` says that more playouts are not worth while, or that there is no fight."""

    ply: int
    tally: Tally = field(default_factory=Tally)
    settled: bool = False
    batch: asyncio.Task[None] | None = None

    def take(self, more: Tally | None) -> None:
        """A batch of playouts has come in."""
        if more is not None:
            self.tally.add(more)
        self.settled = more is None or self.tally.playouts >= ENOUGH


def play_out(sight: bytes, seconds: float) -> Tally | None:
    """Play the fight out again and again (in a worker); None if there is none in sight."""
    state: State = pickle.loads(sight)
    playout = state.game.playout
    assert playout is not None
    chance, tally = Dice(secrets.randbits(64)), Tally()
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        for _ in range(BATCH):
            result = playout(state, chance)
            if result is None:
                return None
            tally.note(result)
    return tally
