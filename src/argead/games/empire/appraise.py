"""How well a seat stands: the greedy bot's judgement.

Each seat's *forecast* is counted in points, always for the same moment, the end of the round under way:

- its score once the region is scored as it stands; whoever has yet to build this round is taken to build wherever its
  armies stand already, as far as it can pay;
- half of the final awards that it would get then;
- if the region goes on, its majorities once more, its cubes left, as far as there are sites for them, at what they
  usually fetch, and a trifle for a late place in the turn order.

The appraisal is the forecast less that of the strongest rival, put on a scale from 0 (lost) to 1 (won).
"""

from __future__ import annotations

from math import tanh

from argead.games.empire.building import Build
from argead.games.empire.ending import award_points, built_cities, built_temples
from argead.games.empire.movement import Crossing, March
from argead.games.empire.scoring import Score
from argead.games.empire.state import NOTHING, Empire
from argead.kernel import Sealed

AWARD = 0.5
NEXT_MAJORITY = 0.7
CUBE = 1.5
LATE = 0.6
SCALE = 25.0

SCORE = Score()


def appraise(s: Empire, seat: int) -> float:
    """From 0 to 1, before the end."""
    forecasts = forecast(s)
    own = forecasts.pop(seat)
    return 0.5 + 0.5 * tanh((own - max(forecasts)) / SCALE)


def forecast(s: Empire) -> list[float]:
    """Every seat's forecast, in points."""
    after = s.clone(Sealed())
    left = s.board.rounds - s.round + 1
    if is_turn(s):
        for seat in s.order[s.order.index(s.active) :]:
            lay_all(after, seat)
        SCORE.run(after)
        left = 0 if s.entered else left - 1
    awards = award_points(after, built_cities(after), built_temples(after))
    points = [score + AWARD * award for score, award in zip(after.scores, awards, strict=True)]
    if left:
        again = after.clone(Sealed())
        for p in range(s.land.camp):
            SCORE.majority(again, p)
        for seat in range(s.players):
            points[seat] += NEXT_MAJORITY * (again.scores[seat] - after.scores[seat])
            points[seat] += CUBE * usable(after, seat, left)
        for place, seat in enumerate(s.order):
            if seat != NOTHING:
                points[seat] += LATE * place / s.players
    return points


def is_turn(s: Empire) -> bool:
    """Whether turns are being taken: as long as nobody has done anything, a round is as good as the end of the last."""
    step = s.agenda[-1] if s.agenda else None
    if not isinstance(step, March):
        return isinstance(step, Crossing | Build)
    fresh = s.marching[:: s.board.steps + 1]
    before = s.order[: s.order.index(s.active)]
    return sum(fresh) < sum(s.marching) or any(s.armies_of(seat) for seat in before)


def usable(s: Empire, seat: int, rounds: int) -> int:
    """The seat's cubes, as far as there are sites for them in so many rounds."""
    board, land = s.board, s.land
    free = sum(s.city_owner[land.first + p] == NOTHING for p in land.cities)
    cities = board.city_price * min(s.cities[seat], free)
    temples = board.temple_price * min(s.temples[seat], rounds * len(land.temples))
    return min(s.temple_cubes[seat] + s.city_cubes[seat], cities + temples)


def lay_all(s: Empire, seat: int) -> None:
    """Lay a piece down on every site that the seat's armies hold, as far as cubes and supply go."""
    mine = 1 << seat
    temples = min(s.temples[seat], s.temple_cubes[seat] // s.board.temple_price)
    for p in s.land.temples:
        if temples and s.armies_at(seat, p) and not s.temple_marks[p] & mine:
            s.temple_marks[p] |= mine
            s.temples[seat] -= 1
            temples -= 1
    cities = min(s.cities[seat], s.city_cubes[seat] // s.board.city_price)
    for p in s.land.cities:
        vacant = s.city_owner[s.land.first + p] == NOTHING and not s.city_marks[p] & mine
        if cities and vacant and s.armies_at(seat, p):
            s.city_marks[p] |= mine
            s.cities[seat] -= 1
            cities -= 1
