"""Torment: people play on while their server, its disk and its database are struck again and again."""

from __future__ import annotations

import asyncio
import json
import os
import resource
import signal
import sqlite3
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import cycle, islice
from pathlib import Path
from random import Random
from time import monotonic, sleep
from typing import Any

import httpx
import msgspec
from sqlalchemy import create_engine, text

from argead.bench.tables import any_answer
from argead.bench.wire import Decision
from argead.kernel import UNDO
from argead.shelf import verify
from support.postgres import Cluster
from support.served import PATIENCE, Served, code

Table = dict[str, Any]
Blow = Callable[[], None]

TABLES: list[dict[str, Any]] = [
    {"game": "alexandros", "seats": ["here", "here", "greedy"]},
    {"game": "field-commander", "seats": ["here"]},
    {"game": "phalanxx", "seats": ["here", "greedy"]},
    {"game": "empire", "seats": ["here", "here", "greedy"]},
    {"game": "alexandros", "seats": ["here", "greedy"]},
]
"""What is played, in turn: all games, people against each other and alone against bots."""

UNDOES = 0.1
TWICE = 0.2
"""How often a move is sent over two connections at once."""

MOST_BETWEEN_BLOWS = 40
"""How many moves are made at most before the next blow; some come right after the last one."""

AGAIN_S = 0.1
END_S = 600.0
"""By then a match that is struck no more has ended."""


@dataclass
class Tormented:
    """What has happened so far."""

    made: int = 0
    ended: int = 0
    refusals: Counter[str] = field(default_factory=Counter)
    silences: int = 0


class Player:
    """One person with all tokens of a table, who sends everything until it is answered, and remembers it."""

    def __init__(self, urls: Sequence[str], setup: dict[str, Any], random: Random, log: Tormented) -> None:
        self._urls = urls
        self._setup = setup
        self._random = random
        self._log = log
        self._http = httpx.AsyncClient(timeout=PATIENCE)
        self.match = ""
        self.tokens: dict[int, str] = {}
        self.acknowledged: list[tuple[int, str]] = []
        self.ply = 0
        self.over = False

    async def begin(self) -> None:
        seats = [{"kind": "here"} if seat == "here" else {"kind": "bot", "bot": seat} for seat in self._setup["seats"]]
        # A match whose making was not acknowledged is nobody's: it is made once more.
        made = (await self._ask("POST", "/api/matches", None, {"game": self._setup["game"], "seats": seats})).json()
        self.match = made["match"]
        self.tokens = {int(seat): token for seat, token in made["tokens"].items()}

    async def play(self, until: Callable[[], bool]) -> None:
        """Move for whoever is asked, until it is enough or the match has ended."""
        seat = min(self.tokens)
        while not self.over and not until():
            table = await self._look(seat)
            asked = [seat for seat in table["waiting"] if seat in self.tokens]
            self.over = not table["waiting"]
            if seat in asked:
                await self._act(seat, table)
            elif asked:
                seat = asked[0]
            elif not self.over:
                await asyncio.sleep(0.01)
        self._log.ended += self.over

    async def record(self) -> str:
        """The record, once every server has heard of the end."""
        async with asyncio.timeout(PATIENCE):
            while True:
                answer = await self._ask("GET", f"/api/matches/{self.match}/record", None)
                if answer.is_success:
                    return answer.text
                await asyncio.sleep(0.02)

    async def leave(self) -> None:
        await self._http.aclose()

    async def _look(self, seat: int) -> Table:
        """The table with all that has been seen of it; another server may need a moment to hear of that."""
        async with asyncio.timeout(4 * PATIENCE):
            while True:
                table: Table = (await self._ask("GET", f"/api/matches/{self.match}", self.tokens[seat])).json()
                if table["ply"] >= self.ply:
                    self.ply = table["ply"]
                    return table
                await asyncio.sleep(0.02)

    async def _act(self, seat: int, table: Table) -> None:
        """A move, or sometimes an undo, of the seat."""
        path, action = f"/api/matches/{self.match}", ""
        body: dict[str, Any] = {"ply": table["ply"], "seat": seat}
        if table["undo"]["moves"] and self._random.random() < UNDOES:
            path, action = f"{path}/undo", UNDO
        else:
            action = any_answer(msgspec.convert(table["decision"], Decision), self._random)
            path, body["action"] = f"{path}/moves", action
        times = 2 if self._random.random() < TWICE else 1
        answers = await asyncio.gather(*(self._ask("POST", path, self.tokens[seat], body) for _ in range(times)))
        assert len({answer.is_success for answer in answers}) == 1, "one move had two fates"
        if answers[0].is_success:
            self.ply = max(self.ply, *(answer.json()["ply"] for answer in answers))
            self.acknowledged.append((seat, action))
            self._log.made += 1
        else:
            # A bot may have moved in the meantime; a move that was asked for is never too late.
            assert action == UNDO, answers[0].text

    async def _ask(self, method: str, path: str, token: str | None, body: object = None) -> httpx.Response:
        """Ask until there is an answer: no server, or one that could not store, is asked again."""
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        deadline = monotonic() + 4 * PATIENCE
        while monotonic() < deadline:
            try:
                url = self._random.choice(list(self._urls)) + path
                answer = await self._http.request(method, url, headers=headers, json=body)
            except httpx.TransportError:
                self._log.silences += 1
                await asyncio.sleep(AGAIN_S)
                continue
            if answer.is_success:
                return answer
            self._log.refusals[code(answer)[1]] += 1
            if answer.status_code != 503:
                return answer
            await asyncio.sleep(AGAIN_S)
        raise AssertionError(f"{method} {path} was never answered")


