"""Nouns: what a game's arguments and facts hold, so that words can be found for them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Nouns:
    """Which arguments of events and previews are `seats` (one, or a list of them), which are lists `by_seat`, with an
    entry for each, and among which `sorts` of words others are looked for, the first that has one.

    A word is looked for among those of its argument's name: the area "Old Town" is `area-old-town`. `sorts` says where
    else: those of `subject` are what questions of chance are about, those of `face` what can be drawn.
    """

    seats: tuple[str, ...] = ("player",)
    by_seat: tuple[str, ...] = ("scores",)
    sorts: Mapping[str, tuple[str, ...]] = field(default_factory=dict, hash=False)
