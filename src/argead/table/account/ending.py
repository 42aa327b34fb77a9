"""How a match ended: the rows of the reckoning, and the turns that changed most."""

from __future__ import annotations

from dataclasses import dataclass

from argead.kernel import Event, Match, Remark
from argead.table.account.course import Course, Points, Turn

MOST_ROWS = 40
"""The smallest of more rows are told as one."""

MOST_THINGS = 60
"""So many things of a row light up at most."""

MOST_TURNING = 3
MOST_DEEDS = 2


@dataclass(slots=True)
class Row:
    """A line of the reckoning: what it brought each side, if it counts for it, and the things that show it."""

    remark: Remark
    points: list[int | None]
    things: list[list[str]]

    @property
    def weight(self) -> int:
        return sum(abs(points or 0) for points in self.points)


@dataclass(slots=True)
class Turning:
    """A turn that changed much, with the side whose lead it changed most; `before` and `after` are that lead.

    A side alone has no lead: there they are its points. `deeds` are the events that tell the turn best; the first of
    their kinds in the game's list gives the `order` of two turns that changed as much.
    """

    turn: Turn
    side: int
    gain: int
    before: int
    after: int
    deeds: list[Event]
    order: int


class Ending:
    """The story of a match that has ended, before it is put into words."""

    def __init__(self, match: Match) -> None:
        self.course = Course(match)
        self.rivals = self.course.rivals()
        self.sides = match.state.players + len(self.rivals)
        self.totals: Points = self.course.door.points(self.course.end)
        self.rows = self._rows()
        self.turning = self._turning()

    def _rows(self) -> list[Row]:
        rows: list[Row] = []
        for entry in self.course.entries():
            row = next((row for row in rows if row.remark == entry.remark), None)
            if row is None:
                row = Row(entry.remark, [None] * self.sides, [[] for _ in range(self.sides)])
                rows.append(row)
            row.points[entry.side] = (row.points[entry.side] or 0) + entry.points
            row.things[entry.side] = [*row.things[entry.side], *entry.things][:MOST_THINGS]
        return _gathered(rows)

    def _turning(self) -> list[Turning]:
        """The turns in which the lead of a side changed most, in their order."""
        if not self.course.is_known:
            return []
        kinds: tuple[str, ...] = getattr(self.course.door, "DEEDS", ())
        found = [turning for turn in self.course.turns if (turning := _turning(turn, kinds))]
        found.sort(key=lambda turning: (-abs(turning.after - turning.before), turning.order, -turning.turn.ply))
        return sorted(found[:MOST_TURNING], key=lambda turning: turning.turn.ply)


def _gathered(rows: list[Row]) -> list[Row]:
    """All rows, or the heaviest ones and all others as one."""
    if len(rows) <= MOST_ROWS:
        return rows
    heavy = sorted(rows, key=lambda row: -row.weight)[: MOST_ROWS - 1]
    light = [row for row in rows if row not in heavy]
    rest = [sum(points or 0 for points in column) for column in zip(*(row.points for row in light), strict=True)]
    return [*(row for row in rows if row in heavy), Row(Remark("others"), [*rest], [[] for _ in rest])]


def margins(points: Points) -> Points:
    """By how much each side leads the best of the others; a side alone leads nobody, so that its points count."""
    if len(points) < 2:
        return points
    return [own - max(points[:side] + points[side + 1 :]) for side, own in enumerate(points)]


def _turning(turn: Turn, kinds: tuple[str, ...]) -> Turning | None:
    """What the turn changed, told of the side whose lead grew most, or else shrank; None if nothing changed."""
    before, after = margins(turn.before), margins(turn.points)
    gains = [now - then for now, then in zip(turn.points, turn.before, strict=True)]
    shifts = [now - then for now, then in zip(after, before, strict=True)]
    if not any(shifts):
        return None
    rising = max(shifts) > 0
    side = max(range(len(gains)), key=lambda side: (shifts[side] if rising else -shifts[side], gains[side]))
    deeds = _deeds(turn, side, kinds)
    order = min((kinds.index(event.kind) for event in deeds), default=len(kinds))
    return Turning(turn, side, gains[side], before[side], after[side], deeds, order)


def _deeds(turn: Turn, side: int, kinds: tuple[str, ...]) -> list[Event]:
    """The events of a turn that tell it best: first those of the side in question, by the game's own order."""
    told = list(enumerate(event for event in turn.events if event.kind in kinds))
    told.sort(key=lambda one: (one[1].seat != side, kinds.index(one[1].kind), one[0]))
    return [event for _, event in sorted(told[:MOST_DEEDS], key=lambda one: one[0])]
