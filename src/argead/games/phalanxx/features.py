"""What a learned judgement reads: named quantities of every side, from what one seat knows.

A row is a seat's own quantities, those of its strongest rival by the final count, the mean of all its rivals, how it
compares with them, and what is the same for everybody. Alone, MaXXimilian is the rival. Cards that the seat has not
seen are counted, never read. All is scaled so that usual values lie between 0 and 1.
"""

from __future__ import annotations

from math import tanh

from argead.games.phalanxx.acting import ChooseAction, PlaceDie
from argead.games.phalanxx.actions import COLOUR, SLOTS, VALUE
from argead.games.phalanxx.appraise import (
    SCALE,
    exposed,
    free,
    opportunity,
    prey,
    prospect,
    reinforcements,
    turns_left,
    unearned,
)
from argead.games.phalanxx.board import ACTION_CARDS, HEROISM, KINDS_COUNTED, NOTHING, bits
from argead.games.phalanxx.buying import BuyAfterScouting, BuyCard, ExchangeCard, TakeCard, price
from argead.games.phalanxx.cards import COLOURS, COUNTED
from argead.games.phalanxx.conditions import met
from argead.games.phalanxx.conquest import MoveSoldier, targets
from argead.games.phalanxx.dice import TurnDie
from argead.games.phalanxx.ending import Reckoning, reckon
from argead.games.phalanxx.hand import hand_worth
from argead.games.phalanxx.heroism import might, valour
from argead.games.phalanxx.income import SwapDie
from argead.games.phalanxx.playing import gain
from argead.games.phalanxx.setup import BEFORE_THE_ROLL
from argead.games.phalanxx.state import Phalanxx
from argead.games.phalanxx.survey import MOST_SEATS

PHASES = {
    BuyCard: "buying",
    ExchangeCard: "exchange",
    TakeCard: "taking",
    ChooseAction: "acting",
    PlaceDie: "placing",
    TurnDie: "turning",
    SwapDie: "income",
    MoveSoldier: "conquest",
}
QUANTITIES = (
    *Reckoning._fields,
    "count",
    "valour",
    "might",
    "purse",
    "purse near the cap",
    "reserve",
    "reserve spent",
    "lone soldier in reserve",
    "hand",
    "hidden cards",
    "worth of the hand",
    "ready cards",
    "ready Force",
    "best gain in the row",
    "best gain within its purse",
    "best gain ready in the row",
    "opportunity",
    "turns left",
    "no turn left",
    "one turn left",
    "home dice",
    "lowest home die",
    "highest home die",
    *(f"{colour} home dice" for colour in COLOURS),
    "unearned",
    "prey",
    "free",
    "exposed",
    "regions",
    "cities",
    "oases",
    "targets",
    "worth of targets",
    "targets of rivals",
    "unrotated cards",
    *COUNTED,
    "blacksmith",
    "scout",
    "supply of Talents",
    "supply of dice",
    *ACTION_CARDS,
    "on move",
    "dice left",
    "turns to wait",
)
SHARED = (
    "sum of the dice left",
    "highest die left",
    *(f"{colour} dice left" for colour in COLOURS),
    "pile",
    "last round",
    "expert",
    "Heroism lies open",
    "Heroism waits",
    "before the roll",
    "scouted card",
    "Force and places alone count",
    "reinforcements",
    *(f"{players} players" for players in range(1, MOST_SEATS + 1)),
    *PHASES.values(),
)
RELATIONS = ("appraisal", "lead", "clear lead", "rivals ahead", "rivals weaker")
INPUTS: tuple[str, ...] = (
    *(f"own {name}" for name in QUANTITIES),
    *(f"rival {name}" for name in QUANTITIES),
    *(f"mean {name}" for name in QUANTITIES),
    *RELATIONS,
    *SHARED,
)
TABLES = range(MOST_SEATS + 1)
PHASE_FLAGS = {phase: [float(phase is other) for other in PHASES] for phase in PHASES}
PHASE_FLAGS[BuyAfterScouting] = PHASE_FLAGS[BuyCard]
NO_PHASE = [0.0] * len(PHASES)
PLAYER_FLAGS = [[float(players == n) for n in TABLES[1:]] for players in TABLES]
SKILL_FLAGS = [[float(card == n) for n in range(len(ACTION_CARDS))] for card in (*range(len(ACTION_CARDS)), NOTHING)]
"""By the action card; the last is for none."""

DIE_COLOURS = range(len(COLOURS))
POINT_SCALES = (40.0, 4.0, 12.0, 12.0, 20.0, 15.0, 12.0)
"""For the lines of the final count."""


