"""Every heading of the rulebook, every counter with a text of its own and every ruling has a test that names it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from argead.games.field_commander import GAME
from argead.games.field_commander.names import ADVISORS, ENEMY_PLANS, INSIGHTS, PLANS, PROPHECIES
from argead.language import phrasebook

HEADINGS = [
    *("victory", "pivotal_areas", "campaign_options", "glorification", "death_of_alexander", "gold_counters"),
    *("advance_turn_counter", "refit", "enemy_orders", "intrigue", "enemy_forces", "gold_reduction", "1_wall", "go"),
    *("scouting", "resistance", "foraging", "clear", "disbanding", "move_army", "repeat_the_conquest_step"),
    *("prophecies", "accepting", "completing", "failing", "force_advantage", "force_counters", "battle_value", "speed"),
    *("archers", "phalanx", "cavalry", "leaders", "siege_engines", "walls", "running_out_of_force_counters"),
    *("enemy_battle_plans", "alexander_battle_plans", "retreat", "intimidation", "raze", "govern", "gain_gold"),
    *("forces_cost", "cities", "temples", "insights", "advisors", "moving_to_tyre", "transport_track", "mole_track"),
    *("siege_engine_ship_track", "tyre_fleet_track", "tyre_enemy_orders", "gaugamela", "linked", "stand_alone"),
]
EXAMPLES = 30
"""Worked examples of both rulebooks besides the sample turn, at the least."""

GUIDE = Path(__file__).parents[3] / "docs" / "field-commander.md"
RULINGS = re.findall(r"(?m)^\| (F\d\d) \|", GUIDE.read_text(encoding="utf-8"))
NAMES = [
    name
    for path in sorted(Path(__file__).parent.glob("test_*.py"))
    if path != Path(__file__)
    for name in re.findall(r"(?m)^def test_(\w+)\(", path.read_text(encoding="utf-8"))
]


@pytest.mark.parametrize("heading", HEADINGS)
def test_every_heading_of_the_rulebook_is_named(heading):
    assert [name for name in NAMES if f"_{heading}_" in f"_{name}_"]


@pytest.mark.parametrize("counter", [*PLANS, *ENEMY_PLANS, *INSIGHTS, *ADVISORS, *PROPHECIES])
def test_every_plan_insight_advisor_and_prophecy_is_named(counter):
    assert [name for name in NAMES if counter in name.split("_")]


def test_every_ruling_of_the_page_is_named_and_no_test_names_another():
    assert [f"F{number:02}" for number in range(1, len(RULINGS) + 1)] == RULINGS
    assert {word for name in NAMES for word in name.split("_") if re.fullmatch(r"[FR]\d\d", word)} == set(RULINGS)


def test_every_example_is_a_test_of_its_own():
    assert len([name for name in NAMES if "example" in name.split("_")]) >= EXAMPLES


@pytest.mark.parametrize(
    ("lang", "section", "says"),
    [
        ("en", "linked", "at level 1 and has no advisor left, the campaign is lost"),
        ("fr", "linked", "au niveau 1 et n’a plus de conseiller, la campagne est finalement perdue"),
        ("en", "moving", "without any defenders can be called on to surrender too"),
        ("fr", "moving", "sans défenseur peut elle aussi être sommée de se rendre"),
        ("en", "intimidation", "once in a turn"),
        ("fr", "intimidation", "une fois par tour"),
    ],
)
def test_the_rules_page_says_what_the_engine_does(lang, section, says):
    """F42, F40 and F49: the page has said other things, or nothing."""
    text = next(each.markdown for each in phrasebook(GAME, lang).rules() if each.id == section)
    assert says in " ".join(text.split())
