"""Setting up: action cards, the row, hands, home dice and first soldiers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from argead.games.phalanxx.actions import DIE, FACES, SLOTS, VALUE, Begin
from argead.games.phalanxx.board import ACTION_CARDS, INTRIGUE, LEGEND
from argead.games.phalanxx.buying import BuyCard, ExchangeCard, TakeCard, draw_card
from argead.games.phalanxx.cards import COLOURS, ROW_CARDS
from argead.games.phalanxx.dice import spelled
from argead.games.phalanxx.solo import welcome
from argead.games.phalanxx.state import Phalanxx
from argead.games.phalanxx.turn import BeginTurn
from argead.kernel import Action, Decision, Step, Value


class LayTable(Decision[Phalanxx]):
    """With the printed game on a real table: lay it out, so that the set-up can be dealt and rolled there."""

    __slots__ = ()

    rule = "setup"

    def options(self, s: Phalanxx, seat: int) -> Sequence[Action]:
        return [s.board.actions.begin]

    def play(self, s: Phalanxx, seat: int, action: Begin) -> None:
        s.tell("laid-out", "setup", seat)


@dataclass(frozen=True, slots=True)
class SetUp(Step[Phalanxx]):
    """All that happens before the first turn. `swapped`: with two players, who begins starts in the other city."""

    swapped: bool

    def run(self, s: Phalanxx) -> None:
        deal_action_cards(s)
        for place in reversed(range(ROW_CARDS)):
            s.row[place] = draw_card(s, "first-row")
        for side in range(s.sides):
            deal_hand(s, side)
        for side in range(s.sides):
            roll_home_dice(s, side)
        starts = s.land.starts[::-1] if self.swapped and s.players == 2 else s.land.starts
        for place, (city, oasis) in enumerate(starts):
            settle(s, (s.first + place) % s.players, city, oasis)
        if s.players == 1:
            welcome(s)
        s.then(BeginTurn(s.first))


def deal_action_cards(s: Phalanxx) -> None:
    """Who is dealt the card 1 begins; in the expert game the cards are abilities. MaXXimilian never begins."""
    holder = s.die("first-player", sides=s.sides) - 1 if s.players > 1 or s.expert else 0
    if s.expert:
        bag = [int(card != INTRIGUE) for card in range(len(ACTION_CARDS))]
        for side in range(s.sides):
            card = INTRIGUE if side == holder else s.draw("action-card", bag, ACTION_CARDS)
            bag[card] = 0
            if side < s.players:
                s.action_card[side] = card
                s.tell("ability", "expert", side, ability=ACTION_CARDS[card])
    s.first = holder if s.players > 1 else 0
    s.tell("first", "setup", s.first)


def deal_hand(s: Phalanxx, side: int) -> None:
    number = s.board.legend_cards if s.has(side, LEGEND) else s.board.start_hand
    for _ in range(number):
        card = draw_card(s, "hand") if side < s.players else draw_card(s, "maxximilian-card")
        s.hands[side] |= 1 << card
    if side < s.players:
        names = s.board.names(s.hands[side])
        s.confide("dealt", "setup", side, {"cards": names}, number=number)


def roll_home_dice(s: Phalanxx, side: int) -> None:
    """One die of each colour; their sum is the money to start with, for whoever can spend it."""
    for slot in range(SLOTS):
        colour = COLOURS[slot]
        roll = s.die("home-die", colour) if side < s.players else s.die("maxximilian-die", colour)
        s.home[side * SLOTS + slot] = slot * FACES + roll - 1
    dice = s.home[side * SLOTS : side * SLOTS + SLOTS]
    facts = {"dice": [DIE[die] for die in dice], "values": spelled(dice)}
    if side < s.players:
        s.talents[side] = sum(VALUE[die] for die in dice)
        s.tell("home-dice", "setup", side, **facts, talents=s.talents[side])
    else:
        s.tell("maxximilian-dice", "solo", **facts)


def settle(s: Phalanxx, side: int, city: int, oasis: int) -> None:
    """The first city and the first oasis."""
    s.held[side] = 1 << city | 1 << oasis
    s.reserve[side] = s.board.soldiers - s.soldiers(side)
    places = s.land.regions
    s.tell("settled", "setup", side, city=places[city].place, oasis=places[oasis].place)


def first_steps(options: Mapping[str, Value]) -> tuple[Step[Phalanxx], ...]:
    """The set-up; at a real table it waits until the table is laid."""
    set_up = SetUp(swapped=options["first_city"] == "persepolis")
    return (LAY_TABLE, set_up) if options["dice"] == "table" else (set_up,)


LAY_TABLE = LayTable()
BEFORE_THE_ROLL = (LayTable, BuyCard, ExchangeCard, TakeCard)
