"""Who judges the positions of a game: its learned judgement, that of a game for one, or the game's own appraisal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from statistics import fmean
from typing import NamedTuple, Protocol

from argead.bots.greedy import prospects
from argead.bots.judgement import Judgement, judgement
from argead.bots.search import guessed, played_on
from argead.bots.weighing import each_draw
from argead.kernel import Action, Dice, Game, Schooling, State

MOST_TOLD = 4
"""So many moves are told of a line: the move itself and what would have followed."""

MOST_PLAYED_ON = 60
"""A turn that takes longer is judged where it is."""


class Followed(NamedTuple):
    """A move of a line, whose it is, and the things that it names where it is made."""

    seat: int
    action: Action
    things: list[str]


class Judge(Protocol):
    """What is thought of the positions of a match."""

    def chances(self, state: State, eyes: int) -> list[float]:
        """Each seat's chance to win, as one seat sees it."""

    def stands(self, state: State, seat: int, seeds: Sequence[int]) -> float:
        """A seat's own chance, where it would make sense to look at the position and weigh it, or somewhat later."""

    def each_draw(
        self, sight: State, seat: int, options: Sequence[Action], random: Random, draws: int
    ) -> Iterator[list[float]]:
        """The chance to win after each option, in each of several draws of chance."""

    def later(self, sight: State, seat: int, action: Action, seed: int) -> float:
        """The chance to win somewhat after a move, once it has been replied to, in one course of chance."""

    def line(self, sight: State, seat: int, action: Action, seed: int) -> list[Followed]:
        """The move, and what would follow first in that course."""


def judge_of(game: Game, players: int) -> Judge:
    """The best judge that there is."""
    if game.features is None:
        return Appraiser()
    learned = judgement(game, players)
    return Rivals(learned) if game.schooling is None else Alone(learned, game.schooling)


class Rivals:
    """The judgement of a game with rivals."""

    def __init__(self, learned: Judgement) -> None:
        self._learned = learned

    def chances(self, state: State, eyes: int) -> list[float]:
        return self._learned.chances(state, eyes)

    def stands(self, state: State, seat: int, seeds: Sequence[int]) -> float:
        return self._learned.chances(state, seat)[seat]

    def each_draw(
        self, sight: State, seat: int, options: Sequence[Action], random: Random, draws: int
    ) -> Iterator[list[float]]:
        return each_draw(sight, seat, options, self._learned.hopes, random, draws)

    def later(self, sight: State, seat: int, action: Action, seed: int) -> float:
        return self._learned.hopes([played_on(sight, seat, action, self._learned, seed).end], seat)[0]

    def line(self, sight: State, seat: int, action: Action, seed: int) -> list[Followed]:
        course = played_on(sight, seat, action, self._learned, seed)
        return followed(guessed(sight, seat, seed), course.played)


class Alone:
    """The judgement of a game without rivals, which is asked at some questions only; on the way to the next of them
    the game's own rules of thumb decide, and so they do up to the end of the turn when a move is replied to."""

    def __init__(self, learned: Judgement, schooling: Schooling) -> None:
        self._learned = learned
        self._schooling = schooling

    def chances(self, state: State, eyes: int) -> list[float]:
        return self._learned.chances(state, eyes)

    def stands(self, state: State, seat: int, seeds: Sequence[int]) -> float:
        return self._hope(state, seat, None, seeds)

    def each_draw(
        self, sight: State, seat: int, options: Sequence[Action], random: Random, draws: int
    ) -> Iterator[list[float]]:
        for _ in range(draws):
            seed = random.getrandbits(64)
            yield [self._hope(sight, seat, action, (seed,)) for action in options]

    def later(self, sight: State, seat: int, action: Action, seed: int) -> float:
        end, _ = self._played_on(sight, seat, action, seed)
        return self._hope(end, seat, None, (seed,))

    def line(self, sight: State, seat: int, action: Action, seed: int) -> list[Followed]:
        _, played = self._played_on(sight, seat, action, seed)
        return followed(sight.clone(Dice(seed)), [(seat, one) for one in played])

    def _played_on(self, sight: State, seat: int, action: Action, seed: int) -> tuple[State, list[Action]]:
        """The end of the turn, and all that was played."""
        state, chance, played = sight.clone(Dice(seed)), Dice(seed), [action]
        turn = sight.turns()
        state.play(seat, action)
        while state.waiting() and state.turns() == turn and len(played) < MOST_PLAYED_ON:
            played.append(self._usual(state, seat, chance))
            state.play(seat, played[-1])
        return state, played

    def _hope(self, state: State, seat: int, action: Action | None, seeds: Sequence[int]) -> float:
        ends = self._schooling.outcomes(state, action, seeds)
        return fmean(self._learned.chances(end, seat)[seat] for end in ends)

    def _usual(self, state: State, seat: int, chance: Dice) -> Action:
        """What is usually done: by the rules of thumb, where the game has some."""
        advise = state.game.advise
        if advise is not None:
            return advise(state, seat, chance)
        return self._schooling.advise(state, seat, Random(chance.die(2**31)), self._learned.heads)


class Appraiser:
    """The appraisal of a game that has learned nothing: from 0 to 1, but no chance that anybody has counted."""

    def chances(self, state: State, eyes: int) -> list[float]:
        sight = state.guess(eyes, Dice(0))
        return [sight.appraise(seat) for seat in range(state.players)]

    def stands(self, state: State, seat: int, seeds: Sequence[int]) -> float:
        return self.chances(state, seat)[seat]

    def each_draw(
        self, sight: State, seat: int, options: Sequence[Action], random: Random, draws: int
    ) -> Iterator[list[float]]:
        for _ in range(draws):
            yield list(prospects(sight, seat, options, random.getrandbits(64)))

    def later(self, sight: State, seat: int, action: Action, seed: int) -> float:
        return next(prospects(sight, seat, [action], seed))

    def line(self, sight: State, seat: int, action: Action, seed: int) -> list[Followed]:
        return followed(sight.clone(Dice(seed)), [(seat, action)])


def followed(state: State, played: Sequence[tuple[int, Action]]) -> list[Followed]:
    """The first moves of a line, played once more from where it began."""
    found = []
    for seat, action in played[:MOST_TOLD]:
        found.append(Followed(seat, action, state.game.named(state.view(seat), action)))
        state.play(seat, action)
    return found
