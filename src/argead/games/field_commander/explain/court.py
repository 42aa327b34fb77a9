"""The court: advisors, Insights and prophecies, each with its own time."""

from __future__ import annotations

from argead.games.field_commander.anytime import WINDS_GOLD
from argead.games.field_commander.explain.moment import demand_settled, now, step
from argead.games.field_commander.intimidation import PressDemand
from argead.games.field_commander.names import NATURE, PROPHECIES, SERPENT, WINDS
from argead.games.field_commander.state import FieldCommander
from argead.games.field_commander.verbs import Dismiss
from argead.kernel import Reason


def about_advisor(s: FieldCommander, name: str) -> Reason:
    """Advisors help unasked; only Aristander waits for a roll."""
    if s.forgone:
        return Reason("advice-forgone", "advisors", {"advisor": name})
    if name == "aristander":
        return Reason("seer-later", "advisors", {"now": now(s)})
    return Reason("advisor-helps", "advisors", {"advisor": name, "effect": f"advisor-{name}"})


def about_insight(s: FieldCommander, name: str) -> Reason:
    question = step(s)
    if name == "courtesans" and isinstance(question, PressDemand):
        return demand_settled(s, question)
    return Reason("insight-later", "insights", {"now": now(s), "insight": name, "when": name})


def about_prophecy(s: FieldCommander, name: str) -> Reason:
    """Some ask for a deed of their own; the others are fulfilled by what happens anyhow."""
    prophecy = PROPHECIES.index(name)
    if s.deadlines[prophecy] < s.turn:
        return Reason("prophecy-failed", "failing", {"prophecy": name})
    if prophecy == WINDS and s.gold < WINDS_GOLD:
        return Reason("winds-too-dear", "completing", {"price": WINDS_GOLD, "gold": s.gold})
    if prophecy == SERPENT:
        return _serpent(s)
    if prophecy == NATURE:
        return _nature(s)
    if prophecy == WINDS:
        return Reason("prophecy-soon", "completing", {"now": now(s), "prophecy": name})
    return Reason("prophecy-task", "accepting", {"prophecy": name, "turns": s.deadlines[prophecy] - s.turn + 1})


def _serpent(s: FieldCommander) -> Reason:
    if not s.advisors:
        return Reason("serpent-wants-advisor", "accepting")
    if any(isinstance(action, Dismiss) for action in s.actions(0)):
        return Reason("serpent-by-dismissal", "accepting")
    return Reason("prophecy-soon", "completing", {"now": now(s), "prophecy": "serpent"})


def _nature(s: FieldCommander) -> Reason:
    """A whole turn without advice."""
    if s.turn <= s.nature_from:
        return Reason("nature-next-turn", "accepting")
    if s.advised:
        return Reason("nature-advised", "accepting")
    if s.forgone or not s.advisors:
        return Reason("nature-under-way", "completing")
    return Reason("prophecy-soon", "completing", {"now": now(s), "prophecy": "nature"})
