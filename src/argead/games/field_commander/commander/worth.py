"""What counters are worth in a battle: the Hits that they can be expected to score in a turn."""

from __future__ import annotations

from argead.games.field_commander.state import FieldCommander

HIGHEST = 12
REST = 0.55
"""Cavalry fights about every other turn."""


def _hits(battle: int, superscript: int) -> float:
    once, twice = min(max(battle, 0), 6), min(max(superscript, 0), 6)
    return (once + min(once, twice)) / 6


def _chain(battle: int) -> float:
    hits, reached = 0.0, 1.0
    for value in range(min(battle, 6), 0, -1):
        reached *= value / 6
        hits += reached
    return hits


SINGLE = [[_hits(battle, superscript) for superscript in range(HIGHEST)] for battle in range(HIGHEST)]
CHAIN = [_chain(battle) for battle in range(HIGHEST)]


def power(s: FieldCommander, c: int, worn: bool, penalty: int = 0) -> float:
    """Expected Hits a turn of a counter on one of its sides."""
    counters = s.counters
    bit = 1 << c
    battle, superscript = counters.battle[worn][c] - penalty, counters.superscript[worn][c] - penalty
    if battle <= 0:
        return 0.0
    if bit & counters.phalanxes:
        return CHAIN[battle]
    hits = SINGLE[battle][max(superscript, 0)]
    return hits * REST if bit & counters.cavalry else hits


def loss(s: FieldCommander, c: int) -> float:
    """What a Hit on a counter takes away: power, and a little for the gold that it costs to make good."""
    bit = 1 << c
    worn = bool(s.worn & bit)
    now = power(s, c, worn)
    if worn or s.counters.frail & bit:
        return now + 0.25
    return now - power(s, c, True) + 0.1


def steps(s: FieldCommander, counters: int) -> int:
    """How many Hits a set of counters can take."""
    return 2 * counters.bit_count() - (counters & (s.worn | s.counters.frail)).bit_count()


def total_power(s: FieldCommander, counters: int, penalty: int = 0) -> float:
    """Expected Hits a turn of a set of counters."""
    total, worn = 0.0, s.worn
    while counters:
        bit = counters & -counters
        counters ^= bit
        total += power(s, bit.bit_length() - 1, bool(worn & bit), penalty)
    return total
