"""5.6, 6.0, 6.1 and 7.0: the end of a round, of a region and of the game, awards, the short game; E28 to E31."""

from __future__ import annotations

from random import Random

import pytest

from argead.kernel import Dice
from argead.testing.settings import play_out
from games.empire.position import GAME, kind, position, told

SHORT = {"length": "short"}


def ended(region: int = 6, **given):
    """The last scoring is made now."""
    journal: list = []
    s = position(given.pop("players", 2), at="end", region=region, round=3, journal=journal, **given)
    assert kind(s) == "over"
    return s, journal


@pytest.mark.parametrize("round", [1, 2, 3])
def test_3_1_5_6_a_region_ends_after_the_round_in_which_its_goal_was_entered(round):
    seen: list = []
    s = position(at="end", round=round, entered=True, journal=seen)
    assert (s.region, s.round, kind(s)) == (1, 1, "allot-cubes")
    assert told(seen, "region-over") == [(None, "region-a")]


def test_3_1_5_6_after_three_rounds_a_region_ends_anyway():
    s = position(at="end", round=3)
    assert (s.region, s.round, s.entered) == (1, 1, False)


@pytest.mark.parametrize("round", [1, 2])
def test_5_6_else_the_region_goes_on_with_a_new_split(round):
    s = position(at="end", round=round, cubes={0: (2, 2), 1: (0, 1)}, armies={0: {"A1": 1}})
    assert (s.region, s.round, kind(s)) == (0, round + 1, "split-cubes")


def test_5_6_only_points_and_built_pieces_are_carried_over():
    temples, cities = {0: {"A1": 2}}, {"A1": 1}
    given = {"temples": temples, "cities": cities, "cubes": {0: (5, 5)}, "bids": {1: 4}, "scores": [7, 9]}
    s = position(at="end", entered=True, armies={0: {"A1": 3, "camp": 2}}, **given)
    view = s.view(None)
    assert (view["scores"], view["temples"]["A1"], view["cities"]["A1"]) == ([9, 9], [2, 0], 1)
    assert (s.temples, s.cities) == ([8, 10], [8, 7])
    assert not any(s.armies + s.order_cubes + s.temple_cubes + s.city_cubes)
    assert s.entered is False


def test_6_0_the_game_ends_with_the_sixth_region():
    s, journal = ended(entered=True)
    assert (s.outcome().reason, s.waiting()) == ("goal", ())
    s, journal = ended()
    assert s.outcome().reason == "rounds"
    assert told(journal, "ended") == [(None, "rounds", [0, 0])]


def test_6_0_a_normal_scoring_comes_before_the_awards():
    s, journal = ended(armies={0: {"F5": 1}}, temple_marks={"F5": [0]}, cubes={0: (1, 0)})
    kinds = [event.kind for event in journal]
    assert kinds.index("scored") < kinds.index("award-temples")
    assert s.outcome().scores == (2 + 3 + 15 + 5, 0), "the temple of the last round counts for the awards"


def test_6_0_six_regions_are_played_one_after_the_other():
    journal: list = []
    s = GAME.new(2, Dice(1), journal=journal)
    play_out(s, Random(1))
    regions = [region["id"] for region in s.board.geometry()["regions"]]
    assert [data[1] for data in told(journal, "region")] == regions
    assert [data[1] for data in told(journal, "region-over")] == regions


def test_6_1_most_cities_10_most_temples_15_on_the_board():
    temples = {0: {"A1": 1, "B1": 1}, 1: {"A1": 1, "B1": 1, "C1": 1}}
    _, journal = ended(temples=temples, cities={"A1": 0, "B1": 1, "C1": 0, "C4": 1, "D1": 0})
    assert (1, "board", 15) in told(journal, "award-temples")
    assert (0, "board", 10) in told(journal, "award-cities")


def test_6_1_most_in_a_region_5_each_at_most_10_a_region():
    temples = {0: {"A1": 2, "B1": 1}, 1: {"B2": 2}}
    s, journal = ended(temples=temples, cities={"A1": 0, "A4": 1, "B1": 1, "B4": 1, "C5": 0})
    assert told(journal, "award-temples") == [(0, "board", 15), (0, "region-a", 5), (1, "region-b", 5)]
    assert told(journal, "award-cities") == [(1, "board", 10), (1, "region-b", 5), (0, "region-c", 5)]
    assert s.outcome().scores == (15 + 5 + 5, 5 + 10 + 5)


