"""The board: a triangular grid read from TOML, with every table that the rules look things up in.

Triangles are bit positions (row * width + column) in masks; lines are bit positions in masks of their own. A point
(x, y) has x + y even; y grows southwards. A triangle with row + column even points up.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any

from argead.games.alexandros.actions import Actions, Path
from argead.games.alexandros.survey import Survey, survey
from argead.kernel import Action, BaseBoard, kept, own_text

SYMBOLS = ("temple", "amphora", "horse", "lyre", "soldier")
KINDS = range(5)
MOST_PATHS = 20
"""So many whole paths are offered at once: all of rides up to six lines. Longer rides are chosen leg by leg."""


def bits(mask: int) -> Iterator[int]:
    """The positions of the bits of a mask, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def pick(table: Mapping[int, Action], mask: int) -> list[Action]:
    """The actions of a table for the bits of a mask, lowest first."""
    picked: list[Action] = []
    while mask:
        low = mask & -mask
        picked.append(table[low.bit_length() - 1])
        mask ^= low
    return picked


class Board(BaseBoard):
    """Geometry and tables of one board file. With `border_walls` off, lines of the border never take a wall."""

    actions: Actions

    def __init__(self, text: str, border_walls: bool) -> None:
        land: Survey = survey(text)
        super().__init__(text, land.id)
        self.components = land.components
        self.all_walls = land.components["black_walls"] + land.components["red_walls"]
        self.border_walls = border_walls
        self.width = width = land.width

        # Triangles: masks by symbol, and the names of the whole grid.
        self.land = sum(1 << r * width + c for r, c in land.cells)
        self.of_kind = [sum(1 << r * width + c for (r, c), s in land.cells.items() if s == kind) for kind in KINDS]
        self.symbols = sum(self.of_kind)
        self.empty = self.land & ~self.symbols
        self.kind_at = {r * width + c: s for (r, c), s in land.cells.items() if s >= 0}
        self.triangle_names = {r * width + c: f"{chr(97 + r)}{c}" for r, c in land.cells}

        # Points, numbered from north-west to south-east.
        spots = sorted({p for cell in land.cells for p in corners(*cell)}, key=lambda p: (p[1], p[0]))
        number = {p: i for i, p in enumerate(spots)}
        self.spots = spots
        self.point_names = [f"{x}-{y}" for x, y in spots]
        self.start = number[land.start]
        self.corners = {r * width + c: tuple(sorted(number[p] for p in corners(r, c))) for r, c in land.cells}
        self.around = [0] * len(spots)
        for t, ends in self.corners.items():
            for p in ends:
                self.around[p] |= 1 << t

        # Lines: the triangles beside each, and which way of the flood a wall on it closes.
        sides: dict[tuple[int, int], int] = {}
        for t, (p, q, r) in self.corners.items():
            for line in ((p, q), (p, r), (q, r)):
                sides[line] = sides.get(line, 0) | 1 << t
        self.lines = sorted(sides)
        self.line_number = {line: i for i, line in enumerate(self.lines)}
        self.line_names = [f"{self.point_names[p]}/{self.point_names[q]}" for p, q in self.lines]
        self.beside = [sides[line] for line in self.lines]
        self.border = sum(1 << i for i, mask in enumerate(self.beside) if mask.bit_count() == 1)
        self.cut_right = [self._cut(mask, 1) for mask in self.beside]
        self.cut_down = [self._cut(mask, width) for mask in self.beside]
        self.open_right = self.land & self.land >> 1
        self.open_down = sum(self.cut_down)

        # Distances, and for each point and symbol the triangles in order of distance.
        self.links: list[list[int]] = [[] for _ in spots]
        for p, q in self.lines:
            self.links[p].append(q)
            self.links[q].append(p)
        for near in self.links:
            near.sort()
        self.distance = [self._distances(p) for p in range(len(spots))]
        self.longest = max(map(max, self.distance))
        self.nearest = [[self._tiers(p, kind) for kind in KINDS] for p in range(len(spots))]

        self.ways = [self._ways(p) for p in range(len(spots))]

        self._paths: dict[int, tuple[Path, ...]] = {}
        self.actions = Actions(SYMBOLS, self.triangle_names, self.point_names, MOST_PATHS)

    def __reduce__(self) -> tuple[Any, ...]:
        return kept, (Board, self.text, self.border_walls)

    def legs(self, start: int, goal: int) -> list[int]:
        """The points to which the first lines of the shortest paths lead."""
        to_goal = self.distance[goal]
        return [p for p in self.links[start] if to_goal[p] == to_goal[start] - 1]

    def paths(self, start: int, goal: int) -> tuple[Path, ...]:
        """All shortest paths, each made once; for points joined by few of them."""
        key = start * len(self.spots) + goal
        if key not in self._paths:
            self._paths[key] = tuple(self._path(rank, ps) for rank, ps in enumerate(self._walks(start, goal)))
        return self._paths[key]

    def flood(self, seed: int, right: int, down: int, enough: int) -> int:
        """The province around a seed, or as much of it as holds `enough`; `right` and `down` are the open ways."""
        width = self.width
        grown = seed
        while enough & ~grown:
            seed = grown
            grown |= (seed & right) << 1 | seed >> 1 & right | (seed & down) << width | seed >> width & down
            if grown == seed:
                break
        return grown

    def census(self, mask: int) -> tuple[int, int, int, int, int]:
        """How many triangles of each symbol a province has."""
        a, b, c, d, e = self.of_kind
        return (
            (mask & a).bit_count(),
            (mask & b).bit_count(),
            (mask & c).bit_count(),
            (mask & d).bit_count(),
            (mask & e).bit_count(),
        )

    def names(self, mask: int) -> list[str]:
        """The names of the triangles of a mask."""
        names = self.triangle_names
        return [names[t] for t in bits(mask)]

    def geometry(self) -> dict[str, Any]:
        """What a client needs to draw the board, ready for JSON."""
        return {
            "id": self.id,
            "start": self.point_names[self.start],
            "points": [
                {"name": name, "x": x, "y": y} for name, (x, y) in zip(self.point_names, self.spots, strict=True)
            ],
            "triangles": [
                {
                    "name": name,
                    "symbol": SYMBOLS[self.kind_at[t]] if t in self.kind_at else None,
                    "corners": [self.point_names[p] for p in self.corners[t]],
                }
                for t, name in self.triangle_names.items()
            ],
            "edges": [{"name": name, "border": bool(self.border >> i & 1)} for i, name in enumerate(self.line_names)],
        }

    def _cut(self, beside: int, stride: int) -> int:
        low = beside & -beside
        return low if beside == low | low << stride else 0

    def _distances(self, start: int) -> list[int]:
        far = [-1] * len(self.spots)
        far[start] = 0
        queue = [start]
        for p in queue:
            for q in self.links[p]:
                if far[q] < 0:
                    far[q] = far[p] + 1
                    queue.append(q)
        return far

    def _ways(self, start: int) -> list[int]:
        """How many shortest paths lead from a point to each."""
        far = self.distance[start]
        ways = [0] * len(far)
        ways[start] = 1
        for p in sorted(range(len(far)), key=far.__getitem__):
            for q in self.links[p]:
                if far[q] == far[p] + 1:
                    ways[q] += ways[p]
        return ways

    def _tiers(self, point: int, kind: int) -> list[tuple[int, int]]:
        tiers: dict[int, int] = {}
        for t in bits(self.of_kind[kind]):
            steps = min(self.distance[point][p] for p in self.corners[t])
            tiers[steps] = tiers.get(steps, 0) | 1 << t
        return sorted(tiers.items())

    def _walks(self, start: int, goal: int) -> list[list[int]]:
        if start == goal:
            return [[goal]]
        return [[start, *walk] for p in self.legs(start, goal) for walk in self._walks(p, goal)]

    def _path(self, rank: int, points: list[int]) -> Path:
        lines = [self.line_number[min(pair), max(pair)] for pair in pairwise(points)]
        if not self.border_walls:
            lines = [line for line in lines if not self.border >> line & 1]
        return Path(
            self.actions.first_path + rank,
            tuple(self.point_names[p] for p in points[1:]),
            tuple(lines),
            sum(1 << line for line in lines),
            sum(self.cut_right[line] for line in lines),
            sum(self.cut_down[line] for line in lines),
            _union(self.beside[line] for line in lines),
        )


def corners(row: int, col: int) -> tuple[tuple[int, int], ...]:
    """The three points of a triangle."""
    if (row + col) % 2 == 0:
        return (col, row), (col - 1, row + 1), (col + 1, row + 1)
    return (col - 1, row), (col + 1, row), (col, row + 1)


def _union(masks: Iterator[int]) -> int:
    union = 0
    for mask in masks:
        union |= mask
    return union


OWN_TEXT = own_text(__file__)


def load(text: str | None, border_walls: bool = True) -> Board:
    """The board of a file's text (None: our own)."""
    return kept(Board, OWN_TEXT if text is None else text, border_walls)
