"""A battle of Field Commander in a real Chromium: dice of a real table, odds, going on by itself, a filled ground."""

from __future__ import annotations

from collections.abc import Callable
from itertools import takewhile
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from argead.kernel import Record
from support.campaign import EACH_STEP, GAME, journal, sit_down, to_arms
from support.data import RECORDS
from support.person import Person
from support.served import Served, Sitting

BATTLE = "[data-testid=choices] [data-notation=fight]"
SIZES = ((390, 844), (844, 390), (820, 1180), (1180, 820), (1280, 720), (1440, 900), (1920, 1080), (2560, 1440))


def join_battle(person: Person) -> None:
    """Play by hints until the first battle is about to be fought."""
    while not person.page.locator(BATTLE).count():
        person.take_hint()
        person.wait_for_turn()


def answer(person: Person, key: str) -> None:
    """Answer whatever is asked: dice show this number, of the cups the first lot is drawn."""
    question = person.see("cast")
    while question.count():
        asked = question.inner_text()
        if question.get_by_role("group").count():
            person.page.keyboard.press(key)
        else:
            question.locator("[data-answer]").first.click()
        person.page.wait_for_function(
            "asked => document.querySelector('[data-testid=cast]')?.innerText !== asked", arg=asked
        )
    person.wait_for_turn()


def test_a_battle_with_dice_from_a_real_table(person, served: Served) -> None:
    anna = person(settings=EACH_STEP)
    anna.begin(GAME, dice="table")
    mistyped = False
    while not journal(anna, served, "won"):
        move = anna.take_hint()
        if move.startswith("attack") and not mistyped:
            mistyped = True
            answer(anna, "6")
            assert [roll["roll"] for roll in journal(anna, served, "attacked")][-1] == 6
            anna.page.keyboard.press("u")
            expect(anna.page.locator(f"[data-testid=choices] [data-notation='{move}']")).to_be_visible()
        else:
            answer(anna, "1")
    assert mistyped
    assert {roll["roll"] for roll in journal(anna, served, "attacked")} == {1}


def test_a_siege_engine_is_sacrificed_against_a_wall_with_the_mouse(person, served: Served) -> None:
    """F48: the recorded siege, with its dice as those of a real table, up to the sacrifice."""
    record = Record.parse((RECORDS / GAME / "tyre-rammed.jsonl").read_text(encoding="utf-8"))
    sitting = served.create("here", game=GAME, options={"campaign": "tyre", "dice": "table"})
    before = takewhile(lambda line: not line.notation.startswith("ram"), record.lines[1:])
    for ply, line in enumerate(before):
        move = {"ply": ply, "seat": 0, "action": line.notation, "answers": line.answers}
        assert sitting.post("/moves", move, sitting.tokens[0]).status_code == 200
    anna = person()
    sit_down(anna, sitting)
    engine = anna.page.locator("[data-counter='siege-engine-1']")
    engine.locator("[data-notation='ram siege-engine-1']").click()
    expect(engine.locator("[data-notation='ram siege-engine-1']")).to_have_count(0)
    assert [sacrifice["kind"] for sacrifice in journal(anna, served, "sacrificed")] == ["siege-engine"]
    assert [hit["kind"] for hit in journal(anna, served, "enemy-reduced")][-1] == "wall"


def test_the_odds_of_a_battle_are_there_before_it_is_fought(person) -> None:
    anna = person(settings=EACH_STEP)
    anna.begin(GAME)
    join_battle(anna)
    odds = anna.see("odds")
    expect(odds).to_be_visible()
    anna.page.wait_for_function("() => document.querySelector('[data-testid=odds]').dataset.playouts >= 1000")
    first = int(odds.get_attribute("data-playouts") or 0)
    anna.page.wait_for_function(
        "first => document.querySelector('[data-testid=odds]').dataset.playouts > first", arg=first
    )
    expect(odds.locator("figure li").first).to_be_visible()


PLY = "() => Number(document.querySelector('[data-testid=decision]')?.dataset.ply)"
WAITING = """() => new MutationObserver(() => document.querySelector('[data-testid=onward-wait]')?.click())
    .observe(document.body, { childList: true, subtree: true })"""
"""Whoever says "wait" as soon as it can be said."""


def chosen(person: Person, notation: str) -> Locator:
    return person.page.locator(f"[data-testid=choices] [data-notation='{notation}']")


def fight_on(person: Person, sitting: Sitting, until: Callable[[dict[str, Any]], bool]) -> int | None:
    """Attack and take Hits as they come; before the enemy's dice only answer where the table does not go on by itself.

    How often it was asked to go on there; None if the battle ends before.
    """
    asked = 0
    while (table := sitting.look(0))["view"]["battle"] is not None and table["decision"] is not None:
        decision = table["decision"]
        if until(decision):
            return asked
        if decision["onward"]:
            person.page.wait_for_timeout(50)
            continue
        asked += decision["kind"] == "seize-moment"
        person.wait_for_ply(table["ply"])
        person.take(chosen(person, decision["actions"][0]["notation"]))
    return None


