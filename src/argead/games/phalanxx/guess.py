"""Guessing what a seat cannot know: the cards that the others were dealt and nobody has seen since."""

from __future__ import annotations

from argead.games.phalanxx.board import bits
from argead.games.phalanxx.state import Phalanxx
from argead.kernel import Chance


def guess(s: Phalanxx, seat: int, chance: Chance) -> Phalanxx:
    """A copy in which every hidden card of the others is dealt anew from all cards that the seat has not seen.

    Hands are dealt before anything leaves the first epoch, so hidden cards are of that epoch. What is still to come of
    the pile is decided only when it is drawn.
    """
    g = s.clone(chance)
    hidden = [0 if side == seat else s.hands[side] & ~s.seen[side] for side in range(s.players)]
    for cards in hidden:
        for card in bits(cards):
            g.unseen[card] = 1
    last, faces = s.board.epoch_last[0], s.board.faces[0]
    for side, cards in enumerate(hidden):
        g.hands[side] ^= cards
        for _ in range(cards.bit_count()):
            card = chance.draw(g.unseen[:last], faces)
            g.unseen[card] = 0
            g.hands[side] |= 1 << card
    return g
