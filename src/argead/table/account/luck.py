"""Luck: what dice scored against what they could be expected to score, exactly.

A trial is one throw, or a chain of throws that goes on as long as it succeeds. What it scored above its expectation is
a whole number of sixths, so the luck of any number of trials has an exact distribution: how rare it was is a sum.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from fractions import Fraction

FACES = range(1, 7)

NEGLIGIBLE = 1e-17
"""Chances that no sum of chances could notice."""

Odds = dict[int, float]
"""Sixths above expectation, each with its probability."""


@dataclass(frozen=True, slots=True)
class Trial:
    """What happened: dice thrown and scored by them; and what could: the odds of the luck."""

    dice: int
    scored: int
    luck: int
    odds: Odds

    def mirrored(self) -> Trial:
        """The same dice as seen from the other side: their luck is my bad luck."""
        return Trial(self.dice, -self.scored, -self.luck, {-luck: odds for luck, odds in self.odds.items()})


@dataclass(frozen=True, slots=True)
class Luck:
    """The luck of some trials. `tail` is the chance of as much luck or more; with bad luck, of as little or less."""

    dice: int
    scored: int
    expected: Fraction
    tail: float

    @property
    def above(self) -> Fraction:
        return self.scored - self.expected


def throw(worth: Callable[[int], int], roll: int) -> Trial:
    """One die that scores `worth` of its face."""
    expected = sum(worth(face) for face in FACES)
    odds: Odds = {}
    for face in FACES:
        luck = 6 * worth(face) - expected
        odds[luck] = odds.get(luck, 0.0) + 1 / 6
    return Trial(1, worth(roll), 6 * worth(roll) - expected, odds)


def chain(worths: Iterable[Callable[[int], int]], rolls: Iterable[int]) -> Trial:
    """Dice thrown one after the other, each with its own worth, until one scores nothing."""
    trials = [throw(worth, roll) for worth, roll in zip(worths, rolls, strict=False)]
    return Trial(
        len(trials), sum(trial.scored for trial in trials), sum(trial.luck for trial in trials), _chained(worths)
    )


def _chained(worths: Iterable[Callable[[int], int]]) -> Odds:
    odds: Odds = {}
    going: Odds = {0: 1.0}
    for worth in worths:
        expected = sum(worth(face) for face in FACES)
        on: Odds = {}
        for luck, chance in going.items():
            for face in FACES:
                after, into = luck + 6 * worth(face) - expected, on if worth(face) else odds
                into[after] = into.get(after, 0.0) + chance / 6
        going = on
    for luck, chance in going.items():
        odds[luck] = odds.get(luck, 0.0) + chance
    return odds


def together(trials: Iterable[Trial]) -> Luck:
    """The luck of all trials, and how rare it is."""
    odds: Odds = {0: 1.0}
    dice = scored = luck = 0
    for trial in trials:
        dice, scored, luck = dice + trial.dice, scored + trial.scored, luck + trial.luck
        odds = _convolved(odds, trial.odds)
    tail = sum(chance for value, chance in odds.items() if (value >= luck if luck >= 0 else value <= luck))
    return Luck(dice, scored, scored - Fraction(luck, 6), min(1.0, tail))


def _convolved(some: Odds, more: Odds) -> Odds:
    found: Odds = {}
    for left, chance in some.items():
        for right, odds in more.items():
            found[left + right] = found.get(left + right, 0.0) + chance * odds
    return {luck: chance for luck, chance in found.items() if chance > NEGLIGIBLE}
