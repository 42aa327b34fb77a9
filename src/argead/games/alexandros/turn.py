"""The turn: Alexander's move, two actions, the row filled up; and the end of the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from argead.games.alexandros import cards, governors, provinces, taxes
from argead.games.alexandros.actions import Draw, Occupy, Pass, Recall, Seize, Take, Tax
from argead.games.alexandros.alexander import MoveAlexander, refill_row, row_options
from argead.games.alexandros.state import Alexandros
from argead.kernel import Action, Decision, Step


class Turn(Step[Alexandros]):
    """Course of play: move Alexander, then carry out two actions."""

    __slots__ = ()

    def run(self, s: Alexandros) -> None:
        s.turn += 1
        s.actions_left = 2
        s.taxed = False
        if s.journal is not None:
            s.tell("turn", "turn", s.active, turn=s.turn)
        s.then(MOVE_ALEXANDER, ACT, END_TURN)


class Act(Step[Alexandros]):
    """Ask for an action as long as one is left and the game goes on."""

    __slots__ = ()

    def run(self, s: Alexandros) -> None:
        if s.reason:
            s.agenda.clear()
        elif s.actions_left:
            s.then(CHOOSE_ACTION, ACT)


class ChooseAction(Decision[Alexandros]):
    """Carry out an action: take a card, occupy or take over a province, collect taxes, recall a governor, or pass."""

    __slots__ = ()

    rule = "actions"

    def options(self, s: Alexandros, seat: int) -> list[Action]:
        actions = s.board.actions
        options = row_options(s)
        if any(s.deck) or any(s.discard):
            options.append(actions.draw)
        provinces.add_options(s, seat, options)
        taxes.add_options(s, seat, options)
        governors.add_options(s, seat, options)
        options.append(actions.end)
        return options

    def play(self, s: Alexandros, seat: int, action: Action) -> None:
        s.actions_left -= 1
        PERFORM[type(action)](s, seat, action)


def end_actions(s: Alexandros, seat: int, action: Pass) -> None:
    """Each action is optional: pass on all that are left."""
    s.actions_left = 0
    s.tell("passed", "actions", seat)


class EndTurn(Step[Alexandros]):
    """The row is filled up only now. Red walls, or a whole round without a move of Alexander, end the game."""

    __slots__ = ()

    def run(self, s: Alexandros) -> None:
        if s.last_turn or s.stuck == s.players:
            s.reason = "walls" if s.last_turn else "stuck"
            s.tell("ended", "end", reason=s.reason, scores=s.scores[:])
            return
        refill_row(s)
        s.active = (s.active + 1) % s.players
        s.then(TURN)


TURN = Turn()
MOVE_ALEXANDER = MoveAlexander()
ACT = Act()
CHOOSE_ACTION = ChooseAction()
END_TURN = EndTurn()

PERFORM: dict[type[Action], Callable[[Alexandros, int, Any], None]] = {
    Take: cards.take,
    Draw: cards.draw,
    Occupy: provinces.occupy,
    Seize: provinces.seize,
    Tax: taxes.collect,
    Recall: governors.recall,
    Pass: end_actions,
}
