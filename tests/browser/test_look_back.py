"""Looking back: through a running match with one's own eyes, a finished one with anybody's, and on from there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from support.data import RECORDS
from support.person import PHONE, Person
from support.screens import check
from support.served import Served, Sitting

STILL = """(ply) => {
    const slider = document.querySelector('[data-testid=slider]')
    return slider?.value == ply && document.querySelector('[data-testid=stage]')?.dataset.still == ply
}"""
DRAG = """(to) => {
    const slider = document.querySelector('[data-testid=slider]')
    const step = Math.sign(to - slider.value)
    return new Promise((done) => {
        const drag = () => {
            if (Number(slider.value) === to) return done()
            slider.value = Number(slider.value) + step
            slider.dispatchEvent(new Event('input', { bubbles: true }))
            setTimeout(drag, 2)
        }
        drag()
    })
}"""

COUNT = """() => {
    Object.assign(window, { written: 0, asked: 0, flying: 0, most: 0 })
    const [write, ask] = [history.replaceState.bind(history), fetch]
    history.replaceState = (...all) => (window.written++, write(...all))
    window.fetch = async (path, ...more) => {
        if (!path.includes('/at/')) return ask(path, ...more)
        window.asked++
        window.most = Math.max(window.most, ++window.flying)
        try { return await ask(path, ...more) } finally { window.flying-- }
    }
}"""
"""Counts what the page writes into its address and asks of the server, and how much of that at once."""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all: nobody here pulls its plug."""
    with Served(tmp_path_factory.mktemp("lookback") / "table.sqlite") as server:
        yield server


def seat(person: Person, sitting: Sitting, *seats: int) -> None:
    """Sit down at seats of a match that is under way."""
    person.hold(sitting, *seats)
    person.visit(f"#/match/{sitting.match}")
    person.see("seats").wait_for()


def running(served: Served, moves: int = 9, mover: int | None = None) -> Sitting:
    """A match of Alexandros under way, with a certain seat to move."""
    names = [{"kind": "here", "name": name} for name in ("Anna", "Bruno")]
    made = served.http.post("/api/matches", json={"game": "alexandros", "seats": names}).json()
    sitting = Sitting(served, made["match"], {int(each): token for each, token in made["tokens"].items()}, {}, "")
    sitting.play_on(moves)
    while mover is not None and sitting.turn()[0] != mover:
        sitting.play_on(1)
    return sitting


def finished(served: Served, name: str = "alexandros/walls-greedy-three") -> tuple[str, int]:
    """A recorded match on the server, and its last ply."""
    text = (RECORDS / f"{name}.jsonl").read_text(encoding="utf-8")
    match = served.http.post("/api/records", content=text).json()["match"]
    return match, served.http.get(f"/api/matches/{match}").json()["ply"]


def stands_at(person: Person, ply: int) -> None:
    """Until the page shows this ply and nothing moves any more."""
    person.page.wait_for_function(STILL, arg=ply)


def has_address(person: Person, match: str, ply: int) -> None:
    expect(person.page).to_have_url(f"{person.url}/review/{match}/{ply}")


def past_tables(person: Person) -> list[dict[str, Any]]:
    """Every past table that the page is given from now on, noted before it is."""
    given: list[dict[str, Any]] = []

    def pass_on(route: Route) -> None:
        answer = route.fetch()
        given.append(answer.json())
        route.fulfill(response=answer)

    person.page.route(re.compile(r"/at/\d+"), pass_on)
    return given


def test_slider_arrows_and_lines_lead_back_and_escape_returns(person, served: Served) -> None:
    sitting = running(served, mover=0)
    newest = sitting.look()["ply"]
    anna = person()
    seat(anna, sitting, 0)
    anna.wait_for_turn()
    question = anna.see("decision").inner_text()
    boards = list[str]()
    anna.page.on("request", lambda request: request.url.endswith("/board") and boards.append(request.url))
    anna.see("look-back").click()
    stands_at(anna, newest)
    expect(anna.see("own-eyes")).to_have_text("As Anna saw it at the time.")
    expect(anna.see("turn-meanwhile")).to_have_text("It’s your turn now.")
    assert anna.choices().count() == 0

    for back in (1, 2):
        anna.page.keyboard.press("ArrowLeft")
        stands_at(anna, newest - back)
    anna.page.keyboard.press("ArrowRight")
    stands_at(anna, newest - 1)
    anna.page.keyboard.press("Home")
    stands_at(anna, 0)
    anna.page.keyboard.press("End")
    stands_at(anna, newest)
    anna.see("slider").fill("4")
    stands_at(anna, 4)
    has_address(anna, sitting.match, 4)
    assert len(boards) == 1, "the board is fetched once, and stands all the while"

    anna.page.keyboard.press("Escape")
    anna.wait_for_turn()
    assert anna.see("decision").inner_text() == question
    line = anna.see("journal").locator(f"li:not([data-line^='{newest} '])").first
    ply = int((line.get_attribute("data-line") or "").split()[0])
    assert 0 < ply < newest
    line.hover()
    line.get_by_test_id("there").click()
    stands_at(anna, ply)
    expect(anna.see("journal").locator("li").first).to_have_attribute("data-line", re.compile(f"^{ply} "))

    earlier = anna.see("journal").locator("li").last.get_by_test_id("there")
    earlier.focus()
    anna.page.keyboard.press("Enter")
    stands_at(anna, 0)
    anna.page.go_back()
    stands_at(anna, ply)
    anna.see("return").click()
    anna.wait_for_turn()
    assert anna.see("decision").inner_text() == question
    anna.take(anna.choices().first)


