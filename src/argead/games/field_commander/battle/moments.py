"""What can be played at any moment of a battle: Envelop and Trap."""

from __future__ import annotations

from collections.abc import Sequence

from argead.games.field_commander.battle.inflict import inflict
from argead.games.field_commander.names import ENVELOP, INSIGHTS, TRAP
from argead.games.field_commander.state import FieldCommander
from argead.games.field_commander.verbs import Play
from argead.kernel import Action, Decision, Step

TRAP_NUMBER = INSIGHTS.index("trap")


def seizing(s: FieldCommander, options: list[Action]) -> None:
    """Add what can be played at this moment."""
    if not s.foes():
        return
    if s.plans[ENVELOP] and s.advantage() > 0 and not s.foes() & s.counters.walls:
        options.append(s.board.actions.envelop)
    if s.insights & TRAP:
        options.append(s.board.actions.play[TRAP_NUMBER])


def seize(s: FieldCommander, action: Action, again: Step[FieldCommander]) -> bool:
    """Play it, if that is what the action is, and ask `again` afterwards."""
    if action is s.board.actions.envelop:
        s.then(again)
        s.plans[ENVELOP] -= 1
        s.tell("enveloped", "plans", 0, hits=s.advantage())
        inflict(s, s.advantage())
        return True
    if isinstance(action, Play) and action.number == TRAP_NUMBER:
        s.then(again)
        s.insights &= ~TRAP
        hits = s.die("trap")
        s.tell("trapped", "insights", 0, hits=hits)
        inflict(s, hits)
        return True
    return False


class SeizeMoment(Decision[FieldCommander]):
    """Before the dice of this speed fall: play Envelop or Trap, or go on."""

    __slots__ = ()

    rule = "plans"
    skips_single = True

    def options(self, s: FieldCommander, seat: int) -> Sequence[Action]:
        options: list[Action] = [s.board.actions.proceed]
        seizing(s, options)
        return options

    def play(self, s: FieldCommander, seat: int, action: Action) -> None:
        seize(s, action, self)


SEIZE_MOMENT = SeizeMoment()
