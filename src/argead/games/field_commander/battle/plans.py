"""Enemy and own battle plans, and those that work before the first turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from argead.games.field_commander.anytime import at_any_time, perform
from argead.games.field_commander.battle.inflict import named
from argead.games.field_commander.battle.verbs import Plan, Ready
from argead.games.field_commander.hits import BATTLE, take_hits
from argead.games.field_commander.names import (
    ANTICIPATION,
    BUCEPHALUS,
    ENEMY_CONFUSION,
    ENEMY_DEPLOY,
    ENEMY_PLANS,
    ENEMY_RAID,
    FIRST_TURN_PLANS,
    HEPHAESTION,
    INSIGHTS,
    MANEUVER,
    MORALE,
    PARMENION,
    PLANS,
    RALLY,
)
from argead.games.field_commander.state import FieldCommander
from argead.games.field_commander.treasury import HITS_FOR_NO_FORCE, NONE_LEFT, draw_force
from argead.games.field_commander.verbs import Play
from argead.kernel import Action, Decision, Step

PARMENION_PLANS = 3
RAID_HARD = 2


class AnticipateEnemy(Decision[FieldCommander]):
    """Play Anticipation, so that the enemy draws no plans for this battle?"""

    __slots__ = ()

    rule = "insights"

    def options(self, s: FieldCommander, seat: int) -> Sequence[Action]:
        return s.board.actions.proceed, s.board.actions.play[INSIGHTS.index("anticipation")]

    def play(self, s: FieldCommander, seat: int, action: Action) -> None:
        if isinstance(action, Play):
            s.insights &= ~ANTICIPATION
            s.tell("played-insight", "insights", seat, insight=action.word)
            own_plans(s)
        else:
            s.then(DRAW_ENEMY_PLANS)


class DrawEnemyPlans(Step[FieldCommander]):
    """One plan for each enemy counter in the battle, three fewer with Parmenion."""

    __slots__ = ()

    def run(self, s: FieldCommander) -> None:
        drawn = s.enemy_plans
        left = s.board.enemy_plans[:]
        foes = s.foes().bit_count()
        number = min(foes, sum(left))
        if s.heeds(PARMENION):
            fewer = min(max(0, foes - PARMENION_PLANS), number)
            s.advised = s.advised or fewer < number
            number = fewer
        for _ in range(number):
            plan = s.draw("enemy-plan", left, ENEMY_PLANS)
            left[plan] -= 1
            drawn[plan] += 1
        if s.journal is not None:
            names = [ENEMY_PLANS[plan] for plan in range(9) for _ in range(drawn[plan])]
            s.tell("enemy-plans", "enemy-plans", plans=names)
        own_plans(s)


class MountBucephalus(Decision[FieldCommander]):
    """Play Bucephalus: +1 to Alexander's Battle value and superscript for this battle?"""

    __slots__ = ()

    rule = "insights"

    def options(self, s: FieldCommander, seat: int) -> Sequence[Action]:
        return s.board.actions.proceed, s.board.actions.play[INSIGHTS.index("bucephalus")]

    def play(self, s: FieldCommander, seat: int, action: Action) -> None:
        if isinstance(action, Play):
            s.insights &= ~BUCEPHALUS
            s.bucephalus = True
            s.tell("played-insight", "insights", seat, insight=action.word)


class OpenPlans(Step[FieldCommander]):
    """Plans are chosen; then those work that come before the battle."""

    __slots__ = ()

    def run(self, s: FieldCommander) -> None:
        s.then(choose_plans(0, 0), PRE_BATTLE)


def free_plans(s: FieldCommander) -> int:
    """Alexander's Battle value as it is now, which Hephaestion and Bucephalus raise; Philip gives his."""
    return s.alexander_battle() + (s.terms.philip if s.army_at == s.campaign.philip_at else 0)


def own_plans(s: FieldCommander) -> None:
    """Now Alexander's plans are chosen."""
    if s.insights & BUCEPHALUS:
        s.then(MOUNT_BUCEPHALUS, OPEN_PLANS)
    else:
        s.then(OPEN_PLANS)


