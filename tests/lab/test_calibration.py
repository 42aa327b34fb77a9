"""Calibration: tenths, scores and intervals checked by hand, and a judgement that is asked as a bot would be."""

from __future__ import annotations

from dataclasses import replace

import pytest

import argead
from argead.kernel import SetupError, State, wilson
from argead.lab import calibrated, examine, judge, prepare
from argead.lab.calibration import Sums


def even(state: State, seat: int) -> list[float]:
    return [1 / state.players] * state.players


def game_of(*pairs: tuple[float, float]) -> Sums:
    sums = Sums.empty()
    sums.decisions = len(pairs)
    for chance, share in pairs:
        sums.add(chance, share)
    return sums


CONTEST = prepare("alexandros", ["random"], seed=1)


def test_chances_are_sorted_by_tenths_and_compared_with_what_came() -> None:
    found = calibrated(CONTEST, [game_of((0.72, 1), (0.28, 0)), game_of((0.78, 0), (0.22, 1)), None])
    assert (found.games, found.finished, found.decisions) == (3, 2, 4)
    seventh, second = found.tenths[7], found.tenths[2]
    assert seventh is not None
    assert (seventh.count, seventh.said, seventh.came) == (2, pytest.approx(0.75), 0.5)
    assert second is not None
    assert (second.count, second.said, second.came) == (2, pytest.approx(0.25), 0.5)
    assert [tenth is None for tenth in found.tenths].count(True) == 8
    assert found.brier == pytest.approx((0.28**2 + 0.78**2) * 2 / 4)
    assert found.unknowing == pytest.approx(0.25)


def test_certainty_belongs_to_the_last_tenth() -> None:
    found = calibrated(CONTEST, [game_of((1.0, 1), (0.0, 0))])
    assert found.brier == 0
    assert [number for number, tenth in enumerate(found.tenths) if tenth] == [0, 9]


def test_an_interval_counts_games_not_decisions() -> None:
    once = [game_of((0.5, 1)), game_of((0.5, 0))] * 20
    often = [game_of(*[(0.5, 1)] * 9), game_of(*[(0.5, 0)] * 9)] * 20
    few, many = (calibrated(CONTEST, games).tenths[5] for games in (once, often))
    assert few is not None
    assert many is not None
    assert (few.low, few.high) == pytest.approx((many.low, many.high))
    assert (few.low, few.high) == pytest.approx(wilson(20, 40))


def test_games_that_all_came_out_alike_leave_doubt() -> None:
    for games in (1, 10):
        tenth = calibrated(CONTEST, [game_of(*[(0.95, 1)] * 9)] * games).tenths[9]
        assert tenth is not None
        assert (tenth.low, tenth.high) == pytest.approx(wilson(games, games))


@pytest.mark.parametrize("players", [2, 3])
def test_even_chances_are_calibrated_and_know_nothing(players: int) -> None:
    contest = prepare("alexandros", ["random"], players=players, seed=1)
    found = calibrated(contest, examine(contest, 3, even))
    (tenth,) = [tenth for tenth in found.tenths if tenth]
    assert (tenth.said, tenth.came) == (pytest.approx(1 / players), pytest.approx(1 / players))
    assert found.brier == pytest.approx(found.unknowing)
    assert tenth.count == players * found.decisions > 100


def test_the_number_of_jobs_changes_nothing() -> None:
    alone = calibrated(CONTEST, examine(CONTEST, 4, even))
    assert calibrated(CONTEST, examine(CONTEST, 4, even, jobs=2)) == alone


def test_the_judgement_is_given_a_guess_of_the_seat_that_decides() -> None:
    asked: list[tuple[State, int]] = []

    def spy(state: State, seat: int) -> list[float]:
        asked.append((state, seat))
        assert seat in state.waiting()
        return even(state, seat)

    contest = prepare("phalanxx", ["random"], seed=1)
    list(examine(contest, 1, spy))
    assert len({id(state) for state, _ in asked}) == len(asked) > 20, "each time another copy"


def test_a_game_that_has_learned_nothing_is_refused() -> None:
    described = replace(argead.game("alexandros"), features=None)
    with pytest.raises(SetupError, match="alexandros has no learned judgement"):
        judge(described)
