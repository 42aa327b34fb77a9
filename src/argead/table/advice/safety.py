"""Safety: which moves leave no danger of what threatens a seat, in each of some draws of chance."""

from __future__ import annotations

from random import Random

from argead.bots.weighing import FEW_ENDS
from argead.kernel import Action, Prospect, State
from argead.table.advice.doors import held, threats
from argead.table.advice.trying import Trying

DRAWS = 2


class Safety:
    """Where the moves of a seat lead, the best one first, and which of them leave a danger behind."""

    def __init__(self, sight: State, seat: int, seed: str) -> None:
        trying = Trying(sight, seat, Random(seed))
        options = trying.options()
        self.moves = trying.look(options, DRAWS)
        self._sight, self._seat = sight, seat
        self._had = held(sight, seat)
        self._known: dict[State, tuple[frozenset[str], frozenset[str]]] = {}
        self._all_moves = len(options) == len(sight.actions(seat))

    @property
    def is_whole(self) -> bool:
        """Whether no move, and no way of one, was left out: as many ways as are tried at most may be some of more."""
        return self._all_moves and all(len(ways) < FEW_ENDS for move in self.moves for ways in move.ways)

    def first(self, threat: Prospect) -> Action | None:
        """The best move that makes safe, if its best way is taken."""
        safe = (move.action for move in self.moves if all(self.saves(end, threat) for end in move.ends))
        return next(safe, None)

    def is_avoidable(self, threat: Prospect) -> bool:
        """Whether some way of a move makes safe."""
        return any(all(any(self.saves(end, threat) for end in ways) for ways in move.ways) for move in self.moves)

    def saves(self, end: State, threat: Prospect) -> bool:
        """Whether at an end the danger is over, and neither by giving up, nor waiting for it to pass, nor losing."""
        if not end.waiting():
            outcome = end.outcome()
            return outcome is not None and self._seat in outcome.winners
        if end.waiting() == (self._seat,) and end.turns() != self._sight.turns():
            return False
        dangers, kept = self._left(end)
        return threat.key not in dangers and (threat.key in kept or threat.key not in self._had)

    def _left(self, end: State) -> tuple[frozenset[str], frozenset[str]]:
        """What is in danger at the end of a move, and what the seat has."""
        if end not in self._known:
            dangers = frozenset(key for threat in threats(end, self._seat) for key in threat.dangers)
            self._known[end] = dangers, held(end, self._seat)
        return self._known[end]
