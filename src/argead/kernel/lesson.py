"""Lessons: a game that is played by the book, in which the learner makes the moves."""

from __future__ import annotations

from dataclasses import dataclass

from argead.kernel.chance import Answer
from argead.kernel.errors import LessonError


@dataclass(frozen=True, slots=True)
class Page:
    """One move of the book, with what chance answers to it. `note` names what a reader is told before it."""

    notation: str
    answers: tuple[Answer, ...]
    note: str


@dataclass(frozen=True, slots=True)
class Lesson:
    """The moves of the book in their order. After the last one the learner is free."""

    name: str
    pages: tuple[Page, ...]

    def page(self, moves: int) -> Page | None:
        """The page after so many moves, or None after the last."""
        return self.pages[moves] if moves < len(self.pages) else None

    def check(self, moves: int, notation: str) -> Page | None:
        """The page that this move turns; another move is refused."""
        page = self.page(moves)
        if page is not None and page.notation != notation:
            raise LessonError(f"the lesson plays {page.notation!r} here")
        return page
