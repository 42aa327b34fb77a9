"""The rules to read: contents, search, links, pictures, the drawer at the table, and paper."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from support.person import Person
from support.screens import check

GAMES = ("alexandros", "empire", "field-commander", "phalanxx")
LANGS = ("en", "fr")
PHONE = {"width": 390, "height": 844}
SIDEWAYS = {"width": 844, "height": 390}
SIZES = (
    PHONE,
    SIDEWAYS,
    {"width": 820, "height": 1180},
    {"width": 1280, "height": 720},
    {"width": 2560, "height": 1440},
)
PAGE = re.compile(rb"/Type\s*/Page\b(?!s)")
UNDRAWN = """() => [...document.querySelectorAll('[data-figure]')]
    .filter((place) => !(place.firstElementChild?.getBoundingClientRect().width > 20))
    .map((place) => place.dataset.figure)"""
CUT = """() => [...document.querySelectorAll('[data-figure]')]
    .filter((place) => place.scrollWidth > place.clientWidth + 1)
    .map((place) => place.dataset.figure)"""


def read(person: Person, path: str) -> None:
    person.visit(f"rules/{path}")
    expect(person.see("rules")).to_be_visible()


def current(person: Person) -> str:
    return person.see("contents").locator("[aria-current]").inner_text()


def test_the_page_has_the_games_title_and_its_contents_follow_the_text(person) -> None:
    anna = person()
    read(anna, "empire")
    expect(anna.page.get_by_role("heading", level=1)).to_have_text("Empire")
    assert anna.page.title() == "Empire · Rules · Argead"
    assert current(anna) == "The aim"
    anna.see("contents").get_by_role("link", name="Temples").click()
    expect(anna.page).to_have_url(re.compile("/rules/empire/temple$"))
    expect(anna.page.locator("[data-section=temple]")).to_be_in_viewport()
    assert current(anna) == "Temples"
    anna.page.mouse.wheel(0, 100_000)
    expect(anna.see("contents").locator("[aria-current]")).to_have_text("The board")


def test_on_a_phone_the_contents_are_folded_until_asked_for(person) -> None:
    anna = person(size=PHONE)
    read(anna, "alexandros")
    expect(anna.see("contents").get_by_role("link").first).not_to_be_visible()
    anna.see("contents").locator("summary").click()
    anna.see("contents").get_by_role("link", name="Collecting taxes").click()
    expect(anna.page.locator("[data-section=taxes]")).to_be_in_viewport()
    expect(anna.see("contents").get_by_role("link").first).not_to_be_visible()


def test_search_marks_and_counts_as_one_types_and_goes_by_keys(person) -> None:
    anna = person(lang="fr")
    read(anna, "phalanxx")
    anna.page.keyboard.press("/")
    expect(anna.see("rules-search")).to_be_focused()
    anna.page.keyboard.type("heroisme")
    marks = anna.see("rules").locator("mark")
    count = marks.count()
    assert count > 3
    assert {text.lower() for text in marks.all_inner_texts()} == {"héroïsme"}
    found = anna.see("rules-found")
    expect(found).to_have_text(f"1 sur {count}")
    anna.page.keyboard.press("Enter")
    expect(found).to_have_text(f"2 sur {count}")
    expect(anna.see("rules").locator("mark.here")).to_be_in_viewport()
    anna.page.keyboard.press("Shift+Enter")
    anna.page.keyboard.press("Shift+Enter")
    expect(found).to_have_text(f"{count} sur {count}")
    anna.page.keyboard.type("zzz")
    expect(found).to_have_text("Introuvable")
    anna.page.keyboard.press("Escape")
    expect(marks).to_have_count(0)
    expect(found).to_have_text("")


def test_marking_leaves_the_text_as_it_was(person) -> None:
    anna = person()
    read(anna, "alexandros")
    before = anna.see("rules").inner_text()
    anna.see("rules-search").fill("province")
    assert anna.see("rules").locator("mark").count() > 20
    anna.see("rules-search").fill("")
    expect(anna.see("rules").locator("mark")).to_have_count(0)
    assert anna.see("rules").inner_text() == before


def test_every_section_has_a_link_to_copy(person) -> None:
    anna = person()
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    read(anna, "empire")
    anna.page.get_by_role("button", name="Copy a link to “Marching”").click()
    copied = anna.page.evaluate("navigator.clipboard.readText()")
    assert copied == f"{anna.url}/rules/empire/movement"
    anna.page.goto(copied)
    expect(anna.page.locator("[data-section=movement]")).to_be_in_viewport()


def test_what_is_ours_carries_a_sign_and_a_legend(person) -> None:
    anna = person()
    read(anna, "phalanxx")
    expect(anna.page.locator(".legend")).to_contain_text("ours")
    signs = anna.page.locator("[data-section=board] .ours")
    expect(signs).to_have_attribute("aria-label", re.compile("^Ours"))


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_is_drawn_and_has_words(person, game: str) -> None:
    anna = person(lang="fr")
    read(anna, game)
    figures = anna.page.locator("[data-figure]")
    assert figures.count() > 5
    assert anna.page.evaluate(UNDRAWN) == []
    assert all(len(label) > 10 for label in figures.evaluate_all("all => all.map((one) => one.ariaLabel)"))


def test_the_drawer_at_the_table_shows_the_section_with_its_pictures_and_fetches_no_drawing_again(at) -> None:
    anna = at("empire-layout")
    fetched: list[str] = []
    anna.page.on("request", lambda request: fetched.append(request.url.rpartition("/")[2]))
    anna.page.locator("[data-testid=rule], [data-testid=rules-button]").first.click()
    drawer = anna.see("rules-drawer")
    expect(drawer.locator("[data-figure=region] svg").first).to_be_attached()
    assert [name for name in fetched if name.startswith(("Drawings-", "empire-"))] == []
    assert drawer.locator("[data-thing], [data-spot], [data-testid=alexander]").count() == 0
    expect(drawer.get_by_role("button", name="Close")).to_be_in_viewport()


@pytest.mark.parametrize("lang", LANGS)
def test_the_page_to_print_is_one_sheet(person, lang: str, tmp_path: Path) -> None:
    anna = person(lang=lang, dark=True)
    print_aid(anna, "field-commander", tmp_path)


def print_aid(person: Person, game: str, folder: Path) -> None:
    person.visit(f"rules/{game}/aid")
    expect(person.see("aid")).to_be_visible()
    file = folder / "aid.pdf"
    person.page.pdf(path=file, prefer_css_page_size=True)
    assert len(PAGE.findall(file.read_bytes())) == 1


@pytest.mark.long
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", GAMES)
def test_every_page_to_print_is_one_sheet(person, game: str, lang: str, tmp_path: Path) -> None:
    print_aid(person(lang=lang), game, tmp_path)


def test_on_paper_the_rules_are_text_alone_and_light(person) -> None:
    anna = person(dark=True)
    read(anna, "alexandros")
    anna.page.emulate_media(media="print", color_scheme="dark")
    for part in (anna.see("contents"), anna.see("rules-search"), anna.page.locator(".anchor").first):
        expect(part).not_to_be_visible()
    assert anna.page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "light"


def test_the_page_to_print_can_be_read_on_every_screen(person) -> None:
    anna = person(lang="fr")
    anna.visit("rules/empire/aid")
    expect(anna.see("aid")).to_be_visible()
    check(anna)


@pytest.mark.long
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_fit_every_screen_and_are_accessible(person, game: str, lang: str, dark: bool) -> None:
    anna = person(lang=lang, dark=dark)
    read(anna, game)
    check(anna)
    for size in SIZES:
        anna.resize(**size)
        assert anna.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
        assert anna.page.evaluate(CUT) == [], size


def test_the_rules_fit_a_phone_either_way(person) -> None:
    anna = person(size=PHONE, lang="fr")
    read(anna, "field-commander")
    for size in (PHONE, SIDEWAYS):
        anna.resize(**size)
        assert anna.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
        assert anna.page.evaluate(CUT) == []
