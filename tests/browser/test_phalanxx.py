"""PhalanXX in a real Chromium: alone to a rank, by hand on the board, behind the curtain, on every screen."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from support.person import DESKTOP, PHONE, Person
from support.screens import check
from support.served import Served
from support.things import QUICK, check_things

GAME = "phalanxx"
VERBS = ("play", "conquer", "place", "buy", "swap", "move", "take", "push", "income", "turn", "keep", "pass", "give")
RANKS = ("dishonoured", "a soldier", "a sergeant", "a lieutenant", "a general", "adviser", "the Great")


def table(person: Person, served: Served) -> dict[str, Any]:
    """What everybody may know of the match on the screen."""
    match = person.page.url.rpartition("/")[2]
    told: dict[str, Any] = served.http.get(f"/api/matches/{match}").json()
    return told


def notations(person: Person) -> list[str]:
    found: list[str] = person.choices().evaluate_all("all => all.map(each => each.dataset.notation)")
    return found


def simplest(actions: list[dict[str, Any]]) -> dict[str, Any]:
    """A simple player's choice: play and conquer first, earn money last."""
    return min(
        (action for action in actions if action["notation"].split()[0] in VERBS),
        key=lambda action: VERBS.index(action["notation"].split()[0]),
    )


def answer(person: Person) -> None:
    """Make a simple player's choice."""
    offered = notations(person)
    best = simplest([{"notation": notation} for notation in offered])["notation"]
    person.take(person.choices().nth(offered.index(best)))


def until(person: Person, verb: str) -> None:
    """Play on until such a choice is offered."""
    for _ in range(200):
        person.wait_for_turn()
        if any(notation.split()[0] == verb for notation in notations(person)):
            return
        answer(person)
    raise AssertionError(f"{verb} was never offered")


def use(person: Person, place: Locator) -> None:
    """Click something on the board that makes a move."""
    person.take(place)
    person.wait_for_turn()


def begin(person: Person) -> None:
    """Alone, by somebody who has read how a turn goes."""
    person.begin(GAME)
    person.page.keyboard.press("Escape")
    expect(person.see("first-help")).to_have_count(0)


def seat_all(person: Person, *seats: str, **options: str) -> None:
    person.visit()
    person.see(f"game-{GAME}").click()
    if options:
        person.page.locator("summary").click()
    for name, value in options.items():
        person.see(f"option-{name}").locator(f"input[value={value}]").check()
    person.seat(*seats)


