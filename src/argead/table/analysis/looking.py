"""A longer look at a decision that seems to have been dear: what was played and what seems better are both played on,
with the replies of the rivals, on the same guesses and the same chance. What is thought then counts beside what was
thought at first, as it does for the bot `search`."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import variance
from typing import NamedTuple

from argead.bots.search import FIRST_THOUGHT
from argead.kernel import Action, State
from argead.table.analysis.deciding import SURE, Option, Weighed
from argead.table.analysis.judges import Followed, Judge, judge_of
from argead.table.jobs import sight

ALIKE = 3
"""After so many playouts that all came out the same, the others would too."""


class Looked(NamedTuple):
    """What came of the longer look at the decision of a ply: what was played is worth `played`, and what is `better`,
    if anything is; `line` is that and what would probably have followed."""

    ply: int
    played: float
    better: Option | None
    line: list[Followed]


def look(state: State, found: Weighed, playouts: int) -> Looked:
    """Play a decision's options on."""
    seat, random = found.seat, Random(~found.ply)
    judge, seeds = judge_of(state.game, state.players), [random.getrandbits(64) for _ in range(playouts)]
    seen = sight(state, seat, random.getrandbits(64))
    actions = [state.find(seat, notation) for notation in (found.notation, *(one.notation for one in found.better))]
    own, *others = _played_on(judge, seen, seat, actions, seeds)
    expected = found.expected[seat]
    best: Option | None = None
    for option, worths in zip(found.better, others, strict=True):
        gain = _gain(option.worth - expected, [theirs - mine for theirs, mine in zip(worths, own, strict=True)])
        if gain > (best.gain if best else 0.0):
            best = Option(option.notation, _thought(option.worth, worths), gain)
    return Looked(found.ply, _thought(expected, own), best, _line(judge, seen, state, seat, best, seeds[0]))


def _played_on(
    judge: Judge, seen: State, seat: int, actions: Sequence[Action], seeds: Sequence[int]
) -> list[tuple[float, ...]]:
    """What came of each action in each course of chance; once, where chance and what is hidden have no part in it."""
    rows: list[list[float]] = []
    for seed in seeds:
        rows.append([judge.later(seen, seat, action, seed) for action in actions])
        if len(rows) == ALIKE and all(row == rows[0] for row in rows):
            del rows[1:]
            break
    return list(zip(*rows, strict=True))


def _thought(first: float, worths: Sequence[float]) -> float:
    """The first thought beside what came of playouts."""
    return (FIRST_THOUGHT * first + sum(worths)) / (FIRST_THOUGHT + len(worths))


def _gain(first: float, gaps: Sequence[float]) -> float:
    """How much better something did; nothing, if that may be chance."""
    gain = _thought(first, gaps)
    doubt = SURE * sqrt(variance(gaps) / len(gaps)) if len(gaps) > 1 else 0.0
    return gain if gain > doubt else 0.0


def _line(judge: Judge, seen: State, state: State, seat: int, best: Option | None, seed: int) -> list[Followed]:
    return [] if best is None else judge.line(seen, seat, state.find(seat, best.notation), seed)
