"""Occupying a vacant province and taking over an occupied one: illustrations 3 to 5, R1, R4, R15-R21."""

from __future__ import annotations

import pytest

from argead.kernel import IllegalAction
from argead.testing.snapshot import snapshot
from games.alexandros.position import (
    OWN,
    cards_in_play,
    hand,
    kind,
    legal,
    mask,
    play,
    position,
    province_of,
    where,
    worth,
)

# Nine empty triangles and temple, temple, horse, amphora, soldier, lyre, in the south-eastern corner.
ILL_4 = "f23 f24 f25 f26 g20 g21 g22 g23 g24 g25 h20 h21 h22 h23 h24"
TEMPLES, HORSE, AMPHORA, SOLDIER, LYRE = ("g25", "h21"), "g20", "g24", "f24", "g22"

# Two empty triangles, amphora and lyre: the province of figure 2.
SMALL = "a2 b2 b3 c3"


def test_illustration_4_the_province_is_the_one_of_the_rulebook():
    s = position(provinces=[ILL_4])
    assert province_of(s, "f24") == set(ILL_4.split())
    assert worth(s, "f24") == (9, 6)
    assert OWN.census(mask(OWN, ILL_4)) == (2, 1, 1, 1, 1)


def test_illustration_4_red_occupies_with_two_governors_and_four_cards():
    s = position(provinces=[ILL_4], hands={0: "amphora soldier lyre temple"})
    play(s, "occupy g25")
    assert kind(s) == "garrison"
    assert "pay" not in legal(s), "the second temple or the horse is not paid for"
    assert s.view(1)["occupation"]["cards"] == {"temple": 1, "amphora": 1, "horse": 1, "lyre": 1, "soldier": 1}
    play(s, "station g20", "pay")
    assert (where(s, 0), hand(s, 0)) == ("g20 g25", "")
    assert s.discard == [1, 1, 0, 1, 1]
    assert s.income() == [0, 0], "two governors: no taxes"


def test_illustration_4_all_cards_in_hand_one_governor_is_enough():
    s = position(provinces=[ILL_4], hands={0: "amphora soldier lyre temple horse"})
    play(s, "occupy g25", "pay")
    assert (where(s, 0), hand(s, 0)) == ("g25", "")


def test_R19_extra_governors_are_optional_even_with_all_cards():
    s = position(provinces=[SMALL], hands={0: "amphora lyre"})
    play(s, "occupy c3")
    assert legal(s) == ["pay", "station b2"]
    play(s, "station b2")
    assert (where(s, 0), hand(s, 0)) == ("b2 c3", "amphora lyre")


def test_R19_each_symbol_without_governor_costs_one_matching_card():
    s = position(provinces=[SMALL], hands={0: "amphora lyre"})
    play(s, "occupy c3", "pay")
    assert (where(s, 0), hand(s, 0)) == ("c3", "lyre")
    assert s.discard == [0, 1, 0, 0, 0]


def test_R19_governors_stand_on_symbols_only():
    s = position(provinces=[ILL_4], hands={0: "amphora soldier lyre temple temple horse"})
    symbols = set(OWN.names(mask(OWN, ILL_4) & OWN.symbols))
    assert set(legal(s, "occupy")) & set(ILL_4.split()) == symbols


def test_R19_what_cannot_be_paid_whole_is_not_offered():
    s = position(provinces=[ILL_4], hands={0: "soldier"}, governors={0: "a4"})
    assert s.reserve(0) == 3
    assert not set(legal(s, "occupy")) & set(ILL_4.split()), "six symbols, three governors, one card that fits"


def test_R19_the_last_governors_must_stand_where_cards_lack():
    s = position(provinces=[SMALL], hands={0: "lyre"}, governors={0: "h4 h9 f9"})
    assert set(legal(s, "occupy")) & set(SMALL.split()) == {"b2"}, "the amphora cannot be paid, the lyre can"


def test_occupying_a_province_without_symbol_is_impossible():
    s = position(provinces=["e11 e12"], hands={0: "temple amphora horse lyre soldier"})
    assert worth(s, "e11") == (2, 0)
    assert not set(legal(s, "occupy")) & {"e11", "e12"}


def test_occupying_a_single_symbol_is_a_province_without_income():
    s = position(provinces=["c3"])
    play(s, "occupy c3")
    assert where(s, 0) == "c3"
    assert s.income() == [0, 0]