@pytest.mark.parametrize("most", [24, pytest.param(400, marks=pytest.mark.long)])
def test_alone_against_maxximilian_to_a_rank(person, served: Served, most: int) -> None:
    """By hand for so many answers; what is left then is played without the browser, which sees the end."""
    anna = person()
    anna.begin(GAME)
    expect(anna.see("seats")).to_contain_text("MaXXimilian")
    moves = 0
    while not anna.is_over() and moves < most:
        answer(anna)
        anna.wait_for_turn()
        moves += 1
    assert moves > 20
    anna.sitting(served).play_on(choose=Random(3).choice)
    expect(anna.see("result")).to_be_visible()
    own, rival = table(anna, served)["view"]["sides"]
    reckoning = anna.see("reckoning")
    expect(reckoning.get_by_test_id("total-0")).to_have_text(str(own["reckoning"]["total"]))
    expect(reckoning.get_by_test_id("total-1")).to_have_text(str(rival["reckoning"]["total"]))
    lead = own["reckoning"]["total"] - rival["reckoning"]["total"]
    expect(anna.see("verdict")).to_have_attribute("data-kind", "won" if lead > 0 else "lost")
    rank = 0 if lead <= 0 else min(6, 1 + (lead - 1) // 5)
    expect(anna.see("verdict")).to_contain_text(RANKS[rank])


def test_a_turn_with_the_hand_on_cards_dice_and_map(person, served: Served) -> None:
    anna = person()
    begin(anna)
    offered = [notation for notation in notations(anna) if notation.startswith("buy ")]
    use(anna, anna.see("row").locator(f"[data-notation='{offered[-1]}']"))
    bought = offered[-1].split()[1]
    if "keep" in notations(anna):
        use(anna, anna.choices().filter(has_text="Exchange nothing"))
    expect(anna.see("hand").locator(f"[data-card={bought}]")).to_be_visible()

    assert "income" in notations(anna)
    anna.take(anna.see("mat").locator("[data-notation=income]"))
    anna.wait_for_turn()
    dice = anna.see("tray").locator("button")
    expect(dice.first).to_be_visible()
    used = len(table(anna, served)["view"]["dice"])
    dice.first.drag_to(anna.see("mat").locator(".slots .grey").first)
    expect(anna.see("tray").locator("> *")).to_have_count(used - 1)
    assert len(table(anna, served)["view"]["dice"]) == used - 1

    until(anna, "conquer")
    goal = next(notation for notation in notations(anna) if notation.startswith("conquer "))
    anna.take(anna.page.locator(f".target[data-notation='{goal}']"))
    for _ in range(3):
        anna.wait_for_turn()
        if any(notation.startswith(("place ", "move ")) for notation in notations(anna)):
            anna.take(anna.choices().first)
    assert goal.split()[1] in table(anna, served)["view"]["sides"][0]["held"]


def test_a_card_says_why_it_cannot_be_played_and_explains_itself(person, served: Served) -> None:
    anna = person(size=PHONE)
    begin(anna)
    lacking = anna.see("row").locator(".card", has=anna.page.locator(".short")).first
    expect(lacking).to_contain_text(re.compile(r"\d+ of \d+"))
    anna.page.keyboard.press("Tab")
    lacking.focus()
    note = anna.page.get_by_role("tooltip")
    expect(note).to_contain_text("Before you can play it")
    anna.page.keyboard.press("Tab")
    expect(note.filter(has_text=lacking.locator(".name").inner_text())).to_have_count(0)
    anna.see("ledger").click()
    expect(anna.see("ledger-open")).to_contain_text("MaXXimilian")
    expect(anna.see("ledger-open")).to_contain_text("Royal adviser")


def in_front(person: Person, pane: str) -> None:
    """The part of the table that a phone shows while no choice is looked at."""
    person.page.mouse.move(1, 1)
    expect(person.see(f"pane-{pane}")).to_have_attribute("aria-pressed", "true")


def test_a_phone_shows_what_the_question_is_about(person) -> None:
    anna = person(size=PHONE)
    begin(anna)
    in_front(anna, "row")
    expect(anna.see("row").locator(".card").first).to_be_in_viewport(ratio=1)
    anna.see("pane-map").click()
    in_front(anna, "map")
    expect(anna.page.locator("[data-region]").first).to_be_visible()
    until(anna, "income")
    in_front(anna, "own")
    expect(anna.see("tray").locator("button").first).to_be_in_viewport(ratio=1)
    expect(anna.see("hand").locator(".card").first).to_be_visible()
    until(anna, "conquer")
    anna.choices().and_(anna.page.locator("[data-notation^=conquer]")).first.hover()
    expect(anna.page.locator(".target.shown")).to_be_visible()
    expect(anna.see("pane-map")).to_have_attribute("aria-pressed", "true")


def test_cards_and_dice_stay_the_same_when_they_can_be_pressed_and_when_not(person) -> None:
    anna = person()
    begin(anna)
    held = anna.see("hand").locator(".card").first
    expect(held).to_have_attribute("aria-disabled", "true")
    held.evaluate("card => (card.kept = true)")
    row = anna.see("row").locator(".card").last
    expect(row).to_have_attribute("aria-disabled", "false")
    anna.take(anna.choices().and_(anna.page.locator("[data-notation=pass]")))
    until(anna, "income")
    assert held.evaluate("card => card.kept === true")
    die = anna.see("tray").locator("button").first
    expect(die).to_have_attribute("aria-disabled", "true")
    die.evaluate("die => (die.kept = true)")
    slot = anna.see("mat").locator(".grey").first
    slot.evaluate("slot => (slot.kept = true)")
    anna.take(anna.choices().and_(anna.page.locator("[data-notation=income]")))
    anna.wait_for_turn()
    expect(die).to_have_attribute("aria-disabled", "false")
    die.click()
    expect(slot).to_have_attribute("aria-disabled", "false")
    assert die.evaluate("die => die.kept === true")
    assert slot.evaluate("slot => slot.kept === true")


@pytest.mark.parametrize("rivals", [2, pytest.param(0, marks=pytest.mark.long)])
def test_everything_on_the_table_has_its_words_from_the_start_to_the_end(person, served: Served, rivals: int) -> None:
    anna = person()
    anna.page.add_init_script(QUICK)
    seat_all(anna, "Anna", *["bot:novice"] * rivals, **({"expert": "true"} if rivals else {}))
    anna.wait_for_turn()
    sitting = anna.sitting(served)
    check_things(anna, sitting, 0)
    sitting.play_on(25, choose=simplest)
    kinds = check_things(anna, sitting, 0)
    assert {"region", "card", "pile", "slot", "home", "force", "points", "talents", "reserve", "hand"} <= kinds
    sitting.play_on(choose=simplest)
    expect(anna.see("result")).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.see("result")).to_have_count(0)
    check_things(anna, sitting, 0)


def test_the_curtain_hides_hands(person) -> None:
    anna = person()
    seat_all(anna, "Anna", "Bruno")
    curtain = anna.see("curtain")
    expect(curtain).to_be_visible()
    assert anna.see("hand").count() == 0
    curtain.get_by_role("button").click()
    anna.wait_for_turn()
    expect(anna.see("hand").locator(".card").first).to_be_visible()
    while not curtain.is_visible():
        anna.wait_for_turn()
        answer(anna)
    assert anna.see("hand").count() == 0


