"""Moving Alexander: the figures of the rulebook, nearest, available, corners, paths and walls."""

from __future__ import annotations

from itertools import pairwise

import pytest

from argead.games.alexandros.board import bits
from games.alexandros.position import OWN, hand, kind, legal, mask, play, position, province_of, worth

FIG_2 = "2-0 3-1 4-2 3-3"


def lines(path: str) -> set[str]:
    points = path.split()
    return {"/".join(sorted(pair, key=OWN.point_names.index)) for pair in pairwise(points)}


def distance(a: str, b: str) -> int:
    return OWN.distance[OWN.point_names.index(a)][OWN.point_names.index(b)]


def distance_to_triangle(point: str, triangle: str) -> int:
    (t,) = bits(mask(OWN, triangle))
    return min(distance(point, OWN.point_names[corner]) for corner in OWN.corners[t])


@pytest.mark.parametrize(("triangle", "steps"), [("c3", 2), ("a6", 2), ("c6", 3)])
def test_fig_1_distances_from_the_start(triangle, steps):
    assert distance_to_triangle("2-0", triangle) == steps


def test_illustration_1_the_nearest_horse_is_the_upper_one():
    s = position(at="move", row="lyre horse", chance=["soldier"])
    assert legal(s) == ["take horse", "take lyre"]
    play(s, "take horse")
    assert kind(s) == "choose-corner"
    assert s.view(0)["move"] == {"symbol": "horse", "triangle": "a6", "corner": None}
    assert set(legal(s, "corner")) == {"6-0", "5-1", "7-1"}


def test_illustration_2_lyre_three_ways_and_a_province_of_four():
    journal = []
    s = position(at="move", row="lyre horse", chance=["soldier"], journal=journal)
    play(s, "take lyre")
    assert hand(s, 0) == "lyre"
    assert s.view(0)["row"] == ["soldier", "horse"], "the replacement is turned up before Alexander moves (R7)"
    assert s.view(0)["move"]["triangle"] == "c3"
    play(s, "corner 3-3")
    assert sorted(legal(s, "path")) == ["1-1 2-2 3-3", "3-1 2-2 3-3", "3-1 4-2 3-3"]
    play(s, "path 3-1 4-2 3-3")
    view = s.view(0)
    assert set(view["walls"]["black"]) == lines(FIG_2)
    assert view["walls_left"] == {"black": 62, "red": 10}
    assert view["alexander"] == "3-3"
    assert province_of(s, "c3") == {"a2", "b2", "b3", "c3"}
    assert worth(s, "c3") == (2, 2)
    assert [(e.data["worth"], e.data["symbols"]) for e in journal if e.kind == "closed"] == [(2, 2)]


def test_the_story_tells_which_way_he_rides():
    journal = []
    s = position(at="move", row="lyre horse", chance=["soldier"], journal=journal)
    play(s, "take lyre", "corner 3-3", "path 3-1 4-2 3-3")
    assert [(e.data["points"], e.data["point"]) for e in journal if e.kind == "moved"] == [(FIG_2.split(), "3-3")]


def test_illustration_2_the_way_along_the_coast_is_allowed_too():
    s = position(at="move", row="lyre horse", chance=["soldier"])
    play(s, "take lyre", "corner 3-3", "path 1-1 2-2 3-3")
    assert set(s.view(0)["walls"]["black"]) == lines("2-0 1-1 2-2 3-3")


def test_fig_4_three_soldiers_equally_near():
    s = position(at="move", walls=[FIG_2], alexander="3-3", row="soldier horse", chance=["temple"])
    play(s, "take soldier")
    assert kind(s) == "choose-triangle"
    assert legal(s, "triangle") == ["a4", "b7", "d7"]
    assert {distance_to_triangle("3-3", name) for name in legal(s, "triangle")} == {2}


