"""People under load: each reads a live line as the browser does, and sends moves over a connection that is kept."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from time import perf_counter

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from argead.bench.wire import Http, Table, TableError, read_update

BEAT_S = 25.0
"""How often a browser says on its line that it is still there."""

AGAIN_S = 1.0
PATIENCE_S = 30.0


class Line(ClientConnection):
    """A live line that counts what comes in."""

    taken = 0

    def data_received(self, data: bytes) -> None:
        Line.taken += len(data)
        super().data_received(data)


class Person:
    """Somebody at a seat. `hear` is called with each newest table, `complain` with whatever goes wrong."""

    def __init__(
        self,
        address: tuple[str, int],
        match: str,
        seat: int,
        token: str,
        headers: Mapping[str, str],
        hear: Callable[[Person, Table], None],
        complain: Callable[[str], None],
    ) -> None:
        self.seat = seat
        self.seen: Table | None = None
        self._address = address
        self._path = f"/api/matches/{match}"
        self._token = token
        self._hear = hear
        self._complain = complain
        self._headers = headers
        self._http = Http(*address, headers)
        self._line: Line | None = None
        self._listening = asyncio.create_task(self._listen())

    async def leave(self) -> None:
        """Close the browser."""
        self._listening.cancel()
        with suppress(asyncio.CancelledError):
            await self._listening
        self._http.close()

    async def move(self, ply: int, action: str) -> float:
        """Make a move; the seconds until it was answered."""
        body = {"ply": ply, "seat": self.seat, "action": action}
        start = perf_counter()
        try:
            async with asyncio.timeout(PATIENCE_S):
                await self._http.call("POST", f"{self._path}/moves?brief=true", self._token, body)
        except TimeoutError:
            self._http.close()
            raise
        return perf_counter() - start

    async def beat(self) -> None:
        """Say on the line that somebody is there."""
        if self._line is not None:
            with suppress(WebSocketException):
                await self._line.send('{"ping":1}')

    async def _listen(self) -> None:
        host, port = self._address
        url = f"ws://{f'[{host}]' if ':' in host else host}:{port}{self._path}/live"
        while True:
            try:
                async with connect(
                    url,
                    create_connection=Line,
                    additional_headers=self._headers,
                    ping_interval=None,
                    max_size=None,
                    proxy=None,
                    open_timeout=PATIENCE_S,
                ) as line:
                    assert isinstance(line, Line)
                    await self._read(line)
                self._complain("a live line was closed")
            except (OSError, InvalidHandshake, WebSocketException, TimeoutError, TableError) as error:
                self._complain(f"a live line broke: {error}")
            finally:
                self._line = None
            await asyncio.sleep(AGAIN_S)

    async def _read(self, line: Line) -> None:
        await line.send(msgspec.json.encode({"token": self._token, "since": -1}).decode())
        self._line = line
        async for message in line:
            update = read_update(message)
            if update.error is not None:
                raise TableError(update.error["message"])
            if update.newest is not None:
                self.seen = update.newest
                self._hear(self, update.newest)
