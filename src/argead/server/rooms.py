"""A room: one table in memory, and the people who look at it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from argead.kernel import Game, Line, Match, Record, RulesParted
from argead.language import LANGUAGES
from argead.server.protocol import encode
from argead.server.store import Stored, read_seats
from argead.server.stories import Stories
from argead.server.watchers import UNKNOWN, Watcher
from argead.table.keyed import Beside, KeyedTable
from argead.table.news import MOST_MISSED_LINES
from argead.table.refusals import Refusal
from argead.table.shapes import GlanceShown, SeatShown

if TYPE_CHECKING:
    from argead.server.advisers import Counsel
    from argead.server.forecasts import Batched

EMPTY_ROOM_LINES = 100
"""What a room takes up before its first move, told in lines."""

OWN_BOARD_LINES = 1000
"""What a board of the user's own takes up at most, likewise."""

LOOKED_S = 15.0
"""For so long after the last call somebody is taken to look on: whoever has no WebSocket asks again before."""


class Room(KeyedTable):
    """A keyed table and who looks on. What happens is decided under `lock`, stored, and only then `take`n in."""

    def __init__(self, stored: Stored, match: Match, parted: RulesParted | None = None) -> None:
        super().__init__(
            stored.id, match, stored.seated(), host=stored.host, next=stored.next, review=stored.review, parted=parted
        )
        self.seats_text = stored.seats
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        # The seats with a watcher here, those with one at another process on the same database, and who hears of it.
        self.present: frozenset[int] = frozenset()
        self.elsewhere: frozenset[int] = frozenset()
        self.on_presence: Callable[[Room], None] | None = None
        self.refusal: Refusal | None = None
        self.driver: asyncio.Task[None] | None = None
        self.used = time.monotonic()
        # The bots of seats that have failed, and until when they are not asked again.
        self.resting: dict[tuple[int, str], float] = {}
        # When it was last asked of the database whether an unknown token is a new one.
        self.checked = 0.0
        self.forecasts: dict[int, Batched] = {}
        # What each seat was last advised.
        self.counsels: dict[tuple[type, int], Counsel] = {}
        self.stories = Stories(self.table, stored.begun)
        # What is on show, made once for all who see the same: whole tables, emptied by every change, and frames by ply.
        self._shown: dict[tuple[int | None, str], bytes] = {}
        self._frames: dict[tuple[int | None, str, int], bytes] = {}
        self._glances: dict[tuple[int, str], GlanceShown] = {}
        self._seated = self._seats()
        self._seats_told = self._told_seats()

    @classmethod
    def of_lines(cls, stored: Stored, game: Game, lines: list[Line]) -> Room:
        """The room as its rows tell it."""
        try:
            return cls(stored, Match.replay(Record(stored.header, lines), game))
        except RulesParted as parted:
            return cls(stored, parted.match, parted)

    # What is known ---------------------------------------------------------------------------------------------------

    @property
    def stored_ply(self) -> int:
        """The last ply that the database has; a match that has parted from its rules stands before it."""
        return len(self.table.record.lines) - 1

    @property
    def idle(self) -> bool:
        """Whether nobody would miss the room if it were forgotten until it is asked for again."""
        return not self.watchers and not self.lock.locked() and (self.driver is None or self.driver.done())

    @property
    def weight(self) -> int:
        """What the room takes up, in lines."""
        board = 0 if self.match.pack is None else OWN_BOARD_LINES
        return self.table.weight + board + EMPTY_ROOM_LINES

    @property
    def is_looked_at(self) -> bool:
        """Whether anybody sees what happens."""
        return bool(self.watchers) or time.monotonic() - self.used < LOOKED_S

    def online(self, seat: int) -> bool:
        """Whether somebody at the seat is looking; those at one screen are there together."""
        kind, looking = self.seats[seat].kind, self.present | self.elsewhere
        if kind == "here":
            return any(self.seats[each].kind == "here" for each in looking)
        return kind == "bot" or seat in looking

    # What is shown ---------------------------------------------------------------------------------------------------

    def shown(self, seat: int | None, lang: str, since: int = -1) -> bytes:
        """The table as the seat sees it, as JSON."""
        if self.refusal is not None:
            raise self.refusal
        if since >= 0:
            return self._encoded(seat, lang, since)
        if (seat, lang) not in self._shown:
            self._shown[seat, lang] = self._encoded(seat, lang, since)
        return self._shown[seat, lang]

    def shown_at(self, ply: int, seat: int | None, lang: str, open_hands: bool) -> bytes:
        """The table as it was for the seat after so many lines, as JSON."""
        return encode(self.table.seen_at(seat, lang, ply, open_hands=open_hands) | self._beside(lang))

    def glance(self, seat: int, lang: str) -> GlanceShown:
        """How the match stands for the seat, in short."""
        if (seat, lang) not in self._glances:
            self._glances[seat, lang] = self.table.glance(seat, lang)
        return self._glances[seat, lang]

    def tell(self, watcher: Watcher) -> list[bytes]:
        """The messages that bring a watcher up to date: the whole table, or the lines and seats that are new to it."""
        refusal = self.refusal or watcher.refusal
        if refusal is not None:
            raise refusal
        seat, lang, told = watcher.seat, watcher.lang, []
        plies = self.table.news.missed(watcher.ply)
        if plies is None:
            told.append(b'{"table":' + self.shown(seat, lang) + b"}")
        else:
            if plies:
                told.append(b'{"news":[' + b",".join(self._frame(seat, lang, ply) for ply in plies) + b"]}")
            if watcher.seats != self._seats_told[lang]:
                told.append(b'{"seats":' + self._seats_told[lang] + b"}")
        watcher.ply, watcher.seats = self.match.ply, self._seats_told[lang]
        return told

    def _encoded(self, seat: int | None, lang: str, since: int) -> bytes:
        return encode(self.table.seen(seat, lang, since) | self._beside(lang))

    def _beside(self, lang: str) -> Beside:
        """What a table does not know of itself."""
        return {"seats": self._seated[lang], "next": self.next}

    def _frame(self, seat: int | None, lang: str, ply: int) -> bytes:
        if (seat, lang, ply) not in self._frames:
            self._frames[seat, lang, ply] = encode(self.table.news.frame(seat, lang, ply))
        return self._frames[seat, lang, ply]

    def _seats(self) -> dict[str, list[SeatShown]]:
        """The seats, with who has come and who looks on, in each language."""
        return {lang: self.seats_beside(lang, self.online) for lang in LANGUAGES}

    def _told_seats(self) -> dict[str, bytes]:
        return {lang: encode(seated) for lang, seated in self._seated.items()}

    # What happens ----------------------------------------------------------------------------------------------------

    def take(self, lines: list[Line]) -> None:
        """Lines that are stored become what is seen."""
        before = self.match.ply
        super().take(lines)
        if lines:
            # Of the frames that were newest, the decision is no longer true.
            oldest = self.match.ply - MOST_MISSED_LINES
            self._frames = {key: frame for key, frame in self._frames.items() if oldest < key[2] < before}
            self._show()

    def reseat(self, text: str) -> None:
        """Somebody has taken a seat, holds it no longer, or has handed it over."""
        if text == self.seats_text:
            return
        names, deciders = self.table.names, self.table.deciders
        self.seats_text, self.seats = text, read_seats(text)
        self.table.reseat(self.seats)
        if self.table.names != names or self.table.deciders != deciders:
            # The journal is worded with names, and only whoever plays a seat is asked.
            self._frames.clear()
            self.stories.forget()
            self._shown.clear()
            for watcher in self.watchers:
                watcher.ply = UNKNOWN
        self._note_seats()
        self._show_out()

    def _show_out(self) -> None:
        """Whoever came with a token that opens its seat no longer shall hear why, and go."""
        for watcher in self.watchers:
            if watcher.key and watcher.seat is not None and watcher.key not in self.seats[watcher.seat].keys:
                watcher.refusal = Refusal("bad-token", "seat-lost")
                watcher.news.set()

    def go_on(self, match: str | None) -> None:
        """The same people have gone on to another match."""
        if match != self.next:
            self.next = match
            for watcher in self.watchers:
                watcher.ply = UNKNOWN
            self._show()

    # Who looks -------------------------------------------------------------------------------------------------------

    def enter(self, watcher: Watcher) -> None:
        self.watchers.add(watcher)
        self._note_presence()

    def leave(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        if not self.watchers:
            self._frames.clear()
        self._note_presence()

    def see_elsewhere(self, seats: frozenset[int]) -> None:
        """Who looks on at other processes."""
        self.elsewhere = seats
        self._note_seats()

    def turn_out(self, refusal: Refusal) -> None:
        """Nobody shall look here any more, for this reason."""
        self.refusal = refusal
        self._show()

    def _note_presence(self) -> None:
        present = frozenset(watcher.seat for watcher in self.watchers if watcher.seat is not None)
        if present != self.present:
            self.present = present
            self._note_seats()
            if self.on_presence is not None:
                self.on_presence(self)

    def _note_seats(self) -> None:
        """Everybody shall look anew, if anything has changed that is shown of the seats."""
        self._seated = self._seats()
        told = self._told_seats()
        if told != self._seats_told:
            self._seats_told = told
            self._show()

    def _show(self) -> None:
        """Everybody shall look anew."""
        self._shown.clear()
        self._glances.clear()
        for watcher in self.watchers:
            watcher.news.set()
