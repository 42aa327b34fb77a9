"""Weighing: each possible move is carried through to its end, and all the positions that it may lead to are judged."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from math import exp
from random import Random

from argead.kernel import Action, Dice, State, Watched

Weigh = Callable[[Sequence[State], int], list[float]]
"""What some positions are worth to a seat."""

MOST_OPTIONS = 150
"""So many options are all weighed; of more, those that are likely in any style."""

MOST_ENDS = 32
FEW_ENDS = 6
"""Ends of one move that are judged; where there are more, some of them. Who is in a hurry judges few."""


SAME = 1e-9
"""Worths that differ by less are the same: nobody knows the last digits alike."""


def best_of(worth: Sequence[float]) -> int:
    """Which is worth most; of several that are, the first."""
    most = max(worth) - SAME
    return next(i for i, value in enumerate(worth) if value >= most)


BLUFF = 0.02
"""A secret answer that is worth so much less than the best is expected about a third as often."""


def expected(worth: Sequence[float], random: Random) -> int:
    """Which a rival may have answered in secret: nobody knows, but one that is nearly the best is likely."""
    most = max(worth)
    return random.choices(range(len(worth)), [exp((value - most) / BLUFF) for value in worth])[0]


def candidates(state: State, seat: int) -> Sequence[Action]:
    """The actions worth weighing."""
    options = state.actions(seat)
    if len(options) <= MOST_OPTIONS:
        return options
    decision = state.decision(seat)
    styles = state.game.styles or ("",)
    chosen = {action.index: action for style in styles for action in decision.likely(state, seat, style)}
    return [chosen[index] for index in sorted(chosen)]


def ends(state: State, seat: int, action: Action, random: Random, most: int = MOST_ENDS) -> list[State]:
    """The positions in which a move of a seat may end, by what it answers on the way; some of them, if they are many.

    The given state is a copy that nobody needs any more.
    """
    state.play(seat, action)
    found: list[State] = []
    under_way = [state]
    while under_way:
        at = under_way.pop()
        if at.waiting() != (seat,) or not at.decision(seat).midway:
            found.append(at)
            continue
        for option in at.actions(seat):
            trial = at.clone(at.chance)
            trial.play(seat, option)
            under_way.append(trial)
        room = most - len(found)
        if len(under_way) > room:
            under_way = random.sample(under_way, room)
    return found


def tried(
    sight: State, seat: int, options: Sequence[Action], random: Random, most: int = MOST_ENDS
) -> Iterator[tuple[list[list[State]], bool]]:
    """Draw after draw, the positions in which each option may end, and whether any option has asked chance.

    In one draw all options meet the same guess of what is hidden and the same answers of chance.
    """
    while True:
        seed = random.getrandbits(64)
        guess = sight.guess(seat, Dice(seed))
        guess = guess.game.unanswered(guess, seat)
        found: list[list[State]] = []
        asked = False
        for action in options:
            chance = Watched(seed)
            found.append(ends(guess.clone(chance), seat, action, random, most))
            asked = asked or chance.asked
        yield found, asked


def weighed(
    sight: State,
    seat: int,
    options: Sequence[Action],
    weigh: Weigh,
    random: Random,
    draws: int = 2,
    most: int = MOST_ENDS,
) -> list[float]:
    """What each option is worth at its end, on average over all draws."""
    drawn = list(each_draw(sight, seat, options, weigh, random, draws, most))
    return [sum(worths) / len(drawn) for worths in zip(*drawn, strict=True)]


def each_draw(
    sight: State,
    seat: int,
    options: Sequence[Action],
    weigh: Weigh,
    random: Random,
    draws: int = 2,
    most: int = MOST_ENDS,
) -> Iterator[list[float]]:
    """What each option is worth at its end: where options ask chance `draws` times, by the same answers for all."""
    for found, asked in islice(tried(sight, seat, options, random, most), draws):
        values = iter(weigh([end for ends in found for end in ends], seat))
        yield [max(islice(values, len(each))) for each in found]
        if not asked:
            return
