"""Time, the enemy's operation, and the dice that are being decided about."""

from __future__ import annotations

from argead.games.field_commander.explain.moment import demand_settled, intrigue_price, march_too_dear, step
from argead.games.field_commander.names import OPERATIONS
from argead.games.field_commander.operations import MeetIntrigue
from argead.games.field_commander.state import FieldCommander
from argead.kernel import Reason


def about_turn(s: FieldCommander, name: str) -> Reason:
    """The counter moves by itself."""
    turns = int(name) - s.turn
    if turns < 0:
        return Reason("turn-past", "advance")
    if not turns:
        return Reason("turn-now", "advance")
    return Reason("turn-ahead", "advance", {"turns": turns})


def about_operation(s: FieldCommander, name: str) -> Reason:
    """A counter can be cancelled at once when it is drawn, and never later."""
    drawn = [n for n, count in enumerate(s.drawn) for _ in range(count)]
    kind = drawn[int(name) - 1]
    data = {"operation": OPERATIONS[kind]}
    if int(name) - drawn.index(kind) <= s.cancelled[kind]:
        return Reason("operation-cancelled", "intrigue", data)
    question = step(s)
    if not isinstance(question, MeetIntrigue):
        return Reason("operation-waits", "intrigue", data)
    if kind == question.operation:
        return intrigue_price(s, question)
    return Reason("operation-drawn-before", "intrigue", data)


def about_die(s: FieldCommander, name: str) -> Reason:
    """A roll that lies open but cannot be paid for, or changed."""
    question = step(s)
    if name == "scouting":
        return march_too_dear(s, question)
    if name == "intimidation":
        return demand_settled(s, question)
    return Reason("roll-stands", "advisors")
