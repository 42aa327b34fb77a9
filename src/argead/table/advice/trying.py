"""Trying: where each move of a seat leads, and how good that is for it, by the best judge that the game has."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import islice
from random import Random
from statistics import fmean
from typing import NamedTuple

from argead.bots import bot
from argead.bots.judgement import MARGIN, Judgement, judgement
from argead.bots.weighing import FEW_ENDS, candidates, tried
from argead.kernel import Action, DataError, Schooling, State


class Judged(NamedTuple):
    """What a position is worth, and the chance to win in it, if that can be judged."""

    worth: float
    chance: float | None


@dataclass(slots=True)
class Tried:
    """A move, and for each draw of chance the positions that it may end in, some if they are many, and the end that is
    best for the seat."""

    action: Action
    ways: list[list[State]] = field(default_factory=list)
    ends: list[State] = field(default_factory=list)
    judged: list[Judged] = field(default_factory=list)

    @property
    def worth(self) -> float:
        return fmean(each.worth for each in self.judged)


class Trying:
    """Tries the moves of a seat out. Without a learned judgement the game's own appraisal says what they are worth."""

    def __init__(self, sight: State, seat: int, random: Random) -> None:
        self.sight = sight
        self.seat = seat
        self.random = random
        self.judge = judge_of(sight)
        self._schooling: Schooling | None = sight.game.schooling if self.judge else None

    def options(self) -> Sequence[Action]:
        """The moves worth trying."""
        if self._schooling is not None:
            return self._schooling.options(self.sight, self.seat)
        return candidates(self.sight, self.seat)

    def usual(self) -> Action | None:
        """What the game's own policy does; None where the best is what is worth most."""
        if self._schooling is not None and self.judge is not None:
            return self._schooling.advise(self.sight, self.seat, self.random, self.judge.heads)
        if self.judge is None and self.sight.game.adviser:
            adviser = bot(self.sight.game.adviser, self.random.getrandbits(64), self.sight.game)
            return adviser.choose(self.sight, self.seat)
        return None

    def look(self, options: Sequence[Action], draws: int) -> list[Tried]:
        """The options, the best one first; all meet the same luck."""
        found = [Tried(action) for action in options]
        if self._schooling is not None:
            seeds = [self.random.getrandbits(64) for _ in range(draws)]
            for each in found:
                each.ends += self._schooling.outcomes(self.sight, each.action, seeds)
                each.ways += [[end] for end in each.ends]
            judged = iter(self.judged([end for each in found for end in each.ends]))
            for each in found:
                each.judged += islice(judged, len(each.ends))
        else:
            for ends, _ in islice(tried(self.sight, self.seat, options, self.random, FEW_ENDS), draws):
                judged = iter(self.judged([end for leaves in ends for end in leaves]))
                for each, leaves in zip(found, ends, strict=True):
                    worths = list(islice(judged, len(leaves)))
                    best = max(range(len(leaves)), key=lambda i: worths[i].worth)
                    each.ways.append(leaves)
                    each.ends.append(leaves[best])
                    each.judged.append(worths[best])
        return sorted(found, key=lambda each: -each.worth)

    def judged(self, states: Sequence[State]) -> list[Judged]:
        """What some positions are worth to the seat."""
        if self.judge is None:
            return [Judged(state.appraise(self.seat), None) for state in states]
        if self._schooling is not None:
            forecast = self._schooling.forecast(states, self.judge.heads)
            return [Judged(worth, chance) for chance, worth in forecast]
        return [Judged(chance + MARGIN * lead, chance) for chance, lead in self.judge.read(states, self.seat)]


def judge_of(state: State) -> Judgement | None:
    """What the game has learned for so many players, if anything."""
    if state.game.features is None:
        return None
    try:
        return judgement(state.game, state.players)
    except DataError:  # whoever asks for a hint is not told of broken files: bots report them
        return None
