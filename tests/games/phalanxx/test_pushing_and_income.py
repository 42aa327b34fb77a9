"""3c. Pushing a die; 3d. income and the exchange of a die; Intrigue."""

from __future__ import annotations

import pytest

from argead.kernel import Event
from argead.language import phrasebook
from games.phalanxx.position import GAME, grey, home, kind, legal, play, position, told


@pytest.mark.parametrize(
    ("old", "new", "before", "after"),
    [("4", "6", 0, 2), ("4", "1", 3, 0), ("4", "4", 5, 5), ("1", "6", 41, 43)],
)
def test_the_examples_of_the_rulebook_pushing_pays_or_costs_the_difference(old, new, before, after):
    """A 4 pushed out by a 6 gives 2 Talents, by a 1 it costs 3; P34: nobody has more than 43."""
    s = position(home={0: f"o{old} w1 p1"}, rolled=f"w{new} w1 w1", talents={0: before})
    play(s, "push", f"place white-{new} 1")
    assert s.talents[0] == after
    assert home(s) == [f"white-{new}", "white-1", "purple-1"]
    assert grey(s)[0] == f"orange-{old}"


def test_pushing_P45_never_below_nothing():
    s = position(home={0: "o4 o4 p6"}, rolled="w1 w2 w3", talents={0: 2})
    play(s, "push")
    assert legal(s) == ["place white-2 1", "place white-2 2", "place white-3 1", "place white-3 2"]
    assert "push" not in legal(position(home={0: "o6 o6 p6"}, rolled="w1 w2 w3", talents={0: 2}))


def test_pushing_shows_the_difference_beforehand():
    s = position(home={0: "o4 w1 p1"}, rolled="w6 w6 w6")
    play(s, "push")
    notes = {action.notation: s.preview(0, action) for action in s.actions(0)}
    assert notes["place white-6 1"] == {"talents": 2}
    assert notes["place white-6 2"] == {"talents": 5}


def test_income_three_talents_for_any_die_on_any_slot():
    s = position(home={0: "w6 o6 p6"}, rolled="w1 w1 w1")
    play(s, "income", "place white-1 3")
    assert s.talents[0] == 3


def test_income_then_the_home_die_beside_may_be_exchanged_for_one_of_the_same_value():
    s = position(3, home={0: "w3 o3 p5", 1: "w3 o3 p3", 2: "w4 o3 p1"}, rolled="w1 w2 w6")
    play(s, "income", "place white-1 1")
    assert kind(s) == "swap-die"
    assert legal(s) == ["swap 2 orange-3", "swap 2 purple-3", "swap 3 orange-3", "keep"]
    play(s, "swap 2 purple-3")
    assert home(s, 0) == ["purple-3", "orange-3", "purple-5"]
    assert home(s, 1) == ["white-3", "orange-3", "white-3"]


def test_income_P21_only_the_die_beside_the_slot_and_only_the_same_value():
    s = position(home={0: "w3 o4 p5", 1: "w1 o3 p2"}, rolled="w1 w2 w6")
    play(s, "income", "place white-1 2")
    assert kind(s) == "choose-action", "nothing to exchange: not asked"


def test_income_the_exchange_can_be_left():
    s = position(home={0: "w3 o4 p5", 1: "w1 o3 p2"}, rolled="w1 w2 w6")
    play(s, "income", "place white-1 1", "keep")
    assert home(s, 0) == ["white-3", "orange-4", "purple-5"]


def test_money_cards_P34_end_at_43_talents():
    s = position(at="roll", chance=(1, 1, 1), talents={0: 42})
    assert s.talents[0] == 43
    play(s, "income", "place white-1 1")
    assert s.talents[0] == 43
    play(s, "push", "place white-1 2")
    assert s.talents[0] == 43


def test_money_cards_P34_what_goes_beyond_43_talents_is_not_told_as_received():
    journal: list[Event] = []
    s = position(home={0: "o1 w1 p1"}, rolled="w6 w6 w6", talents={0: 41}, journal=journal)
    play(s, "income", "place white-6 2")
    assert told(journal, "income") == [{"talents": 2}]
    play(s, "push")
    assert {s.preview(0, action)["talents"] for action in s.actions(0)} == {0}
    play(s, "place white-6 1")
    assert told(journal, "pushed") == [{"slot": 1, "colour": "white", "value": 6, "old": 1, "talents": 0}]


def test_money_cards_P34_an_income_that_brings_nothing_is_told_so():
    journal: list[Event] = []
    play(position(rolled="w6 w6 w6", talents={0: 43}, journal=journal), "income", "place white-6 2")
    words = [phrasebook(GAME, "en").event(event, ["Ada", "Bob"], 0) for event in journal]
    assert words == ["Ada takes income but cannot hold any more Talents."]


@pytest.mark.parametrize(("before", "received"), [(42, 1), (43, 0)])
def test_money_cards_P34_a_low_roll_is_told_with_what_it_really_pays(before, received):
    journal: list[Event] = []
    s = position(at="roll", talents={0: before}, chance=(1, 1, 1), journal=journal)
    assert (s.talents[0], told(journal, "consoled")) == (43, [{"talents": received}])


def test_income_P52_dice_that_look_alike_are_not_exchanged():
    s = position(3, home={0: "o3 w4 p5", 1: "w3 o3 p3", 2: "o3 o3 w3"}, rolled="w1 w2 w6")
    play(s, "income", "place white-1 1")
    assert legal(s) == ["swap 2 white-3", "swap 2 purple-3", "swap 3 white-3", "keep"]


def test_intrigue_P37_the_dice_may_differ_by_up_to_two():
    s = position(home={0: "w3 o4 p5", 1: "w5 o1 p6"}, rolled="w1 w2 w6", abilities={0: "intrigue"})
    play(s, "income", "place white-1 1")
    assert legal(s) == ["swap 2 white-5", "swap 2 orange-1", "keep"]
    play(s, "swap 2 orange-1")
    assert (home(s, 0)[0], home(s, 1)[1]) == ("orange-1", "white-3")
