"""What a conquest brings: Glory, and the choice to govern or to raze."""

from __future__ import annotations

from dataclasses import dataclass

from argead.games.field_commander.anytime import AnyTime
from argead.games.field_commander.campaign import NOWHERE
from argead.games.field_commander.ending import win
from argead.games.field_commander.names import UNBEATABLE, WOOD
from argead.games.field_commander.prophecy import check_care, fulfil
from argead.games.field_commander.state import FieldCommander
from argead.games.field_commander.treasury import gain_glory, gain_gold
from argead.games.field_commander.verbs import Govern
from argead.kernel import Action, Step


@dataclass(frozen=True, slots=True)
class Conquered(Step[FieldCommander]):
    """Glory for the conquest. What lay there for the other way to conquer is lost."""

    by_battle: bool

    def run(self, s: FieldCommander) -> None:
        area = s.army_at
        s.conquered |= 1 << area
        glory = gain_glory(s)
        found, s.glory_at[area] = s.glory_at[area], 0
        lying, s.gold_at[area] = s.gold_at[area], 0
        s.destroyed |= s.garrisons[area]
        s.worn &= ~s.garrisons[area]
        s.garrisons[area] = 0
        gold = 0
        if self.by_battle:
            s.glory += found
            glory += found
        else:
            gold = gain_gold(s, lying)
        s.tell("conquered", "glory", 0, area=s.name(area), glory=glory, gold=gold)
        check_care(s)
        s.then(TREAT_CONQUEST, CHECK_VICTORY)


class TreatConquest(AnyTime):
    """Govern the area, for gold every turn, or raze it, for more gold once?"""

    __slots__ = ()

    rule = "govern-raze"

    def choices(self, s: FieldCommander) -> list[Action]:
        return [s.board.actions.govern, s.board.actions.raze]

    def choose(self, s: FieldCommander, seat: int, action: Action) -> None:
        area = 1 << s.army_at
        if isinstance(action, Govern):
            s.governed |= area
            s.tell("governed", "govern-raze", seat, area=s.name(s.army_at))
            fulfil(s, UNBEATABLE)
        else:
            s.razed |= area
            gold = gain_gold(s, s.campaign.raze)
            s.tell("razed", "govern-raze", seat, area=s.name(s.army_at), gold=gold)
            fulfil(s, WOOD)


class CheckVictory(Step[FieldCommander]):
    """All pivotal areas are conquered, and the army is where the campaign ends."""

    __slots__ = ()

    def run(self, s: FieldCommander) -> None:
        home = s.campaign.home
        if s.conquered == s.campaign.pivotal and home in (NOWHERE, s.army_at):
            win(s)


CONQUERED_BY_BATTLE = Conquered(True)
CONQUERED_BY_INTIMIDATION = Conquered(False)
TREAT_CONQUEST = TreatConquest()
CHECK_VICTORY = CheckVictory()
