"""Judges: what strangers bring along, boards and records, is judged in a process of its own before a table takes it."""

from __future__ import annotations

from typing import NamedTuple

from argead.kernel import ArgeadError, Dice, Header, Line, Match, Value
from argead.server.rota import Rota
from argead.server.workers import WorkerLost, Workers
from argead.shelf import game, verify
from argead.table import brought
from argead.table.refusals import Refusal

PATIENCE_S = 20.0
"""Several times what the longest record takes."""

MEMORY_BYTES = 512 * 1024**2
MOST_WAITING = 16
MOST_WAITING_EACH = 4


class Judged(NamedTuple):
    """What has passed, as it is stored."""

    header: Header
    lines: list[Line]


class Judges:
    """One at a time is heard, in fair order; bots never wait for it."""

    def __init__(self) -> None:
        self._workers = Workers(1, PATIENCE_S, MEMORY_BYTES)
        self._rota = Rota("judges", 1, MOST_WAITING, MOST_WAITING_EACH)

    def close(self) -> None:
        """Let the workers go."""
        self._workers.close()

    async def begin(self, name: str, seats: tuple[str, ...], pack: str, options: dict[str, Value]) -> Judged:
        """A match on a board of the user's own, with its set-up."""
        try:
            async with self._rota.place():
                return await self._workers.run(begin_match, name, seats, pack, options)
        except WorkerLost:
            raise Refusal("bad-board", "too-costly") from None

    async def read(self, text: str) -> Judged:
        """A record that stands, or stands as far as rules of today allow."""
        try:
            async with self._rota.place():
                return await self._workers.run(read_record, text)
        except WorkerLost:
            raise Refusal("bad-record", "too-costly") from None

    async def has_ended(self, text: str) -> bool:
        """Whether a record is that of an ended match."""
        async with self._rota.place():
            return await self._workers.run(has_ended, text)


def begin_match(name: str, seats: tuple[str, ...], pack: str, options: dict[str, Value]) -> Judged:
    """Set a match up (in a worker)."""
    record = Match(game(name), seats, Dice(), pack=pack, **options).record
    brought.check_pack_name(record.header.pack)
    return Judged(record.header, record.lines)


def read_record(text: str) -> Judged:
    """Play a record through the referee (in a worker)."""
    record = brought.read_record(text, verify)
    return Judged(record.header, record.lines)


def has_ended(text: str) -> bool:
    """Whether a record is that of an ended match (in a worker); where today's rules cannot tell, it is taken to be."""
    try:
        return not verify(text).state.waiting()
    except ArgeadError:
        return True
