"""3b. Conquering a region, with soldiers of the reserve, and the conflict if somebody holds it."""

from __future__ import annotations

from collections.abc import Sequence

from argead.games.phalanxx.actions import Move
from argead.games.phalanxx.board import CITY_SOLDIERS, FORCED_MARCH, NOTHING, bits
from argead.games.phalanxx.heroism import might
from argead.games.phalanxx.state import Phalanxx
from argead.kernel import Action, Decision


def targets(s: Phalanxx, seat: int) -> int:
    """The regions that a seat can conquer now."""
    land, held = s.land, s.held[seat]
    enemies = 0
    for side, regions in enumerate(s.held):
        if side != seat:
            enemies |= regions
    near = land.spread(held)
    if s.has(seat, FORCED_MARCH):
        near |= land.spread(near & ~held & ~enemies)
    near &= ~held
    reserve = s.reserve[seat]
    if reserve < CITY_SOLDIERS:
        means = reserve + (1 if held & land.plain else 0)
        if not means:
            return 0
        if means < CITY_SOLDIERS:
            near &= ~land.cities
    if not near & enemies:
        return near
    return near & ~enemies | near & beaten(s, seat)


def beaten(s: Phalanxx, seat: int) -> int:
    """The regions of all rivals that a seat would beat in a conflict, if it can pay for one."""
    if s.force[seat] < s.board.conflict_cost or s.rotated[seat] == s.played[seat]:
        return 0
    own, regions = might(s, seat), 0
    for side, held in enumerate(s.held):
        if side != seat and might(s, side) < own:
            regions |= held
    return regions


def conquer(s: Phalanxx, seat: int, region: int) -> None:
    """Place soldiers in a region; whoever held it is beaten first."""
    bit = 1 << region
    for side in range(s.sides):
        if s.held[side] & bit:
            fight(s, seat, side, region)
    needed = s.land.soldiers(bit)
    if s.reserve[seat] < needed:
        s.target = region
        s.then(MOVE_SOLDIER)
        needed -= 1
    else:
        occupy(s, seat, region)
    s.reserve[seat] -= needed


def fight(s: Phalanxx, seat: int, side: int, region: int) -> None:
    """The beaten soldiers leave the game; the victor rotates a card and loses Force. Which card makes no difference."""
    s.held[side] ^= 1 << region
    unrotated = s.played[seat] & ~s.rotated[seat]
    card = unrotated & -unrotated
    s.rotated[seat] |= card
    s.force[seat] -= s.board.conflict_cost
    if s.journal is not None:
        facts = {
            "region": s.land.ids[region],
            "card": s.board.ids[card.bit_length() - 1],
            "force": s.board.conflict_cost,
        }
        if side < s.players:
            s.tell("fought", "conflict", seat, victim=side, **facts)
        else:
            s.tell("fought-maxximilian", "conflict", seat, **facts)


def occupy(s: Phalanxx, seat: int, region: int) -> None:
    s.held[seat] |= 1 << region
    if s.journal is not None:
        s.tell("conquered", "conquest", seat, region=s.land.ids[region])


class MoveSoldier(Decision[Phalanxx]):
    """Your reserve is one soldier short: from which region, neither city nor oasis, does one move in?"""

    __slots__ = ()

    rule = "conquest"
    midway = True
    skips_single = True

    def options(self, s: Phalanxx, seat: int) -> Sequence[Action]:
        return [s.land.move[region] for region in bits(s.held[seat] & s.land.plain)]

    def play(self, s: Phalanxx, seat: int, action: Move) -> None:
        s.held[seat] ^= 1 << action.number
        s.tell("moved", "conquest", seat, region=action.word)
        occupy(s, seat, s.target)
        s.target = NOTHING


MOVE_SOLDIER = MoveSoldier()
