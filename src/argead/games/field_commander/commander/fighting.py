"""The commander in battle: cheap rules of thumb, since they are tried out thousands of times for the odds."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from argead.games.field_commander.battle.attack import LaunchAttack, TemptFate, TurnFlank
from argead.games.field_commander.battle.inflict import InflictHits
from argead.games.field_commander.battle.moments import SeizeMoment
from argead.games.field_commander.battle.plans import AnticipateEnemy, ChoosePlans, MountBucephalus
from argead.games.field_commander.battle.resolution import ChallengeLeader, FightOn
from argead.games.field_commander.battle.verbs import Batter, Hit, Strike
from argead.games.field_commander.commander.worth import SINGLE, loss, power, steps, total_power
from argead.games.field_commander.hits import DUEL, RegroupForce, TakeHits
from argead.games.field_commander.names import (
    CHARGE,
    ENEMY_GUARDS,
    ENEMY_RALLY,
    ENVELOP,
    FLANK,
    INSIGHTS,
    LEAD,
    MANEUVER,
    MORALE,
    RALLY,
    REGROUP,
)
from argead.games.field_commander.state import FieldCommander
from argead.games.field_commander.verbs import Play
from argead.kernel import Action, Decision

GREAT_BATTLE_FOES = 5
"""From so many enemies on, Insights are worth playing."""
RESERVE_GOLD = 2
"""Gold that is not spent on plans: the army must still march."""
HOPELESS = 0.35
SURE = 2.2
"""The edge from which no gold is spent on plans."""
TRAP_TARGETS = 4


def choose_plans(s: FieldCommander, step: ChoosePlans, options: Sequence[Action]) -> Action:
    """Free plans first; then as many as the battle deserves and the treasury allows."""
    actions = s.board.actions
    great = s.foes().bit_count() >= GREAT_BATTLE_FOES
    if great:
        for action in options:
            if isinstance(action, Play) and 1 << action.number in (MANEUVER, MORALE):
                return action
    if step.free(s) or (s.gold > RESERVE_GOLD and worth_buying(s)):
        for plan in wanted_plans(s):
            if s.plans[plan] < s.board.plan_limits[plan]:
                return actions.plan[plan]
    return actions.ready


def worth_buying(s: FieldCommander) -> bool:
    """Whether one more plan would matter: none for a sure thing, many for a great battle."""
    return sum(s.plans) < 2 + s.foes().bit_count() and edge(s) < SURE


def wanted_plans(s: FieldCommander) -> list[int]:
    """In the order in which they are taken."""
    counters, army = s.counters, s.army
    walls = s.foes() & counters.walls
    wanted = []
    if not s.plans[RALLY]:
        wanted.append(RALLY)
    if not walls and not s.plans[ENVELOP]:
        wanted.append(ENVELOP)
    if not s.plans[LEAD]:
        wanted.append(LEAD)
    flankers = (army & counters.flankers).bit_count()
    if s.plans[FLANK] < flankers:
        wanted.append(FLANK)
    if not s.plans[REGROUP]:
        wanted.append(REGROUP)
    riders = (army & counters.cavalry).bit_count()
    if s.plans[CHARGE] < riders:
        wanted.append(CHARGE)
    if s.plans[FLANK] < 2 * flankers:
        wanted.append(FLANK)
    return wanted


def fight_on(s: FieldCommander, step: FightOn, options: Sequence[Action]) -> Action:
    """Envelop and Trap when they bite; retreat only from what would end in Alexander's death."""
    actions = s.board.actions
    seized = moment(s, options)
    if seized is not None:
        return seized
    if actions.retreat in options and is_hopeless(s):
        return actions.retreat
    return actions.fight


def edge(s: FieldCommander) -> float:
    """How much longer the army lasts than the enemy: the turns that each side can stand the other's blows."""
    counters, foes = s.counters, s.foes()
    penalty = s.wall_penalty()
    battle, superscript = s.alexander_values(s.level)
    ours = total_power(s, s.army & ~counters.engines, penalty) + total_power(s, s.army & counters.engines)
    ours += SINGLE[max(0, battle - penalty)][max(0, superscript - penalty)]
    theirs = total_power(s, foes & ~counters.walls)
    if not ours or not theirs:
        return SURE if ours else 0.0
    shield = steps(s, s.army) + s.plans[RALLY] + (s.level - 1) // 2
    return shield / theirs * ours / (steps(s, foes & ~counters.leaders) + s.enemy_plans[ENEMY_RALLY])


def is_hopeless(s: FieldCommander) -> bool:
    """The enemy would outlast the army, or Alexander himself would soon have to take the Hits."""
    if edge(s) < HOPELESS:
        return True
    shield = steps(s, s.army) + s.plans[RALLY]
    return s.level <= 2 and shield < 2 and shield < total_power(s, s.foes() & ~s.counters.walls)


