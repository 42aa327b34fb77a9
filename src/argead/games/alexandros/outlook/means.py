"""What rivals can pay with before a seat's next turn, as far as the seat can tell: hidden cards may be any unseen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from argead.games.alexandros.alexander import ChooseCard
from argead.games.alexandros.board import KINDS
from argead.games.alexandros.provinces import Cards, Garrison
from argead.games.alexandros.state import NO_CARD, Alexandros

USUAL_RIDE = 6
"""Black walls that each ride before a rival's turn may use up: with fewer left that turn may never come."""


@dataclass(frozen=True, slots=True)
class Means:
    """A rival's turn, or what is left of it. Before its last action the rival can have the cards that everybody knows,
    `hidden` others out of those that are `unseen`, `draws` more, and the one of the `row` that Alexander rides by."""

    seat: int
    rides: bool
    actions: int
    known: Sequence[int]
    hidden: int
    draws: int
    row: tuple[int, ...]
    unseen: Sequence[int]
    reserve: int

    @property
    def held(self) -> int:
        """All cards of the hand."""
        return sum(self.known) + self.hidden

    def may_hold(self, kind: int) -> bool:
        """Whether the hand may have a card of this symbol now."""
        return self.known[kind] > 0 or (self.hidden > 0 and self.unseen[kind] > 0)

    def lack(self, price: Cards) -> float:
        """How many cards of a price the hand lacks on average."""
        pool = sum(self.unseen)
        share = self.hidden / pool if pool else 0.0
        return sum(max(0.0, price[kind] - self.known[kind] - share * self.unseen[kind]) for kind in KINDS)

    def pays(self, price: Sequence[int]) -> bool:
        """Whether there is a hand, and luck, with which the rival pays a price by its last action."""
        missing = [max(0, price[kind] - self.known[kind]) for kind in KINDS]
        if self._finds(missing):
            return True
        for kind in self.row:
            if missing[kind]:
                missing[kind] -= 1
                if self._finds(missing):
                    return True
                missing[kind] += 1
        return False

    def _finds(self, missing: Sequence[int]) -> bool:
        if sum(missing) > self.hidden + self.draws:
            return False
        return all(missing[kind] <= self.unseen[kind] for kind in KINDS)

    def riding_by(self, kind: int) -> Means:
        """The same with one card of the row."""
        return replace(self, row=(kind,))


def means(s: Alexandros, seat: int) -> list[Means]:
    """Those who act before the seat's next turn, in their order."""
    return [_means(s, seat, rival, rides) for rival, rides in _turns(s, seat)]


def _turns(s: Alexandros, seat: int) -> Iterator[tuple[int, bool]]:
    """The rivals on move or to move, and whether the whole of their turn is still to come."""
    step = s.agenda[-1]
    if s.active != seat and not isinstance(step, Garrison):
        yield s.active, isinstance(step, ChooseCard)
    for number, rival in enumerate(_later(s, seat)):
        if number == 0 or s.walls_left()[0] >= USUAL_RIDE * (number + 1):
            yield rival, True


def _later(s: Alexandros, seat: int) -> list[int]:
    """The rivals whose turn begins before the seat's, if the game lasts so long."""
    if s.last_turn or s.stuck == s.players:
        return []
    between = (seat - s.active) % s.players or s.players
    later = [(s.active + step) % s.players for step in range(1, between)]
    return later if s.available() else later[: s.players - s.stuck]


def _means(s: Alexandros, seat: int, rival: int, rides: bool) -> Means:
    known = s.known[rival * 5 : rival * 5 + 5]
    unseen = s.deck[:]
    for at, (held, seen) in enumerate(zip(s.hands, s.known, strict=True)):
        if at // 5 != seat:
            unseen[at % 5] += held - seen
    actions = 2 if rides else s.actions_left
    reserve = s.reserve(rival)
    recalls = not reserve and actions > 1  # a governor must be recalled first
    leads = rides and s.supply() >= s.board.longest and s.available() > 0
    return Means(
        rival,
        rides,
        actions,
        known,
        sum(s.hands[rival * 5 : rival * 5 + 5]) - sum(known),
        min(sum(s.deck), max(0, actions - 1 - recalls)),
        tuple({kind for kind in s.row if kind != NO_CARD}) if leads else (),
        unseen,
        1 if recalls else reserve,
    )
