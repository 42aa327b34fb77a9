"""What a seat knows, built by adding: cards that only their owner has seen are never put in."""

from __future__ import annotations

from typing import Any

from argead.games.phalanxx.acting import ACTS, CONQUER, PLAY
from argead.games.phalanxx.actions import COLOUR, FACES, SLOTS, VALUE
from argead.games.phalanxx.board import ACTION_CARDS, HEROISM, KINDS_COUNTED, NOTHING, bits
from argead.games.phalanxx.buying import price, scout_price
from argead.games.phalanxx.cards import COLOURS, COUNTED
from argead.games.phalanxx.conditions import lacking
from argead.games.phalanxx.conquest import MoveSoldier
from argead.games.phalanxx.ending import home_sum, reckon
from argead.games.phalanxx.heroism import valour
from argead.games.phalanxx.income import SwapDie
from argead.games.phalanxx.playing import gain
from argead.games.phalanxx.setup import BEFORE_THE_ROLL
from argead.games.phalanxx.state import Phalanxx


def view(s: Phalanxx, seat: int | None) -> dict[str, Any]:
    """The table as a seat (or a spectator: None) sees it; cards, regions and action cards by their ids."""
    board, step = s.board, s.agenda[-1] if s.agenda else None
    rolled = not isinstance(step, BEFORE_THE_ROLL)
    return {
        "seat": seat,
        "side": s.land.name,
        "regions": s.land.names(s.land.in_play),
        "first": s.first,
        "active": s.active,
        "turn": s.turn,
        "round": s.round,
        "last_round": s.last_round,
        "row": [_slot(s, seat, place) for place in range(len(s.row))],
        "pile": s.pile(),
        "scouted": None if s.scouted == NOTHING else _offer(s, seat, s.scouted, scout_price(s, s.active)),
        "heroism": s.heroism_lies_open(),
        "gone": board.names(s.gone),
        "dice": [_die(die, rolled) for die in s.rolled],
        "grey": [None if die == NOTHING else _die(die) for die in s.grey],
        "sides": [_side(s, side) for side in range(s.sides)],
        "hand": None if seat is None else board.names(s.hands[seat]),
        "outlook": None if seat is None else _outlook(s, seat),
        "under_way": _under_way(s, step),
    }


def _slot(s: Phalanxx, seat: int | None, place: int) -> dict[str, Any] | None:
    card = s.row[place]
    return None if card == NOTHING else _offer(s, seat, card, price(s, s.active, place))


def _offer(s: Phalanxx, seat: int | None, card: int, cost: int) -> dict[str, Any]:
    """A card that is offered, and what the active player would pay for it."""
    return {"card": s.board.name(card), "price": None if card == HEROISM else cost}


def _outlook(s: Phalanxx, seat: int) -> dict[str, Any]:
    """For each card in the seat's hand and on offer: what it would bring now, and which conditions do not hold."""
    offered = [card for card in (*s.row, s.scouted) if 0 <= card < HEROISM]
    return {
        s.board.ids[card]: {"force": gain(s, seat, card), "lacks": lacking(s, seat, card)}
        for card in (*bits(s.hands[seat]), *offered)
    }


def _side(s: Phalanxx, side: int) -> dict[str, Any]:
    """All that lies open of a side; `maxximilian` marks the rival of the solo game."""
    board, land, held = s.board, s.land, s.held[side]
    soldiers = s.soldiers(side)
    counts = s.counts[side * KINDS_COUNTED : (side + 1) * KINDS_COUNTED]
    counted = reckon(s, side)
    return {
        "maxximilian": side >= s.players,
        "talents": s.talents[side],
        "force": s.force[side],
        "valour": valour(s, side),
        "home": [_home_die(s, side, slot) for slot in range(SLOTS)],
        "home_sum": home_sum(s, side),
        "cards": [
            {"card": board.ids[card], "rotated": bool(s.rotated[side] >> card & 1)} for card in bits(s.played[side])
        ],
        "counts": dict(zip(COUNTED, counts, strict=True)),
        "hand_size": s.hands[side].bit_count(),
        "seen": board.names(s.seen[side]),
        "held": land.names(held),
        "soldiers": soldiers,
        "reserve": s.reserve[side],
        "lost": board.soldiers - s.reserve[side] - soldiers,
        "action_card": None if s.action_card[side] == NOTHING else ACTION_CARDS[s.action_card[side]],
        "reckoning": {**counted._asdict(), "total": counted.total},
    }


def _home_die(s: Phalanxx, side: int, slot: int) -> dict[str, Any]:
    """A home die; before the set-up one of each colour lies ready."""
    die = s.home[side * SLOTS + slot]
    return _die(slot * FACES, rolled=False) if die == NOTHING else _die(die)


def _die(die: int, rolled: bool = True) -> dict[str, Any]:
    return {"colour": COLOURS[COLOUR[die]], "value": VALUE[die] if rolled else None}


def _under_way(s: Phalanxx, step: object) -> dict[str, Any] | None:
    """The action that has been chosen and not yet carried out, or the card that is being given away."""
    if s.given != NOTHING:
        return {"action": "give", "card": s.board.ids[s.given]}
    if isinstance(step, SwapDie):
        return {"action": "swap", "slot": step.slot + 1}
    if isinstance(step, MoveSoldier):
        return {"action": "conquer", "region": s.land.ids[s.target]}
    if s.act == NOTHING:
        return None
    chosen: dict[str, Any] = {"action": ACTS[s.act]}
    if s.act == PLAY:
        chosen["card"] = s.board.ids[s.target]
    elif s.act == CONQUER:
        chosen["region"] = s.land.ids[s.target]
    return chosen
