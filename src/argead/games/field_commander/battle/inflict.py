"""Hits on the enemy: Rally and Guards absorb, the commander allocates the rest, only Alexander reaches a Leader."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from argead.games.field_commander.battle.verbs import Strike
from argead.games.field_commander.names import ENEMY_GUARDS, ENEMY_RALLY
from argead.games.field_commander.state import FieldCommander
from argead.games.field_commander.treasury import gain_glory
from argead.kernel import Action, Decision

FORCES, TROOPS, WALLS, LEADER = range(4)
"""What an attack aims at: any Force, Forces but no Walls, Walls alone, the Leader in the duel."""


@dataclass(frozen=True, slots=True)
class Hits(Decision[FieldCommander]):
    """Hits that are put on counters one after the other: `left` of them."""

    left: int

    skips_single = True


@dataclass(frozen=True, slots=True)
class InflictHits(Hits):
    """Which enemy Force takes the Hit?"""

    aim: int

    rule = "resolution"

    def options(self, s: FieldCommander, seat: int) -> Sequence[Action]:
        strike = s.board.actions.strike
        return [strike[c] for c in s.alike(targets(s, self.aim), s.worn, [])]

    def play(self, s: FieldCommander, seat: int, action: Strike) -> None:
        hit_enemy(s, action.number)
        if self.left > 1 and targets(s, self.aim):
            s.then(inflict_hits(self.left - 1, self.aim))


def targets(s: FieldCommander, aim: int) -> int:
    """The enemy counters that a Hit can be put on: Walls among them, unless a Siege Engine has declared its target."""
    if aim == WALLS:
        return s.foes() & s.counters.walls
    return s.foes() & ~(s.counters.leaders | s.counters.walls if aim == TROOPS else s.counters.leaders)


def inflict(s: FieldCommander, hits: int, aim: int = FORCES) -> None:
    """Rally absorbs first; what is left is allocated."""
    hits = absorb(s, hits, ENEMY_RALLY)
    if hits and targets(s, aim):
        s.then(inflict_hits(hits, aim))


def absorb(s: FieldCommander, hits: int, plan: int) -> int:
    """Discard plans that absorb a Hit each; how many Hits are left."""
    absorbed = min(hits, s.enemy_plans[plan])
    if absorbed:
        s.enemy_plans[plan] -= absorbed
        if plan == ENEMY_RALLY:
            s.tell("enemy-rallied", "plans", number=absorbed)
        else:
            s.tell("guarded", "plans", number=absorbed)
    return hits - absorbed


def strike_leader(s: FieldCommander, hits: int) -> None:
    """The duel: Rally and Guards protect the Leader; if he falls, all others flee."""
    hits = absorb(s, absorb(s, hits, ENEMY_RALLY), ENEMY_GUARDS)
    leader = s.foes() & s.counters.leaders
    while hits and s.foes() & leader:
        hits -= 1
        number = leader.bit_length() - 1
        if not s.worn & leader:
            s.worn |= leader
            s.tell("enemy-reduced", "leaders", **named(s, number))
            continue
        s.tell("leader-slain", "leaders", 0, **named(s, number), glory=gain_glory(s))
        for counter in s.counters.members(s.foes()):
            remove_enemy(s, counter)


def hit_enemy(s: FieldCommander, counter: int) -> None:
    """A full Force or Wall is reduced, a reduced or frail one destroyed. A Leader left alone leaves."""
    bit = 1 << counter
    if not (s.worn | s.counters.frail) & bit:
        s.worn |= bit
        s.tell("enemy-reduced", "resolution", **named(s, counter))
        return
    s.tell("enemy-destroyed", "resolution", **named(s, counter))
    remove_enemy(s, counter)
    leader = s.foes() & s.counters.leaders
    if leader and s.foes() == leader:
        s.tell("leader-left", "leaders", **named(s, leader.bit_length() - 1))
        remove_enemy(s, leader.bit_length() - 1)


def remove_enemy(s: FieldCommander, counter: int) -> None:
    """Into the box of destroyed Forces, which pay at the next resupply; a section of Tyre's wall lies breached."""
    bit = 1 << counter
    s.garrisons[s.army_at] &= ~bit
    siege = s.campaign.siege
    if siege and s.army_at == siege.island and bit & s.counters.walls:
        s.away |= bit
        s.breached |= bit
    else:
        s.destroyed |= bit
    s.worn &= ~bit


def named(s: FieldCommander, counter: int) -> dict[str, str]:
    """A counter in an event."""
    return {"counter": s.counters.names[counter], "kind": s.counters.kinds[s.counters.kind[counter]]}


@cache
def inflict_hits(left: int, aim: int) -> InflictHits:
    return InflictHits(left, aim)
