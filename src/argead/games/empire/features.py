"""What a learned judgement reads of a position: named quantities, most of them from 0 to 1, a row for each seat.

A row has the seat's own quantities, those of its strongest rival (by its score after the next scoring), the mean of all
its rivals', what lies in its own four boxes, and what all seats share. Cubes laid out in secret count for the seat that
looks, as if they were shown; the layouts of all the others are unknown to it.

Called for every option of every decision, so it is written for speed: no names, no classes, plain lists.
"""

from __future__ import annotations

from argead.games.empire.allotment import BOXES, AllotCubes, SplitCubes
from argead.games.empire.appraise import SCALE, forecast, lay_all
from argead.games.empire.building import Build
from argead.games.empire.ending import award_points, built_cities, built_temples
from argead.games.empire.movement import March, PayCrossing, SendArmies
from argead.games.empire.order import ChoosePlace
from argead.games.empire.scoring import Score, leader
from argead.games.empire.state import NOTHING, Empire
from argead.games.empire.survey import CONSTANTS

QUANTITIES = (
    *("score", "gain", "awards", "majorities", "provinces", "order cubes", "armies", "armies in camp"),
    *("armies yet to march", "steps to goal", "temple cubes", "city cubes", "temples in supply", "cities in supply"),
    *("temples in region", "cities in region", "temple sites held", "city sites held", "usable temple cubes"),
    *("usable city cubes", "place in order", "yet to move", "on move", "layout unknown"),
)
COUNTS = 10
"""A box of cubes is told apart as holding 0, 1 ... and so many less one or more."""

SHARED = (
    *(f"region {number}" for number in range(1, 7)),
    *(f"round {number}" for number in range(1, 4)),
    *(f"{number} players" for number in range(2, 6)),
    *("allotting", "splitting", "choosing places", "marching", "building"),
    *("goal entered", "temple sites", "free city sites", "short game", "regions left"),
)
INPUTS: tuple[str, ...] = (
    *(f"{whose} {quantity}" for whose in ("own", "rival", "mean") for quantity in QUANTITIES),
    *(f"{box} box {count}" for box in BOXES for count in (*range(COUNTS), "squared")),
    "appraisal",
    *SHARED,
)

PHASES = {AllotCubes: 0, SplitCubes: 1, ChoosePlace: 2, March: 3, SendArmies: 3, PayCrossing: 3, Build: 4}
OVER = 5
HOLDING = [
    [*(float(min(count, COUNTS - 1) == n) for n in range(COUNTS)), min(count, COUNTS - 1) ** 2 / 64]
    for count in range(CONSTANTS["cubes"].stop)
]
"""What is said about a box that holds so many cubes."""

UNSEEN = [0.0] * len(HOLDING[0])
SCORE = Score()


def features(s: Empire, seat: int) -> list[list[float]]:
    """A row of `INPUTS` for each seat, from what `seat` knows."""
    phase = PHASES.get(type(s.agenda[-1]), OVER) if s.agenda else OVER
    shown = s.clone(s.chance)
    unknown = _lift_own_screen(shown, seat, phase)
    quantities, strengths = _quantities(shown, phase, unknown)
    shared = _shared(shown, phase)
    forecasts = forecast(s)
    seats = range(s.players)
    rows = []
    for own in seats:
        rivals = [other for other in seats if other != own]
        if len(rivals) == 1:
            strongest = mean = quantities[rivals[0]]
        else:
            strongest = quantities[max(rivals, key=strengths.__getitem__)]
            count = len(rivals)
            mean = [sum(column) / count for column in zip(*[quantities[other] for other in rivals], strict=True)]
        boxes = _boxes(shown, own, phase, unknown[own])
        lead = (forecasts[own] - max([forecasts[other] for other in rivals])) / SCALE
        rows.append([*quantities[own], *strongest, *mean, *boxes, lead, *shared])
    return rows


def _lift_own_screen(s: Empire, seat: int, phase: int) -> list[bool]:
    """Lay out openly what the seat has laid out in secret; whose layout it does not know."""
    secret = s.secrets[seat]
    if phase == 0:
        unknown = [True] * s.players
        if secret != NOTHING:
            unknown[seat] = False
            boxes = s.board.actions.allot[secret].boxes
            s.order_cubes[seat], armies, s.temple_cubes[seat], s.city_cubes[seat] = boxes
            s.armies[seat * s.board.places + s.land.camp] = armies
    elif phase == 1:
        unknown = [temples + cities > 0 for temples, cities in zip(s.temple_cubes, s.city_cubes, strict=True)]
        if secret != NOTHING:
            unknown[seat] = False
            s.city_cubes[seat] += s.temple_cubes[seat] - secret
            s.temple_cubes[seat] = secret
    else:
        unknown = [False] * s.players
    return unknown


