"""Lessons: a game that is played by the book, in which the learner makes the moves."""

from __future__ import annotations

from dataclasses import dataclass

from argead.kernel.chance import Answer
from argead.kernel.errors import LessonError, NotWaiting


@dataclass(frozen=True, slots=True)
class Note:
    """Something that is read before a move: its name, and the ids of the things that it points at."""

    name: str
    things: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Page:
    """One move of the book, by any seat, with what chance answers to it, and the notes that are read before it."""

    notation: str
    answers: tuple[Answer, ...] = ()
    notes: tuple[Note, ...] = ()
    seat: int = 0


@dataclass(frozen=True, slots=True)
class Lesson:
    """The moves of the book in their order, and what chance answers to the set-up. After the last one all are free.

    The pages of the `learner` are those that are counted; the others' moves come between them.
    """

    name: str
    pages: tuple[Page, ...]
    setup: tuple[Answer, ...] = ()
    learner: int = 0

    @property
    def count(self) -> int:
        """How many pages the learner turns."""
        return self.number(len(self.pages))

    def number(self, moves: int) -> int:
        """How many of the learner's pages have been turned after so many moves."""
        return sum(page.seat == self.learner for page in self.pages[:moves])

    def page(self, moves: int) -> Page | None:
        """The page after so many moves, or None after the last."""
        return self.pages[moves] if moves < len(self.pages) else None

    def check(self, moves: int, seat: int, notation: str) -> Page | None:
        """The page that this move turns; another move is refused, and so is a seat whose page is not open."""
        page = self.page(moves)
        if page is not None and page.seat != seat:
            raise NotWaiting(f"seat {seat} waits: the lesson has seat {page.seat} move first")
        if page is not None and page.notation != notation:
            raise LessonError(f"the lesson plays {page.notation!r} here")
        return page
