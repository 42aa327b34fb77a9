"""The pictures of the documentation, taken of the real product, and every table on every screen: `make pictures`.

For the documentation a server of its own plays each scene with the best bot's hints, in a real Chromium.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
import terminal
from advice import take_advice
from playwright.sync_api import Browser, Page, sync_playwright
from screens import take_screens

from support.chromium import CHROMIUM, QUIET

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
SESSIONS = "() => localStorage.getItem('argead.matches')"


TYRE = {"campaign": "tyre"}
SCENES = (
    ("table-en-light", "alexandros", 2, {}, DESKTOP, "en", "light", "choose-path", 60),
    ("table-en-dark", "alexandros", 2, {}, DESKTOP, "en", "dark", "choose-action", 60),
    ("phone-en-light", "alexandros", 2, {}, PHONE, "en", "light", "choose-action", 60),
    ("phone-fr-dark", "alexandros", 2, {}, PHONE, "fr", "dark", "choose-card", 60),
    ("empire-en-light", "empire", 2, {}, DESKTOP, "en", "light", "march", 25),
    ("campaign-en-light", "field-commander", 0, {}, DESKTOP, "en", "light", "lead-army", 2),
    ("battle-en-light", "field-commander", 0, {}, DESKTOP, "en", "light", "fight-on", 10),
    ("siege-fr-dark", "field-commander", 0, TYRE, DESKTOP, "fr", "dark", "spend-treasure", 30),
    ("phalanxx-en-light", "phalanxx", 2, {}, DESKTOP, "en", "light", "choose-action", 40),
    ("battle-phone-en-dark", "field-commander", 0, {}, PHONE, "en", "dark", "fight-on", 10),
)
"""A name; the game, its rivals and options; whose screen; and the question and ply at which the picture is taken."""


@contextmanager
def table() -> Iterator[str]:
    """A server with an empty database; its address."""
    with TemporaryDirectory() as folder:
        command = [str(Path(sys.executable).with_name("argead")), "serve", "--port", "0", "--no-browser"]
        command += ["--database", f"sqlite:///{folder}/pictures.sqlite"]
        quick = os.environ | {"ARGEAD_BOT_PAUSE": "0"}
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=quick)
        try:
            assert server.stdout is not None
            yield server.stdout.readline().split()[-1]
        finally:
            server.terminate()
            server.wait(10)


def visit(browser: Browser, url: str, size: dict[str, int], lang: str, scheme: str) -> Page:
    """A first visit by somebody with these habits, who has been asked about sounds already."""
    context = browser.new_context(
        viewport=size, locale=lang, color_scheme=scheme, reduced_motion="reduce", device_scale_factor=1
    )
    context.add_init_script("localStorage['argead.settings'] ??= JSON.stringify({ volume: 0 })")
    page = context.new_page()
    page.goto(url)
    page.get_by_test_id("start").wait_for()
    page.evaluate("() => document.fonts.ready")
    return page


def sit_down(page: Page, game: str, rivals: int, options: dict[str, str]) -> None:
    """Begin a match against bots, as the lobby offers it."""
    page.get_by_test_id(f"game-{game}").click()
    for name, value in options.items():
        page.get_by_test_id(f"option-{name}").locator(f"input[value={value}]").check()
    while rivals and page.locator("[data-testid=seats-form] > .row").count() < rivals + 1:
        page.get_by_test_id("add-seat").click()
    if rivals:
        page.get_by_test_id("seat-0").locator("input").fill("Roxane")
    page.get_by_test_id("start").click()
    page.get_by_test_id("seats").wait_for()
    help_ = page.get_by_test_id("first-help").get_by_role("button")
    if help_.count():
        help_.click()


def play(page: Page, url: str, plies: int, pause_at: str) -> None:
    """Take hints until so many plies have passed and the person is asked for `pause_at`."""
    session = json.loads(page.evaluate(SESSIONS))[0]
    match, token = session["match"], session["tokens"]["0"]
    with httpx.Client(base_url=f"{url}/api/matches/{match}", headers={"Authorization": f"Bearer {token}"}) as http:
        while True:
            seen = http.get("").json()
            if not seen["waiting"]:
                raise SystemExit("The game ended before its picture could be taken.")
            if 0 not in seen["waiting"]:
                page.wait_for_timeout(20)
                continue
            if seen["ply"] >= plies and seen["decision"]["kind"] == pause_at:
                break
            hint = http.get("/hint", params={"seat": 0}).json()["action"]
            http.post("/moves", json={"ply": seen["ply"], "seat": 0, "action": hint}).raise_for_status()
    page.get_by_test_id("choices").locator("button").first.wait_for()
    page.wait_for_timeout(600)


def take(page: Page, name: str) -> None:
    page.screenshot(path=PICTURES / f"{name}.png")
    print(f"docs/pictures/{name}.png")


RULES = (
    ("rules-en-light", "alexandros/walls", DESKTOP, "en", "light"),
    ("rules-phone-fr-dark", "phalanxx/pushing", PHONE, "fr", "dark"),
)
"""A name; a section of a game's rules; whose screen."""


def take_rules(browser: Browser, url: str) -> None:
    for name, section, size, lang, scheme in RULES:
        page = visit(browser, url, size, lang, scheme)
        page.goto(f"{url}/rules/{section}")
        page.get_by_test_id("rules").wait_for()
        page.wait_for_timeout(600)
        take(page, name)


ALEXANDROS = ("alexandros", "--seats", "human,greedy,greedy", "--names", "Roxane", "--seed", "11")
EMPIRE = ("empire", "--seats", "human,greedy,greedy", "--names", "Roxane", "--seed", "4")
SESSIONS_AT_TERMINALS = (
    ("terminal-en-dark", ALEXANDROS, "dark", 39, 6, "Choose the card", ("board", "")),
    ("terminal-en-light", EMPIRE, "light", 38, 9, "", ("board", "")),
)
"""A name; what is played; theme and rows; how many hints are taken, the question they end at, what is typed there."""

TERMINAL_COLUMNS = 100


def take_terminals(browser: Browser) -> None:
    """What stands on a terminal's screen in the midst of a game."""
    sheet = browser.new_page()
    for name, words, theme, rows, moves, question, typed in SESSIONS_AT_TERMINALS:
        with terminal.session("play", *words, rows=rows, columns=TERMINAL_COLUMNS) as session:
            terminal.take_hints(session, moves, question)
            for line in typed:
                session.type(line)
                session.until(terminal.PROMPT)
            sheet.set_content(terminal.page(session.screens[0], f"argead play {' '.join(words)}", theme))
        sheet.locator("body").screenshot(path=PICTURES / f"{name}.png", omit_background=True)
        print(f"docs/pictures/{name}.png")


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with table() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        take(visit(browser, url, DESKTOP, "fr", "light"), "lobby-fr-light")
        take_rules(browser, url)
        for name, game, rivals, options, size, lang, scheme, kind, plies in SCENES:
            page = visit(browser, url, size, lang, scheme)
            sit_down(page, game, rivals, options)
            play(page, url, plies, kind)
            page.get_by_test_id("choices").locator("button").first.hover()
            page.wait_for_timeout(2500 if kind == "fight-on" else 300)
            take(page, name)
        take_terminals(browser)
        take_advice(browser)
        take_screens(browser)
        browser.close()


if __name__ == "__main__":
    main()
