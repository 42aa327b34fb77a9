"""The attacks of one speed: the enemy's dice fall first, then yours, one Force at a time in your order.

All of them are simultaneous: whoever could act when the speed came up acts, with the values that it had then.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from argead.games.field_commander.battle.inflict import (
    FORCES,
    LEADER,
    TROOPS,
    WALLS,
    inflict,
    named,
    strike_leader,
    targets,
)
from argead.games.field_commander.battle.moments import seize, seizing
from argead.games.field_commander.battle.verbs import Attack, Batter, Charge, Ram, Sacrifice
from argead.games.field_commander.hits import BATTLE, DUEL, destroy_force, take_hits
from argead.games.field_commander.names import (
    CHARGE,
    ENEMY_ARCHERS,
    ENEMY_CAVALRY,
    ENEMY_FLANK,
    ENEMY_INFANTRY,
    FLANK,
    SACRIFICE,
)
from argead.games.field_commander.state import FieldCommander
from argead.kernel import Action, Decision, Step

ENGINE_BONUS = 2
ARCHERS_BONUS = 3
INFANTRY_BONUS = 2


class Volley(Step[FieldCommander]):
    """The enemies of this speed attack. Their plans of the first turn and Flank help them."""

    __slots__ = ()

    def run(self, s: FieldCommander) -> None:
        s.then_worn, s.then_level, s.then_penalty = s.worn, s.level, s.wall_penalty()
        if s.maneuver and s.round == 1:
            return
        full, low = s.speeds
        counters, worn, pace = s.counters, s.worn, s.pace
        waiting = s.foes() & ~(s.acted | s.tired | counters.walls)
        hits = duel_hits = 0
        while waiting:
            bit = waiting & -waiting
            waiting ^= bit
            c = bit.bit_length() - 1
            if (low[c] if worn & bit else full[c]) == pace:
                s.acted |= bit
                scored = self.roll(s, c, bit)
                if s.duel and bit & counters.leaders:
                    duel_hits = scored
                else:
                    hits += scored
        if hits:
            s.then(take_hits(hits, BATTLE))
        if duel_hits:
            s.then(take_hits(duel_hits, DUEL))

    def roll(self, s: FieldCommander, c: int, bit: int) -> int:
        """One enemy's die: how many Hits."""
        counters, plans = s.counters, s.enemy_plans
        side = 1 if s.worn & bit else 0
        battle, superscript = counters.battle[side][c], counters.superscript[side][c]
        if bit & counters.archers:
            battle += ARCHERS_BONUS * plans[ENEMY_ARCHERS]
        elif bit & counters.cavalry:
            battle += plans[ENEMY_CAVALRY]
            superscript += plans[ENEMY_CAVALRY]
        elif bit & counters.infantry:
            battle += INFANTRY_BONUS * plans[ENEMY_INFANTRY]
        chain = bit & counters.phalanxes
        hits = 0
        while True:
            roll = s.die("enemy-attack", counters.names[c])
            scored = 2 if roll <= superscript else 1 if roll <= battle else 0
            hits += scored
            if s.journal is not None:
                s.tell(
                    "enemy-attacked",
                    "resolution",
                    **named(s, c),
                    roll=roll,
                    needs=battle,
                    twice=superscript,
                    hits=scored,
                )
            if not scored or not chain or battle == 1:
                break
            battle -= 1
        if hits and plans[ENEMY_FLANK] and bit & counters.flankers:
            plans[ENEMY_FLANK] -= 1
            hits += 1
            s.tell("enemy-flanked", "plans", **named(s, c))
        return hits


class Strikes(Step[FieldCommander]):
    """Your Forces of this speed, one after the other."""

    __slots__ = ()

    def run(self, s: FieldCommander) -> None:
        able = s.striking if s.plans[CHARGE] else s.striking & ~s.tired
        if able and s.foes():
            s.then(LAUNCH_ATTACK)


class LaunchAttack(Decision[FieldCommander]):
    """Which of your Forces attacks next?"""

    __slots__ = ()

    rule = "resolution"
    skips_single = True

    def options(self, s: FieldCommander, seat: int) -> Sequence[Action]:
        actions, counters = s.board.actions, s.counters
        fresh = s.striking & ~s.tired
        ready = s.alike(fresh, s.then_worn, [])
        walls = s.foes() & counters.walls
        engines = [c for c in ready if counters.engines >> c & 1] if walls else []
        idle = 0 if targets(s, TROOPS) else counters.engines
        options: list[Action] = [actions.attack[c] for c in ready if not idle >> c & 1]
        options.extend([actions.batter[c] for c in engines])
        if s.plans[CHARGE]:
            options.extend([actions.charge[c] for c in s.alike(s.striking & s.tired, s.then_worn, [])])
        if s.plans[SACRIFICE]:
            options.extend([actions.sacrifice[c] for c in ready if c != counters.alexander and not idle >> c & 1])
            options.extend([actions.ram[c] for c in engines])
        if not fresh:
            options.append(actions.proceed)
        seizing(s, options)
        return options

    def play(self, s: FieldCommander, seat: int, action: Action) -> None:
        if action is s.board.actions.proceed:
            s.striking = 0
            return
        if seize(s, action, STRIKES):
            return
        assert isinstance(action, Attack | Batter | Charge | Sacrifice | Ram)
        bit = 1 << action.number
        s.striking &= ~bit
        s.acted |= bit
        s.then(STRIKES)
        if isinstance(action, Charge):
            s.plans[CHARGE] -= 1
            s.tell("charged", "plans", seat, counter=action.word, kind=action.kind)
        aim = WALLS if isinstance(action, Batter | Ram) else FORCES
        cast = aimed(s, action.number, aim)
        if isinstance(action, Sacrifice | Ram):
            s.plans[SACRIFICE] -= 1
            s.tell("sacrificed", "plans", seat, counter=action.word, kind=action.kind)
            s.then(Perish(action.number))
            cast.land(s, 1)
        else:
            s.then(cast)


