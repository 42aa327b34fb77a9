"""Endings in a real Chromium: the story of each recorded game, won and lost, its positions, and the log of them all."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from support.people import company
from support.person import Person
from support.scenes import Scene, Staged, end, stage
from support.screens import check
from support.served import Served

ENDS = (
    Scene("alexandros-lost", "alexandros/walls-greedy-four", end),
    Scene("alexandros-won", "alexandros/walls-greedy-three", end),
    Scene("empire-lost", "empire/greedy-five-styles", end),
    Scene("empire-shared", "empire/shared-victory", end),
    Scene("campaign-won", "field-commander/granicus-victory", end),
    Scene("campaign-lost", "field-commander/issus-slain", end),
    Scene("life-won", "field-commander/life-victory", end),
    Scene("phalanxx-lost", "phalanxx/greedy-four", end),
    Scene("phalanxx-solo-won", "phalanxx/solo-general", end),
)
SHORT = ("alexandros-lost", "campaign-won", "empire-shared", "phalanxx-solo-won")
FEW = [pytest.param(scene.name, marks=() if scene.name in SHORT else pytest.mark.long) for scene in ENDS]


@pytest.fixture(scope="module")
def ends(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, dict[str, Staged]]]:
    database = tmp_path_factory.mktemp("ends") / "table.sqlite"
    scenes = stage(database, ENDS)
    with Served(database) as server:
        yield server, scenes


@pytest.fixture
def at(browser: Browser, ends: tuple[Served, dict[str, Staged]]) -> Iterator[Callable[..., Person]]:
    """Seats somebody at the end of a match."""
    server, scenes = ends
    with company(browser, server.url) as make:

        def sit(name: str, **settings: Any) -> Person:
            somebody: Person = make(**settings)
            scenes[name].enter(somebody)
            expect(somebody.see("verdict")).to_be_visible()
            return somebody

        yield sit


def told(ends: tuple[Served, dict[str, Staged]], name: str) -> dict[str, Any]:
    server, scenes = ends
    found: dict[str, Any] = server.http.get(f"/api/matches/{scenes[name].match}/ending").json()
    return found


@pytest.mark.parametrize("name", FEW)
def test_the_story_of_an_ended_game_is_told(at, ends, name: str) -> None:
    anna, ending = at(name), told(ends, name)
    verdict = ending["seats"][0]
    assert verdict["kind"] == name.rpartition("-")[2]
    expect(anna.see("verdict")).to_have_attribute("data-kind", verdict["kind"])
    for line in (verdict["text"], verdict["reason"], *verdict["notes"]):
        expect(anna.see("verdict")).to_contain_text(line)
    reckoning = anna.see("reckoning")
    for row in ending["rows"]:
        expect(reckoning.get_by_text(row["text"], exact=True)).to_have_count(1)
    for side, total in enumerate(ending["totals"] if ending["rows"] else []):
        expect(reckoning.get_by_test_id(f"total-{side}")).to_have_text(str(total))
    expect(anna.see("turning-there")).to_have_count(len(ending["turning"]))
    expect(anna.see("turning").locator("li").first).to_contain_text(ending["turning"][0]["text"])


def test_a_lost_game_does_not_look_like_a_won_one(at) -> None:
    looks = []
    for name in ("alexandros-won", "alexandros-lost"):
        anna = at(name)
        banner = anna.see("verdict")
        style = "banner => [getComputedStyle(banner).backgroundColor, getComputedStyle(banner).borderLeftColor]"
        sign = banner.locator("svg path, svg circle").first.evaluate("shape => shape.outerHTML")
        looks.append((*banner.evaluate(style), sign, banner.locator(".text").inner_text().split(" by ")[0]))
    won, lost = looks
    assert all(one != other for one, other in zip(won, lost, strict=True))
    assert (won[-1], lost[-1]) == ("You won", "You lost")


def test_a_turn_leads_to_its_position(at, ends) -> None:
    anna, turning = at("alexandros-lost"), told(ends, "alexandros-lost")["turning"][0]
    anna.see("turning-there").first.click()
    expect(anna.see("slider")).to_be_visible()
    anna.page.wait_for_url(f"**/review/alexandroslost/{turning['ply']}")
    expect(anna.see("slider")).to_have_value(str(turning["ply"]))


def test_what_a_line_names_lights_up_on_the_board(at, ends) -> None:
    anna, ending = at("alexandros-lost"), told(ends, "alexandros-lost")
    row = next(row for row in ending["rows"] if any(cell["things"] for cell in row["cells"]))
    named = {thing for cell in row["cells"] for thing in cell["things"]}
    button = anna.see("reckoning").get_by_role("button", name=row["text"])
    button.focus()
    anna.page.wait_for_function("document.querySelectorAll('.pointed').length > 0")
    lit = set(anna.page.locator(".pointed").evaluate_all("lit => lit.map((one) => one.dataset.thing)"))
    assert lit == named
    anna.see("result").get_by_role("button", name="Close").focus()
    anna.page.wait_for_function("document.querySelectorAll('.pointed').length === 0")


def test_the_curve_is_read_by_keys_and_as_a_table(at, ends) -> None:
    anna, ending = at("empire-lost"), told(ends, "empire-lost")
    curve = anna.see("curve")
    slider = curve.get_by_role("slider")
    slider.focus()
    anna.page.keyboard.press("Home")
    expect(slider).to_have_attribute("aria-valuenow", "0")
    anna.page.keyboard.press("ArrowRight")
    first = ending["turns"][0]
    expect(slider).to_have_attribute("aria-valuetext", f"{first['name']}. " + _points(anna, first["points"]))
    expect(anna.see("curve-there")).to_have_attribute("href", f"#/review/empirelost/{first['ply']}")
    curve.locator("summary").click()
    lines = curve.locator("tbody tr")
    expect(lines).to_have_count(1 + len(ending["turns"]))
    rows = lines.evaluate_all("rows => rows.map((row) => [...row.cells].map((cell) => cell.innerText))")
    assert [row[0] for row in rows[1:]] == [turn["name"] for turn in ending["turns"]]
    assert rows[-1][1:] == [str(points) for points in ending["totals"]]


def _points(person: Person, points: list[int]) -> str:
    names = person.see("reckoning").locator("thead th span").all_inner_texts()
    return ", ".join(f"{name}: {own}" for name, own in zip(names, points, strict=True))


@pytest.mark.parametrize("name", FEW)
@pytest.mark.parametrize(
    ("lang", "dark"),
    [("fr", True), *(pytest.param(*one, marks=pytest.mark.long) for one in (("en", False), ("en", True)))],
)
def test_an_ending_fits_every_screen_and_is_accessible(at, name: str, lang: str, dark: bool) -> None:
    anna = at(name, lang=lang, dark=dark)
    anna.see("curve").locator("summary").click()
    check(anna)
    for size in ((390, 844), (844, 390), (1280, 720)):
        anna.resize(*size)
        inside = "body => body.scrollWidth <= body.clientWidth"
        assert anna.see("result").locator(".body").evaluate(inside), f"the story runs over the side at {size}"
        board = anna.page.locator("[data-place=board]").bounding_box()
        sheet = anna.see("result").bounding_box()
        assert board is not None
        assert sheet is not None
        beside = sheet["x"] - board["x"] > board["width"] / 3 or sheet["y"] - board["y"] > board["height"] / 3
        assert beside, f"the board is hidden at {size}"


def test_the_log_lists_all_games_with_their_results(person, ends) -> None:
    server, scenes = ends
    anna = person()
    anna.url = server.url
    known = [scene.session() | {"begun": number} for number, scene in enumerate(scenes.values(), 1)]
    anna.context.add_init_script(f"localStorage['argead.matches'] ??= {json.dumps(json.dumps(known))}")
    anna.visit("#/log")
    entries = anna.see("log").locator("[data-match]")
    expect(entries).to_have_count(len(ENDS))
    for name, scene in scenes.items():
        verdict = told(ends, name)["seats"][0]
        shown = anna.see("log").locator(f"[data-match={scene.match}] .verdict")
        expect(shown).to_have_text(verdict["text"])
        expect(shown).to_have_attribute("data-kind", verdict["kind"])
    expect(anna.see("log-game-alexandros")).to_contain_text("2 played, 1 won")
    anna.see("log-game-alexandros").click()
    expect(entries).to_have_count(2)
    with anna.page.expect_download() as download:
        anna.see("log-record").first.click()
    assert download.value.suggested_filename == "alexandros-alexandroswon.jsonl"
    check(anna)
