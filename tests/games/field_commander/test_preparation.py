"""Preparation: advance the turn counter, refit, enemy orders."""

from __future__ import annotations

import pytest

from games.field_commander.position import army, garrison, kind, legal, offers, place, play, position, run, told

STRONGHOLDS = {"Sardis": ["persian-infantry"], "Halicarnassus": ["persian-infantry"], "Lycia": ["persian-infantry"]}


# Advance turn counter ------------------------------------------------------------------------------------------------


def test_advance_turn_counter_past_the_last_square_the_campaign_is_lost_without_points():
    s = position(at="advance", turn=8, gold=30, glory=9, cities=["Ilium"])
    assert (s.outcome().reason, s.outcome().scores, s.outcome().ranks) == ("time", (0,), (2,))
    assert s.view(0)["stage"] == "over"


def test_advance_turn_counter_the_last_square_is_played():
    s = position("granicus", 6, 6, 6, "one-wall", at="advance", turn=7)
    assert (s.turn, kind(s)) == (8, "lead-army")


# Refit ---------------------------------------------------------------------------------------------------------------


def test_refit_example_2_gold_for_each_of_three_reduced_forces():
    s = position(at="refit", army=["companions/reduced", "phalanx/reduced", "infantry/reduced"], gold=5)
    assert offers(s, "refit") == ["refit companions-1", "refit phalanx-1", "refit infantry-1"]
    run(s, "refit phalanx-1")
    assert (army(s), s.gold) == (["companions-1/reduced", "phalanx-1", "infantry-1/reduced"], 3)
    play(s, "refit companions-1", 6, 6, 6, "one-wall")
    assert (army(s), s.gold) == (["companions-1", "phalanx-1", "infantry-1/reduced"], 1)


def test_refit_is_a_choice():
    s = position(at="refit", army=["companions/reduced"], gold=5)
    play(s, "proceed", 6, 6, 6, "one-wall")
    assert (army(s), s.gold) == (["companions-1/reduced"], 5)


def test_refit_is_not_asked_without_gold_or_wounds():
    assert (
        kind(position("granicus", 6, 6, 6, "one-wall", at="refit", army=["companions/reduced"], gold=1)) == "lead-army"
    )
    assert kind(position("granicus", 6, 6, 6, "one-force", at="refit", army=["companions"], gold=9)) == "meet-intrigue"


# Enemy orders --------------------------------------------------------------------------------------------------------


def test_enemy_orders_example_sardis_3_and_range_4_is_7_a_garrison():
    s = position("granicus", 3, "persian-chariot", 4, 3, "one-wall", at="orders", garrisons=STRONGHOLDS)
    assert garrison(s, "Sardis") == ["persian-infantry-1", "persian-chariot-1"]
    assert (s.gold_at[place(s, "Halicarnassus")], s.gold_at[place(s, "Lycia")]) == (0, 0)


@pytest.mark.parametrize(
    ("roll", "effect"),
    [(1, "wall"), (2, "wall"), (3, "tribute"), (4, "tribute"), (5, "garrison"), (6, "garrison")],
)
def test_enemy_orders_by_die_and_range_1(roll, effect):
    journal = []
    extra = {"garrison": ["persian-archer"]}.get(effect, [])
    s = position(
        "granicus",
        roll,
        *extra,
        *([] if effect == "tribute" else ["one-wall"]),
        at="orders",
        area="Ephesus",
        razed=["Halicarnassus", "Lycia"],
        gold=2,
        journal=journal,
    )
    order = {"area": "Sardis", "roll": roll, "total": roll + 1, "result": effect, "laid": 0}
    assert told(journal, "ordered") == [order]
    if effect == "wall":
        assert garrison(s, "Sardis") == ["wall-1"]
    if effect == "tribute":
        assert kind(s) == "pay-tribute"


def test_enemy_orders_the_chart_of_halicarnassus_at_range_6():
    for roll, glory, gold in ((2, 1, 0), (3, 0, 2), (4, 0, 0)):
        s = position("granicus", roll, "one-wall", at="orders", razed=["Sardis", "Lycia"])
        area = place(s, "Halicarnassus")
        assert (s.glory_at[area], s.gold_at[area]) == (glory, gold)


