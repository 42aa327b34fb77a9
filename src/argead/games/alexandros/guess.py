"""Guessing what a seat cannot know: the other hands, less what everybody has seen, and with them the pile."""

from __future__ import annotations

from argead.games.alexandros.board import KINDS, SYMBOLS
from argead.games.alexandros.provinces import Garrison
from argead.games.alexandros.state import Alexandros
from argead.kernel import Chance


def guess(s: Alexandros, seat: int, chance: Chance) -> Alexandros:
    """A copy in which every hidden card of the others is dealt anew from all cards that the seat cannot place."""
    g = s.clone(chance)
    unseen: list[int] = [0] * s.players
    for other in range(s.players):
        if other != seat:
            for kind in KINDS:
                hidden = s.hands[other * 5 + kind] - s.known[other * 5 + kind]
                unseen[other] += hidden
                g.deck[kind] += hidden
                g.hands[other * 5 + kind] -= hidden
    if s.active != seat:
        unseen[s.active] -= _honour_occupation(g)
    for other, count in enumerate(unseen):
        for _ in range(count):
            _deal(g, other, chance.draw(g.deck, SYMBOLS))
    return g


def _honour_occupation(g: Alexandros) -> int:
    """Who has begun to occupy a province can pay for it: everybody knows that much of his hidden cards."""
    step = g.agenda[-1] if g.agenda else None
    if not isinstance(step, Garrison):
        return 0
    toll, price = step.toll(g), step.price(g)
    dealt = 0
    for kind, have in enumerate(g.hand(g.active)):
        for _ in range(toll[kind] - have):
            _deal(g, g.active, kind)
            dealt += 1
    spare = g.reserve(g.active) - step.placed.bit_count()
    while True:
        hand = g.hand(g.active)
        lack = [max(0, price[kind] + toll[kind] - hand[kind]) for kind in KINDS]
        if sum(lack) <= spare:
            return dealt
        _deal(g, g.active, g.chance.draw([min(lack[kind], g.deck[kind]) for kind in KINDS], SYMBOLS))
        dealt += 1


def _deal(g: Alexandros, seat: int, kind: int) -> None:
    g.deck[kind] -= 1
    g.hands[seat * 5 + kind] += 1
