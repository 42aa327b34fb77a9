"""Intimidation, Gaining Glory, Govern or Raze."""

from __future__ import annotations

import pytest

from games.field_commander.position import at, force_names, garrison, kind, legal, offers, place, play, position, run


def before_sardis(forces, foes, **more):
    """The army has just moved into Sardis; with Alexander it has one Force more than these."""
    s = position(area="Ephesus", army=["phalanx"] * forces, garrisons={"Sardis": foes}, **more)
    play(s, "scout sardis", forces + 1)
    return run(s, "march")


def test_intimidation_is_a_choice_in_a_stronghold_and_not_in_a_battle_area():
    s = before_sardis(2, ["persian-infantry"])
    assert (kind(s), legal(s)[:2]) == ("approach-stronghold", ["intimidate", "assault"])
    s = position(area="Ilium", army=["phalanx"], garrisons={"Granicus": ["persian-infantry"]})
    play(s, "scout granicus", 2)
    play(s, "march", "flank")
    assert kind(s) == "choose-plans"


@pytest.mark.parametrize(
    ("roll", "result"), [(1, "failure"), (2, "failure"), (3, "ongoing"), (5, "ongoing"), (6, "success")]
)
def test_intimidation_the_chart_with_a_force_advantage_of_2(roll, result):
    s = before_sardis(2, ["persian-infantry"])
    answers = ("flank",) if result == "failure" else ()
    play(s, "intimidate", roll, *answers)
    assert kind(s) == {"failure": "choose-plans", "ongoing": "keep-siege", "success": "treat-conquest"}[result]


def test_intimidation_walls_count_as_enemy_forces_and_the_advantage_may_be_negative():
    s = before_sardis(0, ["persian-infantry", "wall", "wall"], glory=9)
    play(s, "intimidate", 6)
    assert s.view(0)["intimidation"] == {"roll": 6, "advantage": -2, "added": 0, "total": 4, "result": "failure"}


def test_intimidation_glory_after_the_roll_adds_1_each():
    s = before_sardis(2, ["persian-infantry"], glory=4)
    play(s, "intimidate", 3)
    assert (kind(s), offers(s, "spend")) == ("press-demand", ["spend 1", "spend 2", "spend 3"])
    run(s, "spend 3")
    assert (kind(s), s.glory) == ("treat-conquest", 4 - 3 + 2)


def test_courtesans_after_the_roll_add_4():
    s = before_sardis(2, ["persian-infantry"], insights=["courtesans"])
    play(s, "intimidate", 2)
    assert "play courtesans" in legal(s)
    run(s, "play courtesans")
    assert (kind(s), s.insights) == ("treat-conquest", 0)


def test_intimidation_failure_must_start_a_battle():
    s = before_sardis(2, ["persian-infantry"])
    play(s, "intimidate", 1, "flank")
    assert kind(s) == "choose-plans"


def test_intimidation_ongoing_a_battle_or_the_end_of_the_conquest():
    s = before_sardis(2, ["persian-infantry"])
    play(s, "intimidate", 3)
    assert legal(s)[:2] == ["assault", "halt"]
    run(s, "halt")
    assert (kind(s), at(s)) == ("spend-treasure", "Sardis")


def test_F14_ongoing_the_army_stays_and_tries_again_next_turn_without_scouting():
    s = before_sardis(2, ["persian-infantry"])
    play(s, "intimidate", 3)
    run(s, "halt")
    play(s, "proceed", 6, "persian-archer", 6, 6, "five-gold")
    assert (at(s), garrison(s, "Sardis")) == ("Sardis", ["persian-infantry-1", "persian-archer-1"]), "range 0: 6"
    assert {"intimidate", "assault", "scout granicus", "halt"} <= set(legal(s))
    play(s, "intimidate", 6)
    assert kind(s) == "keep-siege"


def test_intimidation_success_moves_all_enemies_to_the_destroyed_box():
    s = before_sardis(4, ["persian-infantry", "wall"])
    play(s, "intimidate", 5)
    assert force_names(s, s.destroyed) == ["persian-infantry-1", "wall-1"]
    run(s, "raze", "halt")
    assert s.gold == 12 + 3 + 2, "a Wall pays like a Force"


# Gaining Glory -------------------------------------------------------------------------------------------------------


def win_by_battle(**more):
    """Sardis is taken by battle."""
    s = position(
        "granicus", at="battle", area="Sardis", army=["companions"], garrisons={"Sardis": ["persian-archer"]}, **more
    )
    return play(s, "fight", 6, 4)


def win_by_intimidation(**more):
    s = position(area="Sardis", army=["phalanx"] * 4, garrisons={"Sardis": ["persian-archer"]}, **more)
    return play(s, "intimidate", 6)


def test_F03_a_stronghold_is_2_glory_by_battle_or_by_intimidation():
    assert win_by_battle().glory == 2
    assert win_by_intimidation().glory == 2


def test_callisthenes_one_more_for_each_award():
    assert win_by_battle(advisors=["callisthenes"]).glory == 3
    assert win_by_intimidation(advisors=["callisthenes"]).glory == 3
    s = position(
        at="battle",
        area="Granicus",
        level=8,
        advisors=["callisthenes"],
        garrisons={"Granicus": ["memnon/reduced", "persian-infantry"]},
    )
    run(s, "fight")
    play(s, "duel", 1)
    assert s.glory == 6


def test_enemy_orders_glory_is_claimed_by_battle_and_gold_by_intimidation():
    lures = {"gold_at": {"Sardis": 4}, "glory_at": {"Sardis": 2}}
    s = win_by_battle(**lures)
    assert (s.glory, s.gold) == (4, 0)
    s = win_by_intimidation(**lures)
    assert (s.glory, s.gold) == (2, 4)


