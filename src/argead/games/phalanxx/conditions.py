"""What must be so before a card can be played. Conditions are states, never payments, and matter only that once."""

from __future__ import annotations

from typing import Any

from argead.games.phalanxx.actions import COLOUR, SLOTS, VALUE
from argead.games.phalanxx.board import COLOUR_CASES, KINDS_COUNTED
from argead.games.phalanxx.cards import COLOURS, COUNTED, SYMBOLS, Condition
from argead.games.phalanxx.state import Phalanxx

COLOUR_WEIGHT = [(1, COLOUR_CASES, COLOUR_CASES * COLOUR_CASES)[colour] for colour in COLOUR]


def playable(s: Phalanxx, seat: int) -> int:
    """The cards of the hand whose conditions all hold."""
    cards = s.hands[seat]
    return met(s, seat, cards) if cards else 0


def met(s: Phalanxx, seat: int, cards: int) -> int:
    """Those of some cards whose conditions all hold for a side."""
    board, land, held = s.board, s.land, s.held[seat]
    a, b, c = s.home[seat * SLOTS : seat * SLOTS + SLOTS]
    cards &= board.with_colours[COLOUR_WEIGHT[a] + COLOUR_WEIGHT[b] + COLOUR_WEIGHT[c]]
    if not s.played[seat] & board.supply_of_dice:
        a, b, c = VALUE[a], VALUE[b], VALUE[c]
        cards &= board.with_value[max(a, b, c)] & board.with_sum[a + b + c]
    if not s.played[seat] & board.supply_of_talents:
        cards &= board.with_talents[s.talents[seat]]
    cards &= board.with_force[min(s.force[seat], len(board.with_force) - 1)] & board.with_soldiers[land.soldiers(held)]
    if not cards:
        return 0
    cards &= board.with_cities[(held & land.cities).bit_count()] & board.with_oases[(held & land.oases).bit_count()]
    archers, cavalry, infantry, white, orange, purple = s.counts[seat * KINDS_COUNTED : (seat + 1) * KINDS_COUNTED]
    by_symbol, by_colour = board.with_symbol, board.with_cards
    cards &= by_symbol[0][archers] & by_symbol[1][cavalry] & by_symbol[2][infantry]
    cards &= by_colour[0][white] & by_colour[1][orange] & by_colour[2][purple]
    return cards & board.with_symbols[archers + cavalry + infantry]


def lacking(s: Phalanxx, side: int, card: int) -> list[dict[str, Any]]:
    """Which conditions of a card do not hold for a side, with what it has instead, ready for JSON."""
    lacks = []
    for condition in s.board.cards[card].conditions:
        have = measure(s, side, condition)
        if have < condition.least and not waived(s, side, condition):
            lacks.append({"kind": condition.kind, "of": condition.of or None, "least": condition.least, "have": have})
    return lacks


def measure(s: Phalanxx, side: int, condition: Condition) -> int:
    """How much a side has of what a condition asks for."""
    dice = s.home[side * SLOTS : side * SLOTS + SLOTS]
    counts = s.counts[side * KINDS_COUNTED : (side + 1) * KINDS_COUNTED]
    match condition.kind:
        case "die-colour":
            return sum(COLOURS[COLOUR[die]] == condition.of for die in dice)
        case "die-value":
            return max(VALUE[die] for die in dice)
        case "dice-sum":
            return sum(VALUE[die] for die in dice)
        case "symbols" if condition.of == "any":
            return sum(counts[: len(SYMBOLS)])
        case "symbols" | "cards":
            return counts[COUNTED.index(condition.of)]
        case "soldiers":
            return s.soldiers(side)
        case "talents":
            return s.talents[side]
        case "cities":
            return (s.held[side] & s.land.cities).bit_count()
        case "oases":
            return (s.held[side] & s.land.oases).bit_count()
    return s.force[side]


def waived(s: Phalanxx, side: int, condition: Condition) -> bool:
    """The supply wagons: one makes Talents needless, the other high home dice."""
    if condition.kind == "talents":
        return bool(s.played[side] & s.board.supply_of_talents)
    return condition.kind in ("die-value", "dice-sum") and bool(s.played[side] & s.board.supply_of_dice)
