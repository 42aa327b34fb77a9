"""Insights that are played in battle, and Spies, who are sent at any time. The others are with the steps they help."""

from __future__ import annotations

from games.field_commander.position import battle, garrison, kind, legal, offers, play, position, run, told


def arms(**more):
    """Plans are about to be chosen against a lone archer, whose plan is a Rally."""
    return position("granicus", "rally", at="arms", area="Granicus", garrisons={"Granicus": ["persian-archer"]}, **more)


def test_maneuver_the_enemy_does_not_attack_in_the_first_turn_and_first_turn_plans_are_cancelled():
    s = position(
        "granicus",
        "archers",
        "rally",
        at="arms",
        area="Granicus",
        army=["phalanx"],
        insights=["maneuver"],
        garrisons={"Granicus": ["persian-archer", "persian-infantry"]},
    )
    run(s, "play maneuver")
    run(s, "ready")
    assert s.view(0)["battle"]["enemy_plans"] == {"rally": 1}
    play(s, "fight", 6, 6)
    assert s.round == 2
    play(s, "fight", 6, 6, 6, 6)


def test_maneuver_enemy_walls_act_as_normal():
    s = position(
        "granicus",
        "archers",
        "rally",
        at="arms",
        area="Sardis",
        army=["phalanx"],
        insights=["maneuver"],
        garrisons={"Sardis": ["wall", "persian-infantry"]},
    )
    run(s, "play maneuver", "ready")
    assert s.view(0)["battle"]["penalty"] == 2
    play(s, "fight", 3, 6)
    assert garrison(s, "Sardis") == ["persian-infantry-1", "wall-1"]


def test_morale_a_rally_for_each_force_and_alexander():
    s = arms(army=["phalanx", "infantry"], insights=["morale"])
    run(s, "play morale")
    assert (s.view(0)["battle"]["plans"], s.insights) == ({"rally": 3}, 0)


def test_F50_morale_gives_its_rallies_whatever_was_bought_before_or_after():
    for moves in (("plan rally", "play morale"), ("play morale", "plan rally")):
        s = arms(army=["phalanx", "infantry"], insights=["morale"], level=4)
        run(s, *moves)
        assert s.view(0)["battle"]["plans"] == {"rally": 1 + 3}
        assert "plan rally" not in legal(s)


def test_maneuver_and_morale_may_both_be_played():
    s = arms(army=["phalanx"], insights=["maneuver", "morale"])
    run(s, "play maneuver", "play morale")
    assert s.insights == 0


def test_trap_at_any_time_in_battle_a_die_of_hits_on_the_forces_not_on_the_leader():
    s = battle(["phalanx"], ["memnon", "persian-infantry", "persian-archer"], insights=["trap"])
    play(s, "play trap", 2)
    assert offers(s, "strike") == ["strike persian-infantry-1", "strike persian-archer-1"]
    run(s, "strike persian-archer-1")
    assert garrison(s, "Granicus") == ["persian-infantry-1/reduced", "memnon"]
    assert s.insights == 0


def test_trap_that_leaves_the_leader_alone_ends_the_battle():
    s = battle(["phalanx"], ["memnon", "persian-infantry"], insights=["trap"])
    play(s, "play trap", 6)
    assert (kind(s), s.glory) == ("treat-conquest", 2)


def test_spies_at_any_time_each_stronghold_loses_a_counter_but_not_tyre():
    garrisons = {"Sardis": ["wall", "persian-infantry"], "Lycia": ["persian-archer"], "Granicus": ["memnon"]}
    s = position(insights=["spies"], garrisons=garrisons)
    play(s, "play spies", "wall", "persian-archer")
    assert (garrison(s, "Sardis"), garrison(s, "Lycia"), garrison(s, "Granicus")) == (
        ["persian-infantry-1"],
        [],
        ["memnon"],
    )
    assert s.view(0)["walls"] == 10, "discarded, not destroyed: no Gold"
    assert s.destroyed == 0
    s = position("tyre", insights=["spies"], garrisons={"Tyre": ["persian-infantry"], "Gaza": ["persian-archer"]})
    play(s, "play spies", "persian-archer")
    assert garrison(s, "Tyre") == ["persian-infantry-1"]


def test_F52_spies_draw_at_random_between_a_full_and_a_reduced_counter_of_one_kind():
    left = {"full": ["persian-infantry-1/reduced", "wall-1"], "reduced": ["persian-infantry-2", "wall-1"]}
    for side, others in left.items():
        journal = []
        garrisons = {"Sardis": ["persian-infantry/reduced", "persian-infantry", "wall"]}
        s = position(insights=["spies"], garrisons=garrisons, journal=journal)
        play(s, "play spies", "persian-infantry", side)
        assert garrison(s, "Sardis") == others
        assert [event["reduced"] for event in told(journal, "spied")] == [side == "reduced"]


def test_F52_spies_are_asked_for_the_side_only_where_both_are_there():
    garrisons = {"Sardis": ["persian-infantry/reduced", "persian-infantry", "wall/reduced"]}
    s = position(insights=["spies"], garrisons=garrisons)
    play(s, "play spies", "wall")
    assert garrison(s, "Sardis") == ["persian-infantry-1/reduced", "persian-infantry-2"]