def moment(s: FieldCommander, options: Sequence[Action]) -> Action | None:
    """Envelop as soon as it inflicts two Hits or ends the battle; Trap on a crowd."""
    actions, foes = s.board.actions, s.foes()
    fighting = foes & ~s.counters.leaders
    if actions.envelop in options:
        advantage = s.advantage()
        if advantage >= 2 or advantage >= steps(s, fighting):
            return actions.envelop
    trap = actions.play[INSIGHTS.index("trap")]
    if trap in options and fighting.bit_count() >= TRAP_TARGETS:
        return trap
    return None


def launch_attack(s: FieldCommander, step: LaunchAttack, options: Sequence[Action]) -> Action:
    """Siege Engines at the Walls, then whoever comes first."""
    seized = moment(s, options)
    if seized is not None:
        return seized
    for action in options:
        if isinstance(action, Batter):
            return action
    return options[0]


def challenge(s: FieldCommander, step: ChallengeLeader, options: Sequence[Action]) -> Action:
    """A duel, if Alexander is much more likely to win it."""
    leader = s.foes() & s.counters.leaders
    c = leader.bit_length() - 1
    battle, superscript = s.alexander_values(s.level)
    needed = steps(s, leader) + s.enemy_plans[ENEMY_RALLY] + s.enemy_plans[ENEMY_GUARDS]
    lives = (s.level + 1) // 2 + s.plans[RALLY]
    ours, theirs = SINGLE[battle][superscript], power(s, c, bool(s.worn & leader))
    return options[0] if duel_chance(needed, lives, ours, theirs) > 0.8 else options[1]


def duel_chance(needed: int, lives: int, ours: float, theirs: float) -> float:
    """About how likely the duel is won, by the turns that each side lasts."""
    if ours <= 0:
        return 0.0
    turns, endured = needed / ours, lives / max(theirs, 0.05)
    return endured**2 / (endured**2 + turns**2)


def take_hits(s: FieldCommander, step: TakeHits, options: Sequence[Action]) -> Action:
    """The Force that is missed least; Rally for what hurts; Alexander last of all."""
    actions = s.board.actions
    rally = actions.rally in options
    if step.where == DUEL:
        return actions.rally if rally else options[0]
    best, least = None, 9.0
    alexander = s.counters.alexander
    for action in options:
        if isinstance(action, Hit) and action.number != alexander:
            missed = loss(s, action.number)
            if missed < least:
                best, least = action, missed
    if best is None or (rally and least > 0.5 and not s.duel):
        return actions.rally if rally else actions.hit[alexander]
    return best


def inflict_hits(s: FieldCommander, step: InflictHits, options: Sequence[Action]) -> Action:
    """The enemy who would do most harm, sooner if he has not struck yet; Walls if many suffer from them."""
    best, most = options[0], -1.0
    penalty_suffered = 0.13 * (s.army & ~s.counters.engines).bit_count()
    for action in options:
        assert isinstance(action, Strike)
        bit = 1 << action.number
        if bit & s.counters.walls:
            gain = penalty_suffered
        else:
            gain = loss(s, action.number)
            dies = (s.worn | s.counters.frail) & bit
            if dies and not s.acted & bit:
                gain *= 1.3
            elif not dies and step.left > 1:
                gain = (power(s, action.number, False) + 0.25) / 2
        if gain > most:
            best, most = action, gain
    return best


def tempt_fate(s: FieldCommander, step: TemptFate, options: Sequence[Action]) -> Action:
    """A miss that was likely enough to hit is rolled again."""
    return options[0] if step.cast.battle >= 2 and not step.cast.scored(step.roll) else options[1]


def turn_flank(s: FieldCommander, step: TurnFlank, options: Sequence[Action]) -> Action:
    return options[0]


def regroup(s: FieldCommander, step: RegroupForce, options: Sequence[Action]) -> Action:
    """For a Force that costs three gold or more, or late in the battle."""
    dear = s.counters.battle[0][step.counter] >= 3
    return options[0] if dear or s.round >= 2 else options[1]


def great_battle(s: FieldCommander, step: AnticipateEnemy | MountBucephalus, options: Sequence[Action]) -> Action:
    """Insights are for great battles."""
    return options[1] if s.foes().bit_count() >= GREAT_BATTLE_FOES else options[0]


def seize(s: FieldCommander, step: SeizeMoment, options: Sequence[Action]) -> Action:
    return moment(s, options) or options[0]


FIGHTING: dict[type[Decision[FieldCommander]], Callable[..., Action]] = {
    ChoosePlans: choose_plans,
    FightOn: fight_on,
    LaunchAttack: launch_attack,
    ChallengeLeader: challenge,
    TakeHits: take_hits,
    InflictHits: inflict_hits,
    TemptFate: tempt_fate,
    TurnFlank: turn_flank,
    RegroupForce: regroup,
    AnticipateEnemy: great_battle,
    MountBucephalus: great_battle,
    SeizeMoment: seize,
}
