"""Every screen, phone to desktop, both languages, light and dark: it fits, it can be read, it can be reached."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from support.person import Person
from support.scenes import SCENES
from support.screens import check

HABITS = [
    ("fr", True),
    pytest.param("en", False, marks=pytest.mark.long),
    pytest.param("en", True, marks=pytest.mark.long),
    pytest.param("fr", False, marks=pytest.mark.long),
]
PAGES = {"": "start", "#/rules/alexandros": "rules", "#/nothing/here": "lost", "#/log": "log-empty"}
ONE = "empire-layout"


@pytest.mark.parametrize(("lang", "dark"), HABITS)
def test_every_screen_fits_and_is_accessible(person, lang: str, dark: bool) -> None:
    anna = person(lang=lang, dark=dark)
    for path, landmark in PAGES.items():
        anna.visit(path)
        expect(anna.see(landmark)).to_be_visible()
        check(anna)
    anna.set_table("Anna", "link")
    expect(anna.see("share-button")).to_be_visible()
    check(anna)


def check_table(person: Person, name: str) -> None:
    """The table, with the words on how a turn goes; an ended one with its result, and looked back at."""
    expect(person.see("result" if name.endswith("-end") else "first-help")).to_be_visible()
    check(person)
    if name.endswith("-end"):
        person.see("review").click()
        expect(person.see("slider")).to_be_visible()
        check(person)


def test_a_table_fits_and_is_accessible(at) -> None:
    check_table(at(ONE, lang="en", dark=False, helped=False), ONE)


@pytest.mark.long
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", [scene.name for scene in SCENES])
def test_every_table_fits_and_is_accessible(at, name: str, lang: str, dark: bool) -> None:
    check_table(at(name, lang=lang, dark=dark, helped=False), name)
