"""What travels of a match that is explained after its end: plain typed values, ready for JSON."""

from __future__ import annotations

from typing import TypedDict

from argead.table.shapes import MoveNamed


class SpentShown(TypedDict):
    """How a seat's own chance to win came from its `start` to its `end`: by its `own` decisions, by those of its
    `rivals`, and by `luck`; the three add up to the change."""

    seat: int
    own: float
    rivals: float
    luck: float
    start: float
    end: float


class JudgedShown(TypedDict):
    """A decision, judged by what its seat knew then. `before` and `after` are the seat's chance before it and once
    chance had answered, `luck` what chance and what came to light had to do with that.

    `loss` is what the best move found was worth more, and `best` that move; null where nothing better was found.
    """

    ply: int
    seat: int
    label: str
    best: MoveNamed | None
    loss: float
    luck: float
    before: float
    after: float


class AnsweredShown(TypedDict):
    """A decision that dice or draws answered: what was done, what came of it as the journal tells it, and by how much
    that moved each seat's own chance."""

    ply: int
    seat: int
    label: str
    text: str
    luck: list[float]


class FollowedShown(MoveNamed):
    """A move of a line, whose it is, and the things that it names where it is made."""

    seat: int
    things: list[str]


class TurningPointShown(TypedDict):
    """One of the dearest decisions: what was played and what would have been better, in a sentence too, and the turn
    in which it was. `line` is the better move and what would probably have followed, from what the seat knew;
    `things` are those that the two moves name."""

    ply: int
    seat: int
    name: str
    text: str
    played: MoveNamed
    better: MoveNamed
    line: list[FollowedShown]
    things: list[str]
    loss: float


class AnalysisShown(TypedDict):
    """A match explained. `plies` are those that stand, from the set-up on, and every curve has a value for each.

    `own` is each seat's chance to win as it saw it at the time, `mean` the mean of what all seats saw it to be.
    `answered` has every roll and draw, `unused` what each seat never used, and `depth` says how deeply was looked.
    """

    sides: list[str]
    plies: list[int]
    own: list[list[float]]
    mean: list[list[float]]
    moves: list[JudgedShown]
    answered: list[AnsweredShown]
    spent: list[SpentShown]
    turning: list[TurningPointShown]
    unused: list[list[str]]
    depth: str


class AnalysisProgress(TypedDict):
    """How much of an analysis is done."""

    done: int
    of: int
