"""The four levels for people, each by the bot that plays it."""

from __future__ import annotations

from argead.kernel import Game

LEVELS = {"novice": "novice", "companion": "greedy", "general": "net", "conqueror": "search:1s"}
"""From the weakest to the strongest."""

NEWCOMERS = "companion"
"""Whom people meet who have not chosen."""


def levels_of(game: Game) -> tuple[str, ...]:
    """The levels at which a game has opponents: all that are learned, or the first two; none without rivals."""
    if game.seats[1] == 1:
        return ()
    return tuple(LEVELS) if game.features else tuple(LEVELS)[:2]


def lower(level: str) -> str | None:
    """The next lower level; None below the lowest, and for what is no level."""
    names = tuple(LEVELS)
    return names[names.index(level) - 1] if level in names[1:] else None
