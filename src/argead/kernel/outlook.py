"""Outlooks: what may soon come of a position, as a game tells it by its door `outlook`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Prospect:
    """Something that may happen, or was left undone: its name, the section of the rules that it comes from, the figures
    of the sentence, and the things on the table that it is about.

    Two prospects with the same name and things are the same prospect, whatever their figures.
    """

    name: str
    rule: str
    data: Mapping[str, Any] = field(default_factory=dict, hash=False)
    things: tuple[str, ...] = ()

    @property
    def what(self) -> tuple[str, tuple[str, ...]]:
        """By which it is known again after a move."""
        return self.name, self.things
