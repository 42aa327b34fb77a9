"""Every lesson in a real Chromium: read note by note and played to its end; left, resumed, offered; and what is new."""

from __future__ import annotations

import sys
from itertools import pairwise
from time import monotonic

import pytest
from playwright.sync_api import expect

from argead.kernel import Game
from argead.language import phrasebook
from argead.shelf import catalogue
from support.lessons import (
    ARE_LIT,
    DRAWN,
    LIT,
    is_over,
    learn,
    make_move,
    note,
    page_count,
    page_number,
    play_to,
    read,
    turn_page,
)
from support.person import DESKTOP, PHONE, Person
from support.screens import check
from support.served import Served

TAUGHT = [game for game in catalogue() if game.primers()]
RIVALLED = [game for game in TAUGHT if game.primers()[0].players > 1]
GAME = "field-commander"
SITS = (("phone", "fr"), ("phone", "en"), ("desktop", "fr"), ("desktop", "en"))


def lessons() -> list[object]:
    """Every lesson at a phone and a desktop, in both languages; one of each game in every run."""
    return [
        pytest.param(
            game,
            number,
            size,
            lang,
            id=f"{game.name}-{primer.lesson.name}-{size}-{lang}",
            marks=[pytest.mark.long] if number or at else [],
        )
        for game in TAUGHT
        for number, primer in enumerate(game.primers())
        for at, (size, lang) in enumerate(SITS)
    ]


def few(games: list[Game]) -> list[object]:
    """One of these games in every run, all of them in a long one."""
    return [pytest.param(game, id=game.name, marks=[pytest.mark.long] if at else []) for at, game in enumerate(games)]


def check_in_sight(anna: Person) -> None:
    """The note, its buttons and the board are on the screen together, and nothing of the note has to be scrolled."""
    boxes = anna.page.evaluate(
        "() => ['[data-testid=lesson]', '[data-place=board]'].map(each => {"
        " const {top, bottom, height} = document.querySelector(each).getBoundingClientRect();"
        " return {top, bottom, height} })"
    )
    screen = anna.page.viewport_size
    assert screen is not None
    assert all(box["top"] >= 0 and box["bottom"] <= screen["height"] for box in boxes), boxes
    assert boxes[1]["height"] >= screen["height"] / 4
    text = anna.page.locator("[data-testid=lesson] .text")
    assert text.evaluate("each => each.scrollHeight - each.clientHeight") <= 1, note(anna)


@pytest.mark.parametrize(("game", "number", "size", "lang"), lessons())
def test_a_learner_reads_every_note_and_plays_the_book_to_its_end(
    person, served: Served, game: Game, number: int, size: str, lang: str, capfd: pytest.CaptureFixture[str]
) -> None:
    lesson, words, begun = game.primers()[number].lesson, phrasebook(game, lang), monotonic()
    anna = person(size=PHONE if size == "phone" else DESKTOP, lang=lang, touch=size == "phone")
    learn(anna, game.name, number)
    sitting = anna.sitting(served)
    rules: set[str] = set()
    assert page_count(anna) == lesson.count
    pages = [page for page in lesson.pages if page.seat == lesson.learner]
    for leaf, page in enumerate(pages, 1):
        assert page_number(anna) == leaf
        for at, told in enumerate(page.notes):
            assert note(anna) == words.lesson_note(told)
            check_in_sight(anna)
            assert set(told.things) <= set(anna.page.evaluate(DRAWN)), (page.notation, told.name)
            anna.page.wait_for_function(ARE_LIT, arg=list(told.things))
            if at + 1 < len(page.notes):
                anna.see("lesson-next").click()
        table = sitting.look(lesson.learner)
        rules.add(table["decision"]["rule"])
        make_move(anna)
    assert is_over(anna)
    expect(anna.see("lesson-lobby")).to_be_visible()
    table = sitting.look(lesson.learner)
    rules |= {line["rule"] for line in table["journal"]}
    assert table["lesson"] is None
    anna.see("lesson-close").click()
    expect(anna.see("lesson")).to_have_count(0)
    anna.take_hint()
    with capfd.disabled():
        print(
            f"\nlesson {lesson.name} of {game.name}, {size}, {lang}: {len(pages)} pages,"
            f" {len(rules)} of {len(words.rules())} rules,"
            f" {monotonic() - begun:.0f} s",
            file=sys.stderr,
        )


