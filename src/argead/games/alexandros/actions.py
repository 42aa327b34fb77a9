"""What a player can answer in Alexandros: one small class a verb, every instance made once for its board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from argead.kernel import Action


class CardAction(Action):
    """A verb with a card's symbol."""

    __slots__ = ("card", "kind")

    def __init__(self, index: int, kind: int, card: str) -> None:
        super().__init__(index, card)
        self.kind = kind
        self.card = card

    def args(self) -> dict[str, object]:
        return {"card": self.card}


class Take(CardAction):
    """Take a face-up card: for Alexander's move, or as an action."""

    __slots__ = ()
    verb = "take"


class Play(CardAction):
    """Play a card of your hand for Alexander's special move."""

    __slots__ = ()
    verb = "play"


class Name(CardAction):
    """Name the symbol that a joker stands for."""

    __slots__ = ()
    verb = "name"


class Give(CardAction):
    """Give one of the cards that you have used to the player who lost the province."""

    __slots__ = ()
    verb = "give"


class Tax(CardAction):
    """Collect taxes by discarding this card."""

    __slots__ = ()
    verb = "tax"


class TriangleAction(Action):
    """A verb with a triangle."""

    __slots__ = ("bit", "name", "triangle")

    def __init__(self, index: int, triangle: int, name: str) -> None:
        super().__init__(index, name)
        self.triangle = triangle
        self.bit = 1 << triangle
        self.name = name

    def args(self) -> dict[str, object]:
        return {"triangle": self.name}


class Triangle(TriangleAction):
    """Send Alexander to this triangle."""

    __slots__ = ()
    verb = "triangle"


class Occupy(TriangleAction):
    """Occupy the vacant province around this triangle, with a governor on it."""

    __slots__ = ()
    verb = "occupy"


class Seize(TriangleAction):
    """Take over the rival's province around this triangle, with a governor on it."""

    __slots__ = ()
    verb = "seize"


class Station(TriangleAction):
    """Place a further governor here instead of paying the card."""

    __slots__ = ()
    verb = "station"


class Recall(TriangleAction):
    """Take the governor on this triangle back."""

    __slots__ = ()
    verb = "recall"


class PointAction(Action):
    """A verb with a point."""

    __slots__ = ("name", "point")

    def __init__(self, index: int, point: int, name: str) -> None:
        super().__init__(index, name)
        self.point = point
        self.name = name

    def args(self) -> dict[str, object]:
        return {"point": self.name}


class Corner(PointAction):
    """Stand Alexander on this corner."""

    __slots__ = ()
    verb = "corner"


class Ride(PointAction):
    """On a long way, ride to this point first."""

    __slots__ = ()
    verb = "ride"


class Draw(Action):
    """Draw the top card of the pile."""

    __slots__ = ()
    verb = "draw"


class Pay(Action):
    """Pay the cards that are still owed, and the province is yours."""

    __slots__ = ()
    verb = "pay"


class Pass(Action):
    """End the turn without using the actions that are left."""

    __slots__ = ()
    verb = "pass"


class Path(Action):
    """Walk this way: `walls` is the mask of its lines, the rest is what walls on all of them would close.

    Its index is its rank among the shortest paths between two points, so that the action space stays small: paths
    between other points are never offered together with it.
    """

    __slots__ = ("beside", "cut_down", "cut_right", "lines", "points", "walls")
    verb = "path"

    def __init__(
        self,
        index: int,
        points: tuple[str, ...],
        lines: tuple[int, ...],
        walls: int,
        cut_right: int,
        cut_down: int,
        beside: int,
    ) -> None:
        super().__init__(index, *points)
        self.points = points
        self.lines = lines
        self.walls = walls
        self.cut_right = cut_right
        self.cut_down = cut_down
        self.beside = beside

    def args(self) -> dict[str, object]:
        return {"points": list(self.points)}


C = TypeVar("C", bound=CardAction)
T = TypeVar("T", bound=TriangleAction)


class Actions:
    """The tables of one board. The order of the tables is the order of legal lists."""

    def __init__(
        self, cards: Sequence[str], triangles: Mapping[int, str], points: Sequence[str], most_paths: int
    ) -> None:
        self._size = 0
        self._cards = cards
        self._triangles = triangles
        self.take = self._by_card(Take)
        self.play = self._by_card(Play)
        self.name = self._by_card(Name)
        self.triangle = self._by_triangle(Triangle)
        self.corner = [Corner(self._next(), point, name) for point, name in enumerate(points)]
        self.draw = Draw(self._next())
        self.occupy = self._by_triangle(Occupy)
        self.seize = self._by_triangle(Seize)
        self.pay = Pay(self._next())
        self.station = self._by_triangle(Station)
        self.give = self._by_card(Give)
        self.tax = self._by_card(Tax)
        self.recall = self._by_triangle(Recall)
        self.end = Pass(self._next())
        self.ride = [Ride(self._next(), point, name) for point, name in enumerate(points)]
        self.first_path = self._size
        self.size = self._size + most_paths

    def _next(self) -> int:
        self._size += 1
        return self._size - 1

    def _by_card(self, verb: type[C]) -> list[C]:
        return [verb(self._next(), kind, card) for kind, card in enumerate(self._cards)]

    def _by_triangle(self, verb: type[T]) -> dict[int, T]:
        return {triangle: verb(self._next(), triangle, name) for triangle, name in self._triangles.items()}
