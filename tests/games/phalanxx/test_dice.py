"""2. Rolling; 3. three dice, three slots; turning a die with a soldier or the Blacksmith; 4. passing the dice."""

from __future__ import annotations

import pytest

from games.phalanxx.position import grey, home, kind, legal, play, position, told


@pytest.mark.parametrize(("dice", "talents"), [((1, 2, 5), 3), ((2, 2, 5), 0), ((1, 1, 1), 3), ((6, 6, 6), 0)])
def test_rolling_P02_eight_or_less_pays_three_talents(dice, talents):
    s = position(at="roll", chance=dice)
    assert s.talents[0] == talents


def test_rolling_P02_counts_as_it_falls():
    s = position(at="roll", chance=(2, 2, 5))
    play(s, "discharge", "turn white-5 1")
    assert s.talents[0] == 0


def test_rolling_leaves_the_home_dice_alone():
    s = position(at="roll", home={0: "w3 o1 p6"}, chance=(6, 5, 4))
    assert home(s) == ["white-3", "orange-1", "purple-6"]


def test_rolling_the_dice_keep_their_colours():
    s = position(at="roll", rolled="w1 o1 p1", chance=(6, 5, 4))
    assert [(die["colour"], die["value"]) for die in s.view(0)["dice"]] == [("white", 6), ("orange", 5), ("purple", 4)]


def test_rolling_before_it_the_dice_show_nothing():
    s = position(at="buy", talents={0: 5})
    assert [die["value"] for die in s.view(0)["dice"]] == [None, None, None]


def test_actions_P03_all_three_dice_must_be_used_each_on_a_slot_of_its_own():
    s = position(rolled="w6 w5 w4", talents={1: 9})
    play(s, "income", "place white-6 2")
    assert grey(s) == [None, "white-6", None]
    play(s, "income")
    assert legal(s) == ["place white-4 1", "place white-4 3", "place white-5 1", "place white-5 3"]
    play(s, "place white-5 1", "income")
    assert grey(s) == [None, None, None]
    assert s.active == 1, "the last die has one slot left, and is not asked about"


def test_actions_dice_that_look_alike_are_offered_once():
    s = position(rolled="w6 w6 o6")
    play(s, "income")
    assert legal(s) == [f"place {die} {slot}" for die in ("white-6", "orange-6") for slot in (1, 2, 3)]


def test_passing_the_dice_on_the_grey_slots_go_to_the_next_player():
    s = position(rolled="w6 w5 w4", home={0: "o1 p1 w1"}, talents={1: 9})
    play(s, "push", "place white-6 1", "push", "place white-5 2", "income")
    assert s.active == 1
    assert [die["colour"] for die in s.view(1)["dice"]] == ["white", "orange", "purple"]
    assert grey(s) == [None, None, None]


def test_turning_P52_a_die_costs_a_soldier_of_the_reserve_which_leaves_the_game():
    s = position(rolled="w6 w6 w6")
    play(s, "discharge")
    assert legal(s) == [f"turn white-6 {value}" for value in range(1, 6)]
    play(s, "turn white-6 2")
    side = s.view(0)["sides"][0]
    assert (side["reserve"], side["soldiers"], side["lost"]) == (8, 3, 1)
    assert [die["value"] for die in s.view(0)["dice"]] == [2, 6, 6]


def test_turning_P19_as_often_as_there_are_soldiers_in_the_reserve():
    s = position(reserve={0: 2}, rolled="w6 w6 w6")
    play(s, "discharge", "turn white-6 1", "discharge", "turn white-1 3")
    assert "discharge" not in legal(s)


def test_blacksmith_P22_turns_one_die_a_turn_for_nothing():
    s = position(played={0: ["blacksmith"]}, talents={1: 9})
    assert "forge" in legal(s)
    play(s, "forge", "turn white-6 1")
    assert "forge" not in legal(s)
    assert s.reserve[0] == 9
    play(s, "income", "place white-1 1", "income", "place white-6 2", "income")
    assert (s.active, s.forged) == (1, False)
    assert "forge" not in legal(position())


def test_rolling_the_journal_tells_the_dice():
    journal = []
    position(at="roll", chance=(1, 2, 3), journal=journal)
    assert told(journal, "rolled") == [{"dice": ["white-1", "white-2", "white-3"], "values": "1, 2, 3"}]
    assert told(journal, "consoled") == [{"talents": 3}]


def test_turn_order_goes_round_from_the_first_player():
    s = position(3, at="pass", active=2, turn=3, talents={0: 9})
    assert (s.active, s.turn, s.round, kind(s)) == (0, 4, 2, "buy-card")
