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
from argead.server.refusals import Refusal
from argead.server.workers import WorkerLost

CALLER: ContextVar[str] = ContextVar("caller", default="")
"""The address on whose behalf something is done; a bot works for whoever has made it due."""

EXPECTED_S = 0.5
"""What the first work of somebody is taken to cost; any later one as much as the last."""

MOST_REMEMBERED = 500


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


class Asker(NamedTuple):
    """Who wants something done: an address, and the table that it is for."""

    address: str
    table: str


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
        self._waiting: dict[Asker, deque[asyncio.Future[None]]] = {}
        self._waiting_each: Counter[str] = Counter()
        self._at_work: Counter[str] = Counter()
        self._addresses = Ledger()
        self._tables: dict[str, Ledger] = {}

    @property
    def waiting(self) -> int:
        """How many wait."""
        return self._waiting_each.total()

    @asynccontextmanager
    async def place(self, table: str = "") -> AsyncIterator[None]:
        """A place, as soon as the caller is called; the time until it is left counts."""
        asker = Asker(CALLER.get(), table)
        await self._queue(asker)
        start = self._clock()
        try:
            yield
        except WorkerLost:
            RESTARTED.labels(self._name).inc()
            raise
        finally:
            seconds = self._clock() - start
            WORKING.labels(self._name).observe(seconds)
            self._leave(asker, seconds)

    async def _queue(self, asker: Asker) -> None:
        if self._waiting_each[asker.address] >= self._most_each:
            raise Refusal("too-many", "too-many-waiting")
        if self.waiting >= self._most:
            raise Refusal("busy")
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(asker, deque()).append(called)
        self._waiting_each[asker.address] += 1
        self._call()
        try:
            with QUEUED.labels(self._name).track_inprogress():
                await called
        except asyncio.CancelledError:
            if not called.cancelled():  # it was called in the same moment
                self._leave(asker, 0.0)
            raise

    def _call(self) -> None:
        """Let as many go to work as there are places."""
        while self._free and (ready := self._ready()):
            asker = min(ready, key=self._level)
            called = self._waiting[asker].popleft()
            if not self._waiting[asker]:
                del self._waiting[asker]
            self._waiting_each[asker.address] -= 1
            if not called.cancelled():
                self._free -= 1
                self._at_work[asker.address] += 1
                self._addresses.call(asker.address)
                self._ledger(asker).call(asker.table)
                called.set_result(None)
        self._waiting_each += Counter()  # those of whom nothing is left are not remembered
        self._at_work += Counter()

    def _ready(self) -> list[Asker]:
        return [asker for asker in self._waiting if self._at_work[asker.address] < self._places_each]

    def _leave(self, asker: Asker, seconds: float) -> None:
        self._free += 1
        self._at_work[asker.address] -= 1
        self._addresses.settle(asker.address, seconds)
        self._ledger(asker).settle(asker.table, seconds)
        self._call()

    def _level(self, asker: Asker) -> tuple[float, float]:
        return self._addresses.level(asker.address), self._ledger(asker).level(asker.table)

    def _ledger(self, asker: Asker) -> Ledger:
        """The tables of an address."""
        ledger = self._tables[asker.address] = self._tables.pop(asker.address, Ledger())
        if len(self._tables) > MOST_REMEMBERED:
            del self._tables[next(iter(self._tables))]
        return ledger
