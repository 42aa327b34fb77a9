"""What all decisions of a match together say: curves, losses, luck, and the decisions that turned it.

For every seat, from its own eyes, start + own decisions + rivals' decisions + luck = end: what lies between a position
and what was expected after the action belongs to whoever acted, and what came otherwise than expected is luck.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean

from argead.table.analysis.deciding import Weighed
from argead.table.analysis.judges import Followed
from argead.table.analysis.looking import Looked

SLIGHT = 0.005
"""Who lost less has found nothing better."""

DEAR = 0.03
"""What a decision must have lost to be told as one that turned the game."""

MOST_TURNING = 3


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision: what was played and the best found, the chances expected after either, and what was lost and what
    luck did. `line` is the better move with what would probably have followed, if it was looked at for longer."""

    ply: int
    seat: int
    played: str
    best: str | None
    hoped: float
    expected: float
    loss: float
    luck: float
    before: float
    after: float
    line: Sequence[Followed]


@dataclass(frozen=True, slots=True)
class Answered:
    """A decision that dice or draws answered, and by how much they moved each seat's own chance."""

    ply: int
    seat: int
    notation: str
    luck: Sequence[float]


@dataclass(slots=True)
class Spent:
    """How a seat's chance came from its start to its end."""

    start: float
    end: float
    own: float = 0.0
    rivals: float = 0.0
    luck: float = 0.0


@dataclass(frozen=True, slots=True)
class Findings:
    """All that was found: each seat's chance at every ply by its own eyes (`own`) and as the `mean` of what all saw,
    what became of it, the decisions and what was answered, and the dearest decisions, in the order of the plies."""

    plies: Sequence[int]
    own: Sequence[Sequence[float]]
    mean: Sequence[Sequence[float]]
    spent: Sequence[Spent]
    moves: Sequence[Judged]
    answered: Sequence[Answered]
    turning: Sequence[Judged]


class Summing:
    """Makes findings of what was weighed and looked at: `opening` are the chances at the set-up, for each pair of
    eyes."""

    def __init__(
        self, opening: Sequence[Sequence[float]], weighed: Sequence[Weighed], looked: Mapping[int, Looked]
    ) -> None:
        self._opening = opening
        self._weighed = weighed
        self._looked = looked
        self._seats = range(len(opening))
        self._own = [
            [opening[seat][seat], *(self._stands(at, seat) for at in range(len(weighed)))] for seat in self._seats
        ]

    def found(self) -> Findings:
        """What all of it says."""
        views = [self._opening, *(one.after for one in self._weighed)]
        moves = [self._judged(at) for at, one in enumerate(self._weighed) if one.options > 1]
        return Findings(
            [0, *(one.ply for one in self._weighed)],
            self._own,
            [[fmean(eyes[seat] for eyes in view) for view in views] for seat in self._seats],
            [self._spent(seat) for seat in self._seats],
            moves,
            [self._answered(at) for at, one in enumerate(self._weighed) if one.asks],
            self._turning(moves),
        )

    def _turning(self, moves: Sequence[Judged]) -> list[Judged]:
        """The dearest decisions, in their order."""
        dear = [one for one in moves if one.ply in self._looked and one.best is not None and one.loss >= DEAR]
        return sorted(sorted(dear, key=lambda one: (-one.loss, one.ply))[:MOST_TURNING], key=lambda one: one.ply)

    def _stands(self, at: int, seat: int) -> float:
        """A seat's own chance after a line. In the midst of its move that is what the best way on from there is worth,
        which was known before where nothing has answered."""
        one = self._weighed[at]
        on = self._weighed[at + 1] if at + 1 < len(self._weighed) else None
        if on is None or on.seat != seat or not one.midway:
            return one.stands[seat]
        return one.expected[seat] if one.seat == seat and not one.asks else on.best

    def _expected(self, at: int, seat: int) -> float:
        """A seat's own chance after an action and before chance answered it."""
        one = self._weighed[at]
        return self._own[seat][at] if one.secret and one.seat != seat else one.expected[seat]

    def _luck(self, at: int, seat: int) -> float:
        """By how much it came otherwise than a seat expected after an action."""
        return self._own[seat][at + 1] - self._expected(at, seat)

    def _spent(self, seat: int) -> Spent:
        curve = self._own[seat]
        spent = Spent(curve[0], curve[-1])
        for at, one in enumerate(self._weighed):
            expected = self._expected(at, seat)
            if one.seat == seat:
                spent.own += expected - curve[at]
            else:
                spent.rivals += expected - curve[at]
            spent.luck += self._luck(at, seat)
        return spent

    def _answered(self, at: int) -> Answered:
        one = self._weighed[at]
        return Answered(one.ply, one.seat, one.notation, [self._luck(at, seat) for seat in self._seats])

    def _judged(self, at: int) -> Judged:
        one = self._weighed[at]
        curve, looked = self._own[one.seat], self._looked.get(one.ply)
        better = looked.better if looked else max(one.better, key=lambda option: option.gain, default=None)
        found = better if better and better.gain > SLIGHT else None
        expected = looked.played if looked else one.expected[one.seat]
        return Judged(
            one.ply,
            one.seat,
            one.notation,
            found.notation if found else None,
            found.worth if found else expected,
            expected,
            found.gain if found else 0.0,
            self._luck(at, one.seat),
            curve[at],
            curve[at + 1],
            looked.line if looked else (),
        )


def dearest(weighed: Sequence[Weighed], most: int) -> list[Weighed]:
    """The decisions that seem to have lost most, which deserve a longer look."""
    lost = [(max((option.gain for option in one.better), default=0.0), one) for one in weighed]
    dear = sorted((pair for pair in lost if pair[0] > SLIGHT), key=lambda pair: (-pair[0], pair[1].ply))
    return [one for _, one in dear[:most]]
