"""Alexander's battle plans: how many are free, and the eight kinds."""

from __future__ import annotations

import pytest

from games.field_commander.position import army, battle, garrison, kind, legal, offers, play, position, run


def arms(level=1, gold=0, area="Granicus", **more):
    """Plans are about to be chosen against a lone archer, whose plan is a Rally."""
    more.setdefault("garrisons", {area: ["persian-archer"]})
    return position("granicus", "rally", at="arms", area=area, level=level, gold=gold, **more)


def plans(s):
    return s.view(0)["battle"]["plans"]


# How many ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "free"), [(1, 1), (2, 2), (4, 3), (6, 4), (8, 5)])
def test_alexander_battle_plans_free_up_to_his_battle_value(level, free):
    s = arms(level)
    assert s.view(0)["battle"]["free"] == free
    for _ in range(free):
        run(s, "plan flank")
    assert offers(s, "plan") == []


def test_alexander_battle_plans_each_gold_buys_one_more():
    s = arms(1, gold=2)
    run(s, "plan flank", "plan rally", "plan lead")
    assert (s.gold, plans(s)) == (0, {"flank": 1, "lead": 1, "rally": 1})
    assert offers(s, "plan") == []


def test_alexander_battle_plans_charge_and_flank_6_times_the_others_once():
    s = arms(8, gold=30)
    for plan in ("charge", "flank"):
        run(s, *[f"plan {plan}"] * 6)
        assert f"plan {plan}" not in legal(s)
    for plan in ("envelop", "lead", "rally", "regroup", "sacrifice"):
        run(s, f"plan {plan}")
        assert f"plan {plan}" not in legal(s)


def test_king_philip_3_more_plans_at_chaeronea_alone():
    greeks = {"Chaeronea": ["greek-infantry"]}
    assert arms(1, area="Chaeronea", garrisons=greeks).view(0)["battle"]["free"] == 4
    assert arms(1).view(0)["battle"]["free"] == 1


def test_F07_hephaestion_and_bucephalus_raise_the_free_plans_and_lead_does_not():
    s = arms(2, advisors=["hephaestion"])
    assert s.view(0)["battle"]["free"] == 3
    s = arms(2, insights=["bucephalus"])
    assert (kind(s), legal(s)[:2]) == ("mount-bucephalus", ["proceed", "play bucephalus"])
    run(s, "play bucephalus")
    assert s.view(0)["battle"]["free"] == 3
    run(s, "plan lead")
    assert s.view(0)["battle"]["free"] == 2


def needs(s, *dice):
    """What Alexander needs in a turn: battle value and superscript."""
    s.journal = []
    play(s, "fight", *dice)
    return [(e.data["needs"], e.data["twice"]) for e in s.journal if e.kind == "attacked"][-1]


def test_hephaestion_bucephalus_and_lead_add_to_alexanders_attack():
    foes = ["persian-infantry"]
    assert needs(battle([], foes), 6, 6) == (1, 0)
    assert needs(battle([], foes, advisors=["hephaestion"]), 6, 6) == (2, 0)
    assert needs(battle([], foes, plans={"lead": 1}), 6, 6) == (2, 1)
    s = battle([], foes, plans={"lead": 1}, advisors=["hephaestion"])
    s.bucephalus = True
    assert needs(s, 6, 6) == (4, 2)
    assert needs(s, 6, 6) == (4, 2), "for the entire battle"


# The plans -----------------------------------------------------------------------------------------------------------


def test_F51_free_plans_follow_alexanders_level_while_they_are_chosen():
    s = arms(1, gold=6, prophecies={"winds": 3})
    run(s, "plan flank")
    assert (s.view(0)["battle"]["free"], offers(s, "plan") != []) == (0, True)
    run(s, "plan rally", "pray")
    assert (s.level, s.gold, s.view(0)["battle"]["free"]) == (2, 0, 1), "what was paid for stays paid for"
    run(s, "plan lead")
    assert (plans(s), offers(s, "plan")) == ({"flank": 1, "lead": 1, "rally": 1}, [])


