"""How sure a share is that was counted."""

from __future__ import annotations

from math import sqrt

CONFIDENCE = 1.959964
"""Standard deviations of a 95 % interval."""


def wilson(won: float, games: float) -> tuple[float, float]:
    """The 95 % interval of a share, sound for few games and near 0 and 1 (Wilson's score interval)."""
    z = CONFIDENCE
    rate = won / games
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    reach = z / (1 + z * z / games) * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)
