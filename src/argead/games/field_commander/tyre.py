"""The siege of Tyre: its wall sections, its orders, the bombardment, and the works that gold prepares."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from argead.games.field_commander.actions import WORKS
from argead.games.field_commander.campaign import Siege
from argead.games.field_commander.hits import take_hits
from argead.games.field_commander.names import ARISTANDER
from argead.games.field_commander.state import FieldCommander
from argead.games.field_commander.verbs import Lose, Pay, Prepare, Regain, Repair
from argead.kernel import Action, Decision, Step

TRANSPORT, MOLE, SHIP = range(3)
MOLE_BOUGHT = 8
DIPLOMATS_BONUS = 3


def siege_of(s: FieldCommander) -> Siege:
    siege = s.campaign.siege
    assert siege is not None
    return siege


def section(s: FieldCommander, number: int) -> int:
    """The Wall counter of a section: those of Tyre are the first ones."""
    walls = s.counters.walls
    return (walls & -walls) << number


def sections(s: FieldCommander) -> list[int]:
    """Steps left of each section: 2 is full, 1 reduced, 0 destroyed."""
    bits = [section(s, n) for n in range(siege_of(s).sections)]
    return [0 if s.breached & bit else 1 if s.worn & bit else 2 for bit in bits]


def is_open(s: FieldCommander) -> bool:
    """Moving to Tyre: a destroyed section or the whole mole, or a conquered island."""
    siege = siege_of(s)
    return bool(s.conquered >> siege.island & 1 or s.breached or s.mole == len(siege.mole_costs))


def is_fallen(s: FieldCommander) -> bool:
    siege = s.campaign.siege
    return siege is not None and bool(s.conquered >> siege.island & 1)


def man_the_wall(s: FieldCommander) -> None:
    """Over the mole, without a breach, the weakest section joins the defence; through a breach none does."""
    siege = s.campaign.siege
    if siege is None or s.army_at != siege.island or s.breached:
        return
    steps = sections(s)
    bit = section(s, steps.index(min(steps)))
    s.away ^= bit
    s.garrisons[s.army_at] |= bit


def relieve_the_wall(s: FieldCommander) -> None:
    """A section that took part and stands goes back to the wall."""
    siege = s.campaign.siege
    if siege is not None and s.army_at == siege.island:
        wall = s.garrisons[s.army_at] & s.counters.walls
        s.garrisons[s.army_at] ^= wall
        s.away |= wall


# Tyre's orders -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TyreOrders(Step[FieldCommander]):
    """One die for each warship, none on the first turn, one less on each after February."""

    left: int

    def run(self, s: FieldCommander) -> None:
        if not self.left or is_fallen(s):
            return
        siege = siege_of(s)
        roll = s.die("tyre-order")
        total = roll - (s.turn > siege.worse_after) + (DIPLOMATS_BONUS if s.diplomats else 0)
        s.then(tyre_orders(self.left - 1))
        if s.heeds(ARISTANDER) and chart(siege, total) is not chart(siege, total + 1):
            s.then(ReadTyreOmen(roll, total))
        else:
            s.then(OrderTyre(roll, total))


def chart(siege: Siege, total: int) -> dict[str, Any] | None:
    """The row of Tyre's own chart; None: nothing happens."""
    return next((row for row in siege.orders if total <= row["upto"]), None)


def tyre_effect(s: FieldCommander, total: int) -> str:
    """What a total on Tyre's chart threatens."""
    row = chart(siege_of(s), total)
    return "nothing" if row is None else "repair" if row.get("repair") else str(row["lose"])


@dataclass(frozen=True, slots=True)
class ReadTyreOmen(Decision[FieldCommander]):
    """Aristander may add 1 to this roll of Tyre's."""

    roll: int
    total: int

    rule = "advisors"

    def options(self, s: FieldCommander, seat: int) -> Sequence[Action]:
        return s.board.actions.omen, s.board.actions.proceed

    def play(self, s: FieldCommander, seat: int, action: Action) -> None:
        used = action is s.board.actions.omen
        s.advised = s.advised or used
        s.then(OrderTyre(self.roll, self.total + used))


@dataclass(frozen=True, slots=True)
class OrderTyre(Step[FieldCommander]):
    """What can be suffered is suffered; if nothing can, the army takes a Hit."""

    roll: int
    total: int

    def run(self, s: FieldCommander) -> None:
        result = tyre_effect(s, self.total)
        s.tell("tyre-ordered", "tyre-orders", roll=self.roll, total=self.total, result=result)
        if result == "nothing":
            return
        answer = FaceTyre(self.total)
        if answer.options(s, 0):
            s.then(answer)
        else:
            s.tell("tyre-struck", "tyre-orders")
            s.then(take_hits(1))


