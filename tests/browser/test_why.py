"""Why not: a click or a tap on what is no target now is answered in one sentence, with a way to its rule."""

from __future__ import annotations

import json

from playwright.sync_api import Locator, Request, expect

from support.person import PHONE, Person
from support.served import Served, Sitting

ORDER = "The turn order is settled and stands until the region ends."
CARD_FIRST = "Alexander moves first: choose the card that leads him."


def thing(anna: Person, name: str) -> Locator:
    return anna.page.locator(f"[data-thing='{name}']").first


def asked(anna: Person) -> list[str]:
    """What the page asks about from now on."""
    sent: list[str] = []

    def note(request: Request) -> None:
        if "/why?" in request.url:
            sent.append(request.url)

    anna.page.on("request", note)
    return sent


def within(anna: Person, box: Locator) -> bool:
    size, found = anna.page.viewport_size, box.bounding_box()
    assert size is not None
    assert found is not None
    right, bottom = found["x"] + found["width"], found["y"] + found["height"]
    return found["x"] >= 0 and found["y"] >= 0 and right <= size["width"] and bottom <= size["height"]


def test_a_click_in_empire_is_answered_with_the_rule(at) -> None:
    anna: Person = at("empire-middle")
    anna.settle()
    thing(anna, "place:1").click()
    why = anna.see("why")
    expect(why).to_contain_text(ORDER)
    expect(anna.see("why-told")).to_have_text(ORDER)
    assert within(anna, why)
    anna.see("why-rule").click()
    expect(why).to_be_hidden()
    expect(anna.see("rules-drawer").get_by_role("heading", name="Turn order")).to_be_in_viewport()


def test_a_tap_on_a_phone_in_alexandros_is_answered(at) -> None:
    anna: Person = at("alexandros-start", size=PHONE, touch=True)
    anna.settle()
    thing(anna, "pile:cards").tap(force=True)
    expect(anna.see("why")).to_contain_text(CARD_FIRST)
    assert within(anna, anna.see("why"))
    anna.page.wait_for_timeout(500)
    thing(anna, "supply:red").tap()
    expect(anna.see("why")).to_contain_text("Walls go only onto the lines along which Alexander rides.")


def test_a_tap_on_a_phone_in_empire_and_a_click_in_alexandros(at) -> None:
    bruno: Person = at("empire-middle", size=PHONE, touch=True, lang="fr")
    bruno.settle()
    thing(bruno, "place:1").tap()
    expect(bruno.see("why")).to_contain_text("L’ordre du tour est fixé et vaut jusqu’à la fin de la région.")
    anna: Person = at("alexandros-start")
    anna.settle()
    thing(anna, "piece:alexander").click()
    expect(anna.see("why")).to_contain_text(CARD_FIRST)
    assert within(anna, anna.see("why"))


def test_it_goes_with_the_next_click_escape_and_the_next_move(person) -> None:
    anna: Person = person(settings={"helped": ["alexandros"]})
    anna.visit()
    anna.see("game-alexandros").click()
    anna.seat("Anna", "bot:novice")
    anna.settle()
    why, sent = anna.see("why"), asked(anna)
    for leave in (
        lambda: anna.page.keyboard.press("Escape"),
        lambda: anna.page.locator("h3").first.click(),
        lambda: thing(anna, "pile:cards").click(force=True),
        lambda: anna.take(thing(anna, "row:1")),
    ):
        thing(anna, "pile:cards").click(force=True)
        expect(why).to_contain_text(CARD_FIRST)
        anna.page.wait_for_timeout(500)  # a second click at once would be a double click
        leave()
        expect(why).to_be_hidden()
        anna.page.wait_for_timeout(500)
    expect(anna.see("why-told")).to_have_text("")
    assert len(sent) == 4, "neither the second click on the same thing nor one on a target asks"


def test_two_quick_touches_ask_once(at) -> None:
    anna: Person = at("alexandros-start")
    anna.settle()
    sent = asked(anna)
    thing(anna, "pile:cards").dblclick(force=True)
    expect(anna.see("why")).to_contain_text(CARD_FIRST)
    assert len(sent) == 1


def test_drags_the_journal_and_fingers_that_stay_ask_nothing(at) -> None:
    anna: Person = at("alexandros-start")
    anna.settle()
    sent = asked(anna)
    box = thing(anna, "triangle:e16").bounding_box()
    assert box is not None
    anna.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    anna.page.mouse.down()
    anna.page.mouse.move(box["x"] + 60, box["y"] + 60, steps=5)
    anna.page.mouse.up()
    anna.see("journal").locator("li").first.click()
    thing(anna, "row:1").hover()
    anna.page.wait_for_timeout(200)
    assert sent == []
    expect(anna.see("why")).to_be_hidden()

    bruno: Person = at("alexandros-start", size=PHONE, touch=True)
    bruno.settle()
    sent = asked(bruno)
    held = thing(bruno, "pile:cards").bounding_box()
    assert held is not None
    touch = bruno.context.new_cdp_session(bruno.page)
    point = {"x": held["x"] + 15, "y": held["y"] + 15}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(bruno.see("tip")).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    bruno.page.wait_for_timeout(200)
    assert sent == []
    expect(bruno.see("why")).to_be_hidden()


def test_enter_on_a_focused_thing_asks_too(at) -> None:
    anna: Person = at("alexandros-start")
    anna.settle()
    sent = asked(anna)
    thing(anna, "pile:cards").focus()
    anna.page.keyboard.press("Enter")
    expect(anna.see("why")).to_contain_text(CARD_FIRST)
    assert len(sent) == 1


def seat(anna: Person, sitting: Sitting, number: int) -> None:
    """Let a browser hold a seat, as if somebody had sat down there."""
    session = {"match": sitting.match, "game": "alexandros", "tokens": {str(number): sitting.tokens[number]}}
    session |= {"host": None, "setup": None, "names": ["Anna", "Bruno"], "begun": 1, "over": False}
    anna.context.add_init_script(f"localStorage['argead.matches'] ??= {json.dumps(json.dumps([session]))}")
    anna.visit(f"#/match/{sitting.match}")
    anna.see("seats").wait_for()


def test_whose_turn_it_is_is_told_but_nothing_while_the_others_moves_are_shown(person, served: Served) -> None:
    sitting = served.create("here", "here", game="alexandros")
    mover, _ = sitting.turn()
    anna: Person = person(moving=True, settings={"helped": ["alexandros"], "speed": "calm"})
    seat(anna, sitting, 1 - mover)
    sent = asked(anna)
    thing(anna, "pile:cards").click(force=True)
    expect(anna.see("why")).to_contain_text("you have nothing to decide now.")
    sitting.play_on(2)
    expect(anna.see("telling")).to_be_visible()
    expect(anna.see("why")).to_be_hidden()
    thing(anna, "pile:discard").click()
    assert anna.see("telling").count() == 1, "it is still being told"
    assert len(sent) == 1


def test_a_spectator_is_told_that_only_players_act(person, served: Served) -> None:
    sitting = served.create("here", "here", game="alexandros")
    watcher: Person = person()
    watcher.visit(f"#/match/{sitting.match}")
    thing(watcher, "pile:cards").click(force=True)
    expect(watcher.see("why")).to_contain_text("You are watching: only those who play can act.")
    expect(watcher.see("why-rule")).to_have_count(0)
