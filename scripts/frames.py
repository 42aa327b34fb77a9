"""How smoothly each game's table stands and glows without a graphics card: `.venv/bin/python scripts/frames.py`.

At 1280 x 720 the browser counts its frames while the table glows, and while a pointer wanders over the board, too.
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

from pictures import CHROMIUM, QUIET

from support.person import Person
from support.scenes import Staged, stage
from support.served import Served

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


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        database = Path(folder) / "table.sqlite"
        scenes = stage(database)
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        with Served(database) as served:
            print(f"{'table':<20}{'pointer':<10}{'frames/s':>10}{'worst ms':>10}{'over 50 ms':>12}{'frames':>8}")
            for name in TABLES:
                for pointer, spend in (("rests", rest), ("wanders", wander)):
                    frames = watch(browser, served.url, scenes[name], spend)
                    slow = sum(each > 50 for each in frames)
                    figures = f"{1000 / median(frames):>10.1f}{max(frames):>10.1f}{slow:>12}{len(frames):>8}"
                    print(f"{name:<20}{pointer:<10}{figures}", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
