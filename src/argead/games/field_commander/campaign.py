"""A campaign: its map, its track, its set-up, and the terms that its options change."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from argead.games.field_commander.names import ADVISORS
from argead.kernel import slug

if TYPE_CHECKING:
    from argead.games.field_commander.board import Board, Counters

NOWHERE = -1


@dataclass(frozen=True, slots=True)
class CampaignOption:
    """A campaign option; `gives` is what it changes, as the file has it."""

    id: str
    points: int
    gives: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Siege:
    """The siege of the island: tracks with the cost of each square, and Tyre's own orders."""

    island: int
    camp: int
    transports: int
    transport_costs: tuple[int, ...]
    mole_costs: tuple[int, ...]
    mole_points: int
    ship_costs: tuple[int, ...]
    ship_hits: int
    warships: int
    warship_costs: tuple[int, ...]
    raider_dice: int
    raider_squares: int
    sections: int
    quiet_turns: int
    worse_after: int
    pilgrimage_before: int
    orders: tuple[dict[str, Any], ...]


@dataclass(frozen=True, slots=True)
class Terms:
    """What the adopted options make of a campaign."""

    points: int
    gold: int
    advisors: int
    operation: int
    philip: int
    upkeep: int
    blockade: int
    blockaders: int
    toll: int
    toll_areas: int
    weak_engines: int
    weak_engines_at: int
    unwalled: int
    army: tuple[int, ...]
    garrisons: tuple[tuple[int, int], ...]
    dice: int
    warships: int
    ships: int
    transports: int


