"""Estimates: what a move is worth, how far that is certain, and how sure it is that one move is better than others."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from argead.table.advice.found import Certainty
from argead.table.advice.trying import Judged

FIRST_THOUGHT = 2
"""For how many playouts counts what was thought of the end of the move itself."""

ERRORS = 1.96
"""So many standard errors to either side make an interval of 95 %."""

LEAST_DOUBT = 0.01
"""Whatever the draws say, the judge itself is no surer."""


class Estimate(NamedTuple):
    """The chance to win after a move, or where nothing judges that, how the game appraises it; and its worth."""

    mean: float
    doubt: float
    worth: float
    is_chance: bool

    @property
    def interval(self) -> tuple[float, float]:
        return max(0.0, self.mean - self.doubt), min(1.0, self.mean + self.doubt)

    @property
    def order(self) -> tuple[float, float]:
        """The better first: by the chance as people read it, then by the worth."""
        return -round(self.mean, 2), -self.worth


def estimate(first: Sequence[Judged], played: Sequence[Judged]) -> Estimate:
    """From the ends of the move itself and, where it was played on, from what was thought then."""
    is_chance = first[0].chance is not None
    near, far = [_value(each) for each in first], [_value(each) for each in played]
    spread = far if len(far) > 1 else near
    doubt = ERRORS * stdev(spread) / sqrt(len(spread)) if len(spread) > 1 else 0.0
    mean = (FIRST_THOUGHT * fmean(near) + sum(far)) / (FIRST_THOUGHT + len(far))
    worth = FIRST_THOUGHT * fmean(each.worth for each in first) + sum(each.worth for each in played)
    within = min(1.0, max(0.0, mean))
    return Estimate(within, max(LEAST_DOUBT, doubt), worth / (FIRST_THOUGHT + len(far)), is_chance)


def certainty(best: Sequence[Estimate]) -> Certainty:
    """How sure the first is the best: close where one of two lies within what is said of the other, clear where nothing
    said of one can be true of another."""
    first, *others = best
    if any(other.mean >= first.interval[0] or first.mean <= other.interval[1] for other in others):
        return "close"
    return "likely" if any(other.interval[1] >= first.interval[0] for other in others) else "clear"


def _value(judged: Judged) -> float:
    return judged.worth if judged.chance is None else judged.chance
