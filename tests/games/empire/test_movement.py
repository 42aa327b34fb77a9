"""5.3: armies march along arrows, prices are paid once a group, and the goal ends the region; E08 to E14, E26, E27."""

from __future__ import annotations

import pytest

from argead.kernel import IllegalAction
from argead.language import phrasebook
from games.empire.position import boxes, kind, legal, play, position, told, where


def marching(armies, cubes=(0, 0), **given):
    """Seat 0 marches, with so many cubes for temples and cities."""
    return position(armies={0: armies} | given.pop("rivals", {}), cubes={0: cubes}, **given)


def test_5_3_armies_enter_by_the_first_province_E26_and_pay_nothing():
    s = marching({"camp": 4})
    assert legal(s) == ["cross camp a1", "halt"], "exactly one entry"
    assert s.preview(0, s.find(0, "cross camp a1")) == {"price": 0, "able": 4, "ends": False}
    play(s, "cross camp a1", "send 3")
    assert (where(s, 0), kind(s)) == ({"A1": 3, "camp": 1}, "march")


def test_5_3_three_provinces_a_round_and_the_first_counts():
    s = marching({"camp": 1}, (5, 5))
    play(s, "cross camp a1", "cross a1 a2", "cross a2 a3")
    assert where(s, 0) == {"A3": 1}
    assert kind(s) != "march", "no army can go on: the march is over by itself"
    assert s.round == 2


def test_5_3_E09_each_army_has_its_own_three_steps():
    s = marching({"camp": 2})
    play(s, "cross camp a1", "send 1", "cross a1 a2", "cross a2 a3")
    assert legal(s) == ["cross camp a1", "halt"], "the first is spent, the second is fresh"
    play(s, "cross camp a1", "cross a1 a2", "cross a2 a1")
    assert where(s, 0) == {"A3": 1, "A1": 1}


def test_5_3_E09_any_direction_and_back_again():
    s = marching({"A2": 1})
    play(s, "cross a2 a1", "cross a1 a2", "cross a2 a1")
    assert where(s, 0) == {"A1": 1}


def test_5_3_E09_the_steps_are_given_anew_each_round_and_not_each_crossing():
    s = marching({"A1": 1}, rivals={1: {"A1": 1}})
    play(s, "cross a1 a2", "cross a2 a1", "cross a1 a2")
    assert s.waiting() in [(1,), (0,)]
    while s.round == 1:
        play(s, "done" if kind(s) == "build" else "halt")
    play(s, "cross a2 a1", "cross a1 a2", "cross a2 a1")
    assert where(s, 0) == {"A1": 1}


def test_5_3_E09_a_sea_passage_is_one_step_and_costs_three():
    s = marching({"A2": 1}, (3, 1))
    assert s.preview(0, s.find(0, "cross a2 a4"))["price"] == 3
    assert s.find(0, "cross a2 a4").args()["sea"] is True
    play(s, "cross a2 a4", "pay 3 0")
    assert s.view(0)["fresh"]["A4"] == [0, 1, 0, 0]
    assert boxes(s, 0) == (0, 1, 0, 1)


def test_3_1_only_arrows_make_neighbours():
    s = marching({"A1": 1}, (7, 7))
    assert legal(s, "cross") == ["a1 a2", "a1 a3"], "not A4, not A5"


def test_5_3_dark_heads_cost_light_heads_are_free_by_direction():
    s = marching({"A1": 1, "A3": 1, "A4": 1, "A5": 1}, (7, 7))
    prices = {a.notation: a.args()["price"] for a in s.actions(0) if a.verb == "cross"}
    assert (prices["cross a1 a3"], prices["cross a3 a1"]) == (1, 0)
    assert (prices["cross a3 a4"], prices["cross a4 a3"]) == (2, 1)
    assert (prices["cross a4 a5"], prices["cross a5 a4"]) == (1, 0)


def test_5_3_the_price_is_paid_once_for_a_group_E10():
    s = marching({"A3": 6}, (4, 0))
    play(s, "cross a3 a4", "send 6")
    assert (where(s, 0), boxes(s, 0)) == ({"A4": 6}, (0, 6, 2, 0))


def test_5_3_E10_sets_that_are_led_apart_pay_apart():
    s = marching({"A3": 6}, (4, 0))
    play(s, "cross a3 a4", "send 5", "cross a3 a4")
    assert (where(s, 0), boxes(s, 0)) == ({"A4": 6}, (0, 6, 0, 0))


