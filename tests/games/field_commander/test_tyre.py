"""The siege of Tyre: tracks, wall sections, Tyre's orders, the assault, and what stays open after the fall."""

from __future__ import annotations

import pytest

from games.field_commander.position import army, at, kind, legal, offers, play, position, run, told

TYRIANS = {"Tyre": ["persian-infantry", "persian-archer"]}


def camp(*answers, at_="spend", **more):
    """In Old Tyre."""
    more.setdefault("garrisons", TYRIANS)
    more.setdefault("came_from", "Sidon")
    return position("tyre", *answers, at=at_, area="Old Tyre", **more)


def orders(*answers, **more):
    """Tyre's orders; Gaza, at the end, always does nothing."""
    more.setdefault("turn", 2)
    more.setdefault("garrisons", TYRIANS)
    warships = more.pop("warships", 1)
    tracks = {"warships": warships} | more.pop("tracks", {})
    return position("tyre", *answers, at="orders", tracks=tracks, **more)


def sections(s):
    return s.view(0)["tyre"]["sections"]


# Tracks --------------------------------------------------------------------------------------------------------------


def test_transport_track_example_the_second_costs_2_and_the_third_4():
    s = camp(tracks={"transports": 1}, gold=6)
    run(s, "prepare transport")
    assert (s.gold, s.transports) == (4, 2)
    run(s, "prepare transport")
    assert (s.gold, s.transports) == (0, 3)


def test_transport_track_goes_up_to_6():
    s = camp(tracks={"transports": 5}, gold=20)
    run(s, "prepare transport")
    assert (s.gold, s.transports) == (10, 6)
    assert "prepare transport" not in legal(s)


def test_transport_track_3_gold_each_and_1_flat():
    assert position("tyre", at="gain").gold == 1 + 2 * 3
    assert position("tyre", at="gain", tracks={"transports": 5}).gold == 16


def test_mole_track_one_section_a_turn_for_1_then_2_and_so_on():
    s = camp(gold=20)
    run(s, "prepare mole")
    assert (s.gold, s.mole) == (19, 1)
    assert "prepare mole" not in legal(s)
    s = camp(gold=20, tracks={"mole": 4})
    run(s, "prepare mole")
    assert s.gold == 15


def test_siege_engine_ship_track_costs():
    s = camp(gold=30)
    run(s, *["prepare siege-ship"] * 4)
    assert (s.gold, s.ships) == (30 - 3 - 6 - 9 - 12, 4)
    assert "prepare siege-ship" not in legal(s)


def test_tyre_fleet_track_example_from_3_to_2_costs_6():
    s = camp(gold=8, tracks={"warships": 3})
    run(s, "sink")
    assert (s.gold, s.warships) == (2, 2)


def test_tyre_fleet_track_several_squares_in_one_turn():
    """S6: two steps from 4 cost 9."""
    s = camp(gold=9)
    run(s, "sink", "sink")
    assert (s.gold, s.warships) == (0, 2)


def test_naval_purchases_are_made_in_old_tyre_only_and_are_no_type_of_purchase():
    s = position("tyre", at="spend", gold=40)
    assert not offers(s, "prepare") + offers(s, "sink")
    s = camp(gold=40)
    run(s, "prepare mole", "prepare transport", "prepare siege-ship", "sink", "recruit archer", "prepare transport")
    assert offers(s, "build") == [], "but one type of the others alone, without Antipater"


# Siege ships ---------------------------------------------------------------------------------------------------------


def test_siege_ships_one_attack_each_hits_on_3_or_less_and_a_die_names_the_section():
    s = camp(3, 2, 4, 1, 2, at_="conquest", tracks={"ships": 3})
    assert sections(s) == [2, 0, 2, 2, 2, 2]


def test_siege_ships_attack_only_from_old_tyre_and_only_before_the_fall():
    assert sections(position("tyre", tracks={"ships": 3})) == [2] * 6
    assert sections(camp(at_="conquest", tracks={"ships": 3}, razed=["Tyre"], garrisons={})) == [2] * 6


def test_siege_ships_a_destroyed_section_takes_no_more():
    s = camp(1, 1, at_="conquest", tracks={"ships": 1}, sections=[0, 2, 2, 2, 2, 2])
    assert sections(s) == [0, 2, 2, 2, 2, 2]