def test_two_browsers_and_a_bot_by_link(person) -> None:
    anna, bruno = person(), person(lang="fr", dark=True)
    anna.visit()
    anna.see(f"game-{GAME}").click()
    anna.seat("Anna", "link", "bot:companion")
    anna.invite(bruno, "Bruno")
    answers = {"Anna": 0, "Bruno": 0}
    while min(answers.values()) < 12:
        for each, name in ((anna, "Anna"), (bruno, "Bruno")):
            if each.is_asked():
                answer(each)
                answers[name] += 1
        anna.page.wait_for_timeout(30)
    for seat, each in enumerate((anna, bruno)):
        expect(each.see(f"hand-{seat}")).to_have_text(str(each.see("hand").locator(".card").count()))
    for seat in range(3):
        expect(bruno.see(f"score-{seat}")).to_have_text(anna.see(f"score-{seat}").inner_text())


@pytest.mark.long
@pytest.mark.parametrize(("lang", "dark"), [("en", False), ("fr", True)])
def test_every_screen_fits_and_is_accessible(person, served: Served, lang: str, dark: bool) -> None:
    anna = person(lang=lang, dark=dark)
    anna.visit()
    anna.see(f"game-{GAME}").click()
    check(anna)
    anna.page.set_viewport_size(DESKTOP)
    seat_all(anna, "Anna", "bot:companion", "bot:companion", "bot:companion", expert="true")
    anna.wait_for_turn()
    check(anna)
    anna.page.set_viewport_size(DESKTOP)
    until(anna, "income")
    check(anna)
    until(anna, "place")
    check(anna)
    anna.see("ledger").click()
    check(anna)
    anna.page.set_viewport_size(DESKTOP)
    anna.page.keyboard.press("Escape")
    anna.sitting(served).play_on(choose=simplest)
    expect(anna.see("result")).to_be_visible()
    check(anna)


def draw(person: Person, letters: str, card: str) -> None:
    """Find a drawn card by a few letters of its name."""
    expect(person.see("cast-find")).to_be_focused()
    person.page.keyboard.type(letters)
    expect(person.see("cast").locator("[data-answer]").first).to_have_text(card)
    person.page.keyboard.press("Enter")
    expect(person.see("cast-answers")).to_contain_text(card)


def roll(person: Person, question: str, key: str) -> None:
    expect(person.see("cast")).to_contain_text(question)
    person.page.keyboard.press(key)


def test_alone_with_real_dice_and_cards(person, served: Served) -> None:
    anna = person()
    anna.visit()
    anna.see(f"game-{GAME}").click()
    anna.page.locator("summary").click()
    anna.see("option-dice").locator("input[value=table]").check()
    anna.see("add-seat").click()
    expect(anna.see("option-dice")).to_have_count(0)
    anna.see("seats-form").get_by_role("button", name="Remove").last.click()
    expect(anna.see("option-dice").locator("input[value=table]")).to_be_checked()
    anna.see("start").click()
    anna.wait_for_turn()
    check(anna)

    anna.choices().first.click()
    expect(anna.see("cast")).to_contain_text("which card comes next?")
    check(anna)
    row = ("Parmenion", "Cretan Archers", "Javelin Throwers", "Horses", "Scout")
    for card in (*row, "Hoplites", "Peltasts", "Blacksmith"):
        draw(anna, card[:6].lower(), card)
    anna.page.set_viewport_size(PHONE)
    check(anna)
    anna.page.set_viewport_size(DESKTOP)
    anna.see("cast").locator("[data-answer=supply-wagon-i]").click()
    for whose in ("your {} home die", "the {} home die of MaXXimilian"):
        for colour, key in (("white", "3"), ("orange", "5"), ("purple", "2")):
            roll(anna, f"Roll {whose.format(colour)}.", key)
    anna.wait_for_turn()
    view = table(anna, served)["view"]
    assert [offer["card"] for offer in view["row"]] == [card.lower().replace(" ", "-") for card in reversed(row)]
    assert [[die["value"] for die in side["home"]] for side in view["sides"]] == [[3, 5, 2]] * 2

    anna.page.locator("[data-testid=choices] [data-notation=pass]").click()
    expect(anna.see("cast")).to_contain_text("Which card from the pile goes into the row?")
    anna.see("cast").locator("[data-answer=porus]").click()
    expect(anna.see("cast-answers")).to_contain_text("Porus")
    for rolled, key in enumerate("641"):
        expect(anna.see("cast-answers").locator("svg")).to_have_count(rolled)
        roll(anna, "Roll the white travelling die.", key)
    anna.wait_for_turn()
    assert [die["value"] for die in table(anna, served)["view"]["dice"]] == [1, 4, 6]
