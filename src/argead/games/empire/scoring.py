"""5.5: the provinces of the region score in the order of their numbers, and payments are made at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from argead.games.empire.state import Empire
from argead.kernel import Step


class Score(Step[Empire]):
    """In each province the armies, then the temple, then the city."""

    __slots__ = ()

    def run(self, s: Empire) -> None:
        for p in range(s.land.camp):
            self.majority(s, p)
            if s.temple_marks[p]:
                self.temple(s, p)
            if s.city_marks[p]:
                self.city(s, p)
        s.tell("scored", "scoring", scores=s.scores[:])

    def majority(self, s: Empire, p: int) -> None:
        """5.5.1: the most armies score; a tie scores nothing."""
        armies = s.armies[p :: s.board.places]
        seat = leader(armies)
        if seat is not None:
            s.scores[seat] += s.board.province_points
        if s.journal is None:
            return
        facts = {"province": s.land.names[p], "number": max(armies)}
        if seat is not None:
            s.tell("majority", "majority", seat, **facts, points=s.board.province_points)
        elif any(armies):
            s.tell("majority-tied", "majority", **facts)

    def temple(self, s: Empire, p: int) -> None:
        """5.5.2: a temple is built for good; the pieces that come to nothing go back."""
        marks, s.temple_marks[p] = s.temple_marks[p], 0
        contest = settle(marks, s.temple_cubes, s.board.temple_price)
        rivals = [seat for seat in range(s.players) if marks >> seat & 1 and seat != contest.winner]
        for seat in rivals:
            s.temples[seat] += 1
        if contest.winner is not None:
            s.temple_cubes[contest.winner] -= contest.price
            s.temple_owners[(s.land.first + p) * s.players + contest.winner] += 1
            s.scores[contest.winner] += s.board.temple_points
            facts = {"rivals": rivals, "price": contest.price, "points": s.board.temple_points}
            s.tell("temple-built", "temple", contest.winner, province=s.land.names[p], **facts)
        elif contest.tied:
            s.tell("temple-tied", "temple", province=s.land.names[p], rivals=rivals)
        else:
            s.tell("temple-unpaid", "temple", province=s.land.names[p], rivals=rivals)

    def city(self, s: Empire, p: int) -> None:
        """5.5.3: a province has one city at the most."""
        marks, s.city_marks[p] = s.city_marks[p], 0
        contest = settle(marks, s.city_cubes, s.board.city_price)
        rivals = [seat for seat in range(s.players) if marks >> seat & 1 and seat != contest.winner]
        for seat in rivals:
            s.cities[seat] += 1
        if contest.winner is not None:
            s.city_cubes[contest.winner] -= contest.price
            s.city_owner[s.land.first + p] = contest.winner
            s.scores[contest.winner] += s.board.city_points
            facts = {"rivals": rivals, "price": contest.price, "points": s.board.city_points}
            s.tell("city-built", "city", contest.winner, province=s.land.names[p], **facts)
        elif contest.tied:
            s.tell("city-tied", "city", province=s.land.names[p], rivals=rivals)
        else:
            s.tell("city-unpaid", "city", province=s.land.names[p], rivals=rivals)


def leader(counts: Sequence[int]) -> int | None:
    """Whoever has the most; nobody on a tie, nor for having nothing."""
    most = max(counts)
    return counts.index(most) if most and counts.count(most) == 1 else None


class Contest(NamedTuple):
    """Who builds in a province, and at what price; or nobody, for want of cubes or because of a tie."""

    winner: int | None
    price: int
    tied: bool


NOBODY = Contest(None, 0, False)


def settle(marks: int, cubes: list[int], base: int) -> Contest:
    """5.5.4: among several, the most cubes in the box must build, at the second's cubes and one; a tie builds nothing.

    Who cannot even pay the base price does not count.
    """
    if not marks & (marks - 1):
        alone = marks.bit_length() - 1
        return Contest(alone, base, False) if marks and cubes[alone] >= base else NOBODY
    bids = sorted((cubes[seat], seat) for seat in range(len(cubes)) if marks >> seat & 1 and cubes[seat] >= base)
    if not bids:
        return NOBODY
    most, winner = bids[-1]
    if len(bids) == 1:
        return Contest(winner, base, False)
    second = bids[-2][0]
    if second == most:
        return Contest(None, 0, True)
    return Contest(winner, second + 1, False)


def settle_all(marks: Sequence[int], cubes: Sequence[int], base: int) -> list[Contest]:
    """All contests of a kind in the order of scoring: what is paid in one province is lacking in the next."""
    left, contests = list(cubes), []
    for lying in marks:
        contest = settle(lying, left, base)
        if contest.winner is not None:
            left[contest.winner] -= contest.price
        contests.append(contest)
    return contests
