"""What rivals can do to a seat before the scoring."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from argead.games.empire.outlook.march import Expedition, Marcher, expedition, marchers, origins
from argead.games.empire.outlook.sites import Threat, building, claims, losing_awards, outbidding, won_sites
from argead.games.empire.scoring import leader
from argead.games.empire.state import Empire
from argead.games.empire.things import slug
from argead.kernel import Prospect

CUBE = 1.0
"""What a cube is worth to whom it would be lost."""


def threats(s: Empire, seat: int) -> list[Prospect]:
    """What rivals can do to the seat before the scoring, gravest first."""
    rivals = [marcher for marcher in marchers(s) if marcher.seat != seat]
    found = claims(s, rivals)
    told = [
        *_goal(s, seat, rivals),
        *_majorities(s, seat, rivals),
        *outbidding(s, seat, found),
        *building(s, seat, found),
        *losing_awards(s, seat, found),
    ]
    return _gravest(told)


def _gravest(found: Iterable[Threat]) -> list[Prospect]:
    """Each danger once, as whoever does it worst would."""
    told: dict[str, Prospect] = {}
    for _, prospect in sorted(found, key=lambda threat: -threat[0]):
        told.setdefault(prospect.key, prospect)
    return [*told.values()]


def held(s: Empire, seat: int) -> set[str]:
    """The provinces that the seat leads, and the sites where it would build as things stand."""
    return {f"province:{slug(s.land.names[p])}" for p in _led_by(s, seat)} | won_sites(s, seat)


def _led_by(s: Empire, seat: int) -> list[int]:
    return [p for p in range(s.land.camp) if leader(s.armies[p :: s.board.places]) == seat]


# The end of a region --------------------------------------------------------------------------------------------------


def _goal(s: Empire, seat: int, rivals: Sequence[Marcher]) -> Iterator[Threat]:
    """The rival who enters the goal most cheaply, and what the seat would have made of further rounds."""
    if s.entered or s.round >= s.board.rounds:
        return
    entering = [(march.price, rival.seat) for rival in rivals if (march := expedition(s, rival, s.land.goal, 1))]
    if entering:
        price, player = min(entering)
        cubes, goal = s.temple_cubes[seat] + s.city_cubes[seat], s.land.names[s.land.goal]
        facts = {"player": player, "goal": goal, "price": price, "cubes": cubes, "last": s.region == s.last_region}
        grave = s.board.province_points * len(_led_by(s, seat)) + CUBE * cubes
        things, keys = (f"province:{slug(goal)}",), (f"region:{s.land.id}",)
        yield grave, Prospect("goal-entered", "region-end", facts, things, keys)


# Armies ---------------------------------------------------------------------------------------------------------------


def _majorities(s: Empire, seat: int, rivals: Sequence[Marcher]) -> Iterator[Threat]:
    """The seat's provinces in which a rival can have more armies, or as many."""
    for p in _led_by(s, seat):
        own = s.armies_at(seat, p)
        taken, tied = (_cheapest(s, rivals, p, own + more) for more in (1, 0))
        place = slug(s.land.names[p])
        things = (f"province:{place}", f"army:{place}-{seat}")
        if taken:
            yield 2 * s.board.province_points, Prospect("province-taken", "majority", _led(s, p, *taken), things)
        elif tied:
            yield s.board.province_points, Prospect("province-tied", "majority", _led(s, p, *tied), things)


def _cheapest(s: Empire, rivals: Sequence[Marcher], p: int, armies: int) -> tuple[int, Expedition] | None:
    """Who can have so many armies in a province at the least price."""
    found = [
        (rival.seat, march)
        for rival in rivals
        if (march := expedition(s, rival, p, armies - s.armies_at(rival.seat, p)))
    ]
    return min(found, key=lambda each: (each[1].price, each[1].armies), default=None)


def _led(s: Empire, p: int, player: int, march: Expedition) -> dict[str, object]:
    figures = {"armies": march.armies, "price": march.price, "origins": origins(s, march)}
    return {"player": player, "province": s.land.names[p], **figures}
