"""A decision weighed: what it was worth to its seat from what that knew, and what better was to be had.

Whoever decides is judged by a guess: what it could not know is drawn anew, and chance answers all options alike. The
others look on with their own eyes: what an action shows them is its doing, and what chance answers to it is luck.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean
from typing import NamedTuple

from argead.bots.weighing import candidates
from argead.kernel import Action, Dice, Line, State
from argead.table.analysis.judges import Judge, judge_of
from argead.table.jobs import sight

RIVALS_DRAWS = 8
"""How often chance is drawn anew to see what an action was worth to those who look on."""

SURE = 2.0
"""So many standard errors make a difference."""

MOST_BETTER = 3


class Option(NamedTuple):
    """An action by its notation, the chance to win after it, and how much better than what was played it is thought
    to be: nothing, if that may be chance."""

    notation: str
    worth: float
    gain: float


class Weighed(NamedTuple):
    """What was found about the decision of a ply.

    `expected` is each seat's own chance after the action and before chance answers. In a decision that all make at
    once in secret (`secret`) nobody else learns anything by it. `better` are the best other options, `best` is the
    worth of the best of all, and `options` says how many there were. `asks`: chance answered; `midway`: somebody is in
    the midst of a move after it. `after` has for each pair of eyes the chances of all seats once all was answered, and
    `stands` each seat's own.
    """

    ply: int
    seat: int
    notation: str
    options: int
    expected: list[float]
    best: float
    better: list[Option]
    secret: bool
    asks: bool
    midway: bool
    after: list[list[float]]
    stands: list[float]


def weigh(state: State, then: State, ply: int, line: Line, draws: int) -> Weighed:
    """Weigh the decision of a line, which led from one state to the next."""
    assert line.seat is not None
    judge, random, seat = judge_of(state.game, state.players), Random(ply), line.seat
    played = state.find(seat, line.notation)
    seen = sight(state, seat, random.getrandbits(64))
    options = candidates(seen, seat)
    if played not in options:
        options = [*options, played]
    worths = list(judge.each_draw(seen, seat, options, random, draws))
    at = options.index(played)
    own = fmean(row[at] for row in worths)
    asks = bool(line.answers)
    expected = [
        own if each == seat else _for_rival(judge, state, line, played, each, random) if asks else None
        for each in range(state.players)
    ]
    after = [judge.chances(then, eyes) for eyes in range(state.players)]
    stands = _stands(judge, then, after, random)
    if state.game.schooling is not None and not asks:
        stands[seat] = own
    return Weighed(
        ply,
        seat,
        line.notation,
        len(options),
        [stands[each] if one is None else one for each, one in enumerate(expected)],
        max(fmean(column) for column in zip(*worths, strict=True)),
        _better(options, worths, at),
        len(state.game.unanswered(seen, seat).waiting()) > 1,
        asks,
        any(then.decision(each).midway for each in then.waiting()),
        after,
        stands,
    )


def _for_rival(judge: Judge, state: State, line: Line, played: Action, seat: int, random: Random) -> float:
    """What an action to which chance answered was worth to a seat that looked on."""
    assert line.seat is not None
    found = []
    for _ in range(RIVALS_DRAWS):
        trial = state.clone(Dice(random.getrandbits(64)))
        trial.play(line.seat, played)
        found.append(judge.chances(trial, seat)[seat])
    return fmean(found)


def _stands(judge: Judge, state: State, after: Sequence[Sequence[float]], random: Random) -> list[float]:
    """Each seat's own chance; whoever is in the midst of a move of its own is looked at when the judge can be asked."""
    seeds = [random.getrandbits(64) for _ in range(RIVALS_DRAWS)]
    waiting = state.waiting()
    return [judge.stands(state, seat, seeds) if seat in waiting else after[seat][seat] for seat in range(state.players)]


def _better(options: Sequence[Action], worths: Sequence[Sequence[float]], played: int) -> list[Option]:
    """The options that did best beside the one that was played, the best first."""
    found = []
    for i, action in enumerate(options):
        gaps = [row[i] - row[played] for row in worths]
        found.append(Option(action.notation, fmean(row[i] for row in worths), gain(gaps)))
    del found[played]
    return sorted(found, key=lambda option: -option.worth)[:MOST_BETTER]


def gain(gaps: Sequence[float]) -> float:
    """How much better something did on average; nothing, if that may be chance."""
    mean = fmean(gaps)
    if len(gaps) > 1:
        doubt = SURE * sqrt(sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1) / len(gaps))
        return mean if mean > doubt else 0.0
    return max(0.0, mean)
