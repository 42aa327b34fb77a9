"""The smallest parts of a file, judged: numbers, names, ids and choices."""

from __future__ import annotations

from typing import Any

from argead.kernel import DataError


def is_number(given: Any, values: range) -> bool:
    return type(given) is int and given in values


def word(where: str, key: str, given: Any) -> str:
    if not isinstance(given, str) or not given.strip() or len(given) > 40 or not given.isprintable():
        raise DataError(f"{where} needs {key!r}: a name of 1 to 40 characters in one line")
    return given


def identifier(where: str, given: Any) -> str:
    """Ids are typed, so they are one word of small letters."""
    id_ = word(where, "id", given)
    if id_ != "-".join(id_.lower().split()) or not id_.replace("-", "").isalnum():
        raise DataError(f"{where}: the id {id_!r} must be one word of small letters, digits and hyphens")
    return id_


def choice(where: str, key: str, given: Any, choices: tuple[str, ...]) -> str:
    if not isinstance(given, str) or given not in choices:
        raise DataError(f"{where}: {key!r} must be {' or '.join(choice for choice in choices if choice)}")
    return given


def check_once(what: str, ids: list[str]) -> None:
    for id_ in ids:
        if ids.count(id_) > 1:
            raise DataError(f"{what} {id_!r} stands twice: each id once")
