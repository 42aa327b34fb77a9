"""The page of the rules: its numbers are those of the file of counters and campaigns.

What its examples tell is played in `test_rules_examples.py`.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from typing import Any

import pytest

from argead.games.field_commander.board import OWN_TEXT
from argead.language import LANGUAGES
from support.pages import numerals, read_numbers, rows, sections, text

NAME = "field-commander"
FILE = tomllib.loads(OWN_TEXT)
CAMPAIGNS = {campaign["id"]: campaign for campaign in FILE["campaign"]}
SIEGE = CAMPAIGNS["tyre"]["siege"]
FORCES = FILE["force"]
SUPERSCRIPTS = "⁰¹²³⁴"
COINS = {1: 4, 2: 2, 5: 3, 10: 3}
"""Gold counters: how many of each value."""

BULLET = re.compile(r"\n- ")


def spelled(values: list[int]) -> str:
    """Speed, battle value and superscript, as the page writes them."""
    speed, battle, superscript = values
    return f"{speed} / {battle}{SUPERSCRIPTS[superscript] if superscript else ''}"


def sides(force: dict[str, Any]) -> str:
    return " → ".join(spelled(force[side]) for side in ("full", "reduced") if side in force)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_forces_every_counter_is_in_a_table_with_its_number_and_both_sides(lang: str) -> None:
    told = Counter[str]()
    for name, values in rows(text(NAME, lang, "forces")):
        if "/" in values:
            count = re.match(r"\d+", name)
            # leaders stand by their names, some of them together
            told[values] += int(count[0]) if count else name.count(",") + 1
    levels = Counter(spelled(level) for level in FILE["alexander"]["levels"])
    counted = Counter[str]()
    for force in FORCES:
        counted[sides(force)] += force["count"]
    assert told == counted + levels


def test_contents_the_counters_add_up() -> None:
    by_nation = Counter[str]()
    for force in FORCES:
        by_nation[force["nation"]] += force["count"]
    leaders = Counter(force["nation"] for force in FORCES if force["type"] == "LE")
    assert sum(value * count for value, count in COINS.items()) == FILE["limits"]["gold"]
    expected = [
        len(FILE["alexander"]["levels"]),
        *(by_nation[nation] for nation in ("macedon", "persia", "india", "greece")),
        FILE["limits"]["walls"],
        len(set(FILE["plans"]) - {"source"}) + 1,  # Fate is no plan that can be chosen
        sum(count for name, count in FILE["enemy_plans"].items() if name != "source"),
        5,
        8,
        len(set(FILE["prophecies"]) - {"source"}),
        sum(counter["count"] for counter in FILE["operation"]),
        sum(COINS.values()),
        8,
        7,
        FILE["limits"]["buildings"],
        1 + 1 + 4,
    ]
    named = [1, 8, leaders["persia"], leaders["india"], leaders["greece"], 4]
    coins = [number for value, count in COINS.items() for number in (count, value)]
    for lang in LANGUAGES:
        assert [int(row[1]) for row in rows(text(NAME, lang, "contents"))[1:]] == expected
    assert read_numbers(NAME, "contents") == Counter([1, 4, sum(expected), *expected, *named, *coins])
    assert sum(expected) == 176, "as reported of the printed sheet"


def several(kinds: list[str]) -> list[int]:
    """The numbers that a list of Forces is told with: those above one."""
    return [count for count in Counter(kinds).values() if count > 1]


def of_campaign(campaign: dict[str, Any]) -> list[int]:
    """The numbers of a campaign's set-up, but for those that its areas share."""
    given = [campaign["level"], campaign["gold"], campaign["advisors"], len(campaign["track"])]
    battles = [several(area["forces"]) for area in campaign["areas"] if "forces" in area]
    return [*given, *several(campaign["army"]), *(number for each in battles for number in each)]


SET_UPS = {
    # strongholds with the same garrison are told once; then the points of the turns
    "granicus": [3, 3, 3, 35, 5, 0],
    "issus": [2, 2, 2, 40, 5, 5],
    "tyre": [332, 45, 3, 18, 8, 5],
    "gaugamela": [2, 2, 70, 5, 30, 20, 10],
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("place", "name"), list(enumerate(SET_UPS)))
def test_setting_up_a_campaign(lang: str, place: int, name: str) -> None:
    campaign = CAMPAIGNS[name]
    told = BULLET.split(text(NAME, lang, "set-up"))[place + 1].partition("\n\n")[0]
    assert numerals(told) == Counter([*of_campaign(campaign), *SET_UPS[name]])
    garrisons = {(area.get("walls", 0), area["random"]) for area in campaign["areas"] if "random" in area}
    assert all({walls, drawn} - {0, 1} <= set(numerals(told)) for walls, drawn in garrisons)
    points = [square["points"] for square in campaign["track"]]
    assert {points[0], points[-1]} <= set(numerals(told))


