"""Every table on every screen: board, question and journal are in sight, nothing overlaps, nothing is cut."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from support.layout import SIZES, Size, faults
from support.person import Person
from support.scenes import SCENES

LANGUAGES = ("en", "fr")
SHORT = ("phalanxx-middle", "campaign-battle")
SMALL, LARGE = Size(1280, 720), Size(2560, 1440)
GROWN = 1.35


def close_result(person: Person) -> None:
    person.page.keyboard.press("Escape")
    expect(person.see("result")).to_have_count(0)


def look(person: Person, *, ended: bool) -> list[str]:
    """Look at the table at each size; at an ended one with its result and without."""
    found = []
    if ended:
        expect(person.see("result")).to_be_visible()
        found = [fault for size in SIZES for fault in faults(person, size)]
        close_result(person)
    else:
        expect(person.page.locator("[data-testid=decision] h2")).to_be_visible()
    return [*found, *(fault for size in SIZES for fault in faults(person, size))]


@pytest.mark.parametrize(("name", "lang"), list(zip(SHORT, LANGUAGES, strict=True)))
def test_a_dense_table_fits_every_screen(at, name: str, lang: str) -> None:
    assert look(at(name, lang=lang), ended=False) == []


@pytest.mark.long
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", [scene.name for scene in SCENES])
def test_every_table_fits_every_screen(at, name: str, lang: str) -> None:
    assert look(at(name, lang=lang), ended=name.endswith("-end")) == []


def heights(person: Person, size: Size, selector: str) -> float:
    person.page.set_viewport_size(size.viewport)
    found = person.page.locator(selector).first.bounding_box()
    assert found is not None, selector
    return float(found["height"])


@pytest.mark.parametrize(
    ("name", "piece"),
    [
        ("phalanxx-middle", "[data-place=board] [data-testid=hand] .card"),
        pytest.param("alexandros-middle", "[data-place=strip] .card", marks=pytest.mark.long),
        pytest.param("empire-middle", "[data-place=board] svg text", marks=pytest.mark.long),
        pytest.param("campaign-battle", "[data-place=board] .fighter svg", marks=pytest.mark.long),
    ],
)
def test_pieces_cards_and_text_grow_with_the_screen(at, name: str, piece: str) -> None:
    anna = at(name)
    for selector in (piece, ".choice", "[data-testid=seats] strong"):
        assert heights(anna, LARGE, selector) > GROWN * heights(anna, SMALL, selector), selector


@pytest.mark.parametrize("size", [SIZES[4], pytest.param(SIZES[0], marks=pytest.mark.long)], ids=str)
def test_how_a_turn_goes_hides_neither_question_nor_journal(at, size: Size) -> None:
    anna = at("empire-middle", size=size.viewport, helped=False)
    help_ = anna.see("first-help")
    expect(help_).to_be_visible()
    assert [fault for fault in faults(anna, size) if help_.get_by_role("heading").inner_text() not in fault] == []
    anna.page.keyboard.press("Escape")
    expect(help_).to_have_count(0)
    anna.page.reload()
    expect(anna.see("seats")).to_be_visible()
    expect(help_).to_have_count(0)
    anna.see("help-button").click()
    expect(help_).to_be_visible()
    help_.get_by_role("button").click()
    expect(help_).to_have_count(0)


def test_on_a_phone_every_part_of_the_table_is_a_tap_away(at) -> None:
    anna = at("phalanxx-middle", size=SIZES[0].viewport)
    for place in ("journal", "strip", "seats", "side"):
        anna.see(f"to-{place}").click()
        expect(anna.page.locator(f"[data-place={place}]")).to_be_in_viewport()
    anna.see("news").click()
    expect(anna.see("journal").locator("li").first).to_be_in_viewport()
