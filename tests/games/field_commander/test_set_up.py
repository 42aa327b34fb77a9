"""Set-up: campaigns, options with their victory points, the first advisors, counters and their limits."""

from __future__ import annotations

import pytest

from argead.games.field_commander.board import load
from argead.games.field_commander.names import ADVISORS
from argead.kernel import Dice, Script
from games.field_commander.invariants import check
from games.field_commander.position import GAME, army, at, garrison, kind, legal, offers, place, play, position, run


def fresh(campaign, *moves, seed=1):
    """A campaign after its set-up, with these options and advisors."""
    s = GAME.new(1, Dice(seed), campaign=campaign)
    for move in moves:
        s.play(0, s.find(0, move))
    return s


GRANICUS = ("begin", "appoint parmenion")
ISSUS = ("begin", "appoint parmenion", "appoint callisthenes")
TYRE = ("begin", "appoint parmenion", "appoint callisthenes")
GAUGAMELA = ("begin", "appoint parmenion", "appoint callisthenes", "appoint antipater")
BEGIN = {"granicus": GRANICUS, "issus": ISSUS, "tyre": TYRE, "gaugamela": GAUGAMELA}


@pytest.mark.parametrize(
    ("campaign", "start", "level", "gold", "forces"),
    [
        ("granicus", "Macedon", 1, 10, ["companions-1", "phalanx-1", "infantry-1", "archer-1"]),
        (
            "issus",
            "Lycia",
            3,
            15,
            ["companions-1", "light-cavalry-1", "phalanx-1", "phalanx-2", "infantry-1", "archer-1"],
        ),
        ("tyre", "Sidon", 4, 15, ["phalanx-1", "hypaspists-1", "siege-engine-1"]),
        (
            "gaugamela",
            "Thapsacus",
            5,
            20,
            [
                "companions-1",
                "companions-2",
                "light-cavalry-1",
                "phalanx-1",
                "phalanx-2",
                "phalanx-3",
                "hypaspists-1",
                "archer-1",
            ],
        ),
    ],
)
def test_each_campaign_starts_with_its_army_gold_and_alexander(campaign, start, level, gold, forces):
    seen = []
    s = GAME.new(1, Dice(3), campaign=campaign, journal=seen)
    run_moves(s, BEGIN[campaign])
    assert (at(s), s.level, army(s)) == (start, level, forces)
    paid = sum(event.data["gold"] for event in seen if event.kind == "paid")
    assert s.gold + paid == gold
    check(s)


def run_moves(s, moves):
    for move in moves:
        s.play(0, s.find(0, move))


def test_granicus_garrisons():
    s = fresh("granicus", *GRANICUS)
    assert garrison(s, "Chaeronea") == ["sacred-band-1", "greek-infantry-1", "greek-phalanx-1", "chares"]
    assert {name.rstrip("-12345678") for name in garrison(s, "Granicus")} == {
        "memnon",
        "persian-heavy-cavalry",
        "persian-light-cavalry",
        "persian-phalanx",
        "persian-infantry",
    }


def test_random_garrisons_are_drawn_from_the_cup_of_their_nation():
    s = GAME.new(1, Script([]))
    run(s, "begin")
    draws = ["persian-chariot", "persian-archer", "persian-archer"] + ["persian-infantry"] * 6
    play(s, "appoint parmenion", *draws, "persian-peltast", 6, 6, 6, "one-wall")
    assert garrison(s, "Sardis") == ["persian-archer-1", "persian-archer-2", "persian-chariot-1"]
    assert garrison(s, "Halicarnassus")[-1] == "wall-1"
    assert s.view(0)["operation"]["forces"] == [
        {"counter": "persian-peltast-1", "kind": "persian-peltast", "reduced": False}
    ]


def test_cups_are_kept_apart_by_nation():
    cups = fresh("gaugamela", *GAUGAMELA).view(0)["cups"]
    assert set(cups) == {"persia", "india", "greece"}
    assert cups["india"] == {"indian-elephant": 1}
    assert sum(cups["greece"].values()) == 5


