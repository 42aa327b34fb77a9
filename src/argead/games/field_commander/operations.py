"""Enemy operations: a counter a turn, intrigue against it, and Go!"""

from __future__ import annotations

from dataclasses import dataclass

from argead.games.field_commander.anytime import AnyTime
from argead.games.field_commander.battle.inflict import named
from argead.games.field_commander.hits import take_hits
from argead.games.field_commander.names import GO, OPERATIONS
from argead.games.field_commander.state import FieldCommander
from argead.games.field_commander.treasury import HITS_FOR_NO_FORCE, NONE_LEFT, draw_force, draw_wall
from argead.games.field_commander.verbs import Cancel
from argead.kernel import Action, Step


class EnemyOperations(Step[FieldCommander]):
    """Draw an operation counter. Go! starts what has been built up."""

    __slots__ = ()

    def run(self, s: FieldCommander) -> None:
        if s.campaign.operation == "none":
            return
        drawn = s.draw("operation", s.pile, OPERATIONS)
        s.pile[drawn] -= 1
        s.drawn[drawn] += 1
        s.tell("operation", "operations", operation=OPERATIONS[drawn])
        if drawn == GO:
            go(s)
            return
        if can_cancel(s, drawn):
            s.then(MeetIntrigue(drawn))
        else:
            build_up(s, drawn)


@dataclass(frozen=True, slots=True)
class MeetIntrigue(AnyTime):
    """Pay to cancel the operation counter, or let it be?"""

    operation: int

    rule = "intrigue"

    def choices(self, s: FieldCommander) -> list[Action]:
        actions = s.board.actions
        options: list[Action] = [actions.cancel] if can_cancel(s, self.operation) else []
        options.append(actions.proceed)
        return options

    def choose(self, s: FieldCommander, seat: int, action: Action) -> None:
        if isinstance(action, Cancel):
            operation = s.board.operations[self.operation]
            gold, glory = operation["cancel_gold"], operation["cancel_glory"]
            s.gold -= gold
            s.glory -= glory
            s.cancelled[self.operation] += 1
            s.tell("cancelled", "intrigue", seat, operation=OPERATIONS[self.operation], gold=gold, glory=glory)
        else:
            build_up(s, self.operation)


def can_cancel(s: FieldCommander, drawn: int) -> bool:
    """Whether the counter names a price, and it can be paid."""
    operation = s.board.operations[drawn]
    gold, glory = operation["cancel_gold"], operation["cancel_glory"]
    return bool(gold or glory) and gold <= s.gold and glory <= s.glory


def build_up(s: FieldCommander, drawn: int) -> None:
    """Forces and Walls gather for the operation; on other maps the counter itself is the threat."""
    if s.campaign.operation != "landing":
        return
    operation = s.board.operations[drawn]
    gather(s, operation["forces"])
    for _ in range(operation["walls"]):
        wall = draw_wall(s)
        if wall == NONE_LEFT:
            s.tell("no-wall-left", "running-out")
        else:
            s.operation |= 1 << wall
            s.tell("gathered", "operations", **named(s, wall))


def gather(s: FieldCommander, forces: int) -> None:
    """Draw Forces for the operation; each that is not there costs two Hits."""
    for _ in range(forces):
        counter = draw_force(s, s.campaign.operation_nation, "operation-force")
        if counter == NONE_LEFT:
            s.tell("none-left", "running-out", nation=s.campaign.operation_nation)
            s.then(take_hits(HITS_FOR_NO_FORCE))
        else:
            s.operation |= 1 << counter
            if s.journal is not None:
                s.tell("gathered", "operations", **named(s, counter))


def recruit_operation(s: FieldCommander) -> None:
    """The Forces with which an operation begins."""
    if s.campaign.operation == "landing":
        gather(s, s.terms.operation)


def open_counters(s: FieldCommander) -> list[int]:
    """How many counters of each kind are drawn and not cancelled."""
    return [drawn - cancelled for drawn, cancelled in zip(s.drawn, s.cancelled, strict=True)]


def go(s: FieldCommander) -> None:
    """The operation takes place, and the next one is prepared at once."""
    threats = open_counters(s)
    threats[GO] = 0
    hits = 0
    if s.campaign.operation == "landing":
        land(s)
        gold = sum(count * s.board.operations[n]["gold"] for n, count in enumerate(threats))
        paid = min(gold, s.gold)
        s.gold -= paid
        hits = gold - paid
        if gold:
            s.tell("operation-gold", "go", gold=paid, hits=hits)
    else:
        hits = s.campaign.operation_hits * sum(threats)
        s.tell("operation-hits", "go", hits=hits)
    s.pile = s.board.operation_pile[:]
    s.drawn = [0] * len(s.pile)
    s.cancelled = [0] * len(s.pile)
    recruit_operation(s)
    if hits:
        s.then(take_hits(hits))


def land(s: FieldCommander) -> None:
    """The Forces and Walls of the operation enter the map; those for a conquered area go back to their cup."""
    campaign = s.campaign
    for counter in s.counters.members(s.operation):
        if len(campaign.landing) == 1:
            area = campaign.landing[0]
        else:
            area = campaign.landing[s.die("landing", s.counters.names[counter]) - 1]
        if s.conquered >> area & 1:
            s.cup |= 1 << counter
            s.tell("landing-void", "go", area=s.name(area), **named(s, counter))
        else:
            s.garrisons[area] |= 1 << counter
            s.tell("landed", "go", area=s.name(area), **named(s, counter))
    s.operation = 0


ENEMY_OPERATIONS = EnemyOperations()
