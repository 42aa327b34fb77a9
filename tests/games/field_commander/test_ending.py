"""Victory, the stand-alone valuation, and linked campaigns."""

from __future__ import annotations

import pytest

from argead.games.field_commander.board import load
from argead.games.field_commander.ending import reckon
from argead.kernel import Dice, Script
from games.field_commander.invariants import check
from games.field_commander.position import GAME, army, at, kind, legal, play, position, run

PIVOTAL = {
    "granicus": ["Chaeronea", "Granicus", "Sardis", "Halicarnassus", "Lycia"],
    "issus": ["Side", "Ancyra", "Tarsos", "Issus", "Sidon"],
    "tyre": ["Tyre", "Gaza"],
    "gaugamela": ["Gaugamela", "Babylon", "Susa", "Persepolis", "Maracanda", "Hydaspes"],
}
LAST = {"granicus": "Lycia", "issus": "Sidon", "tyre": "Gaza", "gaugamela": "Babylon"}


def last_conquest(campaign="granicus", move="govern", forces=("phalanx",) * 4, life=False, **more):
    """Everything is conquered but one stronghold, which surrenders; the army governs or razes it."""
    last = LAST[campaign]
    others = [area for area in PIVOTAL[campaign] if area != last]
    governed = more.pop("governed", ())
    s = position(
        campaign if not life else "life",
        area=last,
        army=forces,
        governed=governed,
        razed=[area for area in others if area not in governed],
        garrisons={last: ["persian-archer"]},
        **more,
    )
    play(s, "intimidate", 6)
    if kind(s) == "press-demand":
        run(s, "proceed")  # Spies could still be played
    return run(s, move)


# Victory -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("campaign", PIVOTAL)
def test_pivotal_areas_all_must_be_conquered(campaign):
    s = GAME.new(1, Dice(1), campaign=campaign)
    assert [s.name(n) for n in range(len(s.campaign.areas)) if s.campaign.pivotal >> n & 1] == PIVOTAL[campaign]
    won = last_conquest(campaign, level=3)
    assert (won.outcome().reason, won.outcome().ranks) == ("victory", (1,))


def test_victory_example_granicus_in_summer_335_is_20_points():
    s = last_conquest(turn=4)
    assert s.campaign.track[3] == ("Summer 335", 20)
    assert s.outcome().scores == (20,)


def test_victory_points_the_fewer_turns_the_more():
    scores = [last_conquest(turn=turn).outcome().scores[0] for turn in range(1, 9)]
    assert scores == [35, 30, 25, 20, 15, 10, 5, 0]


def test_victory_5_points_for_every_city():
    assert last_conquest(turn=4, cities=["Ilium", "Sestus"], temples=["Ilium"]).outcome().scores == (30,)


def test_victory_options_count_on_a_win():
    s = last_conquest(turn=4, adopted=["theban-fury", "untested-prince", "royal-treasury"])
    assert s.outcome().scores == (20 + 5 + 5 - 5,)


def test_gaugamela_is_won_back_in_babylon():
    everything = [area for area in PIVOTAL["gaugamela"] if area != "Hydaspes"]
    s = position(
        "gaugamela",
        at="battle",
        area="Hydaspes",
        level=8,
        razed=everything,
        garrisons={"Hydaspes": ["porus/reduced", "indian-infantry"]},
    )
    run(s, "fight")
    play(s, "duel", 1)
    run(s, "govern")
    assert (s.outcome(), kind(s)) == (None, "lead-army")
    s = position("gaugamela", area="Susa", razed=PIVOTAL["gaugamela"], turn=6)
    play(s, "scout babylon", 1)
    run(s, "march")
    assert (s.outcome().reason, s.outcome().scores, at(s)) == ("victory", (45,), "Babylon")


# Immortality ---------------------------------------------------------------------------------------------------------


def test_immortality_example_4_governed_3_glory_25_points_are_86():
    s = position(
        "granicus",
        turn=3,
        level=3,
        glory=3,
        gold=30,
        governed=["Chaeronea", "Granicus", "Sardis", "Halicarnassus"],
        razed=["Lycia"],
        army=["phalanx"] * 3,
        advisors=["parmenion", "antipater"],
        insights=["spies", "trap"],
    )
    entry = reckon(s)
    assert (entry.points, entry.governed, entry.glory) == (25, 4, 3)
    assert entry.immortality == 24 + 12 + 50 == 86


def test_gaugamela_adds_10_for_each_level():
    s = last_conquest("gaugamela", "raze", level=6, turn=6)
    assert s.immortality == 2 * 45 + 4 * s.glory + 60


@pytest.mark.parametrize(
    ("points", "years"),
    [
        (0, 50),
        (69, 50),
        (70, 100),
        (139, 100),
        (140, 500),
        (209, 500),
        (210, 1000),
        (280, 1500),
        (350, 2000),
        (419, 2000),
        (420, 2500),
        (448, 2500),
        (490, 3000),
        (560, 4000),
        (629, 4000),
        (630, 5000),
        (900, 5000),
    ],
)
def test_F29_the_table_of_years(points, years):
    """The French table prints 100 to 139 where the English has 70 to 139: English is right."""
    assert load(None).years(points) == years