def test_5_3_E10_sets_from_different_provinces_pay_apart():
    s = marching({"A3": 1, "A4": 1}, (3, 0))
    play(s, "cross a3 a5", "cross a4 a5")
    assert (where(s, 0), boxes(s, 0)) == ({"A5": 2}, (0, 2, 0, 0))


def test_5_3_E10_armies_that_have_marched_differently_far_may_cross_together():
    s = marching({"camp": 2, "A1": 2}, (1, 0))
    play(s, "cross camp a1", "send 2", "cross a1 a3")
    assert kind(s) == "send-armies"
    assert s.view(1)["crossing"] == {"from": "A1", "to": "A3", "price": 1, "sent": 0, "steps": 0}
    play(s, "send 1")
    assert s.view(1)["crossing"]["sent"] == s.view(1)["crossing"]["steps"] == 1
    play(s, "send 2")
    assert where(s, 0) == {"A1": 1, "A3": 3}
    assert s.view(0)["fresh"]["A3"] == [0, 1, 2, 0]
    assert boxes(s, 0) == (0, 4, 0, 0), "once"


def test_5_3_E10_at_least_one_army_crosses():
    s = marching({"camp": 1, "A1": 1})
    play(s, "cross camp a1", "cross a1 a2", "send 0")
    assert where(s, 0) == {"A1": 1, "A2": 1}, "none of the first kind: then the other must go"
    s = marching({"camp": 3})
    play(s, "cross camp a1")
    assert legal(s) == ["send 1", "send 2", "send 3"]


def test_5_3_payment_may_be_combined_from_both_boxes():
    s = marching({"A3": 1}, (1, 4))
    play(s, "cross a3 a4")
    assert (kind(s), legal(s)) == ("pay-crossing", ["pay 0 2", "pay 1 1"])
    play(s, "pay 1 1")
    assert boxes(s, 0) == (0, 1, 0, 3)


def test_5_3_only_one_way_to_pay_is_not_asked():
    s = marching({"A3": 1}, (1, 1))
    play(s, "cross a3 a4")
    assert boxes(s, 0) == (0, 1, 0, 0)


def test_5_3_paid_cubes_are_gone_for_the_region():
    s = marching({"A3": 2}, (3, 2))
    play(s, "cross a3 a4", "send 1", "pay 2 0", "halt", "done")
    assert (s.round, kind(s)) == (2, "split-cubes")
    assert legal(s, seat=0) == [f"split {n} {3 - n}" for n in range(4)]


def test_5_3_E11_the_full_price_must_be_there():
    s = marching({"A3": 2}, (1, 0))
    assert legal(s, "cross") == ["a3 a1", "a3 a2"], "no way that costs 2"
    with pytest.raises(IllegalAction):
        s.find(0, "cross a3 a4")
    assert "a3 a4" in legal(marching({"A3": 2}, (1, 1)), "cross")


def test_5_3_E11_order_cubes_and_armies_pay_nothing():
    s = marching({"A3": 9}, (0, 0), bids={0: 6})
    assert legal(s, "cross") == ["a3 a1", "a3 a2"]


def test_5_3_E08_armies_may_stay_in_the_camp_and_enter_in_a_later_round():
    seen: list = []
    s = marching({"camp": 5}, rivals={1: {"A1": 1}}, journal=seen)
    play(s, "halt")
    while s.round == 1:
        play(s, "done" if kind(s) == "build" else "halt")
    assert (0, "A1", 1, 2) not in told(seen, "majority"), "five in the camp are in no province"
    assert told(seen, "majority") == [(1, "A1", 1, 2)]
    assert legal(s) == ["cross camp a1", "halt"]


def test_5_3_E08_nothing_marches_back_into_the_camp():
    s = marching({"A1": 1}, (5, 5))
    assert not any("camp" in word for word in legal(s))
    assert all(cross.end != land.camp for land in s.board.lands for ways in land.crossings for cross in ways)


def test_5_3_marching_is_not_compulsory():
    s = marching({"camp": 3, "A1": 2}, (5, 5))
    assert "halt" in legal(s)


