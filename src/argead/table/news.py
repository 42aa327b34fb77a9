"""News: what somebody who knows the table as it was a while ago has missed, a frame for each line of the record."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, NamedTuple

from argead.kernel import Event, State
from argead.language import phrasebook
from argead.table.past import Standing, told_last
from argead.table.shapes import Frame
from argead.table.showing import journal_line, lesson_shown, outcome_shown, view_shown

if TYPE_CHECKING:
    from argead.table.table import Table

MOST_MISSED_LINES = 50
"""Whoever has missed more gets the whole table, which is shorter than so many frames."""


class Moment(NamedTuple):
    """A match after one line. `since`: the last ply before it that stands; `moves`: how many stand by then.

    `waiting`: the seats that were to move then.
    """

    since: int
    state: State
    told: list[Event]
    moves: int
    waiting: tuple[int, ...]


class News:
    """The last lines that a table has taken. A move replaces the state and never changes it, so each is still there."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._moments: deque[Moment] = deque(maxlen=MOST_MISSED_LINES)
        self._last = table.match.ply
        self._standing = Standing()
        for ply, line in enumerate(table.match.record.lines):
            self._standing.take(ply, line)

    def note(self) -> None:
        """The table has taken one line more."""
        match = self._table.match
        self._last = match.ply
        since = self._standing.take(match.ply, match.record.lines[-1])
        self._moments.append(Moment(since, match.state, told_last(match), match.moves, match.awaited))

    def missed(self, since: int) -> range | None:
        """The plies of the lines after this ply; None if they are too many, or the ply is not known here."""
        if not 0 <= self._last - since <= len(self._moments):
            return None
        return range(since + 1, self._last + 1)

    def frame(self, seat: int | None, lang: str, ply: int) -> Frame:
        """What the seat sees after the line of this ply, which must be among the last ones."""
        table, words, names = self._table, phrasebook(self._table.game, lang), self._table.called(lang)
        moment = self._moments[ply - self._last - 1]
        decision, undo = table.asked(seat, words) if ply == self._last else (None, None)
        return {
            "ply": ply,
            "since": moment.since,
            "waiting": list(moment.waiting),
            "view": view_shown(moment.state, seat),
            "decision": decision,
            "undo": undo,
            "journal": [journal_line(ply, event, names, seat, words) for event in moment.told],
            "outcome": outcome_shown(moment.state.outcome(), names, words),
            "lesson": lesson_shown(table.match.lesson, moment.moves, seat, words),
        }
