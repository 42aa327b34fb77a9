"""Our maps: ranges and roads that the rulebook's examples force, and the chances that follow from the counters."""

from __future__ import annotations

import pytest

from argead.games.field_commander.board import OWN_TEXT, load
from argead.games.field_commander.names import PROPHECIES
from games.field_commander.position import GAME

CAMPAIGNS = {campaign["id"]: campaign for campaign in GAME.geometry(None)["campaigns"]}


def distance(campaign: str, start: str, goal: str) -> int:
    """The fewest roads between two areas: a plain search of its own."""
    roads = CAMPAIGNS[campaign]["roads"]
    reached, steps = {start}, 0
    while goal not in reached:
        reached |= {b for road in roads for a, b in (road, road[::-1]) if a in reached}
        steps += 1
        assert steps < 50
    return steps


@pytest.mark.parametrize(
    ("campaign", "start", "goal", "steps"),
    [
        ("granicus", "Macedon", "Sardis", 4),
        ("granicus", "Macedon", "Halicarnassus", 6),
        ("granicus", "Macedon", "Lycia", 7),
        ("granicus", "Chaeronea", "Sardis", 5),
        ("issus", "Lycia", "Side", 1),
        ("issus", "Issus", "Tarsos", 1),
        ("issus", "Issus", "Sidon", 2),
        ("tyre", "Sidon", "Gaza", 4),
        ("gaugamela", "Thapsacus", "Babylon", 2),
    ],
)
def test_ranges_that_examples_and_reports_force(campaign, start, goal, steps):
    assert distance(campaign, start, goal) == steps


@pytest.mark.parametrize("campaign", load(None).campaigns, ids=lambda campaign: campaign.id)
def test_every_range_is_the_fewest_roads(campaign):
    for a, start in enumerate(campaign.areas):
        for b, goal in enumerate(campaign.areas):
            assert campaign.range[a][b] == distance(campaign.id, start, goal)


def test_issus_can_be_reached_past_tarsos():
    """S5: an army sat at Issus while Tarsos was still Persian."""
    roads = {frozenset(road) for road in CAMPAIGNS["issus"]["roads"]}
    assert {frozenset(("Cappadocia", "Issus")), frozenset(("Ancyra", "Cappadocia"))} <= roads


def test_oracles_lead_from_one_start_level_to_the_next():
    """A1 and two oracles make A3; A3 and one make A4; the journey to Siwa makes A5."""
    oracles = {name: sum(area["oracle"] for area in campaign["areas"]) for name, campaign in CAMPAIGNS.items()}
    assert oracles == {"granicus": 2, "issus": 1, "tyre": 0, "gaugamela": 3}
    assert [campaign.level for campaign in load(None).campaigns] == [1, 3, 4, 5]


def test_only_gaugamela_ends_at_home():
    homes = {name: campaign["home"] for name, campaign in CAMPAIGNS.items()}
    assert homes == {"granicus": None, "issus": None, "tyre": None, "gaugamela": "Babylon"}


def test_prophecy_turns():
    assert dict(zip(PROPHECIES, load(None).prophecy_turns, strict=True)) == {
        "wood": 4,
        "care": 4,
        "unbeatable": 4,
        "nature": 2,
        "winds": 2,
        "serpent": 2,
        "lions": 2,
        "spears": 3,
    }


def test_tracks_of_victory_points():
    tracks = {name: [square["points"] for square in campaign["track"]] for name, campaign in CAMPAIGNS.items()}
    assert tracks["granicus"] == [35, 30, 25, 20, 15, 10, 5, 0]
    assert tracks["issus"] == [40, 35, 30, 25, 20, 15, 10, 5]
    assert tracks["tyre"] == [45, 42, 39, 36, 33, 30, 27, 24, 21, 18, 8, 5]
    assert tracks["gaugamela"] == [70, 65, 60, 55, 50, 45, 40, 35, 30, 20, 10]
    assert CAMPAIGNS["tyre"]["track"][9]["name"] == "October"


def test_reduced_sides_are_one_less_in_everything():
    """Facts 4.2: speed, battle value and superscript each one less, at least 0, 1 and 0."""
    for name, counter in GAME.geometry(None)["counters"].items():
        if counter["reduced"] and counter["type"] != "WA":
            speed, battle, superscript = counter["full"]
            assert counter["reduced"] == [max(0, speed - 1), max(1, battle - 1), max(0, superscript - 1)], name


def test_one_step_types():
    counters = GAME.geometry(None)["counters"].values()
    assert {counter["type"] for counter in counters if counter["reduced"] is None} == {"AR", "PE", "SE"}


def test_every_table_of_the_file_has_a_source():
    tables = OWN_TEXT.split("\n[")[1:]
    assert len(tables) > 50
    assert all("source = " in part for part in tables)
