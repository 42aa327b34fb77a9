"""What the page sends is read strictly, with the standard library alone: no unknown field, no wrong type.

It says what does not fit in the words of the server's reader, msgspec.
"""

from __future__ import annotations

import json
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from argead.table.refusals import Refusal

Sent = TypeVar("Sent")

MOST_ITEMS = 500
"""Items of one list in a request: more dice than any move asks for."""

NAMES = {dict: "object", list: "array", tuple: "array", str: "str", int: "int", float: "float", bool: "bool"}


class Misfit(Exception):
    """What does not fit, and where: `$.seats[0].name`."""

    def __init__(self, fault: str, place: str) -> None:
        super().__init__(fault if place == "$" else f"{fault} - at `{place}`")


def read(text: str, kind: type[Sent]) -> Sent:
    """A request of a kind, or a refusal that says what does not fit."""
    try:
        plain = json.loads(text)
    except (ValueError, RecursionError):
        raise Refusal("bad-request", "not-json") from None
    try:
        fit: Sent = fitting(plain, kind)
        return fit
    except Misfit as misfit:
        raise Refusal("bad-request", "bad-fields", detail=str(misfit)) from None


def fitting(plain: Any, kind: Any, place: str = "$") -> Any:
    """A value of JSON as one of a kind."""
    origin = get_origin(kind)
    if origin in (Union, UnionType):
        return _one_of(plain, get_args(kind), place)
    if origin is Literal:
        if plain not in get_args(kind) or not isinstance(plain, str):
            raise Misfit(f"Invalid enum value {plain!r}", place)
        return plain
    if is_dataclass(kind):
        return _made(_checked(plain, dict, place), kind, place)
    if origin in (list, tuple):
        items = _checked(plain, list, place)
        if len(items) > MOST_ITEMS:
            raise Misfit(f"Array has more than {MOST_ITEMS} items", place)
        return origin(fitting(item, get_args(kind)[0], f"{place}[{n}]") for n, item in enumerate(items))
    if origin is dict:
        value = get_args(kind)[1]
        return {name: fitting(item, value, f"{place}[...]") for name, item in _checked(plain, dict, place).items()}
    return _checked(plain, kind, place)


def _one_of(plain: Any, kinds: tuple[Any, ...], place: str) -> Any:
    """A value that may be of several kinds, of which only one is compound."""
    for kind in kinds:
        try:
            return fitting(plain, kind, place)
        except Misfit:
            if isinstance(plain, dict | list) and kind in kinds[:1]:
                raise
    expected = " | ".join("null" if kind is NoneType else NAMES.get(kind, "object") for kind in kinds)
    raise Misfit(f"Expected `{expected}`, got `{_name(plain)}`", place)


def _made(plain: dict[str, Any], kind: Any, place: str) -> Any:
    """A dataclass of its fields."""
    hints, given = _hints(kind), {}
    for name, value in plain.items():
        if name not in hints:
            raise Misfit(f"Object contains unknown field `{name[:40]}`", place)
        given[name] = fitting(value, hints[name], f"{place}.{name}")
    for field in fields(kind):
        if field.name not in given and field.default is MISSING and field.default_factory is MISSING:
            raise Misfit(f"Object missing required field `{field.name}`", place)
    return kind(**given)


def _checked(plain: Any, kind: Any, place: str) -> Any:
    """A plain value of a kind. A truth is no number; a whole number will do for one with a point."""
    if kind is NoneType and plain is None:
        return plain
    if kind is float and type(plain) is int:
        return float(plain)
    if kind is NoneType or type(plain) is not kind:
        expected = "null" if kind is NoneType else NAMES[kind]
        raise Misfit(f"Expected `{expected}`, got `{_name(plain)}`", place)
    return plain


def _name(plain: Any) -> str:
    return "null" if plain is None else NAMES[type(plain)]


@cache
def _hints(kind: Any) -> dict[str, Any]:
    """The fields of a request and their types, which take long to find out."""
    hints = get_type_hints(kind)
    return {field.name: hints[field.name] for field in fields(kind)}
