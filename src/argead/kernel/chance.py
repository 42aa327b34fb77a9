"""Chance stands outside the state: every die and every card drawn is a question to one of these."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random, SystemRandom
from typing import NamedTuple, Protocol

from argead.kernel.errors import ChanceError
from argead.kernel.journal import Event

Answer = int | str


class Question(NamedTuple):
    """What chance is asked for, and about whom."""

    purpose: str
    subject: str


class Chance(Protocol):
    """A source of chance."""

    def die(self, sides: int = 6) -> int:
        """Roll a die: 1 to `sides`."""

    def draw(self, bag: Sequence[int], faces: Sequence[str]) -> int:
        """Draw from a bag that holds `bag[i]` pieces of kind `i`; `faces` names the kinds."""


class Dice:
    """Random answers: repeatable from a seed, or from the system's entropy without one."""

    __slots__ = ("_random",)

    def __init__(self, seed: int | str | None = None) -> None:
        self._random = (SystemRandom() if seed is None else Random(seed)).random

    def die(self, sides: int = 6) -> int:
        return int(self._random() * sides) + 1

    def draw(self, bag: Sequence[int], faces: Sequence[str]) -> int:
        left = int(self._random() * sum(bag))
        for kind, count in enumerate(bag):
            left -= count
            if left < 0:
                return kind
        raise ChanceError("nothing can be drawn from an empty bag")


class Watched(Dice):
    """Dice that know whether anybody asked them."""

    __slots__ = ("asked",)

    def __init__(self, seed: int | str | None = None) -> None:
        super().__init__(seed)
        self.asked = False

    def die(self, sides: int = 6) -> int:
        self.asked = True
        return super().die(sides)

    def draw(self, bag: Sequence[int], faces: Sequence[str]) -> int:
        self.asked = True
        return super().draw(bag, faces)


class Script:
    """Answers given beforehand: rulebook examples, dice rolled at a real table, a recorded move."""

    __slots__ = ("_answers", "_next")

    def __init__(self, answers: Iterable[Answer]) -> None:
        self._answers = list(answers)
        self._next = 0

    def left(self) -> int:
        """How many answers have not been asked for."""
        return len(self._answers) - self._next

    def _answer(self, question: str) -> Answer:
        if self._next == len(self._answers):
            raise ChanceError(f"chance is asked for {question}, but no answer is left")
        self._next += 1
        return self._answers[self._next - 1]

    def die(self, sides: int = 6) -> int:
        answer = self._answer(f"a die of {sides}")
        if isinstance(answer, bool) or not isinstance(answer, int) or not 1 <= answer <= sides:
            raise ChanceError(f"a {sides}-sided die cannot show {answer!r}")
        return answer

    def draw(self, bag: Sequence[int], faces: Sequence[str]) -> int:
        answer = self._answer("a draw")
        if not isinstance(answer, str) or answer not in faces:
            raise ChanceError(f"{answer!r} cannot be drawn: the kinds are {', '.join(faces)}")
        kind = faces.index(answer)
        if not bag[kind]:
            raise ChanceError(f"{answer!r} cannot be drawn: none is left")
        return kind


class AnswerWanted(Exception):
    """The answers typed so far do not suffice: chance is asked for a die of `sides`, or for one of what is `left`.

    The state adds the `question`, and whoever tried the move the `events` that it has told so far.
    """

    def __init__(self, sides: int, bag: Sequence[int] = (), faces: Sequence[str] = ()) -> None:
        super().__init__("one more answer of chance is wanted")
        self.sides = sides
        self.left = {face: count for face, count in zip(faces, bag, strict=True) if count}
        self.question = Question("", "")
        self.events: list[Event] = []


class Typed(Script):
    """Answers that people type, who roll and draw at a real table. A missing one is asked for."""

    __slots__ = ()

    def die(self, sides: int = 6) -> int:
        if not self.left():
            raise AnswerWanted(sides)
        return super().die(sides)

    def draw(self, bag: Sequence[int], faces: Sequence[str]) -> int:
        if not self.left():
            raise AnswerWanted(0, bag, faces)
        return super().draw(bag, faces)

    def close(self) -> None:
        """All answers must have been asked for."""
        if self.left():
            raise ChanceError(f"too many answers: {self._next} needed, {len(self._answers)} given")


class Recorder:
    """Passes questions on and keeps the answers."""

    __slots__ = ("answers", "source")

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.answers: list[Answer] = []

    def die(self, sides: int = 6) -> int:
        answer = self.source.die(sides)
        self.answers.append(answer)
        return answer

    def draw(self, bag: Sequence[int], faces: Sequence[str]) -> int:
        kind = self.source.draw(bag, faces)
        self.answers.append(faces[kind])
        return kind


class ChanceAsked(Exception):
    """A sealed source was asked: what is being tried out depends on chance."""


class Sealed:
    """Answers nothing. A copy of a state with sealed chance shows what an action does before chance speaks."""

    __slots__ = ()

    def die(self, sides: int = 6) -> int:
        raise ChanceAsked

    def draw(self, bag: Sequence[int], faces: Sequence[str]) -> int:
        raise ChanceAsked
