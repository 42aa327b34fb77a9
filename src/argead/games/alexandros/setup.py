"""Set-up: the deal, the two face-up cards and the first player."""

from __future__ import annotations

from argead.games.alexandros.board import SYMBOLS
from argead.games.alexandros.state import NO_CARD, Alexandros
from argead.kernel import Step


class SetUp(Step[Alexandros]):
    """A hidden card each, two cards face up, a first player by lot."""

    __slots__ = ()

    def run(self, s: Alexandros) -> None:
        for seat in range(s.players):
            kind = s.draw_card("hand")
            s.gain(seat, kind, openly=False)
            s.confide("dealt", "setup", seat, {"card": SYMBOLS[kind]})
        for place in range(2):
            s.row[place] = s.draw_card("row")
        s.active = s.die("first-player", sides=s.players) - 1
        s.tell("began", "setup", s.active, cards=[SYMBOLS[kind] for kind in s.row if kind != NO_CARD])
