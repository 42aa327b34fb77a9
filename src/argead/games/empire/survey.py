"""Reading and judging a board file: every complaint names the region and the province and says what to do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from argead.games.empire.actions import CAMP
from argead.kernel import DataError, read_pack, slug
from argead.kernel.reading import as_table, constants, is_number, listed, one_of, spot, word

SITES = ("temple", "city")
PRICES = {"land": range(3), "sea": range(3, 4)}
REGIONS = 6
MOST_PROVINCES = 9
MOST_ARROWS = MOST_PROVINCES * (MOST_PROVINCES - 1)
KEYS = {"id", "source", "constants", "short_game", "region"}
CONSTANTS = {
    "cubes": range(4, 31),
    "temples": range(1, 31),
    "cities": range(1, 31),
    "steps": range(1, 6),
    "rounds": range(1, 6),
    "province_points": range(21),
    "temple_points": range(21),
    "city_points": range(21),
    "temple_price": range(1, 6),
    "city_price": range(1, 6),
    "most_cities": range(51),
    "most_temples": range(51),
    "most_cities_in_region": range(51),
    "most_temples_in_region": range(51),
}
SHORT_GAME = {"first_region": range(1, REGIONS + 1), "last_region": range(1, REGIONS + 1), "divisor": range(1, 11)}


@dataclass(frozen=True, slots=True)
class Province:
    """A province as the file has it."""

    name: str
    at: tuple[float, float]
    sites: frozenset[str]


@dataclass(frozen=True, slots=True)
class Arrow:
    """A way from one province into another, with its price. Provinces count from 0."""

    start: int
    end: int
    price: int
    kind: str


@dataclass(frozen=True, slots=True)
class Region:
    """A region as the file has it. Provinces count from 0."""

    id: str
    name: str
    symbol: str
    start: str
    goal_symbol: str
    entry: int
    goal: int
    provinces: tuple[Province, ...]
    arrows: tuple[Arrow, ...]


@dataclass(frozen=True, slots=True)
class Survey:
    """A board that has passed."""

    id: str
    constants: dict[str, int]
    short_game: dict[str, int]
    regions: tuple[Region, ...]


def survey(text: str) -> Survey:
    """Read a board file."""
    data = read_pack(text, KEYS)
    regions = data.get("region")
    if not isinstance(regions, list) or len(regions) != REGIONS:
        raise DataError(f"the board needs {REGIONS} tables [[region]]")
    numbers = constants("constants", data, CONSTANTS)
    short_game = constants("short_game", data, SHORT_GAME)
    if short_game["first_region"] > short_game["last_region"]:
        raise DataError("[short_game] first_region must not come after last_region")
    read = tuple(_region(f"region {number}", region) for number, region in enumerate(regions, 1))
    _check_names(read)
    return Survey(data["id"], numbers, short_game, read)


def _check_names(regions: tuple[Region, ...]) -> None:
    """Names are also how places are typed, so two that are typed alike are the same."""
    ids: dict[str, int] = {}
    seen: set[str] = set()
    for number, region in enumerate(regions, 1):
        if ids.setdefault(region.id, number) != number:
            raise DataError(f"region {number}: the id {region.id!r} is region {ids[region.id]}'s: use each id once")
        for n, province in enumerate(region.provinces, 1):
            typed = slug(province.name)
            if typed == CAMP:
                raise DataError(f"region {number}, province {n} ({province.name}): this name is taken by the camp")
            if typed in seen:
                raise DataError(f"the province {province.name} appears twice on the board: use each name once")
            seen.add(typed)


def _region(where: str, found: Any) -> Region:
    given = as_table(where, found)
    words = {key: word(where, key, given.get(key)) for key in ("id", "name", "symbol", "start", "goal_symbol")}
    found = listed(where, "provinces", given, 2, MOST_PROVINCES)
    provinces = tuple(_province(f"{where}, province {n}", province) for n, province in enumerate(found, 1))
    entry, goal = (_place(where, key, given.get(key), len(provinces)) for key in ("entry", "goal"))
    arrows: list[Arrow] = []
    for n, arrow in enumerate(listed(where, "arrows", given, 0, MOST_ARROWS), 1):
        arrows.extend(_arrow(f"{where}, arrow {n}", arrow, len(provinces)))
    joined = {(arrow.start, arrow.end) for arrow in arrows}
    if len(joined) < len(arrows):
        raise DataError(f"{where} has two arrows between the same provinces: join each pair once")
    _check_reach(where, provinces, entry, arrows)
    return Region(**words, entry=entry, goal=goal, provinces=provinces, arrows=tuple(arrows))


def _province(where: str, found: Any) -> Province:
    given = as_table(where, found)
    name = word(where, "name", given.get("name"))
    sites = given.get("sites")
    if not isinstance(sites, list) or any(site not in SITES for site in sites):
        raise DataError(f'{where} ({name}): \'sites\' may hold "temple" and "city" and nothing else')
    return Province(name, spot(f"{where} ({name})", given.get("at")), frozenset(sites))


def _arrow(where: str, found: Any, provinces: int) -> list[Arrow]:
    given = as_table(where, found)
    a, b = (_place(where, key, given.get(key), provinces) for key in ("a", "b"))
    if a == b:
        raise DataError(f"{where} leads from a province into itself")
    kind = one_of(where, "kind", given.get("kind"), tuple(PRICES))
    if not all(is_number(given.get(key), PRICES[kind]) for key in ("to_a", "to_b")):
        raise DataError(f"{where}: a price over {kind} is {' or '.join(map(str, PRICES[kind]))}")
    return [Arrow(a, b, given["to_b"], kind), Arrow(b, a, given["to_a"], kind)]


def _check_reach(where: str, provinces: tuple[Province, ...], entry: int, arrows: list[Arrow]) -> None:
    reached, edge = {entry}, [entry]
    while edge:
        at = edge.pop()
        for arrow in arrows:
            if arrow.start == at and arrow.end not in reached:
                reached.add(arrow.end)
                edge.append(arrow.end)
    for n, province in enumerate(provinces):
        if n not in reached:
            raise DataError(f"{where}: {province.name} cannot be reached from the entry")


def _place(where: str, key: str, given: Any, provinces: int) -> int:
    if not is_number(given, range(1, provinces + 1)):
        raise DataError(f"{where}: {key!r} must be the number of a province, 1 to {provinces}")
    return given - 1
