"""The smallest game that uses all of the kernel: two secret bids at once, shown together; open boasts; a die.

Each round both seats bid 1 or 2 in secret. When the second bid is in, both are shown. The first seat then boasts three
times, openly. After the last boast a die is rolled; the higher bid (in a tie the first seat's) scores it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from argead.kernel import Action, BaseBoard, Chance, Decision, Game, Option, Outcome, State, Step, Vocabulary, begin

ROUNDS = 2


class Bid(Action):
    __slots__ = ("size",)

    def __init__(self, index: int, size: int) -> None:
        super().__init__(index, str(size))
        self.size = size


class Boast(Action):
    pass


class Actions(Vocabulary):
    def __init__(self) -> None:
        super().__init__()
        self.bids = [Bid(self._room(1), size) for size in (1, 2)]
        self.boasts = [Boast(self._room(1), word) for word in ("loudly", "softly")]


ACTIONS = Actions()
BIDS, BOASTS = ACTIONS.bids, ACTIONS.boasts


class Toy(State):
    """Bids are 0 until they are made."""

    __slots__ = ("bids", "loud", "round", "scores")

    def __init__(self, players: int, chance: Chance, journal: Any, pack: str | None, options: Any) -> None:
        super().__init__(players, chance, journal)
        self.bids = [0, 0]
        self.loud = 0
        self.round = 0
        self.scores = [0, 0]

    def clone(self, chance: Chance) -> Toy:
        s = Toy.__new__(Toy)
        s.copy_base(self, chance)
        s.bids, s.loud, s.round, s.scores = self.bids[:], self.loud, self.round, self.scores[:]
        return s

    def outcome(self) -> Outcome | None:
        return None if self.agenda else Outcome.by_score(tuple(self.scores), "rounds")


class Round(Step[Toy]):
    __slots__ = ()

    def run(self, s: Toy) -> None:
        s.bids = [0, 0]
        s.round += 1
        s.tell("round", "rounds", number=s.round)
        s.then(MakeBids(), BoastOpenly(3), Score())


class MakeBids(Decision[Toy]):
    """Bid 1 or 2 in secret."""

    __slots__ = ()
    rule = "bidding"

    def seats(self, s: Toy) -> tuple[int, ...]:
        return tuple(seat for seat in range(2) if not s.bids[seat])

    def options(self, s: Toy, seat: int) -> list[Action]:
        return list(BIDS)

    def play(self, s: Toy, seat: int, action: Bid) -> None:
        s.bids[seat] = action.size
        s.confide("bid", "bidding", seat, {"size": action.size})
        if all(s.bids):
            s.reveals += 1
            s.tell("shown", "bidding", bids=s.bids[:])
        else:
            s.then(self)


@dataclass(frozen=True, slots=True)
class BoastOpenly(Decision[Toy]):
    """Boast loudly or softly."""

    left: int
    rule = "boasting"

    def options(self, s: Toy, seat: int) -> list[Action]:
        return list(BOASTS)

    def play(self, s: Toy, seat: int, action: Boast) -> None:
        s.loud += action is BOASTS[0]
        if self.left > 1:
            s.then(BoastOpenly(self.left - 1))


class Score(Step[Toy]):
    __slots__ = ()

    def run(self, s: Toy) -> None:
        winner = 0 if s.bids[0] >= s.bids[1] else 1
        s.scores[winner] += s.die("score", str(winner))
        s.tell("scored", "scoring", winner)
        if s.round < ROUNDS:
            s.then(Round())


class Board(BaseBoard):
    """There is nothing on it."""

    actions = ACTIONS

    def geometry(self) -> dict[str, Any]:
        return {}


def board(pack: str | None) -> Board:
    return Board("", "toy-1" if pack is None else f"toy-{pack}")


def view(s: Toy, seat: int | None) -> dict[str, Any]:
    shown = s.bids if all(s.bids) else [bid if mine == seat and bid else None for mine, bid in enumerate(s.bids)]
    return {"bids": list(shown), "round": s.round, "scores": s.scores[:], "loud": s.loud}


TOY = Game(
    name="toy",
    rules=3,
    seats=(2, 2),
    minutes=(1, 1),
    options=(
        Option("mood", "merry", ("merry", "grim")),
        Option("quick", False, (False, True)),
        Option("size", 1, (1, 2)),
    ),
    package=__name__,
    widest_draw=6,
    board=board,
    start=begin(Toy, lambda options: (Round(),)),
    view=view,
    observe=lambda s, seat: {},
    guess=lambda s, seat, chance: s.clone(chance),
    preview=lambda s, seat, action: None,
    appraise=lambda s, seat: 0.5,
)
Toy.game = TOY
