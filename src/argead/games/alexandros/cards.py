"""The action "take a card": the top of the pile, or one of the face-up cards."""

from __future__ import annotations

from argead.games.alexandros.actions import Draw, Take
from argead.games.alexandros.alexander import take_from_row
from argead.games.alexandros.board import SYMBOLS
from argead.games.alexandros.state import Alexandros


def take(s: Alexandros, seat: int, action: Take) -> None:
    """Take a face-up card. It is not replaced before the second action is done."""
    take_from_row(s, seat, action.number)


def draw(s: Alexandros, seat: int, action: Draw) -> None:
    """Draw from the pile, unseen by the others."""
    kind = s.draw_card("hand")
    s.gain(seat, kind, openly=False)
    if s.journal is not None:
        s.confide("drew", "taking-a-card", seat, {"card": SYMBOLS[kind]})
