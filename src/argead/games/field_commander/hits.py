"""Hits on the army: each is put on a Force of the commander's choice, and Alexander can fall."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from argead.games.field_commander.battle.inflict import Hits, named
from argead.games.field_commander.battle.moments import seize, seizing
from argead.games.field_commander.battle.verbs import Hit, Rally
from argead.games.field_commander.ending import lose
from argead.games.field_commander.names import RALLY, REGROUP
from argead.games.field_commander.state import FieldCommander
from argead.kernel import Action, Decision

FIELD, BATTLE, DUEL = range(3)
"""Where a Hit falls: Rally absorbs it in battle only, and in the duel it is Alexander's."""

LEVELS_LOST = 2


@dataclass(frozen=True, slots=True)
class TakeHits(Hits):
    """Which of your Forces takes the Hit? A Hit costs Alexander two levels of Glorification."""

    where: int

    rule = "hits"

    def options(self, s: FieldCommander, seat: int) -> Sequence[Action]:
        actions = s.board.actions
        options: list[Action] = []
        if self.where != DUEL:
            hit = actions.hit
            options.extend([hit[c] for c in s.alike(s.army, s.worn, [])])
        options.append(actions.hit[s.counters.alexander])
        if self.where != FIELD:
            if s.plans[RALLY]:
                options.append(actions.rally)
            seizing(s, options)
        return options

    def play(self, s: FieldCommander, seat: int, action: Action) -> None:
        if seize(s, action, self):
            return
        if self.left > 1:
            s.then(take_hits(self.left - 1, self.where))
        if isinstance(action, Rally):
            s.plans[RALLY] -= 1
            s.tell("rallied", "plans", seat)
        elif isinstance(action, Hit):
            if action.number == s.counters.alexander:
                wound_alexander(s)
            else:
                hit_force(s, action.number)


def wound_alexander(s: FieldCommander) -> None:
    """Death of Alexander: a Hit costs two levels, and whoever has not two to lose is slain."""
    if s.level <= LEVELS_LOST:
        s.tell("slain", "death", 0)
        lose(s, "slain")
        return
    s.level -= LEVELS_LOST
    s.tell("wounded", "death", 0, level=s.level)


def hit_force(s: FieldCommander, counter: int) -> None:
    """A full Force is reduced, a reduced or frail one destroyed."""
    bit = 1 << counter
    if not (s.worn | s.counters.frail) & bit:
        s.worn |= bit
        s.tell("reduced", "hits", 0, **named(s, counter))
        return
    destroy_force(s, counter)


def destroy_force(s: FieldCommander, counter: int) -> None:
    """The Force returns to the pool; a Regroup can bring it back after the battle."""
    bit = 1 << counter
    if not s.army & bit:
        return
    s.army ^= bit
    s.pool |= bit
    s.worn &= ~bit
    s.tell("destroyed", "hits", 0, **named(s, counter))
    if s.in_battle and s.plans[REGROUP]:
        s.then(regroup(counter))


@dataclass(frozen=True, slots=True)
class RegroupForce(Decision[FieldCommander]):
    """Play Regroup, so that the destroyed Force rejoins after the battle at full strength?"""

    counter: int

    rule = "plans"

    def options(self, s: FieldCommander, seat: int) -> Sequence[Action]:
        return s.board.actions.regroup, s.board.actions.proceed

    def play(self, s: FieldCommander, seat: int, action: Action) -> None:
        if action is s.board.actions.regroup:
            s.plans[REGROUP] -= 1
            s.pool ^= 1 << self.counter
            s.regrouping |= 1 << self.counter
            s.tell("regrouped", "plans", seat, **named(s, self.counter))


@cache
def take_hits(left: int, where: int = FIELD) -> TakeHits:
    """Hits to be taken."""
    return TakeHits(left, where)


@cache
def regroup(counter: int) -> RegroupForce:
    return RegroupForce(counter)
