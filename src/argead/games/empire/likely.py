"""What a sensible player would lay out in secret: the bots choose among these at random, as bluffers do."""

from __future__ import annotations

from collections.abc import Sequence

from argead.games.empire.actions import Allot, Split
from argead.games.empire.state import NOTHING, Empire

# Shares of the cubes for armies, temples and cities; a bid for the order is taken off first.
SHARES = {
    "balanced": (5, 5, 5),
    "armies": (7, 4, 4),
    "temples": (5, 6, 4),
    "cities": (4, 4, 6),
}
BIDS = (2, 3)
"""The last place is worth them; a single cube seldom wins it."""

SWAY = (-1, 0, 1)
USUAL_BID = 1


def likely_allotments(s: Empire, style: str) -> Sequence[Allot]:
    """Layouts around the style's shares, with a bid for the last place."""
    cubes = s.board.cubes
    wanted = set()
    for bid in BIDS:
        armies, temples, _ = (round(share * (cubes - bid) / sum(SHARES[style])) for share in SHARES[style])
        for a in SWAY:
            for t in SWAY:
                rest = cubes - bid - armies - a - temples - t
                if armies + a > 0 and temples + t >= 0 and rest >= 0:
                    wanted.add((bid, armies + a, temples + t, rest))
    return [action for action in s.board.actions.allot if action.boxes in wanted]


def sensible_allotment(s: Empire) -> tuple[int, ...]:
    """Where a first layout may begin: a small bid for the order, and the rest in equal shares."""
    cubes = s.board.cubes - USUAL_BID
    armies = temples = round(cubes / 3)
    return USUAL_BID, armies, temples, cubes - armies - temples


def likely_splits(s: Empire, seat: int) -> Sequence[Split]:
    """Enough for the cities within reach, the rest for temples; or one cube either way. Where sites of one kind alone
    are within reach, all cubes are for them."""
    land, board = s.land, s.board
    held = {p for p in range(land.camp) if s.armies_at(seat, p)}
    near = held | {cross.end for p in held for cross in land.crossings[p]}
    if s.armies_at(seat, land.camp):
        near.add(land.entry)
    cities = sum(p in near and s.city_owner[land.first + p] == NOTHING for p in land.cities)
    temples = sum(p in near for p in land.temples)
    cubes = s.temple_cubes[seat] + s.city_cubes[seat]
    if not temples or not cities:
        return board.actions.split[cubes][-1 if temples else 0 :][:1]
    need = (board.city_price + 1) * cities + (board.temple_price + 1) * temples
    share = round(cubes * (board.temple_price + 1) * temples / need)
    return board.actions.split[cubes][max(0, share - 1) : share + 2]
