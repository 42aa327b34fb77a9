"""Lessons: the book's moves and dice, other moves refused, undo turns the page back; with a toy for a game."""

from __future__ import annotations

from dataclasses import replace

import pytest

from argead.kernel import IllegalAction, Lesson, LessonError, Line, Match, Note, NotWaiting, Page, Primer, Script
from argead.testing.snapshot import snapshot
from support.toy import TOY

BOOK = Lesson(
    "first-round",
    (
        Page("bid 2", (), (Note("bid", ("box:bid",)), Note("secret"))),
        Page("bid 1", seat=1),
        Page("boast softly", (), (Note("boast"),)),
        Page("boast softly", (), (Note("boast-again"),)),
        Page("boast loudly", (4,), (Note("roll"),)),
    ),
)
TAUGHT = replace(TOY, lesson=lambda options, players: BOOK if options["mood"] == "grim" else None)


@pytest.fixture
def match() -> Match:
    return Match(TAUGHT, ("Ada", "Bob"), Script([2]), mood="grim")


def test_a_match_without_a_lesson_has_no_page():
    match = Match(TAUGHT, ("Ada", "Bob"), Script([2]))
    assert match.lesson is None
    assert match.page is None
    match.play(0, "bid 1")


def test_other_moves_than_the_books_leave_no_trace(match):
    before = snapshot(match.state)
    with pytest.raises(LessonError, match="the lesson plays 'bid 2' here"):
        match.play(0, "bid 1")
    with pytest.raises(LessonError):
        match.draft(0, "bid 1")
    with pytest.raises(LessonError):
        match.play(0, "bid 1", [])
    with pytest.raises(IllegalAction):
        match.play(0, "bid 9")
    with pytest.raises(NotWaiting):
        match.play(7, "bid 2")
    assert snapshot(match.state) == before
    assert match.ply == 0


def test_the_book_is_played_with_its_own_dice_and_then_the_learner_is_free(match):
    for number, page in enumerate(BOOK.pages):
        assert (match.moves, match.page) == (number, page)
        seat = match.state.waiting()[0]
        assert match.draft(seat, page.notation).answers == page.answers
        match.play(seat, page.notation)
    assert match.state.view(None)["scores"] == [4, 0]
    assert match.page is None
    match.play(0, "bid 1")
    match.play(1, "bid 1")


def test_undo_turns_the_page_back(match):
    match.play(0, "bid 2")
    assert match.page == BOOK.pages[1]
    match.undo(0)
    assert match.page == BOOK.pages[0]
    assert (match.moves, match.ply) == (0, 2)


def test_in_a_lesson_at_a_real_table_the_book_rolls(match):
    match.state.physical = True
    assert not match.is_typed
    for page in BOOK.pages:
        match.play(match.state.waiting()[0], page.notation, [])
    assert match.state.view(None)["scores"] == [4, 0]
    assert match.is_typed


def test_a_forked_lesson_goes_on_at_the_same_page(match):
    match.play(0, "bid 2")
    assert match.fork().page == BOOK.pages[1]


def test_each_seat_plays_its_own_pages_and_the_learners_are_counted(match):
    assert (BOOK.count, BOOK.number(0), BOOK.number(1), BOOK.number(2)) == (4, 0, 1, 1)
    assert match.state.waiting() == (0, 1)
    assert match.awaited == (0,)
    with pytest.raises(NotWaiting, match="seat 1 waits: the lesson has seat 0 move first"):
        match.play(1, "bid 1")
    match.play(0, "bid 2")
    assert match.awaited == (1,)
    with pytest.raises(LessonError, match="the lesson plays 'bid 1' here"):
        match.play(1, "bid 2")
    match.play(1, "bid 1")
    while match.page:
        match.play(match.awaited[0], match.page.notation)
    assert match.awaited == match.state.waiting() == (0, 1)


def test_the_book_answers_the_set_up_unless_it_is_already_written():
    def start(players, chance, journal, pack, options):
        state = TOY.start(players, chance, journal, pack, options)
        state.scores = [chance.die(), 0]
        return state

    game = replace(TAUGHT, start=start, lesson=lambda options, players: replace(BOOK, setup=(6,)))
    match = Match(game, ("Ada", "Bob"), Script([2]))
    assert match.state.scores == [6, 0]
    written = replace(match.record.lines[0], answers=(3,))
    match.record.lines[0] = written
    again = Match.replay(match.record, game)
    assert again.state.scores == [3, 0]


@pytest.mark.parametrize("strays", [Line(0, "bid 1"), Line(1, "bid 1")])
def test_the_record_of_another_book_is_played_on_freely(match, strays):
    """A book may change between two versions, and a match that was begun by the old one must not stand still."""
    match.record.lines.append(strays)
    again = Match.replay(match.record, TAUGHT)
    assert again.lesson is None
    assert again.awaited == again.state.waiting() == (1 - strays.seat,)
    again.play(1 - strays.seat, "bid 2")


def test_a_record_with_other_dice_than_the_books_is_played_on_freely(match):
    for page in BOOK.pages:
        match.play(page.seat, page.notation)
    match.record.lines[-1] = replace(match.record.lines[-1], answers=(2,))
    assert Match.replay(match.record, TAUGHT).lesson is None


def test_a_game_tells_what_its_lessons_are_played_with():
    assert TAUGHT.primers() == [Primer(BOOK, {"mood": "grim"}, 2)]
    assert TOY.primers() == []


def test_a_board_of_ones_own_has_no_lesson():
    game = replace(TAUGHT, board=lambda pack: TOY.board(None))
    assert Match(game, ("Ada", "Bob"), pack="", mood="grim").lesson is None
