"""Conquest: scouting, moving, and what meets the army where it arrives."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from argead.games.field_commander.anytime import AnyTime, at_any_time, perform
from argead.games.field_commander.battle.resolution import BEGIN_BATTLE
from argead.games.field_commander.conquer import CHECK_VICTORY
from argead.games.field_commander.hits import take_hits
from argead.games.field_commander.intimidation import APPROACH_STRONGHOLD, demand, may_demand
from argead.games.field_commander.oracle import HEAR_ORACLE
from argead.games.field_commander.state import FieldCommander
from argead.games.field_commander.tyre import bombard, is_open
from argead.games.field_commander.verbs import Assault, Intimidate, March, Scout
from argead.kernel import Action, Decision, Step


class Conquest(Step[FieldCommander]):
    """The conquest step: siege ships first, then the army goes on as often as it likes."""

    __slots__ = ()

    def run(self, s: FieldCommander) -> None:
        s.stage = "conquest"
        s.halted = False
        bombard(s)
        s.then(GO_ON)


class GoOn(Step[FieldCommander]):
    """Repeat the conquest step, until the army halts."""

    __slots__ = ()

    def run(self, s: FieldCommander) -> None:
        if not s.halted:
            s.then(LEAD_ARMY)


class LeadArmy(Decision[FieldCommander]):
    """Scout an adjoining area, or end the conquest."""

    __slots__ = ()

    rule = "scouting"

    def options(self, s: FieldCommander, seat: int) -> Sequence[Action]:
        actions, campaign = s.board.actions, s.campaign
        scout, siege = actions.scout[s.campaign_number], campaign.siege
        options: list[Action] = [
            scout[n] for n in campaign.adjoining[s.army_at] if not siege or n != siege.island or is_open(s)
        ]
        if s.besieging():
            if may_demand(s):
                options.append(actions.intimidate)
            options.append(actions.assault)
        options.append(actions.halt)
        at_any_time(s, options)
        return options

    def play(self, s: FieldCommander, seat: int, action: Action) -> None:
        if isinstance(action, Scout):
            roll = s.die("scouting", action.word)
            s.tell("scouted", "scouting", seat, area=action.word, roll=roll, forces=s.forces())
            s.then(EnterArea(action.number, roll))
        elif isinstance(action, Assault):
            s.then(BEGIN_BATTLE, GO_ON)
        elif isinstance(action, Intimidate):
            s.then(GO_ON)
            demand(s)
        elif perform(s, action):
            s.then(LEAD_ARMY)


def resistance(s: FieldCommander, roll: int) -> int:
    """Hits: by how much the roll is higher than the Forces."""
    return max(0, roll - s.forces())


def foraging(s: FieldCommander, area: int, roll: int) -> int:
    """Gold: by how much the roll is lower than the Forces, and what an option asks."""
    return max(0, s.forces() - roll) + (s.terms.toll if s.terms.toll_areas >> area & 1 else 0)


@dataclass(frozen=True, slots=True)
class EnterArea(AnyTime):
    """The scouts are back: pay the price and enter, or stop moving this turn. Disbanding changes the price."""

    area: int
    roll: int

    rule = "scouting"

    def choices(self, s: FieldCommander) -> list[Action]:
        actions = s.board.actions
        options: list[Action] = [actions.march] if foraging(s, self.area, self.roll) <= s.gold else []
        options.append(actions.halt)
        return options

    def choose(self, s: FieldCommander, seat: int, action: Action) -> None:
        if isinstance(action, March):
            gold, hits = foraging(s, self.area, self.roll), resistance(s, self.roll)
            s.gold -= gold
            s.tell("marched", "moving", seat, area=s.name(self.area), gold=gold, hits=hits)
            if hits:
                s.then(take_hits(hits), Arrive(self.area))
            else:
                s.then(Arrive(self.area))
        else:
            s.halted = True


@dataclass(frozen=True, slots=True)
class Arrive(Step[FieldCommander]):
    """An oracle speaks once; an unconquered pivotal area must be faced; then the army may go on."""

    area: int

    def run(self, s: FieldCommander) -> None:
        s.army_from, s.army_at = s.army_at, self.area
        s.then(CHECK_VICTORY, GO_ON)
        if s.besieging():
            s.then(APPROACH_STRONGHOLD if may_demand(s) else BEGIN_BATTLE)
        if s.waiting_oracles >> self.area & 1:
            s.then(HEAR_ORACLE)


CONQUEST = Conquest()
GO_ON = GoOn()
LEAD_ARMY = LeadArmy()