def test_a_position_of_a_running_match_survives_reload_and_opens_again_where_it_was(person, served: Served) -> None:
    sitting = running(served, mover=0)
    newest = sitting.look()["ply"]
    anna = person()
    seat(anna, sitting, 0)
    anna.see("look-back").click()
    stands_at(anna, newest)
    anna.see("slider").fill("5")
    has_address(anna, sitting.match, 5)
    given = past_tables(anna)
    anna.page.reload()
    stands_at(anna, 5)
    assert given[0]["view"]["hand"] == sitting.get("/at/5", 0, seat=0).json()["view"]["hand"]
    anna.visit()
    anna.see("start").wait_for()
    anna.visit(f"review/{sitting.match}")
    stands_at(anna, 5)
    has_address(anna, sitting.match, 5)
    anna.visit(f"review/{sitting.match}/999999")
    stands_at(anna, newest)
    has_address(anna, sitting.match, newest)

    watcher = person()
    watcher.visit(f"review/{sitting.match}")
    stands_at(watcher, newest)
    expect(watcher.see("own-eyes")).to_have_text("As a spectator saw it at the time.")
    expect(watcher.see("hand")).to_have_count(0)
    watcher.visit(f"review/{sitting.match}/x")
    expect(watcher.see("lost")).to_be_visible()
    watcher.troubles.clear()  # the browser itself logs that there is nothing


def test_whoever_looks_back_is_told_when_it_is_their_turn(person, served: Served) -> None:
    sitting = running(served, mover=1)
    newest = sitting.look()["ply"]
    anna = person()
    seat(anna, sitting, 0)
    anna.see("look-back").click()
    stands_at(anna, newest)
    anna.page.keyboard.press("ArrowLeft")
    stands_at(anna, newest - 1)
    expect(anna.see("turn-meanwhile")).to_have_text("")
    assert sitting.look()["seats"][0]["online"], "whoever looks back is still at the table"
    sitting.play_on(until=lambda table: table["waiting"] == [0])
    expect(anna.see("turn-meanwhile")).to_have_text("It’s your turn now.")
    expect(anna.page).to_have_title("● Your turn")
    expect(anna.see("slider")).to_have_attribute("max", str(sitting.look()["ply"]))
    stands_at(anna, newest - 1)
    anna.page.keyboard.press("Escape")
    anna.wait_for_turn()


def test_a_rivals_hand_never_comes_while_the_match_runs(person, served: Served) -> None:
    sitting = running(served, 12, mover=0)
    newest = sitting.look()["ply"]
    anna = person()
    given = past_tables(anna)
    seat(anna, sitting, 0)
    anna.see("look-back").click()
    stands_at(anna, newest)
    for ply in range(newest - 1, -1, -1):
        anna.page.keyboard.press("ArrowLeft")
        stands_at(anna, ply)
        expect(anna.see("hand")).to_have_attribute("aria-label", re.compile("Anna"))
    assert {table["ply"] for table in given} == set(range(newest + 1))
    differs = False
    for table in given:
        assert (table["seat"], table["view"]["open_hands"]) == (0, None)
        own, rival = (sitting.get(f"/at/{table['ply']}", each, seat=each).json() for each in (0, 1))
        assert (table["view"], table["journal"]) == (own["view"], own["journal"])
        differs |= rival["view"]["hand"] != own["view"]["hand"]
    assert differs, "there is something to hide"


