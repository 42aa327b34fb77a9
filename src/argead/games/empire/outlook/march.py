"""Who marches before the region is scored, and what it costs to lead armies to a province.

Each group is counted with a price of its own: groups that meet on the way may come cheaper, never dearer.
"""

from __future__ import annotations

from typing import NamedTuple

from argead.games.empire.actions import CAMP
from argead.games.empire.allotment import SplitCubes
from argead.games.empire.building import Build
from argead.games.empire.movement import Crossing, March
from argead.games.empire.state import Empire


class Group(NamedTuple):
    """Armies of one place that can march so many steps."""

    place: int
    steps: int
    armies: int


class Marcher(NamedTuple):
    """A seat with its turn of this round, or a part of it, still before it. `purse` are the cubes that pay arrows;
    `boxes` says whether it is known how they lie."""

    seat: int
    groups: list[Group]
    purse: int
    boxes: bool


class Expedition(NamedTuple):
    """Armies that can be led to a province, where they come from, and the price."""

    price: int
    armies: int
    places: tuple[int, ...]


STAY = Expedition(0, 0, ())


def marchers(s: Empire) -> list[Marcher]:
    """Those who march or build before the next scoring, in their order, but for whoever is on an arrow just now; nobody
    before the turn order stands."""
    step = s.agenda[-1] if s.agenda else None
    if isinstance(step, SplitCubes):
        return [Marcher(seat, _fresh(s, seat), _purse(s, seat), False) for seat in s.order]
    if not isinstance(step, March | Crossing | Build):
        return []
    later = s.order[s.order.index(s.active) + 1 :]
    found = [Marcher(seat, _fresh(s, seat), _purse(s, seat), True) for seat in later]
    if not isinstance(step, Crossing):
        groups = _under_way(s) if isinstance(step, March) else []
        found.insert(0, Marcher(s.active, groups, _purse(s, s.active), True))
    return found


def _fresh(s: Empire, seat: int) -> list[Group]:
    """The armies of a seat that has not marched yet."""
    places = range(s.land.camp + 1)
    return [Group(place, s.board.steps, armies) for place in places if (armies := s.armies_at(seat, place))]


def _under_way(s: Empire) -> list[Group]:
    """Those of the active seat, by how far they have marched."""
    width = s.board.steps + 1
    rest = [(place, taken) for place in range(s.land.camp + 1) for taken in range(s.board.steps)]
    marching = ((place, taken, s.marching[place * width + taken]) for place, taken in rest)
    return [Group(place, s.board.steps - taken, armies) for place, taken, armies in marching if armies]


def _purse(s: Empire, seat: int) -> int:
    return s.temple_cubes[seat] + s.city_cubes[seat]


def expedition(s: Empire, marcher: Marcher, goal: int, armies: int) -> Expedition | None:
    """The cheapest way to lead so many armies more to a place, if they can go there and the cubes pay for it."""
    best = {0: STAY}
    for group in marcher.groups:
        price = s.land.fares[group.steps][group.place].get(goal)
        if price is None or group.place == goal:
            continue
        for count, so_far in [*best.items()]:
            led = min(group.armies, armies - count)
            more = Expedition(so_far.price + price, count + led, (*so_far.places, group.place))
            if led and more.price <= marcher.purse and more.price <= best.get(count + led, more).price:
                best[count + led] = more
    return best.get(armies)


def origins(s: Empire, found: Expedition) -> list[str]:
    """Where the armies come from, by name."""
    return [CAMP if place == s.land.camp else s.land.names[place] for place in dict.fromkeys(found.places)]
