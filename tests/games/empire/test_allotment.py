"""4.1 and 5.1: laying cubes out in secret, and splitting them anew; E04 to E07."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from argead.games.empire.allotment import AllotCubes
from argead.kernel import Dice, IllegalAction, NotWaiting
from argead.testing.settings import walk
from games.empire.position import GAME, boxes, kind, legal, play, position, practice, told, where

EVERYBODY = ["0: allot 2 6 4 3", "1: allot 0 5 5 5", "2: allot 1 0 7 7"]


def test_4_1_all_seats_owe_the_allotment_at_once_and_answer_in_any_order():
    ends = set()
    for answers in permutations(EVERYBODY):
        s = position(3, at="allot")
        assert (kind(s), s.waiting()) == ("allot-cubes", (0, 1, 2))
        play(s, *answers)
        assert kind(s) == "choose-place"
        ends.add(str(s.view(None)))
    assert len(ends) == 1


def test_4_1_the_boxes_are_order_armies_temples_and_cities():
    s = position(3, at="allot")
    play(s, *EVERYBODY)
    assert [boxes(s, seat) for seat in range(3)] == [(2, 6, 4, 3), (0, 5, 5, 5), (1, 0, 7, 7)]


def test_4_1_an_answer_is_given_once():
    s = position(3, at="allot")
    play(s, EVERYBODY[1])
    assert s.waiting() == (0, 2)
    with pytest.raises(NotWaiting):
        play(s, EVERYBODY[1])


def test_4_1_1_E05_every_layout_of_all_15_cubes_is_legal_and_no_other():
    s = position(2, at="allot")
    everything = {
        f"allot {a} {b} {c} {15 - a - b - c}" for a in range(16) for b in range(16 - a) for c in range(16 - a - b)
    }
    assert set(legal(s, seat=1)) == everything
    assert len(everything) == 816
    for notation in ("allot 0 0 0 14", "allot 4 4 4 4", "allot -1 6 5 5", "allot 5 5 5", "allot 05 5 5 0"):
        with pytest.raises(IllegalAction):
            s.find(0, notation)


def test_4_1_1_E05_no_armies_at_all_is_legal_and_leaves_nothing_to_do():
    s = position(2, at="allot")
    play(s, "0: allot 0 0 8 7", "1: allot 0 15 0 0")
    assert s.active == 1, "nobody has bid: the oldest, seat 0, had nothing to move and nowhere to build"
    assert where(s, 0) == {}


def test_4_1_the_form_says_the_same_as_the_list():
    s = position(2, at="allot")
    form = s.decision(0).form(s, 0)
    assert (form["verb"], form["boxes"], form["total"]) == ("allot", ("order", "armies", "temples", "cities"), 15)
    assert set(s.actions(0)[0].args()) == set(form["boxes"])


def test_4_1_the_first_layout_may_begin_with_a_small_bid_and_equal_shares():
    s = position(2, at="allot")
    assert [s.decision(seat).form(s, seat)["start"] for seat in (0, 1)] == [(1, 5, 5, 4)] * 2
    assert "allot 1 5 5 4" in legal(s, seat=0)


@pytest.mark.parametrize("cubes", range(4, 31))
def test_4_1_the_first_layout_is_legal_whatever_the_number_of_cubes(cubes):
    s = GAME.new(2, Dice(0), pack=practice(cubes=cubes))
    start = s.decision(0).form(s, 0)["start"]
    assert s.find(0, f"allot {' '.join(map(str, start))}")


def test_4_1_a_later_layout_may_begin_with_the_seats_own_last_one():
    s = position(2, at="allot")
    play(s, "0: allot 2 6 4 3")
    assert s.decision(1).form(s, 1)["start"] == (1, 5, 5, 4), "what lies behind a screen is nobody else's"
    play(s, "1: allot 0 15 0 0")
    s.then(AllotCubes((0, 1)))
    assert [s.decision(seat).form(s, seat)["start"] for seat in (0, 1)] == [(2, 6, 4, 3), (0, 15, 0, 0)]


def test_5_1_armies_are_put_on_the_campaign_symbol():
    s = position(3, at="allot", region=2)
    play(s, *EVERYBODY)
    assert [where(s, seat) for seat in range(3)] == [{"camp": 6}, {"camp": 5}, {}]


def test_5_1_E04_order_cubes_are_gone_for_the_region_also_those_of_losing_bids():
    s = position(2, at="allot")
    play(s, "0: allot 3 4 4 4", "1: allot 2 0 7 6", "place 2")
    play(s, "halt")
    assert s.round == 2
    play(s, "0: split 8 0", "1: split 13 0")
    assert boxes(s, 0) == (3, 4, 8, 0)
    assert boxes(s, 1) == (2, 0, 13, 0)
    assert s.order == [1, 0], "and the order stands"


def test_4_1_2_E06_rounds_2_and_3_split_what_is_left_between_temples_and_cities():
    s = position(2, at="split", round=2, cubes={0: (4, 3), 1: (1, 0)}, armies={0: {"A1": 2, "camp": 2}}, bids={0: 3})
    assert (kind(s), s.waiting(), s.round) == ("split-cubes", (0, 1), 2)
    assert legal(s, seat=0) == [f"split {n} {7 - n}" for n in range(8)]
    assert legal(s, seat=1) == ["split 0 1", "split 1 0"]
    play(s, "1: split 0 1", "0: split 7 0")
    assert (boxes(s, 0), boxes(s, 1)) == ((3, 4, 7, 0), (0, 0, 0, 1))
    assert where(s, 0) == {"A1": 2, "camp": 2}, "armies stay where they are"
    assert kind(s) == "march"


def test_4_1_2_E06_the_splits_are_shown_together_before_the_first_move():
    told_to_all: list = []
    s = position(3, at="split", round=3, cubes={0: (4, 3), 1: (1, 1), 2: (5, 0)}, journal=told_to_all)
    play(s, "1: split 0 2", "2: split 2 3")
    assert told(told_to_all, "split") == []
    assert [box["temples"] for box in s.view(None)["boxes"]] == [4, 1, 5], "what was there before stays in sight"
    play(s, "0: split 1 6")
    assert told(told_to_all, "split") == [(0, 1, 6), (1, 0, 2), (2, 2, 3)]


def test_4_1_2_E06_who_has_nothing_left_is_not_asked():
    s = position(3, at="split", round=2, cubes={1: (2, 2)}, armies={0: {"A1": 1}, 1: {"A1": 2}, 2: {"A2": 1}})
    assert s.waiting() == (1,)
    s = position(2, at="split", round=2, armies={0: {"A1": 1}})
    assert kind(s) == "march", "with nothing to split the round begins at once"


def test_4_1_2_at_the_next_region_all_15_are_there_again():
    s = position(2, at="end", round=3, cubes={0: (0, 1)}, bids={1: 15}, armies={0: {"A1": 2}})
    assert (kind(s), s.region, s.round) == ("allot-cubes", 1, 1)
    assert len(legal(s, seat=0)) == len(legal(s, seat=1)) == 816
    assert (where(s, 0), sum(s.armies)) == ({}, 0)


def test_5_2_E07_from_the_reveal_on_the_boards_are_open():
    seen: list = []
    s = position(2, at="allot", journal=seen)
    play(s, "0: allot 1 5 4 5")
    assert s.view(1)["boxes"] == [None, None]
    play(s, "1: allot 0 5 5 5")
    assert told(seen, "showed") == [(0, 1, 5, 4, 5), (1, 0, 5, 5, 5)]
    for viewer in (None, 0, 1):
        assert s.view(viewer)["boxes"][0] == {"order": 1, "armies": 5, "temples": 4, "cities": 5}
    play(s, "place 1", "cross camp a1", "send 2", "cross a1 a3", "send 2", "pay 1 0")
    assert s.view(1)["boxes"][0]["temples"] == 3, "what is spent is seen at once"


def test_5_2_in_a_new_region_no_order_stands_and_no_army_marches_before_the_boards_are_shown():
    """The order, the armies on the march: what the last region left behind is not shown in the next one."""
    s = position(2, at="allot", pack=None, region=1)
    play(s, "0: allot 1 7 3 4", "1: allot 0 7 4 4", "place 1")
    for _ in walk(s, Random(1)):
        if s.region:
            break
    assert kind(s) == "allot-cubes"
    view = s.view(0)
    assert view["order"] == [None, None]
    assert not any(count for steps in view["fresh"].values() for count in steps)
    assert not any(s.observe(0)["fresh"] + s.observe(0)["place"])
    assert position(2, at="allot").view(None)["order"] == [None, None], "nor in the first one"


def test_4_1_2_in_a_new_round_nobody_has_marched_yet():
    s = position(2, round=1, armies={0: {"camp": 2}, 1: {"camp": 1}}, cubes={0: (1, 1), 1: (1, 1)})
    play(s, "cross camp a1", "send 2", "halt", "done", "cross camp a1", "halt", "done")
    assert (kind(s), s.round) == ("split-cubes", 2)
    assert not any(count for steps in s.view(0)["fresh"].values() for count in steps)


def test_4_1_2_the_new_split_is_asked_as_a_form_like_the_first_layout():
    s = position(at="split", round=2, cubes={0: (3, 2), 1: (0, 1)})
    form = {"verb": "split", "boxes": ("temples", "cities"), "total": 5, "start": (3, 2)}
    assert s.decision(0).form(s, 0) == form
    assert [action.notation for action in s.actions(0)] == [f"split {n} {5 - n}" for n in range(6)]
