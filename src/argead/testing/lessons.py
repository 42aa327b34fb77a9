"""Lessons: every book is played to its end, points at what lies on the table, and leaves a game to be played on."""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Iterator

import pytest

from argead.bots import best_bot
from argead.kernel import Dice, Line, Match, Page, Primer
from argead.language import LANGUAGES, phrasebook
from argead.table import Seat, Table
from argead.testing.settings import MOST_DECISIONS
from argead.testing.sources import lessons
from argead.testing.subject import Subject


def begin(primer: Primer, match: Match) -> Table:
    """A table at which bots sit: they play by the book, too."""
    spec = best_bot(match.game)
    return Table(match, [Seat("bot", f"seat {number}", spec) for number in range(1, primer.players + 1)])


def turn(table: Table) -> Iterator[Page]:
    """The pages of a lesson, each before its move is made, as doors make it for a bot."""
    while (page := table.match.page) is not None:
        yield page
        assert page.seat in table.match.state.waiting(), "the book goes on with a seat that nobody waits for"
        assert table.due() == page.seat
        move = table.book_move(page.seat)
        assert move is not None
        line = table.play(page.seat, move.notation)
        assert isinstance(line, Line)
        assert line.answers == page.answers, f"{page.notation}: the book has other answers than chance is asked for"
        table.take([line])


def rules_named(match: Match) -> set[str]:
    """The sections of the rules that the open decisions and the last line told of."""
    open_now = {match.state.decision(seat).rule for seat in match.state.waiting()}
    return open_now | {event.rule for ply, event in match.events if ply == match.ply}


class Lessons(Subject):
    """A lesson can be learned from the first page to the last, and the game after it is a game."""

    def tables(self) -> Iterator[tuple[Primer, Table]]:
        """A fresh table for each lesson."""
        for primer in self.game.primers():
            names = tuple(f"seat {number}" for number in range(1, primer.players + 1))
            yield primer, begin(primer, Match(self.game, names, Dice(1), pack=None, **primer.options))

    def test_every_lesson_is_chosen_by_one_option(self) -> None:
        assert set(lessons(self.game)) == {primer.lesson for primer in self.game.primers()}

    def test_the_book_is_played_to_its_end_and_then_all_are_free(self, capfd: pytest.CaptureFixture[str]) -> None:
        for primer, table in self.tables():
            match, lesson = table.match, primer.lesson
            assert match.record.lines[0].answers == lesson.setup, "the book answers the set-up"
            assert match.lesson == lesson
            covered = rules_named(match)
            for number, _ in enumerate(turn(table)):
                assert match.moves == number
                covered |= rules_named(match)
            assert match.moves == len(lesson.pages)
            assert not table.over, "there is a game left to be played"
            assert match.awaited == match.state.waiting()
            for _ in range(MOST_DECISIONS):
                if (seat := table.due()) is None:
                    break
                notation = deque(table.thinking(seat, match.ply).run(), maxlen=1).pop()
                line = table.play(seat, notation)
                assert isinstance(line, Line)
                table.take([line])
            assert match.state.outcome() is not None, "bots can play it to its end"
            sections = [section.id for section in phrasebook(self.game, "en").rules()]
            taught = [section for section in sections if section in covered]
            notes = sum(len(page.notes) for page in lesson.pages)
            with capfd.disabled():
                print(
                    f"\nlesson {lesson.name} of {self.game.name}: {lesson.count} pages, {notes} notes, rules "
                    f"{len(taught)} of {len(sections)}: {', '.join(taught)}",
                    file=sys.stderr,
                )

    def test_notes_point_at_what_the_learner_sees(self) -> None:
        for primer, table in self.tables():
            for page in turn(table):
                things = set(self.game.things(table.match.state.view(primer.lesson.learner)))
                missing = {thing for note in page.notes for thing in note.things} - things
                assert missing == set(), f"page {table.match.moves + 1} ({page.notation}) points at what is not there"

    def test_the_learner_is_told_something_before_each_move_and_nobody_else_is(self) -> None:
        for primer in self.game.primers():
            lesson = primer.lesson
            silent = [page.notation for page in lesson.pages if page.seat == lesson.learner and not page.notes]
            assert silent == []
            unread = [page.notation for page in lesson.pages if page.seat != lesson.learner and page.notes]
            assert unread == []
            names = [note.name for page in lesson.pages for note in page.notes]
            for lang in LANGUAGES:
                words = phrasebook(self.game, lang)
                assert [name for name in names if not words.has(f"lesson-{name}")] == []