def test_R1_the_border_closes_a_province_without_walls():
    s = position(walls=["2-0 3-1 4-2 3-3"])
    assert province_of(s, "c3") == set(SMALL.split())


def test_R4_the_rest_of_the_board_is_a_province_like_any_other():
    s = position(provinces=[SMALL])
    rest = province_of(s, "e10")
    assert len(rest) == 146
    s = position(provinces=[SMALL], governors={0: "c4"})
    assert s.income() == [78, 0]


def test_R4_at_the_start_the_whole_board_is_one_province_too_dear_to_occupy():
    s = position(hands={0: "temple amphora horse lyre soldier"})
    assert len(s.provinces) == 1
    assert legal(s, "occupy") == []


def test_R18_own_provinces_cannot_be_occupied_again_or_reinforced():
    s = position(provinces=[SMALL], governors={0: "c3"}, hands={0: "amphora lyre lyre lyre"})
    assert not {f"{verb} {name}" for verb in ("occupy", "seize") for name in SMALL.split()} & set(legal(s))


def test_R15_the_owner_is_whose_governor_stands_inside():
    s = position(3, provinces=[SMALL, ILL_4], governors={1: "c3", 2: "g25 g20"})
    owners = {min(p["triangles"]): (p["owner"], p["governors"]) for p in s.view(None)["provinces"]}
    assert owners["a2"] == (1, 1)
    assert owners["f23"] == (2, 2)
    assert [owner for owner, _ in owners.values()].count(None) == len(owners) - 2


def test_R16_governors_parted_by_a_wall_are_two_provinces_both_taxable():
    s = position(provinces=[SMALL], governors={0: "b2 c3"})
    assert s.income() == [0, 0]
    s = position(provinces=[SMALL], walls=["2-2 3-1"], governors={0: "b2 c3"})
    assert province_of(s, "b2") != province_of(s, "c3")
    assert s.income() == [2, 0]


def test_R17_the_new_owner_removes_all_governors_of_the_old_one():
    s = position(3, provinces=[SMALL], governors={1: "b2 c3"}, hands={0: "amphora amphora lyre lyre lyre"})
    play(s, "seize b2", "pay")
    assert (where(s, 0), where(s, 1)) == ("b2", "")
    assert s.reserve(1) == 4


def test_example_5_yellow_takes_over_with_nine_cards():
    cards = "temple temple horse horse temple temple horse amphora soldier"
    s = position(4, provinces=[ILL_4], governors={0: "g25 g20"}, hands={1: cards}, active=1)
    play(s, f"seize {LYRE}", "pay")
    assert (where(s, 0), where(s, 1)) == ("", LYRE)
    assert hand(s, 1) == ""
    assert s.view(1)["gift"] == {"from": 1, "to": 0, "left": 5}
    assert kind(s) == "compensate"


def test_R20_take_over_is_atomic_one_card_short_is_not_offered():
    governors = {0: "g25 g20", 1: "a4 a6 b2"}
    cards = "temple temple horse horse temple temple horse amphora soldier"
    s = position(4, provinces=[ILL_4], governors=governors, hands={1: cards}, active=1)
    assert legal(s, "seize") == [LYRE], "the one governor left must stand where no card is at hand"
    s = position(4, provinces=[ILL_4], governors=governors, hands={1: cards[: -len(" soldier")]}, active=1)
    assert legal(s, "seize") == []
    before = snapshot(s)
    with pytest.raises(IllegalAction):
        s.play(1, s.board.actions.seize[mask(OWN, LYRE).bit_length() - 1])
    assert snapshot(s) == before


def test_R20_nothing_moves_before_the_whole_take_over_is_paid():
    s = position(3, provinces=[SMALL], governors={1: "c3"}, hands={0: "lyre lyre amphora"})
    play(s, "seize c3")
    assert (where(s, 1), hand(s, 0), sum(s.discard)) == ("c3", "amphora lyre lyre", 0)
    play(s, "pay")
    assert (where(s, 0), where(s, 1), hand(s, 0)) == ("c3", "", "")


def test_take_over_the_two_cards_match_the_governors_triangle():
    s = position(3, provinces=[SMALL], governors={1: "c3"}, hands={0: "amphora amphora amphora lyre"})
    assert legal(s, "seize") == [], "the governor stands on the lyre: two lyres are asked for"
    s = position(3, provinces=[SMALL], governors={1: "b2"}, hands={0: "amphora amphora amphora lyre"})
    assert legal(s, "seize") == ["b2", "c3"]


