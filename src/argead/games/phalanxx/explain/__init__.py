"""Why nothing can be done with a thing now, from what lies open and the seat's own hand alone."""

from __future__ import annotations

from argead.games.phalanxx.explain.cards import about_card, about_pile
from argead.games.phalanxx.explain.counters import (
    about_ability,
    about_force,
    about_hand,
    about_points,
    about_reserve,
    about_talents,
)
from argead.games.phalanxx.explain.dice import about_die, about_home, about_slot
from argead.games.phalanxx.explain.regions import about_region
from argead.games.phalanxx.state import Phalanxx
from argead.games.phalanxx.things import named
from argead.kernel import Reason

ABOUT = {
    "card": about_card,
    "pile": about_pile,
    "region": about_region,
    "die": about_die,
    "slot": about_slot,
    "home": about_home,
    "force": about_force,
    "points": about_points,
    "talents": about_talents,
    "reserve": about_reserve,
    "hand": about_hand,
    "ability": about_ability,
}


def explain(s: Phalanxx, seat: int, thing: str) -> Reason | None:
    """What stands in the way, the most particular first; None: an action names the thing."""
    view = s.view(seat)
    if any(thing in named(view, action) for action in s.actions(seat)):
        return None
    kind, _, name = thing.partition(":")
    return ABOUT[kind](s, seat, name)
