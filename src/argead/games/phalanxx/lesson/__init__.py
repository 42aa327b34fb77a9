"""Learn by the book: a first game with a rival, and one alone against MaXXimilian."""

from __future__ import annotations

from collections.abc import Mapping

from argead.games.phalanxx.lesson.alone import ALONE
from argead.games.phalanxx.lesson.rival import RIVAL
from argead.kernel import Lesson, Value

__all__ = ["ALONE", "RIVAL", "lesson"]


def lesson(options: Mapping[str, Value], players: int) -> Lesson | None:
    """The lesson of a match: each book is written for one number of players, with the usual rules and our dice."""
    if options["guide"] != "first-game" or options["expert"] or options["dice"] != "argead":
        return None
    if players == 1:
        return ALONE if options["solo_count"] == "all" else None
    return RIVAL if players == 2 and options["first_city"] == "issos" else None
