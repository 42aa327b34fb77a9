"""What a learned judgement reads of a campaign."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from argead.games.field_commander import GAME
from argead.games.field_commander.commander.campaigning import CAMPAIGNING
from argead.games.field_commander.features import INPUTS, features
from argead.games.field_commander.quantities import QUESTIONS
from argead.games.field_commander.state import FieldCommander
from argead.kernel import Dice
from games.field_commander.position import play, position


def named(s: FieldCommander) -> dict[str, float]:
    (row,) = features(s, 0)
    return dict(zip(INPUTS, row, strict=True))


def campaign(name: str) -> Iterator[FieldCommander]:
    """The states of one campaign of the commander's, or of one life."""
    s, chance = GAME.new(1, Dice(3), campaign=name), Dice(4)
    assert isinstance(s, FieldCommander)
    assert GAME.advise is not None
    while s.waiting():
        yield s
        s.play(0, GAME.advise(s, 0, chance))


def test_names_are_told_apart_and_every_question_of_a_campaign_is_one():
    assert len(set(INPUTS)) == len(INPUTS)
    assert set(QUESTIONS) == set(CAMPAIGNING)


@pytest.mark.parametrize("name", ["granicus", "tyre", "life"])
def test_a_row_is_complete_small_and_the_same_for_a_guess(name: str):
    for n, s in enumerate(campaign(name)):
        if n % 7:
            continue
        (row,) = features(s, 0)
        assert len(row) == len(INPUTS) == len(GAME.inputs)
        assert all(isinstance(value, float) and -4 <= value <= 4 for value in row)
        assert features(s.guess(0, Dice(n)), 0) == [row]


def test_a_position_is_read_in_the_names_of_the_table():
    s = position(army=["companions", "phalanx/reduced", "phalanx"], gold=6, level=2, advisors=["parmenion"], turn=6)
    read = named(s)
    assert (read["granicus"], read["life in granicus"], read["lead-army"]) == (1, 0, 1)
    assert (read["parmenion"], read["antipater"], read["level 2"], read["level 1"]) == (1, 0, 1, 0)
    assert (read["HC fresh"], read["PH fresh"], read["PH worn"]) == (0.5, 0.5, 0.5)
    assert (read["2 turns left"], read["3 turns left"]) == (1, 0)
    play(s, "scout sestus", 1)
    assert (named(s)["enter-area"], named(s)["price"]) == (1, 3 / 8)


def test_a_conquered_area_leaves_its_place_empty():
    garrisons = {"Chaeronea": ["sacred-band"], "Sardis": ["wall", "persian-infantry"]}
    before = named(position(army=["phalanx"], garrisons=garrisons))
    after = named(
        position(army=["phalanx"], garrisons={"Sardis": ["wall", "persian-infantry"]}, governed=["Chaeronea"])
    )
    assert (before["granicus 1 open"], after["granicus 1 open"]) == (1, 0)
    assert before["granicus 3 penalty"] == after["granicus 3 penalty"] == 2 / 4
    assert before["pivotal left"] > after["pivotal left"]
