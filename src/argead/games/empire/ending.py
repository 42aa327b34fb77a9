"""6.0 and 7.0: the awards at the end, and the short game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from argead.games.empire.scoring import leader
from argead.games.empire.state import Empire
from argead.kernel import Step


class Award(NamedTuple):
    """Points for the most pieces of a kind, on the board (region None) or in a region."""

    kind: str
    region: int | None
    points: int
    winner: int | None


def awards(s: Empire) -> list[Award]:
    """6.1: what the awards give if the game ends now. Nobody gets one on a tie, nor for having nothing."""
    whole_cities, cities, whole_temples, temples = _worth(s)
    most_cities, *in_regions = _winners(built_cities(s))
    most_temples, *also = _winners(built_temples(s))
    given = [Award("cities", None, whole_cities, most_cities), Award("temples", None, whole_temples, most_temples)]
    for region, (one, other) in enumerate(zip(in_regions, also, strict=True), s.first_region):
        given += [Award("cities", region, cities, one), Award("temples", region, temples, other)]
    return given


def award_points(s: Empire, cities: list[list[int]], temples: list[list[int]]) -> list[int]:
    """The same by seat, from what each has built in each region."""
    points = [0] * s.players
    whole_cities, in_region, whole_temples, temples_in_region = _worth(s)
    for rows, whole, part in ((cities, whole_cities, in_region), (temples, whole_temples, temples_in_region)):
        worth = whole
        for winner in _winners(rows):
            if winner is not None:
                points[winner] += worth
            worth = part
    return points


def built_cities(s: Empire) -> list[list[int]]:
    """The cities of each seat, region by region of the game."""
    owners, seats = s.city_owner, range(s.players)
    regions = [owners[land.first : land.first + land.camp] for land in s.lands]
    return [[region.count(seat) for seat in seats] for region in regions]


def built_temples(s: Empire) -> list[list[int]]:
    """The temples of each seat, region by region of the game."""
    owners, n = s.temple_owners, s.players
    regions = [owners[land.first * n : (land.first + land.camp) * n] for land in s.lands]
    return [[sum(region[seat::n]) for seat in range(n)] for region in regions]


def _worth(s: Empire) -> tuple[int, int, int, int]:
    """Points for the most cities on the board and in a region, and for the most temples likewise."""
    board = s.board
    divisor = board.short_game["divisor"] if s.short else 1
    cities = (board.most_cities // divisor, board.most_cities_in_region // divisor)
    return *cities, board.most_temples // divisor, board.most_temples_in_region // divisor


def _winners(rows: list[list[int]]) -> list[int | None]:
    """Who has the most on the board, and then in each region."""
    return [leader([sum(column) for column in zip(*rows, strict=True)]), *map(leader, rows)]


@dataclass(frozen=True, slots=True)
class FinalAwards(Step[Empire]):
    """The last scoring has been made; now the awards, and the most points win."""

    reason: str

    def run(self, s: Empire) -> None:
        for award in awards(s):
            if award.winner is not None:
                s.scores[award.winner] += award.points
                where = "board" if award.region is None else s.board.lands[award.region].id
                if award.kind == "temples":
                    s.tell("award-temples", "awards", award.winner, region=where, points=award.points)
                else:
                    s.tell("award-cities", "awards", award.winner, region=where, points=award.points)
        s.reason = self.reason
        s.tell("ended", "end", reason=s.reason, scores=s.scores[:])
