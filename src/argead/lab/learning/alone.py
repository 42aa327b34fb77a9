"""Learning where there are no rivals: by the games that a game's schooling plays."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

import numpy as np

from argead.kernel import Practice
from argead.lab.learning.adam import Adam, Weights, heads, of_heads, untrained
from argead.lab.learning.memory import Memory
from argead.lab.learning.trainer import Plan, Trainer
from argead.lab.pool import is_stopped
from argead.shelf import game

MOST_HANDED = 200
"""Positions to begin later games with: the oldest are forgotten first."""


class Exercise(NamedTuple):
    """A game for a process."""

    game: str
    number: int
    weights: Weights | None
    seed: int
    handed: Sequence[Any]
    pack: str | None
    earnest: bool


def exercise(task: Exercise) -> Practice:
    """Play a game in a process of its own."""
    schooling, weights = game(task.game).schooling, task.weights
    assert schooling is not None
    if is_stopped():
        return Practice([], [], [], False)

    def judge(rows: list[list[float]]) -> list[list[float]]:
        found: list[list[float]] = heads(weights or {}, np.asarray(rows, np.float32)).tolist()
        return found

    return schooling.practise(
        task.number,
        judge if weights else None,
        Random(task.seed),
        task.handed,
        pack=task.pack,
        earnest=task.earnest,
    )


class Alone(Trainer):
    """Learns what each head of a schooling should say. What a game hands on, later ones begin with."""

    work = staticmethod(exercise)

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan)
        described = game(plan.game)
        assert described.schooling is not None
        names, inputs = described.schooling.heads, described.inputs
        self.adam = Adam(untrained(inputs, plan.seed, len(names)), of_heads(names))
        self._memory = Memory((len(inputs),), len(names))
        self._handed: list[Any] = []

    def _shares(self, lessons: Iterator[Practice]) -> list[float]:
        return [float(practice.won) for practice in lessons]

    def _task(self, kind: str, seed: int, number: int) -> Exercise:
        weights = None if kind == "start" else self._now()
        handed = () if kind == "trial" else tuple(self._handed)
        return Exercise(self.plan.game, number, weights, seed, handed, self.plan.pack, kind == "trial")

    def _take(self, lessons: Iterator[Practice]) -> int:
        count = 0
        for practice in lessons:
            self._handed = [*self._handed, *practice.handed][-MOST_HANDED:]
            if not practice.rows:
                continue
            known = np.array([[goal is not None for goal in goals] for goals in practice.goals], np.float32)
            goals = np.array([[goal or 0.0 for goal in goals] for goals in practice.goals], np.float32)
            self._memory.add(np.asarray(practice.rows, np.float16), goals, known)
            self.played += 1
            count += len(practice.rows)
        return count
