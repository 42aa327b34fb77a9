"""Intimidation: a roll with the Force Advantage, and Glory or Courtesans after it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from argead.games.field_commander.actions import MOST_GLORY
from argead.games.field_commander.anytime import AnyTime, at_any_time, perform
from argead.games.field_commander.battle.resolution import BEGIN_BATTLE
from argead.games.field_commander.conquer import CONQUERED_BY_INTIMIDATION
from argead.games.field_commander.names import COURTESANS
from argead.games.field_commander.state import FieldCommander
from argead.games.field_commander.verbs import Assault, Play, Spend
from argead.kernel import Action, Decision


class ApproachStronghold(AnyTime):
    """Demand surrender, or start a battle?"""

    __slots__ = ()

    rule = "intimidation"

    def choices(self, s: FieldCommander) -> list[Action]:
        return [s.board.actions.intimidate, s.board.actions.assault]

    def choose(self, s: FieldCommander, seat: int, action: Action) -> None:
        if isinstance(action, Assault):
            s.then(BEGIN_BATTLE)
        else:
            demand(s)


def may_demand(s: FieldCommander) -> bool:
    """Whether the army stands before a stronghold, but Tyre, that was not called to surrender in this turn."""
    siege = s.campaign.siege
    deaf = s.conquered | s.demanded | (1 << siege.island if siege else 0)
    return bool(s.campaign.strongholds & ~deaf & 1 << s.army_at)


def demand(s: FieldCommander) -> None:
    """Roll for the enemy's courage, once in a turn for each stronghold."""
    s.demanded |= 1 << s.army_at
    s.then(PressDemand(s.die("intimidation", s.name(s.army_at)), 0))


def result(s: FieldCommander, total: int) -> str:
    """What a total on the Player Log means."""
    chart = s.board.intimidation
    return "failure" if total <= chart["failure"] else "ongoing" if total <= chart["ongoing"] else "success"


@dataclass(frozen=True, slots=True)
class PressDemand(Decision[FieldCommander]):
    """The enemy wavers: spend Glory to press your demand, or take the answer."""

    roll: int
    added: int

    rule = "intimidation"
    skips_single = True

    def total(self, s: FieldCommander) -> int:
        return self.roll + s.advantage() + self.added

    def options(self, s: FieldCommander, seat: int) -> Sequence[Action]:
        actions = s.board.actions
        missing = s.board.intimidation["ongoing"] + 1 - self.total(s)
        options: list[Action] = list(actions.spend[1 : max(1, min(s.glory, missing, MOST_GLORY) + 1)])
        options.append(actions.proceed)
        at_any_time(s, options, COURTESANS if missing > 0 else 0, midway=True)
        return options

    def play(self, s: FieldCommander, seat: int, action: Action) -> None:
        if isinstance(action, Spend):
            s.glory -= action.number
            s.tell("spent-glory", "intimidation", seat, glory=action.number)
            s.then(PressDemand(self.roll, self.added + action.number))
        elif perform(s, action):
            s.then(self)
        elif isinstance(action, Play):
            s.insights &= ~COURTESANS
            s.tell("played-insight", "insights", seat, insight=action.word)
            s.then(PressDemand(self.roll, self.added + s.board.intimidation["courtesans"]))
        else:
            answer = result(s, self.total(s))
            terms = {"roll": self.roll, "advantage": s.advantage(), "added": self.added, "total": self.total(s)}
            s.tell("demanded", "intimidation", seat, area=s.name(s.army_at), **terms, result=answer)
            if answer == "success":
                s.then(CONQUERED_BY_INTIMIDATION)
            else:
                s.then(BEGIN_BATTLE if answer == "failure" else KEEP_SIEGE)


class KeepSiege(AnyTime):
    """They are talking: start a battle, or end the conquest and try again next turn?"""

    __slots__ = ()

    rule = "intimidation"

    def choices(self, s: FieldCommander) -> list[Action]:
        return [s.board.actions.assault, s.board.actions.halt]

    def choose(self, s: FieldCommander, seat: int, action: Action) -> None:
        if isinstance(action, Assault):
            s.then(BEGIN_BATTLE)
        else:
            s.halted = True


APPROACH_STRONGHOLD = ApproachStronghold()
KEEP_SIEGE = KeepSiege()
