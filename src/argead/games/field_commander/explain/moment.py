"""What is asked now, and what depends on it."""

from __future__ import annotations

from typing import Any

from argead.games.field_commander.intimidation import PressDemand
from argead.games.field_commander.operations import MeetIntrigue, can_cancel
from argead.games.field_commander.route import EnterArea, foraging
from argead.games.field_commander.state import FieldCommander
from argead.kernel import Reason


def step(s: FieldCommander) -> Any:
    """The open question itself."""
    return s.agenda[-1]


def now(s: FieldCommander) -> str:
    """The open question, by its kind: sentences begin with it where a thing has its time later."""
    kind: str = step(s).kind()
    return kind


def march_too_dear(s: FieldCommander, question: EnterArea) -> Reason:
    """Foraging asks for more than there is; with fewer Forces it may ask for less, an option’s toll does not."""
    price, less = foraging(s, question.area, question.roll), s.forces() > question.roll
    data = {"area": s.name(question.area), "price": price, "gold": s.gold, "less": less}
    return Reason("march-too-dear", "scouting", data)


def demand_settled(s: FieldCommander, question: PressDemand) -> Reason:
    """Nothing is added to a demand that is met already, or where there is nothing to add."""
    total, asked = question.total(s), s.board.intimidation["ongoing"] + 1
    if total >= asked:
        return Reason("demand-granted", "intimidation", {"total": total, "asked": asked})
    return Reason("no-glory-to-add", "intimidation", {"total": total, "asked": asked})


def intrigue_price(s: FieldCommander, question: MeetIntrigue) -> Reason:
    """What the counter that was drawn costs to cancel, and what there is of it."""
    operation = s.board.operations[question.operation]
    data = {"gold": operation["cancel_gold"], "glory": operation["cancel_glory"]}
    if can_cancel(s, question.operation):
        return Reason("intrigue-pays", "intrigue", data)
    return Reason("intrigue-too-dear", "intrigue", data | {"gold_left": s.gold, "glory_left": s.glory})
