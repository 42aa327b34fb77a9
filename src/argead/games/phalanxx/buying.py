"""1. Buying an epoch card: prices, the free exchange, the Scout, and the row that slides."""

from __future__ import annotations

from collections.abc import Sequence

from argead.games.phalanxx.actions import Buy, Give, Keep, Pass, Scout, Take
from argead.games.phalanxx.board import HEROISM, MERCHANT, NOTHING, bits
from argead.games.phalanxx.state import Phalanxx
from argead.kernel import Action, Decision, Step

FROM_PILE = ("heroism", "card")


class BuyCard(Decision[Phalanxx]):
    """Buy one card of the row, or none."""

    __slots__ = ()

    rule = "buying"
    skips_single = True

    def options(self, s: Phalanxx, seat: int) -> Sequence[Action]:
        actions, talents, within = s.board.actions, s.talents[seat], 0
        for place, card in enumerate(s.row):
            if 0 <= card < HEROISM and price(s, seat, place) <= talents:
                within |= 1 << card
        if 0 <= s.scouted < HEROISM and scout_price(s, seat) <= talents:
            within |= 1 << s.scouted
        options: list[Action] = [actions.buy[card] for card in bits(within)]
        if not s.turned_over and s.played[seat] & s.board.scout and s.pile():
            options.append(actions.scout)
        options.append(actions.no_purchase)
        return options

    def play(self, s: Phalanxx, seat: int, action: Buy | Scout | Pass) -> None:
        if isinstance(action, Buy):
            self._buy(s, seat, action.number)
        elif isinstance(action, Scout):
            s.scouted = draw_card(s, "scout")
            s.turned_over = True
            s.tell("scouted", "scout", seat, card=s.board.name(s.scouted))
            s.then(BUY_AFTER_SCOUTING)
        else:
            drop_last(s, seat)

    def _buy(self, s: Phalanxx, seat: int, card: int) -> None:
        if card == s.scouted:
            paid = scout_price(s, seat)
            s.scouted = NOTHING
        else:
            place = s.row.index(card)
            paid = price(s, seat, place)
            s.row[place] = NOTHING
        s.talents[seat] -= paid
        s.hands[seat] |= 1 << card
        s.seen[seat] |= 1 << card
        if s.journal is not None:
            s.tell("bought", "buying", seat, card=s.board.ids[card], price=paid)
        if paid >= s.board.exchange_from:
            s.then(EXCHANGE_CARD)


class BuyAfterScouting(BuyCard):
    """The same with the scouted card beside the row: the purchase goes on."""

    __slots__ = ()

    midway = True

    @classmethod
    def kind(cls) -> str:
        return BuyCard.kind()


def price(s: Phalanxx, seat: int, place: int) -> int:
    """What the card on a place of the row costs; the expert Merchant pays less."""
    return s.board.merchant_price if s.has(seat, MERCHANT) else s.board.prices[place]


def scout_price(s: Phalanxx, seat: int) -> int:
    """What the scouted card costs."""
    return s.board.merchant_price if s.has(seat, MERCHANT) else s.board.scout_price


def drop_last(s: Phalanxx, seat: int) -> None:
    """Nothing was bought: the card at the far end of the row leaves the game."""
    card, s.row[-1] = s.row[-1], NOTHING
    if card == HEROISM:
        s.tell("heroism-left", "heroism", seat)
    else:
        s.gone |= 1 << card
        s.tell("dropped", "buying", seat, card=s.board.ids[card])


class ExchangeCard(Decision[Phalanxx]):
    """You have paid a high price: exchange a card of your hand for one of the row, free of charge."""

    __slots__ = ()

    rule = "exchange"
    midway = True
    skips_single = True

    def options(self, s: Phalanxx, seat: int) -> Sequence[Action]:
        actions = s.board.actions
        options: list[Action] = []
        if any(0 <= card < HEROISM for card in s.row):
            options += [actions.give[card] for card in bits(s.hands[seat])]
        options.append(actions.keep)
        return options

    def play(self, s: Phalanxx, seat: int, action: Give | Keep) -> None:
        if isinstance(action, Give):
            s.given = action.number
            s.then(TAKE_CARD)


class TakeCard(Decision[Phalanxx]):
    """Which card of the row do you take for it?"""

    __slots__ = ()

    rule = "exchange"
    midway = True
    skips_single = True

    def options(self, s: Phalanxx, seat: int) -> Sequence[Action]:
        return [s.board.actions.take[card] for card in sorted(s.row) if 0 <= card < HEROISM]

    def play(self, s: Phalanxx, seat: int, action: Take) -> None:
        given, s.given = s.given, NOTHING
        s.row[s.row.index(action.number)] = given
        s.hands[seat] ^= 1 << given | 1 << action.number
        s.seen[seat] = s.seen[seat] & ~(1 << given) | 1 << action.number
        s.tell("gave", "exchange", seat, card=s.board.ids[given])
        s.tell("took", "exchange", seat, card=action.word)


class Refill(Step[Phalanxx]):
    """The row slides away from the pile, and a new card comes next to the pile. If none is left, the end is near."""

    __slots__ = ()

    def run(self, s: Phalanxx) -> None:
        slide(s.row)
        if s.row[0] != NOTHING:
            return
        if not s.pile():
            if not s.last_round:
                s.last_round = True
                s.tell("last-round", "end")
            return
        card = s.row[0] = draw_card(s, "row")
        if card == HEROISM:
            s.tell("heroism", "heroism")
        elif s.journal is not None:
            s.tell("drew", "buying", card=s.board.ids[card])


def slide(row: list[int]) -> None:
    """Close the gaps towards the far end."""
    if NOTHING in row:
        cards = [card for card in row if card != NOTHING]
        row[:] = [NOTHING] * (len(row) - len(cards)) + cards


def draw_card(s: Phalanxx, purpose: str) -> int:
    """The top card of the pile, which is not empty. Heroism is one of its last cards."""
    if s.scouted != NOTHING:
        card, s.scouted = s.scouted, NOTHING
        return card
    pile = s.pile()
    among_last = s.heroism_waits and pile <= s.board.heroism_among_last + 1
    if among_last and s.draw("heroism", (1, pile - 1), FROM_PILE) == 0:
        s.heroism_waits = False
        return HEROISM
    left = s.left
    epoch = 0 if left[0] else 1 if left[1] else 2
    left[epoch] -= 1
    first = s.board.epoch_first[epoch]
    card = first + s.draw(purpose, s.unseen[first : s.board.epoch_last[epoch]], s.board.faces[epoch])
    s.unseen[card] = 0
    return card


BUY_CARD = BuyCard()
BUY_AFTER_SCOUTING = BuyAfterScouting()
EXCHANGE_CARD = ExchangeCard()
TAKE_CARD = TakeCard()
REFILL = Refill()
