"""The counters and what the rules look up about them. A set of counters is an integer with a bit for each.

Counters are numbered: the Macedonian Forces, Alexander, the enemies by nation, the Walls. Those of one kind follow each
other, and wherever several of a kind stand alike, the first of them is the one that is meant.
"""

from __future__ import annotations

from typing import Any

from argead.games.field_commander.actions import Actions
from argead.games.field_commander.campaign import Campaign
from argead.games.field_commander.judge import Values
from argead.games.field_commander.names import CAVALRY, ENEMY_PLANS, LISTED, NATIONS, PLANS, PROPHECIES
from argead.games.field_commander.survey import Force, Survey, survey
from argead.kernel import BaseBoard, kept, own_text

WALL = "wall"
WALL_PENALTY = (2, 1)


class Counters:
    """Every counter with both of its sides: tables by number, and sets."""

    def __init__(self, read: Survey) -> None:
        self.names: list[str] = []
        self.kind: list[int] = []
        self.type: list[str] = []
        self.kinds: list[str] = []
        self.kind_nation: list[str] = []
        self.sets: list[int] = []
        self.sides: tuple[list[Values], list[Values]] = ([], [])
        self.frail = 0
        self.alexander = -1
        for nation in NATIONS:
            for force in read.forces:
                if force.nation == nation:
                    self._add(force)
            if nation == "macedon":
                self.alexander = len(self.names)
                self._add(Force(nation, "alexander", "A", 1, (0, 0, 0), (0, 0, 0)), plain=True)
        self._add(Force("walls", WALL, "WA", read.numbers["limits"]["walls"], (0, 0, 0), (0, 0, 0)))
        self.size = len(self.names)
        self.all = (1 << self.size) - 1 - (1 << self.alexander)
        self.battle = tuple([values[1] for values in side] for side in self.sides)
        self.superscript = tuple([values[2] for values in side] for side in self.sides)
        full, low = ([values[0] for values in side] for side in self.sides)
        leaders_only = [low[c] if self.type[c] == "LE" else full[c] for c in range(self.size)]
        self.speed = {"drops": (full, low), "leaders": (full, leaders_only)}
        self.nation = {nation: self._of_nation(nation) for nation in (*NATIONS, "walls")}
        self.nation_kinds = {
            nation: tuple(k for k, own in enumerate(self.kind_nation) if own == nation) for nation in self.nation
        }
        self.nation_faces = {nation: tuple(self.kinds[k] for k in ks) for nation, ks in self.nation_kinds.items()}
        self.cavalry = self._of_types(*CAVALRY)
        self.infantry = self._of_types("IN")
        self.archers = self._of_types("AR")
        self.phalanxes = self._of_types("PH")
        self.engines = self._of_types("SE")
        self.leaders = self._of_types("LE")
        self.walls = self._of_types("WA")
        self.flankers = self.infantry | self.cavalry

    def _add(self, force: Force, *, plain: bool = False) -> None:
        first = len(self.names)
        for n in range(force.count):
            self.names.append(force.kind if plain or force.type == "LE" else f"{force.kind}-{n + 1}")
            self.kind.append(len(self.kinds))
            self.type.append(force.type)
            self.sides[0].append(force.full)
            self.sides[1].append(force.reduced or (0, 0, 0))
            if force.reduced is None:
                self.frail |= 1 << first + n
        self.sets.append((1 << len(self.names)) - (1 << first))
        self.kinds.append(force.kind)
        self.kind_nation.append(force.nation)

    def _of_types(self, *types: str) -> int:
        return sum(1 << c for c, kind in enumerate(self.type) if kind in types)

    def _of_nation(self, nation: str) -> int:
        return sum(1 << c for c, k in enumerate(self.kind) if self.kind_nation[k] == nation and self.type[c] != "A")

    def members(self, counters: int) -> list[int]:
        """The numbers of a set."""
        found = []
        while counters:
            low = counters & -counters
            found.append(low.bit_length() - 1)
            counters ^= low
        return found


class Board(BaseBoard):
    """Tables of one file."""

    actions: Actions

    def __init__(self, text: str) -> None:
        read = survey(text)
        super().__init__(text, read.id)
        limits, prices = read.numbers["limits"], read.numbers["prices"]
        self.gold_limit = limits["gold"]
        self.buildings = limits["buildings"]
        self.prices = prices
        self.levels = read.levels
        self.top_level = len(read.levels)
        self.plan_limits = [read.numbers["plans"][plan] for plan in PLANS]
        self.enemy_plans = [read.numbers["enemy_plans"][plan] for plan in ENEMY_PLANS]
        self.prophecy_turns = [read.numbers["prophecies"][prophecy] for prophecy in PROPHECIES]
        self.intimidation = read.numbers["intimidation"]
        self.orders = _orders(read.orders)
        self.operations = read.operations
        self.operation_pile = [operation["count"] for operation in read.operations]
        self.immortality = read.immortality
        self.counters = Counters(read)
        self.campaigns = [Campaign(self, given, self.counters) for given in read.campaigns]
        self.actions = Actions(self.counters, self.campaigns, prices)

    def years(self, immortality: int) -> int:
        """How long a life is remembered."""
        return int(max(row["years"] for row in self.immortality["years"] if row["from"] <= max(immortality, 0)))

    def geometry(self) -> dict[str, Any]:
        """What a client needs to draw maps and counters, ready for JSON."""
        counters = self.counters
        return {
            "id": self.id,
            "campaigns": [campaign.drawn(self.prices) for campaign in self.campaigns],
            "counters": {
                name: {
                    "kind": counters.kinds[counters.kind[c]],
                    "nation": counters.kind_nation[counters.kind[c]],
                    "type": counters.type[c],
                    "full": list(counters.sides[0][c]),
                    "reduced": None if counters.frail >> c & 1 else list(counters.sides[1][c]),
                }
                for c, name in enumerate(counters.names)
                if c != counters.alexander
            },
            "alexander": [list(level) for level in self.levels],
            **{title: list(words) for title, words in LISTED.items()},
            "prices": self.prices,
        }


def _orders(rows: tuple[tuple[int, str], ...]) -> list[str]:
    """The order of every total; totals beyond the chart do nothing."""
    chart: list[str] = []
    for upto, effect in rows:
        chart.extend([effect] * (upto + 1 - len(chart)))
    return chart


OWN_TEXT = own_text(__file__)


def load(text: str | None) -> Board:
    """The board of a file's text (None: our own)."""
    return kept(Board, OWN_TEXT if text is None else text)
