"""Ratings of the Elo kind, of maximum likelihood.

A bot of rating r wins a game with the chance 10^(r/400), beside the sum of the same over all seats. So that nobody who
wins or loses everything is rated beyond all bounds, each has also drawn one game with an average bot.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt

from argead.kernel.interval import CONFIDENCE

POINTS = 400 / log(10)
"""Of the scale that chess players know: 400 points are odds of ten to one."""

NEAR = 1e-9
LONGEST_STEP = 1.0

Vector = list[float]
Matrix = list[Vector]


@dataclass(frozen=True, slots=True)
class Rating:
    """Points above the first bot, and their 95 % interval."""

    points: float
    low: float
    high: float


class Standings:
    """Games as they count for ratings: who sat there, and each one's part of the victory."""

    def __init__(self, bots: int) -> None:
        self.bots = bots
        self._wins: dict[tuple[int, ...], Vector] = {}
        self._games: Counter[tuple[int, ...]] = Counter()

    def add(self, seating: Sequence[int], shares: Iterable[float]) -> None:
        """Count a game, given by seat."""
        company = tuple(sorted(seating))
        wins = self._wins.setdefault(company, [0.0] * self.bots)
        self._games[company] += 1
        for which, share in zip(seating, shares, strict=True):
            wins[which] += share

    def ratings(self) -> list[Rating]:
        """The ratings that make the games likeliest, with intervals from the curvature there."""
        strengths = [0.0] * self.bots
        step = [LONGEST_STEP]
        while max(map(abs, step)) > NEAR:
            slope, curve = self._slopes(strengths)
            step = [sum(map(float.__mul__, line, slope)) for line in inverse(curve)]
            shorter = min(1.0, LONGEST_STEP / max(NEAR, *map(abs, step)))
            strengths = [strength + shorter * move for strength, move in zip(strengths, step, strict=True)]
        spread = inverse(self._slopes(strengths)[1])
        found = []
        for which, strength in enumerate(strengths):
            points = POINTS * (strength - strengths[0])
            variance = spread[which][which] + spread[0][0] - 2 * spread[which][0]
            reach = CONFIDENCE * POINTS * sqrt(max(0.0, variance))
            found.append(Rating(points, points - reach, points + reach))
        return found

    def _slopes(self, strengths: Vector) -> tuple[Vector, Matrix]:
        """The slope of the likelihood's logarithm, and its curvature, turned positive."""
        drawn = [1 / (1 + exp(-strength)) for strength in strengths]
        slope = [0.5 - chance for chance in drawn]
        curve = [[0.0] * self.bots for _ in strengths]
        for which, chance in enumerate(drawn):
            curve[which][which] = chance * (1 - chance)
        for company, games in self._games.items():
            parts = {which: company.count(which) * exp(strengths[which]) for which in set(company)}
            whole = sum(parts.values())
            for which, part in parts.items():
                slope[which] += self._wins[company][which] - games * part / whole
                curve[which][which] += games * part / whole
                for other, its in parts.items():
                    curve[which][other] -= games * part * its / whole**2
        return slope, curve


def inverse(matrix: Matrix) -> Matrix:
    """The inverse of a symmetric matrix with no direction left flat (Gauss and Jordan)."""
    size = len(matrix)
    lines = [[*line, *(float(i == j) for j in range(size))] for i, line in enumerate(matrix)]
    for i in range(size):
        pivot = lines[i][i]
        lines[i] = [value / pivot for value in lines[i]]
        for j in range(size):
            if j != i:
                factor = lines[j][i]
                lines[j] = [value - factor * own for value, own in zip(lines[j], lines[i], strict=True)]
    return [line[size:] for line in lines]
