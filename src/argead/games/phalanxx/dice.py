"""2. Rolling the travelling dice, choosing the value of one, and handing them on."""

from __future__ import annotations

from collections.abc import Sequence

from argead.games.phalanxx.actions import COLOUR, DIE, SLOTS, VALUE, Turn
from argead.games.phalanxx.board import NOTHING
from argead.games.phalanxx.cards import COLOURS
from argead.games.phalanxx.state import Phalanxx
from argead.kernel import Action, Decision, Step


class RollDice(Step[Phalanxx]):
    """A low roll is consoled with Talents."""

    __slots__ = ()

    def run(self, s: Phalanxx) -> None:
        s.rolled = rolled = sorted(
            [held - VALUE[held] + s.die("travelling-die", COLOURS[COLOUR[held]]) for held in s.rolled]
        )
        if s.journal is not None:
            s.tell("rolled", "rolling", s.active, dice=[DIE[die] for die in rolled], values=spelled(rolled))
        if sum([VALUE[die] for die in rolled]) <= s.board.low_roll:
            received = s.earn(s.active, s.board.low_roll_talents)
            s.tell("consoled", "rolling", s.active, talents=received)


def spelled(dice: list[int]) -> str:
    """The values of dice as people write them."""
    return ", ".join(str(VALUE[die]) for die in dice)


class TurnDie(Decision[Phalanxx]):
    """Which rolled die do you turn, and to which value?"""

    __slots__ = ()

    rule = "turning"
    midway = True

    def options(self, s: Phalanxx, seat: int) -> Sequence[Action]:
        options: list[Action] = []
        last = NOTHING
        for die in s.rolled:
            if die != last:
                options += s.board.actions.turn[die]
                last = die
        return options

    def play(self, s: Phalanxx, seat: int, action: Turn) -> None:
        s.rolled.remove(action.die)
        s.rolled.append(action.turned)
        s.rolled.sort()
        if s.journal is not None:
            colour = COLOURS[COLOUR[action.die]]
            s.tell("turned", "turning", seat, colour=colour, value=VALUE[action.die], to=VALUE[action.turned])


class PassDice(Step[Phalanxx]):
    """4. The dice on the grey slots travel on."""

    __slots__ = ()

    def run(self, s: Phalanxx) -> None:
        s.rolled = sorted(s.grey)
        s.grey = [NOTHING] * SLOTS


ROLL_DICE = RollDice()
TURN_DIE = TurnDie()
PASS_DICE = PassDice()
