"""The screens that people have, and what must be in sight on each without scrolling the page."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from support.person import Person

FAULTS = (Path(__file__).parent / "layout.js").read_text(encoding="utf-8")
SETTLED = """() => new Promise((done) => {
    let before = ''
    const look = () => {
        const places = [...document.querySelectorAll('[data-place]')].map((each) => each.getBoundingClientRect())
        const now = JSON.stringify(places)
        if (now === before) done()
        else { before = now; requestAnimationFrame(() => requestAnimationFrame(look)) }
    }
    look()
})"""


class Size(NamedTuple):
    """A screen; how many choices it must show, and which part of it the board must have."""

    width: int
    height: int
    choices: int = 4
    board: float = 0.3

    @property
    def viewport(self) -> dict[str, int]:
        return {"width": self.width, "height": self.height}

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"


SIZES = (
    Size(390, 844, 2, 0.3),
    Size(844, 390, 2, 0.35),
    Size(820, 1180, 4, 0.25),
    Size(1180, 820),
    Size(1280, 720),
    Size(1440, 900),
    Size(1920, 1080),
    Size(2560, 1440),
)


def faults(person: Person, size: Size) -> list[str]:
    """What is wrong at this size, each with the size."""
    person.page.set_viewport_size(size.viewport)
    person.page.evaluate(SETTLED)
    found: list[Any] = person.page.evaluate(f"({FAULTS})({{choices: {size.choices}, board: {size.board}}})")
    return [f"{size}: {fault}" for fault in found]
