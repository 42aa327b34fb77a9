"""A sitting: the people at one table, who play at a steady pace, and begin anew when their game has ended."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from ipaddress import IPv4Network
from random import Random
from time import perf_counter
from typing import Any

from argead.bench.tables import any_answer
from argead.bench.wire import Http, Table, TableError
from argead.bots import bots_of
from argead.kernel import Game
from argead.trials.people import Person

PEOPLE = 2
"""How many people sit at a table, where its game has seats for them."""

BOT = "greedy"
HOUSES = IPv4Network("10.0.0.0/8")
TOO_MANY = 429
AGAIN_S = 1.0
"""How long to wait before something is tried again."""


@dataclass(slots=True)
class Log:
    """What was measured, in seconds: `answered` until a mover's answer, `told` until the other person's news."""

    answered: list[float] = field(default_factory=list)
    told: list[float] = field(default_factory=list)
    lines: int = 0
    ended: int = 0
    troubles: Counter[str] = field(default_factory=Counter)


def seats_of(game: Game) -> list[dict[str, str]]:
    """Two people, and a bot where there is a seat more: the first person is here, the other comes by link."""
    most = game.seats[1]
    seats = [{"kind": "here", "name": "Anna"}, {"kind": "link"}][: min(PEOPLE, most)]
    if most > PEOPLE:
        seats.append({"kind": "bot", "bot": BOT if BOT in bots_of(game) else bots_of(game)[-1]})
    return seats


class Sitting:
    """One table, of a house of its own: a proxy on the server's machine may say for whom it asks.

    `log` gives where things are noted now: what counts changes between warming up and the trial.
    """

    def __init__(
        self, number: int, game: Game, address: tuple[str, int], pace: float, random: Random, log: Callable[[], Log]
    ) -> None:
        self._headers = {"X-Forwarded-For": str(HOUSES[number])}
        self._game = game
        self._address = address
        self._pace = pace
        self._random = random
        self._log = log
        self._people: list[Person] = []
        self._news = asyncio.Event()
        self._news.set()
        self._over = True
        self._ply = self._moved = -1
        self._sent: dict[int, tuple[int, float]] = {}
        self.last_line = perf_counter() - 2 * pace

    async def play(self) -> None:
        """Make a line a pace, or let the bot make it, until somebody cancels this."""
        try:
            while True:
                await self._news.wait()
                self._news.clear()
                try:
                    await self._go_on()
                except (OSError, EOFError, TimeoutError, TableError) as error:
                    self._complain(f"{self._game.name}: {type(error).__name__}: {error}")
                    self._moved = -1
                    self._news.set()
                    await asyncio.sleep(AGAIN_S)
        finally:
            await self._leave()

    @property
    def begun(self) -> bool:
        """Whether somebody sits there."""
        return bool(self._people)

    @property
    def standstill(self) -> str:
        """What a table that makes no more lines is waiting for."""
        if not self.begun:
            return f"{self._game.name}: nobody sits there"
        if self._over:
            return f"{self._game.name}: the game is over"
        asked = any(person.seen is not None and person.seen.decision is not None for person in self._people)
        return f"{self._game.name}: {'a person' if asked else 'a bot'} is to move at ply {self._ply}"

    async def beat(self) -> None:
        """Everybody says that they are still there."""
        for person in self._people:
            await person.beat()

    async def _begin(self) -> None:
        """Set the table, and let everybody sit down."""
        http = Http(*self._address, self._headers)
        try:
            made = await self._create(http)
            match, tokens = made["match"], {int(seat): token for seat, token in made["tokens"].items()}
            for invite in made["invites"].values():
                taken = await http.call("POST", f"/api/matches/{match}/claim", body={"invite": invite, "name": "Bruno"})
                tokens[taken["seat"]] = taken["token"]
        finally:
            http.close()
        self._over, self._ply, self._moved, self._sent = False, 0, -1, {}
        self.last_line = perf_counter()
        self._people = [
            Person(self._address, match, seat, token, self._headers, self._hear, self._complain)
            for seat, token in sorted(tokens.items())
        ]

    async def _create(self, http: Http) -> dict[str, Any]:
        body = {"game": self._game.name, "seats": seats_of(self._game)}
        while True:
            try:
                made: dict[str, Any] = await http.call("POST", "/api/matches", body=body)
                return made
            except TableError as error:
                if error.status != TOO_MANY:
                    raise
                await asyncio.sleep(AGAIN_S)

    async def _leave(self) -> None:
        people, self._people = self._people, []
        await asyncio.gather(*(person.leave() for person in people))

    def _complain(self, trouble: str) -> None:
        self._log().troubles[trouble] += 1

    def _hear(self, person: Person, table: Table) -> None:
        """A person has seen the newest table."""
        now = perf_counter()
        if (sent := self._sent.get(person.seat)) is not None and table.ply > sent[0]:
            del self._sent[person.seat]
            self._log().told.append(now - sent[1])
        if table.ply > self._ply:
            self._log().lines += table.ply - self._ply
            self._ply, self.last_line = table.ply, now
        self._over = not table.waiting
        self._news.set()

    async def _go_on(self) -> None:
        """Whoever is asked moves a pace after the last line; when the game is over, the next one begins."""
        if not self._over and self._asked() is None:
            return
        wait = self._pace * self._random.uniform(0.75, 1.25)
        await asyncio.sleep(max(0.0, self.last_line + wait - perf_counter()))
        if self._over:
            self._log().ended += self.begun
            await self._leave()
            await self._begin()
        elif (person := self._asked()) is not None:
            await self._move(person)

    def _asked(self) -> Person | None:
        """A person who is to decide, and has seen the last line."""
        for person in self._people:
            seen = person.seen
            if seen is not None and seen.ply == self._ply > self._moved and seen.decision is not None:
                return person
        return None

    async def _move(self, person: Person) -> None:
        assert person.seen is not None
        assert person.seen.decision is not None
        ply, action = person.seen.ply, any_answer(person.seen.decision, self._random)
        now = perf_counter()
        self._moved = ply
        self._sent |= {other.seat: (ply, now) for other in self._people if other is not person}
        log = self._log()
        log.answered.append(await person.move(ply, action))
