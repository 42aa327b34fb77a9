"""Guessing what a seat cannot know: what the others have laid out behind their screens."""

from __future__ import annotations

from argead.games.empire.allotment import AllotCubes, SplitCubes
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


def unanswered(s: Empire, seat: int) -> Empire:
    """A copy in which nobody has laid out cubes yet, so that the seat's own answer shows nothing; or the state itself,
    where they are not being laid out."""
    step = s.agenda[-1] if s.agenda else None
    if not isinstance(step, AllotCubes | SplitCubes):
        return s
    blank = s.clone(s.chance)
    blank.secrets = [NOTHING] * s.players
    allotting = isinstance(step, AllotCubes)
    able = [other for other in range(s.players) if allotting or s.temple_cubes[other] + s.city_cubes[other]]
    blank.agenda[-1] = AllotCubes(tuple(able)) if allotting else SplitCubes(tuple(able))
    return blank
