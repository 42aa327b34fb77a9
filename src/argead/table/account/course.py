"""The course of a match: its turns, with the points of every side at the end of each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from argead.kernel import Entry, Event, Match, Moment, Remark, State
from argead.table.account import plain
from argead.table.past import Past

MOST_TURNS = 200
"""So many turns are told apart; in a longer match several are told as one."""

Points = list[int]
"""What each side has: the seats, and after them the rivals that the rules play."""


@dataclass(slots=True)
class Turn:
    """A turn: its name, the points before it and at its end, its moments, and the ply that changed most in it."""

    name: Remark
    before: Points
    points: Points
    ply: int
    moments: list[Moment] = field(default_factory=list)
    change: int = -1

    @property
    def events(self) -> list[Event]:
        return [event for moment in self.moments for event in moment.events]

    def take(self, moment: Moment, points: Points) -> None:
        """One line more."""
        change = sum(abs(now - then) for now, then in zip(points, self.points, strict=True))
        if change >= self.change:
            self.ply, self.change = moment.ply, change
        self.moments.append(moment)
        self.points = points


class Course:
    """A match from its set-up to where it stands, as its game reckons. What was taken back has not happened."""

    def __init__(self, match: Match) -> None:
        self.door: Any = match.game.door("reckoning") or plain
        self.moments = Past(match.record, match.game).moments()
        self.opening = self.moments[0].events
        self.turns: list[Turn] = []
        points = self.door.points(self.moments[0].state)
        for before, after in pairwise(self.moments):
            # A line belongs to the turn in which it was made: after it the next one may have begun.
            name = self.door.turn(before.state) or Remark("plain-move", {"number": after.ply})
            if not self.turns or self.turns[-1].name != name:
                self.turns.append(Turn(name, points, points, after.ply))
            points = self.door.points(after.state)
            if len(points) != len(self.turns[-1].points):
                self.turns[-1].points = [0] * len(points)
            self.turns[-1].take(after, points)
        self.turns = _joined(self.turns)

    @property
    def end(self) -> State:
        state: State = self.moments[-1].state
        return state

    @property
    def is_known(self) -> bool:
        """Whether the points lay open throughout, so that they make a curve."""
        return bool(self.turns) and all(turn.before for turn in self.turns)

    def entries(self) -> list[Entry]:
        """Where the points came from."""
        return list(self.door.lines(self.moments))

    def rivals(self) -> list[Remark]:
        """The sides that the rules play."""
        return rivals(self.door, self.end)


def rivals(door: Any, state: State) -> list[Remark]:
    """The sides that the rules play, as a game's door names them."""
    named: Sequence[Remark] = getattr(door, "rivals", lambda state: ())(state)
    return list(named)


def _joined(turns: list[Turn]) -> list[Turn]:
    """The turns of a very long match, several as one, under the name of the last of them."""
    size = -(-len(turns) // MOST_TURNS)
    if size < 2:
        return turns
    joined = []
    for start in range(0, len(turns), size):
        some = turns[start : start + size]
        most = max(some, key=lambda turn: turn.change)
        moments = [moment for turn in some for moment in turn.moments]
        joined.append(Turn(some[-1].name, some[0].before, some[-1].points, most.ply, moments, most.change))
    return joined
