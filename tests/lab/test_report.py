"""The figures of a tournament, checked by hand."""

from __future__ import annotations

from dataclasses import replace

import pytest

from argead.kernel import Outcome, wilson
from argead.lab import Played, hold, prepare, summarise


def played(number: int, seating: tuple[int, ...], scores: tuple[int, ...], reason: str = "walls") -> Played:
    return Played(number, seating, Outcome.by_score(scores, reason), 100 + number, 30 + number, None)


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (380, 400, 0.9240, 0.9674),
        (1, 1, 0.2065, 1.0),
    ],
)
def test_wilson_interval(won: int, games: int, low: float, high: float) -> None:
    assert wilson(won, games) == pytest.approx((low, high), abs=1e-4)


def test_wins_go_by_bot_and_scores_are_means() -> None:
    contest = prepare("alexandros", ["greedy", "random"])
    games = [played(0, (0, 1), (50, 20)), played(1, (1, 0), (10, 30), "goal"), played(2, (0, 1), (5, 9))]
    report = summarise(contest, games, 2.5)
    assert report.wins == [2.0, 1.0]
    assert report.seat_wins == [1.0, 2.0]
    assert report.seat_scores == [(50 + 10 + 5) / 3, (20 + 30 + 9) / 3]
    assert (report.order_wins, report.order_scores) == (None, None), "nobody says who began"
    assert report.scores == [(50 + 30 + 5) / 3, (20 + 10 + 9) / 3]
    assert (report.won_means, report.won_medians) == ([40, 9], [40, 9])
    assert report.win_rates == [2 / 3, 1 / 3]
    assert report.ends == {"goal": 1, "walls": 2}
    assert (report.games, report.finished, report.decisions, report.turns, report.seconds) == (3, 3, 303, 31.0, 2.5)


def test_wins_and_scores_also_go_by_the_order_of_play() -> None:
    contest = prepare("phalanxx", ["greedy"], players=3)
    scores, began = [(50, 20, 10), (10, 30, 40), (7, 7, 1)], [0, 2, 1]
    games = [
        replace(played(number, (0, 0, 0), points, "pile"), first=first)
        for number, (points, first) in enumerate(zip(scores, began, strict=True))
    ]
    report = summarise(contest, games, 1.0)
    assert report.seat_wins == [1.5, 0.5, 1.0]
    assert report.order_wins == [1 + 1 + 0.5, 0, 0.5]
    assert report.order_scores == [(50 + 40 + 7) / 3, (20 + 10 + 1) / 3, (10 + 30 + 7) / 3]


def test_phalanxx_says_who_began() -> None:
    games = list(hold(prepare("phalanxx", ["random"], players=3, seed=2), 20))
    assert {one.first for one in games} == {0, 1, 2}
    assert {one.first for one in hold(prepare("alexandros", ["random"], seed=2), 2)} == {None}


def test_a_shared_victory_is_a_share_of_one_win() -> None:
    contest = prepare("alexandros", ["greedy", "random"], players=3)
    games = [played(0, (0, 1, 0), (40, 40, 40)), played(1, (1, 0, 1), (40, 40, 7))]
    report = summarise(contest, games, 1.0)
    assert report.wins == pytest.approx([2 / 3 + 1 / 2, 1 / 3 + 1 / 2], abs=1e-5)
    assert sum(report.wins) == pytest.approx(report.finished)
    assert report.shared_wins == 2


def test_a_game_given_up_counts_for_nobody() -> None:
    contest = prepare("alexandros", ["greedy", "random"])
    report = summarise(contest, [played(0, (0, 1), (50, 20)), Played(1, (1, 0), None, 9, 3, None)], 1.0)
    assert (report.games, report.finished, report.wins, report.decisions) == (2, 1, [1.0, 0.0], 109)
    assert report.win_rates == [1.0, 0.0]
    assert report.won_medians == [50, None]
    assert report.turns == 30
