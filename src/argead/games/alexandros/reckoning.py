"""Where the points came from: the provinces that paid taxes, each by the land in which its governor stood."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise

from argead.games.alexandros.state import Alexandros
from argead.kernel import Entry, Moment, Remark

DEEDS = ("taxed", "seized", "occupied")


def points(s: Alexandros) -> list[int]:
    return s.scores[:]


def turn(s: Alexandros) -> Remark:
    return Remark("turn", {"turn": s.turn, "player": s.active})


def lines(course: Sequence[Moment]) -> Iterator[Entry]:
    """The richest provinces first; where the governor stands to the end, all of the land lights up."""
    paid: Counter[tuple[int, int]] = Counter()
    for before, after in pairwise(course):
        if any(event.kind == "taxed" for event in after.events):
            paid.update(_taxes(before.state))
    for (seat, governor), sum_ in paid.most_common():
        yield Entry(seat, *_named(course[-1].state, seat, governor, sum_))


def _taxes(s: Alexandros) -> Counter[tuple[int, int]]:
    """What each governor's province pays, by the seat and the triangle of the governor."""
    found: Counter[tuple[int, int]] = Counter()
    for province in s.provinces:
        seat = s.owner(province)
        if seat is not None and (tax := s.tax_of(province, s.governors[seat])):
            found[seat, s.governors[seat] & province] = tax
    return found


def _named(s: Alexandros, seat: int, governor: int, sum_: int) -> tuple[Remark, int, tuple[str, ...]]:
    (name,) = s.board.names(governor)
    stands = bool(s.governors[seat] & governor)
    land = s.board.names(s.provinces[s.province_at(governor)]) if stands else [name]
    things = [*(f"triangle:{triangle}" for triangle in land), *([f"governor:{name}"] if stands else [])]
    return Remark("province", {"triangle": name}), sum_, tuple(things)
