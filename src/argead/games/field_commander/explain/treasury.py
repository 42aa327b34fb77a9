"""Gold, Glory and points: what they would pay for, and when."""

from __future__ import annotations

from argead.games.field_commander.battle.plans import ChoosePlans
from argead.games.field_commander.explain.moment import demand_settled, intrigue_price, march_too_dear, now, step
from argead.games.field_commander.intimidation import PressDemand
from argead.games.field_commander.operations import MeetIntrigue
from argead.games.field_commander.resupply import SpendTreasure
from argead.games.field_commander.route import EnterArea, foraging
from argead.games.field_commander.state import FieldCommander
from argead.kernel import Reason


def about_treasury(s: FieldCommander, name: str) -> Reason:
    if name == "points":
        return Reason("points-count", "victory")
    if isinstance(step(s), MeetIntrigue):
        return intrigue_price(s, step(s))
    return _gold(s) if name == "gold" else _glory(s)


def _gold(s: FieldCommander) -> Reason:
    question = step(s)
    if isinstance(question, SpendTreasure):
        return Reason("gold-buys-nothing", "spending", {"gold": s.gold})
    if isinstance(question, EnterArea) and foraging(s, question.area, question.roll):
        return march_too_dear(s, question)
    if isinstance(question, ChoosePlans):
        free = question.free(s)
        return Reason("plans-free", "own-plans", {"free": free}) if free else no_further_plan(s)
    return Reason("gold-later", "spending", {"now": now(s)})


def no_further_plan(s: FieldCommander) -> Reason:
    """The free plans are taken, and each further one has its price."""
    price = s.board.prices["plan"]
    if s.gold < price:
        return Reason("plan-too-dear", "own-plans", {"price": price, "gold": s.gold})
    return Reason("plans-all-taken", "own-plans")


def _glory(s: FieldCommander) -> Reason:
    question, prices = step(s), s.board.prices
    if isinstance(question, PressDemand):
        return demand_settled(s, question)
    if not isinstance(question, SpendTreasure):
        return Reason("glory-later", "glory", {"now": now(s)})
    if s.glory < min(prices["insight"], prices["advisor"]):
        data = {"glory": s.glory, "insight_price": prices["insight"], "advisor_price": prices["advisor"]}
        return Reason("glory-too-little", "spending", data)
    return Reason("glory-buys-nothing", "spending", {"glory": s.glory})
