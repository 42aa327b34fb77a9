"""Storage: what is in the database is the truth; a match in memory is only its replay."""

from __future__ import annotations

import asyncio
import secrets
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass
from queue import SimpleQueue
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, func, select, text, update
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from argead.kernel import Answer, Header, Line
from argead.server.cries import CHANNEL, Changed, spell, spell_written
from argead.server.database import insert_new, open_database, trouble
from argead.server.meters import DATABASE_ERRORS, MOVES_STORED, STORING
from argead.server.migrations import rewrite_version
from argead.server.postgres import Busy
from argead.server.schema import MATCHES, MOVES
from argead.table.identity import KeyedSeat

Result = TypeVar("Result")

STUCK_S = 12.0
"""After so long a database is taken to be stuck; by then it should have refused by itself."""

CRY = text("SELECT pg_notify(CAST(:channel AS text), cry) FROM unnest(CAST(:cries AS text[])) AS cry")


class NotStored(Exception):
    """The database refused; what is in memory stays as it was. `trouble` is one of the words of `database.trouble`."""

    def __init__(self, message: str, trouble: str = "refused") -> None:
        super().__init__(message)
        self.trouble = trouble


@dataclass(frozen=True, slots=True)
class Stored:
    """A row of `matches`. `seats` is kept as the very text, so that a change can be made on condition of it.

    When a record was played that somebody brought along is not known: it has not `begun` here.
    """

    id: str
    header: Header
    seats: str
    host: str | None
    review: bool
    touched: float = 0.0
    next: str | None = None
    begun: float | None = None

    def seated(self) -> tuple[KeyedSeat, ...]:
        return read_seats(self.seats)


@dataclass(frozen=True, slots=True)
class Pending:
    """Lines of a match that are to be written, the first of them at `ply`."""

    match: str
    ply: int
    lines: Sequence[Line]
    done: Future[bool]


