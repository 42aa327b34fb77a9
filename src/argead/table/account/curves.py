"""The points of all sides over the turns of a match, drawn: each side has a colour, a dash and a mark of its own."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from argead.table.account.shapes import EndingShown

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 720, 260, 44, 14, 14, 30
MARKED_TURNS = 40
"""In a longer match not every turn has a mark."""

MARKS = (
    "M0-4A4 4 0 0 1 0 4A4 4 0 0 1 0-4Z",
    "M0-5.5L5.5 0 0 5.5-5.5 0Z",
    "M-4-4H4V4H-4Z",
    "M-3-5H3L5.5 0 3 5H-3L-5.5 0Z",
    "M0-5.5L5 4H-5Z",
    "M-2-5H2V-2H5V2H2V5H-2V2H-5V-2H-2Z",
    "M-5-3H5A5 6 0 0 1-5-3Z",
    "M-4-5H4L2 0 4 5H-4L-2 0Z",
)
"""Outlines for the marks of eight sides; further ones begin anew."""


def curves(ending: EndingShown, says: str) -> str:
    """The drawing, with the turns that changed most under their numbers. `says` is for those who do not see it."""
    columns = [ending["start"], *(turn["points"] for turn in ending["turns"])]
    low = min(0, *(value for column in columns for value in column))
    high = max(low + 1, *(value for column in columns for value in column))
    across = (WIDTH - LEFT - RIGHT) / max(1, len(columns) - 1)

    def x(number: int) -> float:
        return LEFT + number * across

    def y(value: int) -> float:
        return HEIGHT - BOTTOM - (value - low) * (HEIGHT - BOTTOM - TOP) / (high - low)

    drawn = "".join(
        _side(side, [(x(number), y(column[side])) for number, column in enumerate(columns)])
        for side in range(len(ending["sides"]))
    )
    signs = "".join(
        f'<line x1="{x(turning["turn"] + 1):.1f}" x2="{x(turning["turn"] + 1):.1f}" y1="{TOP}" y2="{HEIGHT - BOTTOM}"/>'
        f'<text x="{x(turning["turn"] + 1):.1f}" y="{HEIGHT - 10}" text-anchor="middle">{number}</text>'
        for number, turning in enumerate(ending["turning"], 1)
    )
    scale = "".join(
        f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y(value):.1f}" y2="{y(value):.1f}"/>'
        f'<text x="{LEFT - 6}" y="{y(value) + 5:.1f}" text-anchor="end">{value}</text>'
        for value in dict.fromkeys((low, 0, high))
    )
    title = escape(ending["unit"])
    return (
        f'<figure><figcaption>{title}</figcaption><div class="scroll" tabindex="0">'
        f'<svg class="curves" role="img" viewBox="0 0 {WIDTH} {HEIGHT}">'
        f'<title>{title}</title><desc>{escape(says)}</desc><g class="grid">{scale}</g><g class="signs">{signs}</g>'
        f"{drawn}</svg></div>{_key(ending['sides'])}</figure>"
    )


def chances(sides: Sequence[str], own: Sequence[Sequence[float]], title: str, says: str) -> str:
    """Each side's chance to win, from none to certainty, over the plies of a match."""
    across = (WIDTH - LEFT - RIGHT) / max(1, len(own[0]) - 1)

    def y(chance: float) -> float:
        return HEIGHT - BOTTOM - chance * (HEIGHT - BOTTOM - TOP)

    drawn = "".join(
        _side(side, [(LEFT + number * across, y(chance)) for number, chance in enumerate(own[side])])
        for side in range(len(sides))
    )
    scale = "".join(
        f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y(chance):.1f}" y2="{y(chance):.1f}"/>'
        f'<text x="{LEFT - 6}" y="{y(chance) + 5:.1f}" text-anchor="end">{round(100 * chance)}</text>'
        for chance in (0, 0.5, 1)
    )
    return (
        f'<figure><figcaption>{escape(title)}</figcaption><div class="scroll" tabindex="0">'
        f'<svg class="curves" role="img" viewBox="0 0 {WIDTH} {HEIGHT}"><title>{escape(title)}</title>'
        f'<desc>{escape(says)}</desc><g class="grid">{scale}</g>{drawn}</svg></div>{_key(sides)}</figure>'
    )


def _side(side: int, points: Sequence[tuple[float, float]]) -> str:
    path = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    every = -(-len(points) // MARKED_TURNS)
    marks = "".join(
        f'<path d="{MARKS[side % len(MARKS)]}" transform="translate({x:.1f} {y:.1f})"/>' for x, y in points[::-every]
    )
    return f'<g class="side-{side % len(MARKS)}"><path class="way" d="M{path}"/>{marks}</g>'


def _key(sides: Sequence[str]) -> str:
    if len(sides) == 1:
        return ""
    items = "".join(
        f'<li><svg class="side-{side % len(MARKS)}" aria-hidden="true" width="34" height="14" viewBox="-17 -7 34 14">'
        f'<path class="way" d="M-17 0H17"/><path d="{MARKS[side % len(MARKS)]}"/></svg> {escape(name)}</li>'
        for side, name in enumerate(sides)
    )
    return f'<ul class="key">{items}</ul>'
