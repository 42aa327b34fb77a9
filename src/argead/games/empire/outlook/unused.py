"""What a seat had at the end and never used."""

from __future__ import annotations

from collections.abc import Iterator

from argead.games.empire.ending import awards, built_cities, built_temples
from argead.games.empire.state import Empire
from argead.kernel import Prospect

MOST_MISSED = 2


def unused(s: Empire, seat: int) -> list[Prospect]:
    """What the seat had at the end and never used."""
    return [*_idle_cubes(s, seat), *_idle_armies(s, seat), *_idle_pieces(s, seat), *_missed_awards(s, seat)]


def _idle_cubes(s: Empire, seat: int) -> Iterator[Prospect]:
    """Cubes of the last region that have paid for nothing."""
    temples, cities = s.temple_cubes[seat], s.city_cubes[seat]
    if temples + cities:
        things = (f"box:temples-{seat}", f"box:cities-{seat}")
        yield Prospect("idle-cubes", "allotting", {"temples": temples, "cities": cities}, things)


def _idle_armies(s: Empire, seat: int) -> Iterator[Prospect]:
    """Armies that never left the camp of the last region."""
    if armies := s.armies_at(seat, s.land.camp):
        yield Prospect("idle-armies", "movement", {"armies": armies}, (f"army:camp-{seat}",))


def _idle_pieces(s: Empire, seat: int) -> Iterator[Prospect]:
    temples, cities = s.temples[seat], s.cities[seat]
    if temples + cities:
        things = (f"supply:temples-{seat}", f"supply:cities-{seat}")
        yield Prospect("idle-pieces", "building", {"temples": temples, "cities": cities}, things)


def _missed_awards(s: Empire, seat: int) -> Iterator[Prospect]:
    """The dearest awards that one piece more of the supply would have brought: nobody got them, for a tie."""
    built = {"temples": built_temples(s), "cities": built_cities(s)}
    supply = {"temples": s.temples[seat], "cities": s.cities[seat]}
    missed = []
    for award in awards(s):
        rows = built[award.kind] if award.region is None else [built[award.kind][award.region - s.first_region]]
        counts = [sum(column) for column in zip(*rows, strict=True)]
        if supply[award.kind] and award.points and award.winner is None and counts[seat] == max(counts):
            missed.append(award)
    for award in sorted(missed, key=lambda award: -award.points)[:MOST_MISSED]:
        where = "board" if award.region is None else s.board.lands[award.region].id
        facts = {"kind": award.kind, "region": where, "points": award.points}
        yield Prospect("award-missed", "awards", facts, (f"award:{award.kind}-{where}",))