@pytest.mark.parametrize(
    ("path", "new", "province"),
    [("4-2 6-2 7-1", 2, (4, 3)), ("5-3 6-2 7-1", 3, (5, 4)), ("4-2 5-1 7-1", 2, (3, 2))],
)
def test_fig_5_illustration_3_three_ways_to_the_top_of_the_eastern_soldier(path, new, province):
    s = position(at="move", walls=[FIG_2], alexander="3-3", row="soldier horse", chance=["temple"])
    play(s, "take soldier", "triangle b7", "corner 7-1")
    assert sorted(legal(s, "path")) == ["4-2 5-1 7-1", "4-2 6-2 7-1", "5-3 6-2 7-1"]
    play(s, f"path {path}")
    assert s.view(0)["walls_left"]["black"] == 62 - new
    assert worth(s, "a6") == province
    assert worth(s, "c3") == (2, 2), "the first province stays beside it"


@pytest.mark.parametrize(("path", "new"), [("4-2 3-1", 0), ("2-2 3-1", 2)])
def test_fig_6_old_walls_cost_nothing(path, new):
    s = position(at="move", walls=[FIG_2], alexander="3-3", row="soldier horse", chance=["temple"])
    play(s, "take soldier", "triangle a4", "corner 3-1")
    assert sorted(legal(s, "path")) == ["2-2 3-1", "4-2 3-1"]
    play(s, f"path {path}")
    assert s.view(0)["walls_left"]["black"] == 62 - new


def test_fig_6_a_path_through_a_closed_province_divides_it():
    s = position(at="move", walls=[FIG_2], alexander="3-3", row="soldier horse", chance=["temple"])
    play(s, "take soldier", "triangle a4", "corner 3-1", "path 2-2 3-1")
    assert province_of(s, "c3") == {"c3", "b3"}
    assert province_of(s, "b2") == {"a2", "b2"}


def test_fig_9_R15_a_cut_leaves_the_part_without_governor_free():
    walls = [FIG_2, "3-3 5-3 6-2 7-1"]
    s = position(walls=[*walls, "4-2 5-1 4-0"], governors={1: "a6"})
    assert worth(s, "a6") == (3, 3)
    assert "a4" not in province_of(s, "a6")
    owners = {tuple(p["triangles"]): p["owner"] for p in s.view(0)["provinces"]}
    assert next(owner for triangles, owner in owners.items() if "a6" in triangles) == 1
    assert next(owner for triangles, owner in owners.items() if "a4" in triangles) is None


def test_fig_9_R15_the_free_part_may_be_occupied_in_the_same_turn():
    s = position(
        at="move",
        walls=[FIG_2, "3-3 5-3 6-2 7-1"],
        alexander="4-2",
        governors={1: "a6"},
        hands={0: "temple horse amphora soldier lyre"},
        row="soldier horse",
        chance=["lyre"],
    )
    before = province_of(s, "a6")
    assert "a4" in before
    assert not [name for name in before if f"occupy {name}" in legal(s)]
    play(s, "take soldier", "corner 4-0", "path 5-1 4-0")
    assert worth(s, "a6") == (3, 3)
    assert "occupy a4" in legal(s)
    assert "occupy a6" not in legal(s)


def test_R5_a_triangle_at_alexanders_feet_is_not_available():
    s = position(at="move", alexander="4-2", row="lyre amphora", chance=["temple"])
    assert OWN.around[OWN.point_names.index("4-2")] & mask(OWN, "c3 c4") == mask(OWN, "c3 c4")
    play(s, "take lyre")
    assert s.view(0)["move"]["triangle"] not in ("c3", None)


@pytest.mark.parametrize("point", range(len(OWN.spots)))
def test_R5_every_move_is_at_least_one_line(point):
    s = position(at="move", alexander=OWN.point_names[point], row="temple horse")
    available = s.available()
    assert available
    for t in bits(available):
        assert point not in OWN.corners[t]


def test_available_a_wall_on_a_side_shuts_a_triangle():
    (t,) = bits(mask(OWN, "c3"))
    free = position(at="move", alexander="7-1")
    assert free.available() >> t & 1
    for side in ("2-2 3-3", "3-3 4-2", "2-2 4-2"):
        assert not position(at="move", alexander="7-1", walls=[side]).available() >> t & 1


