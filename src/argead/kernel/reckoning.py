"""Reckonings: how the points of a match came about, as a game tells them by its door `reckoning`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from argead.kernel.journal import Event


class Moment(NamedTuple):
    """A match after one of its lines: the ply of the line, the state, and what the line told."""

    ply: int
    state: Any
    events: Sequence[Event]


@dataclass(frozen=True, slots=True)
class Remark:
    """Something to say about a match: its name, and the figures of the sentence."""

    name: str
    data: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Entry:
    """What brought a side its points, and the things on the table that show it.

    The sides are the seats, and after them the rivals that the rules play. Entries with the same remark are one row of
    the reckoning.
    """

    side: int
    remark: Remark
    points: int
    things: tuple[str, ...] = ()
