"""The company: the processes that serve one PostgreSQL database together."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from hashlib import sha256

from argead.server.cries import Asked, Changed, Cry, Gone, Present, Written, spell, spell_asked, spell_present
from argead.server.heralds import LOST, Herald
from argead.server.rooms import Room
from argead.server.store import Store

UNHEARD_S = 6.0
"""After so long without a beat a process is taken to be dead, and whoever looked on there to have left."""

MOST_PROCESSES = 256
"""Others that are remembered: more than PostgreSQL has connections for."""

LINGER_S = 3.0
"""For so long the bots of a match stay with the process that drove them last, though none is due."""


class Other:
    """Another process: when it was last heard, and the seats that look on there, of the matches that are open here."""

    __slots__ = ("at", "heard")

    def __init__(self) -> None:
        self.heard = time.monotonic()
        self.at: dict[str, frozenset[int]] = {}


class Company:
    """Who else serves, who looks on there, and which bots are ours to drive.

    `wrote` is told what the others have stored, `missed` that anything may have been; `counted` how many serve.
    """

    def __init__(
        self,
        store: Store,
        rooms: Mapping[str, Room],
        wrote: Callable[[Written | Changed], None],
        missed: Callable[[], Awaitable[None]],
        counted: Callable[[int], None],
    ) -> None:
        self.name = store.process
        self.herald = Herald(store.engine, self.name, self._hear, self._join, self._tell)
        self._rooms = rooms
        self._wrote = wrote
        self._missed = missed
        self._counted = counted
        self._others: dict[str, Other] = {}
        self._asking: set[str] = set()
        self._changed: set[str] = set()
        self._removed: set[str] = set()
        # Whether all is to be told, and asked, as if for the first time.
        self._anew = self._asking_all = False
        # The matches whose bots this process drives, and when it last did.
        self._led: dict[str, float] = {}

    async def serve(self) -> None:
        """Keep company, for as long as this process serves."""
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self.herald.serve())
            tasks.create_task(self._tidy())

    # Who looks on ----------------------------------------------------------------------------------------------------

    def open(self, room: Room) -> None:
        """A room was opened here: who looks on elsewhere?"""
        room.on_presence = self._change
        self._asking.add(room.id)
        self.herald.stir()

    def remove(self, match: str) -> None:
        """A match was removed."""
        self._removed.add(match)
        self.herald.stir()

    def forget(self, match: str) -> None:
        """A room is closed here."""
        for other in self._others.values():
            other.at.pop(match, None)

    def _change(self, room: Room) -> None:
        """Somebody has come here, or left."""
        self._changed.add(room.id)
        self.herald.stir()

    def _hear(self, cry: Cry) -> None:
        if cry.by == self.name:
            return
        if isinstance(cry, Gone):
            self._part(cry.by)
            return
        if cry.by not in self._others:
            if len(self._others) >= MOST_PROCESSES:
                return
            self._others[cry.by] = Other()
            self._counted(1 + len(self._others))
        other = self._others[cry.by]
        other.heard = time.monotonic()
        if isinstance(cry, Written | Changed):
            self._wrote(cry)
        elif isinstance(cry, Present):
            former = other.at if cry.anew else {}
            if cry.anew:
                other.at = {}
            other.at |= {match: frozenset(seats) for match, seats in cry.at.items() if match in self._rooms}
            for match in (former.keys() | cry.at.keys()) & self._rooms.keys():
                self._see(match)
        elif isinstance(cry, Asked):
            if cry.matches is None:
                self._anew = True
            else:
                self._changed.update(match for match in cry.matches if self._present(match))
            self.herald.stir()

    def _present(self, match: str) -> frozenset[int]:
        """The seats that look on here."""
        return self._rooms[match].present if match in self._rooms else frozenset()

    def _see(self, match: str) -> None:
        elsewhere = (other.at.get(match, frozenset()) for other in self._others.values())
        self._rooms[match].see_elsewhere(frozenset().union(*elsewhere))

    def _part(self, name: str) -> None:
        """A process has stopped, or died."""
        other = self._others.pop(name, None)
        if other is not None:
            self._counted(1 + len(self._others))
            for match in other.at.keys() & self._rooms.keys():
                self._see(match)

    async def _join(self) -> None:
        await self._missed()
        for other in self._others.values():
            other.heard = time.monotonic()
        self._asking_all = True
        self.herald.stir()

    def _tell(self, anew: bool) -> list[str]:
        """What the others should know by now; if nothing else, that this process lives."""
        if anew:
            self._led.clear()
            self._anew = self._asking_all = True
        if self.herald.hears:
            late = time.monotonic() - UNHEARD_S
            for name in [name for name, other in self._others.items() if other.heard < late]:
                self._part(name)
        cries = [spell(Asked(self.name))] if self._asking_all else spell_asked(self.name, self._asking)
        if self._anew:
            cries.append(spell(Present(self.name, anew=True)))
            self._changed.update(match for match, room in self._rooms.items() if room.present)
        cries += spell_present(self.name, {match: self._present(match) for match in self._changed})
        cries += [spell(Changed(self.name, match)) for match in self._removed]
        self._changed.clear()
        self._asking.clear()
        self._removed.clear()
        self._anew = self._asking_all = False
        return cries or [spell(Present(self.name))]

    # Who leads -------------------------------------------------------------------------------------------------------

    def leads(self, match: str) -> bool:
        """Whether the bots of a match are ours to drive."""
        return match in self._led and self.herald.is_heard

    async def lead(self, match: str) -> bool:
        """Whether the bots of a match are ours to drive: they are once nobody else drives them."""
        if not self.leads(match):
            # A session that holds the lock already would hold it twice.
            query = "SELECT %s::bigint IS NOT NULL" if match in self._led else "SELECT pg_try_advisory_lock(%s)"
            try:
                ((got,),) = await self.herald.ask(query, _key(match))
            except LOST:
                return False
            if not got:
                return False
        self._led[match] = time.monotonic()
        return True

    async def _tidy(self) -> None:
        """Leave the bots to others that have had nothing to do here for a while."""
        while True:
            await asyncio.sleep(LINGER_S / 3)
            now = time.monotonic()
            for match in self._led:
                room = self._rooms.get(match)
                if room is not None and room.driver is not None and not room.driver.done():
                    self._led[match] = now
            left = [match for match, then in self._led.items() if now - then > LINGER_S]
            for match in left:
                del self._led[match]
            if left:
                keys = [_key(match) for match in left]
                with suppress(*LOST):
                    await self.herald.ask("SELECT pg_advisory_unlock(key) FROM unnest(%s::bigint[]) AS key", keys)


def _key(match: str) -> int:
    """The number of a match's lock."""
    return int.from_bytes(sha256(match.encode()).digest()[:8], signed=True)
