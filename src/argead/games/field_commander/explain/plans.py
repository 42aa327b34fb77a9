"""Battle plans: one's own, each for its moment, and the enemy's."""

from __future__ import annotations

from argead.games.field_commander.battle.attack import LaunchAttack
from argead.games.field_commander.battle.plans import ChoosePlans
from argead.games.field_commander.explain.moment import now, step
from argead.games.field_commander.explain.treasury import no_further_plan
from argead.games.field_commander.names import PLANS, RALLY
from argead.games.field_commander.state import FieldCommander
from argead.kernel import Reason


def about_plan(s: FieldCommander, name: str) -> Reason:
    """A plan that is held; Fate is given by Temples and never chosen."""
    data = {"now": now(s)}
    if name == "fate":
        return Reason("fate-for-a-roll", "plans", data)
    if isinstance(step(s), ChoosePlans):
        return _not_chosen(s, step(s), PLANS.index(name))
    match name:
        case "envelop":
            return _no_envelopment(s)
        case "flank":
            return Reason("flank-for-a-hit", "plans", data)
        case "lead":
            return Reason("lead-works", "plans")
        case "rally":
            return Reason("rally-for-a-hit", "plans", data)
        case "regroup":
            return Reason("regroup-for-a-loss", "plans", data)
        case "charge":
            return Reason("charge-for-the-tired", "plans", data)
    if isinstance(step(s), LaunchAttack):
        return Reason("nobody-to-sacrifice", "plans")
    return Reason("sacrifice-for-an-attack", "plans", data)


def _not_chosen(s: FieldCommander, question: ChoosePlans, plan: int) -> Reason:
    """There is a limit to each, and a price beyond the free ones."""
    most = s.board.plan_limits[plan]
    if s.plans[plan] - (question.given if plan == RALLY else 0) >= most:
        return Reason("plan-limit", "own-plans", {"plan": PLANS[plan], "most": most})
    return no_further_plan(s)


def _no_envelopment(s: FieldCommander) -> Reason:
    if s.foes() & s.counters.walls:
        return Reason("envelop-before-walls", "plans")
    if s.advantage() <= 0:
        return Reason("envelop-outnumbered", "plans", {"advantage": s.advantage()})
    return Reason("envelop-later", "plans", {"now": now(s)})


def about_enemy_plan(s: FieldCommander, name: str) -> Reason:
    """They work by themselves."""
    return Reason("enemy-plan", "plans", {"works": name})
