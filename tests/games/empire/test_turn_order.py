"""5.1 and 5.2: who chooses a place in the turn order, and what the lot decides; E01 to E03, E32."""

from __future__ import annotations

import pytest

from argead.kernel import Sealed
from games.empire.position import kind, legal, play, position, told

MICHAEL, MARION, DANIEL, PETER = range(4)


def at_reveal(*players: tuple[int, int, int], **given):
    """The screens are lifted: order cubes, armies and temple cubes of each seat; the rest is for cities."""
    return position(
        len(players),
        at="order",
        bids={seat: order for seat, (order, _, _) in enumerate(players)},
        armies={seat: {"camp": armies} for seat, (_, armies, _) in enumerate(players)},
        cubes={seat: (temples, 15 - sum(player)) for seat, player in enumerate(players) for temples in [player[2]]},
        **given,
    )


def sequence(s) -> list[int]:
    """Who chooses, from first to last; each takes the first free place."""
    found = []
    while kind(s) == "choose-place":
        found.extend(s.waiting())
        play(s, legal(s)[0])
    return [*found, *(seat for seat in s.order if seat not in found)]


def test_5_1_the_rulebooks_example_of_the_turn_order_E01():
    """Michael 4th, Marion 2nd, Daniel 3rd, and Peter the place that is left."""
    s = at_reveal((1, 5, 4), (1, 3, 4), (0, 4, 4), (0, 3, 4))
    assert s.waiting() == (MICHAEL,)
    play(s, "place 4")
    assert (s.waiting(), legal(s)) == ((MARION,), ["place 1", "place 2", "place 3"])
    play(s, "place 2")
    assert (s.waiting(), legal(s)) == ((DANIEL,), ["place 1", "place 3"])
    play(s, "place 3")
    assert s.order == [PETER, MARION, DANIEL, MICHAEL]
    assert (kind(s), s.waiting()) == ("march", (PETER,))


@pytest.mark.parametrize("order", ["points", "lexicographic"])
def test_E01_test_vector_michael_marion_daniel_peter(order):
    assert sequence(at_reveal((1, 5, 4), (1, 3, 4), (0, 4, 4), (0, 3, 4), order=order)) == [0, 1, 2, 3]


def test_5_1_E01_the_most_order_cubes_choose_first_the_others_by_points():
    players = ((1, 5, 5), (0, 6, 4), (3, 2, 5), (2, 1, 1))
    s = at_reveal(*players, scores=[5, 9, 0, 7])
    assert sequence(s) == [2, 1, 3, 0], "not by their own bids: 9 points before 7 before 5"


def test_E02_lexicographic_everybody_by_order_cubes():
    players = ((1, 5, 5), (0, 6, 4), (3, 2, 5), (2, 1, 1))
    s = at_reveal(*players, scores=[5, 9, 0, 7], order="lexicographic")
    assert sequence(s) == [2, 3, 0, 1]


def test_E02_lexicographic_ties_by_armies_temples_lot_and_never_by_points():
    s = at_reveal((1, 5, 2), (1, 5, 3), (0, 3, 1), (0, 3, 1), scores=[9, 0, 0, 9], order="lexicographic", chance=[1])
    assert sequence(s) == [1, 0, 2, 3]


def test_5_1_E01_all_who_have_the_most_choose_before_those_with_more_points():
    s = at_reveal((2, 3, 0), (1, 9, 5), (2, 4, 0), scores=[0, 50, 0])
    assert sequence(s) == [2, 0, 1], "more armies first, then the rest"


def test_5_1_E01_a_tie_of_bids_and_armies_is_broken_by_temples():
    assert sequence(at_reveal((2, 4, 3), (2, 4, 5), (0, 15, 0))) == [1, 0, 2]


def test_5_1_E01_points_do_not_break_a_tie_of_the_highest_bidders():
    assert sequence(at_reveal((2, 4, 3), (2, 4, 5), scores=[40, 0])) == [1, 0]