def test_F22_what_lies_there_for_the_other_way_is_lost():
    lures = {"gold_at": {"Sardis": 4}, "glory_at": {"Sardis": 2}}
    for s in (win_by_battle(**lures), win_by_intimidation(**lures)):
        area = place(s, "Sardis")
        assert (s.gold_at[area], s.glory_at[area]) == (0, 0)


# Govern or raze ------------------------------------------------------------------------------------------------------


def test_raze_gives_its_gold_at_once():
    s = win_by_intimidation()
    run(s, "raze")
    assert (s.gold, s.view(0)["areas"]["Sardis"]["conquered"]) == (12, "razed")


def test_govern_gives_gold_every_turn():
    s = win_by_intimidation()
    run(s, "govern")
    assert (s.gold, s.view(0)["areas"]["Sardis"]["conquered"]) == (0, "governed")
    run(s, "halt")
    assert s.gold == 3 + 5 + 1
    play(s, "proceed", 6, 6, "five-gold")
    run(s, "proceed", "halt")
    assert s.gold == 9 + 3 + 5


def test_gaugamela_less_gold_for_governing_and_razing():
    s = position("gaugamela", area="Susa", army=["phalanx"] * 4, garrisons={"Susa": ["persian-archer"]})
    play(s, "intimidate", 6)
    assert run(s.clone(s.chance), "raze").gold == 8
    run(s, "govern", "halt")
    assert s.gold == 5 + 3 + 1


# Spies and the demand ------------------------------------------------------------------------------------------------


def test_spies_may_be_played_after_an_intimidation_roll():
    """Insights: Spies are played at any time. One enemy less is one more of Force Advantage."""
    s = before_sardis(2, ["persian-infantry", "persian-archer"], insights=["spies"])
    play(s, "intimidate", 6)
    assert (kind(s), s.view(0)["intimidation"]["total"]) == ("press-demand", 7)
    play(s, "play spies", "persian-archer")
    assert kind(s) == "treat-conquest"


def test_F40_an_empty_stronghold_can_still_be_intimidated():
    s = before_sardis(2, [], gold_at={"Sardis": 2})
    assert (kind(s), legal(s)[:2]) == ("approach-stronghold", ["intimidate", "assault"])
    play(s, "intimidate", 5)
    assert (kind(s), s.gold) == ("treat-conquest", 2)


def test_F40_an_empty_stronghold_is_taken_without_a_fight_as_if_in_battle():
    journal = []
    s = before_sardis(2, [], gold_at={"Sardis": 2}, glory_at={"Sardis": 1}, journal=journal, insights=["anticipation"])
    run(s, "assault")
    assert (kind(s), s.gold, s.glory, s.insights != 0) == ("treat-conquest", 0, 2 + 1, True)
    told_of = [event.kind for event in journal]
    assert "undefended" in told_of
    assert not {"battle", "enemy-plans", "won"} & set(told_of), "there was no battle to tell of"


def test_F40_a_failed_demand_of_an_empty_stronghold_takes_it_all_the_same():
    s = before_sardis(0, [])
    play(s, "intimidate", 1)
    assert kind(s) == "treat-conquest"


def test_F49_a_stronghold_is_called_to_surrender_once_in_a_conquest_step():
    """By retreating into it the army could otherwise demand again without end."""
    garrisons = {"Sardis": ["persian-infantry"] * 2, "Granicus": ["persian-archer"]}
    s = position(area="Sardis", came_from="Granicus", army=["phalanx"], garrisons=garrisons)
    play(s, "scout granicus", 2)
    play(s, "march", "flank")
    run(s, "ready")
    play(s, "retreat", 1)
    assert (at(s), "intimidate" in legal(s)) == ("Sardis", True), "it was not asked yet"
    play(s, "intimidate", 1, "flank", "flank")
    run(s, "ready")
    play(s, "retreat", 1)
    assert (at(s), kind(s)) == ("Sardis", "lead-army")
    assert ("intimidate" in legal(s), "assault" in legal(s)) == (False, True)
    assert s.view(0)["areas"]["Sardis"]["demanded"] is True


def test_F49_who_comes_back_in_the_same_turn_must_fight():
    s = before_sardis(1, ["persian-infantry"] * 2)
    play(s, "intimidate", 1, "flank", "flank")
    run(s, "ready")
    play(s, "retreat", 1)
    assert at(s) == "Ephesus"
    play(s, "scout sardis", 2)
    play(s, "march", "flank", "flank")
    assert kind(s) == "choose-plans"


def test_F49_the_next_turn_they_can_be_asked_again():
    s = before_sardis(2, ["persian-infantry"])
    play(s, "intimidate", 3)
    run(s, "halt")
    play(s, "proceed", 6, "persian-archer", 6, 6, "five-gold")
    assert "intimidate" in legal(s)


def test_F35_before_the_demand_and_in_a_siege_the_army_may_disband_and_send_spies():
    s = before_sardis(2, ["persian-infantry", "persian-archer"], insights=["spies"])
    assert {"play spies", "disband phalanx-1"} <= set(legal(s))
    run(s, "disband phalanx-1")
    assert kind(s) == "approach-stronghold"
    play(s, "intimidate", 6)
    run(s, "proceed")
    assert (kind(s), {"play spies", "disband phalanx-2"} <= set(legal(s))) == ("keep-siege", True)
    play(s, "play spies", "persian-archer")
    assert (kind(s), garrison(s, "Sardis")) == ("keep-siege", ["persian-infantry-1"])
