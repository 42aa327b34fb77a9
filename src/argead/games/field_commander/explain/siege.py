"""The siege of Tyre: the sections of its wall, and the tracks."""

from __future__ import annotations

from argead.games.field_commander.actions import WORKS
from argead.games.field_commander.explain.moment import now, step
from argead.games.field_commander.resupply import SpendTreasure
from argead.games.field_commander.state import FieldCommander
from argead.games.field_commander.tyre import (
    MOLE,
    MOLE_BOUGHT,
    SHIP,
    FaceTyre,
    is_fallen,
    sections,
    siege_of,
    tyre_effect,
    work_price,
)
from argead.kernel import Reason

WHOLE, REDUCED = 2, 1
WARSHIP = "warship"


def about_section(s: FieldCommander, name: str) -> Reason:
    """Siege Ships attack the wall by themselves; Tyre repairs what is worst."""
    number, question = int(name), step(s)
    left = sections(s)[number - 1]
    if isinstance(question, FaceTyre) and tyre_effect(s, question.total) == "repair":
        if left == WHOLE:
            return Reason("section-whole", "tyre-orders", {"section": number})
        return Reason("worse-section-first", "tyre-orders", {"section": number})
    if is_fallen(s):
        return Reason("tyre-has-fallen", "tyre")
    if not left:
        return Reason("section-breached", "tyre", {"section": number})
    siege = siege_of(s)
    if s.army_at != siege.camp:
        return Reason("ships-need-camp", "siege-ships", {"area": s.name(siege.camp)})
    if not s.ships:
        return Reason("no-siege-ship", "siege-ships")
    return Reason("ships-attack-unasked", "siege-ships", {"hits": left})


def about_track(s: FieldCommander, name: str) -> Reason:
    """Works are bought at resupply in the camp, and threatened by Tyre's orders."""
    question, siege = step(s), siege_of(s)
    if isinstance(question, FaceTyre):
        return _not_threatened(s, tyre_effect(s, question.total), name)
    if is_fallen(s) and name in (WARSHIP, WORKS[SHIP]):
        return Reason("tyre-has-fallen", "tyre")
    if not isinstance(question, SpendTreasure):
        return Reason("works-later", "tyre", {"now": now(s), "area": s.name(siege.camp)})
    if s.army_at != siege.camp:
        return Reason("works-need-camp", "tyre", {"area": s.name(siege.camp)})
    return _no_warship(s) if name == WARSHIP else _no_work(s, name)


def _not_threatened(s: FieldCommander, threat: str, name: str) -> Reason:
    """What this order of Tyre's is about."""
    if threat != "repair":
        return Reason("tyre-threatens", "tyre-orders", {"work": threat})
    if name == WARSHIP:
        return Reason("fleet-complete", "warships", {"count": s.warships})
    return Reason("tyre-repairs", "tyre-orders")


def _no_warship(s: FieldCommander) -> Reason:
    if not s.warships:
        return Reason("no-warship-left", "warships")
    price = siege_of(s).warship_costs[s.warships - 1]
    return Reason("warship-too-dear", "warships", {"price": price, "gold": s.gold})


def _no_work(s: FieldCommander, name: str) -> Reason:
    work = WORKS.index(name)
    price = work_price(s, work)
    if price is not None:
        return Reason("work-too-dear", "tyre", {"work": name, "price": price, "gold": s.gold})
    if work == MOLE and s.bought & MOLE_BOUGHT and s.mole < len(siege_of(s).mole_costs):
        return Reason("mole-once-a-turn", "tyre")
    return Reason("track-full", "tyre", {"count": (s.transports, s.mole, s.ships)[work]})
