"""Battle: Force Advantage, battle and speed values, and the types of Forces."""

from __future__ import annotations

import pytest

from argead.games.field_commander.board import load
from games.field_commander.position import army, battle, garrison, kind, legal, offers, play, position, run


def values(s, counter):
    """Speed, battle value and superscript of a counter in a battle, as they are shown."""
    rows = {row["counter"]: row for side in ("own", "enemy") for row in s.view(0)["battle"][side]}
    return tuple(rows[counter][value] for value in ("speed", "battle", "superscript"))


def test_force_advantage_example_5_forces_against_infantry_archer_and_wall():
    s = battle(
        ["infantry", "archer", "peltast", "light-cavalry"],
        ["persian-infantry", "persian-archer", "wall"],
        area="Sardis",
    )
    assert s.advantage() == 2


def test_force_counters_example_persian_archer_speed_5_battle_2():
    s = battle(["archer"], ["persian-archer", "persian-chariot"])
    assert values(s, "persian-archer-1") == (5, 2, 0)
    assert values(s, "persian-chariot-1") == (3, 3, 1)


@pytest.mark.parametrize(("roll", "hits"), [(1, 2), (2, 1), (3, 1), (4, 0), (6, 0)])
def test_battle_value_example_chariot_2_hits_on_a_1_and_1_hit_on_2_or_3(roll, hits):
    s = battle(["phalanx"], ["persian-chariot"])
    if hits:
        play(s, "fight", roll)
        assert s.view(0)["hits"] == {"left": hits, "where": "battle"}
    else:
        play(s, "fight", roll, 6, 6)
        assert s.round == 2


def test_a_force_that_is_hit_flips_and_then_is_destroyed():
    s = battle(["infantry"], ["persian-chariot"], level=5)
    play(s, "fight", 1)
    run(s, "hit infantry-1")
    assert army(s) == ["infantry-1/reduced"]
    assert legal(s)[:2] == ["hit infantry-1", "hit alexander"]
    play(s, "hit infantry-1", 6)
    assert (army(s), s.round) == ([], 2), "it was slower than the chariot: only Alexander rolled"


def test_archers_peltasts_and_siege_engines_suffer_one_hit_only():
    for force in ("archer", "peltast", "siege-engine"):
        s = battle([force], ["persian-archer"], level=5)
        play(s, "fight", 2)
        assert kind(s) == "take-hits"
        answers = {"archer": (6, 6), "peltast": (6,), "siege-engine": (6,)}[force]
        play(s, f"hit {force}-1", *answers)
        assert army(s) == []


def test_speed_value_example_archers_together_then_the_chariot_then_the_phalanx():
    journal = []
    s = battle(["archer", "phalanx"], ["persian-archer", "persian-chariot"], journal=journal)
    play(s, "fight", 6, 6, 6, 6, 6)
    order = [event.data["counter"] for event in journal if event.kind in ("attacked", "enemy-attacked")]
    assert order == ["persian-archer-1", "archer-1", "persian-chariot-1", "phalanx-1", "alexander"]
    assert s.round == 2


def test_speed_forces_of_one_speed_act_at_once_and_a_destroyed_one_still_attacks():
    """Both archers fall to each other."""
    s = battle(["archer"], ["persian-archer", "persian-infantry"], level=5)
    play(s, "fight", 2)
    play(s, "hit archer-1", 2)
    assert (army(s), kind(s)) == ([], "inflict-hits")
    run_on = play(s, "strike persian-archer-1", 6, 6)
    assert garrison(run_on, "Granicus") == ["persian-infantry-1"]


def test_F32_speed_a_reduced_force_of_the_same_speed_still_attacks_with_its_old_value():
    s = battle(["infantry"], ["persian-infantry"])
    play(s, "fight", 2)
    play(s, "hit infantry-1", 2, 6)
    assert army(s) == ["infantry-1/reduced"]
    assert garrison(s, "Granicus") == ["persian-infantry-1/reduced"], "a 2 hits with the full value of 2"