class Store:
    """All calls run in threads. Moves that arrive together share one commit.

    Where other processes may serve the same database they are told in the same transaction, by the name `process`.
    """

    def __init__(self, database: str | None) -> None:
        self.engine = open_database(database)
        self.is_shared = self.engine.dialect.name == "postgresql"
        self.process = secrets.token_hex(8)
        self._busy = Busy(self.engine)
        self._new_match = insert_new(self.engine.dialect.name, MATCHES)
        self._new_move = insert_new(self.engine.dialect.name, MOVES)
        self._readers = ThreadPoolExecutor(4, "argead-read")
        self._writer = ThreadPoolExecutor(1, "argead-write")
        self._queue: SimpleQueue[Pending] = SimpleQueue()

    def close(self) -> None:
        """Finish what is being written, unless the database has stopped answering."""
        late = threading.Timer(STUCK_S, self._busy.cut, (0,))
        late.start()
        self._writer.shutdown()
        self._readers.shutdown()
        late.cancel()
        self.engine.dispose()

    async def create(self, match: Stored, lines: Sequence[Line], after: Stored | None = None) -> bool:
        """A new match with its first lines; False if there is one of this name already.

        With `after` it is what the people of that match go on to; False if they have gone on to another by now.
        """
        head, now = match.header, time.time()
        rows = [_row(match.id, ply, line) for ply, line in enumerate(lines)]
        row = {
            "id": match.id,
            "game": head.game,
            "rules": head.rules,
            "options": _dump(head.options),
            "pack": head.pack,
            "data": head.data,
            "seats": match.seats,
            "host": match.host,
            "review": match.review,
            "created": now,
            "touched": now,
        }
        row["bytes"] = sum(len(value) for one in (row, *rows) for value in one.values() if isinstance(value, str))

        def work(connection: Connection) -> bool:
            if after is not None and not self._go_on(connection, after, match.id):
                return False
            if connection.execute(self._new_match, row).rowcount != 1:
                return False
            connection.execute(self._new_move, rows)
            return True

        return await self._run(self._writer, work)

    async def append(self, match: str, ply: int, lines: Sequence[Line]) -> bool:
        """Write lines durably, all or none; False if the match has another line at the first one's ply."""
        done: Future[bool] = Future()
        with STORING.time():
            self._queue.put(Pending(match, ply, lines, done))
            self._writer.submit(self._flush)
            stored = await self._in_time(asyncio.wrap_future(done))
        if stored:
            MOVES_STORED.inc(len(lines))
        return stored

    async def reseat(self, match: str, before: str, after: str) -> bool:
        """Change the seats, unless somebody else has changed them."""
        # A commit whose answer was lost is made once more: it finds what it wrote.
        change = update(MATCHES).where(MATCHES.c.id == match, MATCHES.c.seats.in_([before, after])).values(seats=after)

        def work(connection: Connection) -> bool:
            changed = connection.execute(change).rowcount == 1
            if changed:
                self._cry(connection, [spell(Changed(self.process, match))])
            return changed

        return await self._run(self._writer, work)

    async def load(self, match: str) -> tuple[Stored, list[Line]] | None:
        """A match with all its lines."""

        def work(connection: Connection) -> tuple[Stored, list[Line]] | None:
            row = connection.execute(select(MATCHES).where(MATCHES.c.id == match)).one_or_none()
            if row is None:
                return None
            names = tuple(seat.name for seat in read_seats(row.seats))
            header = Header(row.game, row.rules, names, msgspec.json.decode(row.options), row.pack, row.data)
            begun = None if row.review else row.created
            stored = Stored(row.id, header, row.seats, row.host, row.review, row.touched, row.next, begun)
            return stored, _lines(connection, match, -1)

        return await self._run(self._readers, work)

    async def news(self, match: str, ply: int) -> tuple[str, list[Line], str | None] | None:
        """The seats as they are now, the lines after a ply, and the next match; None if this one is no longer there."""

        def work(connection: Connection) -> tuple[str, list[Line], str | None] | None:
            query = select(MATCHES.c.seats, MATCHES.c.next).where(MATCHES.c.id == match)
            row = connection.execute(query).one_or_none()
            return None if row is None else (row.seats, _lines(connection, match, ply), row.next)

        return await self._run(self._readers, work)

    async def standing(self, matches: Iterable[str]) -> dict[str, tuple[str, int, str | None]]:
        """Seats, last ply and next match of several matches: enough to see which have gone on without us."""
        last = select(func.max(MOVES.c.ply)).where(MOVES.c.match == MATCHES.c.id).scalar_subquery()
        query = select(MATCHES.c.id, MATCHES.c.seats, last, MATCHES.c.next).where(MATCHES.c.id.in_(list(matches)))

        def work(connection: Connection) -> dict[str, tuple[str, int, str | None]]:
            return {name: (seats, ply, after) for name, seats, ply, after in connection.execute(query)}

        return await self._run(self._readers, work)

    async def called(self, match: str) -> tuple[str, tuple[KeyedSeat, ...]] | None:
        """The game of a match and who plays it; None if there is no such match."""

        def work(connection: Connection) -> tuple[str, tuple[KeyedSeat, ...]] | None:
            row = connection.execute(select(MATCHES.c.game, MATCHES.c.seats).where(MATCHES.c.id == match)).one_or_none()
            return None if row is None else (row.game, read_seats(row.seats))

        return await self._run(self._readers, work)

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        """Ask anything of the database."""
        return await self._run(self._readers, work)

    async def write(self, work: Callable[[Connection], Result]) -> Result:
        """Change anything in the database, in its turn among the moves."""
        return await self._run(self._writer, work)

    @asynccontextmanager
    async def alone(self, number: int) -> AsyncIterator[bool]:
        """Whether no other process on the same database is within under this number. SQLite has one process."""
        if self.engine.dialect.name == "sqlite":
            yield True
            return
        connection = await asyncio.to_thread(self.engine.connect)
        try:
            connection = connection.execution_options(isolation_level="AUTOCOMMIT")
            alone = await asyncio.to_thread(connection.scalar, select(func.pg_try_advisory_lock(number)))
            yield bool(alone)
            if alone:
                await asyncio.to_thread(connection.scalar, select(func.pg_advisory_unlock(number)))
        finally:
            await asyncio.to_thread(connection.close)

    async def beat(self) -> None:
        """Store something that changes nothing, in the moves' own way, to see whether it can be done."""
        await self._run(self._writer, rewrite_version)

    async def _run(self, threads: ThreadPoolExecutor, work: Callable[[Connection], Result]) -> Result:
        return await self._in_time(asyncio.get_running_loop().run_in_executor(threads, self._transact, work))

    async def _in_time(self, answer: Awaitable[Result]) -> Result:
        try:
            async with asyncio.timeout(STUCK_S):
                return await answer
        except TimeoutError:
            self._busy.cut(STUCK_S / 2)
            raise NotStored("the database does not answer", "busy") from None

    def _transact(self, work: Callable[[Connection], Result]) -> Result:
        try:
            try:
                return self._attempt(work)
            except DBAPIError as error:
                if not error.connection_invalidated:
                    raise
                # The database was restarted, and our connections are those of before.
                return self._attempt(work)
        except SQLAlchemyError as error:
            word = trouble(error)
            DATABASE_ERRORS.labels(word).inc()
            # What the database says, without the statement: that holds names, and what is stored of secrets.
            said = str(getattr(error, "orig", None) or type(error).__name__)
            raise NotStored(said.partition("\n")[0], word) from error

    def _attempt(self, work: Callable[[Connection], Result]) -> Result:
        with self.engine.begin() as connection:
            return work(connection)

    def _insert(self, connection: Connection, pending: Pending) -> bool:
        """Write the lines of one match, unless their first ply is taken; all that follow are free then."""
        rows = [_row(pending.match, ply, line) for ply, line in enumerate(pending.lines, pending.ply)]
        if connection.execute(self._new_move, rows[0]).rowcount != 1:
            return False
        for row in rows[1:]:
            connection.execute(self._new_move, row)
        return True

    def _go_on(self, connection: Connection, former: Stored, match: str) -> bool:
        """Note which match comes after another, unless somebody else has."""
        unchanged = MATCHES.c.next.is_not_distinct_from(former.next)
        change = update(MATCHES).where(MATCHES.c.id == former.id, unchanged).values(next=match)
        if connection.execute(change).rowcount != 1:
            return False
        self._cry(connection, [spell(Changed(self.process, former.id))])
        return True

    def _cry(self, connection: Connection, cries: list[str]) -> None:
        """Tell the other processes, if and when this is stored."""
        if self.is_shared and cries:
            connection.execute(CRY, {"channel": CHANNEL, "cries": cries})

    def _flush(self) -> None:
        """Commit all moves that wait, in the order of their matches so that two servers never wait for each other."""
        waiting = [self._queue.get() for _ in range(self._queue.qsize())]
        batch = [pending for pending in waiting if pending.done.set_running_or_notify_cancel()]
        batch.sort(key=lambda pending: (pending.match, pending.ply))

        def work(connection: Connection) -> list[bool]:
            stored = [self._insert(connection, pending) for pending in batch]
            new = [pending for pending, made in zip(batch, stored, strict=True) if made]
            self._cry(connection, [spell_written(self.process, each.match, each.ply, each.lines) for each in new])
            return stored

        try:
            for stored, pending in zip(self._transact(work) if batch else (), batch, strict=True):
                pending.done.set_result(stored)
        except Exception as error:
            for pending in batch:
                pending.done.set_exception(error)


def read_seats(text: str) -> tuple[KeyedSeat, ...]:
    return msgspec.json.decode(text, type=tuple[KeyedSeat, ...])


def write_seats(seats: Sequence[KeyedSeat]) -> str:
    return _dump(seats)


def _lines(connection: Connection, match: str, after: int) -> list[Line]:
    query = select(MOVES.c.seat, MOVES.c.notation, MOVES.c.answers)
    rows = connection.execute(query.where(MOVES.c.match == match, MOVES.c.ply > after).order_by(MOVES.c.ply))
    return [
        Line(seat, notation, msgspec.json.decode(answers, type=tuple[Answer, ...])) for seat, notation, answers in rows
    ]


def _row(match: str, ply: int, line: Line) -> dict[str, Any]:
    row = {"match": match, "ply": ply, "seat": line.seat, "notation": line.notation}
    return row | {"answers": _dump(line.answers), "made": time.time()}


def _dump(value: Any) -> str:
    return msgspec.json.encode(value).decode()
