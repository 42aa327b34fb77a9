"""What is counted for each side: Force, points, Talents, soldiers, cards in hand, and the expert's ability."""

from __future__ import annotations

from argead.games.phalanxx.board import ACTION_CARDS
from argead.games.phalanxx.explain.moment import acting, now
from argead.games.phalanxx.state import Phalanxx
from argead.kernel import Reason


def about_force(s: Phalanxx, seat: int, name: str) -> Reason:
    return Reason("force-counts", "playing", {"cost": s.board.conflict_cost})


def about_points(s: Phalanxx, seat: int, name: str) -> Reason:
    return Reason("points-count", "scoring")


def about_talents(s: Phalanxx, seat: int, name: str) -> Reason:
    if int(name) != seat:
        return Reason("their-talents", "buying", {"victim": int(name)})
    return Reason("talents-later", "income", {"now": now(s), "talents": s.board.income})


def about_reserve(s: Phalanxx, seat: int, name: str) -> Reason:
    if int(name) != seat:
        return Reason("their-reserve", "conquest", {"victim": int(name)})
    if acting(s) or not s.reserve[seat]:
        return Reason("reserve-empty", "turning")
    return Reason("reserve-later", "turning", {"now": now(s)})


def about_hand(s: Phalanxx, seat: int, name: str) -> Reason:
    """The cards of a hand are things themselves; this is their number."""
    if int(name) != seat:
        return Reason("their-hand", "playing", {"victim": int(name)})
    return Reason("hand-counts", "playing", {"cards": s.hands[seat].bit_count()})


def about_ability(s: Phalanxx, seat: int, name: str) -> Reason:
    side = int(name)
    ability = ACTION_CARDS[s.action_card[side]]
    if side != seat:
        return Reason("their-ability", "expert", {"ability": ability, "victim": side})
    return Reason("ability-works", "expert", {"ability": ability})