def is_passed_over(decision: dict[str, Any]) -> bool:
    return decision["onward"] == "proceed"


def come_to_the_dice(person: Person, served: Served, seated: Callable[[], object] = lambda: None) -> Sitting:
    """Fight until the enemy's dice are about to fall and nothing has changed, in as many battles as it takes."""
    while True:
        sitting = to_arms(served, "envelop")
        sit_down(person, sitting)
        seated()
        if fight_on(person, sitting, is_passed_over) is not None:
            return sitting


def test_before_the_enemys_dice_the_table_goes_on_by_itself_where_nothing_has_changed(person, served: Served) -> None:
    anna = person()
    sitting = come_to_the_dice(anna, served)
    before = sitting.look(0)["ply"]
    sent = anna.moves()
    anna.page.wait_for_function(f"before => ({PLY})() > before", arg=before)
    assert set(sent) <= {"proceed"}, "the dice fell without a click"


def test_whoever_says_wait_is_asked_and_goes_on_when_it_suits(person, served: Served) -> None:
    anna = person()
    come_to_the_dice(anna, served, lambda: anna.page.evaluate(WAITING))
    anna.wait_for_turn()
    expect(anna.see("onward")).to_have_count(0)
    before = anna.page.evaluate(PLY)
    anna.page.reload()
    anna.wait_for_turn()
    anna.page.wait_for_timeout(1_600)
    assert anna.page.evaluate(PLY) == before, "neither waiting nor coming back makes a move"
    anna.take(chosen(anna, "proceed"))


def test_whoever_wants_each_step_is_asked_at_each(person, served: Served) -> None:
    anna = person(settings=EACH_STEP)
    come_to_the_dice(anna, served)
    anna.wait_for_turn()
    expect(chosen(anna, "proceed")).to_be_visible()
    before = anna.page.evaluate(PLY)
    anna.page.wait_for_timeout(1_600)
    assert anna.page.evaluate(PLY) == before
    assert anna.see("onward").count() == 0


def test_a_counter_keeps_its_place_on_the_page_when_it_can_be_clicked_and_after(person, served: Served) -> None:
    anna = person(settings=EACH_STEP)
    offered = 0
    for _ in range(5):  # the dice may end a battle before Alexander is to strike
        sit_down(anna, to_arms(served))
        alexander = anna.page.locator("[data-counter=alexander]")
        alexander.evaluate("each => (each.firstElementChild.dataset.kept = '')")
        anna.take(anna.page.locator(BATTLE))
        while not anna.page.locator(BATTLE).count() and anna.see("battle").count():
            assert alexander.locator("[data-kept]").count() == 1
            offered += alexander.locator("[data-kept][data-notation]").count()
            anna.take_hint()
            anna.wait_for_turn()
        if offered:
            break
    assert offered > 0


FILLED = """() => {
    const ground = document.querySelector('[data-testid=ground]').getBoundingClientRect()
    const faces = [...document.querySelectorAll('[data-counter]')].map((each) => each.querySelector('svg'))
    const counters = faces.map((face) => face.getBoundingClientRect())
    const wide = Math.max(...counters.map(({ right }) => right)) - Math.min(...counters.map(({ left }) => left))
    const high = Math.max(...counters.map(({ bottom }) => bottom)) - Math.min(...counters.map(({ top }) => top))
    const beyond = ({ left, right, top, bottom }) =>
        left < ground.left - 1 || right > ground.right + 1 || top < ground.top - 1 || bottom > ground.bottom + 1
    const size = Math.min(...counters.map(({ width }) => width))
    return { size, wide: wide / ground.width, high: high / ground.height, inside: !counters.some(beyond) }
}"""


@pytest.mark.long
def test_a_battle_fills_its_ground_on_every_screen(person, served: Served) -> None:
    anna = person()
    sit_down(anna, to_arms(served))
    sizes = []
    for width, height in SIZES:
        anna.resize(width, height)
        anna.page.wait_for_timeout(50)
        found = anna.page.evaluate(FILLED)
        assert found["inside"], f"counters leave the ground at {width} x {height}"
        shares = sorted((found["wide"], found["high"]))
        assert shares[0] > 0.3, (width, height, found)
        assert shares[1] > 0.6, (width, height, found)
        sizes.append(found["size"])
    assert min(sizes) >= 44, sizes
    assert sizes[-1] > 2 * sizes[0], "they grow with the screen"
