"""Our own board: the figures of the box and the criteria C1-C7 by which it was reconstructed."""

from __future__ import annotations

from collections import Counter, deque

import pytest

from argead.games.alexandros.board import SYMBOLS
from games.alexandros.position import GAME, OWN

GEOMETRY = OWN.geometry()
TRIANGLES = {t["name"]: t for t in GEOMETRY["triangles"]}
POINTS = [p["name"] for p in GEOMETRY["points"]]
LINKS = {p: set() for p in POINTS}
for edge in GEOMETRY["edges"]:
    a, b = edge["name"].split("/")
    LINKS[a].add(b)
    LINKS[b].add(a)
SIDES = {
    name: {frozenset((p, q)) for p in t["corners"] for q in t["corners"] if p < q} for name, t in TRIANGLES.items()
}
AT_POINT = {p: [name for name, t in TRIANGLES.items() if p in t["corners"]] for p in POINTS}


def neighbours(name: str) -> list[str]:
    return [other for other in TRIANGLES if other != name and SIDES[other] & SIDES[name]]


def symbol(name: str) -> str | None:
    return TRIANGLES[name]["symbol"]


def distances(start: str) -> dict[str, int]:
    steps, queue = {start: 0}, deque([start])
    while queue:
        point = queue.popleft()
        for other in LINKS[point] - steps.keys():
            steps[other] = steps[point] + 1
            queue.append(other)
    return steps


def test_the_box():
    assert OWN.components == {"black_walls": 65, "red_walls": 10, "governors_each": 4, "cards_each": 11, "goal": 100}
    assert GAME.pack_id(None) == "alexandros-reconstructed-1"


def test_size_of_the_board():
    borders = [edge["border"] for edge in GEOMETRY["edges"]]
    assert (len(TRIANGLES), len(POINTS), len(borders)) == (150, 103, 252)
    assert Counter(borders) == {False: 198, True: 54}
    assert GEOMETRY["start"] == "2-0"


def test_C1_14_of_each_symbol_and_80_empty():
    assert Counter(map(symbol, TRIANGLES)) == {None: 80, **dict.fromkeys(SYMBOLS, 14)}


def test_C2_no_point_touches_two_triangles_of_one_symbol():
    for point in POINTS:
        shown = [symbol(name) for name in AT_POINT[point] if symbol(name)]
        assert len(shown) == len(set(shown)), point


def test_C3_every_inner_point_touches_1_to_4_symbols():
    inner = [point for point in POINTS if len(AT_POINT[point]) == 6]
    counts = [sum(1 for name in AT_POINT[point] if symbol(name)) for point in inner]
    assert min(counts) >= 1
    assert max(counts) <= 4
    assert sum(counts) / len(counts) == pytest.approx(2.7, abs=0.05)


@pytest.mark.parametrize(("empty", "most"), [(True, 6), (False, 5)])
def test_C4_groups_stay_small(empty, most):
    left = {name for name in TRIANGLES if (symbol(name) is None) == empty}
    sizes = []
    while left:
        group, edge = set(), {left.pop()}
        while edge:
            group |= edge
            left -= edge
            edge = {other for name in edge for other in neighbours(name) if other in left}
        sizes.append(len(group))
    assert max(sizes) == most


def test_C5_symbols_are_spread_evenly_from_west_to_east():
    order = sorted(TRIANGLES, key=lambda name: int(name[1:]))
    for fifth in (order[i : i + 30] for i in range(0, 150, 30)):
        shown = Counter(map(symbol, fifth))
        assert 13 <= shown[None] <= 19
        assert all(1 <= shown[card] <= 5 for card in SYMBOLS)


def test_C6_every_symbol_is_within_three_lines_of_every_point():
    gaps = {card: [] for card in SYMBOLS}
    for point in POINTS:
        steps = distances(point)
        for card in SYMBOLS:
            gaps[card].append(min(steps[c] for t in TRIANGLES.values() if t["symbol"] == card for c in t["corners"]))
    assert max(map(max, gaps.values())) <= 3
    means = {card: round(sum(steps) / len(steps), 2) for card, steps in gaps.items()}
    assert means == {"temple": 0.70, "amphora": 0.74, "horse": 0.68, "lyre": 0.72, "soldier": 0.75}


def test_R6_distances_are_those_of_the_boards_own_lines():
    for number, point in enumerate(POINTS):
        steps = distances(point)
        assert OWN.distance[number] == [steps[other] for other in POINTS]


@pytest.mark.parametrize("triangle", ["a2", "c3", "a4", "a6", "b7", "c6", "d7"])
def test_coordinates_of_section_4(triangle):
    row, col = ord(triangle[0]) - 97, int(triangle[1:])
    up = (row + col) % 2 == 0
    expected = (
        [(col, row), (col - 1, row + 1), (col + 1, row + 1)] if up else [(col - 1, row), (col + 1, row), (col, row + 1)]
    )
    assert set(TRIANGLES[triangle]["corners"]) == {f"{x}-{y}" for x, y in expected}


@pytest.mark.parametrize(
    ("triangle", "card"),
    [("c3", "lyre"), ("a6", "horse"), ("c6", "horse"), ("a4", "soldier"), ("b7", "soldier"), ("d7", "soldier")],
)
def test_C7_the_triangles_of_the_figures_are_in_place(triangle, card):
    assert symbol(triangle) == card


def test_no_line_names_a_point_that_is_not_there():
    assert {point for edge in GEOMETRY["edges"] for point in edge["name"].split("/")} == set(POINTS)
    assert all(set(t["corners"]) <= set(POINTS) for t in TRIANGLES.values())
    assert Counter(len(sides) for sides in SIDES.values()) == {3: 150}