def test_setting_up_the_points_of_the_turns() -> None:
    points = {name: [square["points"] for square in campaign["track"]] for name, campaign in CAMPAIGNS.items()}
    assert points["granicus"] == list(range(35, -1, -5))
    assert points["issus"] == list(range(40, 4, -5))
    assert points["tyre"] == [*range(45, 17, -3), 8, 5]
    assert points["gaugamela"] == [*range(70, 29, -5), 20, 10]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_with_their_points(lang: str) -> None:
    for campaign, told in zip(CAMPAIGNS.values(), BULLET.split(text(NAME, lang, "options"))[1:], strict=True):
        points = [option["points"] for option in campaign["option"]]
        assert [int(number.replace("−", "-")) for number in re.findall(r"[+−]\d+(?=\))", told)] == points


def test_the_charts_of_orders_operations_and_prophecies() -> None:
    limits = [order["upto"] for order in FILE["order"]]
    for lang in LANGUAGES:
        chart = [[int(number) for number in re.findall(r"\d+", row[0])] for row in rows(text(NAME, lang, "orders"))[1:]]
        assert [line[-1] for line in chart[:-1]] == limits
        assert chart[-1] == [limits[-1] + 1]
        counters = rows(text(NAME, lang, "operations"))[1:]
        assert [int(row[1]) for row in counters] == [counter["count"] for counter in FILE["operation"]]
        prices = [counter.get("cancel_gold", counter.get("cancel_glory", 0)) for counter in FILE["operation"]]
        assert [int((re.findall(r"\d+", row[2]) or ["0"])[0]) for row in counters] == prices
        turns = [int(row[2]) for row in rows(text(NAME, lang, "accepting"))[1:]]
        assert turns == [FILE["prophecies"][name] for name in FILE["prophecies"] if name != "source"]


def test_a_life_the_ladder_of_immortality() -> None:
    steps = FILE["immortality"]["years"]
    for lang in LANGUAGES:
        table = rows(text(NAME, lang, "linked"))[1:]
        assert [int(re.findall(r"\d+", row[0])[0]) for row in table] == [step["from"] for step in steps]
        assert [next(iter(numerals(row[1]))) for row in table] == [step["years"] for step in steps]


def test_every_other_number_is_one_of_the_file() -> None:
    prices, incomes = FILE["prices"], {name: campaign["income"] for name, campaign in CAMPAIGNS.items()}
    granicus, gaugamela, tyre = incomes["granicus"], incomes["gaugamela"], incomes["tyre"]
    failure, ongoing = FILE["intimidation"]["failure"], FILE["intimidation"]["ongoing"]
    courtesans, ladder = FILE["intimidation"]["courtesans"], FILE["immortality"]
    transports = [SIEGE["transports"], len(SIEGE["transport_costs"]) + 1, tyre["transport"], *SIEGE["transport_costs"]]
    orders = [number for order in SIEGE["orders"] for number in (order["upto"], order.get("gold", 0))]
    hits = CAMPAIGNS["gaugamela"]["operation"]["hits"]
    (landing,) = [campaign["operation"]["landing"] for campaign in CAMPAIGNS.values() if campaign["id"] == "issus"]
    expected = {
        "refit": [prices["refit"]],
        "go": [*range(1, len(landing) + 1), 5, 5],
        "running-out": [2],
        "scouting": [1, 1, 5, 2, 3, 6],
        "completing": [len(FILE["alexander"]["levels"])],
        "failing": [1],
        "walls": [2, 1, 0, 2, 4, 3, 1],
        "enemy-plans": [sum(count for name, count in FILE["enemy_plans"].items() if name != "source")],
        "own-plans": [prices["plan"], CAMPAIGNS["granicus"]["philip"]["plans"]],
        "plans": [1, 3, 1, 2, 1, 2, 2, 1],
        "death": [1, 2, 5, 3, 1],
        "retreat": [1],
        "intimidation": [1, courtesans, failure, failure + 1, ongoing, ongoing + 1, *(5, 3, 2, 4, 6, 2, 8)],
        "glory": [2, 2, 1],
        "govern-raze": [granicus["govern"], granicus["raze"], gaugamela["govern"], gaugamela["raze"]],
        "gain-gold": [
            *(granicus["flat"], tyre["flat"], gaugamela["flat"], tyre["transport"], granicus["destroyed"]),
            *(CAMPAIGNS["issus"]["flat_income_with_cities"], incomes["issus"]["flat"]),
        ],
        "spending": [
            *(prices["city"], ladder["city"], prices["temple"]),
            *(prices["advisor"], prices["insight"], prices["chosen_insight"]),
        ],
        "insights": [1, 1, courtesans, 3],
        "advisors": [1, 1, 1],
        "tyre": [*transports, *SIEGE["mole_costs"], *SIEGE["ship_costs"]],
        "tyre-orders": [1, *(number for number in orders if number != 0), 0, 4, 1, 0],
        "siege-ships": [SIEGE["ship_hits"]],
        "warships": sorted(SIEGE["warship_costs"]),
        "tyre-victory": [SIEGE["mole_points"]],
        "gaugamela": [hits, 2, 1, 1, 2 * hits],
        "victory": [ladder["city"], SIEGE["mole_points"]],
    }
    charts = {"contents", "set-up", "options", "orders", "operations", "accepting", "forces", "linked"}
    played = {"resolution", "tyre-month"}
    for section in set(sections(NAME)) - charts - played:
        assert read_numbers(NAME, section) == Counter(expected.get(section, [])), section
