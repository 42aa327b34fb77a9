"""Advice: the best moves with their reasons and what may soon be done, from what a seat knows, each time the same."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from random import Random
from types import SimpleNamespace

import pytest

from argead.kernel import Dice, Game, HintsForbidden, Match, NotWaiting, Prospect, State
from argead.language import phrasebook
from argead.shelf import catalogue, game
from argead.table import Seat, Table
from argead.table.advice import trying
from argead.table.advice.asking import advising, foreseeing
from argead.table.advice.doors import endings, threats
from argead.table.advice.estimate import Estimate, certainty, estimate
from argead.table.advice.foreseeing import DRAWS
from argead.table.advice.telling import hint_shown
from argead.table.advice.trying import Judged
from argead.testing.advice import check_hint, hint
from support.middle import middle


def seat_of(table: Table) -> int:
    return table.match.state.waiting()[0]


@pytest.mark.parametrize("described", catalogue(), ids=lambda described: described.name)
def test_the_same_question_has_the_same_answer_in_any_process_and_after_a_guess(described):
    state = middle(described.name).match.state
    seat = state.waiting()[0]
    told = hint(state, seat, "en")
    check_hint(told, {action.notation for action in state.actions(seat)})
    assert told["chance"] is not None
    assert told["certainty"] in ("clear", "likely", "close")
    assert hint(state.guess(seat, Dice(5)), seat, "en") == told
    *_, sent = pickle.loads(pickle.dumps(advising(state, seat))).run()
    assert (
        hint_shown(sent, ["Ada", "Bob"], phrasebook(described, "en"))["moves"][0]["chance"]
        == told["moves"][0]["chance"]
    )


def test_each_slice_is_a_whole_answer():
    state = middle("alexandros").match.state
    slices = list(advising(state, state.waiting()[0]).run())
    assert len(slices) == 2
    assert all(advice.moves for advice in slices)
    assert slices[0].moves[0].reply is None
    assert slices[1].moves[0].reply is not None


def test_what_is_laid_out_in_secret_is_never_told_as_a_reply():
    """Everybody lays out cubes at the same time: nobody sees what is answered."""
    state = game("empire").new(2, Dice(1))
    while len(state.waiting()) < 2:
        state.play(state.waiting()[0], state.actions(state.waiting()[0])[0])
    seat = state.waiting()[0]
    *_, advice = advising(state, seat).run()
    assert [move.reply for move in advice.moves] == [None] * len(advice.moves)


def test_a_lesson_is_advised_by_its_book_alone():
    described = game("alexandros")
    primer = described.primers()[0]
    match = Match(described, ("Ada", "Bob"), Dice(1), **primer.options)
    table = Table(match, [Seat("here", name) for name in ("Ada", "Bob")])
    seat = table.match.awaited[0]
    *_, advice = table.hint(seat).run()
    assert [move.action.notation for move in advice.moves] == [table.match.page.notation]
    assert (advice.certainty, advice.chance, advice.moves[0].chance) == ("book", None, None)
    assert not table.outlook(seat).decides, "no other move is to be made"


def test_a_seat_without_hints_is_told_nothing_and_others_can_look_ahead_at_any_time():
    table = middle("alexandros")
    seat, other = seat_of(table), 1 - seat_of(table)
    assert table.outlook(seat).decides
    assert not table.outlook(other).decides
    with pytest.raises(NotWaiting):
        table.hint(other)
    table.reseat([Seat("here", name, None, False) for name in ("Ada", "Bob")])
    for ask in (table.hint, table.outlook):
        with pytest.raises(HintsForbidden, match="without hints"):
            ask(seat)


def test_a_game_without_a_learned_judgement_is_advised_without_chances(monkeypatch):
    monkeypatch.setattr(trying, "judge_of", lambda state: None)
    for name in ("empire", "field-commander"):
        state = middle(name).match.state
        told = hint(state, state.waiting()[0], "fr")
        check_hint(told, {action.notation for action in state.actions(state.waiting()[0])})
        assert told["chance"] is None


# Threats -------------------------------------------------------------------------------------------------------------


Tell = Callable[[State, int], list[Prospect]]


def tells(monkeypatch: pytest.MonkeyPatch, foretold: Tell) -> None:
    """Let every game have a door that tells this."""
    door = SimpleNamespace(threats=foretold, endings=lambda s, seat: [Prospect("end", "end")])
    monkeypatch.setattr(Game, "door", lambda self, name: door if name == "outlook" else None)


def test_a_game_without_the_door_threatens_nobody(monkeypatch):
    monkeypatch.setattr(Game, "door", lambda self, name: None)
    state = middle("alexandros").match.state
    assert threats(state, 0) == endings(state, 0) == ()


def test_a_match_that_has_ended_threatens_nobody(monkeypatch):
    tells(monkeypatch, lambda s, seat: [Prospect("raid", "raids")])
    over = game("alexandros").new(2, Dice(1))
    over.agenda.clear()
    assert threats(over, 0) == endings(over, 0) == ()


def test_a_threat_names_the_best_move_after_which_it_is_none(monkeypatch):
    state = middle("alexandros").match.state
    seat = state.waiting()[0]
    before = state.view(seat)
    still = Prospect("still", "raids", {"force": 3})

    def foretold(s: State, seat: int) -> list[Prospect]:
        moved = s.view(seat) != before
        return [still] if moved else [Prospect("gone", "raids"), Prospect("still", "raids", {"force": 9})]

    tells(monkeypatch, foretold)
    *_, found = foreseeing(state, seat, True).run()
    job = foreseeing(state, seat, True)
    best = trying.Trying(job.sight, seat, Random(job.seed))
    first = best.look(best.options(), DRAWS)[0].action
    assert [(threat.prospect.name, threat.safe) for threat in found.threats] == [("gone", first), ("still", None)]
    assert [ending.name for ending in found.endings] == ["end"]
    *_, waiting = foreseeing(state, seat, False).run()
    assert [threat.safe for threat in waiting.threats] == [None, None]


def test_the_danger_that_a_move_leaves_is_first_what_is_new_and_no_more_than_two(monkeypatch):
    state = middle("alexandros").match.state
    seat = state.waiting()[0]
    before = state.view(seat)
    old = [Prospect("old", "raids"), Prospect("older", "raids")]

    def foretold(s: State, seat: int) -> list[Prospect]:
        moved = s.view(seat) != before
        return [*old, Prospect("new", "raids")] if moved else old

    tells(monkeypatch, foretold)
    *_, advice = advising(state, seat).run()
    assert all([threat.name for threat in move.threats] == ["new", "old"] for move in advice.moves)


# How sure ------------------------------------------------------------------------------------------------------------


def said(mean: float, doubt: float) -> Estimate:
    return Estimate(mean, doubt, mean, True)


@pytest.mark.parametrize(
    ("others", "sure"),
    [
        ([], "clear"),
        ([said(0.40, 0.02)], "clear"),
        ([said(0.40, 0.09)], "likely"),
        ([said(0.40, 0.02), said(0.59, 0.02)], "close"),
        ([said(0.40, 0.25)], "close"),
    ],
)
def test_how_sure_a_move_is_depends_on_how_far_the_others_are_behind(others, sure):
    assert certainty([said(0.6, 0.12 if others and others[0].doubt == 0.09 else 0.05), *others]) == sure


def test_an_estimate_lies_within_its_interval_and_both_between_0_and_1():
    near = [Judged(1.02, 1.0), Judged(0.98, 1.0)]
    sure = estimate(near, [])
    assert (sure.mean, sure.interval) == (1.0, (0.99, 1.0))
    played = estimate(near, [Judged(0.5, 0.5), Judged(0.0, 0.0)])
    assert played.mean == pytest.approx(2.5 / 4)
    assert played.interval[0] == pytest.approx(max(0.0, 2.5 / 4 - 1.96 * 0.5 / 2), abs=1e-3)
    assert played.interval[1] == 1.0
    assert not estimate([Judged(0.5, None)], []).is_chance
