"""The quantities of a campaign from which it is judged, piece by piece, in the order of their names in `features`."""

from __future__ import annotations

from functools import cache
from math import log

from argead.games.field_commander.board import Counters
from argead.games.field_commander.campaign import NOWHERE
from argead.games.field_commander.commander.fighting import FIGHTING
from argead.games.field_commander.commander.prospects import surrender
from argead.games.field_commander.commander.worth import SINGLE, steps, total_power
from argead.games.field_commander.decisions import DECISIONS
from argead.games.field_commander.hits import LEVELS_LOST
from argead.games.field_commander.intimidation import PressDemand
from argead.games.field_commander.names import (
    ADVISORS,
    CAMPAIGNS,
    GO,
    HEPHAESTION,
    INSIGHTS,
)
from argead.games.field_commander.operations import MeetIntrigue, open_counters
from argead.games.field_commander.resupply import income
from argead.games.field_commander.route import EnterArea, foraging, resistance
from argead.games.field_commander.state import FieldCommander
from argead.games.field_commander.tyre import is_fallen, is_open, sections

QUESTIONS = tuple(question for question in DECISIONS if question not in FIGHTING)
"""The questions of a campaign, between its battles."""

ARMS = ("HC", "LC", "IN", "PH", "AR", "PE", "SE")
"""The types of Forces that an army is made of."""
LEVELS = 8
PLACES = 6
"""Pivotal areas of a campaign that have a place."""
TERMS = 5
"""Options of a campaign that are told apart."""
LAST_TURNS = 4
PLACE = (
    "open",
    "distance",
    "counters",
    "steps",
    "power",
    "penalty",
    "edge",
    "yields",
    "gold",
    "glory",
)
EVEN = 0.0
FAR = 8.0
STEEPEST = 2.0
"""The edge of an army is told as a logarithm, and no further than this."""


class Army:
    """How hard the army strikes against Walls of some penalty, and how much it can take."""

    __slots__ = ("hits", "others", "penalties", "s", "shield", "steps")

    def __init__(self, s: FieldCommander) -> None:
        self.s = s
        engines = s.army & s.counters.engines
        self.others = s.army ^ engines
        self.hits = total_power(s, engines)
        self.steps = steps(s, s.army)
        self.shield = self.steps + (s.level - 1) // LEVELS_LOST
        self.penalties: dict[int, float] = {}

    def power(self, penalty: int) -> float:
        """Expected Hits a turn of the whole army, with Alexander."""
        if penalty not in self.penalties:
            s = self.s
            self.penalties[penalty] = total_power(s, self.others, penalty) + self.hits + alexander(s, penalty)
        return self.penalties[penalty]


@cache
def arms(counters: Counters) -> tuple[int, ...]:
    """The Macedonian counters of each type."""
    own = counters.nation["macedon"]
    return tuple(sum(1 << c for c in counters.members(own) if counters.type[c] == arm) for arm in ARMS)


def alexander(s: FieldCommander, penalty: int) -> float:
    """Alexander's own Hits a turn."""
    if not s.level:
        return 0.0
    _, battle, superscript = s.board.levels[s.level - 1]
    battle += bool(s.advisors & HEPHAESTION)
    return SINGLE[max(0, battle - penalty)][max(0, superscript - penalty)]


def _bits(some: int, length: int) -> list[float]:
    return [float(some >> n & 1) for n in range(length)]


def moment(s: FieldCommander) -> list[float]:
    """Where in the life, the campaign and the turn we are."""
    campaign, number = s.campaign, s.campaign_number
    left = campaign.turns - s.turn
    step = s.agenda[-1] if s.agenda else None
    return [
        *_bits(1 << number, len(CAMPAIGNS)),
        *_bits(s.life << number, len(CAMPAIGNS)),
        *[float(type(step) is question) for question in QUESTIONS],
        s.turn / 12,
        left / 12,
        *[float(left == n) for n in range(LAST_TURNS)],
        campaign.track[max(s.turn, 1) - 1][1] / 50,
        s.terms.points / 10,
        *[float(n == number and s.adopted >> option & 1) for n in range(len(CAMPAIGNS)) for option in range(TERMS)],
    ]


def means(s: FieldCommander, army: Army) -> list[float]:
    """Treasury, Alexander, advisors, Insights and the army."""
    gold, glory, forces = s.gold, s.glory, s.forces()
    fresh, worn = s.army & ~s.worn, s.army & s.worn
    return [
        gold / 30,
        min(gold, 4) / 4,
        min(gold, 12) / 12,
        min(glory, 20) / 10,
        min(glory, 5) / 5,
        *_bits(1 << s.level >> 1, LEVELS),
        s.level / LEVELS,
        *_bits(s.advisors, len(ADVISORS)),
        *_bits(s.lost_advisors, len(ADVISORS)),
        s.advisors.bit_count() / len(ADVISORS),
        *_bits(s.insights, len(INSIGHTS)),
        forces / 12,
        min(forces, 6) / 6,
        *[(fresh & kind).bit_count() / 2 for kind in arms(s.counters)],
        *[(worn & kind).bit_count() / 2 for kind in arms(s.counters)],
        army.power(0) / 6,
        army.power(2) / 6,
        army.power(4) / 6,
        army.steps / 16,
        alexander(s, 0),
    ]


