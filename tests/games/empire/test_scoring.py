"""5.5: provinces, temples and cities score; contests, ties and payments; E18 to E25."""

from __future__ import annotations

import pytest

from games.empire.position import boxes, kind, position, practice, rivals, told
from games.empire.reference import CHANGED, Reference

A, B, C = range(3)


def scored(players: int = 2, **given):
    """A region right after its scoring, and what was told of it; with the rulebook's numbers the reference agrees."""
    journal: list = []
    s = position(players, at="score", journal=journal, **given)
    if "pack" not in given:
        expected = Reference(position(players, at="still", **given)).scored()
        assert {name: s.view(None)[name] for name in CHANGED} == expected
    return s, journal


def temple(players, marks, cubes):
    return scored(players, temple_marks=marks, cubes={seat: (count, 0) for seat, count in enumerate(cubes)})


def city(players, marks, cubes):
    return scored(players, city_marks=marks, cubes={seat: (0, count) for seat, count in enumerate(cubes)})


def test_5_5_1_the_most_armies_score_2_and_alone_counts_E24():
    s, journal = scored(3, armies={0: {"A1": 3, "A2": 1}, 1: {"A1": 2}, 2: {"A1": 2, "A3": 1}})
    assert s.scores == [4, 0, 2]
    assert told(journal, "majority") == [(0, "A1", 3, 2), (0, "A2", 1, 2), (2, "A3", 1, 2)]


def test_5_5_1_E24_a_tie_scores_nothing_also_for_a_third():
    s, journal = scored(3, armies={0: {"A1": 2}, 1: {"A1": 2}, 2: {"A1": 1}})
    assert s.scores == [0, 0, 0]
    assert told(journal, "majority-tied") == [(None, "A1", 2)]


def test_5_5_1_provinces_score_again_each_round():
    armies = {0: {"A3": 1}, 1: {"camp": 1}}
    s = position(armies=armies, at="end", round=1)
    total = [2]
    while s.region == 0:
        s.play(*_first(s))
        total.append(s.scores[0])
    assert max(total) == 6, "three times at the most"


def _first(s):
    """Whoever waits ends what is asked: halt and done are the last of their lists."""
    seat = s.waiting()[0]
    return seat, s.actions(seat)[-1]


def test_5_5_1_the_camp_scores_nothing_E08():
    s, _ = scored(armies={0: {"camp": 9}})
    assert s.scores == [0, 0]


def test_5_5_2_a_lone_temple_costs_1_and_scores_3():
    s, journal = temple(2, {"A2": [A]}, [4, 0])
    assert (s.scores, boxes(s, A), s.temples) == ([3, 0], (0, 0, 3, 0), [9, 10])
    assert s.view(None)["temples"]["A2"] == [1, 0]
    assert told(journal, "temple-built") == [(A, "A2", 1, 3)]


def test_5_5_2_who_cannot_pay_takes_the_temple_back_E16():
    s, journal = scored(temple_marks={"A2": [A]}, cubes={A: (0, 9)})
    assert (s.scores, s.temples, boxes(s, A)) == ([0, 0], [10, 10], (0, 0, 0, 9)), "city cubes build no temple"
    assert told(journal, "temple-unpaid") == [(None, "A2")]


def test_5_5_2_temples_built_before_score_no_more_and_more_may_follow():
    s, _ = scored(round=2, temples={A: {"A2": 1}, B: {"A2": 1}}, temple_marks={"A2": [A]}, cubes={A: (2, 0)})
    assert (s.scores, s.view(None)["temples"]["A2"]) == ([3, 0], [2, 1])


def test_5_5_2_no_more_than_10_temples():
    s = position(at="build", armies={0: {"B1": 1}}, region=2, temples={0: {"A1": 3, "A2": 3, "A4": 3, "A5": 1}})
    assert (s.temples[0], [a.verb for a in s.actions(0)]) == (0, ["city", "done"])


def test_5_5_3_a_lone_city_costs_2_and_scores_5():
    s, journal = city(2, {"A4": [B]}, [0, 5])
    assert (s.scores, boxes(s, B), s.cities) == ([0, 5], (0, 0, 0, 3), [8, 7])
    assert s.view(None)["cities"]["A4"] == B
    assert told(journal, "city-built") == [(B, "A4", 2, 5)]


