"""Collecting taxes and taking governors back: illustration 6, R23-R26."""

from __future__ import annotations

import pytest

from games.alexandros.position import OWN, hand, kind, legal, mask, play, position, where, with_components, worth

RED, YELLOW, BLUE, GREEN = range(4)
EGYPT = "f11 g10 g11 h4 h5 h6 h7 h8 h9 h10 i4 i5 i6 i7"
SYRIA = "d11 d12 e9 e10 e11 f9 f10 g8 g9"
NORTH = "b3 b4 c3 c4 c5 c6 c7 c8 d4 d5 d6 d7 d8 d9"
FOURTH = "e12 e13 e14 e15 e16 f12 f13 f14"
FIFTH = "c20 d19 d20 d21 e18 e19 e20 e21"
SIXTH = "a20 a21 a22 a23 a24 b20 b21 b22 b23 b24 b25 c23 c24 c25"
PROVINCES = [EGYPT, SYRIA, NORTH, FOURTH, FIFTH, SIXTH]
GOVERNORS = {RED: "h4 d12 d7 c3", YELLOW: "e13", BLUE: "b21", GREEN: "d19"}
SMALL = "a2 b2 b3 c3"
OWN_SYMBOL = {t["name"]: t["symbol"] for t in OWN.geometry()["triangles"]}


def illustration_6(**given):
    return position(4, provinces=PROVINCES, governors=GOVERNORS, **given)


def test_illustration_6_the_provinces_are_worth_what_the_rulebook_says():
    s = illustration_6()
    assert [worth(s, province.split()[0])[0] for province in PROVINCES] == [8, 4, 8, 4, 6, 9]


def test_illustration_6_red_collects_with_a_soldier_and_everybody_scores():
    s = illustration_6(hands={RED: "soldier"})
    assert OWN.kind_at[mask(OWN, "d7").bit_length() - 1] == 4, "the soldier of the province with two governors"
    play(s, "tax soldier")
    assert s.scores == [12, 4, 9, 6]
    assert hand(s, RED) == ""
    assert s.discard == [0, 0, 0, 0, 1]


def test_illustration_6_yellow_would_give_more_than_he_gets():
    s = illustration_6(hands={YELLOW: "amphora"}, active=YELLOW)
    assert s.preview(YELLOW, s.find(YELLOW, "tax amphora")) == {"income": [12, 4, 9, 6]}


def test_R23_the_card_must_match_the_triangle_of_an_own_governor():
    s = illustration_6(hands={YELLOW: "temple amphora horse lyre soldier"}, active=YELLOW)
    assert legal(s, "tax") == [OWN_SYMBOL["e13"]]


def test_R23_any_of_several_governors_will_do():
    s = illustration_6(hands={RED: "temple amphora horse lyre soldier"})
    assert set(legal(s, "tax")) == {OWN_SYMBOL[name] for name in GOVERNORS[RED].split()}


def test_R23_once_a_turn():
    s = illustration_6(hands={RED: "soldier soldier"})
    play(s, "tax soldier")
    assert (kind(s), s.actions_left) == ("choose-action", 1)
    assert legal(s, "tax") == []
    assert s.view(RED)["taxed"] is True


def test_R23_as_second_action():
    s = position(2, provinces=[SMALL], governors={0: "c3"}, hands={0: "lyre"}, row="horse lyre", chance=["temple"])
    play(s, "take horse", "tax lyre")
    assert (s.scores, s.active) == ([2, 0], 1)
    assert s.view(1)["taxed"] is False, "the next player may collect again"


def test_R23_allowed_even_if_the_own_income_is_nothing():
    s = position(2, provinces=[SMALL], governors={0: "c3 b2"}, hands={0: "lyre"})
    play(s, "tax lyre")
    assert s.scores == [0, 0]


def test_R23_without_governor_no_taxes():
    s = position(2, provinces=[SMALL], governors={1: "c3"}, hands={0: "lyre"})
    assert legal(s, "tax") == []


