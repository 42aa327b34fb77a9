"""Provinces that rivals can occupy or take over before a seat's next turn, and the cards that it would take."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from argead.games.alexandros.board import KINDS
from argead.games.alexandros.outlook.means import Means
from argead.games.alexandros.provinces import NO_CARDS, Cards, removal
from argead.games.alexandros.state import Alexandros, cards_by_name
from argead.kernel import Prospect

Threat = tuple[float, Prospect]
"""How grave it is, in points of a tax, and what it is."""


class Bill(NamedTuple):
    """Who would pay for a province, with how few governors and which cards, and how near the hand is to it, up to 1."""

    means: Means
    governors: int
    cards: Cards
    near: float


def takeovers(s: Alexandros, seat: int, rivals: Sequence[Means]) -> Iterator[Threat]:
    """The seat's provinces: two cards for each governor, and the symbols as for a vacant one."""
    own = s.governors[seat]
    for land, need in zip(s.provinces, s.needs, strict=True):
        worth = (land & s.board.empty).bit_count()
        if land & own and worth and (bill := nearest_bill(rivals, need, removal(s, land & own))):
            governors = s.board.names(land & own)
            facts = {"triangle": governors[0], **payment(bill, worth)}
            things = (*(f"governor:{name}" for name in governors), province_thing(s, land))
            keys = land_keys(s, land & own, land)
            yield 2 * worth * bill.near, Prospect("seized", "taking-over", facts, things, keys)


def occupations(s: Alexandros, seat: int, rivals: Sequence[Means]) -> Iterator[Threat]:
    """The vacant provinces, but for the open land."""
    taken, largest = s.guarded(), max(map(int.bit_count, s.provinces))
    for land, need in zip(s.provinces, s.needs, strict=True):
        worth = (land & s.board.empty).bit_count()
        if land & taken or not worth or not any(need) or land.bit_count() == largest:
            continue
        if bill := nearest_bill(rivals, need, NO_CARDS):
            facts = {"triangle": first_name(s, land), **payment(bill, worth)}
            things, keys = (province_thing(s, land),), land_keys(s, land, land)
            yield worth * bill.near, Prospect("occupied", "occupying", facts, things, keys)


def nearest_bill(rivals: Sequence[Means], need: Cards, toll: Cards) -> Bill | None:
    """That of the rival who is nearest to paying, if any can."""
    bills = [bill for means in rivals if (bill := _bill(means, need, toll))]
    return max(bills, key=lambda bill: bill.near, default=None)


def _bill(means: Means, need: Cards, toll: Cards) -> Bill | None:
    """With no more governors than must be: each saves the card that the hand lacks most, rather none face up."""
    if not means.actions:
        return None
    price, free = [asked + cost for asked, cost in zip(need, toll, strict=True)], list(need)
    if sum(price) - means.reserve > means.held + means.draws + bool(means.row):
        return None
    for governors in range(1, min(means.reserve, sum(need)) + 1):
        lacks = [(price[kind] - means.known[kind], kind not in means.row) for kind in KINDS]
        spared = max((kind for kind in KINDS if free[kind]), key=lacks.__getitem__)
        price[spared] -= 1
        free[spared] -= 1
        if means.pays(price):
            a, b, c, d, e = price
            return Bill(means, governors, (a, b, c, d, e), 1 / (1 + means.lack((a, b, c, d, e))))
    return None


def payment(bill: Bill, worth: int) -> dict[str, object]:
    """The figures of a bill."""
    cards = {"cards": cards_by_name(bill.cards), "count": sum(bill.cards), "held": bill.means.held}
    return {"player": bill.means.seat, "worth": worth, "governors": bill.governors, **cards}


def first_name(s: Alexandros, land: int) -> str:
    """The triangle by which a province is called."""
    return s.board.triangle_names[(land & -land).bit_length() - 1]


def land_keys(s: Alexandros, around: int, land: int) -> tuple[str, ...]:
    """Land in danger, triangle by triangle: walls may give the province another name, or leave only a part of it."""
    return f"triangle:{first_name(s, around)}", *(f"triangle:{name}" for name in s.board.names(land))


def held(s: Alexandros, seat: int) -> set[str]:
    """The seat's land, and its governors whose provinces pay."""
    own = s.governors[seat]
    found: set[str] = set()
    for land in s.provinces:
        if land & own:
            found.update(land_keys(s, land, land))
            if s.tax_of(land, own):
                found.update(f"governor:{name}" for name in s.board.names(land & own))
    return found


def province_thing(s: Alexandros, land: int) -> str:
    """A province as it is pointed at."""
    return f"province:{first_name(s, land)}"
