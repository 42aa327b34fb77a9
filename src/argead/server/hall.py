"""The hall: all rooms. Rooms are opened when they are asked for and forgotten when nobody looks."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, TypeVar

from argead.kernel import UNDO, Answer, LessonError, Line, Record
from argead.language import phrasebook
from argead.server.advisers import Advisers
from argead.server.analyses import Analyses
from argead.server.beginnings import Beginnings
from argead.server.expiry import Keeper
from argead.server.forecasts import Forecasts
from argead.server.judges import Judges
from argead.server.keys import Keys
from argead.server.opponents import Opponents
from argead.server.rooms import Room
from argead.server.rota import Rota
from argead.server.settings import FOR_EVER, Keeping
from argead.server.store import NotStored, Store
from argead.server.ushers import Usher
from argead.server.workers import Workers
from argead.shelf import game
from argead.table.drafts import draft_move, draft_undo
from argead.table.identity import KeyedSeat, Trouble, is_match_id
from argead.table.refusals import Refusal
from argead.table.requests import Move

if TYPE_CHECKING:
    from argead.server.company import Company

LOG = logging.getLogger(__name__)

Result = TypeVar("Result")

LEFT_S = 10.0
"""After so long nobody who asked for a room can still be on the way to it."""

IDLE_LINES = 30_000
"""How much of rooms that nobody looks at is kept in memory, in lines of their records."""

RECHECK_S = 1.0
"""How often the database is asked about tokens that are unknown at a table where everybody sits."""

READERS = 2
"""How many matches are read at once: a thread that is busy slows everybody."""

MOST_READING = 4000
MOST_READING_EACH = 1000
"""How many may wait for a match to be read: all the guests of a server that has just begun."""

WORDED_AT_ONCE = 200
"""So many events are put into words while others wait: it takes as long as a few moves."""

MOST_REVIEW_LINES = 60_000
"""How much of uploaded records is open at once, watched or not; whoever plays is let in all the same."""


class Hall:
    """Everything that can happen to a match: each change is checked, stored, and only then shown."""

    def __init__(self, store: Store, workers: Workers, pause: float, keeping: Keeping = FOR_EVER) -> None:
        self._store = store
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._reading = Rota("reading", READERS, MOST_READING, MOST_READING_EACH)
        self._judges = Judges()
        self._company: Company | None = None
        self.opponents = Opponents(workers, pause, self._play, self._note_trouble, self._lead)
        self.advisers = Advisers(self.opponents.run)
        self.forecasts = Forecasts(workers.count)
        self.analyses = Analyses(workers.count)
        self.usher = Usher(store, self._rooms, self._opening, self._leads, self.opponents.attend, self._turn_out)
        self.keys = Keys(store, self.usher, self.opponents.attend)
        self.keeper = Keeper(store, self._judges, keeping, self.in_use, self.forget)
        self.beginnings = Beginnings(store, self._judges, self.keeper)

    def join(self, counted: Callable[[int], None]) -> Company | None:
        """Where other processes may serve the same database: their company. `counted` is told how many they are."""
        if self._store.is_shared:
            from argead.server.company import Company

            self._company = Company(self._store, self._rooms, self.usher.wrote, self.usher.missed, counted)
        return self._company

    def close(self) -> None:
        """Let the bots stop thinking."""
        self.forecasts.close()
        self.analyses.close()
        self._judges.close()
        for room in self._rooms.values():
            if room.driver is not None:
                room.driver.cancel()

    # Opening ---------------------------------------------------------------------------------------------------------

    async def room(self, match: str, ply: int = -1) -> Room:
        """The room of a match, as the database has it; whoever asks may have seen it at a ply already."""
        room = self._rooms.pop(match, None)
        if room is None:
            if match not in self._opening:
                self._opening[match] = asyncio.create_task(self._open(match))
                self._opening[match].add_done_callback(lambda _: self._opening.pop(match))
            return await asyncio.shield(self._opening[match])
        self._rooms[match] = room
        room.used = time.monotonic()
        # While the database cannot be read, what is known of a match can still be looked at.
        with suppress(NotStored):
            await self.usher.freshen(room, -1 if self._company is None else ply)
        self.opponents.attend(room)
        return room

    async def _open(self, match: str) -> Room:
        async with self._reading.place(match):
            found = await self._store.load(match) if is_match_id(match) else None
            if found is None or not await self.keeper.visit(found[0]):
                raise self.keeper.unknown()
            stored, lines = found
            if stored.review:
                self._check_reviews()
            described = game(stored.header.game)
            if Record(stored.header, lines).rules > described.rules:
                raise Refusal("too-new")
            room = await asyncio.to_thread(Room.of_lines, stored, described, lines)
        self._rooms[match] = room
        self._forget()
        if self._company is not None:
            self._company.open(room)
        await self.usher.freshen(room)
        self.opponents.attend(room)
        self.forecasts.attend(room)
        return room

    async def read(self, room: Room, read: Callable[..., Result], *args: Any) -> Result:
        """What takes long to read out of a room, while it stays as it is."""
        async with self._reading.place(room.id), room.lock:
            return await asyncio.to_thread(read, *args)

    async def word(self, room: Room, seat: int | None, lang: str) -> None:
        """Have a long journal put into words before it is shown, which would keep everybody waiting."""
        if room.table.unworded(seat, lang) <= WORDED_AT_ONCE:
            return
        async with self._reading.place(room.id), room.lock:
            room.table.keep_words(seat, lang, await asyncio.to_thread(room.table.word, seat, lang))

    def _check_reviews(self) -> None:
        """Whether one record more may be opened."""
        self._forget()
        if sum(room.weight for room in self._rooms.values() if room.table.review) > MOST_REVIEW_LINES:
            raise Refusal("busy")

    def _forget(self) -> None:
        """Let the rooms go that have been idle longest."""
        now = time.monotonic()
        idle = [room for room in self._rooms.values() if room.idle and now - room.used > LEFT_S]
        weight = sum(room.weight for room in idle)
        for room in idle:
            if weight <= IDLE_LINES:
                break
            weight -= room.weight
            self._close(room)

    def _close(self, room: Room) -> None:
        if self._rooms.get(room.id) is room:
            del self._rooms[room.id]
            self.usher.forget(room.id)
            if self._company is not None:
                self._company.forget(room.id)

    def _turn_out(self, room: Room, refusal: Refusal) -> Refusal:
        """The match cannot be shown here any more; whoever looks on is told why."""
        self._close(room)
        if room.driver is not None:
            room.driver.cancel()
        room.turn_out(refusal)
        return refusal

    async def _lead(self, room: Room) -> bool:
        """Whether the bots of a room are ours to drive."""
        return self._company is None or await self._company.lead(room.id)

    def _leads(self, match: str) -> bool:
        return self._company is None or self._company.leads(match)

    def forget(self, match: str) -> None:
        """The match is no longer there."""
        if match in self._rooms:
            self._turn_out(self._rooms[match], self.keeper.unknown())
        if self._company is not None:
            self._company.remove(match)

    def in_use(self, since: float) -> dict[str, bool]:
        """The matches that are looked at, or were since then, and whether each has ended."""
        return {room.id: room.table.over for room in self._rooms.values() if room.watchers or room.used >= since}

    def census(self) -> tuple[int, int, int]:
        """How many rooms there are, how many players look on and how many spectators."""
        seats = [watcher.seat for room in self._rooms.values() for watcher in room.watchers]
        spectators = seats.count(None)
        return len(self._rooms), len(seats) - spectators, spectators

    # Sitting down ----------------------------------------------------------------------------------------------------

    async def again(self, room: Room, token: str | None) -> str:
        """The match that the same people go on to: the first of them who asks sets its table."""
        if await self.holder(room, token) is None:
            raise Refusal("bad-token")
        if not room.table.over:
            raise Refusal("not-over", "again-not-over")
        async with room.lock:
            while room.next is None or not await self._store.standing([room.next]):
                if following := await self.beginnings.again(room):
                    room.go_on(following)
                else:
                    await self.usher.catch_up(room)
        return room.next

    def awake(self, match: str) -> bool:
        """Whether a match is in memory."""
        return match in self._rooms

    async def called(self, match: str) -> tuple[str, tuple[KeyedSeat, ...]] | None:
        """The game of a match and who plays it, without opening it; None if there is no such match."""
        if match in self._rooms:
            return self._rooms[match].game.name, self._rooms[match].seats
        return await self._store.called(match) if is_match_id(match) else None

    async def standing(self, matches: Iterable[str]) -> dict[str, tuple[str, int, str | None]]:
        """Seats, last ply and next match of several matches, without opening them."""
        return await self._store.standing(filter(is_match_id, matches))

    # Playing ---------------------------------------------------------------------------------------------------------

    async def play(self, room: Room, token: str | None, move: Move, lang: str) -> None:
        """A person's move; raises `AnswerWanted` where more must be rolled or drawn at the real table."""
        await self.admit(room, token, move.seat)
        await self._check_deputy(room, move.seat)
        seat, notation, answers = move.seat, move.action, move.answers
        try:
            await self._write(
                room, move.ply, seat, notation, lambda: draft_move(room.table, seat, notation, answers), answers
            )
        except LessonError:
            book = room.table.book_move(seat)
            assert book is not None
            raise Refusal("lesson", label=phrasebook(room.game, lang).label(book)) from None

    async def undo(self, room: Room, token: str | None, ply: int, seat: int, lang: str) -> None:
        """A person takes the last move back."""
        await self.admit(room, token, seat)
        await self._check_deputy(room, seat)
        await self._write(room, ply, seat, UNDO, lambda: draft_undo(room.table, seat, lang))

    async def holder(self, room: Room, token: str | None) -> int | None:
        """The seat of a token, or None for a spectator. Another process may have given the token out a moment ago."""
        try:
            return room.seat_of(token)
        except Refusal:
            now = time.monotonic()
            if self._company is None or (room.started and now - room.checked < RECHECK_S):
                raise
            room.checked = now
            async with room.lock:
                await self.usher.catch_up(room)
            return room.seat_of(token)

    async def admit(self, room: Room, token: str | None, seat: int) -> None:
        """Whether the token is that of the seat."""
        holder = await self.holder(room, token)
        if holder is None:
            raise Refusal("bad-token")
        if holder != seat:
            raise Refusal("not-yours")

    async def _check_deputy(self, room: Room, seat: int) -> None:
        """Whether it is the person who plays the seat. It may just have been taken back at another process."""
        if room.seats[seat].deputy is not None and self._company is not None:
            async with room.lock:
                await self.usher.catch_up(room)
        if room.seats[seat].deputy is not None:
            raise Refusal("handed-over")

    async def _note_trouble(self, room: Room, seat: int, trouble: Trouble | None) -> None:
        await self.keys.note_trouble(room, seat, trouble)

    async def _play(self, room: Room, ply: int, seat: int, notation: str) -> None:
        """A bot's move: at a real table, too, the dice are ours."""
        if not self._leads(room.id) or room.seats[seat].played_by is None:
            # While the bot thought, the lock was lost, and perhaps another process drives it by now; or whoever had
            # handed the seat over has taken it back.
            raise Refusal("stale-ply")
        await self._write(room, ply, seat, notation, lambda: draft_move(room.table, seat, notation, ()))

    async def _write(
        self,
        room: Room,
        ply: int,
        seat: int,
        notation: str,
        draft: Callable[[], list[Line]],
        answers: tuple[Answer, ...] = (),
    ) -> None:
        """A move or an undo more. Nobody sees it before it is stored; what is there already is not written twice."""
        async with room.lock:
            if ply > room.match.ply:
                await self.usher.catch_up(room)
            while not room.has_line(ply, seat, notation, answers):
                room.check_turn(ply, seat)
                if await self._append(room, [*room.table.renewal(), *draft()]):
                    break
                # Another process was quicker; if that was somebody who decides at the same time, ours still stands.
                await self.usher.catch_up(room)
        self.opponents.attend(room)

    async def _append(self, room: Room, lines: list[Line]) -> bool:
        """Store lines and take them in; False if another process has written at their ply."""
        ply = room.match.ply + 1
        try:
            stored = await self._store.append(room.id, ply, lines)
        except NotStored as error:
            # The commit may have reached the disk all the same: look before the next move.
            self.usher.doubt(room.id)
            LOG.error("match %s: ply %s could not be stored: %s", room.id, ply, error)
            raise Refusal("not-stored") from None
        if stored:
            room.take(lines)
        return stored
