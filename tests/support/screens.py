"""What every screen owes to everybody: it fits, it can be read, it can be reached."""

from __future__ import annotations

from pathlib import Path

from support.person import Person

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SMALL_TEXT = """() => [...document.querySelectorAll('body *')]
    .filter((each) => !each.closest('svg') && each.checkVisibility())
    .filter((each) => [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
    .filter((each) => parseFloat(getComputedStyle(each).fontSize) < 14)
    .map((each) => each.outerHTML.slice(0, 120))"""
WIDTHS = (390, 600, 820, 1024, 1280, 1600)


def check(person: Person) -> None:
    """From phone to desktop: nothing runs over the side, no text is too small, and the checker finds nothing."""
    for width in WIDTHS:
        person.resize(width, 844)
        wide = person.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= width, f"{person.page.url} is {wide} wide on a screen of {width}"
        small = person.page.evaluate(SMALL_TEXT)
        assert small == [], f"text below 14 px at {width}: {small}"
    for width in (390, 1280):
        person.resize(width, 844)
        found = person.axe(AXE)
        assert found == [], f"{person.page.url} at {width}: {found}"
