"""Questions that go on by themselves: what could be done a moment ago, and is the same now, is not asked again."""

from __future__ import annotations

from collections.abc import Sequence

from argead.games.field_commander.battle.moments import SeizeMoment
from argead.games.field_commander.state import FieldCommander
from argead.kernel import Action, Event

QUIET = (
    "battle-turn",
    "attacked",
    "flanked",
    "tempted-fate",
    "charged",
    "enemy-attacked",
    "enemy-flanked",
    "reduced",
    "rallied",
    "enemy-reduced",
    "enemy-rallied",
)
"""Events after which as many stand on both sides as before, so that Envelop and Trap would do the same."""


def onward(s: FieldCommander, seat: int, told: Sequence[Event]) -> Action | None:
    """Before the enemy's next dice: go on, if nobody has fallen since the commander last chose otherwise."""
    if not isinstance(s.decision(seat), SeizeMoment) or not told:
        return None
    return s.board.actions.proceed if all(event.kind in QUIET for event in told) else None
