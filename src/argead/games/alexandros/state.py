"""The state of Alexandros: flat integers and masks."""

from __future__ import annotations

from collections.abc import Mapping

from argead.games.alexandros.actions import Path
from argead.games.alexandros.board import SYMBOLS, Board, load
from argead.kernel import Chance, Event, Outcome, State, Value

NO_CARD = -1


class Alexandros(State):
    """Hands and what is publicly known of them are flat lists: seat * 5 + symbol. Triangles and lines are masks."""

    __slots__ = (
        "actions_left",
        "alexander",
        "board",
        "deck",
        "discard",
        "down",
        "generous",
        "governors",
        "hands",
        "known",
        "last_turn",
        "needs",
        "provinces",
        "reason",
        "red",
        "right",
        "row",
        "scores",
        "sizes",
        "stuck",
        "taxed",
        "turn",
        "walled",
        "walls",
    )

    def __init__(
        self,
        players: int,
        chance: Chance,
        journal: list[Event] | None,
        pack: str | None,
        options: Mapping[str, Value],
    ) -> None:
        super().__init__(players, chance, journal)
        self.board: Board = load(pack, bool(options["border_walls"]))
        self.generous = options["compensation"] == "all"
        self.turn = 0
        self.actions_left = 0
        self.taxed = False
        self.last_turn = False
        self.stuck = 0
        self.reason = ""
        self.scores = [0] * players
        self.hands = [0] * (players * 5)
        self.known = [0] * (players * 5)
        self.deck = [self.board.components["cards_each"]] * 5
        self.discard = [0] * 5
        self.row = [NO_CARD, NO_CARD]
        self.alexander = self.board.start
        self.walls = 0
        self.red = 0
        self.right = self.board.open_right
        self.down = self.board.open_down
        self.walled = 0
        self.governors = [0] * players
        self.provinces = [self.board.land]
        self.needs = [self.board.census(self.board.land)]
        self.sizes = [sum(self.needs[0])]

    def clone(self, chance: Chance) -> Alexandros:
        s = Alexandros.__new__(Alexandros)
        s.copy_base(self, chance)
        s.board = self.board
        s.generous = self.generous
        s.turn = self.turn
        s.actions_left = self.actions_left
        s.taxed = self.taxed
        s.last_turn = self.last_turn
        s.stuck = self.stuck
        s.reason = self.reason
        s.scores = self.scores[:]
        s.hands = self.hands[:]
        s.known = self.known[:]
        s.deck = self.deck[:]
        s.discard = self.discard[:]
        s.row = self.row[:]
        s.alexander = self.alexander
        s.walls = self.walls
        s.red = self.red
        s.right = self.right
        s.down = self.down
        s.walled = self.walled
        s.governors = self.governors[:]
        s.provinces = self.provinces[:]
        s.needs = self.needs[:]
        s.sizes = self.sizes[:]
        return s

    # Questions that the rules ask ------------------------------------------------------------------------------------

    def hand(self, seat: int) -> list[int]:
        """The seat's cards by symbol."""
        return self.hands[seat * 5 : seat * 5 + 5]

    def guarded(self) -> int:
        """The triangles with a governor."""
        mask = 0
        for own in self.governors:
            mask |= own
        return mask

    def available(self) -> int:
        """Moving Alexander: symbols with no wall on a side, no governor inside and no Alexander on a corner."""
        board = self.board
        return board.symbols & ~(self.walled | self.guarded() | board.around[self.alexander])

    def walls_left(self) -> tuple[int, int]:
        """Black and red walls in the supply."""
        parts = self.board.components
        red = self.red.bit_count()
        return parts["black_walls"] - self.walls.bit_count() + red, parts["red_walls"] - red

    def supply(self) -> int:
        """All walls left, black or red."""
        return self.board.all_walls - self.walls.bit_count()

    def reserve(self, seat: int) -> int:
        """Governors off the board."""
        return self.board.components["governors_each"] - self.governors[seat].bit_count()

    def owner(self, province: int) -> int | None:
        """Whose governors stand in a province (it cannot be two players': walls are never removed)."""
        for seat, own in enumerate(self.governors):
            if own & province:
                return seat
        return None

    def province_at(self, triangle_bit: int) -> int:
        """The position in `provinces` of the province around a triangle."""
        for i, province in enumerate(self.provinces):
            if province & triangle_bit:
                return i
        raise ValueError("not on the board")

    def income(self) -> list[int]:
        """Collecting taxes: empty triangles of each player's provinces that have exactly one governor."""
        income = [0] * self.players
        for province in self.provinces:
            for seat, own in enumerate(self.governors):
                if own & province:
                    income[seat] += self.tax_of(province, own)
                    break
        return income

    def tax_of(self, province: int, governors: int) -> int:
        """What a province pays with these governors: its empty triangles if exactly one of them stands in it."""
        inside = governors & province
        return (province & self.board.empty).bit_count() if inside and not inside & (inside - 1) else 0

    # Things that happen ----------------------------------------------------------------------------------------------

    def draw_card(self, purpose: str) -> int:
        """The top card of the pile; a spent pile is made anew of the discards. NO_CARD if there is none at all."""
        if not any(self.deck):
            if not any(self.discard):
                return NO_CARD
            self.deck, self.discard = self.discard, [0] * 5
            self.tell("reshuffled", "taking-a-card")
        kind = self.draw(purpose, self.deck, SYMBOLS)
        self.deck[kind] -= 1
        return kind

    def gain(self, seat: int, kind: int, openly: bool) -> None:
        """A card comes to a hand; everybody remembers what came openly."""
        self.hands[seat * 5 + kind] += 1
        if openly:
            self.known[seat * 5 + kind] += 1

    def lose(self, seat: int, kind: int, count: int) -> None:
        """Cards leave a hand. The rest holds at least what was known before, less these."""
        at = seat * 5 + kind
        self.hands[at] -= count
        self.known[at] = max(0, self.known[at] - count)

    def build(self, path: Path) -> int:
        """Place walls on the bare lines of a path, red ones for want of black, and divide the provinces."""
        new = path.walls & ~self.walls
        if not new:
            return 0
        black = self.walls_left()[0]
        if new.bit_count() > black:
            bare = [line for line in path.lines if new >> line & 1]
            for line in bare[black:]:
                self.red |= 1 << line
        self.walls |= new
        self.walled |= path.beside
        self.right &= ~path.cut_right
        self.down &= ~path.cut_down
        self._divide(path.beside)
        return new

    def _divide(self, beside: int) -> None:
        board = self.board
        for i in range(len(self.provinces)):
            rest = self.provinces[i]
            edge = rest & beside
            if not edge:
                continue
            part = board.flood(edge & -edge, self.right, self.down, edge)
            if not edge & ~part:
                continue  # around the new walls all hangs together, so the province does
            parts = [part]
            rest ^= part
            while rest:
                part = board.flood(rest & -rest, self.right, self.down, rest)
                parts.append(part)
                rest ^= part
            parts.sort(key=lambda land: land & -land)
            needs = [board.census(part) for part in parts]
            self.provinces[i], self.needs[i], self.sizes[i] = parts[0], needs[0], sum(needs[0])
            self.provinces += parts[1:]
            self.needs += needs[1:]
            self.sizes += map(sum, needs[1:])

    def turns(self) -> int:
        return self.turn

    def outcome(self) -> Outcome | None:
        return Outcome.by_score(tuple(self.scores), self.reason) if self.reason else None


def cards_by_name(counts: list[int] | tuple[int, ...]) -> dict[str, int]:
    """Counts of cards, ready for JSON."""
    return dict(zip(SYMBOLS, counts, strict=True))
