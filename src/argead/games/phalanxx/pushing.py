"""3c. Pushing a home die out: another colour, another value, and the difference in Talents."""

from __future__ import annotations

from argead.games.phalanxx.actions import COLOUR, SLOTS, VALUE
from argead.games.phalanxx.cards import COLOURS
from argead.games.phalanxx.state import Phalanxx


def push(s: Phalanxx, seat: int, slot: int) -> None:
    """The die on the grey slot goes in from the left, and the home die comes out to the right."""
    at = seat * SLOTS + slot
    pushed, s.home[at] = s.home[at], s.grey[slot]
    s.grey[slot] = pushed
    entered = s.home[at]
    received = s.earn(seat, VALUE[entered] - VALUE[pushed])
    if s.journal is not None:
        facts = {"colour": COLOURS[COLOUR[entered]], "value": VALUE[entered], "old": VALUE[pushed]}
        s.tell("pushed", "pushing", seat, slot=slot + 1, talents=received, **facts)
