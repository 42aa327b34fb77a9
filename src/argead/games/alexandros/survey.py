"""Reading and judging a board file: every complaint names the line or the cell and says what to do."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from argead.kernel import DataError, own_text, read_pack
from argead.kernel.reading import is_number

LETTERS = {"T": 0, "A": 1, "H": 2, "L": 3, "S": 4, ".": -1}
SEA = "#"
KEYS = {"id", "source", "start", "rows", "components"}
LARGEST_ROW = 60
MOST_LAND = 300
"""Twice our own board: its tables grow by the square of the land."""

LONGEST_START_CHARACTERS = 5


@dataclass(frozen=True, slots=True)
class Survey:
    """A board that has passed: `cells` maps (row, column) to a symbol, or -1 for empty land."""

    id: str
    start: tuple[int, int]
    cells: dict[tuple[int, int], int]
    width: int
    components: dict[str, int]


@cache
def own_components() -> dict[str, int]:
    """The contents of the box, from our own board file."""
    own = read_pack(own_text(__file__), KEYS)
    return {name: part["count"] for name, part in own["components"].items()}


def survey(text: str) -> Survey:
    """Read a board file."""
    data = read_pack(text, KEYS)
    cells = _cells(data.get("rows"))
    _check_land(cells)
    start = _start(data.get("start"), cells)
    width = max(col for _, col in cells) + 2
    return Survey(data["id"], start, cells, width, _components(data.get("components", {})))


def _cells(rows: Any) -> dict[tuple[int, int], int]:
    if not isinstance(rows, dict) or not rows:
        raise DataError('the board file needs [rows]: a = "…", b = "…" and so on, from north to south')
    cells = {}
    for row, letter in enumerate("abcdefghijklmnopqrstuvwxyz"[: len(rows)]):
        line = rows.get(letter)
        if not isinstance(line, str):
            raise DataError(f"row {letter} is missing from [rows]: rows are named a, b, c … without a gap")
        if len(line) > LARGEST_ROW:
            raise DataError(f"row {letter} has {len(line)} cells: the most is {LARGEST_ROW}")
        for col, sign in enumerate(line, 1):
            if sign == SEA:
                continue
            if sign not in LETTERS:
                raise DataError(f"cell {letter}{col} has the unknown symbol {sign!r}: use T A H L S . or #")
            cells[row, col] = LETTERS[sign]
    if len(rows) > 26:
        raise DataError("the board has more than 26 rows: name them a to z")
    if len(cells) > MOST_LAND:
        raise DataError(f"[rows] have {len(cells)} cells of land: the most is {MOST_LAND}")
    return cells


def _check_land(cells: dict[tuple[int, int], int]) -> None:
    if not cells:
        raise DataError("the board has no land: every cell is #")
    for letter, kind in LETTERS.items():
        if kind not in cells.values():
            raise DataError(f"the board has no {letter!r}: each of T A H L S and . must occur")
    joined = _spread(min(cells), cells)
    for cell in sorted(cells):
        if cell not in joined:
            raise DataError(f"cell {_name(cell)} is an island: all land must be joined, side to side")
    rows, cols = max(r for r, _ in cells) + 3, max(c for _, c in cells) + 3
    sea = {(r, c) for r in range(-2, rows) for c in range(-2, cols)} - cells.keys()
    outside = _spread((-2, -2), sea)
    for cell in sorted(sea - outside):
        raise DataError(f"cell {_name(cell)} is a hole: the sea must reach the edge of the board")


def _spread(first: tuple[int, int], among: Any) -> set[tuple[int, int]]:
    found, edge = {first}, [first]
    while edge:
        row, col = edge.pop()
        beyond = row + 1 if (row + col) % 2 == 0 else row - 1
        for cell in ((row, col - 1), (row, col + 1), (beyond, col)):
            if cell in among and cell not in found:
                found.add(cell)
                edge.append(cell)
    return found


def _start(value: Any, cells: dict[tuple[int, int], int]) -> tuple[int, int]:
    words = value.split("-") if isinstance(value, str) and len(value) <= LONGEST_START_CHARACTERS else []
    if len(words) != 2 or not all(word.isdecimal() for word in words):
        raise DataError("the board file needs a 'start': a point like \"2-0\"")
    x, y = int(words[0]), int(words[1])
    touching = {(y, x), (y, x - 1), (y, x + 1), (y - 1, x), (y - 1, x - 1), (y - 1, x + 1)}
    if (x + y) % 2 or not touching & cells.keys():
        raise DataError(f"the start {value} is not a corner of any land")
    return x, y


def _components(given: Any) -> dict[str, int]:
    counts = dict(own_components())
    if not isinstance(given, dict):
        raise DataError("[components] must be a table like black_walls = { count = 65 }")
    for name, part in given.items():
        if name not in counts:
            raise DataError(f"[components] has an unknown {name!r}: it may have {', '.join(counts)}")
        count = part.get("count") if isinstance(part, dict) else part
        if not is_number(count, range(1, 201)):
            raise DataError(f"[components] {name} needs a count from 1 to 200")
        counts[name] = count
    return counts


def _name(cell: tuple[int, int]) -> str:
    return f"{chr(97 + cell[0])}{cell[1]}"
