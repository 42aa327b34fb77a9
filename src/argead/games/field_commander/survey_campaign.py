"""Judging one campaign of a file: its map, its track, its set-up and its options."""

from __future__ import annotations

from collections import Counter
from typing import Any

from argead.games.field_commander.actions import WORKS
from argead.games.field_commander.judge import costs, numbers, table, tables
from argead.games.field_commander.names import ADVISORS, NATIONS
from argead.kernel import DataError
from argead.kernel.reading import Table, flag, known, number, once, one_of, some_of, spot, word

KEYS = {"id", "start", "home", "level", "gold", "advisors", "given_advisors", "insights", "army", "income", "philip"}
KEYS |= {"flat_income_with_cities", "track", "areas", "roads", "operation", "siege", "option"}
LIMITS = {"level": 8, "gold": 60, "advisors": len(ADVISORS), "insights": 8}
INCOME = {"flat": 50, "destroyed": 9, "govern": 50, "raze": 50, "transport": 50}
AREA = {"name", "at", "kind", "nation", "walls", "random", "forces", "oracle"}
AREA_KINDS = ("plain", "battle", "stronghold")
MOST_AREAS = 32
MOST_ROADS = MOST_AREAS * (MOST_AREAS - 1) // 2
MOST_TURNS = 40
MOST_OPTIONS = 16
MOST_SIEGE_ORDERS = 25
OPERATIONS = ("none", "landing", "hits")
LANDS_FROM = "persia"
SIEGE = {"transports": 6, "mole_points": 50, "ship_hits": 6, "warships": 9, "raider_dice": 9, "raider_squares": 9}
SIEGE |= {"sections": 9, "quiet_turns": 40, "worse_after": 40, "pilgrimage_before": 40}
TRACKS = ("transport_costs", "mole_costs", "ship_costs", "warship_costs")
OPTION_NUMBERS = {"operation": 9, "advisors": 5, "gold": 50, "upkeep": 50, "ships": 9, "transports": 9}
OPTION_FLAGS = ("no_philip", "raiders")
OPTION_AREAS = {"garrison": "forces", "engines": "less"}
OPTION_PLACES = ("blockade", "toll")

Kinds = dict[str, tuple[str, int]]
"""The nation and the number of every kind of counter."""


def judge_campaign(given: Table, kinds: Kinds, leaders: set[str], walls: int) -> Table:
    """A campaign whose names and numbers are sound; what they mean is in `campaign.py`."""
    where = f"campaign {word('a campaign', 'id', given.get('id'))}"
    known(where, given, KEYS)
    names = _areas(where, given, kinds, leaders)
    for key, most in LIMITS.items():
        number(where, key, given.get(key), most, int(key == "level"))
    one_of(where, "start", given.get("start"), names)
    if given.get("home"):
        one_of(where, "home", given["home"], names)
    _forces(where, "army", given.get("army"), kinds, "macedon")
    some_of(where, "given_advisors", given.get("given_advisors", []), ADVISORS)
    _roads(where, given, names)
    for square in tables(where, "track", given, MOST_TURNS):
        word(f"{where}, track", "name", square.get("name"))
        number(f"{where}, track", "points", square.get("points"), 200)
    numbers(f"{where}, income", table(where, "income", given, set(INCOME)), INCOME)
    if "flat_income_with_cities" in given:
        number(where, "flat_income_with_cities", given["flat_income_with_cities"], 50)
    if "philip" in given:
        _area_and_number(f"{where}, philip", table(where, "philip", given, {"area", "plans"}), "plans", names)
    held = tuple(area["name"] for area in given["areas"] if area.get("nation") == LANDS_FROM)
    _operation(where, given, held)
    _options(where, given, names, kinds)
    if "siege" in given:
        _siege(where, given, names, walls)
    return given


def _areas(where: str, given: Table, kinds: Kinds, leaders: set[str]) -> tuple[str, ...]:
    areas = tables(where, "areas", given, MOST_AREAS, least=2)
    names = tuple(_area(where, area, kinds, leaders) for area in areas)
    once(f"{where}: the area", names)
    if all(area.get("kind", "plain") == "plain" for area in areas):
        raise DataError(f"{where} needs an area of the kind battle or stronghold: what is there to conquer?")
    _enough(where, [kind for area in areas for kind in area.get("forces", [])], kinds)
    return names


def _area(where: str, given: Table, kinds: Kinds, leaders: set[str]) -> str:
    name = word(f"{where}, an area", "name", given.get("name"))
    where = f"{where}, {name}"
    known(where, given, AREA)
    spot(where, given.get("at"))
    flag(where, "oracle", given.get("oracle", False))
    if one_of(where, "kind", given.get("kind", "plain"), AREA_KINDS) == "plain":
        if given.keys() & {"nation", "walls", "random", "forces"}:
            raise DataError(f"{where}: only an area of the kind battle or stronghold has a nation and a garrison")
        return name
    nation = one_of(where, "nation", given.get("nation"), NATIONS[1:])
    for key in ("walls", "random"):
        number(where, key, given.get(key, 0), 20)
    forces = _forces(where, "forces", given.get("forces", []), kinds, nation)
    if len(leaders & set(forces)) > 1:
        raise DataError(f"{where}: a battle can have at most one Leader")
    return name


def _forces(where: str, key: str, given: Any, kinds: Kinds, nation: str) -> list[str]:
    own = tuple(kind for kind, (owner, _) in kinds.items() if owner == nation)
    forces = some_of(where, key, given, own)
    _enough(where, forces, kinds)
    return forces