# Moving to Tyre ------------------------------------------------------------------------------------------------------


def test_moving_to_tyre_needs_a_destroyed_wall_or_the_whole_mole():
    assert "scout tyre" not in legal(camp(at_="conquest"))
    assert "scout tyre" not in legal(camp(at_="conquest", sections=[1] * 6, tracks={"mole": 6}))
    assert "scout tyre" in legal(camp(at_="conquest", sections=[2, 2, 2, 2, 2, 0]))
    assert "scout tyre" in legal(camp(at_="conquest", tracks={"mole": 7}))


def test_moving_to_tyre_only_from_old_tyre():
    s = position("tyre", area="Sidon", sections=[0] * 6)
    assert offers(s, "scout") == ["scout old-tyre"]
    s = position("tyre", area="Acco", sections=[0] * 6)
    assert offers(s, "scout") == ["scout old-tyre", "scout joppa"]


def test_F45_the_assault_is_a_battle_without_intimidation_and_through_a_breach_no_wall_takes_part():
    s = camp(at_="conquest", sections=[2, 2, 2, 0, 1, 1], army=["phalanx"])
    play(s, "scout tyre", 2)
    play(s, "march", "flank", "flank")
    assert (kind(s), s.view(0)["battle"]["penalty"]) == ("choose-plans", 0)


def test_F45_the_assault_over_the_mole_the_weakest_section_joins_the_defence():
    for steps, penalty in (([2] * 6, 2), ([2, 2, 1, 2, 2, 2], 1)):
        s = camp(at_="conquest", sections=steps, tracks={"mole": 7}, army=["phalanx"])
        play(s, "scout tyre", 2)
        play(s, "march", "flank", "flank", "raid")
        assert s.view(0)["battle"]["penalty"] == penalty
        play(s, "ready", 6)
        play(s, "retreat", 1)
        assert (at(s), sections(s)) == ("Old Tyre", steps), "it goes back into the wall"


def test_the_assault_a_section_broken_in_battle_is_a_breach():
    s = camp(at_="conquest", sections=[1] * 6, tracks={"mole": 7}, army=["companions"], advisors=["parmenion"])
    play(s, "scout tyre", 2)
    run(s, "march", "ready")
    play(s, "fight", 6, 2)
    play(s, "strike wall-1", 6, 6)
    play(s, "retreat", 1)
    assert sections(s) == [0, 1, 1, 1, 1, 1]
    assert "scout tyre" in legal(s)


# Tyre's orders -------------------------------------------------------------------------------------------------------


def test_tyre_enemy_orders_example_a_3_without_mole_and_with_2_gold_is_a_hit():
    s = orders(3, gold=2, army=["phalanx", "archer"], level=4)
    assert kind(s) == "take-hits"
    play(s, "hit archer-1", 6)
    assert (army(s), s.gold) == (["phalanx-1"], 2)


def test_tyre_enemy_orders_example_with_3_gold_the_gold_must_be_lost():
    s = orders(3, 6, gold=3, army=["phalanx", "archer"])
    assert (s.gold, army(s)) == (0, ["phalanx-1", "archer-1"])


def test_tyre_enemy_orders_example_a_2_with_full_walls_and_4_warships_is_a_hit():
    s = orders(2, warships=4, army=["phalanx"])
    assert kind(s) == "take-hits"


def test_tyre_enemy_orders_or_means_the_commander_chooses():
    s = orders(3, gold=3, tracks={"mole": 2})
    assert legal(s) == ["pay", "lose mole"]
    play(s, "lose mole", 6)
    assert (s.mole, s.gold) == (1, 3)


@pytest.mark.parametrize(
    ("roll", "turn", "work", "price"),
    [(1, 3, "transport", 4), (1, 2, "siege-ship", 3), (2, 3, "siege-ship", 3), (3, 2, "mole", 3), (4, 3, "mole", 3)],
)
def test_tyre_enemy_orders_1_less_after_the_february_turn(roll, turn, work, price):
    tracks = {"mole": 1, "ships": 1}
    s = orders(roll, turn=turn, gold=9, tracks=tracks)
    assert legal(s) == ["pay", f"lose {work}"]
    assert play(s.clone(s.chance), "pay", 6).gold == 9 - price
    play(s, f"lose {work}", 6)
    seen = s.view(0)["tyre"]
    assert (seen["transports"], seen["mole"], seen["ships"]) == (
        2 - (work == "transport"),
        1 - (work == "mole"),
        1 - (work == "siege-ship"),
    )


