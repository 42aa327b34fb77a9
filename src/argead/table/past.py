"""A match ply by ply: every state it went through, and what had been told by then."""

from __future__ import annotations

from bisect import bisect_right

from argead.kernel import UNDO, Event, Game, Line, Match, Moment, Record, State


class Standing:
    """The lines of a record that were not taken back, one by one.

    `plies` are those of the set-up and of moves. What is nobody's line after the set-up is no move: it can tell
    something, and goes with the move before it.
    """

    def __init__(self) -> None:
        self.plies: list[int] = []
        self._told = [-1]

    def take(self, ply: int, line: Line) -> int:
        """A line more; the last one before it that is still told."""
        if line.notation == UNDO:
            undone = self.plies.pop()
            while self._told[-1] >= undone:
                self._told.pop()
            return self._told[-1]
        before = self._told[-1]
        if line.seat is not None or not self.plies:
            self.plies.append(ply)
        if line.rules is None:
            self._told.append(ply)
        return before


def told_last(match: Match) -> list[Event]:
    """What the last line of a match told."""
    fresh: list[Event] = []
    for at, event in reversed(match.events):
        if at != match.ply:
            break
        fresh.append(event)
    return fresh[::-1]


class Past:
    """All plies of a record. Whatever an undo took back is seen at the plies before it and gone at those after it."""

    def __init__(self, record: Record, game: Game) -> None:
        self._states: list[State] = []
        # For every ply: the events of its line, and the last ply before it that was still told.
        self._told: list[list[Event]] = []
        self._before: list[int] = []
        self._standing = Standing()
        self._match = Match.replay(Record(record.header, record.lines), game, each=self._note)

    @property
    def last(self) -> int:
        return len(self._states) - 1

    def follow(self, record: Record) -> None:
        """Take in the lines that have come since."""
        for line in record.lines[len(self._states) :]:
            self._match.apply(line)
            self._note(self._match)

    def state(self, ply: int) -> State:
        return self._states[ply]

    def told(self, ply: int) -> list[Event]:
        """What the line of this ply told."""
        return self._told[ply]

    def events(self, ply: int) -> list[tuple[int, Event]]:
        """What had been told by then, each with its ply."""
        chain = []
        while ply >= 0:
            chain.append(ply)
            ply = self._before[ply]
        return [(at, event) for at in reversed(chain) for event in self._told[at]]

    def standing(self) -> list[int]:
        """The plies of the set-up and of all moves that were not taken back."""
        return self._standing.plies

    def moments(self) -> list[Moment]:
        """The same, each with where it led and all that was told until the next move."""
        told: dict[int, list[Event]] = {ply: [] for ply in self.standing()}
        for at, event in self.events(self.last):
            told[self.standing()[bisect_right(self.standing(), at) - 1]].append(event)
        return [Moment(ply, self._states[ply], events) for ply, events in told.items()]

    def _note(self, match: Match) -> None:
        self._states.append(match.state)
        self._before.append(self._standing.take(match.ply, match.record.lines[-1]))
        self._told.append(told_last(match))
