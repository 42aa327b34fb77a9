"""The state of PhalanXX: flat lists of small integers, and masks of cards and regions."""

from __future__ import annotations

from collections.abc import Mapping

from argead.games.phalanxx.actions import SLOTS
from argead.games.phalanxx.board import HEROISM, KINDS_COUNTED, NOTHING, Board, Land, load
from argead.games.phalanxx.cards import EPOCHS, ROW_CARDS
from argead.kernel import Chance, Event, Outcome, State, Value


class Phalanxx(State):
    """Lists go by side: the seats, and in the solo game MaXXimilian after the one seat.

    `unseen` holds a 1 for each card that nobody has drawn: the pile together with the cards left in the box, for which
    is which is not decided before it is drawn. `left` counts the cards of each epoch still to come. `seen` are the
    cards of a hand that everybody knows, `held` the regions of a side, `counts` its symbols and its cards by colour.
    `rolled` are the travelling dice not used yet, `grey` those beside the active player's home dice. `act` and `target`
    are the action under way, `given` the card that is being exchanged. `bare`: alone one counts as MaXXimilian does.
    """

    __slots__ = (
        "act",
        "action_card",
        "bare",
        "board",
        "counts",
        "expert",
        "first",
        "force",
        "forged",
        "given",
        "gone",
        "grey",
        "hands",
        "held",
        "heroism_waits",
        "home",
        "land",
        "last_round",
        "left",
        "played",
        "reserve",
        "result",
        "rolled",
        "rotated",
        "row",
        "scouted",
        "seen",
        "sides",
        "talents",
        "target",
        "turn",
        "turned_over",
        "unseen",
    )

    def __init__(
        self, players: int, chance: Chance, journal: list[Event] | None, pack: str | None, options: Mapping[str, Value]
    ) -> None:
        super().__init__(players, chance, journal)
        self.physical = options["dice"] == "table"
        board = load(pack)
        sides = max(2, players)
        self.board: Board = board
        self.land: Land = board.lands[players - 1]
        self.sides = sides
        self.expert = options["expert"] is True
        self.bare = options["solo_count"] == "force"
        self.first = 0
        self.turn = 0
        self.last_round = False
        self.result: Outcome | None = None
        self.unseen = [1] * len(board.cards)
        self.left = [
            board.epoch_last[e] - board.epoch_first[e] - board.left_out[players - 1] for e in range(len(EPOCHS))
        ]
        self.heroism_waits = True
        self.row = [NOTHING] * ROW_CARDS
        self.scouted = NOTHING
        self.turned_over = False
        self.gone = 0
        self.hands = [0] * sides
        self.seen = [0] * sides
        self.played = [0] * sides
        self.rotated = [0] * sides
        self.counts = [0] * (sides * KINDS_COUNTED)
        self.force = [0] * sides
        self.talents = [0] * sides
        self.reserve = [board.soldiers] * sides
        self.held = [0] * sides
        self.home = [NOTHING] * (sides * SLOTS)
        self.action_card = [NOTHING] * sides
        self.rolled = [0] * SLOTS
        self.grey = [NOTHING] * SLOTS
        self.forged = False
        self.act = NOTHING
        self.target = NOTHING
        self.given = NOTHING

    def clone(self, chance: Chance) -> Phalanxx:
        s = Phalanxx.__new__(Phalanxx)
        s.copy_base(self, chance)
        s.board = self.board
        s.land = self.land
        s.sides = self.sides
        s.expert = self.expert
        s.bare = self.bare
        s.first = self.first
        s.turn = self.turn
        s.last_round = self.last_round
        s.result = self.result
        s.unseen = self.unseen[:]
        s.left = self.left[:]
        s.heroism_waits = self.heroism_waits
        s.row = self.row[:]
        s.scouted = self.scouted
        s.turned_over = self.turned_over
        s.gone = self.gone
        s.hands = self.hands[:]
        s.seen = self.seen[:]
        s.played = self.played[:]
        s.rotated = self.rotated[:]
        s.counts = self.counts[:]
        s.force = self.force[:]
        s.talents = self.talents[:]
        s.reserve = self.reserve[:]
        s.held = self.held[:]
        s.home = self.home[:]
        s.action_card = self.action_card[:]
        s.rolled = self.rolled[:]
        s.grey = self.grey[:]
        s.forged = self.forged
        s.act = self.act
        s.target = self.target
        s.given = self.given
        return s

    # Questions that the rules ask ------------------------------------------------------------------------------------

    @property
    def round(self) -> int:
        """The round, from 1."""
        return (self.turn - 1) // self.players + 1

    def pile(self) -> int:
        """How many cards the pile has."""
        return sum(self.left) + self.heroism_waits + (self.scouted != NOTHING)

    def heroism_lies_open(self) -> bool:
        """Whether Heroism lies in the row."""
        return HEROISM in self.row

    def soldiers(self, side: int) -> int:
        """A side's soldiers on the board."""
        return self.land.soldiers(self.held[side])

    def has(self, side: int, action_card: int) -> bool:
        """Whether a side plays with the expert side of this action card."""
        return self.action_card[side] == action_card

    def earn(self, side: int, talents: int) -> int:
        """Receive Talents, or pay them, and say how many: the money cards end somewhere."""
        received = self.receivable(side, talents)
        self.talents[side] += received
        return received

    def receivable(self, side: int, talents: int) -> int:
        """How many of these Talents a side could receive; a payment is a negative number."""
        return min(talents, self.board.most_talents - self.talents[side])

    def turns(self) -> int:
        return self.turn

    def opener(self) -> int:
        return self.first

    def outcome(self) -> Outcome | None:
        return self.result