def test_available_a_wall_that_only_touches_a_corner_does_no_harm():
    (t,) = bits(mask(OWN, "c3"))
    s = position(at="move", alexander="7-1", walls=["3-3 5-3", "2-2 3-1", "4-2 6-2"])
    assert s.available() >> t & 1


def test_available_guard_as_lock_a_governor_inside_shuts_a_triangle():
    s = position(at="move", governors={0: "c3"}, row="lyre horse", chance=["temple"])
    assert not s.available() & mask(OWN, "c3")
    play(s, "take lyre")
    assert "c3" not in {s.view(0)["move"]["triangle"], *legal(s, "triangle")}


def test_R3_a_border_line_without_wall_does_no_harm():
    s = position(at="move")
    assert s.available() & mask(OWN, "a4"), "a4 lies on the northern coast"


def test_R2_a_wall_on_the_border_counts_for_availability():
    assert not position(at="move", walls=["3-1 4-0 6-0"]).available() & mask(OWN, "a4")


def test_R2_option_without_border_walls_none_is_placed_on_the_border():
    s = position(at="move", row="lyre horse", chance=["soldier"], border_walls=False)
    play(s, "take lyre", "corner 3-3", "path 1-1 2-2 3-3")
    assert lines("2-0 1-1 2-2 3-3") <= {edge["name"] for edge in OWN.geometry()["edges"] if edge["border"]}
    assert s.view(0)["walls"]["black"] == []
    assert s.view(0)["walls_left"]["black"] == 65
    assert s.view(0)["alexander"] == "3-3"


def test_R2_option_the_border_can_still_be_walked_on():
    s = position(at="move", row="lyre horse", chance=["soldier"], border_walls=False)
    play(s, "take lyre", "corner 3-3")
    assert "1-1 2-2 3-3" in legal(s, "path")


def test_R6_walls_never_block_the_way():
    around = "2-0 3-1 1-1 2-0"
    s = position(at="move", walls=[around], row="lyre horse", chance=["soldier"])
    play(s, "take lyre", "corner 3-3")
    assert len(legal(s, "path")) == 3


def test_R6_seas_cannot_be_crossed():
    assert distance("15-1", "20-0") > 5


def test_R7_card_refill_triangle_corner_path_are_separate_decisions():
    s = position(at="move", walls=[FIG_2], alexander="3-3", row="soldier horse", chance=["temple"])
    kinds = []
    for notation in ("take soldier", "triangle b7", "corner 7-1", "path 4-2 6-2 7-1"):
        kinds.append((kind(s), s.view(0)["row"][0]))
        play(s, notation)
    assert kinds == [
        ("choose-card", "soldier"),
        ("choose-triangle", "temple"),
        ("choose-corner", "temple"),
        ("choose-path", "temple"),
    ]
    assert kind(s) == "choose-action"


def test_R8_all_paths_offered_are_shortest_and_all_shortest_are_offered():
    s = position(at="move", row="lyre horse", chance=["soldier"])
    play(s, "take horse", "corner 7-1")
    paths = legal(s, "path")
    assert {len(path.split()) for path in paths} == {distance("2-0", "7-1")}
    ways = [["2-0"]]
    for step in range(distance("2-0", "7-1"), 0, -1):
        ways = [
            [*way, OWN.point_names[q]]
            for way in ways
            for q in OWN.links[OWN.point_names.index(way[-1])]
            if distance(OWN.point_names[q], "7-1") == step - 1
        ]
    assert sorted(paths) == sorted(" ".join(way[1:]) for way in ways)


def test_moving_alexander_any_corner_not_only_the_nearest():
    s = position(at="move", row="lyre horse", chance=["soldier"])
    play(s, "take lyre")
    assert sorted(distance("2-0", corner) for corner in legal(s, "corner")) == [2, 2, 3]


def test_moving_alexander_two_face_up_cards_of_one_symbol_are_one_choice():
    s = position(at="move", row="lyre lyre", hands={0: "horse"})
    assert legal(s) == ["take lyre", "play horse"]
