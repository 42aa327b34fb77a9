"""What takes long is a job: plain data, and `run`, which works in slices.

After each slice it yields the best that is known by then; the last is the result. Whoever runs a job may pause between
slices, stop, or do it in another process: a job can be pickled. It holds a guess, never the state of the table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import count
from typing import Protocol, TypeVar

from argead.bots import bot
from argead.kernel import Dice, Sealed, State, wilson
from argead.table.shapes import OddsShown

Result_co = TypeVar("Result_co", covariant=True)

PLAYOUTS_A_SLICE = 16

ENOUGH_PLAYOUTS = 50_000
"""More would change nothing that a person sees."""


class Job(Protocol[Result_co]):
    """Work in slices."""

    def run(self) -> Iterator[Result_co]: ...


def sight(state: State, seat: int, seed: int | str | None = None) -> State:
    """All that anybody at this seat may work from: what it cannot know is drawn anew, and chance is sealed."""
    return state.guess(seat, Dice(seed)).clone(Sealed())


@dataclass(frozen=True, slots=True)
class Thinking:
    """A bot chooses an action for a seat; the result is its notation."""

    sight: State
    seat: int
    bot: str
    seed: int | str | None = None

    def run(self) -> Iterator[str]:
        thinker = bot(self.bot, self.seed, self.sight.game)
        # A copy: the job stays as it was, and can be sent on and run again.
        for action in thinker.think(self.sight.clone(Sealed()), self.seat):
            yield action.notation


@dataclass(slots=True)
class Tally:
    """How so many playouts ended: for each name that the game counts, how often each number came."""

    playouts: int = 0
    counts: dict[str, Counter[int]] = field(default_factory=dict)

    def note(self, result: Mapping[str, int]) -> None:
        """One playout more."""
        self.playouts += 1
        for name, number in result.items():
            self.counts.setdefault(name, Counter())[number] += 1

    def add(self, other: Tally) -> None:
        """The playouts of another tally."""
        self.playouts += other.playouts
        for name, numbers in other.counts.items():
            self.counts.setdefault(name, Counter()).update(numbers)

    def shown(self) -> OddsShown | None:
        """The shares of all playouts; None before the first."""
        if not self.playouts:
            return None
        return {
            "playouts": self.playouts,
            "counts": {
                name: {
                    "mean": sum(number * times for number, times in numbers.items()) / self.playouts,
                    "interval": wilson(self.playouts - numbers[0], self.playouts),
                    "values": [(number, times / self.playouts) for number, times in sorted(numbers.items())],
                }
                for name, numbers in self.counts.items()
            },
        }


@dataclass(frozen=True, slots=True)
class Playouts:
    """The fight in sight of a seat, played out again and again by the game's own policy; without one, no slice."""

    sight: State
    seed: int | str | None = None

    def run(self) -> Iterator[Tally]:
        playout = self.sight.game.playout
        assert playout is not None
        chance, tally = Dice(self.seed), Tally()
        for done in count(1):
            result = playout(self.sight, chance)
            if result is None:
                return
            tally.note(result)
            if done % PLAYOUTS_A_SLICE == 0:
                yield tally
            if done == ENOUGH_PLAYOUTS:
                return
