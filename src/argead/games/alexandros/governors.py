"""The action "take a governor back"."""

from __future__ import annotations

from argead.games.alexandros.actions import Recall
from argead.games.alexandros.board import pick
from argead.games.alexandros.state import Alexandros
from argead.kernel import Action


def add_options(s: Alexandros, seat: int, options: list[Action]) -> None:
    """Any governor of your own."""
    if s.governors[seat]:
        options += pick(s.board.actions.recall, s.governors[seat])


def recall(s: Alexandros, seat: int, action: Recall) -> None:
    """No card is played for it; without its last governor a province is vacant."""
    s.governors[seat] ^= action.bit
    s.tell("recalled", "recalling", seat, triangle=action.word)