def test_take_over_is_one_action():
    s = position(2, provinces=[SMALL], governors={1: "c3"}, hands={0: "lyre lyre amphora"})
    play(s, "seize c3", "pay")
    assert (kind(s), s.actions_left) == ("choose-action", 1)


def test_take_over_may_use_further_governors():
    s = position(2, provinces=[SMALL], governors={1: "c3"}, hands={0: "lyre lyre"})
    play(s, "seize b2")
    assert where(s, 0) == "b2 c3"
    assert hand(s, 0) == ""


@pytest.mark.parametrize(("players", "given"), [(2, 0), (3, 2), (4, 2)])
def test_R21_compensation_is_half_of_all_cards_rounded_up(players, given):
    s = position(players, provinces=[SMALL], governors={1: "c3"}, hands={0: "lyre lyre amphora horse"})
    play(s, "seize c3", "pay")
    if given:
        assert s.view(1)["gift"]["left"] == given
        play(s, "give lyre", "give lyre")
    assert kind(s) == "choose-action", "none with two players"
    assert sum(s.hand(1)) == given
    assert sum(s.discard) == 3 - given
    assert hand(s, 0) == "horse"
    assert cards_in_play(s) == [11] * 5


@pytest.mark.parametrize(("triangle", "card"), [("b2", "lyre"), ("c3", "amphora")])
def test_R21_option_occupation_counts_the_occupation_cards_only(triangle, card):
    cards = "lyre lyre lyre amphora"
    s = position(3, provinces=[SMALL], governors={1: "c3"}, hands={0: cards}, compensation="occupation")
    play(s, f"seize {triangle}", "pay")
    assert kind(s) == "choose-action", "one occupation card: half of it, rounded up, is that card"
    assert hand(s, 1) == card
    assert s.discard == [0, 0, 0, 2, 0]


def test_R21_option_occupation_without_occupation_cards_gives_nothing():
    s = position(3, provinces=[SMALL], governors={1: "c3"}, hands={0: "lyre lyre"}, compensation="occupation")
    play(s, "seize c3")
    assert where(s, 0) == "b2 c3"
    assert (hand(s, 1), s.discard[3]) == ("", 2)


def test_R21_the_conqueror_chooses_which_cards_he_gives():
    s = position(3, provinces=[SMALL], governors={1: "c3"}, hands={0: "lyre lyre amphora"})
    play(s, "seize c3", "pay")
    assert legal(s) == ["give amphora", "give lyre"]
    assert s.waiting() == (0,)
    play(s, "give amphora")
    assert hand(s, 1) == "amphora lyre", "only lyres are left to give"
    assert s.discard == [0, 0, 0, 1, 0]


def test_R21_only_cards_used_in_this_action_can_be_given():
    s = position(3, provinces=[SMALL], governors={1: "c3"}, hands={0: "lyre lyre amphora"}, discard="temple horse")
    play(s, "seize c3", "pay")
    assert legal(s, "give") == ["amphora", "lyre"]


def test_R22_given_cards_are_public():
    journal = []
    s = position(3, provinces=[SMALL], governors={1: "c3"}, hands={0: "lyre lyre amphora"}, journal=journal)
    play(s, "seize c3", "pay", "give amphora")
    assert s.view(2)["seen"][1] == {"temple": 0, "amphora": 1, "horse": 0, "lyre": 1, "soldier": 0}
    assert s.view(2)["hand"]["amphora"] == 0
    (gave,) = [event for event in journal if event.kind == "gave"]
    assert gave.seen_by(None)["cards"]["amphora"] == 1
    assert gave.seen_by(None)["count"] == 2


def test_a_split_by_alexander_through_an_occupied_province():
    s = position(
        2, at="move", provinces=[SMALL], alexander="3-3", governors={1: "c3"}, row="soldier horse", chance=["temple"]
    )
    play(s, "take soldier", "triangle a4", "corner 3-1", "path 2-2 3-1")
    assert province_of(s, "c3") == {"c3", "b3"}
    assert s.income() == [0, 1]
    assert s.owner(s.provinces[s.province_at(mask(OWN, "b2"))]) is None
    assert "occupy b2" in legal(s)
