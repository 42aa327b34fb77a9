"""A sequential test between two shares of wins: it stops as soon as the games played have told them apart.

A round of games on the same chance is one observation, since its games depend on each other. How the scores of rounds
are spread is not assumed but estimated: the ratio compares the likeliest spread with the one mean to the likeliest one
with the other (a generalised sequential probability ratio test).
"""

from __future__ import annotations

from collections import Counter
from math import log

from argead.kernel import SetupError

RISK = 0.05
"""How often the test may speak wrongly, either way."""

BOUND = log((1 - RISK) / RISK)

UNSEEN = 1e-3
"""What a round that is won or lost throughout counts before the first is seen: either may still come."""


class Sequential:
    """Whether a share is rather `wanted` than `against`, by the scores of rounds from 0 to 1.

    The `verdict` is `for` or `against`, and None while the test is undecided; once it has spoken, it stands. The
    `ratio` is the logarithm of how much likelier the wanted share makes the scores seen.
    """

    def __init__(self, against: float, wanted: float) -> None:
        if not 0 < against < wanted < 1:
            raise SetupError("the shares to be told apart must lie between 0 and 100 percent, the smaller one first")
        self.against = against
        self.wanted = wanted
        self.ratio = 0.0
        self.verdict: str | None = None
        self._scores: Counter[float] = Counter()

    def add(self, score: float) -> None:
        """Take the score of a round into account."""
        self._scores[round(score, 6)] += 1
        self.ratio = self._ratio()
        if self.verdict is None and abs(self.ratio) >= BOUND:
            self.verdict = "for" if self.ratio > 0 else "against"

    @property
    def rounds(self) -> int:
        return self._scores.total()

    @property
    def mean(self) -> float:
        """The mean score so far."""
        return sum(score * count for score, count in self._scores.items()) / self.rounds

    def _ratio(self) -> float:
        counts = {0.0: UNSEEN, 1.0: UNSEEN}
        for score, count in self._scores.items():
            counts[score] = counts.get(score, 0.0) + count
        wanted, against = (_likeliest(counts, mean) for mean in (self.wanted, self.against))
        return sum(count * log(wanted[score] / against[score]) for score, count in counts.items())


def _likeliest(counts: dict[float, float], mean: float) -> dict[float, float]:
    """The spread with this mean that makes the counts likeliest: each part of them, weighed by its distance from it."""
    whole = sum(counts.values())
    parts = {score: count / whole for score, count in counts.items()}
    low, high = -1 / (max(parts) - mean), 1 / (mean - min(parts))
    for _ in range(50):
        tilt = (low + high) / 2
        excess = sum(part * (score - mean) / (1 + tilt * (score - mean)) for score, part in parts.items())
        low, high = (tilt, high) if excess > 0 else (low, tilt)
    return {score: part / (1 + tilt * (score - mean)) for score, part in parts.items()}
