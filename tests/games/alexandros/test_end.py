"""The end of the game: red walls, 100 points, shared victory, no final taxes. R12, R13, R30, R32."""

from __future__ import annotations

import pytest

from argead.kernel import NotWaiting
from games.alexandros.position import kind, play, position, with_components


def to_3_3(**given):
    """Alexander walks three bare lines to 3-3; `black` walls are left for them."""
    black = given.pop("black")
    pack = with_components(black_walls=black)
    s = position(at="move", row="lyre horse", chance=["soldier", "temple", "temple"], pack=pack, **given)
    play(s, "take lyre", "corner 3-3", "path 3-1 4-2 3-3")
    return s


def test_R12_the_last_black_wall_does_not_end_the_game():
    s = to_3_3(black=3)
    assert s.view(0)["walls_left"] == {"black": 0, "red": 10}
    assert s.view(0)["last_turn"] is False
    play(s, "pass")
    assert s.outcome() is None
    assert kind(s) == "choose-card"


def test_R12_with_no_black_wall_a_move_over_old_walls_goes_on():
    s = to_3_3(black=3)
    play(s, "pass", "take soldier", "triangle a4", "corner 3-1", "path 4-2 3-1", "pass")
    assert s.outcome() is None
    assert s.view(0)["walls_left"] == {"black": 0, "red": 10}


def test_R13_red_walls_fill_up_the_path_and_announce_the_end():
    journal = []
    s = to_3_3(black=1, journal=journal)
    view = s.view(0)
    assert view["walls_left"] == {"black": 0, "red": 8}
    assert view["walls"] == {"black": ["2-0/3-1"], "red": ["3-1/4-2", "4-2/3-3"]}, (
        "black ones first, from his old place"
    )
    assert view["last_turn"] is True
    assert [event.data["walls"] for event in journal if event.kind == "red-walls"] == [2]


def test_R13_the_mover_finishes_his_two_actions_then_the_game_ends():
    s = to_3_3(black=1)
    assert s.actions_left == 2
    play(s, "draw", "draw")
    assert s.outcome().reason == "walls"
    assert s.waiting() == ()


def test_R13_red_walls_close_provinces_like_black_ones():
    s = to_3_3(black=1, hands={0: "amphora"})
    play(s, "occupy c3", "pay")
    assert s.income() == [2, 0]


def test_R13_100_points_in_the_last_turn_still_end_it_at_once():
    s = to_3_3(black=1, governors={0: "h4"}, hands={0: "soldier"}, scores=[99, 0])
    play(s, "tax soldier")
    assert s.outcome().reason == "goal"


def test_R30_equal_points_are_a_shared_victory():
    s = to_3_3(black=1, scores=[20, 20])
    play(s, "pass")
    assert s.outcome().winners == (0, 1)
    assert s.outcome().ranks == (1, 1)


def test_R30_a_shared_second_place():
    pack = with_components(black_walls=1)
    s = position(3, at="move", row="lyre horse", chance=["soldier"], pack=pack, scores=[7, 30, 7])
    play(s, "take lyre", "corner 3-3", "path 3-1 4-2 3-3", "pass")
    assert s.outcome().ranks == (2, 1, 2)
    assert s.outcome().winners == (1,)


def test_R32_no_final_taxes():
    s = to_3_3(black=1, governors={1: "h4"}, scores=[20, 10])
    assert s.income()[1] > 10
    play(s, "pass")
    assert s.outcome().scores == (20, 10)


@pytest.mark.parametrize("seat", [0, 1])
def test_end_nothing_can_be_played_afterwards(seat):
    s = to_3_3(black=1)
    (last,) = [action for action in s.actions(0) if action.notation == "pass"]
    play(s, "pass")
    with pytest.raises(NotWaiting):
        s.actions(seat)
    with pytest.raises(NotWaiting):
        s.play(seat, last)
