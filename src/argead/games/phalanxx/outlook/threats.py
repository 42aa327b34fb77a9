"""What rivals, or MaXXimilian, can do to a seat before its next turn."""

from __future__ import annotations

from collections.abc import Iterator

from argead.games.phalanxx.acting import PUSH
from argead.games.phalanxx.actions import COLOUR, SLOTS, VALUE
from argead.games.phalanxx.board import HEROISM, INTRIGUE, NOTHING, bits
from argead.games.phalanxx.buying import BuyCard, TakeCard, price, scout_price
from argead.games.phalanxx.cards import COLOURS
from argead.games.phalanxx.conditions import met, playable
from argead.games.phalanxx.heroism import might
from argead.games.phalanxx.outlook.raids import Raid, comers, raids, settled
from argead.games.phalanxx.playing import gain
from argead.games.phalanxx.setup import BEFORE_THE_ROLL, LayTable
from argead.games.phalanxx.solo import MAXXIMILIAN
from argead.games.phalanxx.state import Phalanxx
from argead.kernel import Prospect

MOST = 6


def threats(s: Phalanxx, seat: int) -> list[Prospect]:
    """Regions that can be lost, the dearest first; a home die; a card of the row; what MaXXimilian takes."""
    if not s.agenda or isinstance(s.agenda[-1], LayTable):
        return []
    after = settled(s)
    swaps = _swaps(s, seat) if after is s else ()
    return [*_conquests(after, seat), *swaps, *_purchases(s, seat), *_reinforcement(after)][:MOST]


# Conquest ------------------------------------------------------------------------------------------------------------


def _conquests(s: Phalanxx, seat: int) -> list[Prospect]:
    found = raids(s, seat)
    return [_conquest(s, seat, found[region]) for region in sorted(found, key=lambda at: -s.land.stake(1 << at))]


def _conquest(s: Phalanxx, seat: int, raid: Raid) -> Prospect:
    """A region, the way to it, and what would go with it: its value and its soldiers."""
    bit, name = 1 << raid.region, s.land.ids[raid.region]
    data = {
        "player": raid.side,
        "region": name,
        "theirs": raid.strength,
        "own": might(s, seat),
        "valour": s.heroism_lies_open(),
        "points": s.land.stake(bit),
        "last": s.held[seat] == bit,
    }
    things = (f"region:{name}", f"force:{raid.side}")
    if raid.card != NOTHING:
        card = s.board.ids[raid.card]
        return Prospect("conquest-by-card", "conflict", data | {"card": card}, things)
    if raid.via != NOTHING:
        return Prospect("conquest-by-way", "conflict", data | {"via": s.land.ids[raid.via]}, things)
    return Prospect("conquest", "conflict", data, things)


# Income --------------------------------------------------------------------------------------------------------------


def _swaps(s: Phalanxx, seat: int) -> Iterator[Prospect]:
    """A home die that a rival can take in exchange, so that a card of the hand can no longer be played."""
    ready = playable(s, seat)
    if not ready or (s.active == seat and s.act == PUSH):
        return
    copy = s.clone(s.chance)
    for side in comers(s, seat):
        reach = s.board.intrigue_difference if s.has(side, INTRIGUE) else 0
        for slot in range(SLOTS):
            at = seat * SLOTS + slot
            own = s.home[at]
            for theirs in s.home[side * SLOTS : side * SLOTS + SLOTS]:
                if theirs != own and abs(VALUE[theirs] - VALUE[own]) <= reach:
                    copy.home[at] = theirs
                    lost = ready & ~met(copy, seat, ready)
                    copy.home[at] = own
                    if lost:
                        yield _swap(s, seat, slot, side, theirs, max(bits(lost), key=lambda card: gain(s, seat, card)))
                        return


def _swap(s: Phalanxx, seat: int, slot: int, side: int, theirs: int, card: int) -> Prospect:
    own = s.home[seat * SLOTS + slot]
    data = {
        "player": side,
        "colour": COLOURS[COLOUR[own]],
        "value": VALUE[own],
        "for": COLOURS[COLOUR[theirs]],
        "shows": VALUE[theirs],
        "card": s.board.ids[card],
    }
    return Prospect("swap", "income", data, (f"home:{seat}-{slot + 1}", f"card:{s.board.ids[card]}"))


# Buying --------------------------------------------------------------------------------------------------------------


def _purchases(s: Phalanxx, seat: int) -> Iterator[Prospect]:
    """The card of the row that would bring the seat most Force, if the next to buy can pay for it."""
    if s.players == 1:
        return
    step = s.agenda[-1]
    if isinstance(step, BEFORE_THE_ROLL):
        buyers = [s.active] if s.active != seat and isinstance(step, BuyCard) else []
    else:
        buyers = comers(s, seat)[:1]
    for side in buyers:
        prices = {
            card: price(s, side, place)
            for place, card in enumerate(s.row)
            if 0 <= card < HEROISM and price(s, side, place) <= s.talents[side]
        }
        wanted = met(s, seat, sum([1 << card for card in prices]))
        if wanted:
            card = max(bits(wanted), key=lambda card: gain(s, seat, card))
            facts = {"player": side, "card": s.board.ids[card], "price": prices[card], "force": gain(s, seat, card)}
            yield Prospect("purchase", "buying", facts, (f"card:{s.board.ids[card]}",))


# The solo game -------------------------------------------------------------------------------------------------------


def _reinforcement(s: Phalanxx) -> Iterator[Prospect]:
    """The card that MaXXimilian takes after this turn; before the purchase, if it is not bought itself."""
    card = _coming(s) if s.players == 1 else NOTHING
    if card == NOTHING:
        return
    theirs = s.force[MAXXIMILIAN]
    gained = gain(s, MAXXIMILIAN, card)
    facts = {"card": s.board.ids[card], "force": gained, "theirs": theirs + gained, "own": s.force[0]}
    things = (f"card:{s.board.ids[card]}", f"force:{MAXXIMILIAN}")
    if isinstance(s.agenda[-1], BEFORE_THE_ROLL):
        yield Prospect("reinforcement-unless-bought", "solo", facts, things)
    else:
        yield Prospect("reinforcement", "solo", facts, things)


def _coming(s: Phalanxx) -> int:
    """The card nearest the far end; whoever can only buy it or let it go keeps it from him, and the next one comes."""
    cards = [card for card in reversed(s.row) if 0 <= card < HEROISM]
    step = s.agenda[-1]
    if not cards or isinstance(step, TakeCard):
        return NOTHING
    if not isinstance(step, BuyCard) or s.row[-1] == HEROISM or _may_buy_another(s, cards[0]):
        return cards[0]
    return cards[1] if len(cards) > 1 else NOTHING


def _may_buy_another(s: Phalanxx, card: int) -> bool:
    others = [price(s, 0, place) for place, other in enumerate(s.row) if 0 <= other < HEROISM and other != card]
    if 0 <= s.scouted < HEROISM:
        others.append(scout_price(s, 0))
    return bool(others) and min(others) <= s.talents[0]
