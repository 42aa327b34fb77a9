"""What the next ride of a rival can do: split a seat's province, or close land that the rival can occupy at once.

Rides of more ways than are offered at once are left out: they are long, and rare.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from argead.games.alexandros.actions import Path
from argead.games.alexandros.alexander import ChooseCard, nearest, new_walls, reachable_corners
from argead.games.alexandros.board import KINDS, MOST_PATHS, SYMBOLS, bits
from argead.games.alexandros.outlook.means import Means
from argead.games.alexandros.outlook.provinces import Bill, Threat, land_keys, nearest_bill, payment, province_thing
from argead.games.alexandros.provinces import NO_CARDS
from argead.games.alexandros.state import Alexandros
from argead.games.alexandros.turn import ChooseAction
from argead.kernel import Prospect

LEAST = 2
"""A province worth less is not closed on purpose."""
FROM_HAND = 0.5
"""How likely a rival is to pay two cards for the special move."""


class Journey(NamedTuple):
    """A ride by a card, face up or of the hand, to a triangle along a path."""

    card: int
    face_up: bool
    triangle: int
    path: Path

    def named(self, s: Alexandros) -> dict[str, object]:
        """As a sentence tells it."""
        return {"card": SYMBOLS[self.card], "target": s.board.triangle_names[self.triangle], "face_up": self.face_up}


def rider(s: Alexandros, rivals: Sequence[Means]) -> Means | None:
    """The rival who moves Alexander next, from where he stands now."""
    first = rivals[0] if rivals else None
    if first is None or not first.rides:
        return None
    step = s.agenda[-1]
    begins = isinstance(step, ChooseCard) and first.seat == s.active
    follows = isinstance(step, ChooseAction) and first.seat == (s.active + 1) % s.players
    return first if begins or follows else None


def journeys(s: Alexandros, means: Means) -> list[Journey]:
    """All rides that a rival may make, those by face-up cards first."""
    available = s.available()
    row = {kind for kind in s.row if kind >= 0}
    hand = [kind for kind in KINDS if kind not in row and means.may_hold(kind)]
    found = [Journey(kind, True, *way) for kind in sorted(row) for way in _joker_ways(s, kind, available)]
    return found + [Journey(kind, False, *way) for kind in hand for way in _ways(s, kind, available)]


def _joker_ways(s: Alexandros, kind: int, available: int) -> Iterator[tuple[int, Path]]:
    """A face-up card without an available triangle of its symbol stands for any."""
    for named in (kind,) if s.board.of_kind[kind] & available else KINDS:
        yield from _ways(s, named, available)


def _ways(s: Alexandros, kind: int, available: int) -> Iterator[tuple[int, Path]]:
    board, here, left = s.board, s.alexander, s.supply()
    for triangle in bits(nearest(s, kind, available)):
        for point in reachable_corners(s, triangle):
            if board.ways[here][point] <= MOST_PATHS:
                for path in board.paths(here, point):
                    if board.distance[here][point] <= left or new_walls(s, path) <= left:
                        yield triangle, path


def splits(s: Alexandros, seat: int, means: Means, ways: Iterable[Journey]) -> Iterator[Threat]:
    """For each province that pays the seat, the ride after which it pays least."""
    own = s.governors[seat]
    lands = [(land, paid) for land in s.provinces if (paid := s.tax_of(land, own))]
    worst: dict[int, tuple[float, int, Journey]] = {}
    for way in ways:
        path = way.path
        for land, paid in lands:
            if (path.cut_right | path.cut_down) & land:
                pays = _pays(s, land, land & own, path)
                grave = (paid - pays) * (1 if way.face_up else FROM_HAND)
                if pays < paid and grave > worst.get(land, (0.0,))[0]:
                    worst[land] = grave, pays, way
    for land, paid in lands:
        if land in worst:
            grave, pays, way = worst[land]
            (governor,) = s.board.names(land & own)
            facts = {"player": means.seat, "triangle": governor, "paid": paid, "pays": pays, **way.named(s)}
            yield grave, Prospect("split", "provinces", facts, (f"governor:{governor}", province_thing(s, land)))


def _pays(s: Alexandros, land: int, governor: int, path: Path) -> int:
    """What is left of a tax when a path has cut the province."""
    part = s.board.flood(governor, s.right & ~path.cut_right, s.down & ~path.cut_down, land)
    return (part & land & s.board.empty).bit_count()


def closures(s: Alexandros, means: Means, ways: Iterable[Journey]) -> Iterator[Threat]:
    """The richest vacant province that a ride by a face-up card closes, if the rival can pay for it.

    In danger is whatever land such a ride could close.
    """
    best: tuple[float, int, Bill, Journey] | None = None
    endangered = 0
    for way in ways:
        if not way.face_up:
            break
        for land in _closed(s, way.path):
            worth = (land & s.board.empty).bit_count()
            if worth >= LEAST and (land & ~endangered or best is None or worth > best[0]):
                bill = nearest_bill([means.riding_by(way.card)], s.board.census(land), NO_CARDS)
                endangered |= land if bill else 0
                if bill and (best is None or worth * bill.near > best[0]):
                    best = worth * bill.near, land, bill, way
    if best:
        grave, land, bill, way = best
        names = s.board.names(land)
        facts = {"triangle": names[0], "walls": new_walls(s, way.path), **way.named(s)}
        facts |= payment(bill, (land & s.board.empty).bit_count())
        things, keys = tuple(f"triangle:{name}" for name in names), land_keys(s, land, endangered)
        yield grave, Prospect("closed", "walls", facts, things, keys)


def _closed(s: Alexandros, path: Path) -> Iterator[int]:
    """The vacant land that a path cuts off, but for the larger part of what it divides."""
    taken = s.guarded()
    for land in s.provinces:
        edge = land & path.beside
        if not edge or land & taken or not (path.cut_right | path.cut_down) & land:
            continue
        right, down = s.right & ~path.cut_right, s.down & ~path.cut_down
        if edge & ~s.board.flood(edge & -edge, right, down, edge):
            yield from sorted(_parts(s, land, right, down), key=int.bit_count)[:-1]


def _parts(s: Alexandros, land: int, right: int, down: int) -> Iterator[int]:
    """What hangs together of a province where these ways are open."""
    while land:
        part = s.board.flood(land & -land, right, down, land)
        yield part
        land ^= part