@pytest.mark.parametrize(("size", "dark"), [(PHONE, False), (DESKTOP, True)])
def test_the_screen_of_a_lesson_fits_and_is_accessible(person, size: dict[str, int], dark: bool) -> None:
    anna = person(size=size, dark=dark)
    learn(anna, GAME)
    check(anna)
    turn_page(anna)
    check(anna)


# Reading -------------------------------------------------------------------------------------------------------------


def test_notes_are_turned_back_and_forth_by_buttons_and_by_keys(person) -> None:
    anna = person()
    learn(anna, GAME)
    first = note(anna)
    expect(anna.see("lesson-back")).to_be_disabled()
    expect(anna.marked()).to_have_count(0)
    anna.see("lesson-next").focus()
    anna.page.keyboard.press("Enter")
    second = note(anna)
    anna.page.keyboard.press("ArrowLeft")
    assert note(anna) == first != second
    anna.page.keyboard.press("ArrowRight")
    assert note(anna) == second
    anna.page.keyboard.press("Enter")
    expect(anna.see("lesson-next")).to_be_disabled()
    expect(anna.marked()).to_be_focused()
    anna.see("lesson-back").click()
    assert note(anna) == second


def test_whoever_reloads_finds_the_page_at_its_first_note_and_nothing_is_recorded(person, served: Served) -> None:
    anna = person()
    learn(anna, GAME)
    first = note(anna)
    read(anna)
    assert anna.sitting(served).look(0)["ply"] == 0
    anna.page.reload()
    expect(anna.see("lesson-text")).to_have_text(first)


def test_each_note_is_heard_once(person) -> None:
    anna = person()
    learn(anna, GAME)
    anna.page.evaluate(
        "() => { window.heard = []; new MutationObserver(() => heard.push("
        "document.querySelector('[data-testid=lesson-text]').textContent)).observe("
        "document.querySelector('[data-testid=lesson-text]'), {characterData: true, childList: true, subtree: true}) }"
    )
    expect(anna.see("lesson-text")).to_have_attribute("aria-live", "polite")
    notes = read(anna)
    make_move(anna)
    notes += read(anna)
    assert anna.page.evaluate("() => heard") == notes[1:]


def test_another_move_than_the_books_is_not_made(person, served: Served) -> None:
    anna = person()
    learn(anna, GAME)
    read(anna)
    anna.page.locator("[data-testid=choices] .choice:not(.hinted):visible").first.click()
    expect(anna.see("lesson-strayed")).to_be_visible()
    assert page_number(anna) == 1
    assert anna.sitting(served).look(0)["ply"] == 0


WATCH = """() => {
  window.seen = []
  const look = () => {
    const panel = document.querySelector('[data-testid=lesson]')
    const {top, height} = panel.getBoundingClientRect()
    seen.push([panel.querySelector('[data-testid=lesson-text]').textContent, Math.round(top), Math.round(height)])
    requestAnimationFrame(look)
  }
  look()
}"""
"""What stands in the panel, and where, frame by frame."""


@pytest.mark.parametrize("game", few(RIVALLED))
def test_while_a_rival_moves_the_page_stays_as_it_is(person, game: Game) -> None:
    lesson = game.primers()[0].lesson
    seats = [page.seat == lesson.learner for page in lesson.pages]
    own = next(at for at, pair in enumerate(pairwise(seats)) if pair == (True, False))
    anna = person(moving=True)
    learn(anna, game.name)
    play_to(anna, lesson.number(own) + 1)
    last = read(anna)[-1]
    anna.page.evaluate(WATCH)
    make_move(anna)
    seen = anna.page.evaluate("() => seen")
    assert len({(top, height) for text, top, height in seen if text == last}) == 1
    assert {text for text, _, _ in seen} == {last, note(anna)}
    expect(anna.page.locator(".refused")).to_have_count(0)


# The lobby -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", few(TAUGHT))
def test_a_newcomer_is_offered_the_lesson_first(person, game: Game) -> None:
    anna = person(size=PHONE)
    anna.visit()
    anna.see(f"game-{game.name}").click()
    offer = anna.see("lesson-offer")
    expect(offer.get_by_role("button", name="Learn it")).to_have_count(len(game.primers()))
    top, start = (anna.see(each).bounding_box() for each in ("lesson-offer", "start"))
    assert top is not None
    assert start is not None
    assert top["y"] < start["y"]
    anna.see("learn").click()
    expect(anna.see("lesson")).to_be_visible()


