"""A room of this device: a table with its keys, and the pages that look on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, date, datetime
from typing import TYPE_CHECKING, Any

from argead.kernel import Game, Line, Match, Record, RulesParted
from argead.site.rows import Kept, Row, line_changes, row_change, write_seats
from argead.table.forecast import Forecast
from argead.table.identity import KeyedSeat
from argead.table.keyed import Beside, KeyedTable
from argead.table.shapes import SeatShown, Seen

if TYPE_CHECKING:
    from argead.site.advising import Counsel
    from argead.table.analysis.story import Story
    from argead.table.analysis.work import Analysis

EMPTY_ROOM_LINES = 100
"""What a room takes up before its first move, told in lines."""


class Room(KeyedTable):
    """What happens here is stored by the page, and only then `take`n in.

    `present` are the seats of those who look on; `seated` grows whenever names or players change.
    """

    def __init__(self, row: Row, seats: Sequence[KeyedSeat], match: Match, parted: RulesParted | None = None) -> None:
        super().__init__(row.id, match, seats, host=row.host, next=row.next, review=row.review, parted=parted)
        self._row = row
        self.present: list[int | None] = []
        self.seated = 0
        self.forecasts: dict[int, Forecast] = {}
        # What each seat was last advised, and once the match has ended, what explains it.
        self.counsels: dict[tuple[type, int], Counsel] = {}
        self.analysis: Analysis | Story | None = None
        # Until when no bot is asked, since the last one could not decide or its move could not be stored.
        self.sorry_until = 0.0

    @classmethod
    def opened(cls, kept: Kept, game: Game) -> Room:
        """The room of what was stored."""
        try:
            return cls(kept.row, kept.seats, Match.replay(Record(kept.record.header, kept.record.lines), game))
        except RulesParted as parted:
            return cls(kept.row, kept.seats, parted.match, parted)

    @property
    def weight(self) -> int:
        """What the room takes up, in lines."""
        return self.table.weight + EMPTY_ROOM_LINES

    @property
    def began(self) -> date | None:
        """The day on which the match began here; that of a record is not known."""
        return None if self._row.review else datetime.fromtimestamp(self._row.created / 1000, UTC).date()

    def online(self, seat: int) -> bool:
        """Whether somebody at the seat is looking; those at one screen are there together."""
        return self.seats[seat].kind == "bot" or any(each is not None for each in self.present)

    # What is shown ---------------------------------------------------------------------------------------------------

    def shown(self, seat: int | None, lang: str, since: int = -1) -> dict[str, Any]:
        """The table as the seat sees it."""
        return self._with_beside(self.table.seen(seat, lang, since), lang)

    def shown_at(self, ply: int, seat: int | None, lang: str, open_hands: bool) -> dict[str, Any]:
        """The table as it was for the seat after so many lines."""
        return self._with_beside(self.table.seen_at(seat, lang, ply, open_hands=open_hands), lang)

    def seats_shown(self, lang: str) -> list[SeatShown]:
        """Who sits where."""
        return self.seats_beside(lang, self.online)

    def _with_beside(self, seen: Seen, lang: str) -> dict[str, Any]:
        beside: Beside = {"seats": self.seats_shown(lang), "next": self.next}
        return {**seen, **beside}

    # What is stored --------------------------------------------------------------------------------------------------

    def lines_to_store(self, lines: Sequence[Line]) -> list[dict[str, Any]]:
        """What a move or an undo adds to the storage."""
        return line_changes(self.id, self.match.ply + 1, lines)

    def row_with(self, seats: Sequence[KeyedSeat] | None = None, following: str | None = None) -> dict[str, Any]:
        """What takes the place of the match's row once others sit there, or they have gone on to another match."""
        row = self._row if seats is None else replace(self._row, seats=write_seats(seats))
        return row_change(row if following is None else replace(row, next=following))

    def reseat(self, seats: Sequence[KeyedSeat]) -> None:
        """A seat was handed over or taken back, or its bot had trouble."""
        before = self.table.names, self.table.deciders
        self.seats, self._row = tuple(seats), replace(self._row, seats=write_seats(seats))
        self.table.reseat(self.seats)
        if (self.table.names, self.table.deciders) != before:
            self.seated += 1

    def go_on(self, match: str) -> None:
        """The same people have gone on to another match."""
        self.next, self._row = match, replace(self._row, next=match)
        self.seated += 1
