"""What views of all games have in common."""

from __future__ import annotations

from typing import Any, TypedDict


class Seen(TypedDict):
    """What every view has: the `seat` that looks; None is a spectator."""

    seat: int | None


class View(Seen, total=False):
    """What a seat sees, ready for JSON, so far as it does not depend on the game; each adds what is its own.

    Where cards are held, `hand` is what this seat has of them (None for a spectator). Where points are kept as the game
    goes on, `scores` are those of every seat.
    """

    hand: Any
    scores: list[int]