def stored_lines(database: str, match: str) -> list[tuple[int, int | None, str]]:
    """The rows of a match, as another program reads them."""
    engine = create_engine(database if "://" in database else f"sqlite:///{database}")
    with engine.connect() as connection:
        query = text("SELECT ply, seat, notation FROM moves WHERE match = :match ORDER BY ply")
        rows = [tuple(row) for row in connection.execute(query, {"match": match})]
    engine.dispose()
    return rows


async def torment(
    urls: Sequence[str], database: str, blows: Callable[[], Blow], count: int, tables: int, seed: int = 1
) -> Tormented:
    """Let people play at so many tables, strike so many times, let all matches end, and compare."""
    random, log = Random(seed), Tormented()
    struck = 0
    finished: list[Player] = []

    async def people(setup: dict[str, Any], own: Random) -> None:
        while struck < count:
            player = Player(urls, setup, own, log)
            finished.append(player)
            await player.begin()
            await player.play(lambda: struck >= count)

    async def strike() -> None:
        nonlocal struck
        while struck < count:
            await asyncio.sleep(random.uniform(0.05, 0.8))
            enough, tired = log.made + random.randrange(MOST_BETWEEN_BLOWS), monotonic() + PATIENCE
            while log.made < enough and monotonic() < tired:
                await asyncio.sleep(0.01)
            await asyncio.to_thread(blows())
            struck += 1

    async with asyncio.TaskGroup() as group:
        for setup in islice(cycle(TABLES), tables):
            group.create_task(people(setup, Random(random.random())))
        group.create_task(strike())
    async with asyncio.timeout(END_S):
        await asyncio.gather(*(player.play(lambda: False) for player in finished if not player.over))
    for player in finished:
        await _compare(player, database)
        await player.leave()
    return log


async def _compare(player: Player, database: str) -> None:
    """Every acknowledged move is in the record, once and in order, and nothing else of that person's is."""
    rows = await asyncio.to_thread(stored_lines, database, player.match)
    assert [ply for ply, _, _ in rows] == list(range(len(rows)))
    assert [(seat, notation) for _, seat, notation in rows if seat in player.tokens] == player.acknowledged
    record = await player.record()
    told = verify(record).record.lines
    assert [(line.seat, line.notation) for line in told] == [(seat, notation) for _, seat, notation in rows]
    assert json.loads(record.splitlines()[-1]).keys() == {"scores", "sha256"}


# Blows ---------------------------------------------------------------------------------------------------------------


class SqliteBlows:
    """What can happen to a server with a file: mostly it is killed, sometimes the disk is full or the file locked."""

    def __init__(self, served: Served, database: Path, seed: int = 1) -> None:
        self._served = served
        self._database = database
        self._random = Random(seed)
        self.dealt: Counter[str] = Counter()

    def __call__(self) -> Blow:
        kind = self._random.choices([self.kill, self.fill_disk, self.lock_database], [8, 1, 1])[0]
        self.dealt[kind.__name__] += 1
        return kind

    def kill(self) -> None:
        self._served.restart()

    def fill_disk(self) -> None:
        """For a moment no file of the server can grow."""
        pid = self._served.process.pid
        size = max(file.stat().st_size for file in self._database.parent.glob(f"{self._database.name}*"))
        _, most = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (size // 2, most))
        sleep(self._random.uniform(0.2, 1.0))
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (most, most))

    def lock_database(self) -> None:
        """For a moment another program writes."""
        other = sqlite3.connect(self._database, timeout=PATIENCE, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        sleep(self._random.uniform(0.2, 1.0))
        other.execute("ROLLBACK")
        other.close()


class PostgresBlows:
    """What can happen to servers on one PostgreSQL: they, a process of the database or all of it is killed."""

    def __init__(self, servers: Sequence[Served], cluster: Cluster, seed: int = 1) -> None:
        self._servers = servers
        self._cluster = cluster
        self._random = Random(seed)
        self.dealt: Counter[str] = Counter()

    def __call__(self) -> Blow:
        kind = self._random.choices([self.kill, self.kill_a_backend, self.crash], [6, 3, 1])[0]
        self.dealt[kind.__name__] += 1
        return kind

    def kill(self) -> None:
        self._random.choice(self._servers).restart()

    def kill_a_backend(self) -> None:
        """One process of the database dies, whereupon it drops everybody and recovers."""
        with suppress(ProcessLookupError, IndexError):
            os.kill(self._random.choice(self._cluster.children()), signal.SIGKILL)

    def crash(self) -> None:
        """The whole database dies, and is started again."""
        self._cluster.crash()
        self._cluster.start()
