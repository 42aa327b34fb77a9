"""What data files of this game alone have: inner tables, tracks with their costs, and the values of a counter."""

from __future__ import annotations

from typing import Any

from argead.kernel import DataError
from argead.kernel.reading import Table, known, number

Values = tuple[int, int, int]

FASTEST = 6


def table(where: str, key: str, given: Table, keys: set[str]) -> Table:
    """An inner table with no keys but these (`source` is always welcome)."""
    found = given.get(key)
    if not isinstance(found, dict):
        raise DataError(f"{where} needs {key!r}: a table")
    known(f"{where}, {key}", found, keys)
    return found


def tables(where: str, key: str, given: Table, most: int, least: int = 1) -> list[Table]:
    """A list of so many tables."""
    found = given.get(key, [])
    if not isinstance(found, list) or len(found) < least or not all(isinstance(item, dict) for item in found):
        raise DataError(f"{where} needs {key!r}: a list of tables")
    if len(found) > most:
        raise DataError(f"{where} has too many {key!r}: the most is {most}")
    return found


def numbers(where: str, given: Table, most: dict[str, int]) -> dict[str, int]:
    """All of these, each a number up to its limit."""
    return {key: number(where, key, given.get(key), limit) for key, limit in most.items()}


def costs(where: str, key: str, value: Any) -> list[int]:
    """What the squares of a track cost."""
    if not isinstance(value, list) or not 1 <= len(value) <= 20:
        raise DataError(f"{where}: {key!r} must be a list of 1 to 20 numbers")
    return [number(where, key, cost, 50) for cost in value]


def values(where: str, given: Any) -> Values:
    sound = isinstance(given, list) and len(given) == 3 and all(type(n) is int and 0 <= n <= 9 for n in given)
    if not sound or given[0] > FASTEST:
        raise DataError(f"{where} must be [speed, battle value, superscript], with a speed up to {FASTEST}")
    return (given[0], given[1], given[2])
