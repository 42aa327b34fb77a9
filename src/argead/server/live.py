"""Live updates: a WebSocket that brings the table, then only what is new."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from argead.kernel import ArgeadError
from argead.server.audience import Audience, Place
from argead.server.callers import UNKNOWN
from argead.server.hall import Hall
from argead.server.protocol import decode, encode
from argead.server.refusals import worded
from argead.server.rooms import Room
from argead.server.store import NotStored
from argead.server.watchers import Watcher
from argead.table.identity import fingerprint
from argead.table.refusals import Refusal, refusal_of
from argead.table.requests import Beat, Hello

Socket = WebSocket[Any, Any, Any]

LOG = logging.getLogger(__name__)

BREATH_S = 0.05
"""The pause between messages that are taken from one client; meanwhile its line is not read."""

POLICY_VIOLATION = 1008
GONE = (WebSocketDisconnect, TimeoutError, OSError)
PONG = encode({"pong": 1})


async def watch(line: Socket, hall: Hall, audience: Audience, match: str, lang: str, patience: float) -> None:
    """Serve one WebSocket until either side has enough, or somebody else needs the room."""
    await line.accept()
    talk = Talk(line, lang, patience)
    with suppress(*GONE):
        try:
            with audience.arrive(line.client.host if line.client else UNKNOWN) as place:
                talking = asyncio.create_task(talk.begin(hall, audience, place, match))
                await _first((talking, place.lost), ending=[talking])
        except GONE:
            raise
        except Refusal as refusal:
            await talk.refuse(refusal)
        except NotStored:
            await talk.refuse(Refusal("not-stored"))
        except ArgeadError as error:
            await talk.refuse(refusal_of(error))
        except Exception:
            LOG.exception("match %s: a WebSocket failed", match)
            await talk.refuse(Refusal("internal"))


async def _first(waited: Iterable[asyncio.Future[None]], ending: Sequence[asyncio.Task[None]]) -> None:
    """Wait for whatever comes first, then end the tasks."""
    try:
        done, _ = await asyncio.wait(waited, return_when=asyncio.FIRST_COMPLETED)
        done.pop().result()
    finally:
        for task in ending:
            task.cancel()
        await asyncio.gather(*ending, return_exceptions=True)


class Talk:
    """What is said on one WebSocket. Whoever is silent, or does not listen, for longer than `patience` is dropped."""

    def __init__(self, line: Socket, lang: str, patience: float) -> None:
        self._line = line
        self._lang = lang
        self._patience = patience

    async def begin(self, hall: Hall, audience: Audience, place: Place, match: str) -> None:
        """Hear who it is, then show and listen."""
        try:
            async with asyncio.timeout(self._patience):
                hello = decode(await self._line.receive_data("text"), Hello)
        except (Refusal, TimeoutError):
            raise Refusal("bad-request", "first-message") from None
        room = await hall.room(match, hello.since)
        key = fingerprint(hello.token) if hello.token else ""
        watcher = Watcher(await hall.holder(room, hello.token), self._lang, hello.since, key)
        if room.table.news.missed(watcher.ply) is None:
            await hall.word(room, watcher.seat, self._lang)
        audience.greet(place, room.id, watcher.seat)
        room.enter(watcher)
        tasks = [asyncio.create_task(self._show(room, watcher)), asyncio.create_task(self._listen())]
        try:
            await _first(tasks, ending=tasks)
        finally:
            room.leave(watcher)

    async def refuse(self, refusal: Refusal) -> None:
        """Say why, and close."""
        await self._send(encode(worded(refusal, self._lang)))
        await self._line.close(POLICY_VIOLATION, refusal.code)

    async def _show(self, room: Room, watcher: Watcher) -> None:
        while True:
            await watcher.news.wait()
            watcher.news.clear()
            for message in room.tell(watcher):
                await self._send(message)

    async def _listen(self) -> None:
        while True:
            beat = decode(await self._line.receive_data("text"), Beat)
            if beat.ping is not None:
                await self._send(PONG)
            elif beat.pong is None:
                raise Refusal("bad-request", "bad-message")
            await asyncio.sleep(BREATH_S)

    async def _send(self, message: bytes) -> None:
        # `wait_for` could swallow that its task is cancelled, and the socket would stay for ever.
        async with asyncio.timeout(self._patience):
            await self._line.send_data(message, mode="text")
