"""What a player can answer in Empire: one small class a verb, every instance made once for its board."""

from __future__ import annotations

from collections.abc import Sequence

from argead.kernel import Action


class Allot(Action):
    """Lay all cubes out: turn order, armies, temples, cities."""

    __slots__ = ("boxes",)
    verb = "allot"

    def __init__(self, index: int, boxes: tuple[int, int, int, int]) -> None:
        super().__init__(index, *map(str, boxes))
        self.boxes = boxes

    def args(self) -> dict[str, object]:
        order, armies, temples, cities = self.boxes
        return {"order": order, "armies": armies, "temples": temples, "cities": cities}


class Split(Action):
    """Share the cubes left anew between temples and cities."""

    __slots__ = ("cities", "temples")
    verb = "split"

    def __init__(self, index: int, temples: int, cities: int) -> None:
        super().__init__(index, str(temples), str(cities))
        self.temples = temples
        self.cities = cities

    def args(self) -> dict[str, object]:
        return {"temples": self.temples, "cities": self.cities}


class Pay(Split):
    """Pay a crossing with cubes of these boxes."""

    __slots__ = ()
    verb = "pay"


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

    __slots__ = ()
    verb = "place"


class Send(Number):
    """So many armies cross together."""

    __slots__ = ()
    verb = "send"


class Cross(Action):
    """Lead armies over this arrow."""

    __slots__ = ("end", "goal", "origin", "price", "sea", "start")
    verb = "cross"

    def __init__(self, index: int, start: int, end: int, names: tuple[str, str], price: int, sea: bool) -> None:
        super().__init__(index, *map(slug, names))
        self.start = start
        self.end = end
        self.origin, self.goal = names
        self.price = price
        self.sea = sea

    def args(self) -> dict[str, object]:
        return {"origin": self.origin, "goal": self.goal, "price": self.price, "sea": self.sea}


class SiteAction(Action):
    """A verb with a province."""

    __slots__ = ("name", "province")

    def __init__(self, index: int, province: int, name: str) -> None:
        super().__init__(index, slug(name))
        self.province = province
        self.name = name

    def args(self) -> dict[str, object]:
        return {"province": self.name}


class Temple(SiteAction):
    """Lay a temple down here, to be built at the scoring."""

    __slots__ = ()
    verb = "temple"


class City(SiteAction):
    """Lay a city down here, to be founded at the scoring."""

    __slots__ = ()
    verb = "city"


class Halt(Action):
    """March no further."""

    __slots__ = ()
    verb = "halt"


class Done(Action):
    """Build no more."""

    __slots__ = ()
    verb = "done"


CAMP = "camp"
"""How the campaign symbol is called among the provinces."""


def slug(name: str) -> str:
    """A name as it is typed."""
    return "-".join(name.lower().split())


class Actions:
    """The tables of one board. The order of the tables is the order of legal lists."""

    def __init__(self, cubes: int, seats: int, places: Sequence[Sequence[str]], ways: Sequence[Sequence[Way]]) -> None:
        self._size = 0
        self.allot = [
            Allot(self._next(), (order, armies, temples, cubes - order - armies - temples))
            for order in range(cubes + 1)
            for armies in range(cubes + 1 - order)
            for temples in range(cubes + 1 - order - armies)
        ]
        # Two splits of different sums are never offered together, so they share their indices.
        first = self._take(cubes + 1)
        self.split = [[Split(first + t, t, n - t) for t in range(n + 1)] for n in range(cubes + 1)]
        self.place = [Place(self._next(), number) for number in range(1, seats + 1)]
        crossings = max(len(region) for region in ways)
        first = self._take(crossings)
        self.cross = [
            [Cross(first + i, a, b, (names[a], names[b]), price, sea) for i, (a, b, price, sea) in enumerate(region)]
            for names, region in zip(places, ways, strict=True)
        ]
        self.halt = Halt(self._next())
        self.send = [Send(self._next(), number) for number in range(cubes + 1)]
        highest = max(price for region in ways for _, _, price, _ in region)
        first = self._take(highest + 1)
        self.pay = [[Pay(first + t, t, n - t) for t in range(n + 1)] for n in range(highest + 1)]
        most = max(len(names) for names in places)
        first_temple, first_city = self._take(most), self._take(most)
        self.temple = [[Temple(first_temple + p, p, name) for p, name in enumerate(names)] for names in places]
        self.city = [[City(first_city + p, p, name) for p, name in enumerate(names)] for names in places]
        self.done = Done(self._next())
        self.size = self._size

    def _next(self) -> int:
        return self._take(1)

    def _take(self, count: int) -> int:
        self._size += count
        return self._size - count


Way = tuple[int, int, int, bool]
