"""Why a province cannot be occupied or taken over, or no governor placed on a triangle of it."""

from __future__ import annotations

from collections.abc import Sequence

from argead.games.alexandros.board import KINDS, SYMBOLS
from argead.games.alexandros.provinces import Garrison, removal
from argead.games.alexandros.state import Alexandros, cards_by_name
from argead.kernel import Reason


def land(s: Alexandros, seat: int, t: int) -> Reason:
    """A triangle on which no governor can be placed as an action, nor is one recalled from it."""
    province = s.provinces[s.province_at(1 << t)]
    purse = _purse(s, province, s.hand(seat))
    return _barred(s, seat, province) or _site(s, t, s.board.census(province), purse)


def whole(s: Alexandros, seat: int, t: int) -> Reason:
    """A province that can be neither occupied nor taken over: something bars it as a whole."""
    reason = _barred(s, seat, s.provinces[s.province_at(1 << t)])
    assert reason is not None
    return reason


def _barred(s: Alexandros, seat: int, province: int) -> Reason | None:
    """What keeps a seat from a province, whatever triangle it chooses."""
    if s.governors[seat] & province:
        return Reason("yours-already", "occupying")
    need, reserve = s.board.census(province), s.reserve(seat)
    if not any(need):
        return Reason("no-symbols", "occupying")
    if not reserve:
        return Reason("no-reserve", "recalling")
    purse = _purse(s, province, s.hand(seat))
    if min(purse) < 0:
        return _toll(s, province, purse)
    lack = _lacking(need, purse)
    if sum(lack) <= reserve:
        return None
    facts = {"symbols": sum(need), "reserve": reserve}
    if province == max(s.provinces, key=int.bit_count) and s.owner(province) is None:
        return Reason("open-land", "provinces", facts | {"held": sum(s.hand(seat))})
    return Reason("cards-lacking", "occupying", facts | {"paid": sum(need) - sum(lack), "cards": cards_by_name(lack)})


def _toll(s: Alexandros, province: int, purse: Sequence[int]) -> Reason:
    """Taking over: two cards of the symbol beneath each governor."""
    lack = cards_by_name([max(0, -left) for left in purse])
    return Reason("toll-lacking", "taking-over", {"victim": s.owner(province), "cards": lack})


def _purse(s: Alexandros, province: int, hand: Sequence[int]) -> list[int]:
    """The cards that are left once the rivals' governors are removed; below 0 where they do not suffice."""
    toll = removal(s, s.guarded() & province)
    return [have - cost for have, cost in zip(hand, toll, strict=True)]


def _lacking(need: Sequence[int], purse: Sequence[int]) -> list[int]:
    """The symbols for which there is no card: governors must stand on them."""
    return [max(0, asked - have) for asked, have in zip(need, purse, strict=True)]


def _site(s: Alexandros, t: int, need: Sequence[int], purse: Sequence[int]) -> Reason:
    """A governor stands on a symbol; with none to spare, on one that lacks cards."""
    if t not in s.board.kind_at:
        return Reason("no-seat", "occupying", {"triangle": s.board.triangle_names[t]})
    lack = _lacking(need, purse)
    return Reason("seat-elsewhere", "occupying", {"cards": [SYMBOLS[kind] for kind in KINDS if lack[kind]]})


def triangle(s: Alexandros, seat: int, t: int) -> Reason | None:
    """While a province is being occupied: further governors go onto its other symbols."""
    decision = s.decision(seat)
    if not isinstance(decision, Garrison):
        return None
    if not decision.province >> t & 1:
        return Reason("occupying", "occupying", {"triangles": s.board.names(decision.placed)})
    if decision.placed >> t & 1:
        return Reason("placed", "occupying", {"triangle": s.board.triangle_names[t]})
    return _site(s, t, decision.price(s), _purse(s, decision.province, s.hand(seat)))


def card(s: Alexandros, seat: int, decision: Garrison, kind: int) -> Reason:
    """While a province is being occupied: a card that is not asked for, or not yet all of them there."""
    price = decision.price(s)
    lack = _lacking(price, _purse(s, decision.province, s.hand(seat)))
    if any(lack):
        return Reason("pay-lacking", "occupying", {"cards": cards_by_name(lack)})
    return Reason("card-unasked", "occupying", {"card": SYMBOLS[kind]})
