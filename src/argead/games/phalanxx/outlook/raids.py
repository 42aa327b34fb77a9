"""Raids: which regions of a seat a rival could conquer before its next turn, if the seat became no stronger."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from argead.games.phalanxx.acting import CONQUER, PLAY, ChooseAction, PlaceDie
from argead.games.phalanxx.actions import SLOTS, VALUE
from argead.games.phalanxx.appraise import turns_left
from argead.games.phalanxx.board import HEROISM, NOTHING, bits
from argead.games.phalanxx.conditions import playable
from argead.games.phalanxx.conquest import MoveSoldier, beaten, conquer, targets
from argead.games.phalanxx.heroism import might
from argead.games.phalanxx.playing import play_card
from argead.games.phalanxx.setup import BEFORE_THE_ROLL
from argead.games.phalanxx.state import Phalanxx


class Raid(NamedTuple):
    """A rival's way to a region, with the Force or valour that he then has; `card` is what he plays for it, `via` the
    free region that he takes first."""

    side: int
    region: int
    strength: int
    card: int = NOTHING
    via: int = NOTHING


def raids(s: Phalanxx, seat: int) -> dict[int, Raid]:
    """For each region in danger the first rival who can take it, in the simplest way."""
    found: dict[int, Raid] = {}
    for raid in (*_under_way(s, seat), *_to_come(s, seat)):
        found.setdefault(raid.region, raid)
    return found


def settled(s: Phalanxx) -> Phalanxx:
    """The position once the card or the conquest that was chosen is carried out: there is no going back on it."""
    step = s.agenda[-1]
    moving = isinstance(step, MoveSoldier)
    if not moving and not (isinstance(step, PlaceDie) and s.act in (PLAY, CONQUER)):
        return s
    after = copied(s)
    if s.act == PLAY:
        play_card(after, s.active, s.target)
        return after
    if not moving:
        conquer(after, s.active, s.target)
    after.held[s.active] |= 1 << s.target
    return after


def comers(s: Phalanxx, seat: int) -> list[int]:
    """The rivals who roll the dice before the seat does again, in their order."""
    first = s.active + (s.active == seat or not isinstance(s.agenda[-1], BEFORE_THE_ROLL))
    order = [(first + n) % s.players for n in range(s.players)]
    return [side for side in order[: order.index(seat)] if turns_left(s, side)]


def _under_way(s: Phalanxx, seat: int) -> Iterator[Raid]:
    """In the turn of a rival who is choosing an action, with the dice that he has left."""
    if s.active == seat or not isinstance(s.agenda[-1], ChooseAction):
        return
    slots = [VALUE[s.home[s.active * SLOTS + slot]] for slot, die in enumerate(s.grey) if die == NOTHING]
    if max(VALUE[die] for die in s.rolled) >= min(slots):
        yield from _direct(s, seat, s.active)


def _to_come(s: Phalanxx, seat: int) -> Iterator[Raid]:
    """In the turns of those who are still to come; a six fits every slot."""
    own_first = s.active == seat and isinstance(s.agenda[-1], BEFORE_THE_ROLL)
    for turns, side in enumerate(comers(s, seat), 1 + own_first):
        if heroism_stands(s, turns):
            yield from _direct(s, seat, side)
            yield from _with_a_card(s, seat, side)
            yield from _beyond(s, seat, side)


def heroism_stands(s: Phalanxx, turns: int) -> bool:
    """Whether Heroism need neither come nor go with the purchases of so many turns."""
    if s.heroism_lies_open():
        leaves_after = len(s.row) - 1 - s.row.index(HEROISM)
        return turns <= leaves_after or min(s.talents[: s.players]) >= max(s.board.prices)
    return s.scouted != HEROISM and not (s.heroism_waits and s.pile() <= turns)


def _direct(s: Phalanxx, seat: int, side: int, card: int = NOTHING) -> Iterator[Raid]:
    """As strong as he is."""
    for region in bits(targets(s, side) & s.held[seat]):
        yield Raid(side, region, might(s, side), card)


def _with_a_card(s: Phalanxx, seat: int, side: int) -> Iterator[Raid]:
    """Stronger by one of the cards in his hand that everybody knows."""
    for card in bits(playable(s, side) & s.seen[side]):
        stronger = copied(s)
        play_card(stronger, side, card)
        yield from _direct(stronger, seat, side, card)


def _beyond(s: Phalanxx, seat: int, side: int) -> Iterator[Raid]:
    """Regions behind a free one, with soldiers enough for both."""
    land, own = s.land, s.held[seat]
    free = land.in_play
    for regions in s.held:
        free &= ~regions
    reach = land.spread(s.held[side])
    for region in bits(land.spread(reach & free) & ~reach & own & beaten(s, side)):
        bit = 1 << region
        between = land.spread(bit) & reach & free
        open_land = between & ~land.cities
        via = open_land or between
        if land.soldiers(bit) + land.soldiers(via & -via) <= s.reserve[side]:
            yield Raid(side, region, might(s, side), via=(via & -via).bit_length() - 1)


def copied(s: Phalanxx) -> Phalanxx:
    """The position to try something on, of which nobody is told."""
    copy = s.clone(s.chance)
    copy.journal = None
    return copy
