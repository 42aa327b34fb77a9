"""Every game's tables on every screen, to be looked at: pictures of the scenes that the tests of the layout use, the
ended ones with their accounts."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from support.layout import SETTLED, SIZES
from support.person import Person
from support.scenes import Staged, stage
from support.served import Served

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "pictures"
ENDING = ROOT / "docs" / "pictures" / "ending-en-light.png"


def take_one(browser: Browser, url: str, scene: Staged, turn: int) -> None:
    """A scene at all sizes; languages and themes change from scene to scene."""
    lang, dark = (("en", False), ("fr", True), ("fr", False), ("en", True))[turn % 4]
    person = Person(browser, url, lang=lang, dark=dark)
    scene.enter(person)
    for size in SIZES:
        person.page.set_viewport_size(size.viewport)
        person.page.evaluate(SETTLED)
        person.page.wait_for_timeout(300)
        file = FOLDER / f"{scene.scene.name}-{size}.png"
        person.page.screenshot(path=file)
        print(file.relative_to(ROOT), flush=True)
    person.context.close()


def take_account(browser: Browser, url: str, scene: Staged, turn: int) -> None:
    """The account of an ended scene, whole, as a phone and a desktop show it."""
    lang, theme = (("en", "light"), ("fr", "dark"))[turn % 2]
    page = browser.new_page()
    page.goto(f"{url}/api/matches/{scene.match}/account?lang={lang}&theme={theme}")
    for size in (SIZES[0], SIZES[4]):
        page.set_viewport_size(size.viewport)
        file = FOLDER / f"{scene.scene.name}-account-{size}.png"
        page.screenshot(path=file, full_page=True)
        print(file.relative_to(ROOT), flush=True)
    page.close()


def take_ending(browser: Browser, url: str, scene: Staged, file: Path) -> None:
    """The story of an ended match, with one of its lines looked at."""
    person = Person(browser, url, size=SIZES[5].viewport)
    scene.enter(person)
    person.see("reckoning").get_by_role("button").first.hover()
    person.page.wait_for_timeout(300)
    person.page.screenshot(path=file)
    print(file.relative_to(ROOT), flush=True)
    person.context.close()


def take_screens(browser: Browser) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "table.sqlite"
        scenes = stage(database)
        with Served(database) as served:
            for turn, scene in enumerate(scenes.values()):
                take_one(browser, served.url, scene, turn)
                if scene.scene.name.endswith("-end"):
                    take_account(browser, served.url, scene, turn)
            take_ending(browser, served.url, scenes["alexandros-end"], ENDING)
