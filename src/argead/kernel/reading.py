"""How the values of a data file are read: what is wrong is said in one sentence that names the place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeGuard

from argead.kernel.action import slug
from argead.kernel.errors import DataError

Table = dict[str, Any]

LONGEST_NAME_CHARACTERS = 40
FURTHEST_DEGREES = 180


def as_table(where: str, given: Any) -> Table:
    if not isinstance(given, dict):
        raise DataError(f"{where} is not a table")
    return given


def known(where: str, given: Table, keys: Mapping[str, object] | set[str]) -> None:
    """No keys but these; `source` is always welcome."""
    for key in given:
        if key not in keys and key != "source":
            raise DataError(f"{where} has an unknown {key!r}: it may have {', '.join(sorted(keys))}")


def constants(title: str, data: Table, allowed: Mapping[str, range]) -> dict[str, int]:
    """A table of the file with these numbers and no others."""
    given = titled(title, data)
    known(f"[{title}]", given, allowed)
    for key, values in allowed.items():
        if not is_number(given.get(key), values):
            raise DataError(f"[{title}] {key} must be a number from {values[0]} to {values[-1]}")
    return {key: given[key] for key in allowed}


def titled(title: str, data: Table) -> Table:
    """A table of the file."""
    given = data.get(title)
    if not isinstance(given, dict):
        raise DataError(f"the board file needs the table [{title}]")
    return given


def listed(where: str, key: str, given: Table, least: int, most: int) -> list[Any]:
    """A list of so many."""
    found = given.get(key)
    if not isinstance(found, list) or not least <= len(found) <= most:
        raise DataError(f"{where} needs {key!r}: {least} to {most} of them")
    return found


def is_number(value: Any, values: range) -> TypeGuard[int]:
    """Whether it is one of these; `true` is no number."""
    return type(value) is int and value in values


def number(where: str, key: str, value: Any, most: int, least: int = 0) -> int:
    if type(value) is not int or not least <= value <= most:
        raise DataError(f"{where}: {key!r} must be a number from {least} to {most}")
    return value


def flag(where: str, key: str, value: Any) -> bool:
    if not isinstance(value, bool):
        raise DataError(f"{where}: {key!r} must be true or false")
    return value


def word(where: str, key: str, value: Any) -> str:
    if (
        not isinstance(value, str)
        or not value.strip()
        or len(value) > LONGEST_NAME_CHARACTERS
        or not value.isprintable()
    ):
        raise DataError(f"{where} needs {key!r}: a name of 1 to {LONGEST_NAME_CHARACTERS} characters in one line")
    return str(value)


def identifier(where: str, key: str, value: Any) -> str:
    """A name that is typed as it stands, so it is one word of small letters."""
    id_ = word(where, key, value)
    if id_ != slug(id_) or not id_.replace("-", "").isalnum():
        raise DataError(f"{where}: the {key} {id_!r} must be one word of lower-case letters, digits and hyphens")
    return id_


def one_of(where: str, key: str, value: Any, words: Sequence[str]) -> str:
    if not isinstance(value, str) or value not in words:
        *others, last = [word for word in words if word] or ["nothing"]
        raise DataError(f"{where}: {key!r} must be {', '.join(others)}{' or ' if others else ''}{last}")
    return value


def some_of(where: str, key: str, value: Any, words: Sequence[str]) -> list[str]:
    """A list of words, as often as one likes."""
    if not isinstance(value, list):
        raise DataError(f"{where}: {key!r} must be a list")
    return [one_of(where, key, item, words) for item in value]


def spot(where: str, value: Any) -> tuple[float, float]:
    """A place on the globe."""
    sound = isinstance(value, list) and len(value) == 2
    if not sound or not all(type(x) in (int, float) and abs(x) <= FURTHEST_DEGREES for x in value):
        raise DataError(f"{where}: 'at' must be longitude and latitude, as in [22.5, 40.8]")
    return float(value[0]), float(value[1])


def once(what: str, names: Sequence[str]) -> None:
    """Names are also how things are typed, so two that are typed alike are the same."""
    typed = [slug(name) for name in names]
    for name in names:
        if typed.count(slug(name)) > 1:
            raise DataError(f"{what} {name!r} appears twice: use each name once")
