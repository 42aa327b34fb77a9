"""A table with its keys: who may sit where, who is to move, and what counts as a move in time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypedDict

from argead.kernel import Answer, Game, Line, Match, RulesParted
from argead.table.identity import KeyedSeat, seat_opened_by
from argead.table.refusals import Refusal
from argead.table.shapes import SeatShown
from argead.table.showing import seats_shown
from argead.table.table import Table

ALL = "all"
"""All hands open, when nothing is hidden any more."""


class Beside(TypedDict):
    """What a door shows beside a table: who has come, and where the match goes on."""

    seats: list[SeatShown]
    next: str | None


class KeyedTable:
    """A match of a door by its id, with the seats as they are stored. What happens is stored, and only then taken in.

    `next` is the match that the same people have gone on to; the `host` is known by what is stored of its secret.
    """

    def __init__(
        self,
        id: str,
        match: Match,
        seats: Sequence[KeyedSeat],
        *,
        host: str | None,
        next: str | None,
        review: bool,
        parted: RulesParted | None,
    ) -> None:
        self.id = id
        self.host = host
        self.next = next
        self.seats = tuple(seats)
        self.table = Table(match, self.seats, id, review=review, parted=parted)
        # At which ply each waiting seat was given the decision that it owes now.
        self.since: dict[int, int] = {}
        self._note_waiting(None)

    # What is known ---------------------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        return self.table.game

    @property
    def match(self) -> Match:
        return self.table.match

    @property
    def started(self) -> bool:
        return all(seat.claimed for seat in self.seats)

    def seat_of(self, token: str | None) -> int | None:
        """The seat of a token; without one, a spectator."""
        if token is None:
            return None
        seat = seat_opened_by(token, self.seats)
        if seat is None:
            raise Refusal("bad-token")
        return seat

    def eyes(self, perspective: str | None) -> int | None:
        """The seat through whose eyes somebody looks back."""
        if perspective is None or perspective == ALL:
            return None
        if not perspective.isdecimal() or not perspective.isascii() or int(perspective[:3]) >= len(self.seats):
            raise Refusal("not-found", "no-such-seat")
        return int(perspective)

    def bot_due(self) -> int | None:
        """The seat of the next bot that owes a move, once everybody is there."""
        return self.table.due() if self.started else None

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

    def seats_beside(self, lang: str, is_online: Callable[[int], bool]) -> list[SeatShown]:
        """The seats, with who has come and who looks on."""
        return [
            {**shown, "claimed": who.claimed, "online": is_online(number), "trouble": who.trouble_in(lang)}
            for number, (who, shown) in enumerate(zip(self.seats, seats_shown(self.seats, lang), strict=True))
        ]

    # What happens ----------------------------------------------------------------------------------------------------

    def take(self, lines: list[Line]) -> None:
        """Lines that are stored become what is seen."""
        for line in lines:
            self.table.take([line])
            self._note_waiting(line.seat)

    def _note_waiting(self, mover: int | None) -> None:
        waiting, ply = self.match.state.waiting(), self.match.ply
        self.since = {seat: ply if seat == mover else self.since.get(seat, ply) for seat in waiting}
