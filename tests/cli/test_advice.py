"""At the keyboard: the best moves with their reasons, and what threatens, in both languages."""

from __future__ import annotations

import re

import pytest

from argead.cli.advice import told_hint, told_outlook
from argead.cli.options import words
from argead.shelf import catalogue
from argead.table.shapes import AdvisedShown, HintShown
from support.keyboard import RealTerminal

EN, FR = words("en").say, words("fr").say


def advised(chance: float | None) -> AdvisedShown:
    interval = None if chance is None else (max(0.0, chance - 0.05), min(1.0, chance + 0.05))
    return {
        "action": "tax",
        "label": "Collect taxes",
        "chance": chance,
        "interval": interval,
        "brings": "4 points",
        "reply": "Bruno would probably answer: Pass.",
        "threats": [{"text": "Babylon can be retaken by 5 Force.", "rule": None, "things": []}],
    }


def hinted(*chances: float | None) -> HintShown:
    return {
        "action": "tax",
        "label": "Collect taxes",
        "chance": chances[0],
        "moves": [advised(chance) for chance in chances],
        "certainty": "likely",
        "sure": "This is probably the best move.",
        "endings": [{"text": "One tax wins.", "rule": "end", "things": []}],
    }


def test_a_hint_says_what_each_move_brings_and_risks_and_how_sure_it_is() -> None:
    assert list(told_hint(hinted(0.54, 0.001), EN)) == [
        "   This is probably the best move.",
        "   As things stand, your chance to win is 54%.",
        "   1. Collect taxes; 4 points",
        "      Chance to win afterwards: 54% (between 49% and 59%).",
        "      Bruno would probably answer: Pass.",
        "      The danger that remains: Babylon can be retaken by 5 Force.",
        "   2. Collect taxes; 4 points",
        "      Chance to win afterwards: 1% (between 0% and 5%).",
        "      Bruno would probably answer: Pass.",
        "      The danger that remains: Babylon can be retaken by 5 Force.",
        "   The end is in sight: One tax wins.",
    ]


def test_in_a_lesson_the_book_needs_no_reasons() -> None:
    assert list(told_hint({**hinted(None), "certainty": "book"}, EN)) == []


def test_where_nothing_judges_chances_none_are_told() -> None:
    assert not [line for line in told_hint(hinted(None), EN) if "%" in line]


def test_threats_are_told_with_what_would_prevent_them() -> None:
    told = told_outlook(
        {
            "ply": 3,
            "threats": [
                {"text": "Susa can be taken.", "rule": None, "things": [], "safe": {"action": "x", "label": "Wall"}},
                {"text": "Media can be taken.", "rule": None, "things": [], "safe": None},
            ],
            "endings": [{"text": "One tax wins.", "rule": None, "things": []}],
            "all_tried": True,
        },
        EN,
    )
    assert list(told) == [
        "1. Susa can be taken.",
        "   This would prevent it: Wall.",
        "2. Media can be taken.",
        "The end is in sight: One tax wins.",
    ]
    assert list(told_outlook({"ply": 3, "threats": [], "endings": [], "all_tried": False}, FR)) == [
        "Pour autant que vous puissiez le savoir, rien ne vous menace avant votre prochain tour."
    ]


@pytest.mark.parametrize("name", [game.name for game in catalogue()])
def test_every_game_gives_hints_and_threats(run, name: str) -> None:
    out = run("play", name, "--seed", 4, answers="hint\nthreats\nhint\n").stdout
    first, second = (re.findall(r"^ .*", part, re.MULTILINE) for part in out.split("I would choose: ")[1:])
    assert any(re.fullmatch(r" +1\. .+", line) for line in first)
    assert any(re.fullmatch(r" +Chance to win afterwards: \d+% \(between \d+% and \d+%\)\.", line) for line in first)
    said = [line for line in first if line in second]
    assert said == second, "asked again, it says the same"


def test_a_seat_without_hints_is_told_neither(run) -> None:
    out = run("play", "empire", "--seed", 4, "--no-hints", answers="hint\nthreats\n").stdout
    assert out.count("This seat plays without hints.") == 2


@pytest.mark.parametrize(
    ("lang", "hint", "threats", "chosen", "chance"),
    [
        ("en", "hint", "threats", "I would choose: ", "Chance to win afterwards: "),
        ("fr", "conseil", "menaces", "Je choisirais : ", "Chances de gagner ensuite : "),
    ],
)
def test_at_a_real_terminal(lang: str, hint: str, threats: str, chosen: str, chance: str) -> None:
    game = RealTerminal("play", "alexandros", "--lang", lang, "--seed", "7", "--seats", "human,greedy", LANG="C.UTF-8")
    try:
        game.settle()
        game.type(hint)
        game.until(chosen.replace(" :", "\u00a0:"))
        game.until(chance.replace(" :", "\u00a0:"))
        game.settle()
        game.type(threats)
        game.settle(2)
        assert "Traceback" not in game.screen
        told = game.screen.rpartition(threats)[2]
        assert len(told.split()) > 5
    finally:
        game.close()
