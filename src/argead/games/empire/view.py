"""What a seat knows, built by adding: what lies behind the other screens is never put in."""

from __future__ import annotations

from typing import Any

from argead.games.empire.allotment import BOXES, AllotCubes, SplitCubes
from argead.games.empire.ending import awards
from argead.games.empire.movement import PayCrossing, SendArmies
from argead.games.empire.state import NOTHING, Empire


def view(s: Empire, seat: int | None) -> dict[str, Any]:
    """The table as a seat (or a spectator: None) sees it; provinces by name, lists by seat."""
    seats, land = range(s.players), s.land
    step = s.agenda[-1] if s.agenda else None
    allotting = isinstance(step, AllotCubes)
    return {
        "seat": seat,
        "region": land.id,
        "round": s.round,
        "active": s.active,
        "entered": s.entered,
        "order": [None if holder == NOTHING else holder for holder in s.order],
        "scores": s.scores[:],
        "boxes": [None if allotting else _boxes(s, player) for player in seats],
        "secret": None if seat is None else _secret(s, seat, allotting),
        "ready": [player for player in seats if isinstance(step, AllotCubes | SplitCubes) and _is_done(s, player)],
        "camp": [s.armies_at(player, land.camp) for player in seats],
        "armies": {name: [s.armies_at(player, p) for player in seats] for p, name in enumerate(land.names)},
        "fresh": _fresh(s),
        "marks": {
            "temples": {name: _seats(s.temple_marks[p]) for p, name in enumerate(land.names)},
            "cities": {name: _seats(s.city_marks[p]) for p, name in enumerate(land.names)},
        },
        "temples": _by_province(s, lambda province: [s.temples_at(province, player) for player in seats]),
        "cities": _by_province(s, lambda province: _owner(s.city_owner[province])),
        "supply": {"temples": s.temples[:], "cities": s.cities[:]},
        "awards": [
            {
                "kind": award.kind,
                "region": None if award.region is None else s.board.lands[award.region].id,
                "points": award.points,
                "winner": award.winner,
            }
            for award in awards(s)
        ],
        "regions": [s.board.lands[region].id for region in range(s.first_region, s.last_region + 1)],
        "crossing": crossing(step),
    }


def _boxes(s: Empire, seat: int) -> dict[str, int]:
    """The open board of a player: cubes bid for the order, armies, and what is left for temples and cities."""
    cubes = (s.order_cubes[seat], s.armies_of(seat), s.temple_cubes[seat], s.city_cubes[seat])
    return dict(zip(BOXES, cubes, strict=True))


def _secret(s: Empire, seat: int, allotting: bool) -> dict[str, int] | None:
    """What the seat itself has laid out behind its screen."""
    hidden = s.secrets[seat]
    if hidden == NOTHING:
        return None
    if allotting:
        return dict(zip(BOXES, s.board.actions.allot[hidden].boxes, strict=True))
    return {"temples": hidden, "cities": s.temple_cubes[seat] + s.city_cubes[seat] - hidden}


def _is_done(s: Empire, seat: int) -> bool:
    return seat not in s.waiting()


def _fresh(s: Empire) -> dict[str, list[int]]:
    """The active player's armies by the steps that they have taken this round."""
    width = s.board.steps + 1
    places = [*s.land.names, "camp"]
    return {name: s.marching[p * width : p * width + width] for p, name in enumerate(places)}


def crossing(step: object) -> dict[str, Any] | None:
    """The arrow over which armies are being led."""
    if not isinstance(step, SendArmies | PayCrossing):
        return None
    cross = step.crossing
    return {
        "from": cross.origin,
        "to": cross.goal,
        "price": cross.price,
        "sent": sum(step.sent),
        "steps": len(step.sent),
    }


def _seats(marks: int) -> list[int]:
    return [seat for seat in range(marks.bit_length()) if marks >> seat & 1]


def _owner(holder: int) -> int | None:
    return None if holder == NOTHING else holder


def _by_province(s: Empire, of: Any) -> dict[str, Any]:
    return {name: of(land.first + p) for land in s.board.lands for p, name in enumerate(land.names)}
