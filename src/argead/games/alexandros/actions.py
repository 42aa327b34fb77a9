"""What a player can choose in Alexandros: one small class a verb, every instance made once for its board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from argead.kernel import Action, Vocabulary, Word


class Take(Word):
    """Take a face-up card: for Alexander's move, or as an action."""


class Play(Word):
    """Play a card of your hand for Alexander's special move."""


class Name(Word):
    """Name the symbol that a joker stands for."""


class Give(Word):
    """Give one of the cards that you have used to the player who lost the province."""


class Tax(Word):
    """Collect taxes by discarding this card."""


class TriangleAction(Word):
    """A verb with a triangle."""

    __slots__ = ("bit",)

    def __init__(self, index: int, number: int, word: str) -> None:
        super().__init__(index, number, word, "triangle")
        self.bit = 1 << number


class Triangle(TriangleAction):
    """Send Alexander to this triangle."""


class Occupy(TriangleAction):
    """Occupy the vacant province around this triangle, with a governor on it."""


class Seize(TriangleAction):
    """Take over the rival's province around this triangle, with a governor on it."""


class Station(TriangleAction):
    """Place a further governor here instead of paying the card."""


class Recall(TriangleAction):
    """Take the governor on this triangle back."""


class Corner(Word):
    """Stand Alexander on this corner."""


class Ride(Word):
    """On a long way, ride to this point first."""


class Draw(Action):
    """Draw the top card of the pile."""


class Pay(Action):
    """Pay the cards that are still owed, and the province is yours."""


class Pass(Action):
    """End the turn without using the actions that are left."""


class Path(Action):
    """Walk this way: `walls` is the mask of its lines, the rest is what walls on all of them would close.

    Its index is its rank among the shortest paths between two points, so that the action space stays small: paths
    between other points are never offered together with it.
    """

    __slots__ = ("beside", "cut_down", "cut_right", "lines", "points", "walls")

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


T = TypeVar("T", bound=TriangleAction)


class Actions(Vocabulary):
    """The tables of one board."""

    def __init__(
        self, cards: Sequence[str], triangles: Mapping[int, str], points: Sequence[str], most_paths: int
    ) -> None:
        super().__init__()
        self._triangles = triangles
        self.take = self._words(Take, "card", cards)
        self.play = self._words(Play, "card", cards)
        self.name = self._words(Name, "card", cards)
        self.triangle = self._by_triangle(Triangle)
        self.corner = self._words(Corner, "point", points)
        self.draw = self._one(Draw)
        self.occupy = self._by_triangle(Occupy)
        self.seize = self._by_triangle(Seize)
        self.pay = self._one(Pay)
        self.station = self._by_triangle(Station)
        self.give = self._words(Give, "card", cards)
        self.tax = self._words(Tax, "card", cards)
        self.recall = self._by_triangle(Recall)
        self.end = self._one(Pass)
        self.ride = self._words(Ride, "point", points)
        self.first_path = self._room(most_paths)

    def _by_triangle(self, verb: type[T]) -> dict[int, T]:
        return {triangle: verb(self._room(1), triangle, name) for triangle, name in self._triangles.items()}