@pytest.mark.parametrize(("lot", "first"), [(1, 0), (2, 1)])
def test_5_1_E01_E32_at_last_the_lot_decides(lot, first):
    seen: list = []
    s = at_reveal((2, 4, 3), (2, 4, 3), chance=[lot], journal=seen)
    assert told(seen, "lot") == [(first,)]
    assert s.waiting() == (first,)


def test_5_1_E01_ties_of_points_are_broken_by_armies_temples_and_lot():
    players = ((5, 0, 0), (0, 4, 4), (0, 5, 0), (0, 4, 4), (0, 4, 5))
    s = at_reveal(*players, region=2, scores=[0, 8, 8, 8, 8], chance=[2])
    assert sequence(s) == [0, 2, 4, 3, 1]


def test_5_1_E32_a_lot_among_three_is_drawn_twice():
    s = at_reveal((1, 5, 5), (1, 5, 5), (1, 5, 5), chance=[3, 1])
    assert sequence(s) == [2, 0, 1]


def test_5_1_the_highest_bidder_may_take_any_place_and_nobody_can_change_it():
    for place in range(1, 6):
        s = at_reveal((1, 5, 5), *[(0, 5 - n, 5) for n in range(4)])
        assert legal(s) == [f"place {n}" for n in range(1, 6)]
        play(s, f"place {place}")
        assert f"place {place}" not in legal(s)
        assert s.order.index(0) == place - 1


def test_5_1_E03_first_region_without_a_bid_the_oldest_begins_and_play_goes_round():
    seen: list = []
    s = at_reveal((0, 3, 5), (0, 4, 5), (0, 5, 5), scores=[0, 0, 0], journal=seen)
    assert (kind(s), s.order) == ("march", [0, 1, 2]), "nobody chooses, whatever the armies"
    assert told(seen, "no-bids") == [(0,)]


@pytest.mark.parametrize(("lot", "order"), [(1, [0, 1, 2]), (2, [1, 2, 0]), (3, [2, 0, 1])])
def test_5_1_E03_the_oldest_can_be_drawn_by_lot(lot, order):
    s = at_reveal((0, 3, 5), (0, 4, 5), (0, 5, 5), oldest="lot", chance=[lot])
    assert s.order == order


def test_E03_one_bid_is_enough_to_choose_in_the_first_region():
    s = at_reveal((0, 5, 5), (0, 5, 6), (1, 0, 5), oldest="lot")
    assert sequence(s) == [2, 1, 0]


def test_E03_the_short_game_begins_in_region_2_and_that_is_its_first():
    s = at_reveal((0, 3, 5), (0, 4, 5), region=2, length="short")
    assert (kind(s), s.order) == ("march", [0, 1])


def test_E03_later_regions_without_a_bid_all_choose_by_points():
    s = at_reveal((0, 3, 5), (0, 4, 5), (0, 5, 5), region=2, scores=[7, 8, 6])
    assert sequence(s) == [1, 0, 2]


def test_5_2_the_order_holds_for_all_rounds_of_the_region():
    s = position(3, at="allot")
    play(s, "0: allot 0 5 5 5", "1: allot 2 5 4 4", "2: allot 1 5 4 5", "place 3", "place 2")
    order = s.order[:]
    assert order == [2, 0, 1]
    for round in (1, 2, 3):
        movers = []
        for _ in range(3):
            movers.extend(s.waiting())
            play(s, "halt")
        assert movers == order
        if round < 3:
            assert kind(s) == "split-cubes"
            for seat in s.waiting():
                play(s, f"{seat}: {legal(s, seat=seat)[0]}")
    assert (s.region, kind(s)) == (1, "allot-cubes")


def test_E32_chance_is_asked_for_lots_only():
    """Without a tie down to the temples a region needs no chance at all."""
    s = position(4, at="allot", region=3)
    s.chance = Sealed()
    play(s, "0: allot 0 5 5 5", "1: allot 0 4 6 5", "2: allot 0 4 5 6", "3: allot 0 3 6 6")
    assert sequence(s) == [0, 1, 2, 3]
    for _ in range(4):
        play(s, "halt")
    assert s.round == 2
