"""Empire in two real browsers: two people and a bot play a short game by link."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from support.person import LATEST, Person
from support.served import Served, Table, wait_until
from support.things import QUICK, check_things

LAYOUTS = {"Anna": (1, 5, 5, 4), "Bruno": (0, 6, 4, 5)}
FORM = "[data-testid=allot-send], [data-testid=split-send]"
ASKED = f"() => document.querySelector('{FORM}, [data-testid=choices] [data-notation]:enabled')"
VERBS = ("temple", "city", "place", "send", "pay", "cross", "done", "halt")


def lay_out(person: Person, layout: tuple[int, ...]) -> None:
    """Type the cubes into the four boxes."""
    for box, cubes in zip(("order", "armies", "temples", "cities"), layout, strict=True):
        person.see(f"allot-{box}").fill(str(cubes))
    person.take(person.see("allot-send"))


def answer(person: Person, layout: tuple[int, ...]) -> None:
    """Build wherever possible, march on with most of the armies, and halt in time."""
    if person.see("allot-send").count():
        lay_out(person, layout)
        return
    if person.see("split-send").count():
        person.take(person.see("split-send"))
        return
    notations = person.choices().evaluate_all("all => all.map(each => each.dataset.notation)")
    verb = min((notation.split()[0] for notation in notations), key=VERBS.index)
    fitting = [n for n, notation in enumerate(notations) if notation.startswith(verb)]
    person.take(person.choices().nth(fitting[len(fitting) // 2]))


@pytest.mark.parametrize("most", [12, pytest.param(400, marks=pytest.mark.long)])
def test_two_browsers_and_a_bot_play_a_short_game_by_link(person, served: Served, most: int) -> None:
    """By hand for so many answers; what is left then is played without the browsers, which see the end."""
    anna, bruno = person(), person(lang="fr", dark=True)
    anna.visit()
    anna.see("game-empire").click()
    anna.page.locator("summary").click()
    anna.page.get_by_label(re.compile("Short game")).check()
    anna.seat("Anna", "link", "bot:companion")
    anna.invite(bruno, "Bruno")

    answers = 0
    while not (anna.is_over() and bruno.is_over()) and answers < most:
        for each, layout in ((anna, LAYOUTS["Anna"]), (bruno, LAYOUTS["Bruno"])):
            if not each.is_over() and (each.is_asked() or each.page.locator(FORM).is_visible()):
                answer(each, layout)
                answers += 1
        anna.page.wait_for_timeout(30)
    assert answers > 10
    sitting = anna.sitting(served)
    sitting.tokens |= bruno.sitting(served).tokens
    sitting.play_on(choose=Random(3).choice)
    for each in (anna, bruno):
        expect(each.see("result")).to_be_visible()
    scores = [[each.see(f"score-{seat}").first.inner_text() for seat in range(3)] for each in (anna, bruno)]
    assert scores[0] == scores[1]
    assert any(score != "0" for score in scores[0])


def test_undo_goes_back_over_the_bots_moves(person) -> None:
    anna = person()
    anna.visit()
    anna.see("game-empire").click()
    anna.seat("Anna", "bot:companion")
    for _ in range(60):
        anna.page.wait_for_function(ASKED)
        decision, ply = anna.see("decision").inner_text(), int(anna.page.evaluate(LATEST))
        answer(anna, LAYOUTS["Anna"])
        anna.page.wait_for_function(ASKED)
        if int(anna.page.evaluate(LATEST)) > ply + 1 and anna.see("undo").is_enabled():
            break
    anna.see("undo").click()
    anna.page.wait_for_function(
        "then => document.querySelector('[data-testid=decision]').innerText === then", arg=decision
    )
    assert anna.is_asked()


def test_behind_the_curtain_the_last_move_can_still_be_taken_back(person) -> None:
    anna = person()
    anna.visit()
    anna.see("game-empire").click()
    anna.seat("Anna", "Bruno")
    curtain = anna.see("curtain")
    expect(curtain).to_be_visible()
    assert anna.see("curtain-back").count() == 0
    curtain.get_by_role("button").click()
    lay_out(anna, LAYOUTS["Anna"])
    expect(curtain).to_contain_text("Bruno")
    anna.see("curtain-back").click()
    expect(anna.see("allot-send")).to_be_visible()
    assert curtain.count() == 0


def test_a_layout_begins_with_a_sensible_one_and_later_with_the_own_of_last_time(person, served: Served) -> None:
    """One press is enough; what the rival laid out is nowhere in it."""
    anna = person()
    anna.visit()
    anna.see("game-empire").click()
    anna.seat("Anna", "bot:companion")
    boxes = ("order", "armies", "temples", "cities")
    assert [anna.see(f"allot-{box}").input_value() for box in boxes] == ["1", "5", "5", "4"]
    lay_out(anna, (2, 6, 4, 3))
    sitting = anna.sitting(served)
    sitting.play_on(until=lambda table: table["view"]["region"] != "hellas" and table["decision"] is not None)
    expect(anna.see("allot-send")).to_be_enabled()
    assert [anna.see(f"allot-{box}").input_value() for box in boxes] == ["2", "6", "4", "3"]
    anna.take(anna.see("allot-send"))
    assert sitting.look(0)["journal"][-1]["ply"] > 0


def is_alone_asked(table: Table, question: str) -> bool:
    """Whether everybody else has answered: nothing moves before this seat does."""
    return table["waiting"] == [0] and table["decision"]["kind"] == question


@pytest.mark.parametrize("all_tips", [False, pytest.param(True, marks=pytest.mark.long)])
def test_everything_that_is_listed_is_on_the_table_and_has_its_words(person, served: Served, all_tips: bool) -> None:
    anna = person(settings={"helped": ["empire"]})
    anna.page.add_init_script(QUICK)
    anna.visit()
    anna.see("game-empire").click()
    anna.seat("Anna", "bot:companion", "bot:companion")
    sitting = anna.sitting(served)
    wait_until(lambda: is_alone_asked(sitting.look(0), "allot-cubes"))
    found = check_things(anna, sitting, 0, all_tips=all_tips)
    lay_out(anna, LAYOUTS["Anna"])
    for question in ("march", "build", "split-cubes"):
        sitting.play_on(until=lambda table, question=question: (table["decision"] or {}).get("kind") == question)
        wait_until(lambda question=question: is_alone_asked(sitting.look(0), question))
        anna.page.wait_for_function(
            "ply => document.querySelector('[data-testid=decision]').dataset.ply == ply", arg=sitting.look(0)["ply"]
        )
        if anna.see("story-skip").count():
            anna.see("story-skip").click()
        found |= check_things(anna, sitting, 0, all_tips=all_tips)
    sitting.play_on(choose=Random(3).choice)
    expect(anna.see("result")).to_be_visible()
    anna.page.keyboard.press("Escape")
    if anna.see("story-skip").count():
        anna.see("story-skip").click()
    found |= check_things(anna, sitting, 0, all_tips=all_tips)
    assert {"province", "camp", "army", "place", "award", "box", "supply", "score", "screen"} - found <= {"screen"}


def test_a_hint_stays_while_a_rival_lays_out_in_secret(person) -> None:
    anna, bruno = person(moving=True), person()
    anna.visit()
    anna.see("game-empire").click()
    anna.seat("Anna", "link")
    anna.invite(bruno, "Bruno")
    anna.wait_for_turn()
    anna.page.keyboard.press("h")
    expect(anna.see("advised")).to_be_visible()
    ply = int(anna.page.evaluate(LATEST))
    bruno.wait_for_turn()
    lay_out(bruno, LAYOUTS["Bruno"])
    anna.wait_for_ply(ply + 1)
    anna.wait_for_turn()
    expect(anna.see("journal")).to_contain_text("Bruno has laid out cubes")
    expect(anna.see("advised")).to_be_visible()
