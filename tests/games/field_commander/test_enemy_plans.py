"""Enemy battle plans: how many are drawn, and the nine kinds."""

from __future__ import annotations

import pytest

from argead.kernel import ChanceError
from games.field_commander.position import army, battle, garrison, kind, legal, offers, play, position, run

FOUR = ["memnon", "persian-infantry", "persian-archer", "persian-heavy-cavalry"]


def arms(*draws, **more):
    """A battle begins at Granicus; these plans are drawn."""
    more = {"area": "Granicus", "garrisons": {"Granicus": FOUR}, "army": ["phalanx"]} | more
    return position(more.pop("campaign", "granicus"), *draws, at="arms", **more)


def drawn(s):
    return s.view(0)["battle"]["enemy_plans"]


# How many ------------------------------------------------------------------------------------------------------------


def test_enemy_battle_plans_one_for_every_force_with_the_leader():
    assert drawn(arms("raid", "flank", "flank", "rally")) == {"flank": 2, "raid": 1, "rally": 1}


def test_F02_walls_count_too():
    s = arms("raid", "flank", "flank", area="Sardis", garrisons={"Sardis": ["wall", "wall", "persian-infantry"]})
    assert sum(drawn(s).values()) == 3


def test_parmenion_3_fewer_and_never_less_than_none():
    assert drawn(arms("raid", advisors=["parmenion"])) == {"raid": 1}
    assert drawn(arms(advisors=["parmenion"], garrisons={"Granicus": ["persian-infantry"] * 2})) == {}


def test_enemy_plans_are_seen_before_ones_own_are_chosen():
    s = arms("raid", "flank", "flank", "rally")
    assert kind(s) == "choose-plans"


def test_anticipation_the_enemy_draws_no_plans():
    s = arms(insights=["anticipation"])
    assert (kind(s), legal(s)[:2]) == ("anticipate-enemy", ["proceed", "play anticipation"])
    run(s, "play anticipation")
    assert (kind(s), drawn(s), s.insights) == ("choose-plans", {}, 0)
    s = arms(insights=["anticipation"])
    play(s, "proceed", "raid", "flank", "flank", "rally")
    assert s.view(0)["insights"] == ["anticipation"]


def test_enemy_plans_are_drawn_from_the_counters_that_there_are():
    assert drawn(arms("rally", "rally", "guards", "guards")) == {"guards": 2, "rally": 2}
    with pytest.raises(ChanceError):
        arms("rally", "rally", "rally", "guards")


def test_plans_return_to_the_cup_after_the_battle():
    s = battle(["phalanx"], ["persian-archer"], enemy_plans={"flank": 3})
    play(s, "fight", 6, 4, 4)
    assert (kind(s), s.enemy_plans) == ("treat-conquest", [0] * 9)


# The first turn ------------------------------------------------------------------------------------------------------


def needs(s, *dice):
    """What every enemy counter needs to hit in a turn, battle value and superscript."""
    s.journal = []
    play(s, "fight", *dice)
    return {e.data["counter"]: (e.data["needs"], e.data["twice"]) for e in s.journal if e.kind == "enemy-attacked"}


ALL_TYPES = ["persian-archer", "persian-infantry", "persian-heavy-cavalry", "persian-light-cavalry", "persian-phalanx"]
PLAIN = {
    "persian-archer-1": (2, 0),
    "persian-light-cavalry-1": (2, 1),
    "persian-heavy-cavalry-1": (3, 1),
    "persian-infantry-1": (2, 0),
    "persian-phalanx-1": (3, 0),
}


@pytest.mark.parametrize(
    ("plan", "changed"),
    [
        ("archers", {"persian-archer-1": (5, 0)}),
        ("cavalry", {"persian-light-cavalry-1": (3, 2), "persian-heavy-cavalry-1": (4, 2)}),
        ("infantry", {"persian-infantry-1": (4, 0)}),
    ],
)
def test_F04_archers_cavalry_and_infantry_help_their_type_in_the_first_turn(plan, changed):
    """ "Infantry" is the type IN alone, "Cavalry" HC, LC and CH."""
    s = battle([], ALL_TYPES, enemy_plans={plan: 1}, level=1)
    assert needs(s, *[6] * 6) == PLAIN | changed
    assert s.round == 2
    again = needs(s, *[6] * 4)
    assert again == {name: PLAIN[name] for name in again}, "in the second turn they do nothing"


def test_two_copies_of_a_plan_are_both_used():
    s = battle(["phalanx"], ["persian-chariot"], enemy_plans={"cavalry": 2})
    assert needs(s, 6, 6, 6) == {"persian-chariot-1": (5, 3)}


def test_cavalry_also_gives_a_superscript_to_those_without():
    s = battle(["phalanx"], ["persian-chariot/reduced"], enemy_plans={"cavalry": 1})
    assert needs(s, 6, 6, 6) == {"persian-chariot-1": (3, 1)}


# Before the battle ---------------------------------------------------------------------------------------------------

