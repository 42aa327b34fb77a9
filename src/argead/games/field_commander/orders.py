"""Enemy orders: every unconquered stronghold acts by die and range."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from argead.games.field_commander.anytime import AnyTime, at_any_time, perform
from argead.games.field_commander.battle.inflict import named
from argead.games.field_commander.hits import take_hits
from argead.games.field_commander.names import ARISTANDER, DIPLOMATS, INSIGHTS
from argead.games.field_commander.state import FieldCommander
from argead.games.field_commander.treasury import HITS_FOR_NO_FORCE, NONE_LEFT, draw_force, draw_wall, lay_gold
from argead.games.field_commander.tyre import DIPLOMATS_BONUS, is_fallen, tyre_orders
from argead.games.field_commander.verbs import Pay, Play
from argead.kernel import Action, Decision, Step

TRIBUTE_GOLD = 2
LURE_GOLD = 2
NOTHING = "nothing"
NO_WALL = "no-wall"
"""What an order for a Wall comes to when none is left."""


class EnemyOrders(Step[FieldCommander]):
    """Diplomats before the first roll; then each stronghold in turn, Tyre by its own chart."""

    __slots__ = ()

    def run(self, s: FieldCommander) -> None:
        s.then(FIRST_STRONGHOLD)
        if s.insights & DIPLOMATS:
            s.then(SEND_DIPLOMATS)


class SendDiplomats(Decision[FieldCommander]):
    """Play Diplomats: +3 to all enemy order rolls of this turn?"""

    __slots__ = ()

    rule = "insights"

    def options(self, s: FieldCommander, seat: int) -> Sequence[Action]:
        return s.board.actions.proceed, s.board.actions.play[INSIGHTS.index("diplomats")]

    def play(self, s: FieldCommander, seat: int, action: Action) -> None:
        if isinstance(action, Play):
            s.insights &= ~DIPLOMATS
            s.diplomats = True
            s.tell("played-insight", "insights", seat, insight=action.word)


@dataclass(frozen=True, slots=True)
class Stronghold(Step[FieldCommander]):
    """The order of one stronghold; the next one follows."""

    number: int

    def run(self, s: FieldCommander) -> None:
        strongholds = s.campaign.stronghold_list
        if self.number == len(strongholds):
            return
        s.then(STRONGHOLDS[self.number + 1])
        area, siege = strongholds[self.number], s.campaign.siege
        if s.conquered >> area & 1:
            return
        if siege and area == siege.island:
            if s.turn > siege.quiet_turns and not is_fallen(s):
                s.then(tyre_orders(s.warships + s.terms.dice))
            return
        roll = s.die("order", s.name(area))
        total = roll + s.campaign.range[area][s.army_at] + (DIPLOMATS_BONUS if s.diplomats else 0)
        if s.heeds(ARISTANDER) and foreseen(s, total) != foreseen(s, total + 1):
            s.then(ReadOmen(area, roll, total))
        else:
            carry_out(s, area, roll, total)


def effect(s: FieldCommander, total: int) -> str:
    """The chart of enemy orders."""
    return s.board.orders[total] if total < len(s.board.orders) else NOTHING


def foreseen(s: FieldCommander, total: int) -> str:
    """What the order will come to: without Walls or gold counters left, to nothing."""
    order = effect(s, total)
    if order == "wall" and not s.cup & s.counters.walls:
        return NOTHING
    return NOTHING if order == "gold" and s.gold_in_play() >= s.board.gold_limit else order


@dataclass(frozen=True, slots=True)
class ReadOmen(AnyTime):
    """Aristander may add 1 to this roll."""

    area: int
    roll: int
    total: int

    rule = "advisors"

    def choices(self, s: FieldCommander) -> list[Action]:
        actions = s.board.actions
        return [actions.omen, actions.proceed] if s.heeds(ARISTANDER) else [actions.proceed]

    def choose(self, s: FieldCommander, seat: int, action: Action) -> None:
        used = action is s.board.actions.omen
        s.advised = s.advised or used
        carry_out(s, self.area, self.roll, self.total + used)


def carry_out(s: FieldCommander, area: int, roll: int, total: int) -> None:
    """One row of the chart; the story tells what came of it."""
    order, laid = effect(s, total), 0
    if order == "wall":
        wall = draw_wall(s)
        if wall == NONE_LEFT:
            order = NO_WALL
        else:
            s.garrisons[area] |= 1 << wall
    elif order == "glory":
        s.glory_at[area] += 1
    elif order == "gold":
        laid = lay_gold(s, area, LURE_GOLD)
    if s.journal is not None:
        s.tell("ordered", "orders", area=s.name(area), roll=roll, total=total, result=order, laid=laid)
    if order == "tribute":
        s.then(PAY_TRIBUTE)
    elif order == "garrison":
        garrison(s, area)


def garrison(s: FieldCommander, area: int) -> None:
    """A Force from the cup; if there is none, the army suffers."""
    nation = s.campaign.nation[area]
    counter = draw_force(s, nation, "garrison", s.name(area))
    if counter == NONE_LEFT:
        s.tell("none-left", "running-out", nation=nation)
        s.then(take_hits(HITS_FOR_NO_FORCE))
        return
    s.garrisons[area] |= 1 << counter
    s.tell("garrisoned", "orders", area=s.name(area), **named(s, counter))


class PayTribute(Decision[FieldCommander]):
    """Pay 2 gold, or suffer a Hit?"""

    __slots__ = ()

    rule = "orders"
    skips_single = True

    def options(self, s: FieldCommander, seat: int) -> Sequence[Action]:
        actions = s.board.actions
        if s.gold < TRIBUTE_GOLD:
            return (actions.suffer,)
        options: list[Action] = [actions.pay, actions.suffer]
        at_any_time(s, options)
        return options

    def play(self, s: FieldCommander, seat: int, action: Action) -> None:
        if isinstance(action, Pay):
            s.gold -= TRIBUTE_GOLD
            s.tell("paid", "orders", seat, gold=TRIBUTE_GOLD)
        elif perform(s, action):
            s.then(self)
        else:
            s.then(take_hits(1))


ENEMY_ORDERS = EnemyOrders()
SEND_DIPLOMATS = SendDiplomats()
STRONGHOLDS = [Stronghold(n) for n in range(33)]
FIRST_STRONGHOLD = STRONGHOLDS[0]
PAY_TRIBUTE = PayTribute()
