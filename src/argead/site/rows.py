"""Rows: how a match lies in the storage of the page, and how it is read again."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from argead.kernel import Line, Record, RecordError
from argead.site.outcomes import dump
from argead.site.reading import Misfit, fitting, read
from argead.table.identity import KeyedSeat
from argead.table.refusals import Refusal


@dataclass(frozen=True, slots=True)
class Row:
    """What is kept beside the lines of a match: its header as the record has it, and its seats. `created` in ms."""

    id: str
    header: str
    seats: str
    host: str | None
    review: bool
    created: int
    next: str | None = None


@dataclass(frozen=True, slots=True)
class Kept:
    """A match as it was read from storage."""

    row: Row
    seats: tuple[KeyedSeat, ...]
    record: Record


def read_kept(text: str) -> Kept | None:
    """A match with its lines, as the page reads it; `null` if there is none."""
    plain = json.loads(text)
    return None if plain is None else kept_of(plain)


def kept_of(plain: Any) -> Kept:
    """The same of a value; whatever does not fit is said, as of a record."""
    try:
        if not isinstance(plain, dict) or plain.keys() != {"match", "lines"} or not isinstance(plain["lines"], list):
            raise RecordError('a match must be {"match": …, "lines": […]}')
        row: Row = fitting(plain["match"], Row)
        lines = [fitting(line, str) for line in plain["lines"]]
        seats = read(row.seats, tuple[KeyedSeat, ...])
    except Misfit as misfit:
        raise RecordError(str(misfit)) from None
    except Refusal:
        raise RecordError("the seats of a match cannot be read") from None
    return Kept(row, seats, Record.parse("\n".join([row.header, *lines])))


def write_seats(seats: Sequence[KeyedSeat]) -> str:
    """The text of some seats."""
    return dump([asdict(seat) for seat in seats])


def row_change(row: Row) -> dict[str, Any]:
    """A match to be put beside the others."""
    return {"match": asdict(row)}


def line_changes(match: str, ply: int, lines: Sequence[Line]) -> list[dict[str, Any]]:
    """Lines to be added to a match, the first of them at a ply."""
    return [{"line": {"match": match, "ply": at, "text": line.dump()}} for at, line in enumerate(lines, ply)]
