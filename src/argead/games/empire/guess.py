"""Guessing what a seat cannot know: what the others have laid out behind their screens."""

from __future__ import annotations

from argead.games.empire.allotment import AllotCubes
from argead.games.empire.state import NOTHING, Empire
from argead.kernel import Chance


def guess(s: Empire, seat: int, chance: Chance) -> Empire:
    """A copy in which every hidden layout of the others is any that they could have chosen."""
    g = s.clone(chance)
    allotting = bool(s.agenda) and isinstance(s.agenda[-1], AllotCubes)
    for other, hidden in enumerate(s.secrets):
        if other != seat and hidden != NOTHING:
            choices = len(s.board.actions.allot) if allotting else s.temple_cubes[other] + s.city_cubes[other] + 1
            g.secrets[other] = chance.die(choices) - 1
    return g
