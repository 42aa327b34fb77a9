"""PhalanXX alone with the printed game on a real table: every die and card is typed."""

from __future__ import annotations

from random import Random

import pytest

from argead.kernel import Answer, AnswerWanted, Dice, Match, Question, Script, SetupError
from argead.testing.settings import pick
from argead.testing.snapshot import snapshot
from games.phalanxx.position import GAME


def sit(**options: bool) -> Match:
    """Before the table is laid; our own dice have no answer."""
    return Match(GAME, ("Ada",), Script([]), dice="table", **options)


def roll(wanted: AnswerWanted, random: Random) -> Answer:
    """What a person rolls or draws."""
    return pick(random, [*range(1, wanted.sides + 1), *wanted.left])


def play(match: Match, notation: str, random: Random) -> list[AnswerWanted]:
    """Make a move, typing whatever is asked for; the questions that came."""
    answers: list[Answer] = []
    wanted: list[AnswerWanted] = []
    while True:
        try:
            match.play(0, notation, answers)
        except AnswerWanted as question:
            wanted.append(question)
            answers.append(roll(question, random))
        else:
            return wanted


def questions(wanted: list[AnswerWanted]) -> list[tuple[str, str]]:
    return [tuple(one.question) for one in wanted]


def test_nothing_is_dealt_before_the_table_is_laid():
    match = sit()
    view = match.state.view(0)
    assert match.record.lines[0].answers == ()
    assert [action.notation for action in match.state.actions(0)] == ["begin"]
    assert (view["hand"], view["row"], view["turn"]) == ([], [None] * 5, 0)
    for side in view["sides"]:
        assert side["home"] == [{"colour": colour, "value": None} for colour in ("white", "orange", "purple")]
        assert side["home_sum"] == 0
    assert view["dice"] == [{"colour": "white", "value": None}] * 3


def test_the_set_up_asks_for_the_row_both_hands_and_all_home_dice():
    match = sit()
    wanted = play(match, "begin", Random(1))
    colours = ("white", "orange", "purple")
    assert questions(wanted) == [
        *[("first-row", "")] * 5,
        *[("hand", "")] * 2,
        *[("maxximilian-card", "")] * 2,
        *[("home-die", colour) for colour in colours],
        *[("maxximilian-die", colour) for colour in colours],
    ]
    assert len(wanted[0].left) == 16
    drawn = match.record.lines[1].answers
    view = match.state.view(0)
    assert [offer["card"] for offer in view["row"]] == list(drawn[4::-1])
    assert set(view["hand"]) == set(drawn[5:7])
    assert {laid["card"] for laid in view["sides"][1]["cards"]} == set(drawn[7:9])
    assert [die["value"] for side in view["sides"] for die in side["home"]] == list(drawn[9:])


def test_the_expert_set_up_deals_the_action_cards_first():
    wanted = play(sit(expert=True), "begin", Random(2))
    assert questions(wanted)[:2] == [("first-player", ""), ("action-card", "")]
    assert wanted[0].sides == 2
    assert set(wanted[1].left) == {"merchant", "legend", "forced-march"}


def test_a_purchase_asks_for_the_new_card_and_the_travelling_dice_by_colour():
    match = sit()
    play(match, "begin", Random(3))
    asked = questions(play(match, "pass", Random(3)))
    assert asked == [("row", ""), *[("travelling-die", "white")] * 3]


def test_the_new_card_after_maxximilians_is_drawn_too():
    match, random = sit(), Random(4)
    play(match, "begin", random)
    asked: list[tuple[str, str]] = []
    while match.state.turn == 1:
        play_on = pick(random, match.state.actions(0)).notation
        events, asked = len(match.events), questions(play(match, play_on, random))
    assert "maxximilian-took" in [event.kind for _, event in match.events[events:]]
    assert asked == [("row", "")]


@pytest.mark.parametrize("expert", [False, True])
@pytest.mark.parametrize("seed", range(5))
def test_a_typed_game_is_the_same_game_as_with_known_chance(seed: int, expert: bool):
    """A whole game with our dice, and once more with every answer typed."""
    rolled = Match(GAME, ("Ada",), Dice(seed), dice="table", expert=expert)
    random = Random(seed)
    while rolled.state.waiting():
        rolled.play(0, pick(random, rolled.state.actions(0)).notation)
    typed = sit(expert=expert)
    asked: set[str] = set()
    for line in rolled.record.lines[1:]:
        for known in range(len(line.answers)):
            with pytest.raises(AnswerWanted) as wanted:
                typed.play(0, line.notation, line.answers[:known])
            assert isinstance(wanted.value.question, Question)
            assert line.answers[known] in (*wanted.value.left, *range(1, wanted.value.sides + 1))
            asked.add(wanted.value.question.purpose)
        typed.play(0, line.notation, line.answers)
    assert typed.record.dump() == rolled.record.dump()
    assert snapshot(typed.state) == snapshot(rolled.state)
    assert {"first-row", "row", "hand", "heroism", "home-die", "maxximilian-die", "travelling-die"} <= asked


def test_what_argead_deals_is_the_same_game_without_the_table():
    """But for the first line, in which the set-up stands."""
    typed = sit()
    play(typed, "begin", Random(6))
    dealt = Match(GAME, ("Ada",), Script(typed.record.lines[1].answers))
    ours, theirs = dealt.state.view(0), typed.state.view(0)
    assert ours == theirs


def test_typed_dice_and_cards_can_be_taken_back():
    match = sit()
    play(match, "begin", Random(7))
    before = snapshot(match.state)
    play(match, "pass", Random(7))
    match.undo(0)
    assert snapshot(match.state) == before
    assert match.reach(0).moves == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_rivals_nobody_can_type_what_only_one_may_know(players: int):
    with pytest.raises(SetupError, match="'dice' can be 'table' only with one player"):
        GAME.new(players, Dice(1), dice="table")
    assert not GAME.new(players, Dice(1), dice="argead").physical
