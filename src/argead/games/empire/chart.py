"""A region as a chart of characters: provinces on the way from the camp, joined by lines with a price at each end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

WIDE, HIGH = 79, 11
LEAST_GAP = 3
LAND, SEA = ".", "~"

Region = Mapping[str, Any]
Spot = tuple[int, int]


def chart(region: Region, camp: str, names: Mapping[str, str]) -> list[str]:
    """The march leads from left to right, the north is above; where names are too long for that, numbers stand alone.

    The price of an arrow stands at its head, before the province that it leads into.
    """
    layers = _layers(region)
    for labels in (_labels(region, names), _labels(region, {})):
        wide = [max(len(labels[name]) for name in layer) for layer in layers]
        gap = (WIDE - len(camp) - 3 - sum(wide)) // max(1, len(layers) - 1)
        if gap >= LEAST_GAP:
            break
    middles: dict[str, Spot] = {}
    left = len(camp) + 3
    for layer, width in zip(layers, wide, strict=True):
        for i, name in enumerate(layer):
            middles[name] = left + width // 2, (2 * i + 1) * HIGH // (2 * len(layer))
        left += width + gap
    sheet = [[" "] * max(WIDE, left) for _ in range(HIGH)]
    starts = {name: (x - len(labels[name]) // 2, y) for name, (x, y) in middles.items()}
    covered = {(x + i, y) for name, (x, y) in starts.items() for i in range(len(labels[name]))}
    arrows = {(arrow["from"], arrow["to"]): arrow for arrow in region["arrows"]}
    lines = {(a, b): _line(middles[a], middles[b], covered) for a, b in arrows if a < b}
    for pair, line in lines.items():
        for x, y in line:
            sheet[y][x] = SEA if arrows[pair]["sea"] else LAND
    for (a, b), line in lines.items():
        _price(sheet, line, arrows[b, a]["price"])
        _price(sheet, line[::-1], arrows[a, b]["price"])
    for name, (x, y) in starts.items():
        sheet[y][x : x + len(labels[name])] = labels[name]
    sheet[middles[region["entry"]][1]][: len(camp) + 2] = f"{camp} >"
    rows = ["".join(row).rstrip() for row in sheet]
    return [row for row in rows if row]


def _layers(region: Region) -> list[list[str]]:
    """The provinces by their distance from the entry, in each layer from north to south."""
    north = {province["name"]: -province["at"][1] for province in region["provinces"]}
    layers, met = [[region["entry"]]], {region["entry"]}
    while True:
        next_to = {arrow["to"] for arrow in region["arrows"] if arrow["from"] in layers[-1]} - met
        if not next_to:
            return layers
        met |= next_to
        layers.append(sorted(next_to, key=lambda name: (north[name], name)))


def _labels(region: Region, names: Mapping[str, str]) -> dict[str, str]:
    """What stands for each province: its number, its name if it has one here, T and C for its sites, < for the goal."""
    labels = {}
    for province in region["provinces"]:
        signs = [sign for kind, sign in (("temple", "T"), ("city", "C")) if province[kind]]
        parts = [str(province["number"]), names.get(province["name"], ""), "".join(signs)]
        parts.append("<" if province["name"] == region["goal"] else "")
        labels[province["name"]] = f"[{' '.join(filter(None, parts))}]"
    return labels


def _line(start: Spot, end: Spot, covered: set[Spot]) -> list[Spot]:
    """The spots of a straight line that no label covers."""
    (x, y), (to_x, to_y) = start, end
    steps = max(abs(to_x - x), abs(to_y - y), 1)
    spots = [(x + round((to_x - x) * i / steps), y + round((to_y - y) * i / steps)) for i in range(steps + 1)]
    return [spot for spot in spots if spot not in covered]


def _price(sheet: list[list[str]], line: list[Spot], price: int) -> None:
    """A price on the first spot of a line that has none yet."""
    for x, y in line:
        if not sheet[y][x].isdigit():
            sheet[y][x] = str(price)
            return
