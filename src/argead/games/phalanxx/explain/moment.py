"""What is asked now, and what that allows."""

from __future__ import annotations

from argead.games.phalanxx.acting import ChooseAction, PlaceDie
from argead.games.phalanxx.actions import SLOTS, VALUE
from argead.games.phalanxx.board import NOTHING
from argead.games.phalanxx.setup import BEFORE_THE_ROLL
from argead.games.phalanxx.state import Phalanxx
from argead.kernel import Reason


def now(s: Phalanxx) -> str:
    """The open question, by its kind: sentences begin with it where a thing has its time later."""
    kind: str = s.agenda[-1].kind()
    return kind


def before_the_roll(s: Phalanxx) -> bool:
    return isinstance(s.agenda[-1], BEFORE_THE_ROLL)


def acting(s: Phalanxx) -> bool:
    """Whether an action is being chosen."""
    return isinstance(s.agenda[-1], ChooseAction)


def placing(s: Phalanxx) -> bool:
    """Whether the die for an action is being chosen."""
    return isinstance(s.agenda[-1], PlaceDie)


def highest(s: Phalanxx) -> int:
    """The highest of the dice that are left."""
    return max(VALUE[die] for die in s.rolled)


def lowest(s: Phalanxx, seat: int) -> int:
    """The lowest of the home dice that have a free slot beside them."""
    return min(VALUE[s.home[seat * SLOTS + slot]] for slot, die in enumerate(s.grey) if die == NOTHING)


def dice_too_low(s: Phalanxx, seat: int) -> Reason:
    """Playing a card or conquering a region: no die that is left reaches a home die."""
    return Reason("dice-too-low", "actions", {"highest": highest(s), "lowest": lowest(s, seat)})
