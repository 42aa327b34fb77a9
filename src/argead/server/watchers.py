"""Watchers: those who look on at a table through a WebSocket."""

from __future__ import annotations

import asyncio

from argead.table.refusals import Refusal

UNKNOWN = -1
"""The ply of a watcher who knows nothing yet."""


class Watcher:
    """Somebody who looks on through a WebSocket: what it was told last, of the table and of who sits there.

    There is no queue: whoever hears that there is news is told all that it has missed.
    """

    __slots__ = ("key", "lang", "news", "ply", "refusal", "seat", "seats")

    def __init__(self, seat: int | None, lang: str, since: int = UNKNOWN, key: str = "") -> None:
        self.seat = seat
        self.lang = lang
        # What is stored of the token that it came with, and why it must go, once the seat is no longer its own.
        self.key = key
        self.refusal: Refusal | None = None
        # Before the first move people still sit down, and the journal is worded with their names.
        self.ply = since if since > 0 else UNKNOWN
        self.seats = b""
        self.news = asyncio.Event()
        self.news.set()
