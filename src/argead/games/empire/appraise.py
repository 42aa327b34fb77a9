"""How well a seat stands: the greedy bot's judgement.

Each seat's *forecast* is counted in points:

- its score, if the region were scored now; whoever is still to build this turn is taken to build wherever it can pay;
- half of the final awards that it would get now;
- while the region goes on, its majorities once more and its cubes left at what they usually fetch;
- a trifle for a late place in the turn order.

The appraisal is the forecast less that of the strongest rival, put on a scale from 0 (lost) to 1 (won).
"""

from __future__ import annotations

from math import tanh

from argead.games.empire.building import Build
from argead.games.empire.ending import awards
from argead.games.empire.movement import March
from argead.games.empire.scoring import Score
from argead.games.empire.state import NOTHING, Empire
from argead.kernel import Sealed

AWARD = 0.5
NEXT_MAJORITY = 0.7
CUBE = 0.7
LATE = 0.6
SCALE = 25.0


def appraise(s: Empire, seat: int) -> float:
    """From 0 to 1, before the end."""
    forecasts = forecast(s)
    own = forecasts.pop(seat)
    return 0.5 + 0.5 * tanh((own - max(forecasts)) / SCALE)


def forecast(s: Empire) -> list[float]:
    """Every seat's forecast, in points."""
    trial = s.clone(Sealed())
    if trial.agenda and isinstance(trial.agenda[-1], March | Build):
        lay_all(trial, trial.active)
    score = Score()
    score.run(trial)
    points = [float(value) for value in trial.scores]
    for award in awards(trial):
        if award.winner is not None:
            points[award.winner] += AWARD * award.points
    if not trial.entered and trial.round < trial.board.rounds:
        majorities = trial.clone(Sealed())
        for p in range(trial.land.camp):
            score.majority(majorities, p)
        for seat in range(s.players):
            points[seat] += NEXT_MAJORITY * (majorities.scores[seat] - trial.scores[seat])
            points[seat] += CUBE * (trial.temple_cubes[seat] + trial.city_cubes[seat])
    for place, seat in enumerate(s.order):
        if seat != NOTHING:
            points[seat] += LATE * place / s.players
    return points


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
