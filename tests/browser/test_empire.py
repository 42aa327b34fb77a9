"""Empire in two real browsers: two people and a bot play a short game by link."""

from __future__ import annotations

import re

from support.person import Person

LAYOUTS = {"Anna": (1, 5, 5, 4), "Bruno": (0, 6, 4, 5)}
VERBS = ("temple", "city", "split", "place", "send", "pay", "cross", "done", "halt")


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
    notations = person.choices().evaluate_all("all => all.map(each => each.dataset.notation)")
    verb = min((notation.split()[0] for notation in notations), key=VERBS.index)
    fitting = [n for n, notation in enumerate(notations) if notation.startswith(verb)]
    person.take(person.choices().nth(fitting[len(fitting) // 2]))


def test_two_browsers_and_a_bot_play_a_short_game_by_link(person) -> None:
    anna, bruno = person(), person(lang="fr", dark=True)
    anna.visit()
    anna.see("game-empire").click()
    anna.page.locator("summary").click()
    anna.page.get_by_label(re.compile("Short game")).check()
    anna.seat("Anna", "link", "bot:greedy")
    anna.invite(bruno, "Bruno")

    answers = 0
    while not (anna.is_over() and bruno.is_over()):
        for each, layout in ((anna, LAYOUTS["Anna"]), (bruno, LAYOUTS["Bruno"])):
            if not each.is_over() and (each.is_asked() or each.see("allot-send").is_visible()):
                answer(each, layout)
                answers += 1
        anna.page.wait_for_timeout(30)
        assert answers < 400
    assert answers > 20
    scores = [[each.see(f"score-{seat}").first.inner_text() for seat in range(3)] for each in (anna, bruno)]
    assert scores[0] == scores[1]
    assert any(score != "0" for score in scores[0])
