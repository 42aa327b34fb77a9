"""A move's round trip through a real server on this machine, with many tables alive.

Every table has as many people at it as its game needs, each with a WebSocket open. A move goes in by HTTP POST, is
stored in SQLite, and comes out by WebSocket at the next seat: the time between is the round trip. Calm: each table
moves about every half second, at uniformly spread moments. Rush: every table moves as soon as its last move has come
round.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import pairwise
from random import Random
from time import perf_counter
from typing import NamedTuple

from websockets.asyncio.client import ClientConnection, connect

from argead.bench.serving import running_server
from argead.bench.wire import Decision, Http, Table, TableError, read_update
from argead.kernel import Game

PACE_S = 0.5
PATIENCE_S = 20.0


class Trip(NamedTuple):
    """A move's way: milliseconds until the next seat saw it, and until the mover had his answer."""

    seen: float
    answered: float


@dataclass(frozen=True, slots=True)
class Window:
    """What was measured in one stretch of time."""

    trips: list[Trip]
    seconds: float

    def seen(self, share: float) -> float:
        """The time within which this share of the moves was seen at the next seat."""
        return percentile([trip.seen for trip in self.trips], share)

    def answered(self, share: float) -> float:
        """The time within which this share of the moves was answered."""
        return percentile([trip.answered for trip in self.trips], share)

    @property
    def rate(self) -> float:
        return len(self.trips) / self.seconds


@dataclass(frozen=True, slots=True)
class Load:
    """All windows of one run."""

    tables: int
    calm: list[Window]
    rush: list[Window]


def measure(game: Game, tables: int, windows: int, seconds: float, tell: Callable[[str], None]) -> Load:
    """Start a server, sit down at its tables, measure, and stop it again."""
    with running_server() as server:
        return asyncio.run(_measure(game, server.port, tables, windows, seconds, tell))


async def _measure(
    game: Game, port: int, count: int, windows: int, seconds: float, tell: Callable[[str], None]
) -> Load:
    random = Random(1)
    async with _seated(game, port, count, random) as tables:
        load = Load(count, [], [])
        for number in range(1, windows + 1):
            tell(f"calm {number} of {windows}: {count} tables")
            load.calm.append(await _window(tables, seconds, lambda table, end: table.stroll(end)))
            tell(f"rush {number} of {windows}: {count} tables")
            load.rush.append(await _window(tables, seconds / 2, lambda table, end: table.rush(end)))
        return load


async def _window(
    tables: list[LiveTable], seconds: float, play: Callable[[LiveTable, float], Awaitable[list[Trip]]]
) -> Window:
    start = perf_counter()
    trips = await asyncio.gather(*(play(table, start + seconds) for table in tables))
    return Window([trip for some in trips for trip in some], perf_counter() - start)


@asynccontextmanager
async def _seated(game: Game, port: int, count: int, random: Random) -> AsyncIterator[list[LiveTable]]:
    tables = [LiveTable(game, port, Random(random.random())) for _ in range(count)]
    try:
        for table in tables:
            await table.sit_down()
        yield tables
    finally:
        await asyncio.gather(*(table.leave() for table in tables))


def any_answer(decision: Decision, random: Random) -> str:
    """One of the actions, or a form filled at random."""
    if decision.form is None:
        return random.choice(decision.actions).notation
    cuts = sorted(random.randint(0, decision.form.total) for _ in decision.form.boxes[1:])
    filled = [high - low for low, high in pairwise((0, *cuts, decision.form.total))]
    return " ".join((decision.form.verb, *map(str, filled)))


class LiveTable:
    """The people at one table, and their next table when a game has ended."""

    def __init__(self, game: Game, port: int, random: Random) -> None:
        self._game = game
        self._port = port
        self._random = random
        self._http = Http("127.0.0.1", port)
        self._seats = range(game.seats[0])
        self._sockets: list[ClientConnection] = []
        self._seen: list[Table] = []

    async def sit_down(self) -> None:
        """Begin a match and look at it from every seat."""
        seats = [{"kind": "here", "name": f"Player {seat}"} for seat in self._seats]
        made = await self._http.call("POST", "/api/matches", body={"game": self._game.name, "seats": seats})
        self._match = str(made["match"])
        self._tokens = [str(made["tokens"][str(seat)]) for seat in self._seats]
        address = f"ws://127.0.0.1:{self._port}/api/matches/{self._match}/live"
        self._sockets = [await connect(address, compression=None, ping_interval=None) for _ in self._seats]
        for live, token in zip(self._sockets, self._tokens, strict=True):
            await live.send(f'{{"token":"{token}","since":-1}}')
        self._seen = [(await self._arrival(seat, 0))[0] for seat in self._seats]

    async def leave(self) -> None:
        for live in self._sockets:
            await live.close()
        self._sockets = []
        self._http.close()

    async def stroll(self, end: float) -> list[Trip]:
        """Move about every half second until the time is over."""
        trips: list[Trip] = []
        due = perf_counter() + PACE_S * self._random.random()
        while due < end:
            await asyncio.sleep(max(0.0, due - perf_counter()))
            trips.append(await self.move())
            due += PACE_S * (0.5 + self._random.random())
        return trips

    async def rush(self, end: float) -> list[Trip]:
        """Move without a pause until the time is over."""
        trips: list[Trip] = []
        while perf_counter() < end:
            trips.append(await self.move())
        return trips

    async def move(self) -> Trip:
        """One random move of the seat that is asked."""
        if not self._seen[0].waiting:
            await self.leave()
            await self.sit_down()
        seat = self._seen[0].waiting[0]
        table = self._seen[seat]
        assert table.decision is not None
        action = any_answer(table.decision, self._random)
        body: dict[str, object] = {"ply": table.ply, "seat": seat, "action": action}
        start = perf_counter()
        answered, arrivals = await asyncio.gather(
            self._answer(self._tokens[seat], body),
            asyncio.gather(*(self._arrival(watcher, table.ply + 1) for watcher in self._seats)),
        )
        self._seen = [seen for seen, _ in arrivals]
        return Trip(1e3 * (arrivals[(seat + 1) % len(arrivals)][1] - start), 1e3 * (answered - start))

    async def _answer(self, token: str, body: dict[str, object]) -> float:
        """Send a move; when its answer came."""
        await self._http.call("POST", f"/api/matches/{self._match}/moves", token, body)
        return perf_counter()

    async def _arrival(self, seat: int, ply: int) -> tuple[Table, float]:
        """The table at a seat once it has come so far, and when that was."""
        async with asyncio.timeout(PATIENCE_S):
            while True:
                update = read_update(await self._sockets[seat].recv())
                if update.error is not None:
                    raise TableError(f"the WebSocket was refused: {update.error}")
                if update.newest is not None and update.newest.ply >= ply:
                    return update.newest, perf_counter()


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]