def test_people_at_one_screen_look_back_with_the_eyes_of_whoever_has_it(person, served: Served) -> None:
    sitting = running(served, mover=0)
    anna = person()
    given = past_tables(anna)
    seat(anna, sitting, 0, 1)
    curtain = anna.see("curtain")
    expect(curtain).to_be_visible()
    anna.see("look-back").click()
    expect(anna.see("own-eyes")).to_have_text("As a spectator saw it at the time.")
    anna.page.keyboard.press("Escape")
    expect(curtain).to_be_visible()
    curtain.get_by_role("button").first.click()
    anna.wait_for_turn()

    anna.see("look-back").click()
    expect(anna.see("own-eyes")).to_have_text("As Anna saw it at the time.")
    anna.page.keyboard.press("ArrowLeft")
    stands_at(anna, sitting.look()["ply"] - 1)
    has_address(anna, sitting.match, sitting.look()["ply"] - 1)
    anna.page.reload()
    expect(anna.see("own-eyes")).to_have_text("As Anna saw it at the time.")
    anna.page.keyboard.press("Escape")
    anna.wait_for_turn()
    expect(curtain).to_have_count(0)
    another = anna.context.new_page()
    another.goto(f"{anna.url}/review/{sitting.match}/3")
    expect(another.get_by_test_id("own-eyes")).to_have_text("As a spectator saw it at the time.")
    another.close()

    while not curtain.is_visible():
        anna.take(anna.choices().first)
    anna.see("look-back").click()
    expect(anna.see("own-eyes")).to_have_text("As a spectator saw it at the time.")
    stands_at(anna, sitting.look()["ply"])
    expect(anna.see("turn-meanwhile")).to_have_text("It’s Bruno’s turn now.")
    anna.page.reload()
    expect(anna.see("own-eyes")).to_have_text("As a spectator saw it at the time.")
    anna.page.keyboard.press("Escape")
    expect(curtain).to_be_visible()
    curtain.get_by_role("button").first.click()
    anna.wait_for_turn()
    anna.visit()
    anna.see("start").wait_for()
    anna.visit(f"review/{sitting.match}/3")
    expect(anna.see("own-eyes")).to_have_text("As a spectator saw it at the time.")
    assert {table["seat"] for table in given} == {0, None}


def test_a_finished_match_opens_at_its_end_and_keeps_its_address(person, served: Served) -> None:
    match, last = finished(served)
    anna = person()
    anna.visit(f"#/review/{match}")
    stands_at(anna, last)
    expect(anna.see("eyes")).to_have_value("all")
    expect(anna.see("return")).to_have_count(0)
    expect(anna.see("fork-button")).to_have_count(0)
    entries = anna.page.evaluate("history.length")
    anna.page.evaluate(COUNT)
    anna.page.evaluate(DRAG, last - 40)
    stands_at(anna, last - 40)
    has_address(anna, match, last - 40)
    assert anna.page.evaluate("history.length") == entries
    written, asked, at_once = anna.page.evaluate("[window.written, window.asked, window.most]")
    assert written < 20
    assert (0 < asked <= 40, at_once) == (True, 1)
    under_way = anna.see("journal").locator("li").first.inner_text()
    anna.page.reload()
    stands_at(anna, last - 40)
    assert anna.see("journal").locator("li").first.inner_text() == under_way

    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    anna.see("copy-link").click()
    expect(anna.see("copy-link")).to_have_text("Copied")
    assert anna.page.evaluate("navigator.clipboard.readText()") == f"{anna.url}/review/{match}/{last - 40}"
    anna.page.keyboard.press("ArrowRight")
    expect(anna.see("copy-link")).to_have_text("Copy link")
    has_address(anna, match, last - 39)
    anna.visit()
    anna.see("start").wait_for()
    anna.visit(f"#/review/{match}")
    stands_at(anna, last - 39)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_on_from_a_position_against_bots(person, served: Served, lang: str) -> None:
    match, last = finished(served)
    anna = person(lang=lang)
    anna.visit(f"review/{match}/{last - 30}")
    stands_at(anna, last - 30)
    check(anna)
    before = anna.see("journal").locator("li").count()
    anna.see("fork-button").click()
    sheet = anna.see("fork")
    expect(sheet).to_be_visible()
    check(anna)
    anna.see("fork-seat-2").check()
    anna.see("fork-name").fill("Anna")
    bots = sheet.locator("select")
    expect(bots).to_have_count(2)
    bots.first.select_option("novice")
    expect(anna.see("fork-start")).to_be_enabled()
    anna.see("fork-start").click()
    anna.see("decision").wait_for()
    anna.settle()
    forked = anna.sitting(served)
    assert forked.match != match
    assert list(forked.tokens) == [2]
    table = forked.look(2)
    assert [each["bot"] for each in table["seats"]] == ["novice", "companion", None]
    assert table["seats"][2]["name"] == "Anna"
    anna.take(anna.choices().first)
    assert forked.look(2)["ply"] > last - 30
    assert len(forked.look(2)["journal"]) > before > 0


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_looking_back_during_play_is_accessible(person, served: Served, lang: str) -> None:
    sitting = running(served, mover=0)
    anna = person(lang=lang, size=PHONE)
    seat(anna, sitting, 0)
    anna.wait_for_turn()
    check(anna)
    anna.see("look-back").click()
    anna.see("slider").wait_for()
    check(anna)
    for name in ("return", "slider", "there", "copy-link"):
        expect(anna.see(name).first).to_be_attached()