def test_F51_free_plans_fall_with_hephaestion_but_what_was_taken_stays():
    s = arms(2, advisors=["hephaestion"], prophecies={"serpent": 3})
    run(s, "plan flank", "plan flank", "plan flank", "dismiss hephaestion")
    assert (s.level, s.view(0)["battle"]["free"], plans(s)) == (3, 0, {"flank": 3})


def test_envelop_example_5_forces_against_2_are_3_hits():
    s = battle(["phalanx", "phalanx", "infantry", "archer"], ["persian-infantry"] * 2, plans={"envelop": 1})
    run(s, "envelop")
    assert s.view(0)["battle"]["hits"] == 2, "the first fell by itself: both stood alike"
    run(s, "strike persian-infantry-1")
    assert garrison(s, "Granicus") == ["persian-infantry-2/reduced"]
    assert plans(s) == {}


def test_envelop_not_while_there_are_walls():
    s = battle(["phalanx"] * 3, ["wall", "persian-infantry"], area="Sardis", plans={"envelop": 1})
    assert "envelop" not in legal(s)
    s = battle(["phalanx"] * 3, ["persian-infantry"], area="Sardis", plans={"envelop": 1})
    assert "envelop" in legal(s)


def test_F34_envelop_at_any_time_also_while_hits_are_taken():
    s = battle(["phalanx"] * 3, ["persian-archer"], plans={"envelop": 1})
    run(s, "fight")
    play(s, "proceed", 2)
    assert (kind(s), "envelop" in legal(s)) == ("take-hits", True)
    run(s, "envelop")
    assert kind(s) == "take-hits", "the archers' Hit still falls"
    run(s, "hit phalanx-1")
    assert kind(s) == "treat-conquest"


def test_envelop_needs_a_force_advantage():
    assert "envelop" not in legal(battle(["phalanx"], ["persian-infantry"] * 2, plans={"envelop": 1}))


def test_envelop_enemy_rally_absorbs_first():
    s = battle(["phalanx", "infantry"], ["persian-infantry"], plans={"envelop": 1}, enemy_plans={"rally": 1})
    run(s, "envelop")
    assert garrison(s, "Granicus") == ["persian-infantry-1/reduced"], "2 Hits, one of them on Rally"


def test_F36_fate_one_for_every_temple_re_rolls_one_own_die_at_a_time():
    s = battle(["phalanx"], ["persian-infantry"], temples=["Ilium", "Macedon"])
    assert s.view(0)["battle"]["fate"] == 2
    play(s, "fight", 6, 5)
    assert (kind(s), s.view(0)["battle"]["roll"]["die"]) == ("tempt-fate", 5)
    play(s, "fate", 6)
    assert kind(s) == "tempt-fate", "a second Fate may re-roll the same die"
    play(s, "fate", 4, 5, 6)
    assert garrison(s, "Granicus") == ["persian-infantry-1/reduced"]
    assert s.view(0)["battle"]["fate"] == 0


def test_fate_need_not_be_used_and_comes_back_for_each_battle():
    s = battle(["archer"], ["persian-infantry"], temples=["Ilium"])
    play(s, "fight", 5)
    play(s, "proceed", 6, 6)
    assert kind(s) == "tempt-fate"
    assert s.view(0)["battle"]["fate"] == 1


def test_fate_cannot_be_bought():
    assert "plan fate" not in legal(arms(8, gold=30))


def test_flank_one_more_hit_for_infantry_or_cavalry_that_hit_once_an_attack():
    s = battle(["hypaspists"], ["persian-infantry"] * 2, plans={"flank": 2})
    play(s, "fight", 3)
    assert (kind(s), legal(s)[:2]) == ("turn-flank", ["flank", "proceed"])
    run(s, "flank")
    assert (s.view(0)["battle"]["hits"], plans(s)) == (1, {"flank": 1}), "the first of two Hits fell by itself"
    assert kind(s) == "inflict-hits"


