"""Conquest: the scouting roll, disbanding, and moving the army."""

from __future__ import annotations

from games.field_commander.position import army, at, kind, legal, offers, play, position, run


def test_resistance_example_3_forces_and_a_5_are_2_hits_or_no_move():
    s = position(army=["phalanx", "archer"])
    play(s, "scout sestus", 5)
    assert s.view(0)["scouting"] == {"area": "Sestus", "roll": 5, "gold": 0, "hits": 2}
    run(s, "march")
    assert (kind(s), s.view(0)["hits"]["left"], at(s)) == ("take-hits", 2, "Macedon")
    run(s, "hit archer-1", "hit phalanx-1")
    assert (at(s), army(s)) == ("Sestus", ["phalanx-1/reduced"])


def test_foraging_example_4_forces_and_a_1_are_3_gold_or_no_move():
    s = position(army=["phalanx", "archer", "archer"], gold=3)
    play(s, "scout sestus", 1)
    run(s, "march")
    assert (s.gold, at(s)) == (0, "Sestus")
    s = position(army=["phalanx", "archer", "archer"], gold=2)
    play(s, "scout sestus", 1)
    assert "march" not in legal(s)


def test_clear_a_roll_equal_to_the_forces_is_free():
    s = position(army=["phalanx", "archer"])
    play(s, "scout sestus", 3)
    run(s, "march")
    assert (s.gold, at(s), army(s)) == (0, "Sestus", ["phalanx-1", "archer-1"])


def test_scouting_after_the_roll_the_commander_may_stop_and_the_conquest_ends():
    """Repeat the conquest step: choosing not to move ends it."""
    s = position(army=["phalanx", "archer"], gold=5)
    play(s, "scout sestus", 1)
    run(s, "halt")
    assert (at(s), kind(s), s.gold) == ("Macedon", "spend-treasure", 8)


def test_disbanding_example_6_forces_roll_1_three_disbanded_2_gold():
    s = position(army=["phalanx", "phalanx", "infantry", "archer", "archer"], gold=2)
    play(s, "scout sestus", 1)
    assert s.view(0)["scouting"]["gold"] == 5
    assert "march" not in legal(s)
    run(s, "disband archer-1", "disband archer-2", "disband infantry-1")
    assert s.view(0)["scouting"]["gold"] == 2
    run(s, "march")
    assert (s.gold, at(s), army(s)) == (0, "Sestus", ["phalanx-1", "phalanx-2"])
    assert s.view(0)["pool"]["archer"] == 3, "back in the reinforcement pile"


def test_disbanding_may_be_done_before_the_roll_and_a_reduced_force_returns_whole():
    s = position(army=["infantry/reduced", "infantry"])
    assert offers(s, "disband") == ["disband infantry-1", "disband infantry-2"]
    run(s, "disband infantry-1")
    assert army(s) == ["infantry-2"]
    assert s.worn == 0


def test_disbanding_where_several_stand_alike_the_first_is_meant():
    s = position(army=["archer", "archer", "archer"])
    assert offers(s, "disband") == ["disband archer-1"]


def test_move_army_example_granicus_and_sardis_adjoin():
    s = position(area="Granicus", razed=["Granicus"])
    assert offers(s, "scout") == ["scout ilium", "scout sardis"]


def test_repeat_the_conquest_step_as_often_as_you_like():
    s = position(army=["phalanx"], razed=["Granicus", "Chaeronea"])
    for area in ("sestus", "ilium"):
        play(s, f"scout {area}", 2)
        run(s, "march")
        if kind(s) == "hear-oracle":
            run(s, "shun")
    play(s, "scout granicus", 2)
    run(s, "march")
    assert (at(s), kind(s)) == ("Granicus", "lead-army")


def test_F17_a_conquered_area_has_no_battle_but_is_scouted():
    s = position(area="Ilium", army=["phalanx"], razed=["Granicus"])
    play(s, "scout granicus", 3)
    run(s, "march", "hit phalanx-1")
    assert (at(s), kind(s)) == ("Granicus", "lead-army")


def test_F28_seven_forces_never_meet_resistance():
    for roll in range(1, 7):
        s = position(army=["phalanx"] * 4 + ["infantry"] * 2, gold=6)
        play(s, "scout sestus", roll)
        assert s.view(0)["scouting"]["hits"] == 0
        assert s.view(0)["scouting"]["gold"] == 7 - roll


def test_resistance_can_slay_alexander():
    s = position()
    play(s, "scout sestus", 2)
    run(s, "march")
    assert s.outcome().reason == "slain"


def test_death_of_alexander_example_a5_a3_a1_slain():
    s = position(level=5)
    play(s, "scout sestus", 2)
    run(s, "march")
    assert s.level == 3
    play(s, "scout ilium", 2)
    run(s, "march")
    assert s.level == 1
    assert s.outcome() is None
    run(s, "shun")
    play(s, "scout sestus", 2)
    run(s, "march")
    assert (s.outcome().reason, s.outcome().scores) == ("slain", (0,))


def test_F01_one_hit_on_a1_or_a2_is_death():
    for level in (1, 2):
        s = position(level=level)
        play(s, "scout sestus", 2)
        run(s, "march")
        assert s.outcome().reason == "slain"


def test_F11_rally_does_not_stop_hits_of_scouting():
    """Plans exist only in battle."""
    s = position(army=["phalanx"])
    play(s, "scout sestus", 3)
    run(s, "march")
    assert legal(s)[:2] == ["hit phalanx-1", "hit alexander"]
    assert "rally" not in legal(s)