def features(s: Phalanxx, seat: int) -> list[list[float]]:
    """A row for each seat (alone: one row), as `seat` knows the game."""
    known = s.clone(s.chance)
    for side in range(s.players):
        if side != seat:
            known.hands[side] &= known.seen[side]
    offered = sum([1 << card for card in s.row if 0 <= card < HEROISM])
    sides = range(s.sides)
    counts = [reckon(known, side) for side in sides]
    totals = [sum(count) for count in counts]
    mights = [might(known, side) for side in sides]
    quantities = [
        _quantities(known, side, counts[side], totals[side], mights[side], s.hands[side].bit_count(), offered)
        for side in sides
    ]
    shared = _shared(known)
    rows = []
    for own in range(s.players):
        rivals = [side for side in sides if side != own]
        strongest = max(rivals, key=totals.__getitem__)
        theirs = mean = quantities[strongest]
        if len(rivals) > 1:
            share = 1 / len(rivals)
            mean = [sum(column) * share for column in zip(*[quantities[side] for side in rivals], strict=True)]
        lead = totals[own] - totals[strongest]
        ahead = sum([totals[side] > totals[own] for side in rivals]) / len(rivals)
        weaker = sum([mights[side] < mights[own] for side in rivals]) / len(rivals)
        hope = (prospect(known, own) - max([totals[side] for side in rivals])) / SCALE if s.agenda else lead / SCALE
        rows.append([*quantities[own], *theirs, *mean, hope, lead / 30, tanh(lead / 5), ahead, weaker, *shared])
    return rows


def _quantities(
    s: Phalanxx, side: int, count: Reckoning, total: int, strength: int, cards: int, offered: int
) -> list[float]:
    """What one side has and may hope for; `s` knows no hidden card, of which there are `cards` less the hand."""
    land, held, hand, talents = s.land, s.held[side], s.hands[side], s.talents[side]
    rolled = bool(s.agenda) and not isinstance(s.agenda[-1], BEFORE_THE_ROLL)
    acting = s.active == side and rolled
    turns = turns_left(s, side) if s.agenda and side < s.players else 0
    fit = met(s, side, hand | offered)
    ready = fit & hand
    best, within, at_once = _best_of_row(s, side, fit)
    dice = s.home[side * SLOTS : side * SLOTS + SLOTS]
    a, b, c = VALUE[dice[0]], VALUE[dice[1]], VALUE[dice[2]]
    colours = [COLOUR[die] for die in dice]
    reserve, played, known = s.reserve[side], s.played[side], hand.bit_count()
    goals = targets(s, side) if side < s.players else 0
    foes = 0
    for other, regions in enumerate(s.held):
        if other != side:
            foes |= regions
    first = side * KINDS_COUNTED
    return [
        *[points / scale for points, scale in zip(count, POINT_SCALES, strict=True)],
        total / 60,
        valour(s, side) / 6,
        strength / 30,
        talents / 20,
        float(talents > s.board.most_talents - s.board.income),
        reserve / 8,
        float(reserve == 0),
        float(reserve == 1),
        cards / 6,
        (cards - known) / 3,
        hand_worth(s, side, hand, ready, turns) / 10 if hand and s.agenda else 0.0,
        ready.bit_count() / 4,
        sum([gain(s, side, card) for card in bits(ready)]) / 15,
        best / 8,
        within / 8,
        at_once / 8,
        opportunity(s, side, ready) / 15 if acting and s.rolled else 0.0,
        turns / 8,
        float(turns == 0),
        float(turns == 1),
        (a + b + c) / 18,
        min(a, b, c) / 6,
        max(a, b, c) / 6,
        *[colours.count(colour) / SLOTS for colour in DIE_COLOURS],
        unearned(s, side) / 15,
        prey(s, side) / 20,
        free(s, side) / 15,
        exposed(s, side) / 25 if s.agenda else 0.0,
        held.bit_count() / 8,
        (held & land.cities).bit_count() / 4,
        (held & land.oases).bit_count() / 4,
        goals.bit_count() / 12,
        land.worth(goals) / 20,
        (goals & foes).bit_count() / 8,
        (played & ~s.rotated[side]).bit_count() / 8,
        *[counted / 6 for counted in s.counts[first : first + KINDS_COUNTED]],
        float(played & s.board.smith != 0 and not (s.forged and s.active == side)),
        float(played & s.board.scout != 0),
        float(played & s.board.supply_of_talents != 0),
        float(played & s.board.supply_of_dice != 0),
        *SKILL_FLAGS[s.action_card[side]],
        float(s.active == side),
        len(s.rolled) / SLOTS if acting else 0.0,
        (side - s.active) % s.players / s.players,
    ]


def _best_of_row(s: Phalanxx, side: int, fit: int) -> tuple[int, int, int]:
    """The most Force that a card of the row would bring: any, one that the side can pay, one that it could play."""
    best = within = at_once = 0
    talents = s.talents[side]
    for place, card in enumerate(s.row):
        if 0 <= card < HEROISM:
            force = gain(s, side, card)
            best = max(best, force)
            if price(s, side, place) <= talents:
                within = max(within, force)
            if fit >> card & 1:
                at_once = max(at_once, force)
    return best, within, at_once


def _shared(s: Phalanxx) -> list[float]:
    step = s.agenda[-1] if s.agenda else None
    before = isinstance(step, BEFORE_THE_ROLL)
    values = [0] if before else [VALUE[die] for die in s.rolled] or [0]
    colours = [COLOUR[die] for die in s.rolled]
    return [
        sum(values) / 18,
        max(values) / 6,
        *[colours.count(colour) / SLOTS for colour in DIE_COLOURS],
        s.pile() / 30,
        float(s.last_round),
        float(s.expert),
        float(s.heroism_lies_open()),
        float(s.heroism_waits),
        float(before),
        float(s.scouted != NOTHING),
        float(s.bare),
        reinforcements(s) / 30 if s.players == 1 and step is not None else 0.0,
        *PLAYER_FLAGS[s.players],
        *PHASE_FLAGS.get(type(step), NO_PHASE),
    ]
