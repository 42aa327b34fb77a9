"""Reading and judging a file of cards and boards: every complaint names the card or the region and says what to do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from argead.games.phalanxx.cards import MOST_CARDS, ROW_CARDS, Card, check_cards, read_card
from argead.kernel import DataError, read_pack
from argead.kernel.reading import (
    Table,
    as_table,
    constants,
    identifier,
    is_number,
    listed,
    once,
    one_of,
    spot,
    titled,
    word,
)

KINDS = ("plain", "city", "oasis")
HALVES = ("left", "right")
MOST_SEATS = 4
RANKS = 6
KEYS = {"id", "source", "constants", "tables", "starts", "card", "side"}
CONSTANTS = {
    "soldiers": range(3, 31),
    "start_hand": range(5),
    "exchange_from": range(1, 10),
    "low_roll": range(19),
    "low_roll_talents": range(11),
    "income": range(1, 11),
    "scout_price": range(11),
    "conflict_cost": range(11),
    "most_talents": range(18, 100),
    "heroism_among_last": range(14),
    "rotated_points": range(11),
    "group_points": range(21),
    "talents_a_point": range(1, 11),
    "camouflage": range(11),
    "merchant_price": range(6),
    "legend_cards": range(6),
    "legend_force": range(11),
    "intrigue_difference": range(6),
}
TABLES = {"prices": (ROW_CARDS, range(1, 10)), "left_out": (MOST_SEATS, range(14)), "ranks": (RANKS, range(1, 100))}
MOST_REGIONS = 32


@dataclass(frozen=True, slots=True)
class Region:
    """A region as the file has it."""

    id: str
    name: str
    kind: str
    place: str
    value: int
    start: int
    half: str
    at: tuple[float, float]
    borders: frozenset[str]


@dataclass(frozen=True, slots=True)
class Side:
    """A side of the board."""

    name: str
    players: tuple[int, ...]
    regions: tuple[Region, ...]


Pair = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Survey:
    """A file that has passed. `starts` are the cities and oases for one and for two players."""

    id: str
    constants: dict[str, int]
    tables: dict[str, tuple[int, ...]]
    starts: tuple[tuple[Pair, ...], tuple[Pair, ...]]
    cards: tuple[Card, ...]
    sides: tuple[Side, ...]


def survey(text: str) -> Survey:
    """Read a file of cards and boards."""
    data = read_pack(text, KEYS)
    numbers = constants("constants", data, CONSTANTS)
    tables = _tables(titled("tables", data))
    found = data.get("card")
    if not isinstance(found, list) or not found or len(found) > MOST_CARDS:
        raise DataError(f"the board file needs tables [[card]], at most {MOST_CARDS}")
    cards = tuple(read_card(f"card {number}", card) for number, card in enumerate(found, 1))
    check_cards(cards, numbers, tables["left_out"])
    found = data.get("side")
    if not isinstance(found, list) or len(found) != 2:
        raise DataError("the board file needs two tables [[side]]")
    sides = tuple(_side(f"side {number}", side) for number, side in enumerate(found, 1))
    if sorted(count for side in sides for count in side.players) != list(range(1, MOST_SEATS + 1)):
        raise DataError("each number of players, 1 to 4, must be named by one side and no other")
    starts = _starts(titled("starts", data), sides)
    _check_garrisons(sides, numbers["soldiers"])
    return Survey(data["id"], numbers, tables, starts, cards, sides)


def _tables(given: Table) -> dict[str, tuple[int, ...]]:
    for key, (length, values) in TABLES.items():
        found = given.get(key)
        if not isinstance(found, list) or len(found) != length or not all(is_number(n, values) for n in found):
            raise DataError(f"[tables] {key} must be {length} numbers from {values[0]} to {values[-1]}")
    if given["ranks"] != sorted(set(given["ranks"])):
        raise DataError("[tables] ranks must rise from the lowest rank to the highest")
    return {key: tuple(given[key]) for key in TABLES}


# Sides of the board --------------------------------------------------------------------------------------------------


def _side(where: str, found: Any) -> Side:
    given = as_table(where, found)
    name = word(where, "name", given.get("name"))
    players = given.get("players")
    if not isinstance(players, list) or not all(is_number(n, range(1, MOST_SEATS + 1)) for n in players):
        raise DataError(f"{where}: 'players' must be a list of numbers from 1 to {MOST_SEATS}")
    found = listed(where, "regions", given, 2, MOST_REGIONS)
    regions = tuple(_region(f"{where}, region {n}", region) for n, region in enumerate(found, 1))
    once(f"{where}: region", [region.id for region in regions])
    borders = {region.id: region.borders for region in regions}
    for region in regions:
        for other in region.borders:
            if other == region.id or region.id not in borders.get(other, ()):
                raise DataError(f"{where}: {region.id} borders {other!r}, which does not border {region.id} in turn")
    for kind in ("city", "oasis"):
        numbers = sorted(region.start for region in regions if region.start and region.kind == kind)
        if max(players, default=0) > 2 and numbers != list(range(1, max(players) + 1)):
            raise DataError(f"{where} needs one {kind} with each 'start' from 1 to {max(players)}")
    return Side(name, tuple(players), regions)


def _region(where: str, found: Any) -> Region:
    given = as_table(where, found)
    id_, name = identifier(where, "id", given.get("id")), word(where, "name", given.get("name"))
    where = f"{where} ({name})"
    kind = one_of(where, "kind", given.get("kind"), KINDS)
    place = "" if kind == "plain" else word(where, "place", given.get("place"))
    value, start = given.get("value", 0), given.get("start", 0)
    if not is_number(value, range(1, 11) if place else range(1)):
        raise DataError(f"{where}: a city or oasis needs a 'value' from 1 to 10, and nothing else has one")
    if not is_number(start, range(MOST_SEATS + 1) if place else range(1)):
        raise DataError(f"{where}: 'start' must be a number from 1 to {MOST_SEATS}, on a city or oasis")
    half = one_of(where, "half", given.get("half", ""), (*HALVES, ""))
    at = spot(where, given.get("at"))
    borders = given.get("borders")
    if not isinstance(borders, list) or not borders or not all(isinstance(other, str) for other in borders):
        raise DataError(f"{where} needs 'borders': the ids of its neighbours")
    if len(borders) >= MOST_REGIONS:
        raise DataError(f"{where} has too many 'borders': the most is {MOST_REGIONS - 1}")
    return Region(id_, name, kind, place, value, start, half, at, frozenset(borders))


def _starts(given: Table, sides: tuple[Side, ...]) -> tuple[tuple[Pair, ...], tuple[Pair, ...]]:
    one, two = (_pairs(given.get(key), key, players, sides) for players, key in enumerate(("one", "two"), 1))
    return one, two


def _pairs(given: Any, key: str, players: int, sides: tuple[Side, ...]) -> tuple[Pair, ...]:
    side = next(side for side in sides if players in side.players)
    kinds = {region.id: region.kind for region in side.regions if region.half != "right"}
    wanted = f"[starts] {key} must be {players} pairs of a city and an oasis in the left half of side {side.name}"
    if not isinstance(given, list) or len(given) != players:
        raise DataError(wanted)
    for pair in given:
        if not isinstance(pair, list) or [kinds.get(str(id_)) for id_ in pair] != ["city", "oasis"]:
            raise DataError(wanted)
    if len({id_ for pair in given for id_ in pair}) < 2 * players:
        raise DataError(f"[starts] {key} gives a place to two players")
    return tuple((city, oasis) for city, oasis in given)


def _check_garrisons(sides: tuple[Side, ...], soldiers: int) -> None:
    """In the solo game MaXXimilian holds all cities and oases of the left half but one of each."""
    side = next(side for side in sides if 1 in side.players)
    kinds = [region.kind for region in side.regions if region.half != "right"]
    needed = 2 * (kinds.count("city") - 1) + kinds.count("oasis") - 1
    if needed > soldiers:
        raise DataError(f"side {side.name}: MaXXimilian needs {needed} soldiers to start with, but has {soldiers}")
