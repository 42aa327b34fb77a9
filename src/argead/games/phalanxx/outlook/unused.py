"""What a seat had at the end and never used."""

from __future__ import annotations

from argead.games.phalanxx.appraise import unearned
from argead.games.phalanxx.state import Phalanxx
from argead.kernel import Prospect

SPARE_TALENTS = 6
SPARE_SOLDIERS = 3
"""So many left over are told."""


def unused(s: Phalanxx, seat: int) -> list[Prospect]:
    """Cards in the hand, Talents, soldiers, and sets of symbols that did not count."""
    told: list[Prospect] = []
    if cards := s.hands[seat]:
        names = s.board.names(cards)
        told.append(Prospect("cards-unplayed", "playing", {"cards": names}, tuple(f"card:{card}" for card in names)))
    if (talents := s.talents[seat]) >= SPARE_TALENTS:
        data = {"talents": talents, "points": 0 if s.bare else talents // s.board.talents_a_point}
        told.append(Prospect("talents-unspent", "scoring", data, (f"talents:{seat}",)))
    if (soldiers := s.reserve[seat]) >= SPARE_SOLDIERS:
        told.append(Prospect("soldiers-idle", "conquest", {"soldiers": soldiers}, (f"reserve:{seat}",)))
    if (points := unearned(s, seat)) and not s.bare:
        told.append(Prospect("groups-uncounted", "scoring", {"points": points}, (f"points:{seat}",)))
    return told
