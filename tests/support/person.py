"""A person at a browser: what they see and click, whatever the game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page, Request, expect

from support.served import Served, Sitting

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}

# Conditions, not nodes: what a test has been handed it holds, and the page could never let go of it.
ANSWERED = (
    "!!(document.querySelector('[data-testid=result]')"
    " || document.querySelector('[data-testid=curtain]')"
    " || (document.querySelector('[data-testid=decision]')?.dataset.ply !== before"
    " && !document.querySelector('[data-testid=decision][aria-busy=true]')))"
)
HASTY = """
    const [now, wait] = [performance.now.bind(performance), window.setTimeout]
    performance.now = () => now() - 280
    window.setTimeout = (run, ms, ...more) => wait(run, ms === 300 ? 20 : ms, ...more)
"""
"""What comes counts after a fiftieth of a second already, instead of a third."""

FRAMES = "async () => { for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame) }"
"""What listens to the window's size hears of it with the next frame, and is drawn with the one after."""

FORM = ".form button.primary:enabled"
"""What sends numbers that have been laid out."""

LATEST = "() => document.querySelector('[data-testid=decision]')?.dataset.ply"


class Person:
    """One browser with its own memory."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        *,
        size: Any = DESKTOP,
        lang: str = "en",
        dark: bool = False,
        guarded: bool = False,
        touch: bool = False,
        settings: dict[str, Any] | None = None,
        moving: bool = False,
        patient: bool = False,
    ) -> None:
        """`guarded`: the page's own policy stands; else checkers may be put into it. `touch`: fingers, no mouse.

        `settings`: what was chosen on a former visit; to have no sounds and no marks of what is new, if nothing else.
        `moving`: things may move, and moves are shown as they come. `patient`: reads no faster than people.
        """
        self.url = url
        self.context = browser.new_context(
            viewport=size,
            locale=lang,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if moving else "reduce",
            bypass_csp=not guarded,
            has_touch=touch,
            is_mobile=touch,
        )
        self.remember(
            "argead.settings", {"volume": 0, "marks": False} | ({} if moving else {"speed": "once"}) | (settings or {})
        )
        if not patient:
            self.context.add_init_script(HASTY)
        self.page: Page = self.context.new_page()
        # Nobody answers a question before having read it: what comes sooner does not count.
        self.page.add_locator_handler(self.page.locator("[data-fresh]").first, lambda: None)
        self.troubles: list[str] = []
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", lambda line: line.type == "error" and self.troubles.append(line.text))
        expect.set_options(timeout=20_000)

    def remember(self, key: str, known: dict[str, Any]) -> None:
        """Have this in the browser's memory, if it has any, from the first visit on, beside what is there."""
        self.context.add_init_script(
            f"try {{ localStorage[{json.dumps(key)}] = JSON.stringify({{...{json.dumps(known)},"
            f" ...JSON.parse(localStorage[{json.dumps(key)}] ?? '{{}}')}}) }} catch {{}}"
        )

    def hold(self, sitting: Sitting, *seats: int) -> None:
        """Let the browser hold seats of Anna's and Bruno's match, as if somebody had sat down there."""
        session = {"match": sitting.match, "game": sitting.look()["game"], "host": None, "setup": None}
        session["tokens"] = {str(each): sitting.tokens[each] for each in seats}
        session |= {"names": ["Anna", "Bruno"], "begun": 1, "over": False}
        self.context.add_init_script(f"localStorage['argead.matches'] ??= {json.dumps(json.dumps([session]))}")

    def resize(self, width: int, height: int) -> None:
        """Have a window of another size, and wait until everything has been laid out for it."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate(FRAMES)

    def visit(self, path: str = "") -> None:
        self.page.goto(f"{self.url}/{path}")

    def sitting(self, served: Served) -> Sitting:
        """The match on the screen with the tokens that this browser holds, for whoever wants to play it otherwise."""
        match = self.page.url.rpartition("/")[2]
        known = self.page.evaluate("JSON.parse(localStorage['argead.matches'])")
        tokens = next(one["tokens"] for one in known if one["match"] == match)
        return Sitting(served, match, {int(seat): token for seat, token in tokens.items()}, {}, "")

    def see(self, test_id: str) -> Locator:
        return self.page.get_by_test_id(test_id)

    def set_table(self, *seats: str) -> None:
        """Fill the lobby's form: a name, `link`, or `bot:<level>` for each seat; then begin."""
        self.visit()
        self.seat(*seats)

    def seat(self, *seats: str) -> None:
        """Fill the rows of the seats in the lobby's form, and begin."""
        expect(self.see("start")).to_be_visible()
        rows = self.page.locator("[data-testid=seats-form] > .row")
        while rows.count() < len(seats):
            self.see("add-seat").click()
        while rows.count() > len(seats):
            rows.last.get_by_role("button").click()
        for number, seat in enumerate(seats):
            row = self.see(f"seat-{number}")
            kind, _, bot = seat.partition(":")
            row.locator("select").first.select_option(kind if kind in ("link", "bot") else "here")
            if kind == "bot":
                row.locator("select").nth(1).select_option(bot)
            elif kind != "link":
                row.locator("input").fill(seat)
        self.see("start").click()
        expect(self.see("seats")).to_be_visible()

    def invite(self, guest: Person, name: str) -> None:
        """Hand the link of the free seat to another person, who takes it."""
        self.see("share-button").click()
        self.invite_open(guest, name)

    def invite_open(self, guest: Person, name: str) -> None:
        """The same where the panel with the links is open; it closes when everybody has come."""
        guest.page.goto(self.invitation())
        guest.page.locator("#join-name").fill(name)
        guest.see("join").locator("button").click()
        expect(guest.see("seats")).to_be_visible()
        expect(self.see("share")).to_have_count(0)

    def invitation(self) -> str:
        """The link of the free seat, in the open panel."""
        return self.see("share").locator("[id^=invite]").input_value()

    def begin(self, game: str, **options: str) -> None:
        """Begin a game for one from the lobby."""
        self.visit()
        self.see(f"game-{game}").click()
        for name, value in options.items():
            self.see(f"option-{name}").locator(f"input[value={value}]").check()
        self.see("start").click()
        self.wait_for_turn()

    def choices(self) -> Locator:
        return self.see("choices").locator("button[data-notation]")

    def is_asked(self) -> bool:
        return self.choices().count() > 0

    def is_over(self) -> bool:
        return self.see("result").count() > 0

    def take(self, choice: Locator) -> None:
        """Take a choice, for sure if that is asked, and wait until the table has answered."""
        before = self.page.evaluate(LATEST)
        choice.click()
        asked = "|| document.querySelector('[data-testid=sure-take]') !== null"
        self.page.wait_for_function(f"before => {ANSWERED} {asked}", arg=before)
        if self.see("sure-take").count():
            self.see("sure-take").click()
            self.page.wait_for_function(f"before => {ANSWERED}", arg=before)

    def marked(self) -> Locator:
        """The choice that a hint or a lesson marks."""
        return self.see("choices").locator(".hinted")

    def take_hint(self) -> str:
        """Ask what the best bot would do, and do it."""
        self.wait_for_turn()
        self.page.keyboard.press("h")
        expect(self.marked()).to_be_visible()
        notation = self.marked().get_attribute("data-notation") or ""
        self.take(self.marked())
        return notation

    def wait_for_turn(self) -> None:
        self.page.wait_for_function(
            "() => !document.querySelector('[data-fresh]')"
            " && !!(document.querySelector('[data-testid=result]')"
            " || document.querySelector('[data-testid=curtain]')"
            f" || document.querySelector('[data-testid=choices] button[data-notation]:enabled, {FORM}'))"
        )

    def settle(self) -> None:
        """Until it is this person's turn, and nothing is on its way."""
        self.wait_for_turn()
        self.page.wait_for_function("() => !document.querySelector('[aria-busy=true]')")

    def moves(self) -> list[str]:
        """What the page sends from now on."""
        sent: list[str] = []

        def note(request: Request) -> None:
            if "/moves" in request.url:
                sent.append(request.post_data_json["action"])

        self.page.on("request", note)
        return sent

    def wait_for_ply(self, ply: int) -> None:
        """Until the page shows what was moved elsewhere."""
        self.page.wait_for_function(
            "ply => Number(document.querySelector('[data-testid=decision]')?.dataset.ply) >= ply", arg=ply
        )

    def axe(self, script: Path) -> list[str]:
        """What the accessibility checker finds on the page as it is."""
        self.page.add_script_tag(path=script)
        found = self.page.evaluate("async () => (await axe.run(document, {resultTypes: ['violations']})).violations")
        return [f"{item['id']}: {node['html'][:160]}" for item in found for node in item["nodes"]]
