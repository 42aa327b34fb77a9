"""Outlooks: what may soon come of a position, as a game tells it by its door `outlook`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Prospect:
    """Something that may happen, or was left undone: its name, the section of the rules that it comes from, the figures
    of the sentence, the things on the table that it is about, and by `keys` what is in danger.

    Keys are spelled like things: first that of which the sentence tells, then what could be hit in its stead. Without
    any it is the first of the things, or the name.
    """

    name: str
    rule: str
    data: Mapping[str, Any] = field(default_factory=dict, hash=False)
    things: tuple[str, ...] = ()
    keys: tuple[str, ...] = ()

    @property
    def dangers(self) -> tuple[str, ...]:
        """All that is in danger: after a move, a threat stands as long as its key is among these of any threat."""
        return self.keys or self.things[:1] or (self.name,)

    @property
    def key(self) -> str:
        """By which the danger is known again after a move, whatever it is called then."""
        return self.dangers[0]