class Campaign:
    """Tables of one campaign; sets of areas are integers with a bit for each."""

    def __init__(self, board: Board, given: dict[str, Any], counters: Counters) -> None:
        self.board = board
        self.id: str = given["id"]
        areas = given["areas"]
        self.areas: list[str] = [area["name"] for area in areas]
        self.at = [tuple(area["at"]) for area in areas]
        place = {name: n for n, name in enumerate(self.areas)}
        self.kind = [area.get("kind", "plain") for area in areas]
        self.battles = sum(1 << n for n, kind in enumerate(self.kind) if kind == "battle")
        self.strongholds = sum(1 << n for n, kind in enumerate(self.kind) if kind == "stronghold")
        self.pivotal = self.battles | self.strongholds
        self.stronghold_list = [n for n, kind in enumerate(self.kind) if kind == "stronghold"]
        self.oracles = sum(1 << n for n, area in enumerate(areas) if area.get("oracle"))
        self.nation = [area.get("nation") for area in areas]
        kinds = {kind: k for k, kind in enumerate(counters.kinds)}
        self.posted = [tuple(kinds[kind] for kind in area.get("forces", [])) for area in areas]
        self.random = [area.get("random", 0) for area in areas]
        self.walls = [area.get("walls", 0) for area in areas]
        self.start = place[given["start"]]
        self.home = place[given["home"]] if given.get("home") else NOWHERE
        self.level: int = given["level"]
        self.gold: int = given["gold"]
        self.advisors: int = given["advisors"]
        self.given_advisors = sum(1 << ADVISORS.index(name) for name in set(given.get("given_advisors", [])))
        self.insights: int = given["insights"]
        self.army = tuple(kinds[kind] for kind in given["army"])
        self.track = [(square["name"], square["points"]) for square in given["track"]]
        self.turns = len(self.track)
        self.roads = [(place[a], place[b]) for a, b in given["roads"]]
        self.adjoining = [sorted({a + b - n for a, b in self.roads if n in (a, b)}) for n in range(len(areas))]
        self.range = [self._ranges(n) for n in range(len(areas))]
        income = given["income"]
        self.flat: int = income["flat"]
        self.flat_with_cities: int = given.get("flat_income_with_cities", income["flat"])
        self.per_destroyed: int = income["destroyed"]
        self.per_governed: int = income["govern"]
        self.raze: int = income["raze"]
        self.per_transport: int = income["transport"]
        operation = given["operation"]
        self.operation: str = operation["kind"]
        self.operation_forces: int = operation["forces"]
        self.operation_hits: int = operation.get("hits", 0)
        self.landing = [place[name] for name in operation.get("landing", [])]
        self.operation_nation = "persia"
        philip = given.get("philip", {})
        self.philip_at = place[philip["area"]] if philip else NOWHERE
        self.philip_plans: int = philip.get("plans", 0)
        self.siege = _siege(given["siege"], place) if "siege" in given else None
        self.options = tuple(
            CampaignOption(option["id"], option["points"], option) for option in given.get("option", [])
        )
        self._place = place
        self._kinds = kinds
        self.terms = cache(self._terms)

    def __reduce__(self) -> tuple[Any, ...]:
        return _campaign, (self.board, self.id)

    def _ranges(self, start: int) -> list[int]:
        ranges = [NOWHERE] * len(self.areas)
        ranges[start], edge = 0, [start]
        for at in edge:
            for near in self.adjoining[at]:
                if ranges[near] == NOWHERE:
                    ranges[near] = ranges[at] + 1
                    edge.append(near)
        return ranges

    def _terms(self, adopted: int) -> Terms:
        gives = [option.gives for n, option in enumerate(self.options) if adopted >> n & 1]

        def total(key: str) -> int:
            return sum(given.get(key, 0) for given in gives)

        def table(key: str) -> dict[str, Any]:
            return next((given[key] for given in gives if key in given), {})

        def areas(names: list[str]) -> int:
            return sum(1 << self._place[name] for name in set(names))

        blockade, toll, engines = table("blockade"), table("toll"), table("engines")
        raiders = any(given.get("raiders") for given in gives)
        siege = self.siege
        return Terms(
            points=total("points"),
            gold=self.gold + total("gold"),
            advisors=self.advisors + total("advisors"),
            operation=self.operation_forces + total("operation"),
            philip=0 if any(given.get("no_philip") for given in gives) else self.philip_plans,
            upkeep=total("upkeep"),
            blockade=blockade.get("gold", 0),
            blockaders=areas(blockade.get("areas", [])),
            toll=toll.get("gold", 0),
            toll_areas=areas(toll.get("areas", [])),
            weak_engines=engines.get("less", 0),
            weak_engines_at=self._place[engines["area"]] if engines else NOWHERE,
            unwalled=areas([given["unwalled"] for given in gives if "unwalled" in given]),
            army=tuple(self._kinds[kind] for given in gives for kind in given.get("army", [])),
            garrisons=tuple(
                (self._place[given["garrison"]["area"]], given["garrison"]["forces"])
                for given in gives
                if "garrison" in given
            ),
            dice=siege.raider_dice if siege and raiders else 0,
            warships=siege.warships + (siege.raider_squares if raiders else 0) if siege else 0,
            ships=total("ships"),
            transports=siege.transports + total("transports") if siege else 0,
        )

    def drawn(self, prices: dict[str, int]) -> dict[str, Any]:
        """What a client needs to draw the map, ready for JSON."""
        siege = self.siege
        return {
            "id": self.id,
            "areas": [
                {
                    "name": name,
                    "slug": slug(name),
                    "at": list(self.at[n]),
                    "kind": self.kind[n],
                    "oracle": bool(self.oracles >> n & 1),
                    "nation": self.nation[n],
                    "island": bool(siege and siege.island == n),
                }
                for n, name in enumerate(self.areas)
            ],
            "roads": [[self.areas[a], self.areas[b]] for a, b in self.roads],
            "start": self.areas[self.start],
            "home": self.areas[self.home] if self.home != NOWHERE else None,
            "track": [{"name": name, "points": points} for name, points in self.track],
            "operation": self.operation,
            "landing": [self.areas[area] for area in self.landing],
            "prices": {"city": prices["city"], "temple": prices["temple"]},
            "income": {
                "flat": self.flat,
                "govern": self.per_governed,
                "raze": self.raze,
                "destroyed": self.per_destroyed,
                "transport": self.per_transport,
            },
            "options": [{"id": option.id, "points": option.points} for option in self.options],
            "siege": None if siege is None else _drawn_siege(siege),
        }


def _campaign(board: Board, id_: str) -> Campaign:
    return next(campaign for campaign in board.campaigns if campaign.id == id_)


def _siege(given: dict[str, Any], place: dict[str, int]) -> Siege:
    values: dict[str, Any] = {key: tuple(value) if isinstance(value, list) else value for key, value in given.items()}
    values.pop("source", None)
    values["island"], values["camp"] = place[given["island"]], place[given["camp"]]
    return Siege(**values)


def _drawn_siege(siege: Siege) -> dict[str, Any]:
    return {
        "transports": list(siege.transport_costs),
        "mole": list(siege.mole_costs),
        "ships": list(siege.ship_costs),
        "warships": list(siege.warship_costs),
        "ship_hits": siege.ship_hits,
        "sections": siege.sections,
        "orders": list(siege.orders),
    }
