"""Plots as SVG: points with their intervals over two axes, readable by day and by night."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import NamedTuple

WIDTH, HEIGHT = 640, 420
LEFT, RIGHT, TOP, BOTTOM = 72, 36, 84, 60

STYLE = """\
svg { --paper: #fdfbf5; --ink: #2b2a27; --faint: #d9d3c4; --c0: #1f5f99; --c1: #b3471b; --c2: #4c7a2a; --c3: #7a3f96 }
@media (prefers-color-scheme: dark) {
  svg { --paper: #1d1c1a; --ink: #e9e4d8; --faint: #45423b; --c0: #7db7ea; --c1: #f0925f; --c2: #9fcf74; --c3: #cf9be8 }
}
text { font: 14px system-ui, sans-serif; fill: var(--ink) }
.title { font-size: 17px; font-weight: 600 }
.grid { stroke: var(--faint) }
.bar { stroke-width: 2; opacity: .6 }
.guide { stroke: var(--ink); stroke-dasharray: 5 5; opacity: .6 }
"""
COLOURS = 4


class Point(NamedTuple):
    """A point, and how far below and above it the truth may lie."""

    x: float
    y: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Series:
    """Points that belong together, and whether a line joins them."""

    name: str
    points: Sequence[Point]
    joined: bool = False


@dataclass(frozen=True, slots=True)
class Axis:
    """What is measured, and the marks from the least to the greatest."""

    label: str
    marks: Sequence[float]
    unit: str = ""

    def part(self, value: float) -> float:
        """Where a value lies between the ends."""
        low, high = self.marks[0], self.marks[-1]
        return (min(max(value, low), high) - low) / (high - low)


def marks(greatest: float) -> list[float]:
    """Round numbers from 0 to at least the greatest one, four to seven of them."""
    step = 1.0
    while step * 6 < greatest:
        step *= 2.5 if str(step)[0] == "2" else 2
    return [step * number for number in range(max(3, -int(-greatest // step)) + 1)]


def plot(title: str, across: Axis, up: Axis, series: Sequence[Series], guide: tuple[float, float] | None = None) -> str:
    """The text of an SVG file. A `guide` is a dashed line, by its heights at the left and the right end."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">',
        f"<title>{escape(title)}</title>",
        f"<style>\n{STYLE}</style>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="10" fill="var(--paper)"/>',
        f'<text class="title" x="{LEFT}" y="34">{escape(title)}</text>',
        *_axes(across, up),
    ]
    if guide is not None:
        ends = [f"{_place(up, height, vertical=True):.1f}" for height in guide]
        parts.append(f'<path class="guide" d="M{LEFT} {ends[0]}L{WIDTH - RIGHT} {ends[1]}"/>')
    for number, one in enumerate(series):
        parts += _drawn(one, f"var(--c{number % COLOURS})", across, up)
    parts += _legend(series) if len(series) > 1 else []
    return "\n".join([*parts, "</svg>", ""])


def _place(axis: Axis, value: float, *, vertical: bool) -> float:
    if vertical:
        return HEIGHT - BOTTOM - axis.part(value) * (HEIGHT - TOP - BOTTOM)
    return LEFT + axis.part(value) * (WIDTH - LEFT - RIGHT)


def _axes(across: Axis, up: Axis) -> list[str]:
    """The grid with its numbers, and what they measure."""
    floor, parts = HEIGHT - BOTTOM, []
    for mark in across.marks:
        x = f"{_place(across, mark, vertical=False):.1f}"
        parts.append(f'<path class="grid" d="M{x} {TOP}V{floor}"/>')
        parts.append(f'<text x="{x}" y="{floor + 20}" text-anchor="middle">{mark:,.10g}{across.unit}</text>')
    for mark in up.marks:
        y = _place(up, mark, vertical=True)
        parts.append(f'<path class="grid" d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y + 5:.1f}" text-anchor="end">{mark:,.10g}{up.unit}</text>')
    middle = (LEFT + WIDTH - RIGHT) / 2
    parts.append(f'<text x="{middle:.0f}" y="{HEIGHT - 16}" text-anchor="middle">{escape(across.label)}</text>')
    parts.append(f'<text x="{LEFT}" y="{TOP - 14}">{escape(up.label)}</text>')
    return parts


def _drawn(series: Series, colour: str, across: Axis, up: Axis) -> list[str]:
    """A series: bars for the intervals, a line if it is joined, and dots."""
    bars, dots, way = [], [], []
    for point in series.points:
        x = f"{_place(across, point.x, vertical=False):.1f}"
        low, y, high = (f"{_place(up, at, vertical=True):.1f}" for at in (point.low, point.y, point.high))
        bars.append(f"M{x} {low}V{high}")
        dots.append(f'<circle cx="{x}" cy="{y}" r="4.5"/>')
        way.append(f"{x} {y}")
    parts = [f'<g fill="{colour}">', f'<path class="bar" d="{"".join(bars)}" stroke="{colour}"/>', *dots]
    if series.joined and way:
        parts.append(f'<path d="M{"L".join(way)}" fill="none" stroke="{colour}" stroke-width="2"/>')
    return [*parts, "</g>"]


def _legend(series: Sequence[Series]) -> list[str]:
    """Which colour is which, at the right above the grid."""
    parts, x = [], float(WIDTH - RIGHT)
    for number, one in reversed(list(enumerate(series))):
        parts.append(f'<text x="{x:.0f}" y="{TOP - 14}" text-anchor="end">{escape(one.name)}</text>')
        x -= 7.5 * len(one.name) + 12
        parts.append(f'<circle cx="{x:.0f}" cy="{TOP - 19}" r="5" fill="var(--c{number % COLOURS})"/>')
        x -= 24
    return parts
