"""What lies on the table of Alexandros and can be pointed at, by its id."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from argead.games.alexandros.board import corners

COUNTERS = ("score", "cards", "reserve", "income")
"""What is counted for each seat."""


def things(view: Mapping[str, Any]) -> list[str]:
    """Places, pieces, cards and counters, as far as the seat of the view sees them."""
    return [*_places(view), *_pieces(view), *_cards(view), *_counters(view)]


def _places(view: Mapping[str, Any]) -> Iterator[str]:
    """The land, its points, and the closed provinces that are worth anything."""
    provinces = view["provinces"]
    land = sorted(_cell(name) for province in provinces for name in province["triangles"])
    points = sorted({(y, x) for cell in land for x, y in corners(*cell)})
    yield from (f"triangle:{chr(ord('a') + row)}{column}" for row, column in land)
    yield from (f"point:{x}-{y}" for y, x in points)
    largest = max(len(province["triangles"]) for province in provinces)
    for province in provinces:
        closed = province["owner"] is not None or len(province["triangles"]) < largest
        if closed and province["worth"]:
            yield f"province:{province['triangles'][0]}"


def _cell(triangle: str) -> tuple[int, int]:
    return ord(triangle[0]) - ord("a"), int(triangle[1:])


def _pieces(view: Mapping[str, Any]) -> Iterator[str]:
    yield "piece:alexander"
    yield from (f"governor:{triangle}" for own in view["governors"] for triangle in own)
    yield from (f"wall:{line}" for colour in ("black", "red") for line in view["walls"][colour])


def _cards(view: Mapping[str, Any]) -> Iterator[str]:
    yield from (f"row:{place}" for place, card in enumerate(view["row"], 1) if card)
    yield from ("pile:cards", "pile:discard", "supply:black", "supply:red")
    if hands := view.get("open_hands"):
        yield from (f"hand:{seat}-{card}" for seat, hand in enumerate(hands) for card in hand)
    else:
        yield from (f"hand:{card}" for card, count in (view["hand"] or {}).items() if count)


def _counters(view: Mapping[str, Any]) -> Iterator[str]:
    yield from (f"{counter}:{seat}" for seat in range(len(view["scores"])) for counter in COUNTERS)
