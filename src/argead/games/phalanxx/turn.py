"""The sequence of play: turns go round until the pile cannot fill the row, and then the round is completed."""

from __future__ import annotations

from dataclasses import dataclass

from argead.games.phalanxx.acting import CHOOSE_ACTION
from argead.games.phalanxx.buying import BUY_CARD, REFILL
from argead.games.phalanxx.dice import PASS_DICE, ROLL_DICE
from argead.games.phalanxx.ending import FINAL_COUNT
from argead.games.phalanxx.solo import REINFORCE
from argead.games.phalanxx.state import Phalanxx
from argead.games.phalanxx.survey import MOST_SEATS
from argead.kernel import Step


@dataclass(frozen=True, slots=True)
class BeginTurn(Step[Phalanxx]):
    """Buy, roll, act three times, hand the dice on."""

    seat: int

    def run(self, s: Phalanxx) -> None:
        s.active = self.seat
        s.turn += 1
        s.forged = False
        s.turned_over = False
        if s.journal is not None:
            s.tell("turn", "sequence", self.seat, round=s.round)
        s.then(*(SOLO_TURN if s.players == 1 else TURN))


class NextTurn(Step[Phalanxx]):
    """The last round ends with the player to the right of the first."""

    __slots__ = ()

    def run(self, s: Phalanxx) -> None:
        following = (s.active + 1) % s.players
        s.then(FINAL_COUNT if s.last_round and following == s.first else TURNS[following])


NEXT_TURN = NextTurn()
TURN: tuple[Step[Phalanxx], ...] = (BUY_CARD, REFILL, ROLL_DICE, CHOOSE_ACTION, PASS_DICE, NEXT_TURN)
SOLO_TURN: tuple[Step[Phalanxx], ...] = (*TURN[:-1], REINFORCE, NEXT_TURN)
TURNS = [BeginTurn(seat) for seat in range(MOST_SEATS)]
