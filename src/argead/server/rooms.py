"""A room: one table in memory, and the people who look at it."""

from __future__ import annotations

import asyncio
import time

from argead.kernel import Answer, Game, Line, Match, Record, RulesParted
from argead.server.identity import KeyedSeat, seat_opened_by
from argead.server.protocol import encode
from argead.server.refusals import Refusal
from argead.server.store import Stored, read_seats
from argead.table import Table, Tally
from argead.table.jobs import ENOUGH_PLAYOUTS
from argead.table.shapes import SeatShown

EMPTY_ROOM_LINES = 100
"""What a room takes up before its first move, told in lines."""


class Watcher:
    """Somebody who looks on through a WebSocket. There is no queue: whoever is told looks anew and sees the newest."""

    __slots__ = ("lang", "news", "seat", "since")

    def __init__(self, seat: int | None, lang: str, since: int) -> None:
        self.seat = seat
        self.lang = lang
        self.since = since
        self.news = asyncio.Event()
        self.news.set()


class Forecast:
    """What is known of the odds at one ply. `settled`: more playouts are not worth while, or there is no fight."""

    __slots__ = ("batch", "ply", "settled", "tally")

    def __init__(self, ply: int) -> None:
        self.ply = ply
        self.tally = Tally()
        self.settled = False
        self.batch: asyncio.Task[None] | None = None

    def take(self, more: Tally | None) -> None:
        """A batch of playouts has come in. Those of one ply add up while a person thinks."""
        if more is not None:
            self.tally.add(more)
        self.settled = more is None or self.tally.playouts >= ENOUGH_PLAYOUTS


class Room:
    """A table with its keys. What happens is decided under `lock`, stored, and only then `take`n in."""

    def __init__(self, stored: Stored, match: Match, parted: RulesParted | None = None) -> None:
        self.id = stored.id
        self.host = stored.host
        self.seats_text = stored.seats
        self.seats: tuple[KeyedSeat, ...] = stored.seated()
        self.table = Table(match, self.seats, stored.id, review=stored.review, parted=parted)
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.driver: asyncio.Task[None] | None = None
        self.checked = self.used = time.monotonic()
        self.forecasts: dict[int, Forecast] = {}
        self.accounts: dict[tuple[str, str], bytes] = {}
        # At which ply each waiting seat was given the decision that it owes now.
        self.since: dict[int, int] = {}
        self._note_waiting(None)
        # What is on show, made once for all who see the same; emptied by every change.
        self._shown: dict[tuple[int | None, str], bytes] = {}

    @classmethod
    def of_lines(cls, stored: Stored, game: Game, lines: list[Line]) -> Room:
        """The room as its rows tell it."""
        try:
            return cls(stored, Match.replay(Record(stored.header, lines), game))
        except RulesParted as parted:
            return cls(stored, parted.match, parted)

    # What is known ---------------------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        return self.table.game

    @property
    def match(self) -> Match:
        return self.table.match

    @property
    def stored_ply(self) -> int:
        """The last ply that the database has; a match that has parted from its rules stands before it."""
        return len(self.table.record.lines) - 1

    @property
    def started(self) -> bool:
        return all(seat.claimed for seat in self.seats)

    @property
    def idle(self) -> bool:
        """Whether nobody would miss the room if it were forgotten until it is asked for again."""
        return not self.watchers and not self.lock.locked() and (self.driver is None or self.driver.done())

    @property
    def weight(self) -> int:
        """What the room takes up, in lines."""
        return self.stored_ply + EMPTY_ROOM_LINES

    def seat_of(self, token: str | None) -> int | None:
        """The seat of a token; without one, a spectator."""
        if token is None:
            return None
        seat = seat_opened_by(token, self.seats)
        if seat is None:
            raise Refusal("bad-token")
        return seat

    def online(self, seat: int) -> bool:
        """Whether somebody at the seat is looking; those at one screen are there together."""
        kind = self.seats[seat].kind
        if kind == "here":
            return any(w.seat is not None and self.seats[w.seat].kind == "here" for w in self.watchers)
        return kind == "bot" or any(watcher.seat == seat for watcher in self.watchers)

    def bot_due(self) -> int | None:
        """The seat of the next bot that owes a move, once everybody is there."""
        return self.table.due() if self.started else None

    # What is shown ---------------------------------------------------------------------------------------------------

    def shown(self, seat: int | None, lang: str, since: int = -1) -> bytes:
        """The table as the seat sees it, as JSON."""
        if since >= 0:
            return self._encoded(seat, lang, since)
        if (seat, lang) not in self._shown:
            self._shown[seat, lang] = self._encoded(seat, lang, since)
        return self._shown[seat, lang]

    def shown_at(self, ply: int, seat: int | None, lang: str, *, open_hands: bool) -> bytes:
        """The table as it was for the seat after so many lines, as JSON."""
        shown = self.table.seen_at(seat, lang, ply, open_hands=open_hands)
        return encode(shown | {"seats": self._present(shown["seats"])})

    def _encoded(self, seat: int | None, lang: str, since: int) -> bytes:
        shown = self.table.seen(seat, lang, since)
        return encode(shown | {"seats": self._present(shown["seats"])})

    def _present(self, seats: list[SeatShown]) -> list[SeatShown]:
        """The seats, with who has come and who looks on."""
        return [
            {**shown, "claimed": self.seats[number].claimed, "online": self.online(number)}
            for number, shown in enumerate(seats)
        ]

    # What happens ----------------------------------------------------------------------------------------------------

    def check_turn(self, ply: int, seat: int) -> None:
        """Whether a move at this ply is in time: since then nobody but others has made the same decision."""
        if not self.started:
            raise Refusal("not-started")
        self.table.check_parted()
        if ply != self.match.ply and not self.since.get(seat, ply + 1) <= ply < self.match.ply:
            raise Refusal("stale-ply")

    def has_line(self, ply: int, seat: int, notation: str, answers: tuple[Answer, ...] = ()) -> bool:
        """Whether the seat's first move since this ply was this very one, with the same dice if they were typed."""
        since = self.match.record.lines[ply + 1 :] if ply >= 0 else []
        first = next((line for line in since if line.seat == seat), None)
        return first is not None and first.notation == notation and (not answers or first.answers == answers)

    def take(self, lines: list[Line]) -> None:
        """Lines that are stored become what is seen."""
        for line in lines:
            self.table.take([line])
            self._note_waiting(line.seat)
        if lines:
            self.show()

    def _note_waiting(self, mover: int | None) -> None:
        waiting, ply = self.match.state.waiting(), self.match.ply
        self.since = {seat: ply if seat == mover else self.since.get(seat, ply) for seat in waiting}

    def reseat(self, text: str) -> None:
        """Somebody has taken a seat."""
        if text != self.seats_text:
            self.seats_text, self.seats = text, read_seats(text)
            self.table.reseat(self.seats)
            self.show()

    # Who looks -------------------------------------------------------------------------------------------------------

    def enter(self, watcher: Watcher) -> None:
        self.watchers.add(watcher)
        self.show()

    def leave(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self.show()

    def show(self) -> None:
        """Everybody shall look anew."""
        self._shown.clear()
        for watcher in self.watchers:
            watcher.news.set()
