"""Battle resolution: turns, allocating Hits, enemy Leaders, retreat, and what follows a battle."""

from __future__ import annotations

from games.field_commander.position import (
    army,
    at,
    battle,
    force_names,
    garrison,
    kind,
    legal,
    offers,
    play,
    position,
    run,
)

# Resolution ----------------------------------------------------------------------------------------------------------


def test_hits_on_the_enemy_are_allocated_as_the_commander_likes():
    s = battle(["companions"], ["persian-infantry", "persian-archer", "persian-phalanx"])
    play(s, "fight", 6, 1)
    assert offers(s, "strike") == ["strike persian-infantry-1", "strike persian-archer-1", "strike persian-phalanx-1"]
    run(s, "strike persian-phalanx-1")
    assert offers(s, "strike") == ["strike persian-infantry-1", "strike persian-archer-1", "strike persian-phalanx-1"]


def test_hits_on_ones_own_forces_may_fall_on_alexander():
    s = battle(["phalanx"], ["persian-archer"], level=3)
    play(s, "fight", 2)
    assert legal(s) == ["hit phalanx-1", "hit alexander"]
    play(s, "hit alexander", 6, 6)
    assert (s.level, army(s)) == (1, ["phalanx-1"])


def test_turns_go_on_until_one_side_is_destroyed():
    s = battle(["phalanx"], ["persian-infantry"])
    for _ in range(5):
        play(s, "fight", 6, 6, 6)
    assert s.round == 6
    play(s, "fight", 6, 4, 3, 6)
    assert kind(s) == "treat-conquest"


def test_the_army_destroyed_but_alexander_he_fights_on():
    s = battle(["archer"], ["persian-archer"], level=5)
    play(s, "fight", 1)
    play(s, "hit archer-1", 6, 6)
    assert (army(s), s.round, kind(s)) == ([], 2, "fight-on")


def test_with_nobody_else_a_hit_is_alexanders():
    s = battle([], ["persian-archer"], level=2)
    play(s, "fight", 1)
    assert s.outcome().reason == "slain"


def test_F38_a_siege_of_bare_walls_is_fought_to_the_end():
    s = battle(["phalanx"], ["wall"], area="Sardis")
    play(s, "fight", 3, 6)
    assert (garrison(s, "Sardis"), kind(s)) == (["wall-1"], "fight-on")
    play(s, "fight", 2, 1)
    assert kind(s) == "treat-conquest"


# Enemy Leaders -------------------------------------------------------------------------------------------------------

PAIR = ["memnon", "persian-infantry"]


def test_leaders_only_alexander_can_hit_them():
    s = battle(["companions"], PAIR, level=8)
    run(s, "fight")
    play(s, "proceed", 6, 1)
    assert kind(s) == "treat-conquest", "both Hits of the Companions had to fall on the Infantry, and Memnon left"


def test_leaders_alexander_chooses_at_each_of_his_attacks_before_the_dice_of_his_speed():
    s = battle(["infantry"], ["memnon", "persian-phalanx"], level=3)
    run(s, "fight")
    assert (kind(s), legal(s)) == ("challenge-leader", ["duel", "proceed"]), "Infantry has his speed, and waits"
    play(s, "proceed", 6)
    assert offers(s, "attack") == ["attack infantry-1", "attack alexander"]
    play(s, "attack alexander", 6, 6, 6)
    run(s, "fight")
    assert kind(s) == "challenge-leader"


def test_leaders_before_the_duel_the_leader_hits_any_force():
    s = battle(["phalanx"], ["memnon", "persian-phalanx"], level=8)
    run(s, "fight")
    play(s, "proceed", 6, 3)
    assert (s.view(0)["hits"]["where"], legal(s)) == ("battle", ["hit phalanx-1", "hit alexander"])


def test_leaders_once_alexander_has_attacked_him_they_fight_each_other_to_the_end():
    s = battle(["phalanx"], ["memnon", "persian-phalanx"], level=5)
    run(s, "fight")
    play(s, "duel", 6, 3, 6, 6)
    assert s.level == 3, "Memnon's Hit fell on Alexander by itself"
    assert s.view(0)["battle"]["duel"]
    play(s, "fight", 6, 6, 6, 6)
    assert s.round == 3, "nothing was asked any more"


def test_leaders_a_duel_can_slay_alexander():
    s = battle(["phalanx"] * 4, ["memnon", "persian-phalanx"], level=4)
    run(s, "fight")
    play(s, "duel", 1)
    assert s.outcome().reason == "slain", "a 1 of Memnon is 2 Hits: A4, A2, slain"


