"""Why nothing can be done with a thing now: the rule that stands against it, with its figures."""

from __future__ import annotations

from collections.abc import Callable

from argead.games.empire.allotment import AllotCubes, SplitCubes
from argead.games.empire.board import Land
from argead.games.empire.building import Build
from argead.games.empire.ending import awards
from argead.games.empire.movement import Crossing, March
from argead.games.empire.order import ChoosePlace
from argead.games.empire.state import NOTHING, Empire
from argead.games.empire.things import CAMP, names, slug
from argead.games.empire.view import crossing
from argead.kernel import Reason


def explain(s: Empire, seat: int, thing: str) -> Reason | None:
    """Why a waiting seat can do nothing with a thing; None if an action names it."""
    decision = s.decision(seat)
    under_way = crossing(decision)
    # laying out cubes names nothing on the table
    actions = () if isinstance(decision, AllotCubes) else s.actions(seat)
    if any(thing in names(action, seat, under_way) for action in actions):
        return None
    kind, _, name = thing.partition(":")
    return REASONS[kind](s, seat, name)


# 4.0: the campaign ----------------------------------------------------------------------------------------------------


def _region(s: Empire, seat: int, name: str) -> Reason:
    """Regions are played one after another, and in each of them province by province."""
    region = next(i for i, land in enumerate(s.board.lands) if land.id == name)
    if region < s.region:
        return Reason("region-over", "sequence", {"region": name})
    if region > s.region:
        return Reason("region-to-come", "sequence", {"region": name, "here": s.land.id})
    return Reason("region-here", "sequence", {"region": name})


def _first(s: Empire, seat: int) -> Reason | None:
    """What comes before marching and building."""
    decision = s.decision(seat)
    if not isinstance(decision, AllotCubes | SplitCubes | ChoosePlace):
        return None
    return Reason("march-later", "sequence", {"now": decision.kind()})


# 5.1 and 5.2: the turn order, and the boxes ---------------------------------------------------------------------------


def _place(s: Empire, seat: int, name: str) -> Reason:
    if isinstance(s.decision(seat), ChoosePlace):
        return Reason("place-taken", "turn-order", {"number": int(name), "player": s.order[int(name) - 1]})
    if NOTHING in s.order:
        return Reason("order-open", "turn-order")
    return Reason("order-stands", "turn-order")


def _box(s: Empire, seat: int, name: str) -> Reason:
    box, owner = _owned(name)
    if owner != seat:
        return Reason("rival-board", "setup", {"player": owner})
    if box == "order":
        return Reason("order-spent", "allotting")
    if box == "armies":
        return Reason("armies-stand", "allotting")
    decision = s.decision(seat)
    if isinstance(decision, Build):
        return Reason("paid-at-scoring", "building")
    if isinstance(decision, Crossing):
        return _under_way(decision)
    return _first(s, seat) or Reason("arrow-first", "movement")


# 5.3: marching --------------------------------------------------------------------------------------------------------


def _province(s: Empire, seat: int, name: str) -> Reason:
    land, p = _found(s, name)
    if land is not s.land:
        return Reason("other-region", "sequence", {"province": land.names[p], "region": land.id, "here": s.land.id})
    decision = s.decision(seat)
    if isinstance(decision, March):
        return _goal(s, seat, p)
    if isinstance(decision, Crossing):
        return _under_way(decision)
    return _first(s, seat) or _site(s, seat, p)


def _goal(s: Empire, seat: int, p: int) -> Reason:
    """No army can go there: for want of cubes or of strength; nor can one go on from there, or stand near enough."""
    ways = [way for crossings in s.land.crossings for way in crossings if way.end == p]
    for way in sorted((way for way in ways if _able(s, way.start)), key=lambda way: way.price):
        facts = {"origin": way.origin, "goal": way.goal, "price": way.price, "purse": _purse(s, seat)}
        return Reason("too-dear", "movement", facts)
    if s.armies_at(seat, p):
        return _stay(s, seat, p)
    for way in ways:
        if s.armies_at(seat, way.start):
            return Reason("too-tired", "movement", {"origin": way.origin, "goal": way.goal, "steps": s.board.steps})
    return Reason("too-far", "movement", {"goal": s.land.names[p], "origins": [way.origin for way in ways]})


def _stay(s: Empire, seat: int, place: int) -> Reason:
    """Armies that have marched enough, or have no cubes for any arrow."""
    origin = CAMP if place == s.land.camp else s.land.names[place]
    if not _able(s, place):
        return Reason("marched", "movement", {"origin": origin, "steps": s.board.steps})
    price = min(way.price for way in s.land.crossings[place])
    return Reason("all-too-dear", "movement", {"origin": origin, "price": price, "purse": _purse(s, seat)})


