"""The sequence of play: preparation, conquest, resupply."""

from __future__ import annotations

from collections.abc import Sequence

from argead.games.field_commander.anytime import at_any_time, perform
from argead.games.field_commander.ending import lose
from argead.games.field_commander.names import PROPHECIES
from argead.games.field_commander.operations import ENEMY_OPERATIONS
from argead.games.field_commander.orders import ENEMY_ORDERS
from argead.games.field_commander.prophecy import END_TURN, FailProphecy, can_atone
from argead.games.field_commander.resupply import GAIN_GOLD, SPEND_TREASURE
from argead.games.field_commander.route import CONQUEST
from argead.games.field_commander.state import FieldCommander
from argead.games.field_commander.verbs import Refit
from argead.kernel import Action, Decision, Step


class AdvanceTurn(Step[FieldCommander]):
    """The turn counter moves on. Past the last square the campaign is lost; prophecies behind it have failed."""

    __slots__ = ()

    def run(self, s: FieldCommander) -> None:
        s.turn += 1
        if s.turn > s.campaign.turns:
            s.turn -= 1
            lose(s, "time")
            return
        s.stage = "preparation"
        s.advised = s.forgone = s.diplomats = False
        s.bought = s.demanded = 0
        s.tell("turn", "advance", number=s.turn, campaign=s.campaign.id, track=s.campaign.track[s.turn - 1][0])
        s.then(Lapse(), PREPARE)


class Lapse(Step[FieldCommander]):
    """Every prophecy whose square has been left fails, one after the other."""

    __slots__ = ()

    def run(self, s: FieldCommander) -> None:
        for prophecy, deadline in enumerate(s.deadlines):
            if deadline and deadline < s.turn:
                if not can_atone(s):
                    s.tell("failed", "failing", 0, prophecy=PROPHECIES[prophecy], level=s.level)
                    lose(s, "prophecy")
                else:
                    s.then(FailProphecy(prophecy), self)
                return


class Prepare(Step[FieldCommander]):
    """Refit, enemy orders, enemy operations; then conquest and resupply."""

    __slots__ = ()

    def run(self, s: FieldCommander) -> None:
        s.then(
            REFIT,
            ENEMY_ORDERS,
            ENEMY_OPERATIONS,
            CONQUEST,
            GAIN_GOLD,
            SPEND_TREASURE,
            END_TURN,
            ADVANCE_TURN,
        )


class CanRefit(Step[FieldCommander]):
    """Refit is offered only where something can be refitted."""

    __slots__ = ()

    def run(self, s: FieldCommander) -> None:
        if s.army & s.worn and s.gold >= s.board.prices["refit"]:
            s.then(REFIT_FORCES)


class RefitForces(Decision[FieldCommander]):
    """Bring reduced Forces back to full strength for gold, or go on."""

    __slots__ = ()

    rule = "refit"

    def options(self, s: FieldCommander, seat: int) -> Sequence[Action]:
        actions = s.board.actions
        options: list[Action] = [actions.refit[c] for c in s.alike(s.army & s.worn, s.worn, [])]
        options.append(actions.proceed)
        at_any_time(s, options)
        return options

    def play(self, s: FieldCommander, seat: int, action: Action) -> None:
        if isinstance(action, Refit):
            price = s.board.prices["refit"]
            s.gold -= price
            s.worn &= ~(1 << action.number)
            s.tell("refitted", "refit", seat, counter=action.word, kind=action.kind, gold=price)
            s.then(REFIT)
        elif perform(s, action):
            s.then(REFIT)


ADVANCE_TURN = AdvanceTurn()
PREPARE = Prepare()
REFIT = CanRefit()
REFIT_FORCES = RefitForces()
