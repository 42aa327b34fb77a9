"""Round robins: who meets whom in which seat, and ratings checked by hand."""

from __future__ import annotations

from collections import Counter
from math import log10, sqrt
from random import Random

import pytest

from argead.kernel import Outcome, SetupError
from argead.lab import Played, hold, rate, round_robin
from argead.lab.elo import POINTS, Standings, inverse
from argead.lab.ratings import mixtures, seatings


def test_as_many_different_bots_sit_together_as_there_is_room_for() -> None:
    assert mixtures(3, 2) == [(0, 1), (0, 2), (1, 2)]
    assert mixtures(4, 3) == [(0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3)]
    assert mixtures(2, 4) == [(0, 0, 0, 1), (0, 0, 1, 1), (0, 1, 1, 1)]


def test_every_way_to_sit_comes_once_and_a_circle_goes_round_first() -> None:
    ways = seatings((0, 1, 2))
    assert ways[:3] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    assert len(ways) == len(set(ways)) == 6
    assert seatings((0, 1, 1)) == [(0, 1, 1), (1, 1, 0), (1, 0, 1)]


@pytest.mark.parametrize(("players", "games", "whole"), [(2, 4, 12), (3, 6, 6), (4, 12, 36)])
def test_all_bots_get_all_seats_equally_often(players: int, games: int, whole: int) -> None:
    contest, number = round_robin("alexandros", ["random", "greedy", "greedy:2"], games, players=players)
    held = Counter((which, seat) for n in range(number) for seat, which in enumerate(contest.seating(n)))
    assert number == whole
    assert set(held.values()) == {number // 3}


def points(games: list[tuple[tuple[int, ...], tuple[float, ...]]], bots: int) -> list[float]:
    standings = Standings(bots)
    for seating, shares in games:
        standings.add(seating, shares)
    return [rating.points for rating in standings.ratings()]


def test_three_wins_of_four_are_odds_of_three_to_one() -> None:
    games = [((0, 1), (0.0, 1.0)), ((1, 0), (1.0, 0.0)), ((0, 1), (0.0, 1.0)), ((1, 0), (0.0, 1.0))] * 250
    standings = Standings(2)
    for seating, shares in games:
        standings.add(seating, shares)
    first, second = standings.ratings()
    assert (first.points, first.low, first.high) == (0, 0, 0)
    assert second.points == pytest.approx(400 * log10(3), abs=1)
    assert second.high - second.points == pytest.approx(1.96 * POINTS / sqrt(1000 * 0.75 * 0.25), rel=0.01)


def test_shared_victories_are_halves() -> None:
    assert points([((0, 1), (0.5, 0.5))] * 10, 2) == pytest.approx([0, 0], abs=1e-6)


def test_who_never_met_is_compared_by_way_of_a_third() -> None:
    games = [((0, 1), (0.25, 0.75)), ((1, 2), (0.25, 0.75))] * 400
    assert points(games, 3) == pytest.approx([0, 400 * log10(3), 800 * log10(3)], abs=3)


def test_ratings_that_games_of_four_were_drawn_from_are_found_again() -> None:
    odds, random, games = (1.0, 2.0, 4.0), Random(1), []
    for number in range(3000):
        seating = ((0, 1, 2, 2), (0, 0, 1, 2), (0, 1, 1, 2))[number % 3]
        (winner,) = random.choices(range(4), [odds[which] for which in seating])
        games.append((seating, tuple(float(seat == winner) for seat in range(4))))
    assert points(games, 3) == pytest.approx([400 * log10(each) for each in odds], abs=25)


def test_who_wins_everything_has_a_rating_all_the_same_and_a_wide_interval() -> None:
    standings = Standings(2)
    for _ in range(20):
        standings.add((0, 1), (0.0, 1.0))
    _, best = standings.ratings()
    assert 300 < best.points < 1500
    assert best.high - best.low > 300


def test_the_inverse_of_a_matrix() -> None:
    assert inverse([[2.0, 1.0], [1.0, 3.0]]) == [pytest.approx([0.6, -0.2]), pytest.approx([-0.2, 0.4])]


def test_games_are_counted_by_bot_and_pair() -> None:
    contest, _ = round_robin("alexandros", ["random", "greedy"], 4)
    outcome = Outcome.by_score((10, 20), "walls")
    games = [Played(0, (0, 1), outcome, 9, 9, None), Played(1, (1, 0), None, 9, 9, None)]
    found = rate(contest, games)
    assert (found.games, found.finished, found.wins, found.seats) == (2, 1, [0, 1], [1, 1])
    assert found.pairs == [[0, 0], [1, 0]]


def test_a_real_round_robin() -> None:
    contest, number = round_robin("alexandros", ["random", "greedy"], 4, players=3, seed=1)
    found = rate(contest, hold(contest, number))
    assert (found.finished, found.pairs) == (number, None)
    assert sum(found.wins) == pytest.approx(number)
    assert found.ratings[1].points > 100


@pytest.mark.parametrize(
    ("name", "bots", "players", "says"),
    [
        ("alexandros", ["random"], 2, "at least two bots"),
        ("phalanxx", ["random", "greedy"], 1, "at least two seats"),
        ("field-commander", ["random", "greedy"], None, "one seat, not 2"),
        ("alexandros", ["random", "random"], 2, "named twice"),
        ("alexandros", ["random", "clever"], 2, "there is no bot 'clever'"),
        ("alexandros", ["random", "greedy"], 5, "2 to 4 seats, not 5"),
    ],
)
def test_a_round_robin_that_cannot_be_played(name: str, bots: list[str], players: int | None, says: str) -> None:
    with pytest.raises(SetupError, match=says):
        round_robin(name, bots, 1, players=players)