def test_leaders_are_not_in_the_cup():
    cups = fresh("issus", *ISSUS).view(0)["cups"]
    assert not {"memnon", "darius-iii", "porus", "chares"} & {kind for cup in cups.values() for kind in cup}


def test_advisor_counters_the_campaign_says_how_many_are_chosen():
    for campaign, number in (("granicus", 1), ("issus", 2), ("gaugamela", 3)):
        s = fresh(campaign, *BEGIN[campaign])
        assert s.advisors.bit_count() == number
    s = fresh("tyre", *TYRE)
    assert s.view(0)["advisors"] == ["antipater", "callisthenes", "parmenion"], "Antipater is there already"
    assert offers(fresh("tyre", "begin"), "appoint") == [f"appoint {name}" for name in ADVISORS[1:]]


def test_gaugamela_starts_with_an_insight_drawn_at_random():
    assert fresh("gaugamela", *GAUGAMELA).insights.bit_count() == 1


def test_campaign_turn_counter_the_first_turn_is_the_first_square():
    assert fresh("granicus", *GRANICUS).turn == 1


def test_there_are_176_counters():
    """Facts 4.3: all counters of the sheet."""
    board = load(None)
    forces = board.counters.size - 1
    assert forces == 20 + 28 + 9 + 6 + 10
    others = 8 + 1 + 1 + 5 + 8 + 8 + 8 + 4 + 8 + 18 + 12 + 8 + 7 + 7
    assert forces + others == 176
    assert sum(board.enemy_plans) == 18
    assert sum(board.operation_pile) == 8


# Campaign options ----------------------------------------------------------------------------------------------------

OPTIONS = {
    "granicus": [
        ("theban-fury", 5),
        ("persian-gold", 5),
        ("untested-prince", 5),
        ("aristotles-lessons", -5),
        ("royal-treasury", -5),
    ],
    "issus": [("persian-fleet", 10), ("harpalus", 7), ("friendly-phrygia", -5), ("veteran-engineers", -5)],
    "tyre": [("raiders", 10), ("gazas-defenses", 5), ("cypriot-fleet", -10), ("sidonian-sailors", -5)],
    "gaugamela": [("host-of-the-satrapies", 5), ("bessus", 5), ("monsoon", 5), ("silver-shields", -5)],
}


@pytest.mark.parametrize("campaign", OPTIONS)
def test_campaign_options_any_or_all_may_be_chosen(campaign):
    s = GAME.new(1, Dice(1), campaign=campaign)
    assert [(action.word, action.points) for action in s.actions(0)[:-1]] == OPTIONS[campaign]
    for option, _ in OPTIONS[campaign]:
        run(s, f"adopt {option}")
    assert legal(s) == ["begin"]
    assert s.terms.points == sum(points for _, points in OPTIONS[campaign])
    assert s.view(0)["options"] == [option for option, _ in OPTIONS[campaign]]


def test_option_theban_fury_one_more_greek_at_chaeronea():
    assert len(garrison(fresh("granicus", "adopt theban-fury", *GRANICUS), "Chaeronea")) == 5


def test_option_persian_gold_the_operation_begins_with_two_forces():
    s = GAME.new(1, Script([]))
    run(s, "adopt persian-gold", "begin")
    play(s, "appoint parmenion", *["persian-infantry"] * 7, *["persian-archer"] * 4, 6, 6, 6, "one-wall")
    assert s.operation.bit_count() == 2


def test_option_persian_gold_also_after_go():
    s = position("granicus", "go", "persian-infantry", "persian-archer", at="operations", adopted=["persian-gold"])
    assert s.operation.bit_count() == 2


def test_option_untested_prince_philip_stays_away():
    for adopted, free in (((), 4), (("untested-prince",), 1)):
        garrisons = {"Chaeronea": ["greek-infantry"]}
        s = position("granicus", "raid", at="arms", area="Chaeronea", adopted=adopted, garrisons=garrisons)
        assert s.view(0)["battle"]["free"] == free


def test_option_aristotles_lessons_one_more_advisor():
    s = fresh("granicus", "adopt aristotles-lessons", "begin", "appoint parmenion", "appoint antipater")
    assert s.advisors.bit_count() == 2


