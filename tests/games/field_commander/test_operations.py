"""Enemy operations: intrigue, Go! and what lands where; running out of Force counters."""

from __future__ import annotations

import pytest

from games.field_commander.position import at, garrison, kind, play, position, run

# Enemy operations ----------------------------------------------------------------------------------------------------


def test_intrigue_example_2_gold_instead_of_a_force():
    s = position("granicus", "one-force", at="operations", gold=3)
    assert kind(s) == "meet-intrigue"
    run(s, "cancel")
    assert (s.gold, s.operation, s.view(0)["operation"]["cancelled"]) == (1, 0, ["one-force"])


@pytest.mark.parametrize(
    ("counter", "gold", "glory"),
    [("one-force", 2, 0), ("two-forces", 4, 0), ("three-forces", 0, 2), ("one-wall", 3, 0), ("five-gold", 0, 1)],
)
def test_intrigue_what_each_counter_costs(counter, gold, glory):
    s = position("granicus", counter, at="operations", gold=gold, glory=glory)
    run(s, "cancel")
    assert (s.gold, s.glory) == (0, 0)
    draws = {"one-force": 1, "two-forces": 2, "three-forces": 3}.get(counter, 0)
    poor = position("granicus", counter, *["persian-infantry"] * draws, at="operations", gold=max(0, gold - 1))
    assert kind(poor) == "lead-army", "who cannot pay is not asked"


@pytest.mark.parametrize(("counter", "number"), [("one-force", 1), ("two-forces", 2), ("three-forces", 3)])
def test_enemy_forces_join_the_operation(counter, number):
    s = position("granicus", counter, *["persian-infantry"] * number, at="operations")
    assert s.operation.bit_count() == number


def test_1_wall_joins_the_operation():
    s = position("granicus", "one-wall", at="operations")
    assert s.operation == s.operation & s.counters.walls
    assert s.operation.bit_count() == 1


def test_1_wall_is_told_with_the_operation_and_told_missing_when_none_is_left():
    told_of = {}
    for walls in (9, 10):
        journal = []
        garrisons = {"Sardis": ["wall"] * walls}
        s = position("granicus", "one-wall", at="operations", garrisons=garrisons, journal=journal)
        told_of[s.operation.bit_count()] = [event.kind for event in journal][1:]
    assert told_of == {1: ["gathered"], 0: ["no-wall-left"]}


def test_gold_reduction_is_paid_at_go():
    s = position("granicus", "five-gold", at="operations", gold=20)
    assert (s.gold, s.view(0)["operation"]["gold"]) == (20, 5)
    s = position("granicus", "go", "persian-infantry", at="operations", gold=7, drawn=["five-gold"])
    assert s.gold == 2


def test_gold_reduction_each_gold_that_is_missing_is_a_hit():
    s = position(
        "granicus", "go", "persian-infantry", at="operations", gold=3, drawn=["five-gold"], army=["infantry", "phalanx"]
    )
    assert (s.gold, s.view(0)["hits"]["left"]) == (0, 2)


def test_gold_reduction_cancelled_takes_nothing():
    s = position(
        "granicus", "go", "persian-infantry", at="operations", gold=7, drawn=["five-gold"], cancelled=["five-gold"]
    )
    assert s.gold == 7


def test_example_of_an_operation_granicus_turn_3():
    """Infantry from the start, one counter cancelled, Heavy Cavalry drawn: Go! lands both at Halicarnassus."""
    s = position(
        "granicus",
        "go",
        "persian-archer",
        at="operations",
        turn=3,
        drawn=["one-force", "one-force"],
        cancelled=["one-force"],
        operation=["persian-infantry", "persian-heavy-cavalry"],
        garrisons={"Halicarnassus": ["persian-peltast"]},
    )
    assert garrison(s, "Halicarnassus") == ["persian-infantry-1", "persian-peltast-1", "persian-heavy-cavalry-1"]
    assert s.operation.bit_count() == 1, "after Go! the enemy prepares the next one"
    assert (sum(s.pile), s.drawn, s.cancelled) == (8, [0] * 6, [0] * 6)


