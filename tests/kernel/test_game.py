"""Games as the world sees them: options, seats, outcomes; decisions by name."""

from __future__ import annotations

from dataclasses import replace

import pytest

from argead.kernel import MOST_SEATS, SEATS, Dice, Option, Outcome, SetupError
from support.toy import TOY, BoastOpenly, MakeBids


@pytest.mark.parametrize("players", [-1, 0, 1, 3])
def test_a_wrong_number_of_seats_is_refused(players):
    with pytest.raises(SetupError, match="toy has 2 seats"):
        TOY.new(players, Dice(1))


def test_a_game_for_more_than_a_table_has_room_for_is_refused():
    assert len(SEATS) == MOST_SEATS == 8
    crowd = replace(TOY, seats=(2, 9))
    with pytest.raises(SetupError, match="toy needs 2 to 9 seats, but a table has room for 8"):
        crowd.new(2, Dice(1))


def test_options_have_defaults():
    assert TOY.settle_options({}) == {"mood": "merry", "quick": False, "size": 1}
    assert TOY.settle_options({"quick": True}) == {"mood": "merry", "quick": True, "size": 1}


@pytest.mark.parametrize(
    "given", [{"mood": 1}, {"quick": 1}, {"quick": 0}, {"size": True}, {"size": 3}, {"mood": None}]
)
def test_options_are_judged_by_value_and_type(given):
    with pytest.raises(SetupError, match="cannot be"):
        TOY.settle_options(given)


def test_an_unknown_option_is_refused():
    with pytest.raises(SetupError, match="toy has no option 'colour': it has mood, quick, size"):
        TOY.new(2, Dice(1), colour="red")


def test_an_option_for_who_plays_alone_is_refused_to_more():
    dice = Option("dice", "argead", ("argead", "table"), players=(1,))
    solo = replace(TOY, seats=(1, 2), options=(*TOY.options, dice))
    assert solo.new(1, Dice(1), dice="table").players == 1
    assert solo.new(2, Dice(1), dice="argead").players == 2
    with pytest.raises(SetupError, match="option 'dice' can be 'table' only with one player"):
        solo.new(2, Dice(1), dice="table")


def test_an_option_names_all_numbers_of_players_that_can_choose_it():
    guide = Option("guide", "none", ("none", "first-game"), players=(1, 2))
    game = replace(TOY, seats=(1, 3), options=(guide,))
    assert [guide.is_open(players) for players in (1, 2, 3)] == [True, True, False]
    assert game.new(2, Dice(1), guide="first-game").players == 2
    assert game.new(3, Dice(1)).players == 3
    with pytest.raises(SetupError, match="option 'guide' can be 'first-game' only with 1 or 2 players"):
        game.new(3, Dice(1), guide="first-game")


@pytest.mark.parametrize(
    ("option", "word", "value"),
    [
        (Option("quick", False, (False, True)), "Yes", True),
        (Option("quick", False, (False, True)), "off", False),
        (Option("mood", "merry", ("merry", "grim")), "GRIM", "grim"),
        (Option("size", 1, (1, 2)), "2", 2),
    ],
)
def test_options_are_read_as_people_type_them(option, word, value):
    assert option.parse(word) is value or option.parse(word) == value
    assert type(option.parse(word)) is type(value)


def test_a_word_that_is_no_choice_is_refused_with_the_choices():
    with pytest.raises(SetupError, match="choose merry or grim"):
        Option("mood", "merry", ("merry", "grim")).parse("sad")


@pytest.mark.parametrize(
    ("scores", "ranks", "winners"),
    [((3, 1), (1, 2), (0,)), ((2, 2), (1, 1), (0, 1)), ((5, 9, 5, 1), (2, 1, 2, 4), (1,)), ((0,), (1,), (0,))],
)
def test_outcomes_rank_by_score_and_share_places(scores, ranks, winners):
    outcome = Outcome.by_score(scores, "end")
    assert (outcome.ranks, outcome.winners) == (ranks, winners)


def test_decisions_are_named_after_their_classes():
    assert (MakeBids.kind(), BoastOpenly.kind()) == ("make-bids", "boast-openly")
