"""Greedy: carries each possible move through to its end and takes the one that leaves its seat best off."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from argead.bots.bot import Bot
from argead.kernel import Action, Dice, State


class Greedy(Bot):
    """Looks one move ahead, in as many guesses of what is hidden as its strength says (default 1)."""

    def __init__(self, style: str, strength: int | None, random: Random) -> None:
        self._style = style
        self._guesses = strength or 1
        self._random = random

    def think(self, sight: State, seat: int) -> Iterator[Action]:
        style = self._style or next(iter(sight.game.styles), "")
        options = sight.decision(seat).likely(sight, seat, style)
        if len(options) == 1:
            yield options[0]
            return
        worth, ahead = [0.0] * len(options), 0
        for _ in range(self._guesses):
            chance = Dice(self._random.getrandbits(64))
            guess = sight.guess(seat, chance)
            for i, action in enumerate(options):
                trial = guess.clone(chance)
                trial.play(seat, action)
                worth[i] += prospect(trial, seat)
                ahead = i if worth[i] > worth[ahead] else ahead
                yield options[ahead]
        best = max(worth)
        yield options[self._random.choice([i for i, value in enumerate(worth) if value == best])]


def prospect(state: State, seat: int) -> float:
    """The appraisal at the end of the move that is under way, answered in the seat's best interest."""
    if state.waiting() != (seat,) or not state.decision(seat).midway:
        return state.appraise(seat)
    best = 0.0
    for action in state.actions(seat):
        trial = state.clone(state.chance)
        trial.play(seat, action)
        best = max(best, prospect(trial, seat))
    return best