def test_a_lesson_that_was_left_goes_on_where_it_was(person, served: Served) -> None:
    anna = person()
    learn(anna, GAME)
    play_to(anna, 3)
    match = anna.sitting(served).match
    anna.visit()
    expect(anna.see("lesson-offer")).to_contain_text(f"page 3 of {page_total()}")
    anna.see("learn-on").click()
    expect(anna.see("lesson").locator("progress")).to_have_attribute("value", "3")
    assert anna.sitting(served).match == match


def test_the_second_lesson_is_gone_on_with_though_the_first_is_learned(person, served: Served) -> None:
    done = {"lessons": {"phalanxx": {"match": "x", "page": 35, "pages": 35, "done": True}}}
    anna = person(settings=done)
    learn(anna, "phalanxx", 1)
    match = anna.sitting(served).match
    anna.visit()
    expect(anna.see("learn")).to_contain_text("alone")
    expect(anna.see("learn-1")).to_contain_text("against a rival")
    anna.see("learn-on").click()
    expect(anna.see("lesson")).to_be_visible()
    assert anna.sitting(served).match == match


def page_total() -> int:
    return next(game for game in TAUGHT if game.name == GAME).primers()[0].lesson.count


def test_a_learned_lesson_can_be_taken_again_and_is_not_in_the_way(person) -> None:
    done = {"lessons": {GAME: {"match": "x", "page": 39, "pages": 39, "done": True}}}
    anna = person(settings=done)
    anna.visit()
    anna.see(f"game-{GAME}").click()
    expect(anna.see("start")).to_be_visible()
    expect(anna.see("lesson-offer")).to_have_count(0)
    anna.see("learn").click()
    expect(anna.see("lesson")).to_be_visible()


def test_whoever_has_played_is_not_offered_the_lesson_first(person) -> None:
    anna = person()
    anna.begin(GAME)
    anna.visit()
    expect(anna.see("start")).to_be_visible()
    expect(anna.see("lesson-offer")).to_have_count(0)
    expect(anna.see("learn")).to_be_visible()


# What is new ---------------------------------------------------------------------------------------------------------

HELPED = {"helped": [GAME], "marks": True}


def test_what_is_new_is_told_once_and_never_again(person) -> None:
    anna = person(settings=HELPED)
    anna.begin(GAME)
    mark = anna.see("first-mark")
    expect(mark).to_contain_text("Options make a campaign harder")
    mark.click()
    expect(mark).to_have_count(0)
    anna.take_hint()
    expect(mark).to_contain_text("An advisor stays with you")
    anna.take_hint()
    expect(mark.filter(has_text="An advisor stays with you")).to_have_count(0)
    anna.begin(GAME)
    expect(mark.filter(has_text="Options make a campaign harder")).to_have_count(0)


def test_a_mark_about_a_thing_lights_it_and_covers_nothing(person) -> None:
    anna = person(settings=HELPED | {"met": [f"{GAME} choose-options", f"{GAME} choose-advisors"]}, size=PHONE)
    anna.begin(GAME)
    expect(anna.see("first-mark")).to_be_visible()
    assert len(anna.page.evaluate(LIT)) == 1
    box, choices = (anna.see(each).bounding_box() for each in ("first-mark", "choices"))
    assert box is not None
    assert choices is not None
    assert box["y"] + box["height"] <= choices["y"]
    check(anna)


@pytest.mark.parametrize("settings", [{"marks": False}, {"helped": []}])
def test_nothing_is_told_to_whoever_wants_none_or_still_reads_how_a_turn_goes(person, settings) -> None:
    anna = person(settings=HELPED | settings)
    anna.begin(GAME)
    expect(anna.see("first-mark")).to_have_count(0)


def test_marks_are_switched_off_in_the_preferences(person) -> None:
    anna = person(settings=HELPED)
    anna.begin(GAME)
    expect(anna.see("first-mark")).to_be_visible()
    anna.see("preferences").click()
    anna.see("marks").uncheck()
    anna.page.keyboard.press("Escape")
    expect(anna.see("first-mark")).to_have_count(0)


def test_in_a_lesson_marks_are_silent_and_what_it_tells_is_no_longer_new(person) -> None:
    anna = person(settings=HELPED)
    learn(anna, GAME)
    turn_page(anna)
    expect(anna.see("first-mark")).to_have_count(0)
    anna.begin(GAME)
    expect(anna.see("first-mark").filter(has_text="Options make a campaign harder")).to_have_count(0)
