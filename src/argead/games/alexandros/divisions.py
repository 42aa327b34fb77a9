"""What new walls do to provinces: the vacant ones that they close, and the governed ones that they split."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from argead.games.alexandros.state import Alexandros


class Split(NamedTuple):
    """R15 and R16: a governed province that walls have divided.

    Its holder, whose governors stand on `triangles`, keeps `kept` empty ones in so many `provinces` and loses `lost` in
    so many `vacant` ones; at a tax it `paid` before, and `pays` now, so many points.
    """

    holder: int
    triangles: list[str]
    kept: int
    lost: int
    provinces: int
    vacant: int
    paid: int
    pays: int


def splits(s: Alexandros, before: Sequence[int]) -> list[Split]:
    """The governed provinces among those of `before` that are no longer whole."""
    whole = set(s.provinces)
    return [_split(s, land, holder) for land in before if land not in whole and (holder := s.owner(land)) is not None]


def _split(s: Alexandros, land: int, holder: int) -> Split:
    own, empty = s.governors[holder], s.board.empty
    parts = [part for part in s.provinces if part & land]
    kept, vacant = [part for part in parts if part & own], [part for part in parts if not part & own]
    return Split(
        holder,
        s.board.names(land & own),
        sum((part & empty).bit_count() for part in kept),
        sum((part & empty).bit_count() for part in vacant),
        len(kept),
        len(vacant),
        s.tax_of(land, own),
        sum(s.tax_of(part, own) for part in kept),
    )


def closed(s: Alexandros, before: Sequence[int]) -> list[int]:
    """The vacant provinces that were not there before, but for the largest, which is the open rest of the board."""
    largest, old = max(s.provinces, key=int.bit_count), set(before)
    return [land for land in s.provinces if land not in old and land != largest and s.owner(land) is None]
