"""How values of a data file are judged: what is wrong is said in one sentence that names the table."""

from __future__ import annotations

from typing import Any

from argead.kernel import DataError

Values = tuple[int, int, int]
Table = dict[str, Any]

FASTEST = 6
LONGEST_NAME = 40


def table(where: str, key: str, given: Table, keys: set[str]) -> Table:
    """An inner table with no keys but these (`source` is always welcome)."""
    found = given.get(key)
    if not isinstance(found, dict):
        raise DataError(f"{where} needs {key!r}: a table")
    known(f"{where}, {key}", found, keys)
    return found


def tables(where: str, key: str, given: Table, least: int = 1) -> list[Table]:
    """A list of tables."""
    found = given.get(key, [])
    if not isinstance(found, list) or len(found) < least or not all(isinstance(item, dict) for item in found):
        raise DataError(f"{where} needs {key!r}: a list of tables")
    return found


def known(where: str, given: Table, keys: set[str]) -> None:
    for key in given:
        if key not in keys | {"source"}:
            raise DataError(f"{where} has an unknown {key!r}: it may have {', '.join(sorted(keys))}")


def number(where: str, key: str, value: Any, most: int, least: int = 0) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise DataError(f"{where}: {key!r} must be a number from {least} to {most}")
    return value


def numbers(where: str, given: Table, most: dict[str, int]) -> dict[str, int]:
    """All of these, each a number up to its limit."""
    return {key: number(where, key, given.get(key), limit) for key, limit in most.items()}


def costs(where: str, key: str, value: Any) -> list[int]:
    """What the squares of a track cost."""
    if not isinstance(value, list) or not 1 <= len(value) <= 20:
        raise DataError(f"{where}: {key!r} must be a list of 1 to 20 numbers")
    return [number(where, key, cost, 50) for cost in value]


def flag(where: str, key: str, value: Any) -> bool:
    if not isinstance(value, bool):
        raise DataError(f"{where}: {key!r} must be true or false")
    return value


def word(where: str, key: str, given: Any) -> str:
    if not isinstance(given, str) or not given.strip() or len(given) > LONGEST_NAME or not given.isprintable():
        raise DataError(f"{where} needs {key!r}: a name of 1 to {LONGEST_NAME} characters in one line")
    return given


def one_of(where: str, key: str, given: Any, words: tuple[str, ...]) -> str:
    if not isinstance(given, str) or given not in words:
        raise DataError(f"{where}: {key!r} must be {', '.join(words)}")
    return given


def some_of(where: str, key: str, given: Any, words: tuple[str, ...]) -> list[str]:
    """A list of words, as often as one likes."""
    if not isinstance(given, list):
        raise DataError(f"{where}: {key!r} must be a list")
    return [one_of(where, key, item, words) for item in given]


def values(where: str, given: Any) -> Values:
    sound = isinstance(given, list) and len(given) == 3 and all(type(n) is int and 0 <= n <= 9 for n in given)
    if not sound or given[0] > FASTEST:
        raise DataError(f"{where} must be [speed, battle value, superscript], with a speed up to {FASTEST}")
    return (given[0], given[1], given[2])