@pytest.mark.parametrize("cubes", [(0, 0), (9, 1)])
def test_5_5_3_who_cannot_pay_takes_the_city_back_E16(cubes):
    s, journal = scored(city_marks={"A4": [A]}, cubes={A: cubes})
    assert (s.scores, s.cities, s.view(None)["cities"]["A4"]) == ([0, 0], [8, 8], None)
    assert told(journal, "city-unpaid") == [(None, "A4")]


def test_5_5_3_cities_score_once():
    s, _ = scored(round=2, cities={"A4": A})
    assert s.scores == [0, 0]


def test_5_5_3_no_more_than_8_cities():
    names = ["A1", "A4", "A5", "B1", "B4", "B5", "C1", "C4"]
    s = position(at="build", armies={0: {"D1": 1}}, region=4, cities=dict.fromkeys(names, 0))
    assert (s.cities[0], [a.verb for a in s.actions(0)]) == (0, ["temple", "done"])


def test_5_5_4_the_most_cubes_build_at_the_second_and_one():
    s, journal = temple(3, {"A2": [A, B, C]}, [5, 3, 2])
    assert told(journal, "temple-built") == [(A, "A2", 4, 3)]
    assert (s.temple_cubes, s.temples) == ([1, 3, 2], [9, 10, 10]), "the others keep cubes and pieces"


def test_5_5_4_cities_are_contested_alike():
    s, journal = city(3, {"A4": [A, B, C]}, [2, 7, 5])
    assert told(journal, "city-built") == [(B, "A4", 6, 5)]
    assert (s.city_cubes, s.cities) == ([2, 1, 5], [8, 7, 8])


def test_5_5_E18_test_vector_payments_are_made_at_once():
    s, journal = temple(3, {"A2": [A, B], "A4": [A, B, C]}, [5, 3, 2])
    assert told(journal, "temple-built") == [(A, "A2", 4, 3), (B, "A4", 3, 3)]
    assert s.temple_cubes == [1, 0, 2]
    assert s.temples == [9, 9, 10], "A's second marker went back"
    assert s.scores == [3, 3, 0]


def test_5_5_E18_by_ascending_number_armies_then_temple_then_city():
    armies = {A: {"A1": 1, "A4": 1}, B: {"A2": 1}}
    marks = {"temple_marks": {"A4": [A], "A1": [A]}, "city_marks": {"A4": [A], "A1": [A]}}
    _, journal = scored(armies=armies, cubes={A: (2, 4)}, **marks)
    kinds = [(event.kind, event.data["province"]) for event in journal if "province" in event.data]
    assert kinds == [
        ("majority", "A1"),
        ("temple-built", "A1"),
        ("city-built", "A1"),
        ("majority", "A2"),
        ("majority", "A4"),
        ("temple-built", "A4"),
        ("city-built", "A4"),
    ]


def test_5_5_E18_who_runs_out_of_cubes_builds_no_more():
    s, journal = temple(2, {"A1": [A], "A2": [A], "A4": [A]}, [2, 0])
    assert [event.kind for event in journal] == ["temple-built", "temple-built", "temple-unpaid", "scored"]
    assert (s.scores, s.temples) == ([6, 0], [8, 10])


def test_5_5_4_E19_only_players_with_a_marker_there_count():
    _, journal = temple(3, {"A2": [A, C]}, [5, 9, 2])
    assert told(journal, "temple-built") == [(A, "A2", 3, 3)], "B has more, but wants nothing here"


def test_5_5_4_E19_only_the_box_of_the_kind_counts():
    s, journal = scored(temple_marks={"A1": [A, B]}, cubes={A: (2, 0), B: (1, 14)})
    assert told(journal, "temple-built") == [(A, "A1", 2, 3)]
    assert s.city_cubes == [0, 14]


@pytest.mark.parametrize(("rival", "price"), [(0, 2), (1, 2), (2, 3), (3, 4)])
def test_5_5_4_E20_a_contested_city_never_costs_less_than_2(rival, price):
    _, journal = city(2, {"A4": [A, B]}, [5, rival])
    assert told(journal, "city-built") == [(A, "A4", price, 5)]