def test_flank_need_not_be_used():
    s = battle(["hypaspists"], ["persian-infantry"], plans={"flank": 1})
    play(s, "fight", 3)
    play(s, "proceed", 6, 6)
    assert (plans(s), garrison(s, "Granicus")) == ({"flank": 1}, ["persian-infantry-1/reduced"])


def test_flank_not_for_phalanxes_archers_or_alexander():
    s = battle(["archer", "phalanx"], ["persian-infantry"] * 3, plans={"flank": 1})
    play(s, "fight", 2, 6, 6, 6, 4, 4)
    assert kind(s) == "inflict-hits"


def test_lead_lasts_the_entire_battle():
    s = battle(["phalanx"], ["persian-infantry"], plans={"lead": 1})
    play(s, "fight", 6, 6, 6)
    assert plans(s) == {"lead": 1}


def test_rally_the_commander_chooses_which_hit_to_negate():
    s = battle(["phalanx", "infantry"], ["persian-chariot"], plans={"rally": 1}, level=8)
    play(s, "fight", 6, 1)
    assert legal(s) == ["hit phalanx-1", "hit infantry-1", "hit alexander", "rally"]
    run(s, "hit phalanx-1")
    play(s, "rally", 6, 6)
    assert (army(s), plans(s)) == (["phalanx-1/reduced", "infantry-1"], {})


def test_F11_rally_absorbs_a_hit_on_alexander_in_a_duel():
    s = battle(["phalanx"], ["memnon", "persian-infantry"], plans={"rally": 1}, level=3)
    run(s, "fight")
    play(s, "duel", 6, 3)
    assert (kind(s), legal(s)) == ("take-hits", ["hit alexander", "rally"])
    play(s, "rally", 6, 6)
    assert s.level == 3


def test_regroup_example_a_destroyed_infantry_rejoins_whole_after_the_battle():
    s = battle(["infantry/reduced", "phalanx"], ["persian-archer"], plans={"regroup": 1})
    play(s, "fight", 2)
    run(s, "hit infantry-1")
    assert (kind(s), legal(s)) == ("regroup-force", ["regroup", "proceed"])
    play(s, "regroup", 4, 6)
    assert kind(s) == "treat-conquest"
    assert army(s) == ["phalanx-1", "infantry-1"]


def test_regroup_also_after_a_retreat():
    s = battle(["archer", "phalanx"], ["persian-archer", "persian-infantry"], plans={"regroup": 1})
    play(s, "fight", 2)
    play(s, "hit archer-1")
    play(s, "regroup", 6, 6, 6, 6)
    assert (plans(s), s.view(0)["battle"]["regroup"]) == ({}, ["archer-1"])
    play(s, "retreat", 1)
    assert army(s) == ["phalanx-1", "archer-1"]


def test_regroup_may_be_kept():
    s = battle(["archer", "phalanx"], ["persian-archer", "persian-infantry"], plans={"regroup": 1})
    play(s, "fight", 2)
    play(s, "hit archer-1")
    play(s, "proceed", 6, 6, 6, 6)
    assert (army(s), plans(s)) == (["phalanx-1"], {"regroup": 1})


def test_sacrifice_counts_as_a_1_and_the_force_is_destroyed():
    s = battle(["companions"], ["persian-chariot", "persian-infantry"], plans={"sacrifice": 1}, level=8)
    play(s, "fight", 6, 6)
    assert legal(s) == ["attack companions-1", "sacrifice companions-1"]
    run(s, "sacrifice companions-1")
    assert s.view(0)["battle"]["hits"] == 2, "a superscript of 1 or more: 2 Hits"
    run(s, "strike persian-chariot-1")
    play(s, "strike persian-chariot-1", 6)
    assert (army(s), garrison(s, "Granicus")) == ([], ["persian-infantry-1"])


