"""What travels of a match that has ended: plain typed values, ready for JSON."""

from __future__ import annotations

from typing import Literal, TypedDict

VerdictKind = Literal["won", "shared", "lost", "seen"]
"""How a match ended for whoever reads it; a spectator has seen it."""


class VerdictShown(TypedDict):
    """How a match ended, in a sentence; why it ended; and what else there is to say: what was missing, for instance."""

    kind: VerdictKind
    text: str
    reason: str
    notes: list[str]


class CellShown(TypedDict):
    """What a line of the reckoning brought one side, null where it does not count for it; and what shows it."""

    points: int | None
    things: list[str]


class RowShown(TypedDict):
    """A line of the reckoning, with a cell for each side."""

    text: str
    cells: list[CellShown]


class TurnShown(TypedDict):
    """A turn by its name, its last ply, and the points of each side at its end."""

    name: str
    ply: int
    points: list[int]


class TurningShown(TypedDict):
    """A turn that changed much: its number in the list of turns, its name, what it changed, the ply that changed most,
    and what was done, as the journal tells it."""

    turn: int
    name: str
    text: str
    ply: int
    deeds: list[str]


class EndingShown(TypedDict):
    """The story of an ended match. The `sides` are the seats, and after them the rivals that the rules play.

    There is a verdict for every seat and one for spectators. The cells of all rows add up to the `totals`; `caption` is
    a heading for them. `unit` says what the curve counts, `start` what each side had before the first turn; `turns` is
    empty where points lay hidden.
    """

    sides: list[str]
    spectator: VerdictShown
    seats: list[VerdictShown]
    rows: list[RowShown]
    totals: list[int]
    caption: str
    unit: str
    start: list[int]
    turns: list[TurnShown]
    turning: list[TurningShown]
