"""A game that stops wherever chance is asked: what search over chance nodes needs.

The games ask chance in the midst of a move. Here a move is tried on a copy with the answers told so far; when a further
one is needed the copy is thrown away, the question stands open, and the move is tried anew once it is answered.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from argead import shelf
from argead.envs.numbers import choices
from argead.kernel import Action, ChanceAsked, Game, State, Value


@dataclass(frozen=True, slots=True)
class Question:
    """What chance is asked: outcome `i` has `weights[i]` ways to happen and is called `faces[i]`."""

    weights: tuple[int, ...]
    faces: tuple[str, ...]

    def odds(self) -> list[tuple[int, float]]:
        """The possible outcomes with their probabilities."""
        total = sum(self.weights)
        return [(outcome, weight / total) for outcome, weight in enumerate(self.weights) if weight]


class Oracle:
    """A source of chance that answers what it was told, and raises `ChanceAsked` at the first question beyond."""

    __slots__ = ("_answers", "question")

    def __init__(self, told: Sequence[int]) -> None:
        self._answers = iter(told)
        self.question: Question | None = None

    def die(self, sides: int = 6) -> int:
        return 1 + self._answer((1,) * sides, ())

    def draw(self, bag: Sequence[int], faces: Sequence[str]) -> int:
        return self._answer(bag, faces)

    def _answer(self, weights: Sequence[int], faces: Sequence[str]) -> int:
        for answer in self._answers:
            return answer
        names = tuple(faces) or tuple(str(side + 1) for side in range(len(weights)))
        self.question = Question(tuple(weights), names)
        raise ChanceAsked


class Move(NamedTuple):
    """A choice of a seat, and the state that it was made in."""

    before: State
    seat: int
    action: Action


class Course:
    """One course of a game. `state` is the last position at rest, None during the set-up; replaced, never changed.

    The course is copied by sharing and stored by what was answered and played: OpenSpiel does both at every turn.
    """

    __slots__ = ("_choices", "_settled", "answers", "game", "moves", "options", "players", "question", "state")

    def __init__(self, game: Game, players: int, options: Mapping[str, Value]) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.state: State | None = None
        self.question: Question | None = None
        self.moves: list[Move] = []
        self.answers: list[int] = []
        self._settled = 0
        self._choices: dict[int, Action] = {}
        self._go_on()

    def __deepcopy__(self, memo: dict[int, Any]) -> Course:
        twin = Course.__new__(Course)
        twin.game = self.game
        twin.players = self.players
        twin.options = self.options
        twin.state = self.state
        twin.question = self.question
        twin.moves = self.moves[:]
        twin.answers = self.answers[:]
        twin._settled = self._settled
        twin._choices = self._choices
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        played = [(move.seat, move.action.notation) for move in self.moves]
        return retrace, (self.game.name, self.players, self.options, self.answers, played)

    def to_move(self) -> int | None:
        """The seat whose choice comes next; None where chance speaks or the game is over."""
        waiting = () if self.state is None or self.question is not None else self.state.waiting()
        return waiting[0] if waiting else None

    def choices(self) -> dict[int, Action]:
        """What that seat can choose, by index."""
        seat = self.to_move()
        if not self._choices and seat is not None:
            assert self.state is not None
            self._choices = choices(self.state, seat)
        return self._choices

    def answer(self, outcome: int) -> None:
        """Chance answers the open question."""
        self.answers.append(outcome)
        self._go_on()

    def play(self, seat: int, action: Action) -> None:
        """A seat makes its choice."""
        assert self.state is not None
        assert self.question is None
        self.moves.append(Move(self.state, seat, action))
        self._go_on()

    def _go_on(self) -> None:
        oracle = Oracle(self.answers[self._settled :])
        try:
            if self.moves:
                before, seat, action = self.moves[-1]
                trial = before.clone(oracle)
                trial.play(seat, action)
            else:
                trial = self.game.new(self.players, oracle, pack=None, journal=None, **self.options)
        except ChanceAsked:
            self.question = oracle.question
        else:
            self.state = trial
            self.question = None
            self._choices = {}
            self._settled = len(self.answers)


def retrace(
    game: str, players: int, options: Mapping[str, Value], answers: Iterable[int], played: Iterable[tuple[int, str]]
) -> Course:
    """The course in which chance answered and the seats played just so."""
    course = Course(shelf.game(game), players, options)
    answered = iter(answers)
    for seat, notation in played:
        while course.question is not None:
            course.answer(next(answered))
        assert course.state is not None
        course.play(seat, course.state.find(seat, notation))
    for answer in answered:
        course.answer(answer)
    return course
