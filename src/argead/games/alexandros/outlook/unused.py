"""What a seat had at the end and never used."""

from __future__ import annotations

from collections.abc import Iterator

from argead.games.alexandros.board import SYMBOLS
from argead.games.alexandros.outlook.provinces import first_name, province_thing
from argead.games.alexandros.state import Alexandros, cards_by_name
from argead.kernel import Prospect


def unused(s: Alexandros, seat: int) -> list[Prospect]:
    """What the seat had at the end and never used."""
    return [*_idle_cards(s, seat), *_idle_governors(s, seat), *_crowded(s, seat), *_unclaimed(s, seat)]


def _idle_cards(s: Alexandros, seat: int) -> Iterator[Prospect]:
    hand = s.hand(seat)
    if any(hand):
        things = tuple(f"hand:{symbol}" for symbol, count in zip(SYMBOLS, hand, strict=True) if count)
        yield Prospect("idle-cards", "actions", {"cards": cards_by_name(hand), "held": sum(hand)}, things)


def _idle_governors(s: Alexandros, seat: int) -> Iterator[Prospect]:
    if reserve := s.reserve(seat):
        yield Prospect("idle-governors", "occupying", {"governors": reserve}, (f"reserve:{seat}",))


def _crowded(s: Alexandros, seat: int) -> Iterator[Prospect]:
    """A province with several governors pays no tax."""
    for land in s.provinces:
        inside, worth = land & s.governors[seat], (land & s.board.empty).bit_count()
        if inside and worth and not s.tax_of(land, inside):
            names = s.board.names(inside)
            facts = {"triangle": names[0], "worth": worth, "governors": len(names)}
            yield Prospect("crowded", "taxes", facts, tuple(f"governor:{name}" for name in names))


def _unclaimed(s: Alexandros, seat: int) -> Iterator[Prospect]:
    """The richest vacant province that the cards in hand would have paid for, with one governor."""
    hand, taken = s.hand(seat), s.guarded()
    best, worth = 0, 0
    for land, need in zip(s.provinces, s.needs, strict=True):
        lack = sum(max(0, asked - have) for asked, have in zip(need, hand, strict=True))
        empty = (land & s.board.empty).bit_count()
        if s.reserve(seat) and not land & taken and any(need) and lack <= 1 and empty > worth:
            best, worth = land, empty
    if best and best != max(s.provinces, key=int.bit_count):
        facts = {"triangle": first_name(s, best), "worth": worth}
        yield Prospect("unclaimed", "occupying", facts, (province_thing(s, best),))
