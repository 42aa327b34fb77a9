"""Advice in a real Chromium: the best moves with their reasons, and what threatens, marked on the board."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Route, expect

from support.person import DESKTOP, PHONE, Person
from support.screens import check
from support.served import Served

SCENE = "campaign-middle"
TABLET = {"width": 820, "height": 1180}
THINGS = "[data-place=board] [data-thing^='area:']"


def ask_hint(person: Person) -> None:
    person.page.keyboard.press("h")
    expect(person.see("advised").locator("li").first).to_be_visible()


def threaten(person: Person, all_tried: bool = True) -> dict[str, Any]:
    """Let two areas of the board be threatened, one of which the first choice makes safe; what is told."""
    areas = person.page.locator(THINGS).evaluate_all("found => [...new Set(found.map((one) => one.dataset.thing))]")
    move = person.choices().first
    safe = {"action": move.get_attribute("data-notation"), "label": "A move that helps"}
    threats = [
        {"text": "The enemy may land here.", "rule": None, "things": areas[:1], "safe": safe},
        {"text": "This may revolt.", "rule": None, "things": areas[1:2], "safe": None},
    ]
    ending = {"text": "One siege more ends it.", "rule": None, "things": areas[2:3]}
    told = {"threats": threats, "endings": [ending], "all_tried": all_tried}

    def answer(route: Route) -> None:
        ply = int(person.see("decision").get_attribute("data-ply") or -1)
        route.fulfill(json=told | {"ply": ply})

    person.page.route("**/outlook?*", answer)
    return told


def marked(person: Person, sign: str) -> set[str]:
    found = person.page.locator(f"[data-place=board] .{sign}")
    return set(found.evaluate_all("found => found.map((one) => one.dataset.thing)"))


def test_a_hint_gives_its_best_moves_and_the_first_is_played_by_it(person) -> None:
    anna = person()
    anna.set_table("Anna", "bot:companion")
    anna.wait_for_turn()
    ask_hint(anna)
    card, moves = anna.see("counsel"), anna.see("advised").locator("button.choice")
    assert 1 <= moves.count() <= 3
    expect(anna.see("chance")).to_have_count(moves.count())
    expect(anna.see("sure")).not_to_be_empty()
    first = moves.first.get_attribute("data-notation")
    expect(anna.marked()).to_have_attribute("data-notation", first or "")
    moves.last.hover()
    expect(anna.see("preview")).to_contain_text(moves.last.locator(".label").inner_text())
    anna.page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    anna.see("hint").click()
    expect(moves.first).to_have_attribute("data-notation", first or "")
    sent = anna.moves()
    anna.take(moves.first)
    assert sent == [first]
    expect(card).to_have_count(0)


def test_the_card_goes_by_its_button_and_with_the_next_move(person) -> None:
    anna = person()
    anna.set_table("Anna", "bot:companion")
    anna.wait_for_turn()
    ask_hint(anna)
    anna.see("counsel-close").click()
    expect(anna.see("counsel")).to_have_count(0)
    ask_hint(anna)
    anna.take(anna.choices().last)
    expect(anna.see("counsel")).to_have_count(0)


def test_the_card_stays_while_another_answers_the_same_question(person, served: Served) -> None:
    sitting = served.create("here", "here", game="empire")
    anna = person()
    anna.hold(sitting, 0)
    anna.visit(f"#/match/{sitting.match}")
    anna.wait_for_turn()
    ask_hint(anna)
    advised = anna.see("advised").inner_text()
    sitting.play(1)
    expect(anna.page.locator(f"[data-testid=decision][data-ply='{sitting.look()['ply']}']")).to_be_visible()
    assert anna.see("advised").inner_text() == advised


def test_the_moves_of_a_hint_are_reached_by_keys(person) -> None:
    anna = person()
    anna.set_table("Anna", "bot:companion")
    anna.wait_for_turn()
    ask_hint(anna)
    anna.page.evaluate("document.activeElement.blur()")
    anna.page.keyboard.press("ArrowDown")
    first = anna.see("advised").locator("button.choice").first
    expect(first).to_be_focused()
    expect(anna.see("preview")).to_contain_text(first.locator(".label").inner_text())


@pytest.mark.parametrize(("size", "lang"), [(PHONE, "fr"), (TABLET, "fr"), (DESKTOP, "en")])
def test_the_card_leaves_the_board_in_sight(at, size: Any, lang: str) -> None:
    anna = at(SCENE, size=size, lang=lang)
    anna.wait_for_turn()
    ask_hint(anna)
    board = anna.page.locator("[data-place=board]").bounding_box()
    card = anna.see("counsel").bounding_box()
    assert board is not None
    assert card is not None
    assert board["width"] * board["height"] >= 0.3 * size["width"] * size["height"]
    beside = card["x"] >= board["x"] + board["width"] or card["y"] >= board["y"] + board["height"]
    assert beside, "the card lies over the board"
    dangers = anna.see("advised").locator("li").first.get_by_test_id("prospect")
    expect(dangers.last).to_be_in_viewport(ratio=1)
    check(anna)


def test_what_is_threatened_is_marked_until_the_view_is_closed(at) -> None:
    anna = at(SCENE)
    anna.wait_for_turn()
    told = threaten(anna)
    threats = told["threats"]
    anna.see("threats").click()
    expect(anna.see("threat-list").locator("li")).to_have_count(2)
    assert marked(anna, "threatened") == {thing for each in threats for thing in each["things"]}
    expect(anna.see("endings")).to_contain_text("One siege more ends it.")
    anna.see("prospect").nth(1).hover()
    anna.page.wait_for_function("document.querySelectorAll('.pointed').length > 0")
    assert marked(anna, "pointed") == set(threats[1]["things"])
    check(anna)
    anna.page.keyboard.press("t")
    expect(anna.see("counsel")).to_have_count(0)
    assert marked(anna, "threatened") == set()
    anna.page.keyboard.press("t")
    expect(anna.see("threat-list")).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.see("counsel")).to_have_count(0)


@pytest.mark.parametrize("all_tried", [True, False])
def test_that_no_move_makes_safe_is_said_only_where_all_were_tried(at, all_tried: bool) -> None:
    anna = at(SCENE)
    anna.wait_for_turn()
    threaten(anna, all_tried)
    anna.see("threats").click()
    threats = anna.see("threat-list").locator("li")
    expect(threats).to_have_count(2)
    expect(threats.first).to_contain_text("What would make it safe:")
    expect(threats.get_by_text("No single move of yours would make it safe.")).to_have_count(int(all_tried))


def test_what_would_make_safe_is_played_like_any_other_move(person, served: Served) -> None:
    anna = person()
    anna.set_table("Anna", "bot:companion")
    anna.wait_for_turn()
    safe = threaten(anna)["threats"][0]["safe"]["action"]
    anna.page.keyboard.press("t")
    move = anna.see("threat-list").locator("button.choice")
    expect(move).to_have_attribute("data-notation", safe)
    sent = anna.moves()
    anna.take(move)
    assert sent == [safe]
    expect(anna.see("counsel")).to_have_attribute("data-advice", "threats")


def test_threats_are_told_while_others_move(person, served: Served) -> None:
    sitting = served.create("here", "here")
    mover, _ = sitting.turn()
    anna = person()
    anna.hold(sitting, 1 - mover)
    anna.visit(f"#/match/{sitting.match}")
    expect(anna.see("hint")).to_be_disabled()
    anna.see("threats").click()
    expect(anna.page.locator("[data-testid=threat-list], [data-testid=no-threats]")).to_be_visible()
    expect(anna.see("counsel").locator("button.choice")).to_have_count(0)


def test_where_hints_are_forbidden_there_is_neither_button_nor_key(person, served: Served) -> None:
    sitting = served.create(seats=[{"kind": "here", "hints": False}, {"kind": "here", "hints": True}])
    anna = person()
    anna.hold(sitting, 0)
    anna.visit(f"#/match/{sitting.match}")
    expect(anna.see("undo")).to_be_visible()
    expect(anna.see("hint")).to_have_count(0)
    expect(anna.see("threats")).to_have_count(0)
    asked: list[str] = []
    anna.page.on("request", lambda request: asked.append(request.url))
    for key in ("h", "t"):
        anna.page.keyboard.press(key)
    expect(anna.see("counsel")).to_have_count(0)
    assert [url for url in asked if "/hint" in url or "/outlook" in url] == []
