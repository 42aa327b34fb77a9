"""The action "collect taxes": everybody scores."""

from __future__ import annotations

from argead.games.alexandros.actions import Tax
from argead.games.alexandros.board import KINDS
from argead.games.alexandros.state import Alexandros
from argead.kernel import Action


def add_options(s: Alexandros, seat: int, options: list[Action]) -> None:
    """Once a turn, with a card that fits the triangle of any of your governors."""
    own = s.governors[seat]
    if s.taxed or not own:
        return
    hand = s.hand(seat)
    for kind in KINDS:
        if hand[kind] and own & s.board.of_kind[kind]:
            options.append(s.board.actions.tax[kind])


def collect(s: Alexandros, seat: int, action: Tax) -> None:
    """All players score in full; then 100 points end the game at once, with the most points winning."""
    s.taxed = True
    s.lose(seat, action.number, 1)
    s.discard[action.number] += 1
    income = s.income()
    for player in range(s.players):
        s.scores[player] += income[player]
    s.tell("taxed", "taxes", seat, card=action.word, income=income)
    if max(s.scores) >= s.board.components["goal"]:
        s.reason = "goal"
        s.tell("ended", "end", reason=s.reason, scores=s.scores[:])
