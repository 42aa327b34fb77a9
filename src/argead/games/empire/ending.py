"""6.0 and 7.0: the awards at the end, and the short game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

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
    board, seats = s.board, range(s.players)
    divisor = board.short_game["divisor"] if s.short else 1
    regions = range(s.first_region, s.last_region + 1)
    counts = {"cities": s.cities_in, "temples": s.temples_in}
    whole = {"cities": board.most_cities, "temples": board.most_temples}
    part = {"cities": board.most_cities_in_region, "temples": board.most_temples_in_region}
    built = {kind: [[count(region, seat) for seat in seats] for region in regions] for kind, count in counts.items()}
    given = [
        Award(kind, None, whole[kind] // divisor, _leader([sum(column) for column in zip(*rows, strict=True)]))
        for kind, rows in built.items()
    ]
    for i, region in enumerate(regions):
        given += [Award(kind, region, part[kind] // divisor, _leader(rows[i])) for kind, rows in built.items()]
    return given


def _leader(counts: list[int]) -> int | None:
    most = max(counts)
    return counts.index(most) if most and counts.count(most) == 1 else None


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
