"""The end in sight: how many turns are left, who is ahead, and what would change it."""

from __future__ import annotations

from collections.abc import Iterator

from argead.games.phalanxx.acting import ChooseAction
from argead.games.phalanxx.actions import SLOTS, VALUE
from argead.games.phalanxx.appraise import turns_left, unearned
from argead.games.phalanxx.board import KINDS_COUNTED, NOTHING, ORANGE, PURPLE, RANKS, bits
from argead.games.phalanxx.cards import SYMBOLS
from argead.games.phalanxx.conditions import playable
from argead.games.phalanxx.conquest import conquer, targets
from argead.games.phalanxx.ending import home_sum, rank, reckon
from argead.games.phalanxx.outlook.raids import copied
from argead.games.phalanxx.playing import play_card
from argead.games.phalanxx.setup import BEFORE_THE_ROLL, LayTable
from argead.games.phalanxx.solo import MAXXIMILIAN
from argead.games.phalanxx.state import Phalanxx
from argead.kernel import Prospect

MOST = 4
SOON = 2
"""Further turns of the seat, from which on the end is in sight."""


def endings(s: Phalanxx, seat: int) -> list[Prospect]:
    """Near the end the turns left, the lead and what would turn it; special groups at any time."""
    if not s.agenda or isinstance(s.agenda[-1], LayTable):
        return []
    told: list[Prospect] = []
    left = further_turns(s, seat)
    if left <= SOON:
        told.append(_clock(s, seat, left))
        told += _rank(s) if s.players == 1 else _standing(s, seat)
        if s.players > 1 and not left and s.active == seat:
            told += _turning(s, seat)
    return [*told, *_groups(s, seat)][:MOST]


def further_turns(s: Phalanxx, seat: int) -> int:
    """The turns of the seat after the one that is under way."""
    return turns_left(s, seat) - (s.active == seat and isinstance(s.agenda[-1], BEFORE_THE_ROLL))


def _clock(s: Phalanxx, seat: int, left: int) -> Prospect:
    things = ("pile:cards",)
    if s.active == seat:
        return Prospect("last-turns-acting", "end", {"turns": left}, things)
    return Prospect("last-turns", "end", {"turns": left}, things)


# The count -----------------------------------------------------------------------------------------------------------


def _standing(s: Phalanxx, seat: int) -> Iterator[Prospect]:
    """The seat and its strongest rival, if the game ended now."""
    own, rival = _count(s, seat), max((side for side in range(s.players) if side != seat), key=lambda n: _count(s, n))
    theirs = _count(s, rival)
    data = {"player": rival, "points": abs(own[0] - theirs[0]), "own": own[0], "theirs": theirs[0]}
    things = (f"points:{seat}", f"points:{rival}")
    if own[0] == theirs[0]:
        yield Prospect("level", "scoring", data | {"dice": own[1], "their_dice": theirs[1]}, things)
    elif own > theirs:
        yield Prospect("ahead", "scoring", data, things)
    else:
        yield Prospect("behind", "scoring", data, things)


def _count(s: Phalanxx, side: int) -> tuple[int, int]:
    """The points of a side, and the sum of its home dice, which breaks ties."""
    return reckon(s, side).total, home_sum(s, side)


def _turning(s: Phalanxx, seat: int) -> Iterator[Prospect]:
    """In the last turn: the one deed that would put the seat ahead of everybody."""
    if not isinstance(s.agenda[-1], ChooseAction) or _lead(s, seat) > (0, 0) or not _fits(s, seat):
        return
    best, told = (0, 0), None
    for card in bits(playable(s, seat)):
        copy = copied(s)
        play_card(copy, seat, card)
        if _lead(copy, seat) > best:
            best, name = _lead(copy, seat), s.board.ids[card]
            told = Prospect("card-leads", "scoring", {"card": name, "points": best[0]}, (f"card:{name}",))
    for region in bits(targets(s, seat)):
        copy = copied(s)
        conquer(copy, seat, region)
        copy.held[seat] |= 1 << region
        if len(copy.agenda) == len(s.agenda) and _lead(copy, seat) > best:
            best, name = _lead(copy, seat), s.land.ids[region]
            told = Prospect("conquest-leads", "scoring", {"region": name, "points": best[0]}, (f"region:{name}",))
    if told:
        yield told


def _lead(s: Phalanxx, seat: int) -> tuple[int, int]:
    """By how many points and pips the seat is ahead of its strongest rival."""
    own, theirs = _count(s, seat), max(_count(s, side) for side in range(s.players) if side != seat)
    return own[0] - theirs[0], own[1] - theirs[1]


def _fits(s: Phalanxx, seat: int) -> bool:
    """Whether a die that is left reaches a home die beside a free slot."""
    slots = [VALUE[s.home[seat * SLOTS + slot]] for slot, die in enumerate(s.grey) if die == NOTHING]
    return max(VALUE[die] for die in s.rolled) >= min(slots)


def _rank(s: Phalanxx) -> Iterator[Prospect]:
    """Alone: what the lead over MaXXimilian is worth now, and what the next rank asks for."""
    lead, reached = reckon(s, 0).total - reckon(s, MAXXIMILIAN).total, RANKS.index(rank(s))
    things = ("points:0", f"points:{MAXXIMILIAN}")
    if reached < len(s.board.ranks):
        standing = "ahead" if lead > 0 else "behind" if lead else "level"
        missing, called = s.board.ranks[reached] - lead, RANKS[reached + 1]
        data = {"standing": standing, "lead": abs(lead), "points": missing, "rank": called}
        yield Prospect("next-rank", "solo", data, things)
    else:
        yield Prospect("highest-rank", "solo", {"lead": lead, "least": s.board.ranks[-1]}, things)


# Special groups ------------------------------------------------------------------------------------------------------


def _groups(s: Phalanxx, seat: int) -> Iterator[Prospect]:
    """Complete sets that lack one thing to count, or one symbol that would complete the next."""
    points, lacks = unearned(s, seat), lacking(s, seat)
    things = (f"points:{seat}",)
    if s.bare:
        return
    if points and len(lacks) == 1:
        yield Prospect("groups-wait", "scoring", {"wants": lacks[0], "points": points}, things)
    if not lacks:
        symbols = s.counts[seat * KINDS_COUNTED : seat * KINDS_COUNTED + len(SYMBOLS)]
        if symbols.count(min(symbols)) == 1:
            symbol = SYMBOLS[symbols.index(min(symbols))]
            yield Prospect("group-completes", "scoring", {"symbol": symbol, "points": s.board.group_points}, things)


def lacking(s: Phalanxx, seat: int) -> list[str]:
    """What special groups ask for beside their symbols, and the seat does not have."""
    first = seat * KINDS_COUNTED
    has = {
        "leader": s.counts[first + ORANGE],
        "equipment": s.counts[first + PURPLE],
        "conflict": s.rotated[seat],
    }
    return [what for what, have in has.items() if not have]
