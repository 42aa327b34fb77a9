"""What rivals, or MaXXimilian, can do to a seat before its next turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import reduce
from operator import or_
from typing import NamedTuple

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


def threats(s: Phalanxx, seat: int) -> list[Prospect]:
    """Regions that can be lost, the dearest first; a home die; a card of the row; what MaXXimilian takes."""
    if not s.agenda or isinstance(s.agenda[-1], LayTable):
        return []
    after = settled(s)
    swaps = _swaps(s, seat) if after is s else ()
    return [*_conquests(after, seat), *swaps, *_purchases(s, seat), *_reinforcement(after)]


def held(s: Phalanxx, seat: int) -> set[str]:
    """The seat's regions; cards that it can play, or has played; in the row, those that would bring it Force."""
    found = {f"region:{region}" for region in s.land.names(s.held[seat])}
    found |= {_in_hand(s, card) for card in bits(playable(s, seat) | s.played[seat])}
    if s.players > 1:
        own = s.hands[seat] | s.played[seat]
        found |= {_in_row(s, card) for card in (*bits(own), *_gains(s, seat, s.row))}
    return found


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
    found = [] if s.active == seat and s.act == PUSH else [*_exchanges(s, seat)]
    if found:
        first = found[0]
        card = max(bits(first.lost), key=lambda card: gain(s, seat, card))
        others = bits(reduce(or_, (each.lost for each in found)) & ~(1 << card))
        yield _swap(s, seat, first, card, (_in_hand(s, card), *(_in_hand(s, other) for other in others)))


class Exchange(NamedTuple):
    """A home die of a seat that a rival can take for another, and the cards that could no longer be played then."""

    slot: int
    side: int
    theirs: int
    lost: int


def _exchanges(s: Phalanxx, seat: int) -> Iterator[Exchange]:
    ready = playable(s, seat)
    copy = s.clone(s.chance)
    for side in comers(s, seat) if ready else ():
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
                        yield Exchange(slot, side, theirs, lost)


def _swap(s: Phalanxx, seat: int, found: Exchange, card: int, keys: tuple[str, ...]) -> Prospect:
    own, theirs, slot = s.home[seat * SLOTS + found.slot], found.theirs, found.slot
    data = {
        "player": found.side,
        "colour": COLOURS[COLOUR[own]],
        "value": VALUE[own],
        "for": COLOURS[COLOUR[theirs]],
        "shows": VALUE[theirs],
        "card": s.board.ids[card],
    }
    return Prospect("swap", "income", data, (f"home:{seat}-{slot + 1}", f"card:{s.board.ids[card]}"), keys)


def _in_hand(s: Phalanxx, card: int) -> str:
    """A card in danger in the hand, which is another danger than that in the row."""
    return f"hand:{s.board.ids[card]}"


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
        gains = _gains(s, seat, prices)
        if gains:
            wanted = sorted(gains, key=lambda card: -gains[card])
            card, keys = wanted[0], tuple(_in_row(s, card) for card in wanted)
            facts = {"player": side, "card": s.board.ids[card], "price": prices[card], "force": gains[card]}
            yield Prospect("purchase", "buying", facts, keys[:1], keys)


def _gains(s: Phalanxx, seat: int, cards: Iterable[int]) -> dict[int, int]:
    """The Force that each of some cards would bring a seat that can play it; those that bring none are left out."""
    wanted = bits(met(s, seat, sum([1 << card for card in cards if 0 <= card < HEROISM])))
    return {card: force for card in wanted if (force := gain(s, seat, card)) > 0}


def _in_row(s: Phalanxx, card: int) -> str:
    return f"card:{s.board.ids[card]}"


# The solo game -------------------------------------------------------------------------------------------------------


def _reinforcement(s: Phalanxx) -> Iterator[Prospect]:
    """The card by which MaXXimilian grows after this turn; before the purchase, if it is not bought itself."""
    card = _coming(s) if s.players == 1 else NOTHING
    gained = 0 if card == NOTHING else gain(s, MAXXIMILIAN, card)
    if gained <= 0:
        return
    theirs = s.force[MAXXIMILIAN]
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
