"""What the cards in a hand are worth: the Force that each would bring, less the further off its conditions are."""

from __future__ import annotations

from math import inf

from argead.games.phalanxx.actions import SLOTS
from argead.games.phalanxx.board import HEROISM, bits
from argead.games.phalanxx.cards import Condition
from argead.games.phalanxx.conditions import measure, waived
from argead.games.phalanxx.playing import gain
from argead.games.phalanxx.setup import BEFORE_THE_ROLL
from argead.games.phalanxx.state import Phalanxx

DISTANCE = {
    "die-colour": 1.2,
    "die-value": 0.7,
    "dice-sum": 0.4,
    "symbols": 2.5,
    "cards": 1.5,
    "soldiers": 0.8,
    "talents": 0.25,
    "cities": 1.3,
    "oases": 1.4,
    "force": 0.25,
}
"""How many actions a condition is off for each that lacks."""

NEAR = 0.7  # a card that can be played, beside one that has been
FAR = 0.64  # what remains of a card for each action that it is off
CARDS_A_TURN = 2  # cards that a turn can bring: one bought, one exchanged


def hand_worth(s: Phalanxx, seat: int, cards: int, ready: int, turns: int) -> float:
    """What some cards of a hand are worth; `ready` are those that can be played, `turns` those that are left."""
    acting = s.active == seat and not isinstance(s.agenda[-1], BEFORE_THE_ROLL)
    actions = SLOTS * turns + (len(s.rolled) if acting else 0)
    if not actions:
        return 0.0
    worth: list[float] = []
    for card in bits(cards):
        off = 0.0 if ready >> card & 1 else sum([lack * DISTANCE[what.kind] for what, lack in lacks(s, seat, card)])
        if off < actions:
            worth.append(gain(s, seat, card) * NEAR * FAR**off * (1 - off / actions))
    worth.sort(reverse=True)
    return sum(worth[:actions])


def lacks(s: Phalanxx, seat: int, card: int) -> list[tuple[Condition, int]]:
    """The conditions of a card that do not hold for a seat, and how much is missing."""
    found = []
    for condition in s.board.cards[card].conditions:
        lack = condition.least - measure(s, seat, condition)
        if lack > 0 and not waived(s, seat, condition):
            found.append((condition, lack))
    return found


def hopeful(s: Phalanxx, seat: int, ready: int, turns: int) -> int:
    """The cards of a hand that can be played before the end, as far as one can tell."""
    cards = ready
    for card in bits(s.hands[seat] & ~ready):
        if all(lack <= attainable(s, seat, card, condition, turns) for condition, lack in lacks(s, seat, card)):
            cards |= 1 << card
    return cards


def attainable(s: Phalanxx, seat: int, card: int, condition: Condition, turns: int) -> float:
    """How much more of what a condition asks for a seat can get at best before the end."""
    held, reserve = s.held[seat], s.reserve[seat]
    movable = (held & s.land.plain).bit_count()
    match condition.kind:
        case "soldiers":
            return reserve if held else 0
        case "oases":
            return reserve + movable
        case "cities":
            return min(reserve, (reserve + movable) // 2) if held else 0
        case "symbols" | "cards":
            counting = s.board.counting[condition.of]
            offered = sum([counting >> other & 1 for other in s.row if 0 <= other < HEROISM])
            own = (s.hands[seat] & counting & ~(1 << card)).bit_count()
            return own + min(offered + s.pile(), CARDS_A_TURN * turns)
    return inf
