"""Regions: what a conquest asks for, in the order of the rulebook."""

from __future__ import annotations

from argead.games.phalanxx.acting import CONQUER
from argead.games.phalanxx.board import FORCED_MARCH
from argead.games.phalanxx.conquest import MoveSoldier
from argead.games.phalanxx.explain.moment import acting, dice_too_low, now, placing
from argead.games.phalanxx.heroism import might
from argead.games.phalanxx.state import Phalanxx
from argead.kernel import Reason


def about_region(s: Phalanxx, seat: int, name: str) -> Reason:
    """A region of the board."""
    region = s.land.ids.index(name)
    if isinstance(s.agenda[-1], MoveSoldier):
        return _no_soldier_leaves(s, seat, region)
    if s.held[seat] >> region & 1:
        return Reason("region-own", "conquest", {"region": name})
    if acting(s):
        return _no_way(s, seat, region) or _no_soldiers(s, seat, region) or _no_victory(s, seat, region)
    if placing(s) and s.act == CONQUER and s.target == region:
        return Reason("region-needs-die", "actions", {"region": name})
    return Reason("region-later", "conquest", {"now": now(s)})


def _no_way(s: Phalanxx, seat: int, region: int) -> Reason | None:
    """It must border one of the seat's own, or lie beyond an empty one for the expert Forced March."""
    land, held = s.land, s.held[seat]
    data = {"region": land.ids[region]}
    if not held:
        return Reason("no-region-left", "conquest")
    near = land.spread(held)
    if not s.has(seat, FORCED_MARCH):
        return None if near >> region & 1 else Reason("not-adjoining", "conquest", data)
    empty = ~sum(s.held)
    if (near | land.spread(near & empty)) >> region & 1:
        return None
    return Reason("beyond-forced-march", "expert", data)


def _no_soldiers(s: Phalanxx, seat: int, region: int) -> Reason | None:
    """One soldier, two in a city; one of them may come from a region with neither city nor oasis."""
    needed, reserve = s.land.soldiers(1 << region), s.reserve[seat]
    movable = int(s.held[seat] & s.land.plain != 0)
    if reserve + movable >= needed:
        return None
    return Reason("too-few-soldiers", "conquest", {"needed": needed, "reserve": reserve, "movable": movable})


def _no_victory(s: Phalanxx, seat: int, region: int) -> Reason:
    """Whoever holds it must be weaker, and a conflict has its price; then only the die is wanting."""
    holder = next((side for side, held in enumerate(s.held) if held >> region & 1), None)
    if holder is None:
        return dice_too_low(s, seat)
    own, theirs = might(s, seat), might(s, holder)
    if own <= theirs:
        return _weaker(s, holder, own, theirs)
    cost = s.board.conflict_cost
    if s.force[seat] < cost:
        return Reason("conflict-too-dear", "conflict", {"cost": cost, "force": s.force[seat]})
    if s.rotated[seat] == s.played[seat]:
        return Reason("no-card-to-rotate", "conflict", {"cards": s.played[seat].bit_count()})
    return dice_too_low(s, seat)


def _weaker(s: Phalanxx, holder: int, own: int, theirs: int) -> Reason:
    """Force is compared or, while Heroism lies in the row, valour."""
    data = {"own": own, "theirs": theirs}
    if holder >= s.players:
        if s.heroism_lies_open():
            return Reason("maxximilian-braver", "heroism", data)
        return Reason("maxximilian-stronger", "conflict", data)
    if s.heroism_lies_open():
        return Reason("rival-braver", "heroism", data | {"victim": holder})
    return Reason("rival-stronger", "conflict", data | {"victim": holder})


def _no_soldier_leaves(s: Phalanxx, seat: int, region: int) -> Reason:
    """The missing soldier leaves a region of the seat's own that is neither city nor oasis."""
    data = {"region": s.land.ids[region]}
    if region == s.target:
        return Reason("soldier-arrives-there", "conquest", data)
    if not s.held[seat] >> region & 1:
        return Reason("no-soldier-there", "conquest", data)
    return Reason("soldiers-hold-place", "conquest", data | {"is": "city" if s.land.cities >> region & 1 else "oasis"})