def test_tyre_enemy_orders_4_and_more_do_nothing():
    for roll, turn in ((4, 2), (5, 3), (6, 3)):
        assert kind(orders(roll, 6, turn=turn)) == "lead-army"


def test_tyre_enemy_orders_one_die_for_every_warship_and_none_on_the_first_turn():
    journal = []
    orders(5, 5, 5, 6, warships=3, journal=journal)
    assert len(told(journal, "tyre-ordered")) == 3
    journal = []
    orders(6, warships=4, turn=1, journal=journal)
    assert told(journal, "tyre-ordered") == []


def test_F26_repair_the_commander_picks_but_a_destroyed_section_first():
    s = orders(2, sections=[2, 1, 0, 1, 0, 2])
    assert legal(s) == ["repair 3", "repair 5", "regain"]
    play(s, "repair 5", 6)
    assert sections(s) == [2, 1, 0, 1, 1, 2]
    s = orders(2, sections=[2, 1, 2, 1, 2, 2])
    assert legal(s) == ["repair 2", "repair 4", "regain"]
    play(s, "repair 2", 6)
    assert sections(s) == [2, 2, 2, 1, 2, 2]


def test_F26_regain_one_warship():
    s = orders(2, sections=[1, 2, 2, 2, 2, 2], warships=1)
    play(s, "regain", 6)
    assert s.warships == 2


def test_F26_with_all_4_warships_a_broken_wall_must_be_repaired():
    s = orders(2, 5, 5, 5, 6, sections=[1, 2, 2, 2, 2, 2], warships=4)
    assert (sections(s), s.warships) == ([2] * 6, 4)


def test_F46_aristander_and_diplomats_help_against_tyre_too():
    s = orders(3, gold=3, advisors=["aristander"])
    assert kind(s) == "read-tyre-omen"
    play(s, "omen", 6)
    assert s.gold == 3
    s = orders(insights=["diplomats"], gold=3)
    play(s, "play diplomats", 1, 6)
    assert s.gold == 3


def test_gaza_has_orders_by_the_common_chart():
    journal = []
    orders(6, warships=0, journal=journal)
    assert told(journal, "ordered") == [{"area": "Gaza", "roll": 6, "total": 10, "result": "nothing", "laid": 0}]


# After the fall ------------------------------------------------------------------------------------------------------


def test_once_tyre_is_conquered_its_orders_end_but_transports_and_mole_can_be_bought():
    journal = []
    orders(6, warships=4, razed=["Tyre"], garrisons={}, journal=journal)
    assert told(journal, "tyre-ordered") == []
    s = camp(gold=40, razed=["Tyre"], garrisons={})
    assert offers(s, "prepare") == ["prepare transport", "prepare mole"]
    assert offers(s, "sink") == []


def take_gaza(turn, *, tracks=None, cities=()):
    """Gaza falls, and with it the campaign is won."""
    s = position(
        "tyre",
        area="Gaza",
        turn=turn,
        level=4,
        army=["phalanx"] * 4,
        razed=["Tyre"],
        tracks=tracks,
        cities=cities,
        garrisons={"Gaza": ["persian-archer"]},
    )
    play(s, "intimidate", 6)
    return run(s, "govern")


def test_victory_plus_15_with_the_whole_mole():
    for mole, points in ((7, 15), (6, 0)):
        s = take_gaza(7, tracks={"mole": mole})
        assert s.outcome().scores == (27 + points,)
        assert s.reckoning[-1].mole == points


def test_victory_before_november_glorifies():
    assert (take_gaza(10).level, take_gaza(10).outcome().scores) == (5, (18,))
    assert (take_gaza(11).level, take_gaza(11).outcome().scores) == (4, (8,))


def test_the_army_may_return_from_the_conquered_island():
    s = position("tyre", area="Tyre", razed=["Tyre"], came_from="Old Tyre")
    assert offers(s, "scout") == ["scout old-tyre"]
    s = position("tyre", area="Old Tyre", razed=["Tyre"])
    assert "scout tyre" in legal(s)
