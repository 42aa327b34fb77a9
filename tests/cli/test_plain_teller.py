"""The plain teller: every game can be told without a teller of its own, completely and in both languages."""

from __future__ import annotations

from random import Random

import pytest

from argead.cli.plain import PlainTeller
from argead.kernel import Dice, Nouns
from argead.language import Phrasebook, phrasebook
from argead.shelf import catalogue, game
from argead.testing.settings import walk

NAMES = ("Ada", "Bob")


def plain(lang: str = "en") -> PlainTeller:
    return PlainTeller(phrasebook(game("alexandros"), lang), Nouns())


def test_facts_stand_under_their_names() -> None:
    view = {"seat": 0, "round": 3, "last_round": True, "winner": None, "row": ["lyre", "horse"], "pile": []}
    assert plain().look(view, NAMES) == [
        "round: 3",
        "last round: yes",
        "winner: none",
        "row: lyre, horse",
        "pile: none",
    ]
    assert plain("fr").look(view, NAMES)[1:3] == ["last round\xa0: oui", "winner\xa0: rien"]


def test_what_is_nested_stands_below_and_lists_of_seats_have_names() -> None:
    view = {"seat": None, "scores": [4, 7], "supply": {"cards_left": 9}, "lands": [{"worth": 2}, {"worth": 1}, {}]}
    assert plain().look(view, NAMES) == [
        "scores:",
        "  Ada: 4",
        "  Bob: 7",
        "supply:",
        "  cards left: 9",
        "lands:",
        "  1:",
        "    worth: 2",
        "  2:",
        "    worth: 1",
        "  3: none",
    ]


def test_a_game_can_name_its_facts(monkeypatch: pytest.MonkeyPatch) -> None:
    phrases = Phrasebook(game("alexandros"), "fr")
    monkeypatch.setattr(phrases, "has", lambda message: message == "fact-last-round")
    monkeypatch.setattr(phrases, "say", lambda message: "dernière manche")
    told = PlainTeller(phrases, Nouns())
    assert told.look({"seat": 0, "last_round": True, "round": 3}, NAMES) == ["dernière manche\xa0: oui", "round\xa0: 3"]


def test_the_hand_is_told_apart_to_the_one_who_holds_it() -> None:
    view = {"seat": 1, "hand": {"lyre": 2}, "round": 1}
    assert plain().look(view, NAMES) == ["round: 1"]
    assert plain().secrets(view, NAMES) == ["Bob:", "  hand:", "    lyre: 2"]
    assert plain().secrets({"seat": None, "hand": None}, NAMES) == []


def test_one_fact_can_be_asked_for_and_others_are_named() -> None:
    view = {"seat": 0, "last_round": False}
    assert plain().inspect(view, NAMES, "last round") == ["last round: no"]
    assert plain().inspect(view, NAMES, "moon") == ["There is no fact “moon” here: choose seat, last round."]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("described", catalogue(), ids=lambda described: described.name)
def test_every_game_can_be_told_plainly_from_beginning_to_end(described, lang) -> None:
    """Nothing of a view is left out: each key has a line of its own."""
    told = PlainTeller(phrasebook(described, lang), described.nouns)
    state = described.new(described.seats[0], Dice(1))
    names = NAMES[: state.players]
    for number, (seat, _) in enumerate(walk(state, Random(1))):
        if number % 20:
            continue
        view = state.view(seat)
        lines = told.look(view, names) + told.secrets(view, names) + told.glance(view, names)
        heads = [line.partition(":")[0].strip() for line in lines]
        assert {key.replace("_", " ") for key, value in view.items() if value is not None} - {"seat"} <= set(heads)
        assert told.draw(view, names)[1:] == told.look(view, names)
        assert told.help()


def test_a_game_names_its_facts_and_things_once_for_labels_and_values(monkeypatch: pytest.MonkeyPatch) -> None:
    phrases = phrasebook(game("alexandros"), "en")
    named = {"fact-last-round": "The last round", "fact-lyre": "Lyre"}
    monkeypatch.setattr(phrases, "has", lambda message: message in named)
    monkeypatch.setattr(phrases, "say", named.__getitem__)
    view = {"seat": 0, "last_round": False, "row": ["lyre", "horse"], "supply": {"lyre": 2}}
    assert PlainTeller(phrases, Nouns()).look(view, NAMES) == [
        "The last round: no",
        "row: Lyre, horse",
        "supply:",
        "  Lyre: 2",
    ]
