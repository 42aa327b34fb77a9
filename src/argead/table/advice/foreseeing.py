"""Foreseeing: what can be done to a seat before its next turn, and which move would make it safe."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from argead.kernel import Action, Prospect, Sealed, State
from argead.table.advice.doors import endings, threats
from argead.table.advice.found import Foresight, Threat
from argead.table.advice.trying import Tried, Trying

What = tuple[str, tuple[str, ...]]
"""By which a prospect is known again."""

DRAWS = 2
MOST_MOVES = 24
"""So many moves, the best ones, are searched for one that makes safe in each of some draws of chance."""


@dataclass(frozen=True, slots=True)
class Foreseeing:
    """The job that looks ahead for a seat, from what it knows; `decides` says whether it may make any move now."""

    sight: State
    seat: int
    seed: str
    decides: bool

    @property
    def question(self) -> str:
        """By which the same question is known."""
        return f"{self.seed}/{self.decides}"

    def run(self) -> Iterator[Foresight]:
        sight = self.sight.clone(Sealed())
        found = threats(sight, self.seat)
        near = endings(sight, self.seat)
        yield Foresight(tuple(Threat(threat, None) for threat in found), near)
        if found and self.decides:
            yield Foresight(self._safe(sight, found), near)

    def _safe(self, sight: State, found: tuple[Prospect, ...]) -> tuple[Threat, ...]:
        """Each threat with the best move after whose end it is none any more."""
        trying = Trying(sight, self.seat, Random(self.seed))
        moves = trying.look(trying.options(), DRAWS)[:MOST_MOVES]
        left = [{threat.what for end in each.ends for threat in threats(end, self.seat)} for each in moves]
        return tuple(Threat(threat, _first(moves, left, threat)) for threat in found)


def _first(moves: Sequence[Tried], left: Sequence[set[What]], threat: Prospect) -> Action | None:
    """The best move after which the threat is not among what is left."""
    return next((move.action for move, what in zip(moves, left, strict=True) if threat.what not in what), None)
