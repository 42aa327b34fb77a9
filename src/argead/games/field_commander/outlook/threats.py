"""What the enemy and chance can do to the commander before his next turn, if his army stays where it is."""

from __future__ import annotations

from collections.abc import Iterator

from argead.games.field_commander.commander.worth import steps
from argead.games.field_commander.hits import LEVELS_LOST
from argead.games.field_commander.names import GO, PROPHECIES
from argead.games.field_commander.operations import ENEMY_OPERATIONS, open_counters
from argead.games.field_commander.outlook.moment import comes, under_way
from argead.games.field_commander.outlook.orders import orders, strikes, tyre
from argead.games.field_commander.prophecy import can_atone
from argead.games.field_commander.route import CONQUEST, LeadArmy
from argead.games.field_commander.state import FieldCommander
from argead.kernel import Prospect, slug

FEW_HITS = 2
"""So few Hits the Forces can still take, when Alexander is in danger himself."""

SOON = 1
"""Further turns of a prophecy that is about to fail."""

DIE = range(1, 7)


def threats(s: FieldCommander, seat: int) -> list[Prospect]:
    """Death and failure first, then the enemy's operation, Tyre, what cannot be paid, and the enemy's orders."""
    if not under_way(s):
        return []
    return [*_death(s), *_failing(s), *_operation(s), *tyre(s), *_foraging(s), *orders(s)]


def held(s: FieldCommander, seat: int) -> set[str]:
    """The treasury until the army has marched, and the siege until the dice of Tyre roll: luck makes neither safe."""
    found = {"treasury:gold"} if _marches(s) else set()
    siege = s.campaign.siege
    return found | ({f"area:{slug(s.name(siege.island))}"} if siege and not strikes(s) else set())


# Alexander -----------------------------------------------------------------------------------------------------------


def _death(s: FieldCommander) -> Iterator[Prospect]:
    """A duel, in which Hits are Alexander's; or no Forces, or hardly any, that could take them for him."""
    data = {"survives": (s.level - 1) // LEVELS_LOST, "level": s.level}
    shield = steps(s, s.army)
    if s.duel:
        yield Prospect("duel", "leaders", data, ("counter:alexander",))
    elif shield <= FEW_HITS:
        yield Prospect("alexander-exposed", "death", data | {"hits": shield}, ("counter:alexander",))


# Prophecies ----------------------------------------------------------------------------------------------------------


def _failing(s: FieldCommander) -> Iterator[Prospect]:
    """Those whose time runs out before that of the campaign, the most urgent first."""
    urgent = [(deadline, p) for p, deadline in enumerate(s.deadlines) if s.turn <= deadline <= s.turn + SOON]
    for deadline, p in sorted(urgent):
        if deadline < s.campaign.turns:
            data = {"prophecy": PROPHECIES[p], "turns": deadline - s.turn, "fatal": not can_atone(s)}
            yield Prospect("prophecy-fails", "failing", data, (f"prophecy:{PROPHECIES[p]}",))


# Operations ----------------------------------------------------------------------------------------------------------


def _operation(s: FieldCommander) -> Iterator[Prospect]:
    """What Go! would bring with the next counter that is drawn, one of so many."""
    if s.campaign.operation == "none" or not (s.turn < s.campaign.turns or comes(s, ENEMY_OPERATIONS)):
        return
    threatening = open_counters(s)
    threatening[GO] = 0
    data = {"pile": sum(s.pile)}
    if s.campaign.operation == "landing":
        yield from _landing(s, data)
        gold = sum(count * s.board.operations[n]["gold"] for n, count in enumerate(threatening))
        if gold:
            costs = data | {"gold": gold, "have": s.gold, "hits": max(0, gold - s.gold)}
            yield Prospect("go-gold", "go", costs, ("treasury:gold",), ("operation:gold",))
    elif hits := s.campaign.operation_hits * sum(threatening):
        things = (f"area:{slug(s.name(s.army_at))}",)
        yield Prospect("go-hits", "gaugamela", data | {"hits": hits}, things, ("operation:hits",))


def _landing(s: FieldCommander, data: dict[str, int]) -> Iterator[Prospect]:
    """Where the Forces of the operation may land: areas that are not conquered."""
    campaign, forces = s.campaign, s.operation.bit_count()
    areas = [area for area in dict.fromkeys(campaign.landing) if not s.conquered >> area & 1]
    if not forces or not areas:
        return
    names = [s.name(area) for area in areas]
    things = tuple(f"area:{slug(name)}" for name in names)
    yield Prospect("go-landing", "go", data | {"forces": forces, "areas": names}, things, ("operation:landing",))


# Scouting ------------------------------------------------------------------------------------------------------------


def _foraging(s: FieldCommander) -> Iterator[Prospect]:
    """A march on this turn that the treasury cannot pay for, or that costs Hits."""
    forces = s.forces()
    unpaid = sum(forces - roll > s.gold for roll in DIE)
    if unpaid and _marches(s):
        data = {"rolls": unpaid, "forces": forces, "gold": s.gold}
        yield Prospect("march-unpaid", "scouting", data, ("treasury:gold",))


def _marches(s: FieldCommander) -> bool:
    """Whether the army can still set out this turn."""
    return comes(s, CONQUEST) or (bool(s.agenda) and isinstance(s.agenda[-1], LeadArmy))
