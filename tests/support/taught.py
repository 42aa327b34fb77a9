"""A book with a rival in it, for tests of the doors: a few moves of Empire, in which both decide at the same time."""

from __future__ import annotations

from argead.games.empire import GAME as EMPIRE
from argead.kernel import Game

RIVALS = """
from dataclasses import replace
import argead.games.empire as empire
from argead.kernel import Lesson, Page
book = Lesson(
    "rivals",
    (
        Page("allot 3 4 1 7", seat=1),
        Page("allot 3 4 1 7", (1,)),
        Page("place 2"),
        Page("halt", seat=1),
        Page("halt"),
        Page("split 4 4", seat=1),
        Page("split 4 4"),
    ),
)
empire.GAME = replace(empire.GAME, lesson=lambda options, players: book if options["length"] == "short" else None)
"""
"""What a server runs `before` to teach Empire by this book, as the option `length=short`: the rival answers first."""


def rivals() -> Game:
    """The same game, for this process."""
    found: dict[str, Game] = {}
    source = RIVALS.replace("empire.GAME = ", "taught = ")
    exec(source, found)
    assert found["taught"].name == EMPIRE.name
    return found["taught"]
