"""What a table refuses, beside what the referee does."""

from __future__ import annotations

from argead.kernel import ArgeadError


class ForeignDice(ArgeadError):
    """Answers were typed for a move whose dice are ours or the book's."""

    code = "bad-answer"


class HintsForbidden(ArgeadError):
    """The seat plays without hints."""

    code = "no-hints"


class NotYetOpen(ArgeadError):
    """Somebody asked for what is hidden until the match has ended."""

    code = "not-over"


class NoSuchPly(ArgeadError):
    """The match has no such ply."""

    code = "not-found"

    def __init__(self, last: int) -> None:
        super().__init__(f"the match has the plies 0 to {last}")
        self.last = last
