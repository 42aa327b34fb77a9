"""The end: the final count, special groups, the tie-break, and the ranks of the solo game."""

from __future__ import annotations

from typing import NamedTuple

from argead.games.phalanxx.actions import SLOTS, VALUE
from argead.games.phalanxx.board import KINDS_COUNTED, NOTHING, ORANGE, PURPLE, RANKS
from argead.games.phalanxx.cards import SYMBOLS
from argead.games.phalanxx.solo import MAXXIMILIAN
from argead.games.phalanxx.state import Phalanxx
from argead.kernel import Outcome, Step


class Reckoning(NamedTuple):
    """The points of a side, line by line."""

    force: int
    camouflage: int
    rotated: int
    soldiers: int
    places: int
    groups: int
    talents: int

    @property
    def total(self) -> int:
        return sum(self)


def reckon(s: Phalanxx, side: int) -> Reckoning:
    """What a side would score now. MaXXimilian scores Force and places only, and by an option so does his rival."""
    board, held = s.board, s.held[side]
    camouflage = -board.camouflage if s.played[side] & board.disguise else 0
    places = s.land.worth(held)
    if side >= s.players or s.bare:
        return Reckoning(s.force[side], camouflage, 0, 0, places, 0, 0)
    return Reckoning(
        s.force[side],
        camouflage,
        board.rotated_points * s.rotated[side].bit_count(),
        s.land.soldiers(held),
        places,
        board.group_points * groups(s, side),
        s.talents[side] // board.talents_a_point,
    )


def groups(s: Phalanxx, side: int) -> int:
    """Special groups: complete sets of the three symbols, for whoever has a Leader, an Equipment and has fought."""
    first = side * KINDS_COUNTED
    if not (s.counts[first + ORANGE] and s.counts[first + PURPLE] and s.rotated[side]):
        return 0
    return min(s.counts[first : first + len(SYMBOLS)])


def home_sum(s: Phalanxx, side: int) -> int:
    """The sum of the home dice breaks ties."""
    return sum(VALUE[die] for die in s.home[side * SLOTS : side * SLOTS + SLOTS] if die != NOTHING)


def rank(s: Phalanxx) -> str:
    """The solo game: what the lead over MaXXimilian is worth."""
    lead = reckon(s, 0).total - reckon(s, MAXXIMILIAN).total
    return RANKS[sum(lead >= least for least in s.board.ranks)]


class FinalCount(Step[Phalanxx]):
    """Everything is counted, and the highest total Force wins."""

    __slots__ = ()

    def run(self, s: Phalanxx) -> None:
        for seat in range(s.players):
            counted = reckon(s, seat)
            s.tell("counted", "scoring", seat, **counted._asdict(), total=counted.total)
        if s.players == 1:
            counted = reckon(s, MAXXIMILIAN)
            facts = {"force": counted.force, "camouflage": counted.camouflage, "places": counted.places}
            s.tell("maxximilian-counted", "solo", **facts, total=counted.total)
        s.result = judge(s)
        s.tell("ended", "end", reason=s.result.reason, scores=list(s.result.scores))


def judge(s: Phalanxx) -> Outcome:
    """The outcome, if the game ends now. Alone one is first or, unless ahead of MaXXimilian, second."""
    scores = tuple(reckon(s, seat).total for seat in range(s.players))
    if s.players == 1:
        reached = rank(s)
        return Outcome(scores, (2 if reached == RANKS[0] else 1,), reached)
    order = [(score, home_sum(s, seat)) for seat, score in enumerate(scores)]
    return Outcome(scores, tuple(1 + sum(other > own for other in order) for own in order), "pile")


FINAL_COUNT = FinalCount()
