"""Rounds of games and of learning from them. What happens depends on the plan alone, however many processes play."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing import get_context
from time import monotonic
from typing import Any, NamedTuple

import numpy as np

from argead.bots.net import ONE_CORE
from argead.kernel import Value
from argead.lab.learning.adam import Adam, Weights, untrained
from argead.lab.learning.memory import MOST_ROWS, Memory
from argead.lab.learning.selfplay import Lesson, play
from argead.lab.pool import enlist
from argead.shelf import game

ROUND_GAMES = 96
KINDS = ("self", "self", "greedy", "old")
"""Whom it learns against, game by game: half of the games against itself, a quarter each against greedy and its former
selves."""

RATES = (1e-3, 4e-4, 1e-4)
FALLS = (0.6, 0.85)
"""How fast it learns, and at what part of the whole it goes on more slowly."""

TIMES = 8
START_TIMES = 2
BATCH = 1024
"""How often each position is learned from, one of the games to start from, and how many at once."""

OLD_ROUNDS = 10
MOST_OLD = 8
"""Every tenth round a former self is remembered."""

ENDLESS = 1 << 40

TRIAL_SEED = 1 << 40
"""Games that show how strong it is are no games that it learns from."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be learned. `games` or `seconds` say when it ends."""

    game: str
    players: int
    games: int = ENDLESS
    seconds: float = ENDLESS
    start: int = 2000
    seed: int = 1
    workers: int = 1
    round: int = ROUND_GAMES
    trial: int = 40
    every: float = 120.0
    falls: tuple[int, ...] = ()
    kinds: tuple[str, ...] = KINDS
    options: Mapping[str, Value] = field(default_factory=dict)
    pack: str | None = None


class Mark(NamedTuple):
    """How far it has come: games learned from, the loss, and shares of games won against greedy."""

    games: int
    seconds: int
    loss: float
    won: float
    played: int


class Task(NamedTuple):
    """A game for a process."""

    game: str
    minds: tuple[Weights | None, ...]
    seed: int
    options: Mapping[str, Value]
    pack: str | None
    judge: Weights | None
    keep: bool


def work(task: Task) -> Lesson:
    """Play a game in a process of its own."""
    return play(game(task.game), task.minds, task.seed, task.options, task.judge, pack=task.pack, keep=task.keep)


@contextmanager
def processes(count: int) -> Iterator[ProcessPoolExecutor]:
    """So many processes that play. Whoever leaves before the end need not wait for all that they were to play."""
    context = get_context("spawn")
    stop = context.Event()
    with ProcessPoolExecutor(count, context, initializer=enlist, initargs=(stop,)) as pool:
        try:
            # A process is started only when there is something to do.
            with _deaf():
                for _ in range(count):
                    pool.submit(int)
            yield pool
        except BaseException:
            stop.set()
            pool.shutdown(cancel_futures=True)
            raise


@contextmanager
def _deaf() -> Iterator[None]:
    """Ctrl-C comes later, and not at all to processes that are started here: they would complain while they load."""
    if os.name != "posix":
        yield
        return
    signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])


