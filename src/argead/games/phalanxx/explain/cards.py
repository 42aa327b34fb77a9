"""Cards: in the row, in the hand, on the table; and the pile."""

from __future__ import annotations

from typing import Any

from argead.games.phalanxx.acting import PLAY
from argead.games.phalanxx.board import HEROISM
from argead.games.phalanxx.buying import BuyCard, ExchangeCard, TakeCard, price, scout_price
from argead.games.phalanxx.conditions import lacking
from argead.games.phalanxx.explain.moment import acting, dice_too_low, now, placing
from argead.games.phalanxx.state import Phalanxx
from argead.kernel import Reason


def about_card(s: Phalanxx, seat: int, name: str) -> Reason:
    """Any card that the seat sees."""
    if name == "heroism":
        return _heroism(s)
    card = s.board.ids.index(name)
    for side in range(s.sides):
        if s.played[side] >> card & 1:
            return _own_played(s, seat, card) if side == seat else _played_by(s, side)
    return _in_hand(s, seat, card) if s.hands[seat] >> card & 1 else _on_offer(s, seat, card)


def about_pile(s: Phalanxx, seat: int, name: str) -> Reason:
    """Only the Scout looks at its top card."""
    if not s.played[seat] & s.board.scout:
        return Reason("pile-unscouted", "scout")
    return _scout(s)


def _on_offer(s: Phalanxx, seat: int, card: int) -> Reason:
    """In the row, or turned over by the Scout."""
    step, scouted = s.agenda[-1], card == s.scouted
    if isinstance(step, BuyCard):
        cost = scout_price(s, seat) if scouted else price(s, seat, s.row.index(card))
        return Reason("card-too-dear", "scout" if scouted else "buying", {"price": cost, "talents": s.talents[seat]})
    if scouted:
        return Reason("scouted-goes-back", "scout")
    if isinstance(step, ExchangeCard):
        return Reason("give-first", "exchange")
    return Reason("row-later", "buying", {"now": now(s)})


def _heroism(s: Phalanxx) -> Reason:
    """Nobody's card."""
    step = s.agenda[-1]
    if isinstance(step, BuyCard):
        if s.row[-1] == HEROISM:
            return Reason("heroism-would-leave", "heroism")
        return Reason("heroism-not-sold", "heroism")
    if isinstance(step, ExchangeCard | TakeCard):
        return Reason("heroism-not-exchanged", "heroism")
    return Reason("heroism-decides", "heroism")


def _in_hand(s: Phalanxx, seat: int, card: int) -> Reason:
    """Conditions first, then the die that would pay."""
    if acting(s):
        lacks = lacking(s, seat, card)
        return _lack(lacks[0], len(lacks) - 1) if lacks else dice_too_low(s, seat)
    if isinstance(s.agenda[-1], TakeCard):
        if card == s.given:
            return Reason("card-is-given", "exchange")
        return Reason("other-card-is-given", "exchange", {"card": s.board.ids[s.given]})
    if placing(s) and s.act == PLAY and s.target == card:
        return Reason("card-needs-die", "actions")
    return Reason("hand-later", "playing", {"now": now(s)})


def _lack(lack: dict[str, Any], more: int) -> Reason:
    """A condition that does not hold, what there is of it, and how many others there are."""
    data = {"of": lack["of"], "least": lack["least"], "have": lack["have"], "more": more}
    match lack["kind"]:
        case "die-colour":
            return Reason("lacks-die-colour", "conditions", data)
        case "die-value":
            return Reason("lacks-die-value", "conditions", data)
        case "dice-sum":
            return Reason("lacks-dice-sum", "conditions", data)
        case "symbols":
            return Reason("lacks-symbols", "conditions", data)
        case "soldiers":
            return Reason("lacks-soldiers", "conditions", data)
        case "talents":
            return Reason("lacks-talents", "conditions", data)
        case "cities":
            return Reason("lacks-cities", "conditions", data)
        case "oases":
            return Reason("lacks-oases", "conditions", data)
        case "cards":
            return Reason("lacks-cards", "conditions", data)
    return Reason("lacks-force", "conditions", data)


def _own_played(s: Phalanxx, seat: int, card: int) -> Reason:
    """Two cards have a time of their own; the others lie there for good."""
    bit = 1 << card
    if bit & s.board.smith:
        if s.forged:
            return Reason("smith-has-worked", "blacksmith")
        return Reason("smith-later", "blacksmith", {"now": now(s)})
    if bit & s.board.scout:
        return _scout(s)
    if s.rotated[seat] & bit:
        return Reason("card-rotated", "conflict", {"force": 0 if s.bare else s.board.rotated_points})
    return Reason("card-lies", "playing", {"force": s.board.conflict_cost})


def _scout(s: Phalanxx) -> Reason:
    if s.turned_over:
        return Reason("scout-has-looked", "scout")
    if not s.pile():
        return Reason("pile-empty", "end")
    return Reason("scout-later", "scout", {"now": now(s)})


def _played_by(s: Phalanxx, side: int) -> Reason:
    if side >= s.players:
        return Reason("card-of-maxximilian", "solo")
    return Reason("card-of-rival", "playing", {"victim": side})
