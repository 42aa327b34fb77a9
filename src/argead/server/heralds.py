"""The herald: cries out to the other processes on the same PostgreSQL database, and hears what they cry."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import random
from typing import Any

from psycopg import AsyncConnection, OperationalError
from psycopg import Error as PostgresError
from sqlalchemy import Engine

from argead.server.cries import CHANNEL, Cry, Gone, hear, spell
from argead.server.postgres import manners
from argead.server.store import NotStored

LOG = logging.getLogger(__name__)

Session = AsyncConnection[tuple[Any, ...]]

BEAT_S = 1.0
"""So often each process shows that it lives."""

SILENT_S = 3.0
"""For so long a process may say nothing before its session ends: PostgreSQL then gives its leads to others."""

ANSWER_S = 2.0
"""How long the database may take to pass a cry on."""

FIRST_PAUSE_S, LONGEST_PAUSE_S = 0.1, 2.0
"""Between two attempts to reach the database again."""

GATHER_S = 0.01
"""What happens within so short a time is cried together."""

LOST = (PostgresError, OSError, TimeoutError, NotStored)


class Herald:
    """Two connections: an ear, which only listens, and a voice, whose session holds this process's locks.

    `heard` is given every cry; `joined` is awaited whenever the ear is open again, since cries may have been missed;
    `tell` says what is to be cried next, and begins anew with True when the voice is.
    """

    def __init__(
        self,
        engine: Engine,
        name: str,
        heard: Callable[[Cry], None],
        joined: Callable[[], Awaitable[None]],
        tell: Callable[[bool], list[str]],
    ) -> None:
        self.name = name
        self._engine = engine
        self._heard = heard
        self._joined = joined
        self._tell = tell
        self._voice: Session | None = None
        self._stirred = asyncio.Event()
        self._proved = self._echo = 0.0
        self.hears = False

    @property
    def is_heard(self) -> bool:
        """Whether the session of the voice is certain to last, and with it the locks that it holds."""
        return self._voice is not None and time.monotonic() - self._proved < SILENT_S

    def stir(self) -> None:
        """There is something to tell."""
        self._stirred.set()

    async def serve(self) -> None:
        """Listen and speak, whatever happens to the database meanwhile."""
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._keep("ear", {}, self._listen))
            tasks.create_task(self._keep("voice", {"idle_session_timeout": round(SILENT_S * 1000)}, self._speak))

    async def farewell(self) -> None:
        """Say that this process stops."""
        with suppress(*LOST):
            await self.ask("SELECT pg_notify(%s, %s)", CHANNEL, spell(Gone(self.name)))

    async def ask(self, query: str, *given: Any) -> list[tuple[Any, ...]]:
        """What the database answers in the session of the voice; whatever goes wrong ends the session."""
        voice, begun = self._voice, time.monotonic()
        if voice is None:
            raise OperationalError("the database cannot be reached")
        try:
            async with asyncio.timeout(ANSWER_S):
                answer = await (await voice.execute(query, given)).fetchall()
        except LOST:
            if self._voice is voice:
                self._voice = None
                self.stir()
            raise
        self._proved = begun
        return answer

    async def _keep(self, name: str, settings: dict[str, int], hold: Callable[[Session], Awaitable[None]]) -> None:
        """Hold a connection: whenever it is lost, open it again."""
        pause = FIRST_PAUSE_S
        while True:
            begun = time.monotonic()
            try:
                session = await self._connect(name, settings)
                try:
                    await hold(session)
                finally:
                    await session.close()
            except LOST as error:
                # Of all attempts to come back, only the loss itself is news.
                level = logging.WARNING if pause == FIRST_PAUSE_S else logging.DEBUG
                LOG.log(level, "the %s to the other processes is lost: %s", name, str(error).partition("\n")[0])
            except Exception:
                LOG.exception("the %s to the other processes has failed", name)
            pause = FIRST_PAUSE_S if time.monotonic() - begun > LONGEST_PAUSE_S else min(2 * pause, LONGEST_PAUSE_S)
            # All processes lose the database at the same moment; they need not come back at the same one.
            await asyncio.sleep(pause * (0.5 + random()))

    async def _connect(self, name: str, settings: dict[str, int]) -> Session:
        """A connection of our own, to the same place as the engine's."""
        url = self._engine.url
        given = {**self._engine.dialect.create_connect_args(url)[1], **manners(url, **settings)}
        given["application_name"] += f" {name} {self.name}"
        return await AsyncConnection.connect(**given, autocommit=True)

    async def _listen(self, ear: Session) -> None:
        await ear.execute(f"LISTEN {CHANNEL}")
        await self._joined()
        self._echo = time.monotonic()
        self.hears = True
        try:
            while True:
                async for note in ear.notifies(timeout=BEAT_S):
                    self._hear(note.payload)
                if self.is_heard and time.monotonic() - self._echo > SILENT_S:
                    raise OperationalError("it does not hear its own voice")
        finally:
            self.hears = False
            # Whatever has befallen the ear may have befallen the voice: it is to find out before it leads anybody.
            self._proved = 0.0
            self.stir()

    def _hear(self, spelt: str) -> None:
        cry = hear(spelt)
        if cry is None:
            return
        if cry.by == self.name:
            self._echo = time.monotonic()
        try:
            self._heard(cry)
        except Exception:
            LOG.exception("a cry could not be taken in")

    async def _speak(self, voice: Session) -> None:
        self._voice, anew = voice, True
        try:
            while self._voice is voice:
                self._stirred.clear()
                cries = self._tell(anew)
                anew = False
                await self.ask("SELECT pg_notify(%s, cry) FROM unnest(%s::text[]) AS cry", CHANNEL, cries)
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._stirred.wait(), BEAT_S)
                await asyncio.sleep(GATHER_S)
            raise OperationalError("it had no answer")
        finally:
            self._voice = None
