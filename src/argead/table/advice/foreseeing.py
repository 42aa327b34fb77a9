"""Foreseeing: what can be done to a seat before its next turn, and which move would make it safe."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from argead.kernel import Sealed, State
from argead.table.advice.doors import endings, threats
from argead.table.advice.found import Foresight, Threat
from argead.table.advice.safety import Safety

MOST_TOLD = 6
"""So many threats are told, the gravest ones; whether a danger stands after a move, all of them decide."""


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
        found = threats(sight, self.seat)[:MOST_TOLD]
        near = endings(sight, self.seat)
        yield Foresight(tuple(Threat(threat, None) for threat in found), near, False)
        if found and self.decides:
            safety = Safety(sight, self.seat, self.seed)
            told = tuple(Threat(threat, safety.first(threat)) for threat in found)
            exposed = [threat for threat, safe in told if safe is None]
            yield Foresight(told, near, safety.is_whole and not any(map(safety.is_avoidable, exposed)))
