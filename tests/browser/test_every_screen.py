"""Every screen, phone to desktop, both languages, light and dark: it fits, it can be read, it can be reached."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from support.screens import check


@pytest.mark.parametrize(("lang", "dark"), [("en", False), ("fr", True)])
def test_every_screen_fits_and_is_accessible(person, lang: str, dark: bool) -> None:
    anna = person(lang=lang, dark=dark)
    anna.visit()
    expect(anna.see("start")).to_be_visible()
    check(anna)
    anna.visit("#/rules/alexandros")
    expect(anna.see("rules")).to_be_visible()
    check(anna)
    anna.set_table("Anna", "bot:greedy", "bot:greedy", "bot:random")
    for _ in range(8):
        anna.wait_for_turn()
        anna.take(anna.choices().first)
    anna.wait_for_turn()
    check(anna)