@dataclass(frozen=True, slots=True)
class FaceTyre(Decision[FieldCommander]):
    """Tyre strikes: choose what to suffer."""

    total: int

    rule = "tyre-orders"
    skips_single = True

    def options(self, s: FieldCommander, seat: int) -> Sequence[Action]:
        actions, siege = s.board.actions, siege_of(s)
        row = chart(siege, self.total)
        assert row is not None
        options: list[Action] = []
        if row.get("repair"):
            steps = sections(s)
            worst = min(steps)
            if worst < 2:
                options.extend(actions.repair[n] for n, left in enumerate(steps) if left == worst)
            if s.warships < s.terms.warships:
                options.append(actions.regain)
            return options
        if s.gold >= row["gold"]:
            options.append(actions.pay)
        work = WORKS.index(row["lose"])
        if (s.transports, s.mole, s.ships)[work]:
            options.append(actions.lose[work])
        return options

    def play(self, s: FieldCommander, seat: int, action: Action) -> None:
        if isinstance(action, Pay):
            row = chart(siege_of(s), self.total)
            assert row is not None
            s.gold -= row["gold"]
            s.tell("paid", "tyre-orders", seat, gold=row["gold"])
        elif isinstance(action, Lose):
            self.lose(s, action)
        elif isinstance(action, Repair):
            bit = section(s, action.number)
            if s.breached & bit:
                s.breached ^= bit
                s.worn |= bit
            else:
                s.worn ^= bit
            s.tell("repaired", "tyre-orders", section=action.number + 1)
        elif isinstance(action, Regain):
            s.warships += 1
            s.tell("regained", "tyre-orders", warships=s.warships)

    def lose(self, s: FieldCommander, action: Lose) -> None:
        if action.number == TRANSPORT:
            s.transports -= 1
        elif action.number == MOLE:
            s.mole -= 1
        else:
            s.ships -= 1
        s.tell("lost-work", "tyre-orders", 0, work=action.word)


# Siege ships and purchases -------------------------------------------------------------------------------------------


def bombard(s: FieldCommander) -> None:
    """From Old Tyre every siege ship attacks the wall: a second die names the section."""
    siege = s.campaign.siege
    if siege is None or s.army_at != siege.camp or is_fallen(s):
        return
    for _ in range(s.ships):
        roll = s.die("siege-ship")
        if roll > siege.ship_hits:
            s.tell("ship-missed", "siege-ships", 0, roll=roll)
            continue
        number = s.die("section", sides=siege.sections)
        bit = section(s, number - 1)
        if s.worn & bit:
            s.worn ^= bit
            s.breached |= bit
        elif not s.breached & bit:
            s.worn |= bit
        left = sections(s)[number - 1]
        s.tell("ship-hit", "siege-ships", 0, roll=roll, section=number, left=left)


def works(s: FieldCommander, options: list[Action]) -> None:
    """Add what the siege can buy now: in Old Tyre, and after the fall transports and the mole alone."""
    siege = s.campaign.siege
    if siege is None or s.army_at != siege.camp:
        return
    actions = s.board.actions
    for work in (TRANSPORT, MOLE, SHIP):
        price = work_price(s, work)
        if price is not None and s.gold >= price:
            options.append(actions.prepare[work])
    if s.warships and not is_fallen(s) and s.gold >= siege.warship_costs[s.warships - 1]:
        options.append(actions.sink)


def work_price(s: FieldCommander, work: int) -> int | None:
    """The price of the next square of a track, or None if it cannot be bought now."""
    siege = siege_of(s)
    if work == TRANSPORT:
        costs, have = siege.transport_costs, max(0, s.transports - 1)
        return costs[have] if have < len(costs) else None
    if work == MOLE:
        bought = s.mole == len(siege.mole_costs) or s.bought & MOLE_BOUGHT
        return None if bought else siege.mole_costs[s.mole]
    return None if is_fallen(s) or s.ships == len(siege.ship_costs) else siege.ship_costs[s.ships]


def prepare(s: FieldCommander, action: Prepare) -> None:
    """Buy the next square."""
    price = work_price(s, action.number)
    assert price is not None
    s.gold -= price
    if action.number == TRANSPORT:
        s.transports += 1
    elif action.number == MOLE:
        s.mole += 1
        s.bought |= MOLE_BOUGHT
    else:
        s.ships += 1
    s.tell("prepared", "tyre", 0, work=action.word, gold=price)


def sink(s: FieldCommander) -> None:
    """Gold drives a warship away."""
    price = siege_of(s).warship_costs[s.warships - 1]
    s.gold -= price
    s.warships -= 1
    s.tell("sunk", "warships", 0, gold=price, warships=s.warships)


def set_up_siege(s: FieldCommander) -> None:
    """The tracks at their starts, and six Walls as the sections of Tyre."""
    siege = s.campaign.siege
    if siege is None:
        return
    s.transports, s.ships, s.warships = s.terms.transports, s.terms.ships, s.terms.warships
    for n in range(siege.sections):
        s.cup &= ~section(s, n)
        s.away |= section(s, n)


@cache
def tyre_orders(left: int) -> TyreOrders:
    return TyreOrders(left)