def _camp(s: Empire, seat: int, name: str) -> Reason:
    decision = s.decision(seat)
    if isinstance(decision, Crossing):
        return _under_way(decision)
    if isinstance(decision, Build):
        return Reason("camp-unbuilt", "building")
    return _first(s, seat) or Reason("camp-empty", "movement")


def _army(s: Empire, seat: int, name: str) -> Reason:
    place, owner = _owned(name)
    if owner != seat:
        return Reason("rival-army", "movement", {"player": owner})
    decision = s.decision(seat)
    if isinstance(decision, Crossing):
        return _under_way(decision)
    if isinstance(decision, Build):
        return Reason("march-over", "building")
    return _first(s, seat) or _stay(s, seat, _found(s, place)[1])


def _under_way(decision: Crossing) -> Reason:
    facts = {"origin": decision.crossing.origin, "goal": decision.crossing.goal, "now": decision.kind()}
    return Reason("under-way", "movement", facts)


# 5.4: building --------------------------------------------------------------------------------------------------------


def _site(s: Empire, seat: int, p: int) -> Reason:
    """A province takes a temple and a city of a player's, each on its site, where an army stands."""
    province = s.land.names[p]
    if p not in s.land.temples and p not in s.land.cities:
        return Reason("no-site", "building", {"province": province})
    if not s.armies_at(seat, p):
        return Reason("no-army", "building", {"province": province})
    owner = s.city_owner[s.land.first + p]
    temple = "none" if p not in s.land.temples else "laid" if s.temple_marks[p] >> seat & 1 else "spent"
    city = "none" if p not in s.land.cities else "laid" if s.city_marks[p] >> seat & 1 else "spent"
    if owner != NOTHING:
        city = "standing"
    holder = None if owner == NOTHING else owner
    return Reason("site-full", "building", {"province": province, "temple": temple, "city": city, "player": holder})


def _supply(s: Empire, seat: int, name: str) -> Reason:
    kind, owner = _owned(name)
    if owner != seat:
        return Reason("rival-board", "setup", {"player": owner})
    if not isinstance(s.decision(seat), Build):
        return _first(s, seat) or Reason("build-later", "building")
    if not (s.temples if kind == "temples" else s.cities)[seat]:
        return Reason("supply-spent", "building", {"kind": kind})
    return Reason("no-free-site", "building", {"kind": kind})


def _laid(s: Empire, seat: int, name: str) -> Reason:
    owner = _owned(name)[1]
    return Reason("laid-rival", "building", {"player": owner}) if owner != seat else Reason("laid-own", "building")


# 5.5 and 6.1: what is scored ------------------------------------------------------------------------------------------


def _temple(s: Empire, seat: int, name: str) -> Reason:
    return Reason("temple-stays", "temple")


def _city(s: Empire, seat: int, name: str) -> Reason:
    return Reason("city-stays", "city")


def _score(s: Empire, seat: int, name: str) -> Reason:
    return Reason("points-stay", "scoring")


def _award(s: Empire, seat: int, name: str) -> Reason:
    kind, _, where = name.partition("-")
    regions = {None: "board"} | {i: land.id for i, land in enumerate(s.board.lands)}
    points = next(award.points for award in awards(s) if (award.kind, regions[award.region]) == (kind, where))
    return Reason("awarded-last", "awards", {"kind": kind, "region": where, "points": points})


# What the table says --------------------------------------------------------------------------------------------------


def _owned(name: str) -> tuple[str, int]:
    """The last word of a name is a seat."""
    word, _, seat = name.rpartition("-")
    return word, int(seat)


def _found(s: Empire, name: str) -> tuple[Land, int]:
    """A place by its name: that of the camp is the region's that is played."""
    if name == CAMP:
        return s.land, s.land.camp
    return next((land, p) for land in s.board.lands for p, each in enumerate(land.names) if slug(each) == name)


def _able(s: Empire, place: int) -> bool:
    """Whether an army there can still march this round."""
    first = place * (s.board.steps + 1)
    return any(s.marching[first : first + s.board.steps])


def _purse(s: Empire, seat: int) -> int:
    """The cubes that can pay for an arrow."""
    return s.temple_cubes[seat] + s.city_cubes[seat]


REASONS: dict[str, Callable[[Empire, int, str], Reason]] = {
    "region": _region,
    "province": _province,
    "camp": _camp,
    "army": _army,
    "temple": _temple,
    "laid-temple": _laid,
    "city": _city,
    "laid-city": _laid,
    "place": _place,
    "award": _award,
    "box": _box,
    "supply": _supply,
    "score": _score,
}
