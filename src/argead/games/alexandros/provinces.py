"""The actions "occupy a vacant province" and "take over an occupied one"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from argead.games.alexandros.actions import Give, Occupy, Pay, Seize, Station
from argead.games.alexandros.board import KINDS, Board, pick
from argead.games.alexandros.state import Alexandros, cards_by_name
from argead.kernel import Action, Decision

Cards = tuple[int, ...]
NO_CARDS: Cards = (0, 0, 0, 0, 0)
WEIGHED_GIFTS = 2
"""So many cards of a gift bots choose with care: every order of more would be too many."""


def add_options(s: Alexandros, seat: int, options: list[Action]) -> None:
    """The triangles on which a first governor can stand: vacant or foreign provinces that can be paid whole."""
    reserve = s.reserve(seat)
    if not reserve:
        return
    board = s.board
    hand = s.hand(seat)
    means = sum(hand) + reserve
    own, taken = s.governors[seat], s.guarded()
    beaten = 0  # where a governor can be removed, for two cards of the symbol beneath him
    for kind in KINDS:
        if hand[kind] > 1:
            beaten |= board.of_kind[kind]
    shut = taken & ~beaten | own
    vacant = foreign = 0
    for i, province in enumerate(s.provinces):
        if s.sizes[i] > means or province & shut:
            continue
        need = s.needs[i]
        if province & taken:
            toll = removal(s, province & taken)
            purse = [have - cost for have, cost in zip(hand, toll, strict=True)]
            if min(purse) >= 0:
                foreign |= footholds(board, province, need, purse, reserve)
        else:
            vacant |= footholds(board, province, need, hand, reserve)
    if vacant:
        options += pick(board.actions.occupy, vacant)
    if foreign:
        options += pick(board.actions.seize, foreign)


def footholds(board: Board, province: int, need: Cards, purse: Sequence[int], reserve: int) -> int:
    """Where a governor may go so that the symbols left can still be paid by cards and further governors.

    Each governor on a symbol that lacks cards makes up for one; with none to spare, he must stand on such a symbol.
    """
    lack = 0
    for kind in KINDS:
        if need[kind] > purse[kind]:
            lack += need[kind] - purse[kind]
    if lack > reserve:
        return 0
    if lack < reserve:
        return province & board.symbols
    return province & sum(board.of_kind[kind] for kind in KINDS if need[kind] > purse[kind])


def removal(s: Alexandros, governors: int) -> Cards:
    """Taking over costs two cards of the symbol beneath each governor in the province."""
    a, b, c, d, e = s.board.census(governors)
    return 2 * a, 2 * b, 2 * c, 2 * d, 2 * e


def occupy(s: Alexandros, seat: int, action: Occupy) -> None:
    """Begin to occupy a vacant province."""
    s.then(Garrison(s.provinces[s.province_at(action.bit)], action.bit, None))


def seize(s: Alexandros, seat: int, action: Seize) -> None:
    """Begin to take a province over; nothing moves before all of it is paid."""
    province = s.provinces[s.province_at(action.bit)]
    s.then(Garrison(province, action.bit, s.owner(province)))


@dataclass(frozen=True, slots=True)
class Garrison(Decision[Alexandros]):
    """Pay a card for each symbol without a governor, or place further governors in their stead (no taxes then)."""

    province: int
    placed: int
    victim: int | None

    rule = "occupying"
    midway = True
    skips_single = True

    def toll(self, s: Alexandros) -> Cards:
        """Cards that remove the victim's governors."""
        return NO_CARDS if self.victim is None else removal(s, s.governors[self.victim] & self.province)

    def price(self, s: Alexandros) -> Cards:
        """Cards for the symbols on which no governor has been placed."""
        return s.board.census(self.province & ~self.placed)

    def options(self, s: Alexandros, seat: int) -> list[Action]:
        price = self.price(s)
        purse = [have - cost for have, cost in zip(s.hand(seat), self.toll(s), strict=True)]
        paid = all(price[kind] <= purse[kind] for kind in KINDS)
        options: list[Action] = [s.board.actions.pay] if paid else []
        reserve = s.reserve(seat) - self.placed.bit_count()
        if reserve:
            free = self.province & ~self.placed
            options += pick(s.board.actions.station, footholds(s.board, free, price, purse, reserve))
        return options

    def likely(self, s: Alexandros, seat: int, style: str) -> Sequence[Action]:
        """Pay, or else place a governor where cards lack: no more of them than must be, for they cost the taxes."""
        options = s.actions(seat)
        if options[0] is s.board.actions.pay:
            return options[:1]
        price, toll, hand = self.price(s), self.toll(s), s.hand(seat)
        lacking = sum(s.board.of_kind[kind] for kind in KINDS if price[kind] + toll[kind] > hand[kind])
        return [action for action in options if isinstance(action, Station) and action.bit & lacking][:1]

    def play(self, s: Alexandros, seat: int, action: Station | Pay) -> None:
        if isinstance(action, Station):
            s.then(Garrison(self.province, self.placed | action.bit, self.victim))
            return
        toll, price = self.toll(s), self.price(s)
        used = tuple(a + b for a, b in zip(toll, price, strict=True))
        for kind in KINDS:
            s.lose(seat, kind, used[kind])
            s.discard[kind] += used[kind]
        if self.victim is not None:
            s.governors[self.victim] &= ~self.province
        s.governors[seat] |= self.placed
        if s.journal is not None:
            self.report(s, seat, used)
        if self.victim is not None and s.players > 2:
            cards = used if s.generous else price
            if any(cards):
                s.then(Compensate(self.victim, (sum(cards) + 1) // 2, cards, NO_CARDS))

    def report(self, s: Alexandros, seat: int, used: Cards) -> None:
        triangles = s.board.names(self.placed)
        facts = {"triangles": triangles, "worth": (self.province & s.board.empty).bit_count()}
        facts |= {"governors": len(triangles), "cards": cards_by_name(used), "count": sum(used)}
        if self.victim is None:
            s.tell("occupied", "occupying", seat, **facts)
        else:
            s.tell("seized", "taking-over", seat, victim=self.victim, **facts)


@dataclass(frozen=True, slots=True)
class Compensate(Decision[Alexandros]):
    """Whoever lost the province receives half of the cards used for it, rounded up: choose a card to give.

    All cards used lie on the discard pile already; `cards` are those among them that can still be given.
    """

    victim: int
    left: int
    cards: Cards
    given: Cards

    rule = "taking-over"
    midway = True
    skips_single = True

    def options(self, s: Alexandros, seat: int) -> list[Action]:
        return [s.board.actions.give[kind] for kind in KINDS if self.cards[kind]]

    def likely(self, s: Alexandros, seat: int, style: str) -> Sequence[Action]:
        """Of a large gift first the commonest cards, which leave the victim few symbols; the last ones are weighed."""
        if self.left <= WEIGHED_GIFTS:
            return s.actions(seat)
        return [s.board.actions.give[self.cards.index(max(self.cards))]]

    def play(self, s: Alexandros, seat: int, action: Give) -> None:
        kind = action.number
        cards = tuple(count - (k == kind) for k, count in enumerate(self.cards))
        given = tuple(count + (k == kind) for k, count in enumerate(self.given))
        s.discard[kind] -= 1
        s.gain(self.victim, kind, openly=True)
        if self.left > 1:
            s.then(Compensate(self.victim, self.left - 1, cards, given))
        else:
            s.tell("gave", "taking-over", seat, victim=self.victim, cards=cards_by_name(given), count=sum(given))
