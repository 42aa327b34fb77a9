"""What a seat knows, in numbers for learners: the view again, as named pieces of fixed length.

Every number lies between 0 and 1. Sides come in turn from the observer's own; in the solo game MaXXimilian is a second
one. In brackets: the length of a piece, with n sides, C cards, R regions of the board's side, and 18 dice (a colour and
a value).

    turn         [1]  how much of the pile is gone
    last_round   [1]
    active       [n]  whose turn it is
    first        [n]  who began
    row         [5C]  which card lies on which place of the row
    heroism      [5]  and where Heroism lies
    scouted    [C+1]  the card turned over, Heroism last
    gone         [C]  cards that left the game
    hand         [C]  the observer's cards
    playable     [C]  those of them whose conditions hold
    seen        [nC]  cards of all hands that everybody knows
    hand_size    [n]
    played      [nC]
    rotated      [n]
    force        [n]
    talents      [n]
    held        [nR]
    reserve      [n]
    home      [n*54]  home dice by slot
    dice        [18]  travelling dice not used yet
    rolled       [1]  whether they have been rolled in this turn
    grey        [54]  dice on the grey slots
    abilities   [4n]  expert sides of the action cards
    forged       [1]  the Blacksmith has worked this turn
    act          [4]  the action under way
    act_card     [C]  its card, or the one given away
    act_region   [R]  its region
    act_slot     [3]  its slot
"""

from __future__ import annotations

from argead.games.phalanxx.acting import ACTS, CONQUER, PLAY
from argead.games.phalanxx.actions import DICE, SLOTS
from argead.games.phalanxx.board import ACTION_CARDS, CASES, HEROISM, NOTHING
from argead.games.phalanxx.conditions import playable
from argead.games.phalanxx.conquest import MoveSoldier
from argead.games.phalanxx.income import SwapDie
from argead.games.phalanxx.setup import BEFORE_THE_ROLL
from argead.games.phalanxx.state import Phalanxx

Pieces = dict[str, list[float]]


def observe(s: Phalanxx, seat: int) -> Pieces:
    """The pieces listed above, in that order."""
    board, step = s.board, s.agenda[-1] if s.agenda else None
    order = [(seat + i) % s.sides for i in range(s.sides)]
    cards, regions = range(len(board.cards)), len(s.land.regions)
    slots, hand = range(SLOTS), s.hands[seat]
    ready = playable(s, seat)
    marching = s.act == CONQUER or isinstance(step, MoveSoldier)
    chosen = s.given if s.given != NOTHING else s.target if s.act == PLAY else NOTHING
    home = [s.home[side * SLOTS + slot] for side in order for slot in slots]
    return {
        "turn": [1 - s.pile() / (len(board.cards) + 1)],
        "last_round": [float(s.last_round)],
        "active": [float(s.active == side) for side in order],
        "first": [float(s.first == side) for side in order],
        "row": [float(lying == card) for lying in s.row for card in cards],
        "heroism": [float(lying == HEROISM) for lying in s.row],
        "scouted": [float(s.scouted == card) for card in (*cards, HEROISM)],
        "gone": _mask(s.gone, len(cards)),
        "hand": _mask(hand, len(cards)),
        "playable": _mask(ready, len(cards)),
        "seen": [bit for side in order for bit in _mask(s.seen[side], len(cards))],
        "hand_size": [s.hands[side].bit_count() / len(cards) for side in order],
        "played": [bit for side in order for bit in _mask(s.played[side], len(cards))],
        "rotated": [s.rotated[side].bit_count() / len(cards) for side in order],
        "force": [min(1.0, s.force[side] / CASES) for side in order],
        "talents": [s.talents[side] / board.most_talents for side in order],
        "held": [bit for side in order for bit in _mask(s.held[side], regions)],
        "reserve": [s.reserve[side] / board.soldiers for side in order],
        "home": [bit for die in home for bit in _one(die, DICE)],
        "dice": [s.rolled.count(die) / SLOTS for die in range(DICE)],
        "rolled": [float(not isinstance(step, BEFORE_THE_ROLL))],
        "grey": [bit for die in s.grey for bit in _one(die, DICE)],
        "abilities": [bit for side in order for bit in _one(s.action_card[side], len(ACTION_CARDS))],
        "forged": [float(s.forged)],
        "act": _one(CONQUER if marching else s.act, len(ACTS)),
        "act_card": _one(chosen, len(cards)),
        "act_region": _one(s.target if marching else NOTHING, regions),
        "act_slot": _one(step.slot if isinstance(step, SwapDie) else NOTHING, SLOTS),
    }


def _mask(mask: int, length: int) -> list[float]:
    return [float(mask >> n & 1) for n in range(length)]


def _one(which: int, length: int) -> list[float]:
    return [float(n == which) for n in range(length)]
