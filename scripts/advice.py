"""Pictures of hints, threats and an explained match, for the documentation: `python scripts/advice.py` takes these."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

import terminal

from support.chromium import CHROMIUM, QUIET
from support.data import RECORDS
from support.emulator import Screen
from support.layout import SETTLED
from support.person import PHONE, Person
from support.scenes import SCENES, Scene, end, stage
from support.served import Served

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "docs" / "pictures"
DESKTOP = {"width": 1440, "height": 900}
MINUTES = 5 * 60_000
"""An explanation takes about one minute, more where others work beside it."""

HABITS = (
    ("en-light", DESKTOP, "en", False),
    ("fr-dark", DESKTOP, "fr", True),
    ("phone-en-light", PHONE, "en", False),
    ("phone-fr-dark", PHONE, "fr", True),
)
"""What the name of a picture ends with; whose screen, language and theme."""


def show_hint(person: Person) -> None:
    person.settle()
    person.page.keyboard.press("h")
    person.see("advised").wait_for()


def show_threats(person: Person) -> None:
    person.settle()
    person.page.keyboard.press("t")
    person.see("threat-list").wait_for()
    prospect = person.see("threat-list").get_by_test_id("prospect").first
    prospect.hover()


def show_explanation(person: Person) -> None:
    person.see("decided").click()
    person.see("chances").wait_for(timeout=MINUTES)
    first = person.see("turning-points").locator("> ol > li").first
    first.evaluate("point => point.scrollIntoView({ block: 'end' })")
    first.get_by_test_id("turning-point").hover()


EXPLAINED = Scene("explained", "phalanxx/greedy-two", end)
VIEWS = (
    ("hint", "campaign-middle", show_hint),
    ("threats", "empire-middle", show_threats),
    ("explained", EXPLAINED.name, show_explanation),
)
"""The name of the pictures, the scene, and how one comes to see it there."""

COLUMNS, ROWS = 112, 44
TABLE = ("play", "alexandros", "--seats", "human,greedy", "--names", "Roxane", "--seed", "7")
MOVES = 20
"""So many moves are played as they are advised before the terminal is asked."""

TERMINALS = (("en-light", "en", "light", "hint", "threats"), ("fr-dark", "fr", "dark", "conseil", "menaces"))
"""What the name of a picture ends with; language and theme; how one asks for a hint, and for what threatens."""


def take_advice(browser: Browser) -> None:
    """All of it."""
    take_tables(browser)
    take_terminals(browser)


def take_tables(browser: Browser) -> None:
    """Each view as a desktop and a phone show it, in both languages."""
    wanted = {scene for _, scene, _ in VIEWS}
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "table.sqlite"
        scenes = stage(database, [scene for scene in (*SCENES, EXPLAINED) if scene.name in wanted])
        with Served(database) as served:
            for name, scene, show in VIEWS:
                for habit, size, lang, dark in HABITS:
                    person = Person(browser, served.url, size=size, lang=lang, dark=dark)
                    scenes[scene].enter(person)
                    show(person)
                    person.page.evaluate(SETTLED)
                    person.page.wait_for_timeout(600)
                    person.page.screenshot(path=PICTURES / f"{name}-{habit}.png")
                    print(f"docs/pictures/{name}-{habit}.png", flush=True)
                    person.context.close()


def take_terminals(browser: Browser) -> None:
    """The same on the terminal's screen."""
    sheet = browser.new_page()

    def take(screen: Screen, name: str, title: str, theme: str) -> None:
        sheet.set_content(terminal.page(screen, f"argead {title}", theme))
        sheet.locator("body").screenshot(path=PICTURES / f"{name}.png", omit_background=True)
        print(f"docs/pictures/{name}.png", flush=True)

    with terminal.session(*TABLE, rows=ROWS, columns=COLUMNS) as session:
        moves = terminal.take_hints(session, MOVES)
    for habit, lang, theme, hint, threats in TERMINALS:
        words = (*TABLE, "--lang", lang)
        with terminal.session(*words, rows=ROWS, columns=COLUMNS) as session:
            for typed in moves:
                session.type(typed)
                session.until(terminal.PROMPT)
            for name, typed in (("hint", hint), ("threats", threats)):
                session.type(typed)
                session.until(terminal.PROMPT)
                take(session.screens[0], f"{name}-terminal-{habit}", " ".join(words), theme)
        words = ("analyse", str(RECORDS / f"{EXPLAINED.record}.jsonl"), "--lang", lang)
        story = terminal.told(*words, columns=COLUMNS)
        take(story, f"explained-terminal-{habit}", f"analyse evening.jsonl --lang {lang}", theme)


if __name__ == "__main__":
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        take_advice(browser)
        browser.close()
