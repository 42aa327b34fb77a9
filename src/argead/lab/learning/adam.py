"""The net as it learns: its loss, the slope of it, and steps down that slope."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from argead.bots.net import NAMES
from argead.kernel import CHANCE

Weights = dict[str, Any]

FIRST, SECOND, HEADS = 128, 32, 2
"""How wide the layers are; the heads of a game with rivals are strength and margin."""
MARGIN_LOSS = 0.2
AMOUNT_LOSS = 0.2
DECAY = 1e-2
FORGET = (0.9, 0.999)
TINY = 1e-8


APPRAISAL = "appraisal"
"""The input, where a game has it, that says what greedy thinks: whoever has it begins as wise as greedy."""


Slope = Callable[[Mapping[str, Any], Any, Any, Any], tuple[float, Weights]]
"""The loss on some of what is remembered, and its slope by each weight."""


def untrained(inputs: Sequence[str], seed: int, count: int = HEADS) -> Weights:
    """Weights for so many heads that know nothing yet, but for what greedy thinks."""
    rng = np.random.default_rng(seed)

    def matrix(lines: int, columns: int, scale: float) -> Any:
        return (rng.standard_normal((lines, columns)) * scale / np.sqrt(lines)).astype(np.float32)

    skip = np.zeros((len(inputs), count), np.float32)
    if APPRAISAL in inputs:
        skip[inputs.index(APPRAISAL)] = 1
    return {
        "w1": matrix(len(inputs), FIRST, 1.4),
        "b1": np.zeros(FIRST, np.float32),
        "w2": matrix(FIRST, SECOND, 1.4),
        "b2": np.zeros(SECOND, np.float32),
        "w3": matrix(SECOND, count, 0.05),
        "b3": np.zeros(count, np.float32),
        "skip": skip,
    }


def heads(weights: Mapping[str, Any], x: Any) -> Any:
    """The heads of rows of inputs, in single precision."""
    return _forward(weights, x)[2]


def chances(strengths: Any) -> Any:
    """Chances from the strengths of the seats of each position (positions, seats)."""
    if strengths.shape[1] == 1:
        return 1 / (1 + np.exp(-np.clip(strengths, -50, 50)))
    parts = np.exp(strengths - strengths.max(axis=1, keepdims=True))
    return parts / parts.sum(axis=1, keepdims=True)


class Adam:
    """Weights with their first and second moments; `learn` makes one step."""

    def __init__(self, weights: Weights, slope: Slope | None = None) -> None:
        self.weights = weights
        self._slope = slope or between_seats
        self.moments = {name: (np.zeros_like(weights[name]), np.zeros_like(weights[name])) for name in NAMES}
        self.steps = 0

    def learn(self, x: Any, goals: Any, others: Any, rate: float) -> float:
        """One step on what is remembered; the loss before it."""
        loss, slopes = self._slope(self.weights, x, goals, others)
        self.steps += 1
        fix = [1 - forget**self.steps for forget in FORGET]
        for name in NAMES:
            mean, spread = self.moments[name]
            mean += (1 - FORGET[0]) * (slopes[name] - mean)
            spread += (1 - FORGET[1]) * (slopes[name] ** 2 - spread)
            weight = self.weights[name]
            if weight.ndim == 2:
                weight -= rate * DECAY * weight
            weight -= rate * (mean / fix[0]) / (np.sqrt(spread / fix[1]) + TINY)
        return loss


def between_seats(weights: Mapping[str, Any], x: Any, won: Any, margins: Any) -> tuple[float, Weights]:
    """Of positions (positions, seats, inputs), shares of the win and margins: cross-entropy of the chances, squares of
    the margins."""
    count, seats, inputs = x.shape
    flat = x.reshape(-1, inputs)
    first, second, out = _forward(weights, flat)
    found = chances(out[:, 0].reshape(count, seats))
    off = out[:, 1].reshape(count, seats) - margins
    safe = np.clip(found, 1e-7, 1 - 1e-7)
    entropy = -(won * np.log(safe)).sum() / count
    if seats == 1:
        entropy -= ((1 - won) * np.log(1 - safe)).sum() / count
    loss = float(entropy + MARGIN_LOSS * (off**2).mean())
    down = np.empty_like(out)
    down[:, 0] = ((found - won) / count).reshape(-1)
    down[:, 1] = (2 * MARGIN_LOSS * off / off.size).reshape(-1)
    return loss, _backward(weights, flat, first, second, down)


def of_heads(names: Sequence[str]) -> Slope:
    """Of rows of inputs, what each head should have said and whether that is known: cross-entropy of the heads that say
    a chance, squares of the others."""
    chance = np.array([name.startswith(CHANCE) for name in names])

    def slope(weights: Mapping[str, Any], x: Any, goals: Any, known: Any) -> tuple[float, Weights]:
        first, second, out = _forward(weights, x)
        found = np.where(chance, 1 / (1 + np.exp(-np.clip(out, -50, 50))), out)
        safe = np.clip(found, 1e-7, 1 - 1e-7)
        entropy = -(goals * np.log(safe) + (1 - goals) * np.log(1 - safe))
        squares = AMOUNT_LOSS * (found - goals) ** 2
        loss = float((np.where(chance, entropy, squares) * known).sum() / len(x))
        down = (found - goals) * known * np.where(chance, 1, 2 * AMOUNT_LOSS) / len(x)
        return loss, _backward(weights, x, first, second, down.astype(x.dtype))

    return slope


def _forward(weights: Mapping[str, Any], x: Any) -> tuple[Any, Any, Any]:
    first = np.maximum(x @ weights["w1"] + weights["b1"], 0)
    second = np.maximum(first @ weights["w2"] + weights["b2"], 0)
    return first, second, second @ weights["w3"] + weights["b3"] + x @ weights["skip"]


def _backward(weights: Mapping[str, Any], x: Any, first: Any, second: Any, down: Any) -> Weights:
    slopes = {"w3": second.T @ down, "b3": down.sum(axis=0), "skip": x.T @ down}
    back = (down @ weights["w3"].T) * (second > 0)
    slopes |= {"w2": first.T @ back, "b2": back.sum(axis=0)}
    back = (back @ weights["w2"].T) * (first > 0)
    return slopes | {"w1": x.T @ back, "b1": back.sum(axis=0)}
