"""Actions: what a seat can choose. Small objects, made once and compared by identity."""

from __future__ import annotations

from typing import ClassVar


class Action:
    """One choice at one decision.

    `notation` is its only spelling, in records, in the terminal and on the wire. `index` is its place in the game's
    action space: two actions that can be offered together never share one, and legal lists are sorted by it.
    """

    __slots__ = ("index", "notation")

    verb: ClassVar[str]

    def __init__(self, index: int, *words: str) -> None:
        self.index = index
        self.notation = " ".join((self.verb, *words))

    def args(self) -> dict[str, object]:
        """The arguments by name, ready for JSON and for the language files."""
        return {}

    def __repr__(self) -> str:
        return f"<{self.notation}>"
