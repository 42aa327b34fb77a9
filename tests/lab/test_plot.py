"""Plots: sound XML with every point in its place, whatever a name contains."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from argead.lab.plot import HEIGHT, WIDTH, Axis, Point, Series, marks, plot
from argead.lab.reliability import reliability

SVG = "{http://www.w3.org/2000/svg}"
PERCENT = Axis("share", (0, 50, 100), "%")


def dots(text: str) -> list[tuple[float, float]]:
    circles = ElementTree.fromstring(text).iter(f"{SVG}circle")
    return [(float(circle.attrib["cx"]), float(circle.attrib["cy"])) for circle in circles]


def test_points_lie_where_the_axes_say() -> None:
    series = Series("one", [Point(0, 0, 0, 10), Point(100, 100, 90, 100), Point(50, 50, 40, 60)])
    low, high, middle = dots(plot("a plot", PERCENT, PERCENT, [series]))
    assert low[0] < middle[0] < high[0]
    assert low[1] > middle[1] > high[1]
    assert middle == pytest.approx(((low[0] + high[0]) / 2, (low[1] + high[1]) / 2))
    assert all(0 < x < WIDTH and 0 < y < HEIGHT for x, y in (low, high, middle))


def test_what_is_outside_stays_at_the_edge() -> None:
    edge, beyond = dots(plot("", PERCENT, PERCENT, [Series("", [Point(100, 0, 0, 0), Point(400, -9, -9, 0)])]))
    assert edge == beyond


def test_names_are_escaped_and_told_apart_in_a_legend() -> None:
    text = plot("<b>&", PERCENT, PERCENT, [Series("one & two", [], True), Series("three", [])])
    words = [element.text for element in ElementTree.fromstring(text).iter(f"{SVG}text")]
    assert {"<b>&", "one & two", "three"} <= set(words)
    assert len(dots(text)) == 2


def test_it_has_colours_for_day_and_night() -> None:
    text = plot("a plot", PERCENT, PERCENT, [])
    day, night = text.split("prefers-color-scheme: dark")
    names = set(re.findall(r"--(\w+): #", day))
    assert names == set(re.findall(r"--(\w+): #", night))
    assert set(re.findall(r"var\(--(\w+)\)", text)) <= names


@pytest.mark.parametrize("greatest", [1, 3, 40, 999, 12_005, 1e6])
def test_marks_are_few_and_round(greatest: float) -> None:
    found = marks(greatest)
    assert found[0] == 0
    assert found[-1] >= greatest
    assert found[-2] < max(greatest, 3)
    assert 4 <= len(found) <= 7
    assert set(str(found[1]).replace(".", "").rstrip("0")) <= set("125")


def test_a_reliability_plot_has_a_point_for_each_tenth_that_was_said() -> None:
    tenth = {"count": 3, "said": 0.25, "came": 0.5, "low": 0.4, "high": 0.6}
    text = reliability("a game", {"players": 3, "tenths": [None, None, tenth, *[None] * 7]})
    assert len(dots(text)) == 1
    assert 'class="guide"' in text
    assert "<title>a game, 3 players</title>" in text
    assert len(text) < 10_000
