"""Cries: what the processes that serve one PostgreSQL database call out to each other, as notifications."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

import msgspec

from argead.kernel import Answer, Line

CHANNEL = "argead"

LONGEST_CRY_BYTES = 7_999
"""PostgreSQL passes on less than 8,000."""

Moved = tuple[int | None, str, tuple[Answer, ...]]
"""A line of a record: who, what, and what chance answered."""


class Cry(msgspec.Struct, frozen=True, tag_field="cry", omit_defaults=True):
    """Something happened at the process `by`."""

    by: str


class Written(Cry, frozen=True, tag="written"):
    """Lines were stored, the first of them at `ply`; None where they are too long for a cry: they must be read."""

    match: str
    ply: int
    lines: tuple[Moved, ...] | None = None


class Changed(Cry, frozen=True, tag="changed"):
    """Somebody took a seat, or the match was removed: it must be read."""

    match: str


class Present(Cry, frozen=True, tag="present"):
    """The seats that look on here, of each of these matches. With no match in it: I live.

    `anew`: forget what was said before, some of which may not have been heard.
    """

    at: dict[str, tuple[int, ...]] = {}
    anew: bool = False


class Asked(Cry, frozen=True, tag="asked"):
    """Who else looks on at these matches? None: at all of them, and who is there at all?"""

    matches: tuple[str, ...] | None = None


class Gone(Cry, frozen=True, tag="gone"):
    """The process stops."""


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Written | Changed | Present | Asked | Gone)


def spell(cry: Cry) -> str:
    """A cry as it travels."""
    return _encoder.encode(cry).decode()


def hear(spelt: str) -> Cry | None:
    """A cry that has travelled; None for one that only another version of Argead knows."""
    try:
        cry: Cry = _decoder.decode(spelt)
    except msgspec.MsgspecError:
        return None
    return cry


def spell_written(by: str, match: str, ply: int, lines: Iterable[Line]) -> str:
    """The cry that lines were stored, with the lines if they fit."""
    whole = spell(Written(by, match, ply, tuple((line.seat, line.notation, line.answers) for line in lines)))
    return whole if len(whole.encode()) <= LONGEST_CRY_BYTES else spell(Written(by, match, ply))


def spell_present(by: str, at: Mapping[str, Iterable[int]]) -> list[str]:
    """Who looks on here, in as many cries as it takes."""
    return _fitting(list(at), lambda some: Present(by, {name: tuple(sorted(at[name])) for name in some}))


def spell_asked(by: str, matches: Iterable[str]) -> list[str]:
    """The question who else looks on, in as many cries as it takes."""
    return _fitting(list(matches), lambda some: Asked(by, tuple(some)))


def _fitting(matches: list[str], cry: Callable[[list[str]], Cry]) -> list[str]:
    """Cries about all of these matches, none too long."""
    spelt = spell(cry(matches))
    if len(spelt.encode()) <= LONGEST_CRY_BYTES:
        return [spelt] if matches else []
    half = len(matches) // 2
    return _fitting(matches[:half], cry) + _fitting(matches[half:], cry) if half else []
