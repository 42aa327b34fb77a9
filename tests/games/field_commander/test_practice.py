"""Practice: games that are played to learn from, and what should have been thought of their questions."""

from __future__ import annotations

from random import Random

import pytest

from argead.games.field_commander import GAME
from argead.games.field_commander.commander.learned import FULL_FAME, FULL_POINTS, HEADS
from argead.games.field_commander.commander.practice import (
    FAME_OF_A_CAMPAIGN,
    TRUST,
    Chapter,
    goals,
    practise,
)
from argead.games.field_commander.features import INPUTS
from argead.games.field_commander.state import FieldCommander, Reckoning
from argead.kernel import Dice


def chapter(number: int, questions: int, end: Reckoning | None, *, life: bool = True) -> Chapter:
    s = GAME.new(1, Dice(1), campaign="life" if life else "granicus")
    assert isinstance(s, FieldCommander)
    s.campaign_number = number
    found = Chapter(s)
    found.rows, found.wild, found.end = [[float(number)]] * questions, [False] * questions, end
    found.now = [won(0, 0)] * questions
    return found


def won(points: int, immortality: int) -> Reckoning:
    return Reckoning("granicus", True, 3, points, points, 0, 0, 0, 0, 0, 1, immortality)


def even(rows: list[list[float]]) -> list[list[float]]:
    """Thinks that everything is as likely as not."""
    return [[0.0, 0.0, 0.0, 0.5] for _ in rows]


@pytest.mark.parametrize("seed", range(4))
def test_a_game_teaches_something_about_each_of_its_questions(seed: int) -> None:
    learned = practise(0, None, Random(seed), [])
    assert len(learned.rows) == len(learned.goals) > 5
    assert {len(row) for row in learned.rows} == {len(INPUTS)}
    assert {len(goal) for goal in learned.goals} == {len(HEADS)}
    assert all(goal[0] in (0.0, 1.0) for goal in learned.goals)
    again = practise(0, None, Random(seed), [])
    assert again == learned


def test_in_earnest_the_campaigns_take_turns_and_a_later_campaign_begins_with_what_was_handed_on():
    earnest = [practise(number, even, Random(1), [], earnest=True) for number in range(3)]
    names = INPUTS[:4]
    assert [names[game.rows[0][:4].index(1.0)] for game in earnest] == list(names[:3])
    handed = [each for seed in range(12) for each in practise(0, None, Random(seed), []).handed]
    assert {each.number for each in handed} <= {1, 2, 3}
    assert all(each.army and each.level for each in handed)


def test_before_anything_is_learned_a_question_is_worth_what_came_of_the_game():
    chapters = [chapter(0, 2, won(20, 80)), chapter(1, 1, None)]
    first, second, third = goals(chapters, None, victory=False)
    assert first == second == [1.0, 20 / FULL_POINTS, 0.0, (80 + 3 * FAME_OF_A_CAMPAIGN) / FULL_FAME]
    assert third == [0.0, None, None, None]


def test_linked_campaigns_the_fame_of_a_life_is_that_of_all_its_campaigns_from_there():
    chapters = [chapter(number, 1, won(10, 50 + number)) for number in range(4)]
    found = goals(chapters, None, victory=True)
    assert [goal[2] for goal in found] == [1.0, 1.0, 1.0, None]
    assert [round(goal[3] * FULL_FAME) for goal in found] == [206, 156, 105, 53]


def test_points_and_fame_are_learned_beyond_those_of_a_victory_at_that_moment():
    found = chapter(3, 2, won(25, 90))
    found.now = [won(30, 60), won(25, 90)]
    assert [goal[1] for goal in goals([found], None, victory=True)] == [-5 / FULL_POINTS, 0.0]
    assert [goal[3] for goal in goals([found], None, victory=True)] == [30 / FULL_FAME, 0.0]


def test_a_campaign_by_itself_has_no_rest():
    assert goals([chapter(0, 1, won(25, 0), life=False)], None, victory=True) == [[1.0, 0.5, None, None]]


def test_what_was_thought_of_the_next_question_counts_and_a_wild_answer_says_nothing_of_the_one_before():
    """TD(lambda): the last question is worth what came of the game, each one before it a little of the next thought."""
    last = goals([chapter(0, 2, won(25, 0), life=False)], even, victory=True)
    assert [goal[0] for goal in last] == [pytest.approx(TRUST + (1 - TRUST) / 2), 1.0]
    wild = chapter(0, 3, won(25, 0), life=False)
    wild.wild = [False, True, False]
    found = [goal[0] for goal in goals([wild], even, victory=True)]
    assert found == [pytest.approx(0.5), pytest.approx(0.5), 1.0]