def test_F13_after_the_leaders_fall_all_others_are_destroyed_and_pay():
    s = battle([], ["memnon/reduced", "persian-infantry", "persian-archer"], level=8)
    run(s, "fight")
    play(s, "duel", 1)
    assert (kind(s), s.glory) == ("treat-conquest", 4), "2 for the battle, 2 for the Leader"
    assert force_names(s, s.destroyed) == ["persian-infantry-1", "persian-archer-1", "memnon"]
    run(s, "govern", "halt")
    assert s.gold == 3 + 5 + 3


def test_F13_a_leader_who_leaves_pays_gold_but_no_glory():
    s = battle(["companions"], ["memnon", "persian-archer"], level=1)
    play(s, "fight", 6, 4)
    assert (kind(s), s.glory) == ("treat-conquest", 2)
    run(s, "govern", "halt")
    assert s.gold == 3 + 5 + 2


def test_leaders_who_were_destroyed_never_enter_the_cup():
    s = battle([], ["memnon/reduced", "persian-infantry"], level=8)
    run(s, "fight")
    play(s, "duel", 1)
    run(s, "govern", "halt")
    assert force_names(s, s.away & s.counters.leaders)[0] == "memnon"
    assert not s.cup & s.counters.leaders


# Retreat -------------------------------------------------------------------------------------------------------------


def test_retreat_example_battle_value_2():
    s = battle(["companions", "infantry", "archer", "archer"], ["persian-infantry"], level=2, came_from="Ilium")
    play(s, "retreat", 3, 2, 1, 5)
    assert (army(s), at(s), kind(s)) == (["infantry-1", "archer-1"], "Ilium", "lead-army")


def test_retreat_at_the_start_of_any_turn_and_plans_are_discarded():
    s = battle(["phalanx"], ["persian-infantry"], plans={"rally": 1, "lead": 1}, enemy_plans={"flank": 1})
    assert "retreat" in legal(s)
    play(s, "fight", 6, 6, 6)
    play(s, "retreat", 1)
    assert (s.plans, s.enemy_plans, army(s)) == ([0] * 7, [0] * 9, ["phalanx-1"])


def test_F07_hephaestion_counts_for_retreat_rolls_and_lead_does_not():
    s = battle(["archer", "phalanx"], ["persian-infantry"], advisors=["hephaestion"], plans={"lead": 1})
    play(s, "retreat", 2, 3)
    assert army(s) == ["phalanx-1"]


def test_retreat_destroyed_enemies_remain_destroyed_and_new_plans_are_drawn_on_the_way_back():
    s = battle(["phalanx", "companions"], ["persian-archer", "persian-infantry"], came_from="Ilium")
    play(s, "fight", 6, 4)
    play(s, "strike persian-archer-1", 6, 6, 6)
    play(s, "retreat", 1, 1)
    assert garrison(s, "Granicus") == ["persian-infantry-1"]
    assert force_names(s, s.destroyed) == ["persian-archer-1"]
    play(s, "scout granicus", 3)
    play(s, "march", "flank")
    assert s.view(0)["battle"]["enemy_plans"] == {"flank": 1}


def test_retreat_enemies_stay_reduced():
    s = battle(["phalanx"], ["persian-infantry/reduced"], came_from="Ilium")
    play(s, "retreat", 1)
    assert garrison(s, "Granicus") == ["persian-infantry-1/reduced"]


def test_F15_after_a_retreat_the_conquest_may_go_on():
    s = battle([], ["persian-infantry"], came_from="Ilium")
    run(s, "retreat")
    assert offers(s, "scout") == ["scout sestus", "scout granicus"]


def test_F16_a_battle_without_a_move_retreats_to_the_area_last_left():
    s = position(area="Sardis", came_from="Ephesus", garrisons={"Sardis": ["persian-infantry"]}, advisors=["parmenion"])
    run(s, "assault", "ready", "retreat")
    assert at(s) == "Ephesus"


def test_destroyed_alexander_forces_can_be_bought_again():
    s = battle(["archer", "archer", "archer"], ["persian-archer"])
    play(s, "retreat", 6, 6, 6)
    assert s.view(0)["pool"]["archer"] == 3


def test_a_reduced_enemy_that_surrenders_returns_to_its_cup_whole():
    s = position(area="Sardis", army=["phalanx"] * 4, garrisons={"Sardis": ["persian-infantry/reduced"]})
    play(s, "intimidate", 6)
    run(s, "raze", "halt")
    assert s.worn == 0
    assert s.view(0)["cups"]["persia"]["persian-infantry"] == 8
