"""Areas: the way there, what can be done before the gates, and what can be built."""

from __future__ import annotations

from argead.games.field_commander.actions import BUILDINGS
from argead.games.field_commander.explain.moment import march_too_dear, now, step
from argead.games.field_commander.intimidation import PressDemand
from argead.games.field_commander.resupply import CITY, FORCES, TEMPLE, SpendTreasure, may_buy
from argead.games.field_commander.route import EnterArea, LeadArmy
from argead.games.field_commander.state import FieldCommander
from argead.games.field_commander.tyre import is_open
from argead.kernel import Reason, slug


def about_area(s: FieldCommander, name: str) -> Reason:
    """An area of the map."""
    area = next(n for n, each in enumerate(s.campaign.areas) if slug(each) == name)
    question = step(s)
    if s.in_battle:
        return _during_battle(s, area)
    if isinstance(question, EnterArea):
        if area == question.area:
            return march_too_dear(s, question)
        return Reason("other-area-scouted", "scouting", {"area": s.name(question.area)})
    if isinstance(question, LeadArmy):
        return _no_scouting(s, area)
    if isinstance(question, SpendTreasure) and area == s.army_at:
        return _no_building(s)
    if isinstance(question, PressDemand) and area == s.army_at:
        return Reason("demand-made", "intimidation", {"area": s.name(area)})
    return _another_time(s, area)


def _during_battle(s: FieldCommander, area: int) -> Reason:
    data = {"now": now(s), "area": s.name(s.army_at)}
    if area == s.army_at:
        return Reason("battle-here", "battle", data)
    return Reason("battle-first", "battle", data)


def _no_scouting(s: FieldCommander, area: int) -> Reason:
    """Only what adjoins can be scouted, and Tyre only once there is a way in."""
    siege = s.campaign.siege
    if area == s.army_at:
        return Reason("army-stands-here", "scouting", {"area": s.name(area)})
    if siege and area == siege.island and not is_open(s):
        return Reason("tyre-closed", "tyre", {"mole": s.mole, "most": len(siege.mole_costs)})
    return Reason("too-far", "scouting", {"area": s.name(area), "moves": s.campaign.range[area][s.army_at]})


def _no_building(s: FieldCommander) -> Reason:
    """What could still be built here, if it could be bought."""
    board, here = s.board, 1 << s.army_at
    if s.cities.bit_count() + s.temples.bit_count() >= board.buildings:
        return Reason("buildings-used-up", "set-up", {"most": board.buildings})
    missing = [
        (board.prices[name], name, kind)
        for name, kind, built in zip(BUILDINGS, (CITY, TEMPLE), (s.cities, s.temples), strict=True)
        if not built & here
    ]
    if not missing:
        return Reason("area-built-up", "spending", {"area": s.name(s.army_at)})
    allowed = [(price, name) for price, name, kind in missing if may_buy(s, kind)]
    if not allowed:
        bought = "forces" if s.bought & FORCES else "city" if s.bought & CITY else "temple"
        return Reason("one-type-a-turn", "spending", {"bought": bought})
    price, name = min(allowed)
    return Reason("building-too-dear", "spending", {"building": name, "price": price, "gold": s.gold})


def _another_time(s: FieldCommander, area: int) -> Reason:
    """Before the conquest, in the midst of it, or after it."""
    data = {"now": now(s), "area": s.name(area)}
    if s.stage == "conquest":
        return Reason("march-afterwards", "moving", data)
    if s.stage == "resupply":
        return Reason("march-next-turn", "sequence", data)
    siege, campaign = s.campaign.siege, s.campaign
    if siege and area == siege.island and not s.conquered >> area & 1:
        return Reason("tyre-later", "tyre", data)
    if campaign.strongholds & ~s.conquered & 1 << area:
        return Reason("stronghold-later", "intimidation", data)
    if campaign.battles & ~s.conquered & 1 << area:
        return Reason("battle-later", "moving", data)
    return Reason("march-later", "scouting", data)
