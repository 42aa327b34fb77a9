"""The usher: sees to it that the rooms in memory are what the database says, and that no bot is forgotten."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from typing import Any

from argead.kernel import ArgeadError, Line
from argead.server.cries import Changed, Written
from argead.server.rooms import Room
from argead.server.store import NotStored, Store
from argead.table.refusals import Refusal

LOG = logging.getLogger(__name__)

ROUND_S = 1.0
"""Between two rounds: so long a bot stays without a driver after its own has died, at most twice that."""


class Usher:
    """Rooms that somebody looks at are kept fresh; others are only known to be stale, until they are asked for.

    `led` says whether this process drives the bots of a match, `attend` has them driven, `turn_out` closes a room.
    """

    def __init__(
        self,
        store: Store,
        rooms: Mapping[str, Room],
        opening: Mapping[str, object],
        led: Callable[[str], bool],
        attend: Callable[[Room], None],
        turn_out: Callable[[Room, Refusal], Refusal],
    ) -> None:
        self._store = store
        self._rooms = rooms
        self._opening = opening
        self._led = led
        self._attend = attend
        self._turn_out = turn_out
        self._stale: set[str] = set()
        self._errands: set[asyncio.Task[None]] = set()

    def doubt(self, match: str) -> None:
        """The database may know more of a match than we do."""
        self._stale.add(match)

    def forget(self, match: str) -> None:
        """A room is closed."""
        self._stale.discard(match)

    async def freshen(self, room: Room, ply: int = -1) -> None:
        """Read what is new, where a room is stale or stands before a ply that somebody has seen."""
        if room.id in self._stale or ply > room.stored_ply:
            async with room.lock:
                await self.catch_up(room)

    async def catch_up(self, room: Room) -> None:
        """Take in, under the room's lock, what the database has."""
        # What is cried while we read may be newer than what we read.
        self._stale.discard(room.id)
        try:
            news = await self._store.news(room.id, room.stored_ply)
        except NotStored:
            self.doubt(room.id)
            raise
        if news is None:
            raise self._turn_out(room, Refusal("unknown-match"))
        seats, lines, after = news
        room.reseat(seats)
        self._take(room, lines)
        room.go_on(after)

    def wrote(self, cry: Written | Changed) -> None:
        """Another process has stored something."""
        room = self._rooms.get(cry.match)
        if room is None:
            if cry.match in self._opening:
                self.doubt(cry.match)
            return
        if not self._is_kept_fresh(room):
            self.doubt(room.id)
            return
        known = room.stored_ply + 1
        is_busy = room.lock.locked() or room.id in self._stale
        if is_busy or isinstance(cry, Changed) or cry.lines is None or cry.ply > known:
            # The cry does not say all, or does not follow on what is known by now.
            self.doubt(room.id)
            self._send(self._bring(room))
        elif cry.ply + len(cry.lines) > known:
            with suppress(Refusal):
                self._take(room, [Line(*line) for line in cry.lines[known - cry.ply :]])
                if self._led(room.id):
                    self._attend(room)

    async def missed(self) -> None:
        """Anything may have been stored since we last heard of it."""
        self._stale.update(self._rooms)
        kept = [room for room in self._rooms.values() if self._is_kept_fresh(room)]
        standing = await self._store.standing([room.id for room in kept]) if kept else {}
        for room in kept:
            if standing.get(room.id) == (room.seats_text, room.stored_ply, room.next):
                self._stale.discard(room.id)
            else:
                with suppress(Refusal):
                    await self.freshen(room)

    async def go_round(self) -> None:
        """See to what was left undone: stale rooms that somebody looks at, and bots that nobody drives."""
        seen: dict[str, int] = {}
        while True:
            await asyncio.sleep(ROUND_S)
            watched = [room for room in self._rooms.values() if room.watchers]
            try:
                for room in watched:
                    with suppress(Refusal):
                        await self.freshen(room)
            except NotStored:
                LOG.debug("the database cannot be read: some rooms stay stale")
            except Exception:
                LOG.exception("a room could not be brought up to date")
            due = {room.id: room.match.ply for room in watched if room.bot_due() is not None}
            for match in due.keys() & seen.keys() & self._rooms.keys():
                if due[match] == seen[match]:
                    self._attend(self._rooms[match])
            seen = due

    def _is_kept_fresh(self, room: Room) -> bool:
        return bool(room.watchers) or self._led(room.id)

    def _send(self, errand: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    async def _bring(self, room: Room) -> None:
        with suppress(NotStored, Refusal):
            await self.freshen(room)
            if self._led(room.id):
                self._attend(room)

    def _take(self, room: Room, lines: list[Line]) -> None:
        """What others have stored. Where they play by rules that we do not know, the match is not ours to show."""
        if room.table.parted is not None:
            room.table.parted.record.lines.extend(lines)
            return
        try:
            room.take(lines)
        except ArgeadError as error:
            LOG.warning("match %s goes on by rules that are unknown here: %s", room.id, error)
            raise self._turn_out(room, Refusal("too-new")) from None
