"""A learner at a browser: notes are read one after the other, and the marked move is made."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from support.person import LATEST, Person

READY = (
    "before => !document.querySelector('[data-fresh]')"
    " && (!!document.querySelector('[data-testid=lesson-close]')"
    " || (document.querySelector('[data-testid=decision]')?.dataset.ply !== before"
    " && !!document.querySelector('[data-testid=lesson] progress')"
    " && !document.querySelector('[data-testid=decision][aria-busy=true]')"
    " && !!document.querySelector('[data-read], [data-testid=choices] .hinted, form[data-testid$=-form] .tag')))"
)
"""Another page is open, or the last one has been turned."""

THINGS = "() => [...new Set([...document.querySelectorAll('{}')].map(each => each.dataset.thing))].sort()"
DRAWN = THINGS.format("[data-thing]")
LIT = THINGS.format(".pointed[data-thing]")
"""The things on the page, and those of them that are lit."""

ARE_LIT = f"things => {{ const lit = ({LIT})(); return things.every(each => lit.includes(each)) }}"


def learn(person: Person, game: str, lesson: int = 0) -> None:
    """Open a book of a game at its first page, from the lobby."""
    person.visit()
    person.see(f"game-{game}").click()
    person.see(f"learn-{lesson}" if lesson else "learn").click()
    person.page.wait_for_function(READY, arg="")


def is_over(person: Person) -> bool:
    return person.see("lesson-close").count() > 0


def page_number(person: Person) -> int:
    return int(person.see("lesson").locator("progress").get_attribute("value") or 0)


def page_count(person: Person) -> int:
    return int(person.see("lesson").locator("progress").get_attribute("max") or 0)


def note(person: Person) -> str:
    return person.see("lesson-text").inner_text()


def read(person: Person) -> list[str]:
    """Turn all notes of the page; what they say."""
    notes = [note(person)]
    while person.page.locator("[data-read]").count():
        person.see("lesson-next").click()
        notes.append(note(person))
    return notes


def make_move(person: Person) -> None:
    """Make the marked move, from the list or by laying out the numbers of the book, and wait for the next page."""
    before = person.page.evaluate(LATEST)
    if person.marked().count():
        person.take(person.marked())
    else:
        form: Any = person.page.locator("form[data-testid$=-form]")
        form.locator(".pile button").click()
        form.locator("[data-testid$=-send]").click()
    person.page.wait_for_function(READY, arg=before)


def turn_page(person: Person) -> list[str]:
    """Read a page, and make its move."""
    notes = read(person)
    make_move(person)
    return notes


def play_to(person: Person, page: int) -> None:
    """Turn pages until this one is open."""
    while page_number(person) < page:
        turn_page(person)
    expect(person.see("lesson").locator("progress")).to_have_attribute("value", str(page))
