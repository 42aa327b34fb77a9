"""The commander's purchases: Forces until the next conquest promises well, then counsel, Cities and Temples."""

from __future__ import annotations

from collections.abc import Sequence

from argead.games.field_commander.commander.besieging import siege_purchase
from argead.games.field_commander.commander.prospects import conquest_worth, march_cost, routes
from argead.games.field_commander.commander.worth import power
from argead.games.field_commander.names import LIONS, SPEARS
from argead.games.field_commander.resupply import SpendTreasure
from argead.games.field_commander.state import FieldCommander
from argead.games.field_commander.verbs import Appoint, Build, Recruit
from argead.kernel import Action, Chance

PREFERRED = ("parmenion", "hephaestion", "antipater", "callisthenes", "aristander")
ENOUGH = 0.9
"""The prospect from which no more Forces are bought."""
MOST_FORCES = 13
MARCHING_GOLD = 1
"""Gold on top of what the march should cost."""
SPEARS_GOLD = 15


def spend(s: FieldCommander, step: SpendTreasure, options: Sequence[Action], chance: Chance) -> Action:
    """Prophecies first, then advisors, the siege, Forces, and what is left."""
    actions = s.board.actions
    if actions.pray in options:
        return actions.pray
    city = next((a for a in options if isinstance(a, Build) and a.number == 0), None)
    if s.deadlines[LIONS] and city is not None:
        return city
    advisor = next_advisor(options)
    if advisor is not None:
        return advisor
    if s.deadlines[SPEARS] and s.gold + 8 >= SPEARS_GOLD:
        return actions.proceed
    work = siege_purchase(s, options)
    if work is not None:
        return work
    force = next_force(s, options, chance)
    if force is not None:
        return force
    if actions.draw in options and s.glory >= 5:
        return actions.draw
    if city is not None and s.gold >= city.price + march_cost(s, 2):
        return city
    temple = next((a for a in options if isinstance(a, Build) and a.number == 1), None)
    if temple is not None and s.gold >= temple.price + march_cost(s, 2):
        return temple
    return actions.proceed


def next_advisor(options: Sequence[Action]) -> Action | None:
    """The most useful advisor that can be had."""
    offered = {action.word: action for action in options if isinstance(action, Appoint)}
    return next((offered[name] for name in PREFERRED[:3] if name in offered), None)


def next_force(s: FieldCommander, options: Sequence[Action], chance: Chance) -> Action | None:
    """The Force that gives most for its gold, if the next goal asks for it and the march stays payable."""
    if s.forces() >= MOST_FORCES:
        return None
    reachable = routes(s)
    if not reachable:
        return None
    area, (_, moves) = min(reachable.items(), key=lambda item: item[1][1])
    if conquest_worth(s, area, chance, 12) >= ENOUGH:
        return None
    spare = s.gold - march_cost(s, min(moves, 2)) - MARCHING_GOLD
    walls = s.garrisons[area] & s.counters.walls
    offered = [action for action in options if isinstance(action, Recruit) and action.price <= spare]
    return max(offered, key=lambda action: value(s, action, bool(walls)), default=None)


def value(s: FieldCommander, action: Recruit, walls: bool) -> float:
    """Power and endurance; Siege Engines where there are Walls, two at most."""
    some = s.counters.sets[action.number]
    c = (some & -some).bit_length() - 1
    if some & s.counters.engines:
        return 2.0 if walls else -1.0
    steps = 1 if some & s.counters.frail else 2
    return power(s, c, False) + 0.25 * steps - 0.05 * action.price