def test_speed_a_force_reduced_before_its_turn_attacks_later_and_weaker():
    journal = []
    s = battle(["infantry", "peltast"], ["persian-archer", "persian-heavy-cavalry"], journal=journal)
    play(s, "fight", 2)
    play(s, "hit infantry-1", 6, 6, 1)
    play(s, "strike persian-archer-1", 6)
    attacked = [event.data["counter"] for event in journal if event.kind == "attacked"]
    assert attacked == ["peltast-1", "infantry-1", "alexander"]
    assert [event.data["needs"] for event in journal if event.kind == "attacked"][1] == 1


# Phalanx -------------------------------------------------------------------------------------------------------------


def test_phalanx_example_3_hits_1_hits_3_misses_two_hits():
    s = battle(["phalanx"], ["persian-phalanx"])
    play(s, "fight", 6, 3, 1, 3)
    assert kind(s) == "treat-conquest", "both Hits on the only enemy"


@pytest.mark.parametrize(
    ("rolls", "hits"), [((5,), 0), ((4, 4), 1), ((4, 3, 3), 2), ((4, 3, 2, 2), 3), ((4, 3, 2, 1), 4)]
)
def test_phalanx_each_hit_lowers_the_value_by_one_down_to_1(rolls, hits):
    journal = []
    s = battle(["phalanx"], ["persian-infantry", "persian-phalanx"], journal=journal)
    alexander = () if hits else (6,)
    play(s, "fight", 6, 6, *rolls, *alexander)
    attacks = [event.data for event in journal if event.kind == "attacked" and event.data["counter"] == "phalanx-1"]
    assert sum(attack["hits"] for attack in attacks) == hits
    assert [attack["needs"] for attack in attacks] == [4, 3, 2, 1][: len(rolls)]
    if hits:
        assert s.view(0)["battle"]["hits"] == hits


def test_phalanx_of_the_enemy_goes_on_too():
    s = battle(["phalanx", "infantry"], ["persian-phalanx"], level=8)
    play(s, "fight", 6, 6, 3, 2, 1)
    assert s.view(0)["hits"]["left"] == 3


# Cavalry -------------------------------------------------------------------------------------------------------------


def test_cavalry_example_the_chariot_attacks_on_turns_1_and_3():
    journal = []
    s = battle(["phalanx"], ["persian-chariot"], journal=journal)
    for turn, dice in ((1, (6, 6, 6)), (2, (6, 6)), (3, (6, 6, 6))):
        assert s.round == turn
        play(s, "fight", *dice)
    assert [event.kind for event in journal].count("enemy-attacked") == 2


def test_cavalry_own_rests_too_whether_it_hit_or_missed():
    s = battle(["companions", "light-cavalry"], ["persian-phalanx"] * 2)
    play(s, "fight", 6, 6, 6, 6, 6)
    assert s.round == 2
    play(s, "fight", 6, 6, 6)
    assert s.round == 3, "only the enemy and Alexander rolled"
    play(s, "fight", 6, 6, 6, 6, 6)


def test_elephants_and_leaders_are_no_cavalry():
    counters = load(None).counters
    for kind_ in ("indian-elephant", "porus", "memnon", "alexander"):
        assert not counters.sets[counters.kinds.index(kind_)] & counters.cavalry
    for kind_ in ("companions", "thessalians", "light-cavalry", "persian-chariot", "indian-chariot"):
        assert counters.sets[counters.kinds.index(kind_)] & counters.cavalry


def test_charge_example_attack_charge_rest():
    s = battle(["companions"], ["persian-infantry"] * 2, plans={"charge": 1})
    play(s, "fight", 6, 6, 6, 6)
    play(s, "fight")
    assert legal(s)[:2] == ["charge companions-1", "proceed"]
    play(s, "charge companions-1", 6, 6, 6, 6)
    assert (s.round, s.view(0)["battle"]["plans"]) == (3, {})
    play(s, "fight", 6, 6, 6)
    assert s.round == 4, "the turn after the charge is missed"
    play(s, "fight", 6, 6, 6, 6)