def test_collecting_taxes_provinces_with_several_governors_count_for_nothing():
    one = position(2, provinces=[NORTH], governors={0: "d7"})
    two = position(2, provinces=[NORTH], governors={0: "d7 c3"})
    assert (one.income(), two.income()) == ([8, 0], [0, 0])


def test_R24_all_score_in_full_and_only_then_100_is_checked():
    s = illustration_6(hands={RED: "soldier"}, scores=[90, 99, 95, 20])
    play(s, "tax soldier")
    outcome = s.outcome()
    assert outcome.scores == (102, 103, 104, 26), "scores above 100 count fully"
    assert outcome.winners == (BLUE,), "not the one who collected"
    assert outcome.ranks == (3, 2, 1, 4)
    assert outcome.reason == "goal"


def test_R24_exactly_100_is_enough():
    s = illustration_6(hands={RED: "soldier"}, scores=[88, 0, 0, 0])
    play(s, "tax soldier")
    assert s.outcome().scores == (100, 4, 9, 6)


def test_R24_99_is_not_enough():
    s = illustration_6(hands={RED: "soldier"}, scores=[87, 0, 0, 0])
    play(s, "tax soldier")
    assert s.outcome() is None


def test_R25_100_in_the_first_action_ends_at_once():
    s = illustration_6(hands={RED: "soldier"}, scores=[95, 0, 0, 0])
    assert s.actions_left == 2
    play(s, "tax soldier")
    assert s.waiting() == ()
    assert s.actions_left == 1, "the second action is lost"


def test_R25_100_in_the_second_action_ends_before_the_row_is_filled():
    s = illustration_6(hands={RED: "soldier"}, scores=[95, 0, 0, 0], row="temple horse")
    play(s, "take temple", "tax soldier")
    assert s.waiting() == ()
    assert s.view(None)["row"] == [None, "horse"]


def test_R24_the_goal_belongs_to_the_box():
    s = position(2, provinces=[SMALL], governors={0: "c3"}, hands={0: "lyre"}, pack=with_components(goal=2))
    play(s, "tax lyre")
    assert s.outcome().reason == "goal"


def test_R26_taking_a_governor_back_is_free_of_cards_and_an_action():
    s = illustration_6(hands={RED: "temple"})
    assert sorted(legal(s, "recall")) == sorted(GOVERNORS[RED].split())
    play(s, "recall c3")
    assert where(s, RED) == "d7 d12 h4"
    assert (hand(s, RED), s.actions_left, s.reserve(RED)) == ("temple", 1, 1)
    assert s.income()[RED] == 20, "the northern province counts again"


def test_R26_the_last_governor_leaves_the_province_vacant():
    s = position(2, provinces=[SMALL], governors={0: "c3"}, hands={0: "amphora"})
    play(s, "recall c3")
    assert s.owner(s.provinces[s.province_at(mask(OWN, "c3"))]) is None
    assert "occupy c3" in legal(s), "and it may be occupied anew"


def test_R26_only_own_governors():
    s = illustration_6(active=YELLOW)
    assert legal(s, "recall") == ["e13"]


def test_R26_twice_in_a_turn():
    s = illustration_6(row="horse lyre")
    play(s, "recall c3", "recall d7")
    assert s.reserve(RED) == 2
    assert s.active == YELLOW


@pytest.mark.parametrize("verb", ["take", "occupy", "recall"])
def test_actions_each_but_the_tax_may_be_done_twice(verb):
    s = position(
        2,
        provinces=["c3", "a4", NORTH.replace("c3 ", "")],
        governors={0: "d7 h4"},
        hands={0: "soldier"},
        row="horse lyre",
        chance=["temple", "temple"],
    )
    for _ in range(2):
        play(s, f"{verb} {legal(s, verb)[0]}")
    assert s.active == 1