def aimed(s: FieldCommander, c: int, aim: int) -> Cast:
    """An attack with the values of this moment: plans, advisors, Walls."""
    counters = s.counters
    if c == counters.alexander:
        battle, superscript = s.alexander_values(s.then_level)
        if s.duel:
            aim = LEADER
    else:
        side = s.then_worn >> c & 1
        battle, superscript = counters.battle[side][c], counters.superscript[side][c]
    if counters.engines >> c & 1:
        aim = aim or TROOPS
        battle += ENGINE_BONUS if aim == WALLS else 0
        battle -= s.terms.weak_engines if s.army_at == s.terms.weak_engines_at else 0
    else:
        battle -= s.then_penalty
        superscript -= s.then_penalty
    return Cast(c, battle, superscript, 0, aim)


@dataclass(frozen=True, slots=True)
class Cast(Step[FieldCommander]):
    """One die of an attack; `hits` are those that a Phalanx has scored before."""

    counter: int
    battle: int
    superscript: int
    hits: int
    aim: int

    def run(self, s: FieldCommander) -> None:
        roll = s.die("attack", s.counters.names[self.counter])
        if s.fate:
            s.then(TemptFate(self, roll))
        else:
            self.land(s, roll)

    def scored(self, roll: int) -> int:
        """A value of 0 or less cannot hit."""
        return 0 if roll > self.battle else 2 if roll <= self.superscript else 1

    def land(self, s: FieldCommander, roll: int) -> None:
        """The die counts. A Phalanx that hits goes on with a value one less."""
        scored = self.scored(roll)
        if s.journal is not None:
            needs = {"roll": roll, "needs": max(0, self.battle), "twice": max(0, self.superscript), "hits": scored}
            s.tell("attacked", "resolution", 0, **named(s, self.counter), **needs)
        hits = self.hits + scored
        bit = 1 << self.counter
        if scored and self.battle > 1 and bit & s.counters.phalanxes:
            s.then(Cast(self.counter, self.battle - 1, self.superscript, hits, self.aim))
        elif hits and s.plans[FLANK] and bit & s.counters.flankers:
            s.then(TurnFlank(self, hits))
        elif hits:
            self.finish(s, hits)

    def finish(self, s: FieldCommander, hits: int) -> None:
        """All Hits of the attack fall."""
        if self.aim == LEADER:
            strike_leader(s, hits)
        else:
            inflict(s, hits, self.aim)


@dataclass(frozen=True, slots=True)
class TemptFate(Decision[FieldCommander]):
    """Use Fate to roll this die again?"""

    cast: Cast
    roll: int

    rule = "plans"

    def options(self, s: FieldCommander, seat: int) -> Sequence[Action]:
        return s.board.actions.fate, s.board.actions.proceed

    def play(self, s: FieldCommander, seat: int, action: Action) -> None:
        if action is s.board.actions.fate:
            s.fate -= 1
            s.tell("tempted-fate", "plans", seat, **named(s, self.cast.counter), roll=self.roll)
            s.then(self.cast)
        else:
            self.cast.land(s, self.roll)


@dataclass(frozen=True, slots=True)
class TurnFlank(Decision[FieldCommander]):
    """Discard a Flank to inflict one Hit more with this attack?"""

    cast: Cast
    hits: int

    rule = "plans"

    def options(self, s: FieldCommander, seat: int) -> Sequence[Action]:
        return s.board.actions.flank, s.board.actions.proceed

    def play(self, s: FieldCommander, seat: int, action: Action) -> None:
        if action is s.board.actions.flank:
            s.plans[FLANK] -= 1
            s.tell("flanked", "plans", seat, **named(s, self.cast.counter))
            self.cast.finish(s, self.hits + 1)
        else:
            self.cast.finish(s, self.hits)


@dataclass(frozen=True, slots=True)
class Perish(Step[FieldCommander]):
    """The Force that sacrificed itself is destroyed."""

    counter: int

    def run(self, s: FieldCommander) -> None:
        destroy_force(s, self.counter)


VOLLEY = Volley()
STRIKES = Strikes()
LAUNCH_ATTACK = LaunchAttack()
