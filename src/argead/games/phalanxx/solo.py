"""The solo game against MaXXimilian: a side that never acts, but grows by a card each turn."""

from __future__ import annotations

from argead.games.phalanxx.board import HEROISM, NOTHING, bits
from argead.games.phalanxx.buying import REFILL
from argead.games.phalanxx.playing import lay
from argead.games.phalanxx.state import Phalanxx
from argead.kernel import Step

MAXXIMILIAN = 1


def welcome(s: Phalanxx) -> None:
    """He holds every other city and oasis, and his two cards lie open."""
    land = s.land
    s.held[MAXXIMILIAN] = (land.cities | land.oases) & ~s.held[0]
    s.reserve[MAXXIMILIAN] -= s.soldiers(MAXXIMILIAN)
    s.tell("maxximilian-settled", "solo", places=[land.regions[region].place for region in bits(s.held[MAXXIMILIAN])])
    cards, s.hands[MAXXIMILIAN] = s.hands[MAXXIMILIAN], 0
    for card in bits(cards):
        enlist(s, card)


def enlist(s: Phalanxx, card: int) -> None:
    """Conditions and abilities mean nothing to him; Force and scales count."""
    gained = lay(s, MAXXIMILIAN, card)
    s.tell("maxximilian-took", "solo", card=s.board.ids[card], force=gained, total=s.force[MAXXIMILIAN])


class Reinforce(Step[Phalanxx]):
    """After each of your turns he takes the card at the far end of the row; Heroism stays."""

    __slots__ = ()

    def run(self, s: Phalanxx) -> None:
        for place in reversed(range(len(s.row))):
            card = s.row[place]
            if card not in (NOTHING, HEROISM):
                s.row[place] = NOTHING
                enlist(s, card)
                break
        s.then(REFILL)


REINFORCE = Reinforce()
