"""Dice at a real table: moves with typed answers, what is asked for, and undo over chance; with a toy for a game."""

from __future__ import annotations

from dataclasses import replace

import pytest

from argead.kernel import AnswerWanted, ChanceError, IllegalAction, Match, NotWaiting, Question, Reach, Record, Script
from argead.table import is_final
from argead.testing.snapshot import snapshot
from support.toy import ROUNDS, TOY, Score


def at_a_table(players, chance, journal, pack, options):
    state = TOY.start(players, chance, journal, pack, options)
    state.physical = True
    return state


PHYSICAL = replace(TOY, start=at_a_table)


@pytest.fixture
def match() -> Match:
    """Before the boast after which a die is rolled."""
    match = Match(PHYSICAL, ("Ada", "Bob"), Script([]))
    for seat, notation in ((0, "bid 1"), (1, "bid 2"), (0, "boast softly"), (0, "boast softly")):
        match.play(seat, notation, [])
    return match


def test_a_missing_answer_is_asked_for_and_nothing_has_changed(match):
    before, ply, events = snapshot(match.state), match.ply, list(match.events)
    with pytest.raises(AnswerWanted) as wanted:
        match.play(0, "boast loudly", [])
    assert wanted.value.sides == 6
    assert wanted.value.question == Question("score", "1")
    assert wanted.value.events == []
    assert (snapshot(match.state), match.ply, match.events) == (before, ply, events)


def test_what_the_move_has_told_so_far_comes_with_the_question(match):
    match.state.round = ROUNDS
    match.state.agenda.insert(0, Score())
    with pytest.raises(AnswerWanted) as wanted:
        match.play(0, "boast loudly", [3])
    assert [event.kind for event in wanted.value.events] == ["scored"]
    match.play(0, "boast loudly", [3, 4])
    assert match.state.view(None)["scores"] == [0, 7]


def test_a_typed_answer_is_in_the_record(match):
    line = match.play(0, "boast loudly", [5])
    assert line.answers == (5,)
    assert match.state.view(None)["scores"] == [0, 5]
    replayed = Match.replay(Record.parse(match.record.dump()), PHYSICAL)
    assert snapshot(replayed.state) == snapshot(match.state)


@pytest.mark.parametrize(
    ("seat", "notation", "answers", "error"),
    [
        (0, "boast loudly", [7], ChanceError),
        (0, "boast loudly", ["six"], ChanceError),
        (0, "boast loudly", [3, 3], ChanceError),
        (0, "bid 1", [3], IllegalAction),
        (1, "boast loudly", [3], NotWaiting),
    ],
)
def test_an_impossible_answer_or_move_leaves_no_trace(match, seat, notation, answers, error):
    before, dump = snapshot(match.state), match.record.dump()
    with pytest.raises(error):
        match.play(seat, notation, answers)
    with pytest.raises(error):
        match.draft(seat, notation, answers)
    assert (snapshot(match.state), match.record.dump()) == (before, dump)


def test_a_draft_is_the_line_that_the_move_writes(match):
    before = snapshot(match.state)
    line = match.draft(0, "boast loudly", [2])
    assert snapshot(match.state) == before
    match.apply(line)
    assert match.record.lines[-1] == line
    assert match.state.view(None)["scores"] == [0, 2]


def test_undo_takes_typed_dice_back_and_they_are_not_final(match):
    loudly = match.state.find(0, "boast loudly")
    assert not is_final(match.state, 0, loudly)
    before = snapshot(match.state)
    match.play(0, "boast loudly", [5])
    assert match.reach(0) == Reach(3, "seat")
    match.undo(0)
    assert snapshot(match.state) == before
    match.play(0, "boast loudly", [6])
    assert match.state.view(None)["scores"] == [0, 6]
