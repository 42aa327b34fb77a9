"""Search: plays its best moves on, with the replies of its rivals, and takes the one that turns out best.

The moves that its judgement likes are played out in turns: each on the same guess and the same chance, by every seat as
`net` would play it, until the seat is to begin a turn again. What is thought of the position then counts beside what
was thought at first; a move that is clearly behind is given up. It works in slices, and can be stopped after each.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from random import Random
from statistics import fmean
from time import monotonic
from typing import NamedTuple

from argead.bots.bot import Bot, Strength
from argead.bots.judgement import Judgement, judgement
from argead.bots.weighing import FEW_ENDS, best_of, candidates, expected, weighed
from argead.kernel import Action, Dice, SetupError, State

PLAYOUTS = 48
BRANCHES = 4
NEAR = 0.08
"""So many moves are played on at most, none that is thought to be so much worse than the best."""

FIRST_THOUGHT = 2.0
"""How many playouts the first thought counts for."""

FEWEST = 5
SURE = 2.5
"""A move is given up after so many playouts at least, if it is behind by so many standard errors."""

MOST_DECISIONS = 60
"""A playout that takes longer is judged where it is."""


class Search(Bot):
    """Thinks for so many playouts, or seconds."""

    def __init__(self, style: str, strength: Strength, random: Random) -> None:
        if style:
            raise SetupError("the bot 'search' has no style: leave out the slash")
        self._seconds = strength if isinstance(strength, float) else None
        self._playouts = int(strength or PLAYOUTS)
        self._random = random

    def think(self, sight: State, seat: int) -> Iterator[Action]:
        begun = monotonic()
        options = candidates(sight, seat)
        if len(options) == 1:
            yield options[0]
            return
        judge, random = judgement(sight.game, sight.players), self._random
        first = weighed(sight, seat, options, judge.weigh, random)
        best = max(first)
        likely = [i for i in sorted(range(len(options)), key=lambda i: -first[i]) if first[i] > best - NEAR]
        running = likely[:BRANCHES]
        yield options[running[0]]
        found: dict[int, list[float]] = {i: [] for i in running}

        def worth(i: int) -> float:
            return (FIRST_THOUGHT * first[i] + sum(found[i])) / (FIRST_THOUGHT + len(found[i]))

        done = 0
        while len(running) > 1:
            seed = random.getrandbits(64)
            for i in running:
                found[i].append(playout(sight, seat, options[i], judge, seed))
                done += 1
                leader = max(running, key=worth)
                yield options[leader]
                if monotonic() - begun > self._seconds if self._seconds else done >= self._playouts:
                    return
            running = [i for i in running if i == leader or not is_behind(found[i], found[leader])]


def is_behind(one: Sequence[float], leader: Sequence[float]) -> bool:
    """Whether a move has done so much worse on the same chance that it is not worth playing on."""
    if len(one) < FEWEST:
        return False
    gaps = [theirs - own for own, theirs in zip(one, leader, strict=True)]
    gap = fmean(gaps)
    return gap > SURE * sqrt(fmean([(each - gap) ** 2 for each in gaps]) / len(gaps))


def playout(sight: State, seat: int, action: Action, judge: Judgement, seed: int) -> float:
    """What a move is worth once the rivals have replied, in one guess of what is hidden and one course of chance."""
    return judge.weigh([played_on(sight, seat, action, judge, seed).end], seat)[0]


class Course(NamedTuple):
    """How a move was played on: the position at the end, all that was played, and what the first rival answered, if all
    could see it."""

    end: State
    played: list[tuple[int, Action]]
    reply: tuple[int, Action] | None


def played_on(
    sight: State, seat: int, action: Action, judge: Judgement, seed: int, most: int = MOST_DECISIONS
) -> Course:
    """A move and what follows until the seat is to begin a turn again, as `net` would play it for everybody."""
    random, state = Random(seed), guessed(sight, seat, seed)
    state.play(seat, action)
    mine, played, reply = True, [(seat, action)], None
    for _ in range(most):
        waiting = state.waiting()
        if not waiting:
            break
        at = waiting[0]
        if at == seat and not mine and not state.decision(seat).midway:
            break
        answer = quick(state, at, judge, random)
        if at != seat and mine:
            mine, reply = False, None if is_secret(state, at) else (at, answer)
        state.play(at, answer)
        played.append((at, answer))
    return Course(state, played, reply)


def guessed(sight: State, seat: int, seed: int) -> State:
    """One guess of what is hidden, in one course of chance: who plays the same on it finds the same."""
    chance = Dice(seed)
    guess: State = sight.game.unanswered(sight.guess(seat, chance), seat)
    return guess.clone(chance)


def is_secret(state: State, seat: int) -> bool:
    """Whether the seat answers together with others, so that nobody sees its answer yet."""
    return len(state.waiting()) > 1 or state.game.unanswered(state, seat) is not state


def quick(state: State, seat: int, judge: Judgement, random: Random) -> Action:
    """What `net` would play, with half of its care; in secret it may be anything nearly as good."""
    options: Sequence[Action] = candidates(state, seat)
    if len(options) == 1:
        return options[0]
    worth = weighed(state, seat, options, judge.weigh, random, draws=1, most=FEW_ENDS)
    return options[expected(worth, random) if is_secret(state, seat) else best_of(worth)]