def test_example_of_an_operation_void_where_halicarnassus_is_conquered():
    s = position(
        "granicus",
        "go",
        "persian-archer",
        at="operations",
        razed=["Halicarnassus"],
        operation=["persian-infantry", "persian-heavy-cavalry", "wall"],
    )
    assert garrison(s, "Halicarnassus") == []
    assert s.view(0)["cups"]["persia"]["persian-infantry"] == 8
    assert s.view(0)["walls"] == 10


def test_F24_the_wall_of_an_operation_lands_like_a_force():
    s = position("granicus", "go", "persian-archer", at="operations", operation=["wall"], drawn=["one-wall"])
    assert garrison(s, "Halicarnassus") == ["wall-1"]


def test_go_with_a_die_for_each_force_in_issus():
    s = position(
        "issus",
        "go",
        1,
        6,
        4,
        "persian-archer",
        at="operations",
        razed=["Sidon"],
        operation=["persian-infantry", "persian-chariot", "wall"],
    )
    assert garrison(s, "Side") == ["persian-infantry-1"]
    assert garrison(s, "Sidon") == []
    assert garrison(s, "Issus") == ["wall-1"]


def test_go_landing_chart_of_issus():
    for roll, area in enumerate(["Side", "Ancyra", "Tarsos", "Issus", "Issus", "Sidon"], 1):
        s = position("issus", "go", roll, "persian-archer", at="operations", operation=["persian-infantry"])
        assert garrison(s, area) == ["persian-infantry-1"]


def test_go_comes_at_the_latest_with_the_eighth_counter():
    drawn = ["one-force"] * 3 + ["two-forces", "three-forces", "one-wall", "five-gold"]
    s = position("granicus", "go", "persian-archer", at="operations", drawn=drawn, gold=9)
    assert sum(s.pile) == 8
    assert s.gold == 4


def test_tyre_has_no_operations():
    assert kind(position("tyre", at="operations")) == "lead-army"
    assert at(position("tyre", at="operations")) == "Sidon"


def test_gaugamelas_go_example_2_forces_1_force_cancelled_and_1_wall_are_4_hits():
    s = position(
        "gaugamela",
        "go",
        at="operations",
        army=["phalanx", "infantry"],
        drawn=["two-forces", "one-force", "one-wall"],
        cancelled=["one-force"],
    )
    assert s.view(0)["hits"] == {"left": 4, "where": "field"}


def test_gaugamela_counters_gather_no_forces():
    s = position("gaugamela", "three-forces", at="operations")
    assert (s.operation, kind(s)) == (0, "lead-army")


def test_F25_gaugamela_minus_5_gold_also_is_2_hits_and_takes_no_gold():
    s = position("gaugamela", "go", at="operations", army=["phalanx"], gold=9, drawn=["five-gold"])
    assert (s.gold, s.view(0)["hits"]["left"]) == (9, 2)


# Running out of Force counters ---------------------------------------------------------------------------------------

PERSIANS = (
    ["persian-infantry"] * 8
    + ["persian-archer"] * 4
    + ["persian-peltast"] * 2
    + ["persian-phalanx"] * 2
    + ["persian-light-cavalry"] * 4
    + ["persian-heavy-cavalry"] * 4
    + ["persian-chariot"] * 2
)


def test_running_out_of_force_counters_a_garrison_costs_2_hits():
    s = position(
        "granicus",
        3,
        at="orders",
        army=["infantry", "phalanx"],
        razed=["Halicarnassus", "Lycia"],
        garrisons={"Granicus": PERSIANS},
    )
    assert s.view(0)["hits"] == {"left": 2, "where": "field"}


def test_running_out_of_force_counters_an_operation_costs_2_hits_for_each_force_it_cannot_draw():
    s = position(
        "granicus",
        "three-forces",
        "persian-infantry",
        "persian-infantry",
        at="operations",
        army=["infantry", "phalanx"],
        garrisons={"Granicus": PERSIANS[2:]},
    )
    assert s.operation.bit_count() == 2
    assert s.view(0)["hits"]["left"] == 2


def test_F05_deploy_with_an_empty_cup_is_2_hits():
    s = position(
        "granicus",
        "deploy",
        "raid",
        at="arms",
        area="Granicus",
        army=["infantry", "phalanx"],
        garrisons={"Granicus": ["persian-infantry"] * 2, "Sardis": PERSIANS[2:]},
    )
    play(s, "ready", 6)
    assert s.view(0)["hits"] == {"left": 2, "where": "battle"}
