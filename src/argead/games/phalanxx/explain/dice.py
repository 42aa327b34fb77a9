"""Dice: those that travel, the slots that they are laid on, and everybody's home dice."""

from __future__ import annotations

from argead.games.phalanxx.acting import PUSH
from argead.games.phalanxx.actions import SLOTS, VALUE
from argead.games.phalanxx.board import INTRIGUE, NOTHING
from argead.games.phalanxx.explain.moment import acting, before_the_roll, highest, lowest, now, placing
from argead.games.phalanxx.income import SwapDie
from argead.games.phalanxx.state import Phalanxx
from argead.kernel import Reason


def about_die(s: Phalanxx, seat: int, name: str) -> Reason:
    """A travelling die."""
    if before_the_roll(s):
        return Reason("dice-unrolled", "rolling", {"now": now(s)})
    if acting(s):
        return Reason("die-after-action", "actions")
    if not placing(s):
        return Reason("die-later", "actions", {"now": now(s)})
    value, least = VALUE[s.rolled[int(name) - 1]], lowest(s, seat)
    if s.act == PUSH:
        data = {"value": value, "home": least, "cost": least - value, "talents": s.talents[seat]}
        return Reason("die-too-low-to-push", "pushing", data)
    return Reason("die-too-low", "actions", {"value": value, "lowest": least})


def about_slot(s: Phalanxx, seat: int, name: str) -> Reason:
    """A grey slot beside a home die."""
    slot = int(name) - 1
    if s.grey[slot] != NOTHING:
        return Reason("slot-used", "actions", {"slot": slot + 1})
    if placing(s):
        return _home_too_high(s, seat, slot)
    if acting(s):
        return Reason("slot-after-action", "actions")
    return Reason("slot-later", "actions", {"now": now(s)})


def about_home(s: Phalanxx, seat: int, name: str) -> Reason:
    """A home die, one's own or another's."""
    side, slot = (int(part) for part in name.split("-"))
    return _own_home(s, seat, slot - 1) if side == seat else _their_home(s, seat, side, slot - 1)


def _own_home(s: Phalanxx, seat: int, slot: int) -> Reason:
    step = s.agenda[-1]
    if isinstance(step, SwapDie):
        return Reason("exchange-at-slot", "income", {"slot": step.slot + 1})
    if s.grey[slot] != NOTHING:
        return Reason("slot-used", "actions", {"slot": slot + 1})
    if placing(s):
        return _home_too_high(s, seat, slot)
    if acting(s):
        return _push_too_dear(s, seat, slot)
    return Reason("home-later", "pushing", {"now": now(s)})


def _home_too_high(s: Phalanxx, seat: int, slot: int) -> Reason:
    """No die that is left reaches it."""
    if s.act == PUSH:
        return _push_too_dear(s, seat, slot)
    return Reason("home-too-high", "actions", {"home": VALUE[s.home[seat * SLOTS + slot]], "highest": highest(s)})


def _push_too_dear(s: Phalanxx, seat: int, slot: int) -> Reason:
    home, best = VALUE[s.home[seat * SLOTS + slot]], highest(s)
    data = {"home": home, "highest": best, "cost": home - best, "talents": s.talents[seat]}
    return Reason("push-too-dear", "pushing", data)


def _their_home(s: Phalanxx, seat: int, side: int, slot: int) -> Reason:
    """It can only be exchanged, after an income, and for a die of the same value."""
    step = s.agenda[-1]
    if not isinstance(step, SwapDie):
        return Reason("their-die-later", "income", {"now": now(s)})
    own, theirs = s.home[seat * SLOTS + step.slot], s.home[side * SLOTS + slot]
    if own == theirs:
        return Reason("exchange-changes-nothing", "income")
    data = {"value": VALUE[theirs], "own": VALUE[own]}
    if s.has(seat, INTRIGUE):
        return Reason("exchange-beyond-intrigue", "expert", data | {"most": s.board.intrigue_difference})
    return Reason("exchange-differs", "income", data)
