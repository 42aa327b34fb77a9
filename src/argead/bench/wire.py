"""The bench's own client: as thin as can be, so that what is measured is the table and not the one who measures."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

import msgspec

from argead.kernel import ArgeadError


class Offer(msgspec.Struct):
    notation: str


class Form(msgspec.Struct):
    verb: str
    boxes: list[str]
    total: int


class Decision(msgspec.Struct):
    actions: list[Offer]
    form: Form | None


class Table(msgspec.Struct):
    """The little of a table that the bench reads."""

    ply: int
    waiting: list[int]
    decision: Decision | None


class Update(msgspec.Struct):
    """A message of the WebSocket; only tables, whole or as frames, matter here."""

    table: Table | None = None
    news: list[Table] = []
    error: dict[str, str] | None = None

    @property
    def newest(self) -> Table | None:
        return self.news[-1] if self.news else self.table


read_update = msgspec.json.Decoder(Update).decode


class TableError(ArgeadError):
    """The table did not accept a call, and answered with this status."""

    def __init__(self, message: str, status: int = 0) -> None:
        super().__init__(message)
        self.status = status


class Http:
    """A kept-alive connection to the table, with more `headers` if any are given."""

    def __init__(self, host: str, port: int, headers: Mapping[str, str] | None = None) -> None:
        self._headers = [f"{name}: {value}" for name, value in (headers or {}).items()]
        self._host = host
        self._port = port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def call(self, method: str, path: str, token: str = "", body: object = None) -> Any:
        """The answer's JSON; anything but success raises `TableError`."""
        sent = b"" if body is None else msgspec.json.encode(body)
        kept = self._streams is not None
        try:
            status, answer = await self._exchange(method, path, token, sent)
        except (EOFError, ConnectionError):
            self.close()
            if not kept:
                raise
            # The table hangs up on who has been silent for a while; browsers then send the request once more, too.
            status, answer = await self._exchange(method, path, token, sent)
        if not 200 <= status < 300:
            raise TableError(f"{method} {path} was answered {status}: {answer[:200].decode(errors='replace')}", status)
        return msgspec.json.decode(answer)

    async def _exchange(self, method: str, path: str, token: str, body: bytes) -> tuple[int, bytes]:
        if self._streams is None:
            self._streams = await asyncio.open_connection(self._host, self._port)
        reader, writer = self._streams
        name = f"[{self._host}]" if ":" in self._host else self._host
        lines = [f"{method} {path} HTTP/1.1", f"Host: {name}:{self._port}", "Content-Type: application/json"]
        lines += self._headers
        lines.append(f"Content-Length: {len(body)}")
        if token:
            lines.append(f"Authorization: Bearer {token}")
        writer.write("\r\n".join([*lines, "", ""]).encode() + body)
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        fields = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:])}
        answer = await reader.readexactly(int(fields.get("content-length", "0")))
        if fields.get("connection") == "close":
            self.close()
        return int(head[0].split(" ")[1]), answer

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None
