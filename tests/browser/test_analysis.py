"""An ended match explained, in a real Chromium: on its way, as a curve and a table, turning point by turning point."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Route, expect

from support.person import Person
from support.screens import check

SCENE = "alexandros-end"
ANALYSIS = "**/analysis?*"
SEATS = 4


def tell(last: int, things: list[str]) -> dict[str, Any]:
    """A story of a match of so many plies, in which one move in ten was a mistake."""
    rise = [ply / last for ply in range(last + 1)]
    own = [rise, *([(1 - each) / 3 for each in rise] for _ in range(SEATS - 1))]
    moves = [
        {"ply": ply, "seat": ply % SEATS, "label": f"Move {ply}", "best": {"action": "x", "label": f"Instead of {ply}"}}
        | {"loss": 0.1 if ply % 20 == 10 else 0.0, "luck": 0.0, "before": 0.5, "after": 0.5}
        for ply in range(1, last + 1)
    ]
    better = {"action": "x", "label": "The better move"}
    answered = [
        {"ply": ply, "seat": 0, "label": f"Move {ply}", "text": f"A card came at {ply}.", "luck": [0.01, change, 0, 0]}
        for ply, change in ((20, -0.2), (40, 0.01), (60, 0.15))
    ]
    turning = [
        {"ply": ply, "seat": ply % SEATS, "name": f"Turn of {ply}", "text": f"What went wrong at {ply}.", "loss": 0.1}
        | {"played": {"action": "y", "label": "Played"}, "better": better, "things": things}
        | {
            "line": [
                better | {"seat": ply % SEATS, "things": things[:1]},
                {"action": "z", "label": "What follows", "seat": (ply + 1) % SEATS, "things": things[1:]},
            ]
        }
        for ply in (30, 70, 110)
    ]
    spent = [
        {"seat": seat, "own": -0.2, "rivals": 0.15, "luck": 0.05, "start": curve[0], "end": curve[-1]}
        for seat, curve in enumerate(own)
    ]
    told = {"sides": ["Roxane", "Hephaistion", "Kleopatra", "Antigonos"], "plies": list(range(last + 1)), "own": own}
    told |= {"mean": [[0.25] * (last + 1)] * SEATS, "moves": moves, "answered": answered}
    told |= {"spent": spent, "turning": turning}
    return told | {"unused": [["Two cards were never played."], [], [], []], "depth": "Looked one turn ahead."}


def explain(person: Person, waits: int = 1) -> dict[str, Any]:
    """Have the match explained after so many questions, and open the explanation from its end."""
    expect(person.see("verdict")).to_be_visible()
    tiles = person.page.locator("[data-place=board] [data-thing^='triangle:']")
    story = tell(150, [tiles.nth(number).get_attribute("data-thing") or "" for number in (0, 1)])
    asked: list[str] = []

    def answer(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) <= waits:
            route.fulfill(status=202, json={"done": len(asked), "of": waits + 1})
        else:
            route.fulfill(json=story)

    person.page.route(ANALYSIS, answer)
    person.see("decided").click()
    expect(person.see("slider")).to_be_visible()
    return story


def at_ply(person: Person, ply: int) -> None:
    expect(person.see("slider")).to_have_value(str(ply))


def test_the_work_can_be_watched_and_left(at) -> None:
    anna = at(SCENE)
    story = explain(anna, waits=1_000)
    progress = anna.see("analysis-progress")
    expect(progress).to_have_attribute("value", re.compile(r"^[1-9]"))
    anna.see("analysis-close").click()
    expect(anna.see("analysis")).to_have_count(0)
    expect(anna.see("journal")).to_be_visible()
    anna.page.unroute(ANALYSIS)
    anna.page.route(ANALYSIS, lambda route: route.fulfill(json=story))
    anna.see("decided").click()
    expect(anna.see("chances")).to_be_visible()
    expect(progress).to_have_count(0)


def curve_of(person: Person) -> Locator:
    return person.see("chances").get_by_role("slider")


def test_the_curve_leads_to_positions_and_is_a_table_too(at) -> None:
    anna = at(SCENE)
    story = explain(anna)
    slider = curve_of(anna)
    slider.focus()
    anna.page.keyboard.press("Home")
    at_ply(anna, 0)
    anna.page.keyboard.press("ArrowRight")
    at_ply(anna, 1)
    expect(slider).to_have_attribute(
        "aria-valuetext", "Move 1. Roxane: 1%, Hephaistion: 33%, Kleopatra: 33%, Antigonos: 33%"
    )
    anna.see("sight-mean").check()
    expect(slider).to_have_attribute(
        "aria-valuetext", "Move 1. Roxane: 25%, Hephaistion: 25%, Kleopatra: 25%, Antigonos: 25%"
    )
    anna.see("sight-own").check()
    anna.see("chances").locator("summary").click()
    rows = anna.see("chances").locator("tbody tr")
    expect(rows).to_have_count(len(story["plies"]))
    expect(rows.last.locator("td")).to_have_text(["100%", "0%", "0%", "0%"])
    rows.nth(40).get_by_role("button").click()
    at_ply(anna, 40)


def test_a_turning_point_shows_its_position_and_the_better_move(at) -> None:
    anna = at(SCENE)
    story = explain(anna)
    turning = story["turning"][1]
    there = anna.see("turning-point").nth(1)
    there.focus()
    at_ply(anna, turning["ply"] - 1)
    anna.page.wait_for_function("document.querySelectorAll('[data-place=board] .pointed').length > 0")
    lit = anna.page.locator("[data-place=board] .pointed")
    assert set(lit.evaluate_all("lit => lit.map((one) => one.dataset.thing)")) == set(turning["things"])
    expect(anna.see("turning-points")).to_contain_text(turning["text"])
    follows = anna.see("turning-points").locator("> ol > li").nth(1).get_by_test_id("line-move").last
    expect(follows).to_have_text("What follows")
    expect(follows.locator("xpath=..")).to_have_text("Antigonos: What follows")
    follows.hover()
    expect(anna.page.locator("[data-place=board] .pointed")).to_have_attribute("data-thing", turning["things"][1])
    anna.see("turning-fork").nth(1).click()
    expect(anna.see("fork")).to_be_visible()
    expect(anna.see(f"fork-seat-{turning['seat']}")).to_be_checked()


def test_a_list_that_scrolls_beneath_a_pointer_at_rest_leads_nowhere(at) -> None:
    anna = at(SCENE)
    explain(anna)
    curve_of(anna).focus()
    anna.page.keyboard.press("Home")
    at_ply(anna, 0)
    there, lead = anna.see("turning-point").nth(1), "it => it.scrollIntoView({ block: 'start' })"
    there.evaluate(lead)
    box = there.bounding_box()
    assert box is not None
    anna.see("analysis").evaluate(lead)
    anna.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    there.evaluate(f"it => new Promise((done) => {{ it.addEventListener('pointerenter', done); ({lead})(it) }})")
    assert there.bounding_box() == box
    at_ply(anna, 0)


def test_what_was_dear_what_was_luck_and_what_was_never_used(at) -> None:
    anna = at(SCENE)
    story = explain(anna)
    dear = [move for move in story["moves"] if move["loss"] > 0]
    moves = anna.see("costly-move")
    expect(moves).to_have_count(len(dear))
    expect(moves.first).to_contain_text("−10")
    expect(moves.first).to_contain_text(dear[0]["best"]["label"])
    moves.first.click()
    at_ply(anna, dear[0]["ply"] - 1)
    swings = anna.see("swings-move")
    expect(swings).to_have_count(2)
    expect(swings.first).to_contain_text("A card came at 20.")
    expect(swings.first).to_contain_text("−20")
    expect(swings.last).to_contain_text("+15")
    swings.last.click()
    at_ply(anna, 60)
    expect(anna.see("spent").locator("tbody tr").first.locator("td")).to_have_text(["0%", "−20", "+15", "+5", "100%"])
    expect(anna.see("unused")).to_contain_text("Two cards were never played.")
    expect(anna.see("depth")).to_have_text(story["depth"])


def test_an_explanation_fits_every_screen_and_is_accessible(at) -> None:
    anna = at(SCENE, lang="fr", dark=True)
    explain(anna)
    expect(anna.see("chances")).to_be_visible()
    anna.see("chances").locator("summary").click()
    check(anna)


def test_a_whole_match_is_explained(at) -> None:
    anna = at("campaign-end")
    expect(anna.see("verdict")).to_be_visible()
    anna.see("decided").click()
    expect(anna.see("analysis-progress")).to_be_visible()
    expect(anna.see("chances")).to_be_visible(timeout=300_000)
    curve_of(anna).focus()
    anna.page.keyboard.press("Home")
    at_ply(anna, 0)
    expect(anna.see("spent").locator("tbody tr")).to_have_count(1)
    expect(anna.see("depth")).not_to_be_empty()
    check(anna)
