"""The board: six regions of provinces, with every table that the rules look things up in.

In each region the places are its provinces, counted from 0 in the order of scoring, and after them the camp: the
campaign symbol from which armies enter.
"""

from __future__ import annotations

from typing import Any

from argead.games.empire.actions import CAMP, Actions, Cross, Way
from argead.games.empire.survey import Region, survey
from argead.kernel import BaseBoard, kept, own_text

MOST_SEATS = 5


class Land:
    """A region with its tables."""

    def __init__(self, board: Board, region: Region, first: int, crossings: list[Cross]) -> None:
        self.board = board
        self.region = region
        self.id = region.id
        self.name = region.name
        self.first = first
        self.camp = len(region.provinces)
        self.entry = region.entry
        self.goal = region.goal
        self.names = [province.name for province in region.provinces]
        self.temples = [n for n, province in enumerate(region.provinces) if "temple" in province.sites]
        self.cities = [n for n, province in enumerate(region.provinces) if "city" in province.sites]
        self.crossings = [[cross for cross in crossings if cross.start == n] for n in range(self.camp + 1)]
        self.to_goal = _steps_to(self.goal, crossings)
        self.fares = _fares(self.crossings, board.steps)

    def __reduce__(self) -> tuple[Any, ...]:
        return _land, (self.board, self.id)


class Board(BaseBoard):
    """Tables of one board file."""

    actions: Actions

    def __init__(self, text: str) -> None:
        read = survey(text)
        super().__init__(text, read.id, read.constants)
        self.short_game = read.short_game
        ways = [sorted(_ways(region)) for region in read.regions]
        places = [[*(province.name for province in region.provinces), CAMP] for region in read.regions]
        self.actions = Actions(read.constants["cubes"], MOST_SEATS, places, ways)
        self.lands: list[Land] = []
        self.provinces = 0
        for region, crossings in zip(read.regions, self.actions.cross, strict=True):
            self.lands.append(Land(self, region, self.provinces, crossings))
            self.provinces += len(region.provinces)
        self.places = max(land.camp for land in self.lands) + 1

    cubes: int
    temples: int
    cities: int
    steps: int
    rounds: int
    province_points: int
    temple_points: int
    city_points: int
    temple_price: int
    city_price: int
    most_cities: int
    most_temples: int
    most_cities_in_region: int
    most_temples_in_region: int

    def geometry(self) -> dict[str, Any]:
        """What a client needs to draw the board, ready for JSON."""
        return {"id": self.id, "regions": [_drawn(land.region) for land in self.lands]}


def _land(board: Board, id_: str) -> Land:
    return next(land for land in board.lands if land.id == id_)


def _steps_to(goal: int, crossings: list[Cross]) -> dict[int, int]:
    """How many crossings each place is away from the goal, wherever it can be reached."""
    steps, reached = {goal: 0}, [goal]
    for end in reached:
        for cross in crossings:
            if cross.end == end and cross.start not in steps:
                steps[cross.start] = steps[end] + 1
                reached.append(cross.start)
    return steps


def _fares(crossings: list[list[Cross]], steps: int) -> list[list[dict[int, int]]]:
    """For so many steps from each place, the cheapest price to all that they lead to."""
    fares: list[list[dict[int, int]]] = [[{place: 0} for place in range(len(crossings))]]
    for _ in range(steps):
        last, further = fares[-1], []
        for start, leaving in enumerate(crossings):
            reached = dict(last[start])
            for cross in leaving:
                for end, price in last[cross.end].items():
                    reached[end] = min(cross.price + price, reached.get(end, cross.price + price))
            further.append(reached)
        fares.append(further)
    return fares


def _ways(region: Region) -> list[Way]:
    camp = (len(region.provinces), region.entry, 0, False)
    return [camp, *((arrow.start, arrow.end, arrow.price, arrow.kind == "sea") for arrow in region.arrows)]


def _drawn(region: Region) -> dict[str, Any]:
    return {
        "id": region.id,
        "name": region.name,
        "symbol": region.symbol,
        "start": region.start,
        "entry": region.provinces[region.entry].name,
        "goal": region.provinces[region.goal].name,
        "goal_symbol": region.goal_symbol,
        "provinces": [
            {
                "name": province.name,
                "number": n,
                "at": province.at,
                "temple": "temple" in province.sites,
                "city": "city" in province.sites,
            }
            for n, province in enumerate(region.provinces, 1)
        ],
        "arrows": [
            {
                "from": region.provinces[arrow.start].name,
                "to": region.provinces[arrow.end].name,
                "price": arrow.price,
                "sea": arrow.kind == "sea",
            }
            for arrow in region.arrows
        ],
    }


OWN_TEXT = own_text(__file__)


def load(text: str | None) -> Board:
    """The board of a file's text (None: our own)."""
    return kept(Board, OWN_TEXT if text is None else text)
