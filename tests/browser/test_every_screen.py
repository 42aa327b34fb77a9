"""Every screen, phone to desktop, both languages, light and dark: it fits, it can be read, it can be reached."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SMALL_TEXT = """() => [...document.querySelectorAll('body *')]
    .filter((each) => !each.closest('svg') && each.checkVisibility())
    .filter((each) => [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
    .filter((each) => parseFloat(getComputedStyle(each).fontSize) < 14)
    .map((each) => each.outerHTML.slice(0, 120))"""
WIDTHS = (390, 600, 820, 1024, 1280, 1600)


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


def check(anna) -> None:
    for width in WIDTHS:
        anna.page.set_viewport_size({"width": width, "height": 844})
        wide = anna.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= width, f"{anna.page.url} is {wide} wide on a screen of {width}"
        small = anna.page.evaluate(SMALL_TEXT)
        assert small == [], f"text below 14 px at {width}: {small}"
    for width in (390, 1280):
        anna.page.set_viewport_size({"width": width, "height": 844})
        assert anna.axe(AXE) == []
