"""The cards and the boards, with every table that the rules look things up in.

Cards count from 0 in the order of the file, regions from 0 in the order of their side; sets of either are masks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from operator import add, or_
from typing import Any

from argead.games.phalanxx.actions import Actions
from argead.games.phalanxx.cards import COLOURS, COUNTED, EPOCHS, MOST_CARDS, SYMBOLS, Card
from argead.games.phalanxx.survey import MOST_REGIONS, MOST_SEATS, Region, Side, Survey, survey
from argead.kernel import BaseBoard, kept, own_text

NOTHING = -1
CITY_SOLDIERS = 2
HEROISM = MOST_CARDS
"""Heroism lies among the epoch cards but is none of them."""

ACTION_CARDS = ("intrigue", "merchant", "legend", "forced-march")
INTRIGUE, MERCHANT, LEGEND, FORCED_MARCH = range(len(ACTION_CARDS))
RANKS = ("dishonoured", "soldier", "sergeant", "lieutenant", "general", "royal-adviser", "the-great")
CASES = 100
"""Tables of conditions end here: nothing asks for more."""

COLOUR_CASES = 4
"""A hand of three dice has 0 to 3 of each colour; its colours are one number in this base."""

WHITE, ORANGE, PURPLE = (COUNTED.index(colour) for colour in COLOURS)
KINDS_COUNTED = len(COUNTED)


class Land:
    """The regions in play with so many players, with their tables."""

    def __init__(self, board: Board, side: int, players: int, read: Survey) -> None:
        self.board = board
        self.players = players
        self.name = read.sides[side].name
        self.regions = read.sides[side].regions
        self.ids = [region.id for region in self.regions]
        halved = players <= 2
        self.in_play = _mask(not (halved and region.half == "right") for region in self.regions)
        self.cities = _mask(region.kind == "city" for region in self.regions) & self.in_play
        self.oases = _mask(region.kind == "oasis" for region in self.regions) & self.in_play
        self.plain = self.in_play & ~self.cities & ~self.oases
        self.conquer = board.actions.conquer[side]
        self.move = board.actions.move[side]
        borders = [_mask(id_ in region.borders for id_ in self.ids) & self.in_play for region in self.regions]
        self._spread = [_bytewise(borders[at : at + 8], or_) for at in range(0, MOST_REGIONS, 8)]
        values = [region.value for region in self.regions]
        self._worth = [_bytewise(values[at : at + 8], add) for at in range(0, MOST_REGIONS, 8)]
        stakes = [value + self.soldiers(1 << n) for n, value in enumerate(values)]
        self._stake = [_bytewise(stakes[at : at + 8], add) for at in range(0, MOST_REGIONS, 8)]
        if halved:
            pairs = read.starts[players - 1]
            self.starts = [(self.ids.index(city), self.ids.index(oasis)) for city, oasis in pairs]
        else:
            self.starts = [(self._numbered("city", n), self._numbered("oasis", n)) for n in range(1, players + 1)]

    def _numbered(self, kind: str, start: int) -> int:
        return next(n for n, region in enumerate(self.regions) if region.kind == kind and region.start == start)

    def spread(self, regions: int) -> int:
        """All neighbours of some regions."""
        a, b, c, d = self._spread
        return a[regions & 255] | b[regions >> 8 & 255] | c[regions >> 16 & 255] | d[regions >> 24]

    def worth(self, regions: int) -> int:
        """The printed values of the cities and oases among some regions."""
        a, b, c, d = self._worth
        return a[regions & 255] + b[regions >> 8 & 255] + c[regions >> 16 & 255] + d[regions >> 24]

    def stake(self, regions: int) -> int:
        """What is lost with some regions: their printed values, and the soldiers that stand there."""
        a, b, c, d = self._stake
        return a[regions & 255] + b[regions >> 8 & 255] + c[regions >> 16 & 255] + d[regions >> 24]

    def soldiers(self, regions: int) -> int:
        """How many soldiers stand in some regions: two in a city, one elsewhere."""
        return regions.bit_count() + (CITY_SOLDIERS - 1) * (regions & self.cities).bit_count()

    def names(self, regions: int) -> list[str]:
        return [self.ids[region] for region in bits(regions)]

    def __reduce__(self) -> tuple[Any, ...]:
        return _land, (self.board, self.players)


class Board(BaseBoard):
    """Tables of one file."""

    actions: Actions

    def __init__(self, text: str) -> None:
        read = survey(text)
        super().__init__(text, read.id, read.constants)
        self.prices = read.tables["prices"]
        self.left_out = read.tables["left_out"]
        self.ranks = read.tables["ranks"]
        self.cards = read.cards
        self.sides = read.sides
        self.ids = [card.id for card in read.cards]
        able = {card.ability: card.id for card in read.cards if card.ability}
        regions = [[region.id for region in side.regions] for side in read.sides]
        self.actions = Actions(self.ids, regions, MOST_SEATS, able)
        self._tabulate_cards(read.cards)
        self._tabulate_conditions(read.cards)
        self.lands = [
            Land(self, next(n for n, side in enumerate(read.sides) if players in side.players), players, read)
            for players in range(1, MOST_SEATS + 1)
        ]

    soldiers: int
    start_hand: int
    exchange_from: int
    low_roll: int
    low_roll_talents: int
    income: int
    scout_price: int
    conflict_cost: int
    most_talents: int
    heroism_among_last: int
    rotated_points: int
    group_points: int
    talents_a_point: int
    camouflage: int
    merchant_price: int
    legend_cards: int
    legend_force: int
    intrigue_difference: int

    def _tabulate_cards(self, cards: tuple[Card, ...]) -> None:
        epochs = [[n for n, card in enumerate(cards) if card.epoch == epoch] for epoch in range(len(EPOCHS))]
        self.epoch_first = [members[0] for members in epochs]
        self.epoch_last = [members[-1] + 1 for members in epochs]
        self.faces = [[self.ids[n] for n in members] for members in epochs]
        self.colour = [COUNTED.index(card.colour) for card in cards]
        self.symbol = [COUNTED.index(card.symbol) if card.symbol else NOTHING for card in cards]
        self.force = [card.force + self.camouflage * (card.ability == "camouflage") for card in cards]
        self.by = [COUNTED.index(card.by) if card.by else NOTHING for card in cards]
        longest = len(cards) + 1
        self.steps = [card.steps + card.steps[-1:] * (longest - len(card.steps)) for card in cards]
        self.scales = [[n for n, card in enumerate(cards) if card.by == counted] for counted in COUNTED]
        self.counting = {of: _mask(of in (card.colour, card.symbol) for card in cards) for of in COUNTED}
        self.counting["any"] = _mask(card.symbol != "" for card in cards)
        self.coloured = _mask(card.colour != "white" for card in cards)
        self.smith = _mask(card.ability == "blacksmith" for card in cards)
        self.scout = _mask(card.ability == "scout" for card in cards)
        self.supply_of_talents = _mask(card.ability == "supply-of-talents" for card in cards)
        self.supply_of_dice = _mask(card.ability == "supply-of-dice" for card in cards)
        self.disguise = _mask(card.ability == "camouflage" for card in cards)

    def _tabulate_conditions(self, cards: tuple[Card, ...]) -> None:
        """For everything that conditions ask for: the cards that do not ask for more than 0, 1, 2 … of it."""

        def content(kind: str, of: str = "") -> list[int]:
            """Cases 0, 1, 2 … of one kind of condition."""
            needs = [
                max((c.least for c in card.conditions if c.kind == kind and c.of == of), default=0) for card in cards
            ]
            return [_mask(need <= case for need in needs) for case in range(CASES)]

        self.with_talents = content("talents")
        self.with_force = content("force")
        self.with_soldiers = content("soldiers")
        self.with_cities = content("cities")
        self.with_oases = content("oases")
        self.with_value = content("die-value")
        self.with_sum = content("dice-sum")
        self.with_symbols = content("symbols", "any")
        self.with_symbol = [content("symbols", symbol) for symbol in SYMBOLS]
        self.with_cards = [content("cards", colour) for colour in COLOURS]
        white, orange, purple = (content("die-colour", colour) for colour in COLOURS)
        dice = range(COLOUR_CASES)
        self.with_colours = [white[w] & orange[o] & purple[p] for p in dice for o in dice for w in dice]

    def names(self, cards: int) -> list[str]:
        return [self.ids[card] for card in bits(cards)]

    def name(self, card: int) -> str | None:
        """How a card of the row is called; None: there is no card."""
        return None if card == NOTHING else "heroism" if card == HEROISM else self.ids[card]

    def geometry(self) -> dict[str, Any]:
        """What a client needs to draw cards and boards, ready for JSON."""
        return {
            "id": self.id,
            "prices": list(self.prices),
            "ranks": [{"id": rank, "lead": lead} for rank, lead in zip(RANKS, (None, *self.ranks), strict=True)],
            "cards": [_drawn_card(card) for card in self.cards],
            "sides": [_drawn_side(side) for side in self.sides],
        }


def bits(mask: int) -> Iterator[int]:
    """The members of a mask, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def _bytewise(members: list[int], join: Callable[[int, int], int]) -> list[int]:
    """For each of the 256 subsets of eight members, all of it joined."""
    table = [0] * 256
    for n, member in enumerate(members):
        for subset in range(1 << n):
            table[1 << n | subset] = join(table[subset], member)
    return table


