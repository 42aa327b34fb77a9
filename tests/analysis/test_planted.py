"""Planted blunders are found among the dearest decisions."""

from __future__ import annotations

import pytest

from argead.table.analysis.work import analysed
from support.planted import GAMES, planted

RECORDS = 10
FOUND = 9


def rank(name: str, number: int) -> int:
    """Which of all decisions the planted one is, by what it lost: 1 is the dearest."""
    found = planted(name, number)
    findings = analysed(found.match, "quick").findings
    assert findings is not None
    dear = sorted(findings.moves, key=lambda one: (-one.loss, one.ply))
    return 1 + next(place for place, one in enumerate(dear) if one.ply == found.ply)


@pytest.mark.parametrize("name", ["alexandros", "empire"])
def test_a_planted_blunder_is_found(name: str) -> None:
    assert rank(name, 1) <= 3


@pytest.mark.long
@pytest.mark.parametrize("name", list(GAMES))
def test_planted_blunders_are_found(name: str) -> None:
    ranks = [rank(name, number) for number in range(1, RECORDS + 1)]
    assert sum(place <= 3 for place in ranks) >= FOUND, ranks
