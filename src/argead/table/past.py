"""A match ply by ply: every state it went through, and what had been told by then."""

from __future__ import annotations

from argead.kernel import UNDO, Event, Game, Match, Record, State


class Past:
    """All plies of a record. Whatever an undo took back is seen at the plies before it and gone at those after it."""

    def __init__(self, record: Record, game: Game) -> None:
        self._states: list[State] = []
        # For every ply: the events of its line, and the last ply before it that still stood.
        self._told: list[list[Event]] = []
        self._before: list[int] = []
        self._standing: list[int] = [-1]
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
        """The plies that were not taken back."""
        return self._standing[1:]

    def _note(self, match: Match) -> None:
        ply, line = match.ply, match.record.lines[-1]
        self._states.append(match.state)
        if line.notation == UNDO or line.rules:
            if line.notation == UNDO:
                self._standing.pop()
            self._before.append(self._standing[-1])
            self._told.append([])
            return
        self._before.append(self._standing[-1])
        self._standing.append(ply)
        fresh: list[Event] = []
        for at, event in reversed(match.events):
            if at != ply:
                break
            fresh.append(event)
        self._told.append(fresh[::-1])
