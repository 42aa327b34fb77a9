"""What can go wrong, each with a code for programs and one clear sentence for people."""


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
        super().__init__(f"the match has the plies 0 to {last}")
        self.last = last
