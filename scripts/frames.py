"""How smoothly each game's table stands and glows without a graphics card: `.venv/bin/python scripts/frames.py`.

At 1280 x 720 the browser counts its frames while the table glows, while a pointer wanders over it, and while moves of a
recorded game are shown.
"""

from __future__ import annotations

import math
import sys
import tempfile
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from statistics import median
from time import monotonic

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from support.chromium import CHROMIUM, QUIET
from support.data import RECORDS
from support.person import Person
from support.scenes import Staged, stage
from support.served import Served

RECORDED = {
    "alexandros": "walls-greedy-four",
    "empire": "greedy-five-styles",
    "field-commander": "granicus-victory",
    "phalanxx": "greedy-four",
}
FIRST_PLY = 20
PLAYED_S = 20.0
TABLES = ("alexandros-middle", "empire-middle", "campaign-middle", "campaign-battle", "phalanxx-middle")
SCREEN = {"width": 1280, "height": 720}
WARM_S = 2.0
WATCH_S = 5.0
STEP_MS = 16
COUNT = """() => {
    window.frames_seen = []
    const note = (now) => { window.frames_seen.push(now); requestAnimationFrame(note) }
    requestAnimationFrame(note)
}"""

COUNT_MOVING = """() => {
    window.frames_taken = []
    let last = null
    const note = (now) => {
        const isMoving = document.querySelector('[data-testid=stage]').childElementCount > 0
        if (isMoving && last !== null) window.frames_taken.push(now - last)
        last = isMoving ? now : null
        requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
}"""


def wander(person: Person, seconds: float) -> None:
    """Move the pointer round over the board."""
    box = person.page.locator("[data-place=board]").bounding_box()
    assert box is not None
    begun = monotonic()
    while (passed := monotonic() - begun) < seconds:
        x = box["x"] + box["width"] * (0.5 + 0.4 * math.cos(1.3 * passed))
        y = box["y"] + box["height"] * (0.5 + 0.4 * math.sin(1.9 * passed))
        person.page.mouse.move(x, y)
        person.page.wait_for_timeout(STEP_MS)


def rest(person: Person, seconds: float) -> None:
    person.page.wait_for_timeout(1000 * seconds)


def watch(browser: Browser, url: str, scene: Staged, spend: Callable[[Person, float], None]) -> list[float]:
    """The milliseconds that each frame took."""
    person = Person(browser, url, size=SCREEN, moving=True)
    scene.enter(person)
    spend(person, WARM_S)
    person.page.evaluate(COUNT)
    spend(person, WATCH_S)
    seen: list[float] = person.page.evaluate("window.frames_seen")
    person.context.close()
    return [after - before for before, after in pairwise(seen)]


def watch_moves(browser: Browser, served: Served, game: str) -> list[float]:
    """The same while a look back plays on and something moves."""
    match = served.open_record(RECORDS / game / f"{RECORDED[game]}.jsonl")
    person = Person(browser, served.url, size=SCREEN, moving=True)
    person.visit(f"#/review/{match}/{FIRST_PLY}")
    person.see("play").click()
    rest(person, WARM_S)
    person.page.evaluate(COUNT_MOVING)
    rest(person, PLAYED_S)
    seen: list[float] = person.page.evaluate("window.frames_taken")
    person.context.close()
    return seen


def print_figures(table: str, doing: str, frames: list[float]) -> None:
    slow = sum(each > 50 for each in frames)
    figures = f"{1000 / median(frames):>10.1f}{max(frames):>10.1f}{slow:>12}{len(frames):>8}"
    print(f"{table:<20}{doing:<10}{figures}", flush=True)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        database = Path(folder) / "table.sqlite"
        scenes = stage(database)
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        with Served(database) as served:
            print(f"{'table':<20}{'while':<10}{'frames/s':>10}{'worst ms':>10}{'over 50 ms':>12}{'frames':>8}")
            for name in TABLES:
                print_figures(name, "glowing", watch(browser, served.url, scenes[name], rest))
                print_figures(name, "pointing", watch(browser, served.url, scenes[name], wander))
            for game in RECORDED:
                print_figures(game, "moving", watch_moves(browser, served, game))
        browser.close()


if __name__ == "__main__":
    main()
