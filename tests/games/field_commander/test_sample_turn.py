"""Detailed sample turn and battle: the whole first turn of a Granicus campaign, with every die of the book."""

from __future__ import annotations

import pytest

from argead.kernel import Dice, LessonError, Match, Script
from games.field_commander.position import GAME, army, at, force_names, garrison, kind, legal, play, run

GARRISONS = (
    ["persian-infantry"] * 3 + ["persian-archer"] * 3 + ["persian-peltast", "persian-infantry", "persian-infantry"]
)
"""Nine counters for Sardis, Halicarnassus and Lycia: the book does not say which."""


@pytest.fixture
def campaign():
    """Set-up, with Hephaestion and without options, up to the first question of the turn: the tribute of Sardis."""
    s = GAME.new(1, Script([]), campaign="granicus")
    run(s, "begin")
    play(s, "appoint hephaestion", *GARRISONS, "persian-infantry", 1)
    return s


def march(s):
    """Preparation, and the march to Chaeronea."""
    play(s, "pay", 3, 6, "one-force")
    play(s, "proceed", "persian-heavy-cavalry")
    play(s, "scout chaeronea", 4)
    return play(s, "march", "raid", "infantry", "guards", "rally")


def choose_plans(s):
    run(s, "plan rally", "plan lead", "plan flank", "plan flank", "plan envelop")
    return play(s, "ready", 1)


def first_turn(s):
    run(s, "fight")
    play(s, "attack archer-1", 5)
    play(s, "proceed", 4)
    play(s, "hit archer-1", 2)
    run(s, "flank", "strike greek-phalanx-1", "strike greek-phalanx-1")
    play(s, "proceed", 2)
    run(s, "rally")
    play(s, "attack infantry-1", 4)
    play(s, "proceed", 6)
    play(s, "attack phalanx-1", 3, 1, 5)
    run(s, "strike sacred-band-1", "strike sacred-band-1")
    run(s, "duel")
    return play(s, "attack alexander", 1)


def second_turn(s):
    run(s, "fight")
    play(s, "proceed", 2)
    run(s, "hit infantry-1")
    play(s, "attack infantry-1", 6)
    play(s, "attack phalanx-1", 4, 4)
    play(s, "proceed", 5)
    return play(s, "attack alexander", 3)


def test_preparation(campaign):
    s = campaign
    assert (s.turn, s.campaign.track[0][0], at(s), army(s)) == (
        1,
        "338",
        "Macedon",
        ["companions-1", "phalanx-1", "infantry-1", "archer-1"],
    )
    assert (kind(s), s.gold) == ("pay-tribute", 10), "Sardis: 1 + 4 = 5"
    play(s, "pay", 3, 6, "one-force")
    assert s.gold == 8
    assert s.view(0)["areas"]["Halicarnassus"]["gold"] == 2, "3 + 6 = 9"
    assert len(garrison(s, "Lycia")) == 3, "6 + 7: nothing happens"
    assert (kind(s), legal(s)[:2]) == ("meet-intrigue", ["cancel", "proceed"])
    play(s, "proceed", "persian-heavy-cavalry")
    assert [name.rstrip("-12345678") for name in force_names(s, s.operation)] == [
        "persian-infantry",
        "persian-heavy-cavalry",
    ]


def test_scouting_costs_one_gold(campaign):
    s = march(campaign)
    assert (s.gold, at(s)) == (7, "Chaeronea")
    assert garrison(s, "Chaeronea") == ["sacred-band-1", "greek-infantry-1", "greek-phalanx-1", "chares"]


def test_five_plans_are_free(campaign):
    s = march(campaign)
    assert s.view(0)["battle"]["enemy_plans"] == {"guards": 1, "infantry": 1, "raid": 1, "rally": 1}
    assert s.view(0)["battle"]["free"] == 5, "one of Alexander's own, three of Philip's, one of Hephaestion's"
    choose_plans(s)
    assert s.gold == 5, "the raid took 2, and no plan was paid for"
    assert s.view(0)["battle"]["enemy_plans"] == {"guards": 1, "infantry": 1, "rally": 1}