def fortune(s: FieldCommander) -> list[float]:
    """Prophecies, buildings, what comes in, what has been done in the turn, and what the enemy gathers."""
    counters, here = s.counters, s.army_at
    ranges = s.campaign.range
    oracles = [ranges[here][n] for n in range(len(s.campaign.areas)) if s.waiting_oracles >> n & 1]
    pile = sum(s.pile)
    threats = open_counters(s)
    threats[GO] = 0
    return [
        *[float(until > 0) for until in s.deadlines],
        *[(until - s.turn + 1) / 4 if until else 0.0 for until in s.deadlines],
        len(oracles) / 3,
        min(oracles, default=FAR) / FAR,
        s.cities.bit_count() / 5,
        s.temples.bit_count() / 5,
        float(s.cities >> here & 1),
        float(s.temples >> here & 1),
        s.governed.bit_count() / 5,
        s.razed.bit_count() / 5,
        income(s) / 20,
        *_bits(s.bought, 4),
        float(s.diplomats),
        float(s.advised),
        float(s.forgone),
        float(s.besieging()),
        float(s.demanded >> here & 1),
        s.operation.bit_count() / 5,
        total_power(s, s.operation & ~counters.walls) / 4,
        steps(s, s.operation) / 10,
        s.pile[GO] / pile if pile else 0.0,
        sum(threats) / 4,
        (s.cup & counters.walls).bit_count() / 4,
        (s.cup & counters.nation["persia"]).bit_count() / 20,
    ]


def ways(s: FieldCommander) -> list[float]:
    """What is left to conquer, how far it is, and what a march may cost."""
    campaign, forces = s.campaign, s.forces()
    left = campaign.pivotal & ~s.conquered
    ranges = campaign.range[s.army_at]
    nearest = min((ranges[n] for n in range(len(ranges)) if left >> n & 1), default=0)
    march = sum(max(0, forces - roll) for roll in range(1, 7)) / 6
    return [
        left.bit_count() / PLACES,
        nearest / FAR,
        max(-1.0, min(1.0, (s.gold - march) / 8)),
        max(-1.0, min(1.0, (s.gold - 2 * march) / 8)),
        0.0 if campaign.home == NOWHERE else ranges[campaign.home] / FAR,
        float(not left),
    ]


def siege(s: FieldCommander) -> list[float]:
    """The tracks before Tyre, and its wall."""
    if s.campaign.siege is None:
        return [0.0] * 9
    wall = sections(s)
    return [
        s.transports / 6,
        s.mole / 7,
        s.ships / 4,
        s.warships / 4,
        wall.count(2) / 6,
        wall.count(1) / 6,
        wall.count(0) / 2,
        float(is_open(s)),
        float(is_fallen(s)),
    ]


def question(s: FieldCommander) -> list[float]:
    """What the open question is about: the price of a march, or how much a demand falls short."""
    step = s.agenda[-1] if s.agenda else None
    row = [0.0] * 6
    if isinstance(step, EnterArea):
        price = foraging(s, step.area, step.roll)
        row[0] = price / 8
        row[1] = max(0, price - s.gold) / 4
        row[2] = resistance(s, step.roll) / 4
    elif isinstance(step, PressDemand):
        missing = s.board.intimidation["ongoing"] + 1 - step.total(s)
        row[3] = max(-1.0, min(1.0, missing / 6))
        row[4] = max(0, missing - s.glory) / 4
    elif isinstance(step, MeetIntrigue):
        operation = s.board.operations[step.operation]
        row[5] = operation["cancel_gold"] / 4 + operation["cancel_glory"]
    return row


def places(s: FieldCommander, army: Army) -> list[float]:
    """Each pivotal area that is still to be conquered, in the places of its campaign."""
    size = PLACES * len(PLACE)
    row = [0.0] * (size * len(CAMPAIGNS))
    campaign, counters = s.campaign, s.counters
    at = s.campaign_number * size
    end = at + size
    ranges = campaign.range[s.army_at]
    for area in range(len(campaign.areas)):
        if not campaign.pivotal >> area & 1:
            continue
        if not s.conquered >> area & 1 and at < end:
            row[at : at + len(PLACE)] = _place(s, army, area, ranges[area], s.garrisons[area], counters.walls)
        at += len(PLACE)
    return row


def _place(s: FieldCommander, army: Army, area: int, distance: int, garrison: int, walls: int) -> list[float]:
    standing = garrison & walls
    penalty = 2 * standing.bit_count() - (standing & s.worn).bit_count()
    fighting = garrison ^ standing
    theirs, last = total_power(s, fighting), steps(s, fighting & ~s.counters.leaders)
    ours = army.power(penalty)
    edge = EVEN
    if theirs and last:
        edge = log(max(0.01, army.shield * ours / (theirs * (last + 2 * penalty))))
    return [
        1.0,
        distance / FAR,
        garrison.bit_count() / 10,
        last / 15,
        theirs / 5,
        penalty / 4,
        max(-STEEPEST, min(STEEPEST, edge)),
        surrender(s, area),
        s.gold_at[area] / 6,
        s.glory_at[area] / 3,
    ]