def test_enemy_orders_are_carried_out_before_the_next_stronghold_and_only_for_unconquered_ones():
    journal = []
    position("granicus", 6, "one-wall", at="orders", governed=["Sardis"], razed=["Lycia"], journal=journal)
    assert [order["area"] for order in told(journal, "ordered")] == ["Halicarnassus"]


def test_enemy_orders_battle_areas_have_none():
    journal = []
    position("granicus", 6, 6, 6, "one-wall", at="orders", journal=journal, garrisons={"Granicus": ["memnon"]})
    assert [order["area"] for order in told(journal, "ordered")] == ["Sardis", "Halicarnassus", "Lycia"]


def test_enemy_orders_tribute_2_gold_or_a_hit():
    for move, gold, forces in (("pay", 3, ["infantry-1"]), ("suffer", 5, ["infantry-1/reduced"])):
        s = position("granicus", 1, at="orders", gold=5, razed=["Halicarnassus", "Lycia"], army=["infantry"])
        assert legal(s)[:2] == ["pay", "suffer"]
        if move == "suffer":
            run(s, "suffer")
            play(s, "hit infantry-1", "one-wall")
        else:
            play(s, "pay", "one-wall")
        assert (s.gold, army(s)) == (gold, forces)


def test_F18_with_less_than_2_gold_the_hit_must_be_taken():
    s = position("granicus", 1, at="orders", gold=1, razed=["Halicarnassus", "Lycia"], army=["infantry"], level=3)
    assert kind(s) == "take-hits"
    play(s, "hit alexander", "one-wall")
    assert (s.level, s.gold) == (1, 1)


def test_enemy_orders_a_wall_is_placed_only_while_there_are_some():
    journal = []
    s = position(
        "granicus",
        1,
        "one-force",
        at="orders",
        area="Ephesus",
        gold=9,
        razed=["Halicarnassus", "Lycia"],
        garrisons={"Sardis": ["wall"] * 10},
        journal=journal,
    )
    assert len(garrison(s, "Sardis")) == 10
    assert [order["result"] for order in told(journal, "ordered")] == ["no-wall"], "the story tells that none goes up"


# Advisors and Insights at enemy orders -------------------------------------------------------------------------------


def test_aristander_may_add_1_after_seeing_each_roll():
    for move, gold in (("omen", 2), ("proceed", 0)):
        s = position("granicus", 2, at="orders", razed=["Sardis", "Lycia"], advisors=["aristander"])
        assert (kind(s), s.view(0)["order"]["total"]) == ("read-omen", 8)
        play(s, move, "one-wall")
        assert s.gold_at[place(s, "Halicarnassus")] == gold
        assert s.glory_at[place(s, "Halicarnassus")] == (gold == 0)
        assert s.advised == (move == "omen")


def test_F21_aristander_reads_no_omen_that_would_change_nothing():
    """Sardis, from Macedon: 9 lays gold and 10 nothing, which is the same with all gold counters in play."""
    both = {"at": "orders", "razed": ["Halicarnassus", "Lycia"], "advisors": ["aristander"]}
    assert kind(position("granicus", 5, gold=10, **both)) == "read-omen"
    full = position("granicus", 5, "one-wall", gold=53, **both)
    assert (full.gold_in_play(), kind(full), full.advised) == (full.board.gold_limit, "meet-intrigue", False)


def test_diplomats_before_the_rolls_add_3_to_all_of_them():
    s = position("granicus", at="orders", insights=["diplomats"])
    assert (kind(s), legal(s)) == ("send-diplomats", ["proceed", "play diplomats"])
    play(s, "play diplomats", 2, 1, 1, "one-wall")
    assert s.gold_at[place(s, "Sardis")] == 2, "2 + 4 + 3 = 9"
    assert s.gold_at[place(s, "Lycia")] == 0
    assert not s.insights


def test_diplomats_last_for_the_turn_only():
    s = position("granicus", at="orders", insights=["diplomats"])
    play(s, "play diplomats", 6, 6, 6, "one-wall")
    run(s, "halt")
    play(s, "proceed", 5, 2, 6, "five-gold")
    assert s.glory_at[place(s, "Sardis")] == 0
    assert s.gold_at[place(s, "Sardis")] == 2, "5 + 4 = 9"
    assert s.glory_at[place(s, "Halicarnassus")] == 1, "2 + 6 = 8"