def _quantities(s: Empire, phase: int, unknown: list[bool]) -> tuple[list[list[float]], list[int]]:
    """`QUANTITIES` seat by seat, and the scores after the next scoring."""
    n, land, board = s.players, s.land, s.board
    places, camp = board.places, land.camp
    free = [p for p in land.cities if s.city_owner[land.first + p] == NOTHING]
    temple_sites = len(land.temples) * (1 if s.entered else board.rounds - s.round + 1)
    majorities = [0] * n
    for p in range(camp):
        first = leader(s.armies[p::places])
        if first is not None:
            majorities[first] += board.province_points
    after = s
    if phase != OVER:
        after = s.clone(s.chance)
        if phase > 2:
            lay_all(after, s.active)
        SCORE.run(after)
    cities, temples = built_cities(after), built_temples(after)
    awards = award_points(s, cities, temples)
    region = s.region - s.first_region
    cities_here, temples_here = cities[region], temples[region]
    turn = s.order.index(s.active) if phase > 2 and s.active in s.order else -1
    rows = []
    for seat in range(n):
        armies = s.armies[seat * places : seat * places + camp + 1]
        standing = sum(armies)
        held = [p for p, count in enumerate(armies) if count]
        place = s.order.index(seat) if seat in s.order else -1
        waits = phase < 3 or (place > turn and phase < OVER)
        steps = 0
        if waits:
            steps = standing * board.steps
        elif phase == 3 and place == turn:
            steps = _steps_left(s)
        rows.append(
            [
                s.scores[seat] / 40,
                (after.scores[seat] - s.scores[seat]) / 20,
                awards[seat] / 20,
                majorities[seat] / 15,
                (len(held) - (1 if armies[camp] else 0)) / 5,
                s.order_cubes[seat] / 5,
                standing / 8,
                armies[camp] / 8,
                steps / 20,
                min([land.to_goal.get(p, camp) for p in held], default=camp) / 5,
                s.temple_cubes[seat] / 8,
                s.city_cubes[seat] / 8,
                s.temples[seat] / 10,
                s.cities[seat] / 8,
                temples_here[seat] / 5,
                cities_here[seat] / 3,
                len([p for p in land.temples if armies[p]]) / 4,
                len([p for p in free if armies[p]]) / 3,
                min(s.temple_cubes[seat], temple_sites * board.temple_price) / 8,
                min(s.city_cubes[seat], len(free) * board.city_price) / 8,
                (place + 1) / n,
                float(waits),
                float(phase > 2 and place == turn),
                float(unknown[seat]),
            ]
        )
    return rows, after.scores


def _steps_left(s: Empire) -> int:
    """How far the active seat's armies can still march this round, all together."""
    left, width = 0, s.board.steps + 1
    for steps in range(s.board.steps):
        left += (s.board.steps - steps) * sum(s.marching[steps::width])
    return left


def _boxes(s: Empire, seat: int, phase: int, unknown: bool) -> list[float]:
    """What lies in the four boxes of a seat."""
    if unknown and phase == 0:
        return UNSEEN * 4
    first = HOLDING[s.order_cubes[seat]] + HOLDING[s.armies_of(seat)]
    if unknown:
        return first + UNSEEN * 2
    return first + HOLDING[s.temple_cubes[seat]] + HOLDING[s.city_cubes[seat]]


def _shared(s: Empire, phase: int) -> list[float]:
    """`SHARED`."""
    shared = [0.0] * 18
    shared[min(s.region, 5)] = 1.0
    shared[5 + min(max(s.round, 1), 3)] = 1.0
    shared[7 + s.players] = 1.0
    if phase < OVER:
        shared[13 + phase] = 1.0
    first = s.land.first
    free = [p for p in s.land.cities if s.city_owner[first + p] == NOTHING]
    return [
        *shared,
        float(s.entered),
        len(s.land.temples) / 4,
        len(free) / 3,
        float(s.short),
        (s.last_region - s.region) / 5,
    ]