class Trainer:
    """Learns a judgement. `learn` yields a mark each time that its strength was tried; `origin` is the provenance of
    the weights that it began with, if any."""

    work: Callable[[Any], Any] = staticmethod(work)

    def __init__(self, plan: Plan) -> None:
        inputs = game(plan.game).inputs
        self.plan = plan
        self.adam = Adam(untrained(inputs, plan.seed))
        self.origin: dict[str, Any] | None = None
        self.played = 0
        self.rounds = 0
        self.falls: list[int] = []
        self._seed = plan.seed * 1_000_003
        self._rng = np.random.default_rng(plan.seed)
        self._memory = Memory((plan.players, len(inputs)), plan.players, MOST_ROWS // plan.players)
        self._old: list[Weights] = []
        self._begun = monotonic()
        self._loss = 0.0

    def learn(self) -> Iterator[Mark]:
        """Games between greedy bots first, then rounds; while one is learned from, the next is played."""
        for name, cores in ONE_CORE.items():
            os.environ.setdefault(name, cores)
        with processes(self.plan.workers) as pool:
            if self.plan.start:
                self._take(pool.map(self.work, self._start(), chunksize=2))
                self._study(self._memory.count * START_TIMES // BATCH)
            self._old.append(self._now())
            waiting = pool.map(self.work, self._round(), chunksize=1)
            last = monotonic()
            while True:
                ahead = pool.map(self.work, self._round(), chunksize=1)
                self._study(self._take(waiting) * TIMES // BATCH)
                waiting, self.rounds = ahead, self.rounds + 1
                if self.rounds % OLD_ROUNDS == 0:
                    self._old = [*self._old, self._now()][-MOST_OLD:]
                done = self._part() >= 1
                if done or monotonic() - last > self.plan.every:
                    last = monotonic()
                    yield self.trial(pool, self.plan.trial)
                if done:
                    self._take(waiting)
                    return

    def go_on(self, rounds: int) -> None:
        """Go on after so many rounds of a training that was stopped: none of its games is played again."""
        self.rounds = rounds
        self._seed += rounds * self.plan.round + self.plan.start + (1 << 32)
        self._rng = np.random.default_rng((self.plan.seed, rounds))

    def trial(self, pool: ProcessPoolExecutor, games: int, seed: int = TRIAL_SEED) -> Mark:
        """How it does against greedy: one seat of its own in each game, each in turn."""
        tasks = [self._task("trial", seed + self.played * 1000 + number, number) for number in range(games)]
        shares = self._shares(pool.map(self.work, tasks, chunksize=1))
        seconds = round(monotonic() - self._begun)
        return Mark(self.played, seconds, round(self._loss, 4), sum(shares), len(shares))

    def _shares(self, lessons: Iterator[Any]) -> list[float]:
        """What each game of a trial brought."""
        players = self.plan.players
        return [lesson.shares[number % players] for number, lesson in enumerate(lessons) if lesson.shares is not None]

    def _part(self) -> float:
        """How much of the whole is done."""
        return max(self.played / self.plan.games, (monotonic() - self._begun) / self.plan.seconds)

    def _rate(self) -> float:
        if self.plan.falls:
            return RATES[sum(self.played >= fall for fall in self.plan.falls)]
        falls = sum(self._part() >= fall for fall in FALLS)
        self.falls += [self.played] * (falls - len(self.falls))
        return RATES[falls]

    def _now(self) -> Weights:
        return {name: weight.copy() for name, weight in self.adam.weights.items()}

    def _start(self) -> Iterator[Any]:
        for number in range(self.plan.start):
            yield self._task("start", self._next(), number)

    def _round(self) -> list[Any]:
        kinds = self.plan.kinds
        return [self._task(kinds[i % len(kinds)], self._next(), i // len(kinds)) for i in range(self.plan.round)]

    def _task(self, kind: str, seed: int, number: int) -> Any:
        players = self.plan.players
        own = None if kind == "start" else self._now()
        minds: list[Weights | None] = [own] * players
        if kind in ("greedy", "trial") and players > 1:
            minds = [None] * players
            minds[number % players] = own
        elif kind == "old":
            old = self._old[int(self._rng.integers(len(self._old)))]
            minds = [own if self._rng.random() < 0.5 else old for _ in range(players)]
        return Task(self.plan.game, tuple(minds), seed, self.plan.options, self.plan.pack, own, kind != "trial")

    def _next(self) -> int:
        self._seed += 1
        return self._seed

    def _take(self, lessons: Iterator[Any]) -> int:
        """Remember what games showed; the number of positions."""
        count = 0
        for lesson in lessons:
            if lesson.positions is not None:
                self._memory.add(lesson.positions, lesson.won, lesson.margins)
                self.played += 1
                count += len(lesson.positions)
        return count

    def _study(self, steps: int) -> None:
        rate, losses = self._rate(), []
        for _ in range(steps):
            losses.append(self.adam.learn(*self._memory.some(BATCH, self._rng), rate))
        self._loss = float(np.mean(losses)) if losses else self._loss
