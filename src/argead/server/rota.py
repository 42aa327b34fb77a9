"""The rota: in which order those are called who want long work done. Whoever has had least of it comes first."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from contextvars import ContextVar
from time import monotonic
from typing import NamedTuple

from argead.server.meters import QUEUED, RESTARTED, WORKING
from argead.server.workers import WorkerLost
from argead.table.refusals import Refusal

CALLER: ContextVar[str] = ContextVar("caller", default="")
"""The address on whose behalf something is done; a bot works for whoever has made it due."""

EXPECTED_S = 0.5
"""What the first work of somebody is taken to cost; any later one as much as the last."""

MOST_REMEMBERED = 500

CREDIT = 0.05
"""What a second of waiting is worth, in seconds of work: whoever is dear comes late, but comes."""


class Served(NamedTuple):
    """How long somebody was served in all, and the last time."""

    seconds: float
    last: float


class Ledger:
    """Who was served for how long. Whoever was away has saved nothing up: it starts where the last one called stood."""

    def __init__(self) -> None:
        self._served: dict[str, Served] = {}
        self._reached = 0.0

    def level(self, who: str) -> float:
        """What somebody will have had after the next time; the least is called first."""
        seconds, last = self._served.get(who, Served(0.0, EXPECTED_S))
        return max(seconds, self._reached) + last

    def call(self, who: str) -> None:
        """Somebody is called: the next time is charged beforehand, so that nobody takes many places at once."""
        level, last = self.level(who), self._served.get(who, Served(0.0, EXPECTED_S)).last
        self._reached = max(self._reached, level - last)
        self._note(who, Served(level, last))

    def settle(self, who: str, seconds: float) -> None:
        """It took so long."""
        charged = self._served.get(who, Served(self._reached + EXPECTED_S, EXPECTED_S))
        self._note(who, Served(charged.seconds - charged.last + seconds, seconds))

    def _note(self, who: str, served: Served) -> None:
        self._served.pop(who, None)
        self._served[who] = served
        if len(self._served) > MOST_REMEMBERED:
            del self._served[next(iter(self._served))]


class Waiting:
    """Those of one address who wait, by the table that it is for, and since when each has waited or was last called."""

    def __init__(self, now: float) -> None:
        self.since = now
        self.tables: dict[str, deque[asyncio.Future[None]]] = {}
        self.tables_since: dict[str, float] = {}
        self.count = 0

    def add(self, table: str, called: asyncio.Future[None], now: float) -> None:
        self.tables.setdefault(table, deque()).append(called)
        self.tables_since.setdefault(table, now)
        self.count += 1

    def pop(self, table: str, now: float) -> asyncio.Future[None]:
        """The table is called; what else it wants waits from now on."""
        called = self.tables[table].popleft()
        self.count -= 1
        self.since = self.tables_since[table] = now
        if not self.tables[table]:
            del self.tables[table], self.tables_since[table]
        return called


class Rota:
    """So many places for long work, shared by the time that it takes: among addresses, and then among their tables.

    No more than `most` may wait, and of one address no more than `most_each`. Of several places one is always left to
    other addresses. The meters know it by its `name`.
    """

    def __init__(
        self, name: str, places: int, most: int, most_each: int, clock: Callable[[], float] = monotonic
    ) -> None:
        self._name = name
        self._free = places
        self._places_each = max(1, places - 1)
        self._most = most
        self._most_each = most_each
        self._clock = clock
        self._waiting: dict[str, Waiting] = {}
        self.waiting = 0
        self._at_work: Counter[str] = Counter()
        self._addresses = Ledger()
        self._tables: dict[str, Ledger] = {}

    @asynccontextmanager
    async def place(self, table: str = "") -> AsyncIterator[None]:
        """A place, as soon as the caller is called; the time until it is left counts."""
        address = CALLER.get()
        await self._queue(address, table)
        start = self._clock()
        try:
            yield
        except WorkerLost:
            RESTARTED.labels(self._name).inc()
            raise
        finally:
            seconds = self._clock() - start
            WORKING.labels(self._name).observe(seconds)
            self._leave(address, table, seconds)

    async def _queue(self, address: str, table: str) -> None:
        if address in self._waiting and self._waiting[address].count >= self._most_each:
            raise Refusal("too-many", "too-many-waiting")
        if self.waiting >= self._most:
            raise Refusal("busy")
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        now = self._clock()
        self._waiting.setdefault(address, Waiting(now)).add(table, called, now)
        self.waiting += 1
        self._call()
        try:
            with QUEUED.labels(self._name).track_inprogress():
                await called
        except asyncio.CancelledError:
            if not called.cancelled():  # it was called in the same moment
                self._leave(address, table, 0.0)
            raise

    def _call(self) -> None:
        """Let as many go to work as there are places."""
        while self._free and (ready := [one for one in self._waiting if self._at_work[one] < self._places_each]):
            address = min(ready, key=self._level)
            waiting, ledger = self._waiting[address], self._ledger(address)
            table = min(waiting.tables, key=lambda one: ledger.level(one) + CREDIT * waiting.tables_since[one])
            called = waiting.pop(table, self._clock())
            self.waiting -= 1
            if not waiting.count:
                del self._waiting[address]
            if not called.cancelled():
                self._free -= 1
                self._at_work[address] += 1
                self._addresses.call(address)
                ledger.call(table)
                called.set_result(None)

    def _level(self, address: str) -> float:
        """The least is called first. Now is the same for all, so that since when one waits says how long it has."""
        return self._addresses.level(address) + CREDIT * self._waiting[address].since

    def _leave(self, address: str, table: str, seconds: float) -> None:
        self._free += 1
        self._at_work[address] -= 1
        if not self._at_work[address]:
            del self._at_work[address]
        self._addresses.settle(address, seconds)
        self._ledger(address).settle(table, seconds)
        self._call()

    def _ledger(self, address: str) -> Ledger:
        """The tables of an address."""
        ledger = self._tables[address] = self._tables.pop(address, Ledger())
        if len(self._tables) > MOST_REMEMBERED:
            del self._tables[next(iter(self._tables))]
        return ledger
