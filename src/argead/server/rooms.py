"""A room: one match in memory, and the people who look at it."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace

import msgspec

from argead.kernel import UNDO, Action, Answer, ChanceError, Game, Line, Match, Record
from argead.server.history import History
from argead.server.identity import Seat, seat_opened_by
from argead.server.odds import Odds
from argead.server.refusals import Refusal
from argead.server.store import Stored, read_seats

MOST_PLIES = 5_000
"""Lines after which undo is refused, so that no match grows without end."""


LONGEST_DETAIL = 200
"""Characters of what was typed wrongly that are sent back."""


class Watcher:
    """Somebody who looks on through a WebSocket. There is no queue: whoever is told looks anew and sees the newest."""

    __slots__ = ("lang", "news", "seat", "since")

    def __init__(self, seat: int | None, lang: str, since: int) -> None:
        self.seat = seat
        self.lang = lang
        self.since = since
        self.news = asyncio.Event()
        self.news.set()


class Room:
    """A match with its seats. What happens is decided under `lock`, stored, and only then `take`n in."""

    def __init__(self, stored: Stored, game: Game, match: Match) -> None:
        self.id = stored.id
        self.game = game
        self.match = match
        self.host = stored.host
        self.review = stored.review
        self.seats_text = stored.seats
        self.seats: tuple[Seat, ...] = stored.seated()
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.driver: asyncio.Task[None] | None = None
        self.checked = self.used = time.monotonic()
        self.asked: dict[int, int] = {}
        self.note_asked(None)
        self.history: History | None = None
        self.odds: dict[int, Odds] = {}
        self.accounts: dict[tuple[str, str], bytes] = {}
        # What is on show, made once for all who see the same; emptied by every change.
        self.tables: dict[tuple[int | None, str], bytes] = {}
        self.lines: dict[tuple[int | None, str], list[tuple[object, msgspec.Raw]]] = {}

    @classmethod
    def of_lines(cls, stored: Stored, game: Game, lines: list[Line]) -> Room:
        """The room as its rows tell it."""
        return cls(stored, game, Match.replay(Record(stored.header, lines), game))

    # What is known ---------------------------------------------------------------------------------------------------

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    @property
    def started(self) -> bool:
        return all(seat.claimed for seat in self.seats)

    @property
    def over(self) -> bool:
        return not self.match.state.waiting()

    @property
    def idle(self) -> bool:
        """Whether nobody would miss the room if it were forgotten until it is asked for again."""
        return not self.watchers and not self.lock.locked() and (self.driver is None or self.driver.done())

    @property
    def weight(self) -> int:
        """What the room takes up, in lines; an empty room is not nothing."""
        return self.match.ply + 100

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

    def book_move(self, seat: int) -> Action | None:
        """What the lesson plays here, if this is one and the seat is to move."""
        state, page = self.match.state, self.match.page
        return state.find(seat, page.notation) if page is not None and seat in state.waiting() else None

    def bot_due(self) -> tuple[int, str] | None:
        """The next bot that owes a move, with its name."""
        if self.started and not self.review:
            for seat in self.match.state.waiting():
                spec = self.seats[seat].bot
                if spec is not None:
                    return seat, spec
        return None

    # What happens ----------------------------------------------------------------------------------------------------

    def check_turn(self, ply: int, seat: int) -> None:
        """Whether a move at this ply is in time: since then nobody but others has answered the same question."""
        if not self.started:
            raise Refusal("not-started")
        if ply != self.match.ply and not self.asked.get(seat, ply + 1) <= ply < self.match.ply:
            raise Refusal("stale-ply")

    def has_line(self, ply: int, seat: int, notation: str, answers: tuple[Answer, ...] = ()) -> bool:
        """Whether the seat's first move since this ply was this very one, with the same dice if they were typed."""
        since = self.match.record.lines[ply + 1 :] if ply >= 0 else []
        first = next((line for line in since if line.seat == seat), None)
        return first is not None and first.notation == notation and (not answers or first.answers == answers)

    def draft_move(self, seat: int, notation: str, answers: tuple[Answer, ...]) -> Line:
        """The line that a person's move would write; raises `AnswerWanted` where more dice must be typed."""
        typed = self.match.is_typed
        if answers and not typed:
            raise Refusal("bad-answer", "dice-are-ours")
        try:
            return self.match.draft(seat, notation, answers if typed else None)
        except ChanceError as error:
            raise Refusal("bad-answer", detail=str(error)[:LONGEST_DETAIL]) from None

    def draft_undo(self, seat: int, reason: str) -> Line:
        """The line of an undo, if there is anything to take back. Whoever has seen the end has seen everything."""
        if self.over:
            raise Refusal("no-undo", "game-over")
        if self.match.ply >= MOST_PLIES:
            raise Refusal("no-undo", "record-full")
        if not self.match.reach(seat).moves:
            raise Refusal("no-undo", reason=reason)
        return Line(seat, UNDO)

    def take(self, lines: list[Line]) -> None:
        """Lines that are stored become what is seen."""
        for line in lines:
            self.match.apply(line)
            self.note_asked(line.seat)
        if lines:
            self.show()

    def note_asked(self, mover: int | None) -> None:
        """Remember at which ply each waiting seat was asked what it is asked now."""
        waiting, ply = self.match.state.waiting(), self.match.ply
        self.asked = {seat: ply if seat == mover else self.asked.get(seat, ply) for seat in waiting}

    def reseat(self, text: str) -> None:
        """Somebody has taken a seat."""
        if text != self.seats_text:
            self.seats_text, self.seats = text, read_seats(text)
            self.match.record.header = replace(self.match.record.header, seats=self.names)
            self.lines.clear()
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
        self.tables.clear()
        for watcher in self.watchers:
            watcher.news.set()
