"""Actions: what a seat can choose. Small objects, made once and compared by identity."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import ClassVar, TypeVar


def slug(name: str) -> str:
    """A name as it is typed."""
    return "-".join(name.lower().split())


class Action:
    """One choice at one decision: a small class a verb, named like it.

    `notation` is its only spelling, in records, in the terminal and on the wire. `index` is its place in the game's
    action space: two actions that can be offered together never share one, and legal lists are sorted by it.
    """

    __slots__ = ("index", "notation")

    verb: ClassVar[str]

    def __init_subclass__(cls) -> None:
        """`class Take` is the verb `take`, unless it says otherwise."""
        if "verb" not in cls.__dict__:
            cls.verb = cls.__name__.lower()

    def __init__(self, index: int, *words: str) -> None:
        self.index = index
        self.notation = " ".join((self.verb, *words))

    def args(self) -> dict[str, object]:
        """The arguments by name, ready for JSON and for the language files."""
        return {}

    def __repr__(self) -> str:
        return f"<{self.notation}>"


class Word(Action):
    """A verb with one word after it: `number` is its place in the table, `names` what it is the name of."""

    __slots__ = ("names", "number", "word")

    def __init__(self, index: int, number: int, word: str, names: str) -> None:
        super().__init__(index, slug(word))
        self.number = number
        self.word = word
        self.names = names

    def args(self) -> dict[str, object]:
        return {self.names: self.word}


A = TypeVar("A", bound=Action)
W = TypeVar("W", bound=Word)


class Vocabulary:
    """The tables of a board's actions, each made once. The order of the tables is the order of legal lists."""

    def __init__(self) -> None:
        self.size = 0

    def _room(self, count: int) -> int:
        """The first of so many new indices."""
        self.size += count
        return self.size - count

    def _one(self, verb: Callable[[int], A]) -> A:
        """A verb by itself."""
        return verb(self._room(1))

    def _words(self, verb: Callable[[int, int, str, str], W], names: str, words: Iterable[str]) -> list[W]:
        """A verb with each of these words."""
        return [verb(self._room(1), number, word, names) for number, word in enumerate(words)]

    def _lists(
        self, verb: Callable[[int, int, str, str], W], names: str, lists: Sequence[Sequence[str]]
    ) -> list[list[W]]:
        """A table for each list of words. No two lists are ever offered together, so they share their indices."""
        first = self._room(max(map(len, lists)))
        return [[verb(first + number, number, word, names) for number, word in enumerate(words)] for words in lists]
