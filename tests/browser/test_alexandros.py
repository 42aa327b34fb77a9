"""Alexandros in a real Chromium: places have names and light up, everything has its words, cards stay the same."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from argead.language import phrasebook
from argead.shelf import game
from support.person import Person
from support.served import Served
from support.things import QUICK, check_things

GAME = game("alexandros")


def until(person: Person, verb: str) -> None:
    """Play on until such a choice is offered."""
    for _ in range(80):
        person.wait_for_turn()
        if person.choices().and_(person.page.locator(f"[data-notation^={verb}]")).count():
            return
        person.take(person.choices().first)
    raise AssertionError(f"{verb} was never offered")


def seen(person: Person, *seats: str) -> None:
    person.page.add_init_script(QUICK)
    person.visit()
    person.see("game-alexandros").click()
    person.seat(*seats)
    person.wait_for_turn()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_places_are_called_by_name_and_light_up(person, lang: str) -> None:
    anna = person(lang=lang)
    anna.set_table("Anna", "bot:companion")
    until(anna, "corner")
    choice = anna.choices().and_(anna.page.locator("[data-notation^=corner]")).first
    spot = (choice.get_attribute("data-notation") or "").split()[1]
    expect(choice).to_contain_text(phrasebook(GAME, lang).say(f"point-{spot}"))
    choice.hover()
    expect(anna.see("named")).to_have_count(1)
    anna.page.mouse.move(2, 2)
    expect(anna.see("named")).to_have_count(0)
    anna.take(choice)
    until(anna, "pass")
    ridden = anna.see("journal").locator("li").filter(has_text="Alexandre" if lang == "fr" else "Alexander").first
    ridden.hover()
    expect(anna.see("named").first).to_be_attached()
    shown = anna.page.locator("[data-place=board], [data-testid=journal], [data-testid=choices]").all_inner_texts()
    assert f" {spot}" not in " ".join(shown), "coordinates are for the record"


def test_everything_on_the_table_has_its_words_from_the_start_to_the_end(person, served: Served) -> None:
    anna = person()
    seen(anna, "Anna", "bot:novice", "bot:novice")
    sitting = anna.sitting(served)
    check_things(anna, sitting, 0)
    sitting.play_on(30)
    middle = check_things(anna, sitting, 0)
    assert {"triangle", "point", "wall", "piece", "row", "pile", "supply", "hand", "score"} <= middle
    sitting.play_on()
    expect(anna.see("result")).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.see("result")).to_have_count(0)
    assert "governor" in check_things(anna, sitting, 0) | middle


def test_a_card_stays_the_same_when_it_can_be_pressed_and_when_not(person) -> None:
    anna = person()
    anna.set_table("Anna", "bot:companion")
    anna.wait_for_turn()
    pile = anna.page.locator("[data-thing='pile:cards']")
    expect(pile).to_have_attribute("aria-disabled", "true")
    pile.evaluate("card => (card.kept = true)")
    until(anna, "draw")
    expect(pile).to_have_attribute("aria-disabled", "false")
    assert pile.evaluate("card => card.kept === true")
