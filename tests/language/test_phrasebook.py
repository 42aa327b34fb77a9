"""Phrases: arguments in words, outcomes for one and for several, questions of chance; with words of the test's own."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

import pytest

from argead.kernel import Action, Event, Nouns, Outcome
from argead.language import LANGUAGES, Phrasebook, phrasebook
from argead.shelf import game
from support.toy import TOY

WORDS = """
title = Toy
blurb = A toy.
designer = Ada
publisher = Bob
area-old-tyre = Palaetyrus
kind-phalanx = Phalanx
kind-infantry = Foot
plan-infantry = All Foot
plan-flank = Flank
action-scout = Scout { $area }.
event-planned = { $plans_count } plans: { $plans }.
event-marched = To { $area } with { $kind }.
note-scout = { $gold_count } ways, { $free } free
no-plans = no plan
event-left = { $plans } left.
event-hit = { $counter } hits { $lands_worth } of { $lands_count }.
event-met = { $rivals } meet { $player }: { $scores }.
chance-attack = Roll for { $subject }.
chance-trap = Roll for the trap.
reason-end = It is over.
"""

NOUNS = Nouns(
    seats=("player", "rivals"), sorts={"subject": ("area", "kind"), "face": ("plan", "kind"), "counter": ("kind",)}
)


class Scout(Action):
    __slots__ = ("area",)
    verb = "scout"

    def __init__(self, area: str) -> None:
        super().__init__(0, area)
        self.area = area

    def args(self) -> dict[str, object]:
        return {"area": self.area}


@pytest.fixture
def words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Phrasebook:
    package = tmp_path / "wordy"
    (package / "text").mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "text" / "en.ftl").write_text(WORDS, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "wordy", raising=False)
    return Phrasebook(replace(TOY, package="wordy", nouns=NOUNS), "en")


def test_words_are_translated_where_there_are_words_for_them(words):
    assert words.label(Scout("Old Tyre")) == "Scout Palaetyrus."
    assert words.label(Scout("Sardis")) == "Scout Sardis."
    event = Event("marched", "moving", 0, {"area": "Old Tyre", "kind": "phalanx"})
    assert words.event(event, ("Ada",), None) == "To Palaetyrus with Phalanx."


def test_lists_of_words_are_translated_by_the_singular_and_counted(words):
    event = Event("planned", "plans", 0, {"plans": ["flank", "infantry", "flank"]})
    assert words.event(event, ("Ada",), None) == "3 plans: 2\u00a0×\u00a0Flank, All Foot."
    counted = Event("left", "plans", 0, {"plans": {"flank": 1, "infantry": 2, "lead": 0}})
    assert words.event(counted, ("Ada",), None) == "Flank, 2\u00a0×\u00a0All Foot left."
    assert words.event(Event("left", "plans", 0, {"plans": []}), ("Ada",), None) == "no plan left."


def test_seats_are_called_by_their_players_and_lists_by_seat_have_their_names(words):
    event = Event("met", "meeting", 2, {"rivals": [0, 1], "scores": [3, 5, 7]})
    assert (
        words.event(event, ("Ada", "Bob", "Cleo"), None) == "Ada and Bob meet Cleo: 3 for Ada, 5 for Bob, 7 for Cleo."
    )


def test_one_of_several_alike_has_its_number_and_figures_of_a_list_are_told_together(words):
    event = Event("hit", "battle", 0, {"counter": "phalanx-2", "lands": [{"worth": 4, "at": ["x"]}, {"worth": 1}]})
    assert words.event(event, ("Ada",), None) == "Phalanx 2 hits 4, 1 of 2."


def test_unknown_languages_are_answered_in_english_and_leave_nothing_behind():
    described = game("empire")
    assert phrasebook(described, "de") is phrasebook(described, "xx") is phrasebook(described, "en")


def test_what_has_no_words_is_left_out_but_counted(words):
    preview = {"gold": [[1, 0.5], [2, 0.5]], "free": 0.25, "odds": [{"glory": 0}], "courtesans": None}
    assert words.note(Scout("Sardis"), preview, ("Ada",)) == "2 ways, 0.25 free"


def test_a_question_of_chance_names_its_subject(words):
    assert words.question(("attack", "phalanx-2")) == "Roll for Phalanx."
    assert words.question(("attack", "Old Tyre")) == "Roll for Palaetyrus."
    assert words.question(("attack", "chares")) == "Roll for chares."
    assert words.question(("trap", "")) == "Roll for the trap."


def test_a_face_is_called_by_what_it_is_among(words):
    assert words.face("phalanx") == "Phalanx"
    assert words.face("infantry") == "All Foot"
    assert words.face("elephant") == "elephant"


@pytest.mark.parametrize(
    ("names", "outcome", "text"),
    [
        (("Ada",), Outcome((86,), (1,), "end"), "Ada wins with 86 points. It is over."),
        (("Ada",), Outcome((0,), (2,), "end"), "Ada loses. It is over."),
        (("Ada",), Outcome((7,), (2,), "end"), "Ada loses, with 7 points. It is over."),
        (("Ada", "Bob"), Outcome((3, 5), (2, 1), "end"), "Bob wins with 5 points. It is over."),
        (
            ("Ada", "Bob"),
            Outcome((5, 5), (1, 1), "end"),
            "Ada and Bob share the victory with 5 points each. It is over.",
        ),
    ],
)
def test_how_a_game_ended(words, names, outcome, text):
    assert words.outcome(outcome, names) == text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("ranks", "score"), [((1,), 1), ((1,), 86), ((2,), 0), ((2,), 40)])
def test_one_commander_wins_and_loses_in_both_languages(lang, ranks, score):
    words = phrasebook(game("field-commander"), lang)
    text = words.outcome(Outcome((score,), ranks, "victory" if ranks == (1,) else "time"), ("Ada",))
    assert text.startswith("Ada ")
    assert (str(score) in text) == (score > 0)


def test_people_are_named_together_with_an_and_before_the_last():
    french = phrasebook(game("empire"), "fr")
    assert [french.together(names) for names in ([], ["Ada"], ["Ada", "Bob"], ["Ada", "Bob", "Cleo"])] == [
        "",
        "Ada",
        "Ada et Bob",
        "Ada, Bob et Cleo",
    ]
