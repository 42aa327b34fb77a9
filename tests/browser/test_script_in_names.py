"""What strangers write is shown as text: no name, board, option or record makes a browser run anything."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Page, expect

from argead.games.alexandros.board import OWN_TEXT
from argead.kernel import Match
from argead.shelf import game
from support.person import Person
from support.served import Served, code

SCRIPT = "<script>hit=1</script>"
IMAGE = '"><img src onerror=hit=1>'[:24]
LINK = "javascript:hit=1//"
DRAWN = "<svg onload=hit=1></svg>"
NAMES = [SCRIPT, IMAGE, LINK, DRAWN]
TURNED = "\u202eannA\u2066\u0007\u0000\u200f"
"""What would be read from right to left, ring a bell and end a text."""


def is_calm(person: Person) -> None:
    """Nothing has run, nothing of a name is an element, and the page has not even tried."""
    assert person.page.evaluate("window.hit") is None
    assert person.page.evaluate("document.querySelectorAll('img[onerror], svg[onload], body script').length") == 0
    assert person.page.evaluate("document.querySelectorAll('[href^=\"javascript:\"]').length") == 0
    assert person.troubles == []


def holds(page: Page) -> None:
    """Even if a script came into the page, its policy would not let it run."""
    page.evaluate(
        """() => {
        const script = document.createElement('script')
        script.textContent = 'window.hit = 2'
        document.body.append(script)
        document.body.insertAdjacentHTML('beforeend', '<img src onerror="window.hit = 3">')
        document.querySelector('img[onerror]').dispatchEvent(new Event('error'))
        const link = document.createElement('a')
        link.href = 'javascript:window.hit = 4'
        document.body.append(link)
        link.click()
    }"""
    )
    page.wait_for_timeout(200)
    assert page.evaluate("window.hit") is None


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all of this: what a stranger writes there stays there."""
    with Served(tmp_path_factory.mktemp("table") / "table.sqlite") as server:
        yield server


@pytest.fixture
def guarded(person):
    """A person whose page opens no dialog."""
    made = person(guarded=True)
    made.page.on("dialog", lambda dialog: (made.troubles.append(dialog.message), dialog.dismiss()))
    return made


def whoever_is_asked(first: Person, second: Person) -> Person:
    """The one of two people who is to move, once no curtain is in the way."""
    for _ in range(300):
        if first.see("curtain").is_visible():
            first.see("curtain").get_by_role("button").click()
        for each in (first, second):
            if each.page.locator("[data-testid=choices] button[data-notation]:enabled").count():
                return each
        first.page.wait_for_timeout(100)
    raise AssertionError("nobody is asked")


def test_names_at_a_table_are_text(person, guarded: Person) -> None:
    guarded.set_table(SCRIPT, IMAGE, "link")
    bruno = person(guarded=True)
    guarded.invite(bruno, LINK)
    for each in (guarded, bruno):
        for name in (SCRIPT, IMAGE, LINK):
            expect(each.see("seats")).to_contain_text(name)
    for _ in range(6):
        mover = whoever_is_asked(guarded, bruno)
        mover.take(mover.choices().first)
    assert any(name in bruno.see("journal").inner_text() for name in (SCRIPT, IMAGE, LINK))
    for path in ("", "#/log", f"#/match/{SCRIPT}", f"#/review/{IMAGE}", f"#/join/{DRAWN}/{IMAGE}", f"#/rules/{LINK}"):
        guarded.visit(path)
        guarded.page.reload()
        guarded.page.wait_for_load_state("networkidle")
        # The browser itself logs that a match of such a name is not there.
        guarded.troubles[:] = [trouble for trouble in guarded.troubles if "404" not in trouble]
        is_calm(guarded)
    is_calm(bruno)
    holds(bruno.page)
    bruno.troubles.clear()  # the policy's own complaints


def test_signs_that_control_are_taken_out_of_a_name(guarded: Person, served: Served) -> None:
    sitting = served.create("here", "link")
    sitting.claim(1, TURNED)
    assert sitting.look(0)["seats"][1]["name"] == "annA"
    guarded.visit(f"#/match/{sitting.match}")
    expect(guarded.see("seats")).to_contain_text("annA")
    is_calm(guarded)


@pytest.mark.parametrize("name", ["alexandros", "field-commander", "empire", "phalanxx"])
def test_names_in_a_record_are_text(guarded: Person, served: Served, name: str) -> None:
    played, random = game(name), Random(5)
    match = Match(played, tuple(NAMES[: max(1, played.seats[0])]))
    while waiting := match.state.waiting():
        match.play(waiting[0], random.choice(match.state.actions(waiting[0])).notation)
    opened = served.http.post("/api/records", content=match.record.dump())
    assert opened.status_code == 201, opened.text
    guarded.visit(f"#/review/{opened.json()['match']}")
    expect(guarded.see("slider")).to_be_visible()
    guarded.see("slider").focus()
    guarded.page.keyboard.press("End")
    expect(guarded.see("seats")).to_contain_text(SCRIPT)
    is_calm(guarded)


def test_a_board_of_a_wicked_name_is_refused_or_text(guarded: Person, served: Served) -> None:
    for wicked in NAMES:
        board = OWN_TEXT.replace('id = "alexandros-reconstructed-1"', f"id = {json.dumps(wicked)}")
        seats = [{"kind": "here", "name": wicked}, {"kind": "here"}]
        made = served.http.post("/api/matches", json={"game": "alexandros", "seats": seats, "pack": board})
        if made.status_code == 201:
            guarded.visit(f"#/match/{made.json()['match']}")
            expect(guarded.see("seats")).to_contain_text(wicked)
        else:
            assert code(made) == (422, "bad-board")
        is_calm(guarded)


def test_refusals_that_quote_a_stranger_are_text(guarded: Person, served: Served) -> None:
    asked = {"game": SCRIPT, "seats": [{"kind": "here", "name": "A"}], "options": {IMAGE: LINK}}
    assert code(served.http.post("/api/matches", json=asked)) == (400, "bad-request")
    guarded.visit()
    guarded.page.route(
        re.compile(r"/api/matches\?"),
        lambda route: route.continue_(post_data=json.dumps(asked)) if route.request.post_data else None,
    )
    guarded.see("start").click()
    expect(guarded.page.get_by_role("alert")).to_contain_text(SCRIPT)
    guarded.troubles[:] = [trouble for trouble in guarded.troubles if "400" not in trouble]
    is_calm(guarded)


def test_an_account_is_a_page_that_runs_nothing(guarded: Person, served: Served) -> None:
    for name in NAMES:
        match, random = Match(game("field-commander"), (name,)), Random(2)
        while waiting := match.state.waiting():
            match.play(waiting[0], random.choice(match.state.actions(waiting[0])).notation)
        opened = served.http.post("/api/records", content=match.record.dump()).json()["match"]
        guarded.visit(f"api/matches/{opened}/account")
        expect(guarded.page.locator("body")).to_contain_text(name)
        is_calm(guarded)
    holds(guarded.page)
    guarded.troubles.clear()  # the policy's own complaints
