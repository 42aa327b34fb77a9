"""5.1 and 5.2: who chooses a place in the turn order, and which."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from argead.games.empire.actions import Place
from argead.games.empire.state import NOTHING, Empire
from argead.kernel import SEATS, Action, Decision, Step


class DetermineOrder(Step[Empire]):
    """The order holds for all rounds of the region. Order cubes are spent, whoever won."""

    __slots__ = ()

    def run(self, s: Empire) -> None:
        if s.region == s.first_region and not any(s.order_cubes):
            oldest = s.die("oldest", sides=s.players) - 1 if s.lot_for_oldest else 0
            s.order = [(oldest + i) % s.players for i in range(s.players)]
            s.tell("no-bids", "turn-order", oldest)
            return
        s.order = [NOTHING] * s.players
        s.then(ChoosePlace(tuple(choosers(s))))


def choosers(s: Empire) -> list[int]:
    """Who chooses first: the highest bidders, then the others by points; ties by armies, temples, lot.

    With the option `order = lexicographic` all choose by order cubes, armies, temples, lot.
    """
    highest = max(s.order_cubes)
    keys = []
    for seat, bid in enumerate(s.order_cubes):
        tie = (s.armies_of(seat), s.temple_cubes[seat])
        if not s.by_points:
            keys.append((bid, 0, *tie))
        elif bid == highest and bid > 0:
            keys.append((1, 0, *tie))
        else:
            keys.append((0, s.scores[seat], *tie))
    sequence: list[int] = []
    for key in sorted(set(keys), reverse=True):
        level = [seat for seat in range(s.players) if keys[seat] == key]
        while len(level) > 1:
            drawn = level.pop(s.die("lot", sides=len(level)) - 1)
            s.tell("lot", "turn-order", drawn)
            sequence.append(drawn)
        sequence.extend(level)
    return sequence


@dataclass(frozen=True, slots=True)
class ChoosePlace(Decision[Empire]):
    """Choose your place in the turn order of this region."""

    sequence: tuple[int, ...]

    rule = "turn-order"
    skips_single = True

    def seats(self, s: Empire) -> tuple[int, ...]:
        return SEATS[self.sequence[0]]

    def options(self, s: Empire, seat: int) -> Sequence[Action]:
        table = s.board.actions.place
        return [table[place] for place, holder in enumerate(s.order) if holder == NOTHING]

    def play(self, s: Empire, seat: int, action: Place) -> None:
        s.order[action.number - 1] = seat
        s.tell("placed", "turn-order", seat, number=action.number)
        if len(self.sequence) > 1:
            s.then(ChoosePlace(self.sequence[1:]))
