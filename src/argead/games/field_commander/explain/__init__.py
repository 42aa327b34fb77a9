"""Why nothing can be done with a thing now. Nothing is hidden from the commander but what chance has not drawn yet."""

from __future__ import annotations

from argead.games.field_commander.ending import RECKON
from argead.games.field_commander.explain.areas import about_area
from argead.games.field_commander.explain.battlefield import about_counter
from argead.games.field_commander.explain.court import about_advisor, about_insight, about_prophecy
from argead.games.field_commander.explain.moment import now
from argead.games.field_commander.explain.plans import about_enemy_plan, about_plan
from argead.games.field_commander.explain.siege import about_section, about_track
from argead.games.field_commander.explain.threats import about_die, about_operation, about_turn
from argead.games.field_commander.explain.treasury import about_treasury
from argead.games.field_commander.state import FieldCommander
from argead.games.field_commander.things import named
from argead.kernel import Reason

ABOUT = {
    "area": about_area,
    "turn": about_turn,
    "treasury": about_treasury,
    "advisor": about_advisor,
    "insight": about_insight,
    "prophecy": about_prophecy,
    "die": about_die,
    "section": about_section,
    "track": about_track,
    "counter": about_counter,
    "operation": about_operation,
    "plan": about_plan,
    "enemy-plan": about_enemy_plan,
}


def explain(s: FieldCommander, seat: int, thing: str) -> Reason | None:
    """What stands in the way, the most particular first; None: an action names the thing."""
    view = s.view(seat)
    if any(thing in named(view, action) for action in s.actions(seat)):
        return None
    if RECKON in s.agenda:
        return Reason("campaign-won", "linked", {"now": now(s)})
    kind, _, name = thing.partition(":")
    return ABOUT[kind](s, name)
