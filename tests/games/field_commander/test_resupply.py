"""Resupply: gold, purchases, cities and temples, Insights and advisors."""

from __future__ import annotations

import pytest

from argead.games.field_commander.names import ADVISORS, INSIGHTS
from games.field_commander.position import army, force_names, kind, legal, offers, play, position, run, told

# Gain gold -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("campaign", "flat", "governed"), [("granicus", 3, 5), ("issus", 3, 5), ("gaugamela", 5, 3)])
def test_gain_gold_the_income_of_each_map(campaign, flat, governed):
    assert position(campaign, at="gain").gold == flat
    area = {"granicus": "Sardis", "issus": "Side", "gaugamela": "Susa"}[campaign]
    assert position(campaign, at="gain", governed=[area]).gold == flat + governed
    assert position(campaign, at="gain", razed=[area]).gold == flat


def test_gain_gold_destroyed_forces_pay_1_each_and_return_to_their_cups():
    s = position(at="gain", destroyed=["persian-archer", "greek-infantry", "wall", "memnon"])
    assert s.gold == 3 + 4
    assert s.destroyed == 0
    assert s.view(0)["cups"]["persia"]["persian-archer"] == 4
    assert s.view(0)["walls"] == 10
    assert "memnon" in force_names(s, s.away)


def test_gold_counters_limit_the_gold_in_play():
    assert position(gold=52).view(0)["income"] == {"gold": 1, "lost": 0}, "nor is more of it foretold"
    s = position(at="gain", gold=52)
    assert s.gold == 53
    s = position(at="gain", gold=40, gold_at={"Sardis": 12})
    assert (s.gold, s.gold_in_play()) == (41, 53), "gold that lies on the map counts"


def test_F23_what_the_counters_do_not_allow_is_not_taken():
    s = position(area="Sardis", army=["phalanx"] * 4, gold=50, garrisons={"Sardis": ["persian-archer"]})
    play(s, "intimidate", 6)
    run(s, "raze")
    assert s.gold == 53


def test_gold_counters_limit_also_what_is_laid_on_the_map():
    for gold, laid in ((50, 2), (52, 1), (53, 0)):
        journal = []
        s = position("granicus", 3, "one-wall", at="orders", gold=gold, razed=["Sardis", "Lycia"], journal=journal)
        assert s.gold_in_play() == gold + laid
        assert [order["laid"] for order in told(journal, "ordered")] == [laid], "the story tells no more than that"


# Spend gold and Glory ------------------------------------------------------------------------------------------------


def test_forces_cost_their_battle_value_without_superscript():
    prices = {
        action.word: action.price for action in position(at="spend", gold=53).actions(0) if action.verb == "recruit"
    }
    assert prices == {
        "companions": 4,
        "thessalians": 3,
        "light-cavalry": 2,
        "phalanx": 4,
        "hypaspists": 3,
        "infantry": 2,
        "archer": 2,
        "peltast": 2,
        "siege-engine": 2,
    }


def test_forces_any_number_of_one_turn_at_full_strength():
    s = position(at="spend", gold=10)
    run(s, "recruit phalanx", "recruit archer", "recruit phalanx")
    assert (army(s), s.gold) == (["phalanx-1", "phalanx-2", "archer-1"], 0)


def test_F27_without_antipater_one_city_or_one_temple_or_forces():
    for first in ("build city", "build temple", "recruit archer"):
        s = position(at="spend", gold=40)
        run(s, first)
        assert offers(s, "build") == []
        assert bool(offers(s, "recruit")) == (first == "recruit archer")


def test_antipater_example_9_gold_a_peltast_a_city_and_a_temple():
    s = position(at="spend", gold=9, advisors=["antipater"])
    run(s, "recruit peltast", "build city", "build temple")
    assert (s.gold, army(s)) == (0, ["peltast-1"])
    assert (s.view(0)["cities"], s.view(0)["temples"]) == (1, 1)


def test_F27_with_antipater_one_city_one_temple_and_forces():
    s = position(at="spend", gold=40, advisors=["antipater"])
    run(s, "build city", "build temple")
    assert offers(s, "build") == []
    assert offers(s, "recruit")


def test_antipater_bought_in_the_same_step_helps_at_once():
    s = position(at="spend", gold=40, glory=5)
    run(s, "build city")
    assert offers(s, "recruit") == []
    run(s, "appoint antipater")
    assert offers(s, "recruit")
    assert s.glory == 0


def test_cities_and_temples_one_of_each_in_an_area():
    s = position(at="spend", gold=40, cities=["Macedon"], advisors=["antipater"])
    assert offers(s, "build") == ["build temple"]
    s = position(at="spend", gold=40, temples=["Macedon"], advisors=["antipater"])
    assert offers(s, "build") == ["build city"]


def test_cities_and_temples_are_limited_by_their_counters():
    built = {"cities": ["Sestus", "Ilium", "Granicus", "Sardis"], "temples": ["Sestus", "Ilium"]}
    s = position(at="spend", gold=40, advisors=["antipater"], **built)
    run(s, "build city")
    assert offers(s, "build") == []
    assert s.view(0)["buildings_left"] == 0


def test_cities_cost_4_and_temples_3():
    assert offers(position(at="spend", gold=3), "build") == ["build temple"]
    assert offers(position(at="spend", gold=2), "build") == []


def test_a_temple_gives_fate_in_every_battle():
    garrisons = {"Granicus": ["persian-archer"]}
    s = position("granicus", "raid", at="arms", area="Granicus", temples=["Ilium", "Sestus"], garrisons=garrisons)
    assert s.view(0)["battle"]["fate"] == 2


# Insights ------------------------------------------------------------------------------------------------------------


def test_insights_3_glory_for_a_random_one():
    s = position(at="spend", glory=3)
    play(s, "draw", "trap")
    assert (s.glory, s.view(0)["insights"], s.view(0)["insights_left"]) == (0, ["trap"], 7)


def test_insights_7_glory_for_a_chosen_one():
    s = position(at="spend", glory=7, insights=["spies"])
    assert offers(s, "choose") == [f"choose {name}" for name in INSIGHTS if name != "spies"]
    run(s, "choose morale")
    assert (s.glory, s.view(0)["insights"]) == (0, ["morale", "spies"])


def test_insights_are_gone_for_the_campaign_once_played():
    s = position(insights=["spies"])
    run(s, "play spies")
    assert (s.insights, s.insight_cup.bit_count()) == (0, 7)


def test_insights_cannot_be_drawn_from_an_empty_cup():
    s = position(at="spend", glory=20, insights=INSIGHTS)
    assert not {"draw", "choose spies"} & set(legal(s))


# Advisors ------------------------------------------------------------------------------------------------------------


def test_advisors_cost_5_glory():
    s = position(at="spend", glory=11, advisors=["parmenion"])
    assert offers(s, "appoint") == [f"appoint {name}" for name in ADVISORS if name != "parmenion"]
    run(s, "appoint callisthenes")
    assert (s.glory, s.view(0)["advisors"]) == (6, ["callisthenes", "parmenion"])
    assert offers(position(at="spend", glory=4), "appoint") == []


def test_spending_of_gold_and_glory_may_go_back_and_forth():
    s = position(at="spend", gold=9, glory=8)
    run(s, "recruit archer")
    play(s, "draw", "trap")
    run(s, "recruit phalanx", "appoint antipater", "build temple")
    assert (s.gold, s.glory, kind(s)) == (0, 0, "spend-treasure")
