"""The commander: a bot that plays whole campaigns by rules of thumb, and tries battles out before it joins them."""

from __future__ import annotations

from argead.games.field_commander.commander.campaigning import CAMPAIGNING
from argead.games.field_commander.commander.fighting import FIGHTING
from argead.games.field_commander.state import FieldCommander
from argead.kernel import Action, Chance


def advise(s: FieldCommander, seat: int, chance: Chance) -> Action:
    """What the commander would do."""
    step, options = s.decision(seat), s.actions(seat)
    if len(options) == 1:
        return options[0]
    if type(step) in FIGHTING:
        return FIGHTING[type(step)](s, step, options)
    return CAMPAIGNING[type(step)](s, step, options, chance)
