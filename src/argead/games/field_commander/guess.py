"""Guessing what a seat cannot know: nothing. Cups and piles are bags, and everything on the table lies open."""

from __future__ import annotations

from argead.games.field_commander.state import FieldCommander
from argead.kernel import Chance


def guess(s: FieldCommander, seat: int, chance: Chance) -> FieldCommander:
    """A copy."""
    return s.clone(chance)