def _enough(where: str, forces: list[str], kinds: Kinds) -> None:
    for kind, count in Counter(forces).items():
        if count > kinds[kind][1]:
            raise DataError(f"{where}: too many {kind!r} counters: the most is {kinds[kind][1]}")


def _roads(where: str, given: Table, names: tuple[str, ...]) -> None:
    roads = given.get("roads")
    if not isinstance(roads, list) or not all(isinstance(road, list) and len(road) == 2 for road in roads):
        raise DataError(f"{where} needs 'roads': pairs of areas")
    if len(roads) > MOST_ROADS:
        raise DataError(f"{where} has too many 'roads': the most is {MOST_ROADS}")
    reached = {names[0]}
    for road in roads:
        some_of(where, "roads", road, names)
        if road[0] == road[1]:
            raise DataError(f"{where}: a road leads from {road[0]} to itself")
    for _ in names:
        reached |= {name for road in roads if reached & set(road) for name in road}
    for name in names:
        if name not in reached:
            raise DataError(f"{where}: no road leads from {names[0]} to {name}")


def _area_and_number(where: str, given: Table, key: str, names: tuple[str, ...]) -> None:
    one_of(where, "area", given.get("area"), names)
    number(where, key, given.get(key), 9)


def _operation(where: str, given: Table, held: tuple[str, ...]) -> None:
    operation = table(where, "operation", given, {"kind", "forces", "landing", "hits"})
    where = f"{where}, operation"
    kind = one_of(where, "kind", operation.get("kind"), OPERATIONS)
    number(where, "forces", operation.get("forces"), 9)
    if kind == "landing":
        landing = some_of(where, "landing", operation.get("landing"), held)
        if len(landing) not in (1, 6):
            raise DataError(f"{where}: 'landing' must be one area, or six by the die")
    if kind == "hits":
        number(where, "hits", operation.get("hits"), 9)


def _siege(where: str, given: Table, names: tuple[str, ...], walls: int) -> None:
    siege = table(where, "siege", given, {"island", "camp", "orders", *SIEGE, *TRACKS})
    where = f"{where}, siege"
    strongholds = tuple(area["name"] for area in given["areas"] if area.get("kind") == "stronghold")
    one_of(where, "island", siege.get("island"), strongholds)
    one_of(where, "camp", siege.get("camp"), names)
    found = numbers(where, siege, SIEGE)
    number(where, "sections", found["sections"], min(walls, SIEGE["sections"]), 1)
    tracks = {key: costs(where, key, siege.get(key)) for key in TRACKS}
    if found["warships"] + found["raider_squares"] > len(tracks["warship_costs"]):
        raise DataError(f"{where}: 'warship_costs' must have a cost for every warship")
    gifts = {key: sum(option.get(key, 0) for option in given.get("option", [])) for key in ("transports", "ships")}
    if found["transports"] + gifts["transports"] > len(tracks["transport_costs"]) + 1:
        raise DataError(f"{where}: 'transports', with those of options, must be a square of the track")
    if gifts["ships"] > len(tracks["ship_costs"]):
        raise DataError(f"{where}: the 'ships' of options must be a square of the track")
    orders = tables(where, "orders", siege, MOST_SIEGE_ORDERS)
    upto = [_siege_order(f"{where}, order {n}", row) for n, row in enumerate(orders, 1)]
    if sorted(set(upto)) != upto:
        raise DataError(f"{where}: 'orders' must rise in 'upto'")


def _siege_order(where: str, given: Table) -> int:
    known(where, given, {"upto", "repair", "lose", "gold"})
    if not flag(where, "repair", given.get("repair", False)):
        one_of(where, "lose", given.get("lose"), WORKS)
        number(where, "gold", given.get("gold"), 50)
    return number(where, "upto", given.get("upto"), 12, -12)


def _options(where: str, given: Table, names: tuple[str, ...], kinds: Kinds) -> None:
    options = tables(where, "option", given, MOST_OPTIONS, least=0)
    for option in options:
        _option(where, option, names, kinds)
    once(f"{where}: the option", [option["id"] for option in options])


def _option(where: str, given: Table, names: tuple[str, ...], kinds: Kinds) -> None:
    where = f"{where}, option {word(where, 'id', given.get('id'))}"
    inner = {*OPTION_NUMBERS, *OPTION_FLAGS, *OPTION_AREAS, *OPTION_PLACES, "unwalled", "army"}
    known(where, given, {"id", "points", *inner})
    number(where, "points", given.get("points"), 50, -50)
    for key in given.keys() & OPTION_NUMBERS.keys():
        number(where, key, given[key], OPTION_NUMBERS[key])
    for key in given.keys() & set(OPTION_FLAGS):
        flag(where, key, given[key])
    for key in given.keys() & OPTION_AREAS.keys():
        amount = OPTION_AREAS[key]
        _area_and_number(f"{where}, {key}", table(where, key, given, {"area", amount}), amount, names)
    for key in given.keys() & set(OPTION_PLACES):
        asked = table(where, key, given, {"gold", "areas"})
        number(f"{where}, {key}", "gold", asked.get("gold"), 50)
        some_of(f"{where}, {key}", "areas", asked.get("areas"), names)
    if "unwalled" in given:
        one_of(where, "unwalled", given["unwalled"], names)
    _forces(where, "army", given.get("army", []), kinds, "macedon")
