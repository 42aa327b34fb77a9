"""What the commander knows, in numbers for learners: the view again, as named pieces of fixed length.

Every number lies between 0 and 1. Areas and turns are padded to those of the largest campaign. In brackets: the length
of a piece, with A areas, K kinds of counters, and the kinds as in the board file.

    campaign     [4]  which one is fought
    adopted      [6]  its options
    turn         [2]  turns gone and turns left
    level        [8]  Alexander's level
    gold         [1]
    glory        [1]
    advisors    [10]  held, and lost
    insights    [16]  held, and left in the cup
    army_at      [A]
    army_from    [A]
    areas      [8*A]  conquered, governed, razed, city, temple, oracle waiting, demand made, gold and Glory lying there
    army       [2*K]  full and reduced counters of each kind
    pool         [K]
    garrisons [2*A*K]
    operation    [K]
    cup          [K]
    pile        [18]  operation counters in the pile, drawn, cancelled
    prophecies   [8]  turns left of those that are open
    siege        [4]  transports, mole, ships, warships
    sections     [6]  steps left of Tyre's wall
    battle      [11]  in battle, turn, speed, fate, duel, Bucephalus, Maneuver, walls, Diplomats, advised, forgone
    plans       [16]  own and enemy plans
    ready      [3*K]  own counters that strike now, are tired, have acted
    decision    [30]  which one is open
    number       [2]  the roll and the Hits that it is about
"""

from __future__ import annotations

from argead.games.field_commander.battle.attack import TemptFate, TurnFlank
from argead.games.field_commander.battle.inflict import InflictHits
from argead.games.field_commander.campaign import NOWHERE
from argead.games.field_commander.decisions import DECISIONS
from argead.games.field_commander.hits import TakeHits
from argead.games.field_commander.intimidation import PressDemand
from argead.games.field_commander.orders import ReadOmen
from argead.games.field_commander.route import EnterArea
from argead.games.field_commander.state import FieldCommander
from argead.games.field_commander.tyre import sections

Pieces = dict[str, list[float]]
MOST_OPTIONS = 6
MOST_SECTIONS = 6
MANY = 6.0


def observe(s: FieldCommander, seat: int) -> Pieces:
    """The pieces listed above, in that order."""
    board, campaign, counters = s.board, s.campaign, s.counters
    areas = max(len(one.areas) for one in board.campaigns)
    step = s.agenda[-1] if s.agenda else None
    sets = counters.sets

    def kinds(some: int) -> list[float]:
        return [(some & kind).bit_count() / kind.bit_count() for kind in sets]

    def sides(some: int) -> list[float]:
        return kinds(some & ~s.worn) + kinds(some & s.worn)

    def bits(some: int, length: int) -> list[float]:
        return [float(some >> n & 1) for n in range(length)]

    padding = areas - len(campaign.areas)
    signs = (s.conquered, s.governed, s.razed, s.cities, s.temples, s.waiting_oracles, s.demanded)
    lying = [min(1.0, (gold + glory) / MANY) for gold, glory in zip(s.gold_at, s.glory_at, strict=True)]
    siege = (s.transports / 6, s.mole / 7, s.ships / 4, s.warships / 5) if campaign.siege else (0.0,) * 4
    wall = [left / 2 for left in sections(s)] if campaign.siege else []
    flags = (s.duel, s.bucephalus, s.maneuver)
    return {
        "campaign": bits(1 << s.campaign_number, len(board.campaigns)),
        "adopted": bits(s.adopted, MOST_OPTIONS),
        "turn": [s.turn / 12, (campaign.turns - s.turn) / 12],
        "level": bits(1 << s.level >> 1, board.top_level),
        "gold": [s.gold / board.gold_limit],
        "glory": [min(1.0, s.glory / 20)],
        "advisors": bits(s.advisors, 5) + bits(s.lost_advisors, 5),
        "insights": bits(s.insights, 8) + bits(s.insight_cup, 8),
        "army_at": bits(1 << s.army_at, areas),
        "army_from": bits(1 << s.army_from if s.army_from != NOWHERE else 0, areas),
        "areas": [value for sign in signs for value in bits(sign, areas)] + lying + [0.0] * padding,
        "army": sides(s.army),
        "pool": kinds(s.pool),
        "garrisons": [value for garrison in [*s.garrisons, *[0] * padding] for value in sides(garrison)],
        "operation": kinds(s.operation),
        "cup": kinds(s.cup),
        "pile": [count / 3 for count in (*s.pile, *s.drawn, *s.cancelled)],
        "prophecies": [max(0, until - s.turn + 1) / 12 if until else 0.0 for until in s.deadlines],
        "siege": list(siege),
        "sections": wall + [0.0] * (MOST_SECTIONS - len(wall)),
        "battle": [
            float(s.in_battle),
            min(1.0, s.round / 10),
            s.pace / 7,
            min(1.0, s.fate / MANY),
            *map(float, flags),
            min(1.0, s.wall_penalty() / 8) if s.in_battle else 0.0,
            float(s.diplomats),
            float(s.advised),
            float(s.forgone),
        ],
        "plans": [min(1.0, count / MANY) for count in (*s.plans, *s.enemy_plans)],
        "ready": kinds(s.striking) + kinds(s.tired) + kinds(s.acted),
        "decision": [float(type(step) is decision) for decision in DECISIONS],
        "number": [_roll(step) / 6, min(1.0, _hits(step) / 6)],
    }


def _roll(step: object) -> int:
    return step.roll if isinstance(step, TemptFate | EnterArea | PressDemand | ReadOmen) else 0


def _hits(step: object) -> int:
    if isinstance(step, TakeHits | InflictHits):
        return step.left
    return step.hits if isinstance(step, TurnFlank) else 0
