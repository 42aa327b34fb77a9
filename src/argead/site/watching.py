"""Watchers: pages that look on at a table, and what is new to each."""

from __future__ import annotations

from typing import Any

from argead.site.rooms import Room
from argead.table.shapes import SeatShown

UNKNOWN = -1
"""The ply of a watcher who knows nothing yet."""


class Watcher:
    """A page that looks on: what it was told last, of the table and of who sits there."""

    __slots__ = ("_ply", "_seated", "_seats", "lang", "room", "seat")

    def __init__(self, room: Room, seat: int | None, lang: str, since: int = UNKNOWN) -> None:
        self.room = room
        self.seat = seat
        self.lang = lang
        # Before the first move people still sit down, and the journal is worded with their names.
        self._ply = since if since > 0 else UNKNOWN
        self._seats: list[SeatShown] = []
        self._seated = room.seated

    def told(self) -> list[dict[str, Any]]:
        """The messages that bring it up to date: the whole table, or the lines and seats that are new to it."""
        room, told = self.room, list[dict[str, Any]]()
        if self._seated != room.seated:
            self._ply, self._seated = UNKNOWN, room.seated
        plies, seats = room.table.news.missed(self._ply), room.seats_shown(self.lang)
        if plies is None:
            told.append({"table": room.shown(self.seat, self.lang)})
        else:
            if plies:
                told.append({"news": [room.table.news.frame(self.seat, self.lang, ply) for ply in plies]})
            if self._seats != seats:
                told.append({"seats": seats})
        self._ply, self._seats = room.match.ply, seats
        return told
