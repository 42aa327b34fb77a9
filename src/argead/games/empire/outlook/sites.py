"""What rivals can lay down before the scoring, and what it takes from a seat: its sites, its pieces, its awards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from argead.games.empire.ending import awards, built_cities, built_temples
from argead.games.empire.outlook.march import STAY, Expedition, Marcher, expedition
from argead.games.empire.scoring import Contest, leader, settle_all
from argead.games.empire.state import NOTHING, Empire
from argead.games.empire.things import slug
from argead.kernel import Prospect

Threat = tuple[float, Prospect]
"""How grave it is, in points, and what it is."""

STANDING, ABSENT = 0.5, 0.25
"""What a site counts that a rival builds on, where the seat has an army and where it has none."""
KINDS = ("temples", "cities")


class Claim(NamedTuple):
    """A piece that a rival can lay down in a province, and how all contests of its kind would end with it."""

    kind: str
    seat: int
    province: int
    march: Expedition
    cubes: int
    before: list[Contest]
    after: list[Contest]


def claims(s: Empire, rivals: Sequence[Marcher]) -> list[Claim]:
    """All that rivals can lay down, one piece at a time, paying for the march out of the other box first."""
    return [claim for rival in rivals if rival.boxes for kind in KINDS for claim in _claims(s, rival, kind)]


def _claims(s: Empire, rival: Marcher, kind: str) -> Iterator[Claim]:
    seat, board = rival.seat, s.board
    temples = kind == "temples"
    sites, marks = (s.land.temples, s.temple_marks) if temples else (s.land.cities, s.city_marks)
    cubes, others = (s.temple_cubes, s.city_cubes) if temples else (s.city_cubes, s.temple_cubes)
    base = board.temple_price if temples else board.city_price
    before = settle_all(marks, cubes, base)
    for p in sites:
        taken = marks[p] >> seat & 1 or (not temples and s.city_owner[s.land.first + p] != NOTHING)
        march = STAY if s.armies_at(seat, p) else expedition(s, rival, p, 1)
        if taken or march is None or not (s.temples if temples else s.cities)[seat]:
            continue
        left = [*cubes]
        left[seat] -= max(0, march.price - others[seat])
        more = [lying | (place == p) << seat for place, lying in enumerate(marks)]
        yield Claim(kind, seat, p, march, left[seat], before, settle_all(more, left, base))


def outbidding(s: Empire, seat: int, found: Sequence[Claim]) -> Iterator[Threat]:
    """Several players want to build: the seat's pieces that would come back."""
    for claim in found:
        p = claim.province
        if claim.before[p].winner == seat != claim.after[p].winner:
            mine = (s.temple_cubes if claim.kind == "temples" else s.city_cubes)[seat]
            facts = {**_named(s, claim), "cubes": claim.cubes, "own": mine, "tied": claim.after[p].tied}
            place, keys = slug(s.land.names[p]), (_site(s, claim.kind, p),)
            if claim.kind == "temples":
                things = (f"laid-temple:{place}-{seat}",)
                yield s.board.temple_points, Prospect("temple-lost", "temple", facts, things, keys)
            else:
                things = (f"laid-city:{place}-{seat}",)
                yield s.board.city_points, Prospect("city-lost", "city", facts, things, keys)


def building(s: Empire, seat: int, found: Sequence[Claim]) -> Iterator[Threat]:
    """Sites where the seat would not build as things stand, and a rival would."""
    for claim in found:
        p = claim.province
        if claim.after[p].winner == claim.seat and claim.before[p].winner != seat:
            grave, facts = STANDING if s.armies_at(seat, p) else ABSENT, _named(s, claim)
            things, keys = (f"province:{slug(s.land.names[p])}",), (_site(s, claim.kind, p),)
            if claim.kind == "temples":
                yield s.board.temple_points * grave, Prospect("temple-site", "building", facts, things, keys)
            else:
                yield s.board.city_points * grave, Prospect("city-site", "building", facts, things, keys)


def won_sites(s: Empire, seat: int) -> set[str]:
    """The sites where the seat would build as things stand."""
    temples = settle_all(s.temple_marks, s.temple_cubes, s.board.temple_price)
    cities = settle_all(s.city_marks, s.city_cubes, s.board.city_price)
    contests = (("temples", temples), ("cities", cities))
    return {_site(s, kind, p) for kind, found in contests for p, one in enumerate(found) if one.winner == seat}


def _site(s: Empire, kind: str, p: int) -> str:
    """A site in danger, whoever has laid a piece there."""
    return f"{'temple' if kind == 'temples' else 'city'}:{slug(s.land.names[p])}"


def _named(s: Empire, claim: Claim) -> dict[str, object]:
    """Who lays down where, after what march."""
    march = {"armies": claim.march.armies, "price": claim.march.price}
    return {"player": claim.seat, "province": s.land.names[claim.province], **march}


def losing_awards(s: Empire, seat: int, found: Sequence[Claim]) -> Iterator[Threat]:
    """The seat's awards of the region and of the board that one building of a rival would end."""
    here = s.region - s.first_region
    built = {"temples": built_temples(s), "cities": built_cities(s)}
    for award in awards(s):
        if award.winner != seat or award.region not in (None, s.region) or not award.points:
            continue
        rows = built[award.kind] if award.region is None else [built[award.kind][here]]
        stand = [sum(column) for column in zip(*rows, strict=True)]
        for claim in found:
            if claim.kind != award.kind or claim.after[claim.province].winner != claim.seat:
                continue
            counts = stand[:]
            for contest in claim.after:
                if contest.winner is not None:
                    counts[contest.winner] += 1
            if leader(counts) != seat and counts[claim.seat] >= counts[seat]:
                where = "board" if award.region is None else s.land.id
                facts = {"player": claim.seat, "kind": award.kind, "region": where, "points": award.points}
                facts |= {"count": counts[claim.seat], "own": counts[seat]}
                yield award.points / 2, Prospect("award-lost", "awards", facts, (f"award:{award.kind}-{where}",))
