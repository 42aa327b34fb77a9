"""What can go wrong, each with a code for programs and one clear sentence for people."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from argead.kernel.match import Match
    from argead.kernel.record import Record


class ArgeadError(Exception):
    """Base of every error that a user can cause."""

    code = "bad-request"


class IllegalAction(ArgeadError):
    """The referee refuses the action; nothing has changed."""

    code = "illegal-action"


class NotWaiting(ArgeadError):
    """The seat owes no decision now."""

    code = "not-waiting"


class NoUndo(ArgeadError):
    """The move cannot be taken back."""

    code = "no-undo"


class LessonError(ArgeadError):
    """The lesson plays another move here."""

    code = "lesson"


class ChanceError(ArgeadError):
    """A scripted or recorded answer of chance is missing, left over or impossible."""

    code = "bad-record"


class RecordError(ArgeadError):
    """A record cannot be read or does not replay."""

    code = "bad-record"


class RulesParted(RecordError):
    """A record of former rules does not stand under those of today.

    `line` is the line of the file where they part, `match` what stands before it, `record` the whole.
    """

    code = "rules-parted"

    def __init__(self, line: int, reason: str, match: Match, record: Record) -> None:
        self.line, self.reason, self.match, self.record = line, reason, match, record
        played, now = match.record.rules, match.game.rules
        super().__init__(
            f"line {line}: this was played under version {played} of {match.game.name}'s rules, and version {now} does "
            f"not allow it ({reason}): the lines above can be looked at, but the game cannot go on"
        )


class DataError(ArgeadError):
    """A data file (a board, a deck) is not sound."""

    code = "bad-board"


class SetupError(ArgeadError):
    """A game was asked for with seats or options that it does not have."""


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
        super().__init__(f"the match has plies 0 to {last}")
        self.last = last