def test_6_1_all_awards_together_hold_85_points():
    temples = {0: dict.fromkeys(["A1", "B1", "C1", "D1", "E1", "F1"], 1)}
    cities = dict.fromkeys(["A1", "B1", "C1", "D1", "E1", "F1"], 0)
    s, _ = ended(temples=temples, cities=cities)
    assert s.outcome().scores == (85, 0)


def test_6_1_E28_nobody_gets_an_award_on_a_tie():
    s, journal = ended(players=3, temples={0: {"A1": 1}, 1: {"A1": 1}}, cities={"A1": 0, "A4": 1})
    assert told(journal, "award-temples", "award-cities") == []
    assert s.outcome().scores == (0, 0, 0)


def test_6_1_E28_nobody_gets_an_award_for_nothing():
    _, journal = ended()
    assert told(journal, "award-temples", "award-cities") == []


def test_6_1_lying_markers_count_for_nothing():
    s = position(at="build", armies={0: {"A1": 1}}, temple_marks={"A1": [0]}, city_marks={"A1": [0]})
    assert {award["winner"] for award in s.view(0)["awards"]} == {None}


def test_6_1_what_the_awards_would_give_now_is_in_sight():
    s = position(at="build", armies={0: {"A1": 1}}, temples={1: {"A2": 1}})
    assert s.view(0)["awards"][:4] == [
        {"kind": "cities", "region": None, "points": 10, "winner": None},
        {"kind": "temples", "region": None, "points": 15, "winner": 1},
        {"kind": "cities", "region": "region-a", "points": 5, "winner": None},
        {"kind": "temples", "region": "region-a", "points": 5, "winner": 1},
    ]


def test_7_0_the_short_game_plays_regions_2_to_4():
    s = position(at="allot", region=2, **SHORT)
    assert GAME.new(2, Dice(1), length="short").view(None)["region"] == "asia-minor"
    assert s.view(None)["regions"] == ["region-b", "region-c", "region-d"]
    assert position(at="end", region=3, round=3, **SHORT).region == 3
    assert ended(region=4, **SHORT)[0].outcome().reason == "rounds"
    assert ended(region=4, entered=True, **SHORT)[0].outcome().reason == "goal"


def test_7_0_E29_the_awards_are_halved_and_rounded_down():
    s, journal = ended(region=4, temples={0: {"B1": 1}}, cities={"B1": 1}, **SHORT)
    assert told(journal, "award-temples") == [(0, "board", 7), (0, "region-b", 2)]
    assert told(journal, "award-cities") == [(1, "board", 5), (1, "region-b", 2)]
    assert s.outcome().scores == (9, 7)


def test_7_0_E29_the_short_games_awards_hold_24_points():
    pieces = ["B1", "C1", "D1"]
    s, _ = ended(region=4, temples={0: dict.fromkeys(pieces, 1)}, cities=dict.fromkeys(pieces, 0), **SHORT)
    assert s.outcome().scores == (24, 0)


def test_7_0_otherwise_the_rules_are_the_same():
    s, _ = ended(region=4, armies={0: {"D1": 1}}, temple_marks={"D1": [0]}, cubes={0: (1, 0)}, **SHORT)
    assert s.outcome().scores == (2 + 3 + 7 + 2, 0)


def test_6_0_E30_equal_points_share_the_victory():
    s, _ = ended(players=3, scores=[40, 12, 40])
    outcome = s.outcome()
    assert (outcome.winners, outcome.ranks) == ((0, 2), (1, 3, 1))


def test_6_0_the_most_points_win():
    s, _ = ended(players=4, scores=[40, 41, 12, 40])
    assert (s.outcome().winners, s.outcome().ranks) == ((1,), (2, 1, 4, 2))


def test_1_0_E31_two_players_have_the_same_rules():
    for players in range(2, 6):
        s = GAME.new(players, Dice(1))
        assert (s.waiting(), len(s.actions(0))) == (tuple(range(players)), 816)
        assert (s.temples, s.cities) == ([10] * players, [8] * players)
