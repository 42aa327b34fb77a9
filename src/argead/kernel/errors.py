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
