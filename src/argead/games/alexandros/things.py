"""What lies on the table of Alexandros and can be pointed at, by its id."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from argead.games.alexandros.actions import (
    Corner,
    Draw,
    Give,
    Occupy,
    Path,
    Pay,
    Play,
    Ride,
    Seize,
    Station,
    Take,
    Tax,
    TriangleAction,
)
from argead.games.alexandros.board import corners
from argead.kernel import Action

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
    yield from (f"province:{land[0]}" for land in _closed(view))


def _closed(view: Mapping[str, Any]) -> Iterator[list[str]]:
    """The triangles of each province that is closed and worth anything."""
    provinces = view["provinces"]
    largest = max(len(province["triangles"]) for province in provinces)
    for province in provinces:
        closed = province["owner"] is not None or len(province["triangles"]) < largest
        if closed and province["worth"]:
            yield province["triangles"]


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


def named(view: Mapping[str, Any], action: Action) -> list[str]:
    """What an action speaks of, among the things of the view: cards, places, and what stands on them."""
    return list(_named(view, action))


def _named(view: Mapping[str, Any], action: Action) -> Iterator[str]:
    if isinstance(action, Take):
        yield from (f"row:{place}" for place, card in enumerate(view["row"], 1) if card == action.word)
    elif isinstance(action, Play | Tax):
        yield f"hand:{action.word}"
    elif isinstance(action, Draw):
        yield "pile:cards"
    elif isinstance(action, Corner | Ride):
        yield f"point:{action.word}"
    elif isinstance(action, Path):
        yield from (f"point:{point}" for point in action.points)
    elif isinstance(action, TriangleAction):
        yield from _on_land(view, action.word)
        if isinstance(action, Occupy | Seize | Station):
            yield from (f"province:{land[0]}" for land in _closed(view) if action.word in land)
    elif isinstance(action, Pay):
        yield from (f"hand:{card}" for card, count in view["occupation"]["cards"].items() if count)
    elif isinstance(action, Give):
        yield "pile:discard"
        if view["hand"][action.word]:
            yield f"hand:{action.word}"


def _on_land(view: Mapping[str, Any], triangle: str) -> Iterator[str]:
    """A triangle, and the governor on it."""
    yield f"triangle:{triangle}"
    yield from (f"governor:{triangle}" for own in view["governors"] if triangle in own)