def test_5_3_E12_the_goal_ends_the_region_even_in_passing():
    seen: list = []
    s = marching({"A4": 1}, (2, 0), journal=seen)
    assert s.preview(0, s.find(0, "cross a4 a5"))["ends"] is True
    play(s, "cross a4 a5", "cross a5 a4", "halt")
    assert s.entered
    assert told(seen, "entered") == [(0, "A5")]
    play(s, "done")
    assert (s.region, s.round) == (1, 1)


def test_5_3_E12_the_second_to_enter_is_told_of_no_more():
    seen: list = []
    s = marching({"A4": 2}, (2, 0), journal=seen)
    play(s, "cross a4 a5", "send 1")
    assert s.preview(0, s.find(0, "cross a4 a5"))["ends"] is False
    play(s, "cross a4 a5")
    assert len(told(seen, "entered")) == 1


def test_5_3_E13_all_who_are_still_to_move_take_their_full_turn():
    rivals = {1: {"camp": 1}, 2: {"camp": 1}}
    s = marching({"A4": 1}, (5, 0), players=3, rivals=rivals)
    play(s, "cross a4 a5", "halt", "done")
    for seat in (1, 2):
        assert (s.waiting(), kind(s)) == ((seat,), "march")
        play(s, "cross camp a1", "halt", "temple a1", "done")
    assert (s.region, s.round) == (1, 1)


def test_5_3_E14_no_fighting_no_blocking_no_limit_of_armies():
    s = marching({"A1": 15}, rivals={1: {"A2": 14, "A3": 1}})
    play(s, "cross a1 a2", "send 15", "cross a2 a3", "send 15")
    assert (where(s, 0), where(s, 1)) == ({"A3": 15}, {"A2": 14, "A3": 1})


def test_5_3_E27_no_arrow_leads_into_another_region():
    for region in range(1, 7):
        letter = "ABCDEF"[region - 1]
        s = marching({f"{letter}{n}": 1 for n in range(1, 6)}, (7, 7), region=region)
        for notation in legal(s, "cross"):
            assert {word[0] for word in notation.split()} == {letter.lower()}


def test_5_3_temples_and_cities_never_move():
    s = marching({"A1": 2}, temples={0: {"A1": 1}}, cities={"A1": 0})
    play(s, "cross a1 a2", "send 2", "halt", "done")
    assert (s.view(0)["temples"]["A1"], s.view(0)["cities"]["A1"]) == ([1, 0], 0)


def test_4_0_one_after_the_other_marches_and_builds_then_comes_the_scoring():
    seen: list = []
    s = position(3, armies={seat: {"camp": 1} for seat in range(3)}, turn_order=[2, 0, 1], journal=seen)
    for seat in (2, 0, 1):
        assert (s.waiting(), kind(s)) == ((seat,), "march")
        play(s, "cross camp a1", "halt")
        assert (s.waiting(), kind(s)) == ((seat,), "build")
        assert not told(seen, "scored")
        play(s, "done")
    assert len(told(seen, "scored")) == 1


def asked(s, lang="en"):
    """What the waiting seat is asked, in words."""
    return phrasebook(s.game, lang).prompt(s, s.waiting()[0])


def test_5_3_the_question_says_which_armies_cross_and_where_to():
    s = marching({"camp": 3})
    play(s, "cross camp a1")
    assert asked(s) == "How many of your armies in the camp cross to A1?"
    assert asked(s, "fr").startswith("Du camp à A1")


def test_5_3_E10_armies_that_have_marched_differently_far_are_never_asked_for_alike():
    s = marching({"camp": 4, "A1": 2})
    play(s, "cross camp a1", "send 2", "cross a1 a2", "send 1", "send 0", "cross a2 a1", "cross a1 a2")
    seen = []
    while kind(s) == "send-armies":
        seen.append(asked(s))
        play(s, legal(s)[-1])
    assert seen == [
        "How many of your armies in A1 that have not marched this round cross to A2?",
        "How many of your armies in A1 that have marched 1 province this round cross to A2? "
        "1 army is crossing already.",
        "How many of your armies in A1 that have marched 2 provinces this round cross to A2? "
        "3 armies are crossing already.",
    ]


def test_5_3_the_question_how_a_crossing_is_paid_names_it_and_its_price():
    s = marching({"A3": 1}, (1, 4))
    play(s, "cross a3 a4")
    assert asked(s) == "Crossing from A3 to A4 costs 2 cubes: from which boxes do you pay?"
