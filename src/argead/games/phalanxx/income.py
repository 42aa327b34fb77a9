"""3d. Income, and the exchange of a home die with a rival."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from argead.games.phalanxx.actions import COLOUR, SLOTS, VALUE, Keep, Swap
from argead.games.phalanxx.board import INTRIGUE
from argead.games.phalanxx.cards import COLOURS
from argead.games.phalanxx.state import Phalanxx
from argead.kernel import Action, Decision


def receive(s: Phalanxx, seat: int, slot: int) -> None:
    """Take Talents; then the home die beside the slot may be exchanged."""
    received = s.earn(seat, s.board.income)
    s.tell("income", "income", seat, talents=received)
    s.agenda.append(SWAP_DIE[slot])


@dataclass(frozen=True, slots=True)
class SwapDie(Decision[Phalanxx]):
    """Exchange your home die beside this slot for a rival's of the same value, or keep it."""

    slot: int

    rule = "income"
    midway = True
    skips_single = True

    def options(self, s: Phalanxx, seat: int) -> Sequence[Action]:
        own = s.home[seat * SLOTS + self.slot]
        reach = s.board.intrigue_difference if s.has(seat, INTRIGUE) else 0
        options: list[Action] = []
        for side in range(s.sides):
            if side != seat:
                last = own
                for die in sorted(s.home[side * SLOTS : side * SLOTS + SLOTS]):
                    if die != last and die != own and abs(VALUE[die] - VALUE[own]) <= reach:
                        options.append(s.board.actions.swap[side][die])
                        last = die
        options.append(s.board.actions.keep)
        return options

    def play(self, s: Phalanxx, seat: int, action: Swap | Keep) -> None:
        if not isinstance(action, Swap):
            return
        at, rival = seat * SLOTS + self.slot, action.rival * SLOTS
        theirs = rival + s.home[rival : rival + SLOTS].index(action.die)
        s.home[theirs], s.home[at] = s.home[at], action.die
        if s.journal is not None:
            facts = {"colour": COLOURS[COLOUR[action.die]], "value": VALUE[action.die], "old": VALUE[s.home[theirs]]}
            if action.rival < s.players:
                s.tell("swapped", "income", seat, victim=action.rival, **facts)
            else:
                s.tell("swapped-maxximilian", "income", seat, **facts)


SWAP_DIE = [SwapDie(slot) for slot in range(SLOTS)]
