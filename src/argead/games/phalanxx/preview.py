"""What an action would cost and bring, shown before it is taken."""

from __future__ import annotations

from typing import Any

from argead.games.phalanxx.acting import PUSH, PlaceDie
from argead.games.phalanxx.actions import SLOTS, VALUE, Buy, Conquer, Give, Place, Play, Take
from argead.games.phalanxx.buying import price, scout_price
from argead.games.phalanxx.conditions import lacking
from argead.games.phalanxx.playing import gain
from argead.games.phalanxx.state import Phalanxx
from argead.kernel import Action


def preview(s: Phalanxx, seat: int, action: Action) -> dict[str, Any] | None:
    """The certain consequences of a legal action, ready for JSON."""
    if isinstance(action, Buy):
        scouted = action.number == s.scouted
        cost = scout_price(s, seat) if scouted else price(s, seat, s.row.index(action.number))
        return {"price": cost, "exchange": cost >= s.board.exchange_from, **_worth(s, seat, action.number)}
    if isinstance(action, Take | Give):
        return _worth(s, seat, action.number)
    if isinstance(action, Play):
        return {"force": gain(s, seat, action.number), **_effect(s, action.number)}
    if isinstance(action, Conquer):
        return _conquest(s, seat, action.number)
    if isinstance(action, Place) and isinstance(s.agenda[-1], PlaceDie) and s.act == PUSH:
        return {"talents": s.receivable(seat, VALUE[action.die] - VALUE[s.home[seat * SLOTS + action.slot]])}
    return None


def _worth(s: Phalanxx, seat: int, card: int) -> dict[str, Any]:
    """What a card would bring if it were played now, how many of its conditions do not hold, and what it is."""
    return {"force": gain(s, seat, card), "lacks": len(lacking(s, seat, card)), **_effect(s, card)}


def _effect(s: Phalanxx, number: int) -> dict[str, Any]:
    """What kind of card it is: its colour, its symbol, what its scale counts, and its ability."""
    card = s.board.cards[number]
    return {"kind": card.colour, "symbol": card.symbol or None, "by": card.by or None, "does": card.ability or None}


def _conquest(s: Phalanxx, seat: int, region: int) -> dict[str, Any]:
    """Soldiers needed, the value of the place, and who would be beaten at what cost of Force."""
    bit = 1 << region
    holder = next((side for side, held in enumerate(s.held) if held & bit), None)
    needed = s.land.soldiers(bit)
    return {
        "soldiers": needed,
        "moved": max(0, needed - s.reserve[seat]),
        "value": s.land.worth(bit),
        "conflict": holder is not None,
        "force": 0 if holder is None else -s.board.conflict_cost,
        "holder": holder,
    }