def test_option_royal_treasury_five_more_gold():
    s = GAME.new(1, Script([]))
    run(s, "adopt royal-treasury", "begin")
    play(s, "appoint parmenion", *["persian-infantry"] * 7, *["persian-archer"] * 3, 6, 6, 6, "one-wall")
    assert s.gold == 15


def test_option_friendly_phrygia_ancyra_has_no_wall():
    for adopted, walls in (((), 1), (("adopt friendly-phrygia",), 0)):
        s = GAME.new(1, Dice(8), campaign="issus")
        run_moves(s, adopted)
        s.play(0, s.find(0, "begin"))
        s.play(0, s.find(0, "appoint parmenion"))
        before = s.clone(Dice(2))
        journal = []
        before.journal = journal
        before.play(0, before.find(0, "appoint antipater"))
        ordered = sum(e.data["result"] == "wall" and e.data["area"] == "Ancyra" for e in journal if e.kind == "ordered")
        standing = before.garrisons[place(before, "Ancyra")] & before.counters.walls
        assert standing.bit_count() - ordered == walls


def test_option_veteran_engineers_start_with_a_siege_engine():
    assert "siege-engine-1" in army(fresh("issus", "adopt veteran-engineers", *ISSUS))


def test_option_silver_shields_a_fourth_phalanx():
    assert "phalanx-4" in army(fresh("gaugamela", "adopt silver-shields", *GAUGAMELA))


def test_option_host_of_the_satrapies_and_bessus_two_more_persians_each():
    s = fresh("gaugamela", "adopt host-of-the-satrapies", "adopt bessus", *GAUGAMELA, seed=4)
    assert len(garrison(s, "Gaugamela")) == 12
    assert len([name for name in garrison(s, "Maracanda") if not name.startswith("wall")]) >= 4


def test_option_monsoon_one_gold_more_for_each_move_into_india():
    for adopted, price in (((), 0), (("monsoon",), 1)):
        s = position("gaugamela", area="Bactra", army=["archer", "peltast"], gold=9, adopted=adopted)
        play(s, "scout taxila", 3)
        assert s.view(0)["scouting"]["gold"] == price
        run(s, "march")
        assert s.gold == 9 - price


def test_option_harpalus_and_persian_fleet_cost_gold_every_resupply():
    s = position("issus", at="gain", adopted=["harpalus", "persian-fleet"])
    assert s.gold == 3 - 1 - 2
    s = position("issus", at="gain", adopted=["harpalus", "persian-fleet"], razed=["Side", "Tarsos", "Sidon"])
    assert s.gold == 3 - 1, "the coast is Alexander's"


def test_option_cypriot_fleet_and_sidonian_sailors():
    s = fresh("tyre", "adopt cypriot-fleet", "adopt sidonian-sailors", *TYRE)
    assert (s.ships, s.transports) == (1, 3)


def test_option_raiders_one_more_die_of_tyre_for_the_whole_game():
    s = position("tyre", 5, 5, 5, 5, 5, 6, at="orders", turn=2, adopted=["raiders"], advisors=["antipater"])
    assert kind(s) == "lead-army", "four dice of the warships, one of the raiders, and Gaza's"
    s = position("tyre", 5, 6, at="orders", turn=2, adopted=["raiders"], tracks={"warships": 0})
    assert s.warships == 0


def test_option_gazas_defenses_siege_engines_are_one_weaker_in_gaza():
    for adopted, roll, left in (((), 4, "wall-7/reduced"), (("gazas-defenses",), 4, "wall-7")):
        s = position(
            "tyre",
            at="battle",
            area="Gaza",
            army=["siege-engine"],
            adopted=adopted,
            garrisons={"Gaza": ["wall", "persian-infantry"]},
        )
        play(s, "fight", 6)
        play(s, "batter siege-engine-1", roll, 6)
        assert left in garrison(s, "Gaza")


def test_F30_option_points_count_only_on_a_win():
    s = position("granicus", at="advance", turn=8, adopted=["theban-fury"])
    assert s.outcome().reason == "time"
    assert s.outcome().scores == (0,)
    assert s.reckoning[-1].options == 0
