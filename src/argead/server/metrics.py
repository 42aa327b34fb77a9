"""`/metrics` for Prometheus: who may read it, and the counting of answers."""

from __future__ import annotations

import asyncio
import os
from contextlib import suppress
from hmac import compare_digest
from mmap import PAGESIZE as PAGE_BYTES
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from litestar import Response, get
from prometheus_client import CONTENT_TYPE_PLAIN_0_0_4, generate_latest

from argead.server.bodies import Asking, answer
from argead.server.calls import CALLS
from argead.server.hall import Hall
from argead.server.meters import FOLDER, MEMORY, REQUESTS, ROOMS, SENT_BYTES, SOCKETS, readings
from argead.server.settings import LOOPBACK, Settings
from argead.table.refusals import Refusal

if TYPE_CHECKING:
    from litestar.types import ASGIApp

READING_S = 5.0
STATM = Path("/proc/self/statm")
"""Where Linux says how many pages of memory a process has."""

PROXIES = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip")
"""Headers that only a proxy adds; whoever comes through one may be anybody."""


@get("/metrics")
async def metrics(request: Asking) -> Response[bytes]:
    """The meters as Prometheus reads them; to a stranger there is nothing here."""
    if not may_read(request, request.app.state.settings):
        raise Refusal("not-found")
    take_readings(request.app.state.hall)
    return answer(await asyncio.to_thread(generate_latest, readings()), media_type=CONTENT_TYPE_PLAIN_0_0_4)


def take_readings(hall: Hall) -> None:
    """Set the meters that nobody sets when something happens."""
    rooms, players, spectators = hall.census()
    ROOMS.set(rooms)
    SOCKETS.labels("player").set(players)
    SOCKETS.labels("spectator").set(spectators)
    with suppress(OSError):
        MEMORY.set(int(STATM.read_text().split()[1]) * PAGE_BYTES)


async def keep_reading(hall: Hall) -> None:
    """Let those who ask another process behind the same port know of this one."""
    while FOLDER in os.environ:
        take_readings(hall)
        await asyncio.sleep(READING_S)


def may_read(request: Asking, settings: Settings) -> bool:
    """Whoever has the token, if there is one; otherwise programs on this machine that call it by a loopback name."""
    if settings.metrics_token:
        given = request.headers.get("authorization", "")
        return compare_digest(given.encode(), f"Bearer {settings.metrics_token}".encode())
    caller = request.scope["client"]
    if caller is None or caller[0] not in LOOPBACK or any(name in request.headers for name in PROXIES):
        return False
    return urlsplit(f"//{request.headers.get('host', '')}").hostname in LOOPBACK


class Metered:
    """Wraps the gate, so that what it refuses is counted too."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return

        async def counted(message: Any) -> None:
            if message["type"] == "websocket.send":
                SENT_BYTES.inc(len(message.get("text") or message.get("bytes") or b""))
            elif message["type"] in ("http.response.start", "websocket.http.response.start"):
                REQUESTS.labels(name_of(scope), message["status"]).inc()
            elif message["type"] == "websocket.accept":
                REQUESTS.labels(name_of(scope), 101).inc()
            await send(message)

        await self._app(scope, receive, counted)


def name_of(scope: Any) -> str:
    """Which call an address is meant for; `page` for everything that is none."""
    return _NAMES.get((scope.get("method", "GET"), _sketch(scope["path"].rstrip("/"))), "page")


def _sketch(path: str) -> tuple[str, ...]:
    """An address without what varies in it: `/api/matches/3kfe/at/12` is that of every match and every ply."""
    return tuple("" if number in (3, 5) else part for number, part in enumerate(path.split("/", 6)))


_NAMES = {(call.method, _sketch(call.path)): call.name for call in CALLS}
