"""The rules of Alexandros once more, slow and plain: sets of names, worked out anew from what everybody sees."""

from __future__ import annotations

from collections import deque
from functools import cache, cached_property
from itertools import product
from typing import Any

from argead.games.alexandros.board import SYMBOLS, Board
from argead.games.alexandros.state import Alexandros


class Map:
    """The geometry of a board by names."""

    def __init__(self, geometry: dict[str, Any], border_walls: bool) -> None:
        self.symbol = {t["name"]: t["symbol"] for t in geometry["triangles"]}
        self.corners = {t["name"]: set(t["corners"]) for t in geometry["triangles"]}
        self.line = {frozenset(edge["name"].split("/")): edge["name"] for edge in geometry["edges"]}
        self.sides = {
            name: {self.line[frozenset((p, q))] for p in corners for q in corners if p < q}
            for name, corners in self.corners.items()
        }
        self.links: dict[str, set[str]] = {}
        for pair in self.line:
            p, q = pair
            self.links.setdefault(p, set()).add(q)
            self.links.setdefault(q, set()).add(p)
        self.wall_free = set() if border_walls else {e["name"] for e in geometry["edges"] if e["border"]}
        beside: dict[str, list[str]] = {}
        for name, sides in self.sides.items():
            for line in sides:
                beside.setdefault(line, []).append(name)
        self.across = {
            name: {line: other for line in sides for other in beside[line] if other != name}
            for name, sides in self.sides.items()
        }

    @cache  # noqa: B019 (there are few maps, and they live as long as the tests)
    def steps(self, start: str) -> dict[str, int]:
        found, queue = {start: 0}, deque([start])
        while queue:
            point = queue.popleft()
            for other in self.links[point]:
                if other not in found:
                    found[other] = found[point] + 1
                    queue.append(other)
        return found

    def fewest_walls(self, start: str, goal: str, walls: set[str]) -> int:
        """The walls that the thriftiest of all shortest paths needs."""
        to_goal = self.steps(goal)
        cost = {start: 0}
        for _ in range(to_goal[start]):
            after: dict[str, int] = {}
            for point, spent in cost.items():
                for other in self.links[point]:
                    if to_goal[other] == to_goal[point] - 1:
                        line = self.line[frozenset((point, other))]
                        price = spent + (line not in walls and line not in self.wall_free)
                        after[other] = min(price, after.get(other, price))
            cost = after
        return cost[goal]


@cache
def map_of(board: Board) -> Map:
    return Map(board.geometry(), board.border_walls)


class Reference:
    """What follows from the table as a spectator sees it."""

    def __init__(self, s: Alexandros) -> None:
        self.map = map_of(s.board)
        self.table = s.view(None)
        self.walls = {*self.table["walls"]["black"], *self.table["walls"]["red"]}
        self.guarded = {name: seat for seat, names in enumerate(self.table["governors"]) for name in names}

    @cached_property
    def provinces(self) -> set[frozenset[str]]:
        left, found = set(self.map.symbol), set()
        while left:
            first = min(left)
            province, edge = {first}, [first]
            while edge:
                for line, other in self.map.across[edge.pop()].items():
                    if line not in self.walls and other not in province:
                        province.add(other)
                        edge.append(other)
            left -= province
            found.add(frozenset(province))
        return found

    def income(self) -> list[int]:
        income = [0] * len(self.table["scores"])
        for province in self.provinces:
            governors = [self.guarded[name] for name in province if name in self.guarded]
            if len(governors) == 1:
                income[governors[0]] += sum(self.map.symbol[name] is None for name in province)
        return income

    def available(self) -> set[str]:
        return {
            name
            for name, symbol in self.map.symbol.items()
            if symbol is not None
            and not self.map.sides[name] & self.walls
            and name not in self.guarded
            and self.table["alexander"] not in self.map.corners[name]
        }

    def targets(self, symbol: str) -> set[str]:
        """The nearest available triangles among those that the walls left can reach (R14)."""
        left = sum(self.table["walls_left"].values())
        here = self.table["alexander"]
        steps = self.map.steps(here)
        near: dict[int, set[str]] = {}
        for name in self.available():
            if self.map.symbol[name] == symbol:
                near.setdefault(min(steps[corner] for corner in self.map.corners[name]), set()).add(name)
        for away in sorted(near):
            reached = {name for name in near[away] if away <= left or self._can_be_reached(name, left)}
            if reached:
                return reached
        return set()

    def _can_be_reached(self, name: str, left: int) -> bool:
        here = self.table["alexander"]
        return any(self.map.fewest_walls(here, corner, self.walls) <= left for corner in self.map.corners[name])

    def occupations(self, seat: int, hand: dict[str, int]) -> tuple[set[str], set[str]]:
        """Where a first governor may go, in vacant and in foreign provinces: every spread of governors is tried."""
        vacant: set[str] = set()
        foreign: set[str] = set()
        for province in self.provinces:
            owners = {self.guarded[name] for name in province if name in self.guarded}
            if seat in owners:
                continue
            need = [sum(self.map.symbol[name] == card for name in province) for card in SYMBOLS]
            toll = [2 * sum(self.map.symbol[n] == card for n in province if n in self.guarded) for card in SYMBOLS]
            purse = [hand[card] - toll[kind] for kind, card in enumerate(SYMBOLS)]
            ways = [] if min(purse) < 0 else list(self._ways(need, purse, self.table["reserve"][seat]))
            places = {
                name
                for name in province
                for kind, card in enumerate(SYMBOLS)
                if self.map.symbol[name] == card and any(way[kind] for way in ways)
            }
            (foreign if owners else vacant).update(places)
        return vacant, foreign

    def _ways(self, need: list[int], purse: list[int], reserve: int) -> Any:
        if sum(need) - sum(purse) > reserve:
            return
        for way in product(*(range(min(count, reserve) + 1) for count in need)):
            if 1 <= sum(way) <= reserve and all(need[k] - way[k] <= purse[k] for k in range(5)):
                yield way
