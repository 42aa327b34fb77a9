"""One game to learn from: who plays, what is tried, and which positions are kept with what they were worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np

from argead.bots import Bot, decide
from argead.bots.greedy import Greedy
from argead.bots.judgement import MARGIN, margin
from argead.bots.netbot import DRAWS
from argead.bots.weighing import FEW_ENDS, MOST_ENDS, candidates, weighed
from argead.kernel import Action, Dice, Game, State, Value
from argead.lab.learning.adam import Weights, chances, heads
from argead.lab.pool import is_stopped

MOST_DECISIONS = 3000
"""A game that takes longer is given up, and nothing is learned from it."""

ANYTHING = 0.015
SOFTNESS = 0.01
"""While it learns, a player sometimes does anything, and else takes now this, now that of moves that are as good."""

STRAYS = 60
"""Of a list too long to weigh, so many actions at random are weighed beside the likely ones: else a learner never finds
out what the others are worth.
"""

CARELESS = (0.0, 0.05, 0.15, 0.3)
"""How often greedy does anything in the games to start from: from good moves alone nobody learns what is bad."""

SELDOM_CARELESS = (0.0, 0.0, 0.05, 0.15)
"""How often greedy does anything against a learner, who would else learn to answer greedy alone."""

OTHER_EYES = 0.3
"""How often a position is kept as another seat than the mover sees it too."""

LAMBDA = 0.8


class Careless(Greedy):
    """Greedy, that sometimes does anything."""

    def __init__(self, style: str, random: Random, carelessness: float) -> None:
        super().__init__(style, None, random)
        self._carelessness = carelessness

    def choose(self, sight: State, seat: int) -> Action:
        if self._random.random() < self._carelessness:
            return self._random.choice(sight.actions(seat))
        return super().choose(sight, seat)


class Learner(Bot):
    """Plays by weights that are still being learned; who is curious tries things, and looks less closely."""

    def __init__(self, weights: Weights, random: Random, *, curious: bool) -> None:
        self._weights = weights
        self._random = random
        self._curious = curious

    def choose(self, sight: State, seat: int) -> Action:
        options = candidates(sight, seat)
        if len(options) == 1:
            return options[0]
        if self._curious and self._random.random() < ANYTHING:
            return self._random.choice(sight.actions(seat))
        if self._curious:
            options = with_strays(options, sight.actions(seat), self._random)
        draws, most = (1, FEW_ENDS) if self._curious else (DRAWS, MOST_ENDS)
        worth = np.asarray(weighed(sight, seat, options, self.weigh, self._random, draws, most))
        if not self._curious:
            return options[int(worth.argmax())]
        parts = np.exp((worth - worth.max()) / SOFTNESS)
        return self._random.choices(options, parts.tolist())[0]

    def weigh(self, states: Sequence[State], seat: int) -> list[float]:
        """What positions are worth to a seat."""
        worth = np.zeros(len(states))
        asked: list[int] = []
        rows: list[list[float]] = []
        features = states[0].game.features
        assert features is not None
        for i, state in enumerate(states):
            outcome = state.outcome()
            if outcome is None:
                asked.append(i)
                rows += features(state, seat)
            else:
                worth[i] = outcome.share(seat) + MARGIN * margin(outcome.scores, seat)
        if asked:
            players = states[0].players
            found = heads(self._weights, np.asarray(rows, np.float32)).reshape(len(asked), players, -1)
            worth[asked] = chances(found[:, :, 0])[:, seat] + MARGIN * found[:, seat, 1]
        return worth.tolist()


def with_strays(options: Sequence[Action], everything: Sequence[Action], random: Random) -> Sequence[Action]:
    """The options, and some of those that are left out of them."""
    likely = {action.index for action in options}
    rest = [action for action in everything if action.index not in likely]
    return [*options, *random.sample(rest, min(STRAYS, len(rest)))]


@dataclass(slots=True)
class Lesson:
    """A game that was played: positions (positions, seats, inputs), and what each was worth to every seat."""

    shares: list[float] | None
    positions: Any = None
    won: Any = None
    margins: Any = None


def play(
    game: Game,
    minds: Sequence[Weights | None],
    seed: int,
    options: Mapping[str, Value],
    judge: Weights | None = None,
    *,
    pack: str | None = None,
    keep: bool = True,
) -> Lesson:
    """One game. `minds` are the weights by which each seat plays; None: greedy, who is careless where all are.

    `keep`: it is to be learned from, with what `judge` thinks on the way (None: by its end alone).
    """
    players = len(minds)
    random = Random(seed)
    careless = (0.0,) if not keep else SELDOM_CARELESS if any(minds) else CARELESS
    bots = [
        Careless(random.choice(game.styles or ("",)), random, random.choice(careless))
        if mind is None
        else Learner(mind, random, curious=keep)
        for mind in minds
    ]
    sight = Dice(f"{seed}/sight")
    state = game.new(players, Dice(seed), pack=pack, journal=None, **options)
    rows: list[list[list[float]]] = []
    decisions = 0
    assert game.features is not None
    while (waiting := state.waiting()) and decisions < MOST_DECISIONS and not is_stopped():
        seat = waiting[0]
        state.play(seat, decide(bots[seat], state, seat, sight))
        decisions += 1
        if not keep or state.outcome() is not None:
            continue
        after = state.waiting()
        if after != (seat,) or not state.decision(seat).midway:
            rows.append(game.features(state, seat))
            if players > 1 and random.random() < OTHER_EYES:
                rows.append(game.features(state, random.randrange(players)))
    outcome = state.outcome()
    if outcome is None:
        return Lesson(None)
    shares = [outcome.share(seat) for seat in range(players)]
    if not keep or not rows:
        return Lesson(shares)
    margins = [margin(outcome.scores, seat) for seat in range(players)]
    positions = np.asarray(rows, np.float32)
    won, lead = targets(judge, positions, shares, margins)
    return Lesson(shares, positions.astype(np.float16), won, lead)


def targets(weights: Weights | None, positions: Any, shares: Sequence[float], margins: Sequence[float]) -> Any:
    """What the positions of a game were worth, by TD(λ): by what came of them, and by what was thought of the next."""
    count, players, inputs = positions.shape
    end, lead = np.asarray(shares, np.float32), np.asarray(margins, np.float32)
    if weights is None:
        return np.tile(end, (count, 1)), np.tile(lead, (count, 1))
    found = heads(weights, positions.reshape(-1, inputs)).reshape(count, players, -1)
    thought = np.stack([chances(found[:, :, 0]), np.clip(found[:, :, 1], -2, 2)])
    goal: Any = np.stack([end, lead])
    out = np.empty((2, count, players), np.float32)
    for at in range(count - 1, -1, -1):
        out[:, at] = goal
        goal = LAMBDA * goal + (1 - LAMBDA) * thought[:, at]
    return out[0], out[1]
