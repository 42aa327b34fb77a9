"""What a study of PhalanXX varies: who starts in which place."""

from __future__ import annotations

import re
from collections.abc import Mapping

from argead.kernel import Value
from argead.lab import Places


def moved(text: str, players: int, steps: int) -> tuple[str, Mapping[str, Value]]:
    """The board on which the player who is nth to play starts so many places after the nth. Two have an option."""
    if players == 2:
        return text, {"first_city": "persepolis" if steps % 2 else "issos"}
    head, *sides = text.split("[[side]]")
    for at, side in enumerate(sides):
        if re.search(rf"(?m)^players = \[.*\b{players}\b.*\]", side):
            sides[at] = re.sub(
                r"\bstart = (\d)", lambda number: f"start = {(int(number[1]) - 1 - steps) % players + 1}", side
            )
    return "[[side]]".join((head, *sides)), {}


PLACES = Places((2, 3, 4), moved)
"""Everybody else starts alone, where there is nothing to compare."""
