"""The final count: Force, soldiers, places, groups and Talents, and what MaXXimilian has against them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from argead.games.phalanxx.board import RANKS, bits
from argead.games.phalanxx.ending import Reckoning, home_sum, reckon
from argead.games.phalanxx.solo import MAXXIMILIAN
from argead.games.phalanxx.state import Phalanxx
from argead.kernel import Entry, Moment, Remark

DEEDS = ("fought", "fought-maxximilian", "conquered", "legend", "played", "maxximilian-took")

HIS = ("force", "camouflage", "places")
"""What counts for MaXXimilian too."""


def points(s: Phalanxx) -> list[int]:
    return [reckon(s, side).total for side in _sides(s)]


def rivals(s: Phalanxx) -> list[Remark]:
    return [Remark("maxximilian")] if s.players == 1 else []


def turn(s: Phalanxx) -> Remark:
    return Remark("turn", {"round": s.round, "player": s.active}) if s.turn else Remark("set-up")


def notes(s: Phalanxx) -> list[Remark]:
    """Alone, what was missing for the next rank; else how a tie was broken."""
    totals = points(s)
    if s.players == 1:
        lead = totals[0] - totals[MAXXIMILIAN]
        missing = [(least - lead, rank) for least, rank in zip(s.board.ranks, RANKS[1:], strict=True) if least > lead]
        return [Remark("next-rank", {"points": missing[0][0], "rank": missing[0][1]})] if missing else []
    if totals.count(max(totals)) > 1:
        return [Remark("home-dice", {"scores": [home_sum(s, seat) for seat in range(s.players)]})]
    return []


def lines(course: Sequence[Moment]) -> Iterator[Entry]:
    """The lines of the count in their order; one that brings nobody anything is left out."""
    s: Phalanxx = course[-1].state
    counted = [reckon(s, side) for side in _sides(s)]
    for line in Reckoning._fields:
        if any(getattr(count, line) for count in counted):
            for side, count in enumerate(counted):
                if side < s.players or line in HIS:
                    yield Entry(side, Remark(line), getattr(count, line), tuple(_things(s, side, line)))


def _sides(s: Phalanxx) -> range:
    return range(s.players + (s.players == 1))


def _things(s: Phalanxx, side: int, line: str) -> list[str]:
    """The cards, regions or counters that show a line."""
    cards = {"rotated": s.rotated[side], "camouflage": s.played[side] & s.board.disguise, "groups": s.played[side]}
    if line in cards:
        return [f"card:{card}" for card in s.board.names(cards[line])]
    if line == "soldiers":
        return [f"region:{region}" for region in s.land.names(s.held[side])]
    if line == "places":
        worth = [region for region in bits(s.held[side]) if s.land.worth(1 << region)]
        return [f"region:{s.land.ids[region]}" for region in worth]
    return [f"{line}:{side}"]
