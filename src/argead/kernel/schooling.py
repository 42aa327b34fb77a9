"""Schooling: how a game is learned that nobody plays against anybody, and what is made of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple

from argead.kernel.action import Action

Judge = Callable[[list[list[float]]], Sequence[Sequence[float]]]
"""What a net's heads say of rows of inputs."""

CHANCE = "chance"
"""A head whose name begins so says a chance, before the logistic function; any other says an amount."""


class Practice(NamedTuple):
    """A game that was played to learn from.

    `rows` are the inputs of its questions, `goals` what each head should have said of them (None: nobody knows),
    `handed` positions that later games may begin with, and `won` whether it was won.
    """

    rows: list[list[float]]
    goals: list[list[float | None]]
    handed: list[Any]
    won: bool


@dataclass(frozen=True, slots=True)
class Schooling:
    """`heads` are the names of what a net says of a row, `chance` the chance to win that they mean in a position,
    `advise` what a seat does that asks a judge, and `practise` plays a game to learn from: of a number, with a judge or
    without one, on its own luck, beginning perhaps with what was handed on; in earnest, nothing is tried for its own
    sake. `options` are the actions of a seat that are worth weighing, `outcomes` the positions to which one of them, or
    none, leads by each of some seeds (one position, if chance has no part in it), and `forecast` the chance to win in
    each of some positions, with what the position is worth."""

    heads: tuple[str, ...]
    chance: Callable[[Any, Sequence[float]], float]
    advise: Callable[[Any, int, Random, Judge], Action]
    practise: Callable[..., Practice]
    options: Callable[[Any, int], Sequence[Action]]
    outcomes: Callable[[Any, Action | None, Sequence[int]], Sequence[Any]]
    forecast: Callable[[Sequence[Any], Judge], list[tuple[float, float]]]
