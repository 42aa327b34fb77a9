"""The journal: what happened, as events. Text is made of them later, in the reader's language."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened. `data` is public; `secret` is known to the seat `confidant` alone."""

    kind: str
    rule: str
    seat: int | None
    data: dict[str, Any]
    confidant: int | None = None
    secret: dict[str, Any] = field(default_factory=dict)

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """The data that a seat (or a spectator: None) may read."""
        if self.secret and seat == self.confidant:
            return self.data | self.secret
        return self.data
