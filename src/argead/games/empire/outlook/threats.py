"""What rivals can do to a seat before the scoring."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from argead.games.empire.outlook.march import Expedition, Marcher, expedition, marchers, origins
from argead.games.empire.outlook.sites import Threat, building, claims, losing_awards, outbidding
from argead.games.empire.scoring import leader
from argead.games.empire.state import Empire
from argead.games.empire.things import slug
from argead.kernel import Prospect

MOST = 6
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
    """Each thing once, as whoever does it worst would."""
    told: dict[object, Prospect] = {}
    for _, prospect in sorted(found, key=lambda threat: -threat[0]):
        told.setdefault(prospect.what, prospect)
    return [*told.values()][:MOST]


# The end of a region --------------------------------------------------------------------------------------------------


def _goal(s: Empire, seat: int, rivals: Sequence[Marcher]) -> Iterator[Threat]:
    """The rival who enters the goal most cheaply, and what the seat would have made of further rounds."""
    if s.entered or s.round >= s.board.rounds:
        return
    entering = [(march.price, rival.seat) for rival in rivals if (march := expedition(s, rival, s.land.goal, 1))]
    if entering:
        price, player = min(entering)
        cubes, goal = s.temple_cubes[seat] + s.city_cubes[seat], s.land.names[s.land.goal]
        led = [p for p in range(s.land.camp) if leader(s.armies[p :: s.board.places]) == seat]
        facts = {"player": player, "goal": goal, "price": price, "cubes": cubes, "last": s.region == s.last_region}
        grave = s.board.province_points * len(led) + CUBE * cubes
        yield grave, Prospect("goal-entered", "region-end", facts, (f"province:{slug(goal)}",))


# Armies ---------------------------------------------------------------------------------------------------------------


def _majorities(s: Empire, seat: int, rivals: Sequence[Marcher]) -> Iterator[Threat]:
    """The seat's provinces in which a rival can have more armies, or as many."""
    for p in range(s.land.camp):
        if leader(s.armies[p :: s.board.places]) != seat:
            continue
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