LONE = {"garrisons": {"Granicus": ["persian-archer"]}}


def test_confusion_one_random_plan_of_alexanders_is_lost():
    s = arms("confusion", **LONE, gold=1)
    run(s, "plan flank", "plan rally")
    play(s, "ready", "flank")
    assert s.view(0)["battle"]["plans"] == {"rally": 1}
    assert drawn(s) == {}


def test_confusion_without_plans_does_nothing():
    s = arms("confusion", **LONE)
    play(s, "ready")
    assert kind(s) == "fight-on"


def test_F06_confusion_cannot_take_fate():
    s = arms("confusion", **LONE, temples=["Ilium"])
    play(s, "ready")
    assert s.view(0)["battle"]["fate"] == 1


def test_F05_confusion_comes_before_raid_and_deploy():
    journal = []
    s = arms(
        "deploy",
        "raid",
        "confusion",
        garrisons={"Granicus": ["persian-archer", "persian-archer", "persian-infantry"]},
        gold=4,
        journal=journal,
    )
    run(s, "plan flank")
    play(s, "ready", "flank", 6, "persian-chariot")
    kinds = [event.kind for event in journal if event.kind in ("confused", "raided", "deployed")]
    assert kinds == ["confused", "raided", "deployed"]


def test_deploy_one_more_force_from_the_cup_and_F05_no_more_plans():
    s = arms("deploy", **LONE)
    play(s, "ready", "persian-chariot")
    assert garrison(s, "Granicus") == ["persian-archer-1", "persian-chariot-1"]
    assert drawn(s) == {}


def test_deploy_draws_from_the_cup_of_the_enemys_nation():
    s = arms("deploy", area="Chaeronea", garrisons={"Chaeronea": ["chares"]})
    play(s, "ready", "greek-light-cavalry")
    assert garrison(s, "Chaeronea") == ["greek-light-cavalry-1", "chares"]


@pytest.mark.parametrize(("roll", "gold", "left"), [(1, 5, 3), (2, 5, 3), (3, 5, 4), (6, 5, 4), (1, 1, 0), (1, 0, 0)])
def test_raid_1_or_2_cost_2_gold_more_cost_1(roll, gold, left):
    s = arms("raid", **LONE, gold=gold)
    play(s, "ready", roll)
    assert s.gold == left


# During the battle ---------------------------------------------------------------------------------------------------


def test_flank_one_more_hit_for_infantry_or_cavalry_once_an_attack():
    s = battle(["phalanx", "infantry"], ["persian-infantry"], enemy_plans={"flank": 2}, level=8)
    play(s, "fight", 6, 2)
    assert s.view(0)["hits"]["left"] == 2
    assert drawn(s) == {"flank": 1}


def test_flank_does_not_help_archers_phalanxes_leaders_or_a_miss():
    s = battle(["phalanx"], ["persian-archer"], enemy_plans={"flank": 1}, level=8)
    play(s, "fight", 6, 2)
    assert s.view(0)["hits"]["left"] == 1
    s = battle(["phalanx"], ["persian-infantry"], enemy_plans={"flank": 1}, level=8)
    play(s, "fight", 6, 6, 6)
    assert drawn(s) == {"flank": 1}


def test_rally_example_4_hits_2_rallies_2_hits_left():
    s = battle(
        ["phalanx"], ["persian-infantry", "persian-phalanx"], enemy_plans={"rally": 2}, level=8, journal=(told := [])
    )
    play(s, "fight", 6, 6, 6, 4, 3, 2, 1)
    assert drawn(s) == {}
    assert s.view(0)["battle"]["hits"] == 2
    assert [event.data for event in told if event.kind == "enemy-rallied"] == [{"number": 2}]


def test_F12_rally_absorbs_before_guards_and_both_protect_the_leader():
    s = battle(["phalanx"], ["memnon", "persian-infantry"], enemy_plans={"rally": 1, "guards": 1}, level=8)
    play(s, "fight")
    play(s, "duel", 3, 6, 6, 6)
    assert drawn(s) == {}, "2 Hits of a 3: Rally and Guards"
    assert garrison(s, "Granicus") == ["persian-infantry-1", "memnon"]


def test_F12_guards_protect_only_the_leader():
    s = battle(["phalanx"], ["memnon", "persian-infantry"], enemy_plans={"guards": 1}, level=8)
    play(s, "fight")
    play(s, "proceed", 1)
    assert kind(s) == "treat-conquest", "both Hits fell on the Infantry, and Memnon left"


def test_guards_have_no_effect_without_a_leader():
    s = battle(["phalanx"], ["persian-phalanx"], enemy_plans={"guards": 1})
    play(s, "fight", 6, 4, 4, 6)
    assert garrison(s, "Granicus") == ["persian-phalanx-1/reduced"]
    assert drawn(s) == {"guards": 1}
    assert (army(s), offers(s, "fight")) == (["phalanx-1"], ["fight"])
