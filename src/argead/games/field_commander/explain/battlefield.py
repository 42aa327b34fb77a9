"""Counters: the army on campaign, and both sides of a battle."""

from __future__ import annotations

from argead.games.field_commander.battle.attack import LaunchAttack
from argead.games.field_commander.battle.inflict import WALLS, InflictHits
from argead.games.field_commander.battle.resolution import FightOn
from argead.games.field_commander.explain.moment import now, step
from argead.games.field_commander.hits import TakeHits
from argead.games.field_commander.intimidation import PressDemand
from argead.games.field_commander.names import CHARGE
from argead.games.field_commander.prophecy import FailProphecy
from argead.games.field_commander.route import LeadArmy
from argead.games.field_commander.state import FieldCommander
from argead.kernel import Reason


def about_counter(s: FieldCommander, name: str) -> Reason:
    counter = s.counters.names.index(name)
    if s.foes() >> counter & 1:
        return _enemy(s, counter)
    if s.in_battle:
        return _fighter(s, counter)
    return _alexander(s) if counter == s.counters.alexander else _force(s)


# The army on campaign ------------------------------------------------------------------------------------------------


def _alexander(s: FieldCommander) -> Reason:
    question = step(s)
    if isinstance(question, FailProphecy):
        return Reason("no-level-to-lose", "failing")
    if isinstance(question, LeadArmy):
        return Reason("alexander-leads", "scouting")
    return Reason("alexander-stays", "disbanding", {"now": now(s)})


def _force(s: FieldCommander) -> Reason:
    """Where nobody can be sent home."""
    if isinstance(step(s), PressDemand):
        return Reason("army-counted", "intimidation")
    return Reason("disband-later", "disbanding", {"now": now(s)})


# Battle: one's own ---------------------------------------------------------------------------------------------------


def _fighter(s: FieldCommander, counter: int) -> Reason:
    bit, question = 1 << counter, step(s)
    present = s.army | s.striking | 1 << s.counters.alexander
    if s.regrouping & bit and not present & bit:
        return Reason("force-regroups", "plans")
    if isinstance(question, TakeHits):
        return Reason("force-has-fallen", "resolution") if not s.army & bit else Reason("hit-of-the-duel", "leaders")
    if isinstance(question, LaunchAttack):
        return _no_attack(s, counter)
    if s.acted & bit and not isinstance(question, FightOn):
        return Reason("has-attacked", "resolution")
    if s.tired & bit and not s.plans[CHARGE]:
        return Reason("cavalry-rests", "forces")
    return Reason("attacks-later", "resolution", {"now": now(s), "speed": _speed(s, counter)})


def _no_attack(s: FieldCommander, counter: int) -> Reason:
    """Somebody attacks now, but not this one."""
    bit = 1 << counter
    if s.acted & bit:
        return Reason("has-attacked", "resolution")
    if s.tired & bit and not s.plans[CHARGE]:
        return Reason("cavalry-rests", "forces")
    return Reason("other-speed", "resolution", {"speed": _speed(s, counter), "pace": s.pace})


def _speed(s: FieldCommander, counter: int) -> int:
    if counter == s.counters.alexander:
        return s.board.levels[s.level - 1][0]
    return s.speeds[s.worn >> counter & 1][counter]


# Battle: the enemy ---------------------------------------------------------------------------------------------------


def _enemy(s: FieldCommander, counter: int) -> Reason:
    bit, question = 1 << counter, step(s)
    if isinstance(question, TakeHits):
        return Reason("hit-is-yours", "hits")
    if bit & s.counters.leaders:
        return _leader(s)
    if isinstance(question, InflictHits):
        if question.aim == WALLS:
            return Reason("engine-aims-at-walls", "forces")
        return Reason("engine-aims-at-forces", "forces")
    if isinstance(question, LaunchAttack):
        return Reason("attacker-first", "resolution")
    if bit & s.counters.walls:
        return Reason("wall-later", "walls", {"now": now(s)})
    return Reason("enemy-later", "resolution", {"now": now(s)})


def _leader(s: FieldCommander) -> Reason:
    """Only Alexander can hit him, and only in the duel."""
    if s.duel:
        return Reason("leader-in-duel", "leaders")
    return Reason("leader-for-alexander", "leaders", {"speed": _speed(s, s.counters.alexander)})
