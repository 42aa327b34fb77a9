"""What a visit to the site without a server takes, and how fast bots answer there: `python scripts/visits.py`.

Prints the tables of docs/site.md: bytes and seconds of a first and a second visit to a host that compresses, on a quick
and on a throttled line, as far as the lobby and the first choice at a table; the memory of the browser; and how long
answers take in its second worker and natively. Run it where nothing else is done meanwhile; it takes some minutes.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import monotonic

from hosts import LINES, Line, host
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from thoughts import LEVELS, Answers, answers

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from argead.shelf import names
from argead.site.building import write
from support.chromium import CHROMIUM, QUIET

MINUTES_MS = 10 * 60_000
QUICKEST = "alexandros"
VISITS = 3
"""Of so many first visits, each with the second that follows it, the one in the middle is told."""

CHOICE = "[data-testid=choices] button[data-notation]:enabled, .form button.primary:enabled"
SETTINGS = "localStorage['argead.settings'] ??= JSON.stringify({ volume: 0, marks: false, speed: 'once' })"


class Visit:
    """Seconds and bytes as far as the lobby and the first choice."""

    def __init__(self, page: Page, line: Line, url: str) -> None:
        self.begun, self.before, self.line = monotonic(), line.carried, line
        page.goto(f"{url}/")
        page.get_by_test_id("start").wait_for()
        self.lobby = self._so_far()
        page.get_by_test_id(f"game-{QUICKEST}").click()
        page.get_by_test_id("start").click()
        page.locator(CHOICE).first.wait_for()
        self.choice = self._so_far()

    def _so_far(self) -> tuple[float, int]:
        return monotonic() - self.begun, self.line.carried - self.before


@contextmanager
def somebody(browser: Browser) -> Iterator[BrowserContext]:
    """A browser that has never been there."""
    context = browser.new_context(reduced_motion="reduce", locale="en")
    context.add_init_script(SETTINGS)
    context.set_default_timeout(MINUTES_MS)
    yield context
    context.close()


def visit_twice(browser: Browser, site: Path, mbit: float | None, delay_s: float) -> tuple[Visit, Visit, int]:
    """A first and a second visit, and all the bytes after which no network is needed any more."""
    with host(site, Line(mbit, delay_s)) as (url, line), somebody(browser) as context:
        page = context.new_page()
        first = Visit(page, line, url)
        page.goto(f"{url}/")
        page.get_by_test_id("site-kept").wait_for()
        kept = line.carried
        page.close()
        return first, Visit(context.new_page(), line, url), kept


def middle(visits: list[Visit]) -> list[tuple[float, int]]:
    """Lobby and choice of the visits in the middle."""
    lobbies, choices = [visit.lobby for visit in visits], [visit.choice for visit in visits]
    return [(median(s for s, _ in each), int(median(b for _, b in each))) for each in (lobbies, choices)]


def print_visits(browser: Browser, site: Path) -> None:
    print("\n| | to the lobby | | to the first choice | |\n|---|---|---|---|---|", flush=True)
    for called, mbit, delay_s in LINES:
        found = [visit_twice(browser, site, mbit, delay_s) for _ in range(VISITS)]
        for number, visit in enumerate(("first", "second")):
            cells = [f"{s:.1f} s | {b:,}" for s, b in middle([each[number] for each in found])]
            print(f"| {visit} visit, {called} | {' | '.join(cells)} |", flush=True)
        print(f"| all that is kept, {called} | | | | {int(median(kept for *_, kept in found)):,} |", flush=True)


def memory(browser: Browser) -> int:
    """Megabytes of the process in which page and workers are: what it has alone, and its part of what it shares."""
    processes = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    return max(_share(process["id"]) for process in processes if process["type"] == "renderer")


def _share(process: int) -> int:
    lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    return int(next(line.split()[1] for line in lines if line.startswith("Pss:"))) // 1000


def print_memory(browser: Browser, site: Path) -> None:
    print("\n| page and both workers | MB |\n|---|---|", flush=True)
    for game in names():
        with host(site, Line()) as (url, _), somebody(browser) as context:
            page = context.new_page()
            page.goto(f"{url}/")
            page.get_by_test_id("start").wait_for()
            lobby = memory(browser)
            page.get_by_test_id("site-kept").wait_for()
            ready = memory(browser)
            page.get_by_test_id(f"game-{game}").click()
            page.get_by_test_id("start").click()
            page.locator(CHOICE).first.wait_for()
            page.get_by_test_id("hint").click()
            page.get_by_test_id("advised").wait_for()
            print(f"| {game}: lobby, referee awake, after a hint | {lobby}, {ready}, {memory(browser)} |", flush=True)


def told(taken: Answers) -> str:
    return f"{median(taken):.2f} s, {max(taken):.2f} s"


def print_answers(browser: Browser, site: Path) -> None:
    print("\n| an answer, median and most | there | natively |\n|---|---|---|", flush=True)
    with host(site, Line()) as (url, _), somebody(browser) as context:
        page = context.new_page()
        page.goto(f"{url}/")
        page.get_by_test_id("site-kept").wait_for()
        for game in names():
            for level, called in LEVELS.items():
                there, here = answers(page, site, game, level)
                if there:
                    print(f"| {called}, {game} | {told(there)} | {told(here)} |", flush=True)


def main() -> None:
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Path(folder) / "site"
        size = write(site)
        print(f"The folder has {size:,} bytes.")
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        print_visits(browser, site)
        print_memory(browser, site)
        print_answers(browser, site)
        browser.close()


if __name__ == "__main__":
    main()
