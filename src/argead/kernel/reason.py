"""Reasons: why something cannot be done now, as data. Words are found for them later, in the reader's language."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Reason:
    """A kind from the game's own language, the section of its rules that says so, and the figures of the sentence."""

    kind: str
    rule: str
    data: dict[str, Any] = field(default_factory=dict, hash=False)
