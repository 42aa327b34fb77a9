"""3a. Playing an epoch card: its Force at once, and that of the cards that count it."""

from __future__ import annotations

from argead.games.phalanxx.board import KINDS_COUNTED, LEGEND, NOTHING, ORANGE
from argead.games.phalanxx.state import Phalanxx


def play_card(s: Phalanxx, seat: int, card: int) -> None:
    """Lay a card of the hand down; its ability works from now on."""
    bit = 1 << card
    s.hands[seat] ^= bit
    s.seen[seat] &= ~bit
    gained = lay(s, seat, card)
    if s.journal is not None:
        s.tell("played", "playing", seat, card=s.board.ids[card], force=gained, total=s.force[seat])
    if s.has(seat, LEGEND) and s.board.colour[card] == ORANGE:
        s.force[seat] += s.board.legend_force
        s.tell("legend", "expert", seat, force=s.board.legend_force)


def lay(s: Phalanxx, side: int, card: int) -> int:
    """Put a card on the table and mark its Force. Scales count the card itself, and older scales grow."""
    gained = gain(s, side, card)
    board, first = s.board, side * KINDS_COUNTED
    s.counts[first + board.colour[card]] += 1
    if board.symbol[card] != NOTHING:
        s.counts[first + board.symbol[card]] += 1
    s.played[side] |= 1 << card
    s.force[side] += gained
    return gained


def gain(s: Phalanxx, side: int, card: int) -> int:
    """The Force that a card would bring to a side."""
    board, counts, first = s.board, s.counts, side * KINDS_COUNTED
    colour, symbol, by = board.colour[card], board.symbol[card], board.by[card]
    gained = board.force[card]
    if by != NOTHING:
        gained += board.steps[card][counts[first + by] + (by in (colour, symbol))]
    played = s.played[side]
    for counted in (colour, symbol):
        if counted != NOTHING:
            now = counts[first + counted]
            for scaled in board.scales[counted]:
                if played >> scaled & 1:
                    steps = board.steps[scaled]
                    gained += steps[now + 1] - steps[now]
    return gained