def test_5_5_4_E20_a_marker_that_cannot_pay_the_base_ties_with_nobody():
    s, journal = city(2, {"A4": [A, B]}, [1, 1])
    assert told(journal, "city-unpaid") == [(None, "A4")]
    assert s.cities == [8, 8]
    _, journal = temple(2, {"A2": [A, B]}, [0, 0])
    assert told(journal, "temple-unpaid") == [(None, "A2")]


def test_5_5_4_E21_a_tie_at_the_top_builds_nothing_and_a_third_does_not_move_up():
    s, journal = temple(3, {"A2": [A, B, C]}, [4, 4, 3])
    assert told(journal, "temple-tied") == [(None, "A2")]
    assert rivals(journal, "temple-tied") == [[A, B, C]]
    assert (s.scores, s.temple_cubes, s.temples) == ([0, 0, 0], [4, 4, 3], [10, 10, 10])


def test_5_5_4_E21_a_tie_for_second_is_harmless():
    _, journal = city(3, {"A4": [A, B, C]}, [6, 3, 3])
    assert told(journal, "city-built") == [(A, "A4", 4, 5)]
    assert rivals(journal, "city-built") == [[B, C]]


def test_5_5_4_E22_the_winner_must_build_and_pay():
    """A tie in the next province could be better for him; he is not asked."""
    s, journal = temple(2, {"A1": [A, B], "A2": [A, B]}, [6, 5])
    assert told(journal, "temple-built") == [(A, "A1", 6, 3), (B, "A2", 1, 3)]
    assert kind(s) == "over", "nobody was asked anything"


def test_5_5_4_temples_and_cities_are_independent():
    marks = {"temple_marks": {"A1": [A, B]}, "city_marks": {"A1": [A, B]}}
    s, journal = scored(cubes={A: (3, 2), B: (3, 5)}, **marks)
    assert told(journal, "temple-tied", "city-built") == [(None, "A1"), (B, "A1", 3, 5)]
    assert (s.scores, boxes(s, A), boxes(s, B)) == ([0, 5], (0, 0, 3, 2), (0, 0, 3, 2))


def test_5_5_4_E23_all_markers_that_were_not_built_go_back():
    marks = {"temple_marks": {"A1": [A, B], "A2": [A], "A4": [B, C]}, "city_marks": {"A1": [A], "A5": [B, C]}}
    s, _ = scored(3, cubes={A: (0, 0), B: (2, 2), C: (2, 2)}, **marks)
    assert not any(s.temple_marks + s.city_marks)
    built = [sum(s.view(None)["temples"][f"A{n}"][seat] for n in range(1, 6)) for seat in range(3)]
    assert [10 - count for count in built] == s.temples


def test_5_5_4_E23_a_tie_is_only_for_this_round():
    s, _ = temple(2, {"A2": [A, B]}, [3, 3])
    assert s.temples == [10, 10]
    again = position(at="build", armies={0: {"A2": 1}}, round=2, cubes={0: (3, 0)})
    assert again.find(0, "temple a2")


def test_5_5_E25_the_goal_scores_and_is_built_in_like_any_province():
    s, _ = scored(
        entered=True, armies={A: {"A5": 1}}, temple_marks={"A5": [A]}, city_marks={"A5": [A]}, cubes={A: (1, 2)}
    )
    assert s.scores == [2 + 3 + 5, 0]


def test_5_5_points_are_marked_at_once_and_told_at_the_end():
    s, journal = scored(armies={A: {"A1": 1}})
    assert told(journal, "scored") == [(None, [2, 0])]
    assert s.view(None)["scores"] == [2, 0]


def test_5_5_a_board_with_other_numbers_is_scored_by_them():
    pack = practice(province_points=1, temple_points=4, city_points=7, temple_price=2, city_price=3)
    s, _ = scored(pack=pack, armies={A: {"A1": 1}}, temple_marks={"A1": [A]}, city_marks={"A1": [A]}, cubes={A: (2, 3)})
    assert (s.scores, boxes(s, A)) == ([12, 0], (0, 1, 0, 0))
