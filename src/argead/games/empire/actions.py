"""What a player can choose in Empire: one small class a verb, every instance made once for its board."""

from __future__ import annotations

from collections.abc import Sequence

from argead.kernel import Action, Vocabulary, Word, slug


class Allot(Action):
    """Lay all cubes out: turn order, armies, temples, cities."""

    __slots__ = ("boxes",)

    def __init__(self, index: int, boxes: tuple[int, int, int, int]) -> None:
        super().__init__(index, *map(str, boxes))
        self.boxes = boxes

    def args(self) -> dict[str, object]:
        order, armies, temples, cities = self.boxes
        return {"order": order, "armies": armies, "temples": temples, "cities": cities}


class Parts(Action):
    """A verb with cubes of the temple box and of the city box."""

    __slots__ = ("cities", "temples")

    def __init__(self, index: int, temples: int, cities: int) -> None:
        super().__init__(index, str(temples), str(cities))
        self.temples = temples
        self.cities = cities

    def args(self) -> dict[str, object]:
        return {"temples": self.temples, "cities": self.cities}


class Split(Parts):
    """Share the cubes left anew between temples and cities."""


class Pay(Parts):
    """Pay a crossing with cubes of these boxes."""


class Number(Action):
    """A verb with a number."""

    __slots__ = ("number",)

    def __init__(self, index: int, number: int) -> None:
        super().__init__(index, str(number))
        self.number = number

    def args(self) -> dict[str, object]:
        return {"number": self.number}


class Place(Number):
    """Take this place in the turn order."""


class Send(Number):
    """So many armies cross together."""


class Cross(Action):
    """Lead armies over this arrow."""

    __slots__ = ("end", "goal", "origin", "price", "sea", "start")

    def __init__(self, index: int, start: int, end: int, names: tuple[str, str], price: int, sea: bool) -> None:
        super().__init__(index, *map(slug, names))
        self.start = start
        self.end = end
        self.origin, self.goal = names
        self.price = price
        self.sea = sea

    def args(self) -> dict[str, object]:
        return {"origin": self.origin, "goal": self.goal, "price": self.price, "sea": self.sea}


class Temple(Word):
    """Lay a temple down here, to be built at the scoring."""


class City(Word):
    """Lay a city down here, to be founded at the scoring."""


class Halt(Action):
    """March no further."""


class Done(Action):
    """Build no more."""


CAMP = "camp"
"""How the campaign symbol is called among the provinces."""


class Actions(Vocabulary):
    """The tables of one board."""

    def __init__(self, cubes: int, seats: int, places: Sequence[Sequence[str]], ways: Sequence[Sequence[Way]]) -> None:
        super().__init__()
        self.allot = [
            Allot(self._room(1), (order, armies, temples, cubes - order - armies - temples))
            for order in range(cubes + 1)
            for armies in range(cubes + 1 - order)
            for temples in range(cubes + 1 - order - armies)
        ]
        # Two splits of different sums are never offered together, so they share their indices.
        first = self._room(cubes + 1)
        self.split = [[Split(first + t, t, n - t) for t in range(n + 1)] for n in range(cubes + 1)]
        self.place = [Place(self._room(1), number) for number in range(1, seats + 1)]
        crossings = max(len(region) for region in ways)
        first = self._room(crossings)
        self.cross = [
            [Cross(first + i, a, b, (names[a], names[b]), price, sea) for i, (a, b, price, sea) in enumerate(region)]
            for names, region in zip(places, ways, strict=True)
        ]
        self.halt = self._one(Halt)
        self.send = [Send(self._room(1), number) for number in range(cubes + 1)]
        highest = max(price for region in ways for _, _, price, _ in region)
        first = self._room(highest + 1)
        self.pay = [[Pay(first + t, t, n - t) for t in range(n + 1)] for n in range(highest + 1)]
        self.temple = self._lists(Temple, "province", places)
        self.city = self._lists(City, "province", places)
        self.done = self._one(Done)


Way = tuple[int, int, int, bool]