@dataclass(frozen=True, slots=True)
class ChoosePlans(Decision[FieldCommander]):
    """Choose your battle plans. Those beyond the free ones cost gold; the Rallies that Morale gave do not count."""

    taken: int
    given: int

    rule = "own-plans"

    def free(self, s: FieldCommander) -> int:
        """How many more plans are free."""
        return max(0, free_plans(s) - self.taken)

    def options(self, s: FieldCommander, seat: int) -> Sequence[Action]:
        actions, limits = s.board.actions, s.board.plan_limits
        options: list[Action] = []
        if self.free(s) or s.gold >= s.board.prices["plan"]:
            chosen = s.plans[:]
            chosen[RALLY] -= self.given
            options.extend([action for action in actions.plan if chosen[action.number] < limits[action.number]])
        options.append(actions.ready)
        at_any_time(s, options, MANEUVER | MORALE)
        return options

    def play(self, s: FieldCommander, seat: int, action: Action) -> None:
        if isinstance(action, Ready):
            if s.journal is not None:
                s.tell("chose-plans", "own-plans", seat, plans=[PLANS[p] for p in range(7) for _ in range(s.plans[p])])
            return
        if isinstance(action, Plan):
            self.take(s, action)
        elif isinstance(action, Play) and 1 << action.number == MANEUVER:
            s.insights &= ~MANEUVER
            s.maneuver = True
            s.tell("played-insight", "insights", seat, insight=action.word)
            s.then(self)
        elif isinstance(action, Play) and 1 << action.number == MORALE:
            s.insights &= ~MORALE
            s.plans[RALLY] += s.forces()
            s.tell("played-insight", "insights", seat, insight=action.word)
            s.then(choose_plans(self.taken, s.forces()))
        else:
            s.then(self)
            perform(s, action)

    def take(self, s: FieldCommander, action: Plan) -> None:
        """A free plan, or one for gold."""
        s.plans[action.number] += 1
        if self.free(s):
            if s.heeds(HEPHAESTION) and self.taken + 1 == free_plans(s):
                s.advised = True
            s.then(choose_plans(self.taken + 1, self.given))
            return
        price = s.board.prices["plan"]
        s.gold -= price
        s.tell("bought-plan", "own-plans", 0, plan=action.word, gold=price)
        s.then(self)


class PreBattle(Step[FieldCommander]):
    """Confusion before everything else, then Raid and Deploy."""

    __slots__ = ()

    def run(self, s: FieldCommander) -> None:
        plans = s.enemy_plans
        if s.heeds(HEPHAESTION):
            s.advised = True
        for _ in range(plans[ENEMY_CONFUSION]):
            self.confuse(s)
        for _ in range(plans[ENEMY_RAID]):
            self.raid(s)
        for _ in range(plans[ENEMY_DEPLOY]):
            self.deploy(s)
        plans[ENEMY_CONFUSION] = plans[ENEMY_RAID] = plans[ENEMY_DEPLOY] = 0
        if s.maneuver:
            for plan in FIRST_TURN_PLANS:
                plans[plan] = 0

    def confuse(self, s: FieldCommander) -> None:
        """One of Alexander's plans at random is lost."""
        if any(s.plans):
            plan = s.draw("confusion", s.plans, PLANS)
            s.plans[plan] -= 1
            s.tell("confused", "plans", plan=PLANS[plan])

    def raid(self, s: FieldCommander) -> None:
        """One or two gold are lost."""
        roll = s.die("raid")
        lost = min(s.gold, 2 if roll <= RAID_HARD else 1)
        s.gold -= lost
        s.tell("raided", "plans", roll=roll, gold=lost)

    def deploy(self, s: FieldCommander) -> None:
        """One Force more joins the enemy."""
        nation = s.campaign.nation[s.army_at]
        counter = draw_force(s, nation, "deploy")
        if counter == NONE_LEFT:
            s.tell("none-left", "running-out", nation=nation)
            s.then(take_hits(HITS_FOR_NO_FORCE, BATTLE))
            return
        s.garrisons[s.army_at] |= 1 << counter
        s.tell("deployed", "plans", **named(s, counter))


@cache
def choose_plans(taken: int, given: int) -> ChoosePlans:
    return ChoosePlans(taken, given)


ANTICIPATE_ENEMY = AnticipateEnemy()
DRAW_ENEMY_PLANS = DrawEnemyPlans()
MOUNT_BUCEPHALUS = MountBucephalus()
OPEN_PLANS = OpenPlans()
PRE_BATTLE = PreBattle()