def _mask(members: Iterable[bool]) -> int:
    return sum(1 << n for n, is_member in enumerate(members) if is_member)


def _land(board: Board, players: int) -> Land:
    return board.lands[players - 1]


def _drawn_card(card: Card) -> dict[str, Any]:
    return {
        "id": card.id,
        "name": card.name,
        "epoch": EPOCHS[card.epoch],
        "colour": card.colour,
        "symbol": card.symbol or None,
        "force": None if card.by else card.force,
        "scale": {"by": card.by, "steps": list(card.steps)} if card.by else None,
        "ability": card.ability or None,
        "conditions": [{"kind": c.kind, "of": c.of or None, "least": c.least} for c in card.conditions],
    }


def _drawn_side(side: Side) -> dict[str, Any]:
    return {"name": side.name, "players": list(side.players), "regions": [_drawn_region(r) for r in side.regions]}


def _drawn_region(region: Region) -> dict[str, Any]:
    return {
        "id": region.id,
        "name": region.name,
        "kind": region.kind,
        "place": region.place or None,
        "value": region.value,
        "start": region.start or None,
        "half": region.half or None,
        "at": list(region.at),
        "borders": sorted(region.borders),
    }


OWN_TEXT = own_text(__file__)


def load(text: str | None) -> Board:
    """The board of a file's text (None: our own)."""
    return kept(Board, OWN_TEXT if text is None else text)