def test_stand_alone_victory_calculation_by_the_same_table():
    s = last_conquest(turn=4, governed=["Sardis"], glory=1)
    entry = s.reckoning[-1]
    assert entry.immortality == 6 * 2 + 4 * 3 + 2 * 20 == s.immortality
    assert s.outcome().scores == (20,)


def test_score_check_of_a_reported_life():
    """S8: 82 + 80 + 74 + 152 and a final A6 are 448, remembered 2500 years."""
    assert 82 + 80 + 74 + 152 + 6 * load(None).immortality["level"] == 448
    assert load(None).years(448) == 2500


# Linked campaigns ----------------------------------------------------------------------------------------------------


def first_life(**more):
    """A life that has just won Granicus, in Summer 335."""
    more = {"turn": 4, "level": 3, "forces": ("phalanx", "phalanx", "infantry/reduced", "archer", "companions")} | more
    return last_conquest(life=True, **more)


def test_a_life_begins_with_granicus():
    s = GAME.new(1, Dice(1), campaign="life")
    assert (s.campaign.id, s.view(0)["life"]) == ("granicus", True)


@pytest.fixture
def issus():
    """The second campaign of a life, whose set-up has been drawn: nobody was asked for an advisor."""
    s = first_life(advisors=["parmenion"], insights=["spies"], gold=30, glory=3, cities=["Ilium"], temples=["Ilium"])
    garrisons = ["persian-infantry"] * 6 + ["persian-archer"] * 2
    play(s, "begin", *garrisons, "persian-peltast")
    return play(s, "proceed", 2, 6, 6, 6, "five-gold")


def test_F43_linked_forces_advisors_glorification_and_insights_come_along(issus):
    assert army(issus) == ["companions-1", "phalanx-1", "phalanx-2", "infantry-1/reduced", "archer-1"]
    assert (issus.view(0)["advisors"], issus.view(0)["insights"]) == (["parmenion"], ["spies"])
    assert (issus.level, at(issus)) == (3, "Lycia")


def test_linked_the_rest_is_set_up_anew(issus):
    assert (issus.gold, issus.glory, issus.cities, issus.temples, issus.conquered) == (15, 0, 0, 0, 0)
    assert issus.turn == 1
    check(issus)


def test_linked_who_arrives_alone_marches_alone():
    s = first_life(forces=("phalanx",) * 4)
    s.pool |= s.army
    s.army = 0
    play(s, "begin", *["persian-infantry"] * 6, *["persian-archer"] * 2, "persian-peltast", 2, 6, 6, 6, "five-gold")
    assert (army(s), s.level) == ([], 3)


def test_linked_what_turns_into_immortality():
    s = first_life(glory=3, governed=["Sardis", "Granicus"])
    entry = s.reckoning[0]
    assert (entry.campaign, entry.won) == ("granicus", True)
    assert s.immortality == 6 * 3 + 4 * (3 + 2) + 2 * 20


def test_linked_lost_advisors_can_be_bought_in_the_next_campaign():
    s = first_life(advisors=["parmenion"])
    assert s.lost_advisors == 0
    assert s.insight_cup == 255


def test_linked_an_open_prophecy_has_failed_a_level_or_an_advisor():
    s = first_life(advisors=["parmenion"], prophecies={"lions": 6})
    assert (kind(s), legal(s)) == ("fail-prophecy", ["lower", "dismiss parmenion"])
    after = run(s.clone(s.chance), "lower")
    assert (after.campaign.id, after.level) == ("issus", 2)
    after = run(s.clone(s.chance), "dismiss parmenion")
    assert (after.level, after.advisors) == (3, 0)


def test_F42_linked_an_open_prophecy_and_nothing_to_lose_the_campaign_is_lost():
    s = first_life(level=1, prophecies={"lions": 6})
    assert s.outcome().reason == "prophecy"


def test_stand_alone_an_open_prophecy_costs_nothing():
    assert last_conquest(level=1, prophecies={"lions": 6}).outcome().reason == "victory"


def test_linked_a_lost_campaign_ends_the_life():
    s = position("life", at="advance", turn=8)
    assert (s.outcome().reason, s.outcome().scores, s.outcome().ranks) == ("time", (0,), (2,))


def test_linked_the_last_victory_ends_the_life_with_its_immortality():
    s = position("gaugamela", area="Susa", razed=PIVOTAL["gaugamela"], turn=6, level=7, glory=2)
    s.life, s.immortality = True, 200
    s.reckoning = tuple(reckon(s)._replace(campaign=name, immortality=0) for name in ("granicus", "issus", "tyre"))
    play(s, "scout babylon", 1)
    run(s, "march")
    assert s.outcome().scores == (200 + 90 + 8 + 70,)
    assert s.outcome().reason == "victory"
    assert s.view(0)["years"] == 2000


def test_linked_tyre_does_not_give_antipater_to_a_life():
    s = GAME.new(1, Script([]), campaign="life")
    s.campaign_number = 2
    s.level, s.advisors = 4, 0
    s.clear_campaign()
    play(s, "begin", 6)
    assert (s.campaign.id, s.advisors) == ("tyre", 0)
