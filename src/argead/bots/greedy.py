"""Greedy: carries each possible move through to its end and takes the one that leaves its seat best off."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from argead.bots.bot import Bot, Strength
from argead.kernel import Action, Dice, State


class Greedy(Bot):
    """Looks one move ahead, in as many guesses of what is hidden as its strength says (default 1).

    What is asked of all at once it answers as if nobody had answered yet.
    """

    def __init__(self, style: str, strength: Strength, random: Random) -> None:
        self._style = style
        self._guesses = int(strength or 1)
        self._random = random

    def think(self, sight: State, seat: int) -> Iterator[Action]:
        style = self._style or next(iter(sight.game.styles), "")
        options = sight.decision(seat).likely(sight, seat, style)
        if len(options) == 1:
            yield options[0]
            return
        worth, ahead = [0.0] * len(options), 0
        for _ in range(self._guesses):
            for i, value in enumerate(prospects(sight, seat, options, self._random.getrandbits(64))):
                worth[i] += value
                ahead = i if worth[i] > worth[ahead] else ahead
                yield options[ahead]
        best = max(worth)
        yield options[self._random.choice([i for i, value in enumerate(worth) if value == best])]


def prospects(sight: State, seat: int, options: Sequence[Action], seed: int) -> Iterator[float]:
    """What each option leads to, in one guess of what is hidden and by the same answers of chance."""
    guess = sight.game.unanswered(sight.guess(seat, Dice(seed)), seat)
    for action in options:
        trial = guess.clone(Dice(seed))
        trial.play(seat, action)
        yield prospect(trial, seat, seed)


def prospect(state: State, seat: int, seed: int) -> float:
    """The appraisal at the end of the move that is under way, answered in the seat's best interest."""
    if state.waiting() != (seat,) or not state.decision(seat).midway:
        return state.appraise(seat)
    best = 0.0
    style = next(iter(state.game.styles), "")
    for action in state.decision(seat).likely(state, seat, style):
        trial = state.clone(Dice(seed))
        trial.play(seat, action)
        best = max(best, prospect(trial, seat, seed))
    return best