def test_the_battlefield_at_the_start_of_turn_2(campaign):
    s = first_turn(choose_plans(march(campaign)))
    battle = s.view(0)["battle"]
    assert (battle["round"], battle["duel"]) == (2, True)
    assert army(s) == ["companions-1", "phalanx-1", "infantry-1"]
    assert garrison(s, "Chaeronea") == ["greek-infantry-1", "chares/reduced"]
    assert [row["speed"] for row in battle["enemy"] if row["counter"] == "chares"] == [0]
    assert battle["plans"] == {"envelop": 1, "flank": 1, "lead": 1}
    assert battle["enemy_plans"] == {}, "Rally and Guards are spent, and Infantry ended with the first turn"


def test_envelop_would_end_the_battle_and_cost_the_glory_of_chares(campaign):
    s = first_turn(choose_plans(march(campaign)))
    run(s, "fight")
    play(s, "proceed", 2)
    run(s, "hit infantry-1")
    play(s, "attack infantry-1", 6)
    play(s, "attack phalanx-1", 4, 4)
    assert kind(s) == "seize-moment"
    assert s.advantage() == 2, "4 Forces against 2"
    run(s, "envelop")
    assert (kind(s), s.glory) == ("treat-conquest", 2)


def test_chares_falls_and_chaeronea_with_him(campaign):
    s = second_turn(first_turn(choose_plans(march(campaign))))
    assert (kind(s), s.glory, s.level) == ("treat-conquest", 4, 1)
    assert garrison(s, "Chaeronea") == []
    assert army(s) == ["companions-1", "phalanx-1", "infantry-1/reduced"]


def test_the_whole_turn_ends_as_printed(campaign):
    s = second_turn(first_turn(choose_plans(march(campaign))))
    run(s, "raze")
    assert s.gold == 10 - 2 - 1 - 2 + 12
    run(s, "halt")
    assert s.gold == 17 + 3 + 4, "the map's 3, and 1 for each of the 4 Greeks"
    assert not [move for move in legal(s) if move.startswith("appoint")], "4 Glory is not enough for an advisor"
    run(s, "build temple")
    assert "build city" not in legal(s)
    assert not [move for move in legal(s) if move.startswith("recruit")], "one type of purchase without Antipater"
    play(s, "draw", "maneuver")
    assert (s.gold, s.glory) == (24 - 3, 4 - 3)
    seen = s.view(0)
    assert seen["insights"] == ["maneuver"]
    assert seen["advisors"] == ["hephaestion"]
    assert seen["areas"]["Chaeronea"] == {
        "garrison": [],
        "conquered": "razed",
        "gold": 0,
        "glory": 0,
        "oracle": "none",
        "city": False,
        "temple": True,
        "demanded": False,
        "range": 0,
    }
    assert [force["counter"] for force in seen["army"]["forces"] if force["reduced"]] == ["infantry-1"]
    assert len(seen["army"]["forces"]) == 3
    run(s, "proceed")
    assert (s.turn, kind(s)) == (2, "refit-forces")


def test_the_lesson_can_be_played_through_and_refuses_other_moves():
    match = Match(GAME, ("learner",), Dice(1), guide="sample-turn")
    pages = 0
    while match.page is not None:
        page = match.page
        others = {action.notation for action in match.state.actions(0)} - {page.notation}
        if others:
            with pytest.raises(LessonError):
                match.play(0, min(others))
        match.play(0, page.notation)
        pages += 1
    s = match.state
    assert pages > 30
    assert s.outcome() is None, "the learner goes on freely"
    assert (at(s), s.razed, s.view(0)["insights"]) == ("Chaeronea", s.conquered, ["maneuver"])
    assert (s.glory, s.temples.bit_count(), s.advisors.bit_count()) == (1, 1, 1)
    assert army(s) == ["companions-1", "phalanx-1", "infantry-1/reduced"]