def test_F08_sacrifice_with_a_phalanx_the_chain_goes_on_and_then_it_dies():
    s = battle(["phalanx"], ["persian-infantry", "persian-archer"], plans={"sacrifice": 1})
    play(s, "fight", 6, 6)
    play(s, "sacrifice phalanx-1", 3, 6)
    assert s.view(0)["battle"]["hits"] == 2
    play(s, "strike persian-archer-1", 6)
    assert (army(s), garrison(s, "Granicus")) == ([], ["persian-infantry-1/reduced"])


def test_F08_the_1_of_a_sacrifice_is_not_rolled():
    s = battle(["archer"], ["persian-infantry"], plans={"sacrifice": 1})
    play(s, "fight")
    play(s, "sacrifice archer-1", 6, 6)
    assert (army(s), garrison(s, "Granicus")) == ([], ["persian-infantry-1/reduced"])


def test_F09_a_sacrifice_still_needs_a_value_of_1():
    s = battle(["archer"], ["wall", "persian-infantry"], area="Sardis", plans={"sacrifice": 1})
    play(s, "fight")
    play(s, "sacrifice archer-1", 6, 6)
    assert garrison(s, "Sardis") == ["persian-infantry-1", "wall-1"]


def besiege(foes, **more):
    """A Siege Engine is next to attack, and a Sacrifice is at hand."""
    s = battle(["siege-engine"], foes, area="Sardis", plans={"sacrifice": 1}, **more)
    return play(s, "fight", *[6] * sum(not foe.startswith("wall") for foe in foes))


def test_F48_sacrifice_with_a_siege_engine_declares_wall_or_forces_too():
    s = besiege(["wall", "persian-infantry"])
    moves = ["attack", "batter", "sacrifice", "ram"]
    assert legal(s) == [f"{move} siege-engine-1" for move in moves]
    at_forces = play(s.clone(s.chance), "sacrifice siege-engine-1", 6)
    assert (army(at_forces), garrison(at_forces, "Sardis")) == ([], ["persian-infantry-1/reduced", "wall-1"])
    at_the_wall = play(s, "ram siege-engine-1", 6)
    assert (army(at_the_wall), garrison(at_the_wall, "Sardis")) == ([], ["persian-infantry-1", "wall-1/reduced"])
    assert plans(at_the_wall) == {}


def test_F48_sacrifice_is_aimed_at_the_wall_when_nothing_else_is_left():
    s = besiege(["wall"])
    assert legal(s) == ["batter siege-engine-1", "ram siege-engine-1"]
    play(s, "ram siege-engine-1", 6)
    assert garrison(s, "Sardis") == ["wall-1/reduced"]


def test_F48_sacrifice_without_walls_is_aimed_at_forces():
    assert legal(besiege(["persian-infantry"])) == ["attack siege-engine-1", "sacrifice siege-engine-1"]


def test_F48_sacrifice_a_siege_engine_cannot_attack_a_leader_behind_his_wall():
    s = battle(["siege-engine"], ["memnon", "wall"], plans={"sacrifice": 1})
    play(s, "fight", 6)
    assert legal(s) == ["batter siege-engine-1", "ram siege-engine-1"]


def test_sacrifice_is_not_for_alexander():
    s = battle([], ["persian-infantry"], plans={"sacrifice": 1})
    play(s, "fight", 6, 6)
    assert s.level == 1


def test_F21_hephaestions_plan_is_advice_as_soon_as_it_is_taken():
    s = position(
        "granicus",
        "rally",
        "raid",
        at="arms",
        area="Granicus",
        level=2,
        turn=2,
        advisors=["hephaestion"],
        prophecies={"nature": 3},
        garrisons={"Granicus": ["persian-archer", "persian-infantry"]},
        army=["phalanx"],
    )
    play(s, "plan rally")
    assert "forgo" in legal(s)
    play(s, "plan lead")
    assert ("forgo" in legal(s), s.advised) == (True, False), "so far they were Alexander's own"
    play(s, "plan envelop")
    assert ("forgo" in legal(s), s.advised) == (False, True)
