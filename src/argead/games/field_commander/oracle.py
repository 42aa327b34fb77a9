"""Oracles: a prophecy is accepted unread, or shunned."""

from __future__ import annotations

from argead.games.field_commander.anytime import AnyTime
from argead.games.field_commander.names import CARE, NATURE, PROPHECIES, SPEARS
from argead.games.field_commander.prophecy import check_care, check_spears
from argead.games.field_commander.state import FieldCommander
from argead.games.field_commander.verbs import Shun
from argead.kernel import Action


class HearOracle(AnyTime):
    """Accept the prophecy before you have read it, or shun it."""

    __slots__ = ()

    rule = "prophecies"

    def choices(self, s: FieldCommander) -> list[Action]:
        return [s.board.actions.accept, s.board.actions.shun]

    def choose(self, s: FieldCommander, seat: int, action: Action) -> None:
        s.waiting_oracles &= ~(1 << s.army_at)
        if isinstance(action, Shun):
            s.tell("shunned", "prophecies", seat, area=s.name(s.army_at))
            return
        prophecy = s.draw("prophecy", [s.prophecy_cup >> p & 1 for p in range(8)], PROPHECIES)
        s.prophecy_cup &= ~(1 << prophecy)
        s.visited |= 1 << s.army_at
        deadline = min(s.turn + s.board.prophecy_turns[prophecy], s.campaign.turns)
        s.deadlines[prophecy] = deadline
        s.tell("prophesied", "accepting", seat, prophecy=PROPHECIES[prophecy], turn=deadline)
        if prophecy == NATURE:
            s.nature_from = s.turn
        elif prophecy == CARE:
            check_care(s)
        elif prophecy == SPEARS:
            check_spears(s)


HEAR_ORACLE = HearOracle()