def test_F33_charge_need_not_be_used():
    s = battle(["companions"], ["persian-infantry"], plans={"charge": 1})
    play(s, "fight", 6, 6, 6)
    play(s, "fight")
    play(s, "proceed", 6, 6)
    assert (s.round, s.view(0)["battle"]["plans"]) == (3, {"charge": 1})


# Siege Engines and Walls ---------------------------------------------------------------------------------------------


def siege(own, foes, **more):
    return battle(own, foes, area="Sardis", **more)


def test_walls_example_4_then_3_then_1():
    s = siege(["companions"], ["wall", "wall", "persian-infantry"])
    assert (s.wall_penalty(), values(s, "companions-1")) == (4, (3, 0, 0))
    s = siege(["companions"], ["wall", "wall/reduced", "persian-infantry"])
    assert (s.wall_penalty(), values(s, "companions-1")) == (3, (3, 1, 0))
    s = siege(["companions"], ["wall/reduced", "persian-infantry"])
    assert (s.wall_penalty(), values(s, "companions-1")) == (1, (3, 3, 1))


def test_walls_example_the_penalty_falls_with_every_hit_on_a_wall():
    s = siege(["siege-engine", "phalanx"], ["wall", "wall", "persian-infantry"])
    play(s, "fight", 6)
    play(s, "batter siege-engine-1", 4, 6, 6)
    assert s.wall_penalty() == 3
    assert garrison(s, "Sardis") == ["persian-infantry-1", "wall-1/reduced", "wall-2"]


def test_walls_do_not_attack():
    s = siege(["phalanx"], ["wall"])
    play(s, "fight", 2, 6, 6)
    assert garrison(s, "Sardis") == ["wall-1/reduced"]


def test_siege_engines_plus_2_against_a_wall_and_no_penalty():
    s = siege(["siege-engine"], ["wall", "persian-infantry"])
    play(s, "fight", 6)
    assert legal(s) == ["attack siege-engine-1", "batter siege-engine-1"]
    journal = []
    s.journal = journal
    play(s, "batter siege-engine-1", 5, 6)
    assert [event.data["needs"] for event in journal if event.kind == "attacked"] == [4, 0]


def test_F10_siege_engines_declare_wall_or_forces_first():
    s = siege(["siege-engine"], ["wall", "persian-infantry"], level=8)
    play(s, "fight", 6, 6)
    play(s, "attack siege-engine-1", 2)
    assert garrison(s, "Sardis") == ["persian-infantry-1/reduced", "wall-1"], "declared: the Forces"


def test_F10_the_hits_of_other_forces_may_be_put_on_walls():
    s = siege(["companions"], ["wall/reduced", "persian-infantry"])
    play(s, "fight", 3)
    assert offers(s, "strike") == ["strike persian-infantry-1", "strike wall-1"]


def test_F09_a_value_of_0_or_less_cannot_hit():
    s = siege(["archer"], ["wall", "persian-infantry"])
    play(s, "fight", 1, 6, 1)
    assert garrison(s, "Sardis") == ["persian-infantry-1", "wall-1"]
    assert s.round == 2


def test_F09_superscripts_fall_with_walls_too():
    s = siege(["companions"], ["wall/reduced", "persian-infantry"])
    play(s, "fight", 2)
    assert s.view(0)["battle"]["hits"] == 1
    s = siege(["companions"], ["wall/reduced", "persian-infantry"])
    play(s, "fight", 1)
    assert s.view(0)["battle"]["hits"] == 2


# Macedonian counters are limited -------------------------------------------------------------------------------------


def test_alexanders_forces_are_limited_by_the_counter_mix():
    s = position(at="spend", gold=40)
    run(s, *["recruit archer"] * 3)
    assert "recruit archer" not in legal(s)
    assert "recruit peltast" in legal(s)
