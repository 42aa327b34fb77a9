"""How the books are written: pages of the learner with their notes, and moves of the rival between them."""

from __future__ import annotations

from argead.kernel import Answer, Note, Page


def note(name: str, things: str = "") -> Note:
    """A note that points at these things, their ids separated by spaces."""
    return Note(name, tuple(things.split()))


def you(notation: str, *notes: Note, answers: tuple[Answer, ...] = ()) -> Page:
    """A move of the learner."""
    return Page(notation, answers, notes)


def they(notation: str, *answers: Answer) -> Page:
    """A move of the rival."""
    return Page(notation, answers, seat=1)
