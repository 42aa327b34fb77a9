"""What the others do is told step by step, can be skipped and shown again, and stays marked until one moves."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Any

import pytest
from playwright.sync_api import expect

from support.markup import BOARD
from support.person import Person
from support.screens import AXE
from support.served import Served, Sitting

WATCH = """() => {
    const seen = { told: [], heard: [], moved: 0 }
    window.seen = seen
    const note = () => {
        const text = document.querySelector('[data-testid=telling-text] span')?.textContent
        if (text && text !== seen.told.at(-1)) seen.told.push(text)
        seen.moved = Math.max(seen.moved, document.querySelector('[data-testid=stage]')?.childElementCount ?? 0)
    }
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true })
    const hear = (news) =>
        seen.heard.push(...news.flatMap(({ addedNodes }) => [...addedNodes]).map((each) => each.textContent))
    new MutationObserver(hear).observe(document.querySelector('[data-testid=told]'), { childList: true })
}"""
"""Notes the sentences over the board, those that are said aloud, and how many things moved at once."""

FORGET = "() => Object.assign(window.seen, { told: [], heard: [], moved: 0 })"

STILL = "() => document.querySelector('[data-testid=stage]')?.dataset.still !== undefined"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all: nobody here pulls its plug."""
    with Served(tmp_path_factory.mktemp("telling") / "table.sqlite") as server:
        yield server


def face_a_bot(person: Any, **settings: Any) -> Person:
    """Sit down against a bot, and move until it has answered with a turn of its own."""
    anna: Person = person(**settings)
    anna.set_table("Anna", "bot:companion")
    anna.wait_for_turn()
    anna.page.evaluate(WATCH)
    return anna


def answer(anna: Person, sitting: Sitting) -> tuple[list[str], list[str]]:
    """Move until the rival has answered and it is one's own turn again: the others' steps, and all of them."""
    while True:
        anna.wait_for_turn()
        anna.page.evaluate(FORGET)
        before = sitting.look(0)["ply"]
        anna.take(anna.choices().first)
        anna.wait_for_turn()
        anna.page.wait_for_function(STILL)
        news = [line for line in sitting.look(0)["journal"] if line["ply"] > before]
        if any(line["ply"] > before + 1 for line in news):
            others = [line["text"] for line in news if line["ply"] > before + 1]
            return [text for text, _ in groupby(others)], [line["text"] for line in news]


def test_each_step_of_anothers_turn_is_told_and_heard_once_and_the_turn_is_shown_again(person, served: Served) -> None:
    anna = face_a_bot(person, moving=True)
    others, steps = answer(anna, anna.sitting(served))
    seen = anna.page.evaluate("window.seen")
    assert seen["told"][-len(others) :] == others
    assert [text for text in seen["heard"] if text in steps] == steps
    assert seen["moved"] > 0
    expect(anna.see("telling")).to_have_count(0)

    stood = anna.page.evaluate(BOARD)
    anna.page.evaluate(FORGET)
    anna.see("show-again").click()
    anna.page.wait_for_function(f"() => !({STILL})()")
    assert not anna.is_asked()
    anna.wait_for_turn()
    anna.page.wait_for_function(STILL)
    seen = anna.page.evaluate("window.seen")
    assert seen["told"] == others
    assert seen["moved"] > 0
    assert anna.page.evaluate(BOARD) == stood


def test_what_the_last_turn_changed_stays_marked_until_ones_own_next_move(person, served: Served) -> None:
    anna = face_a_bot(person)
    answer(anna, anna.sitting(served))
    marked = anna.page.locator(".changed[data-thing]")
    expect(marked.first).to_be_attached()
    anna.page.reload()
    anna.wait_for_turn()
    expect(marked.first).to_be_attached()
    anna.take(anna.choices().first)
    expect(marked).to_have_count(0)


@pytest.mark.parametrize("lang", ["en", pytest.param("fr", marks=pytest.mark.long)])
def test_whoever_skips_has_the_newest_table_at_once_and_what_is_told_is_accessible(
    person, served: Served, lang: str
) -> None:
    anna = face_a_bot(person, moving=True, lang=lang, settings={"speed": "calm"})
    others, _ = answer(anna, anna.sitting(served))
    ways = (
        lambda: anna.see("skip").click(),
        lambda: anna.page.keyboard.press(" "),
        lambda: anna.page.locator("[data-place=board]").click(position={"x": 12, "y": 120}),
    )
    for skip in ways:
        anna.page.evaluate(FORGET)
        anna.see("show-again").click()
        expect(anna.see("telling-text")).to_be_visible()
        skip()
        anna.page.wait_for_function(f"() => ({STILL})() && !document.querySelector('[data-testid=telling]')")
        assert anna.is_asked()
        assert len(anna.page.evaluate("window.seen.told")) < len(others)
    anna.see("show-again").click()
    expect(anna.see("telling-text")).to_be_visible()
    assert anna.axe(AXE) == []


def test_who_wants_no_motion_gets_the_sentences_without_it(person, served: Served) -> None:
    anna = face_a_bot(person, settings={"speed": "brisk"})
    others, _ = answer(anna, anna.sitting(served))
    seen = anna.page.evaluate("window.seen")
    assert seen["told"][-len(others) :] == others
    assert seen["moved"] == 0


def test_a_page_that_slept_has_the_newest_table(person, served: Served) -> None:
    anna = person(moving=True)
    sitting = served.create("here", "here")
    anna.hold(sitting, 0)
    anna.visit(f"#/match/{sitting.match}")
    anna.page.wait_for_function(STILL)
    anna.page.evaluate("() => Object.defineProperty(document, 'hidden', { get: () => true, configurable: true })")
    anna.page.evaluate(WATCH)
    sitting.play_on(10)
    ply = sitting.look(0)["ply"]
    anna.page.wait_for_function(f"() => document.querySelector('[data-testid=stage]').dataset.still == {ply}")
    assert anna.page.evaluate("window.seen.moved") == 0
