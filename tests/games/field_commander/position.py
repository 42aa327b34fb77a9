"""Positions of Field Commander set up by hand, in the names of the table.

Every move is played with the answers that chance gives to it: `play(s, "attack archer-1", 5)`. Answers that are missing
or left over fail the test, so that each test says exactly which dice are rolled.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from argead.games.field_commander.battle.resolution import BEGIN_BATTLE, FIGHT_ON
from argead.games.field_commander.names import ADVISORS, ENEMY_PLANS, INSIGHTS, OPERATIONS, PLANS, PROPHECIES
from argead.games.field_commander.operations import ENEMY_OPERATIONS
from argead.games.field_commander.orders import ENEMY_ORDERS
from argead.games.field_commander.prophecy import END_TURN
from argead.games.field_commander.resupply import GAIN_GOLD, SPEND_TREASURE
from argead.games.field_commander.route import CONQUEST, GO_ON
from argead.games.field_commander.state import FieldCommander
from argead.games.field_commander.turn import ADVANCE_TURN, REFIT
from argead.kernel import Answer, Dice, Event, Script, Step, Value
from argead.shelf import game

GAME = game("field-commander")

STEPS = (REFIT, ENEMY_ORDERS, ENEMY_OPERATIONS, CONQUEST, GAIN_GOLD, SPEND_TREASURE, END_TURN, ADVANCE_TURN)
FROM: dict[str, tuple[Step[FieldCommander], ...]] = {
    "advance": (ADVANCE_TURN,),
    "refit": STEPS,
    "orders": STEPS[1:],
    "operations": STEPS[2:],
    "conquest": STEPS[3:],
    "gain": STEPS[4:],
    "spend": STEPS[5:],
    "end": STEPS[6:],
    "arms": (BEGIN_BATTLE, GO_ON, *STEPS[4:]),
    "battle": (FIGHT_ON, GO_ON, *STEPS[4:]),
}
"""Where a position begins, in the sequence of play. `arms` is the beginning of a battle, before plans are drawn;
`battle` its first turn, with the plans as given."""

STAGES = {"conquest": "conquest", "arms": "conquest", "gain": "resupply", "spend": "resupply", "end": "resupply"}
"""The stage of a turn that it begins in; elsewhere the preparation."""

REDUCED = "/reduced"
"""A kind with this after it shows its reduced side."""


def position(
    campaign: str = "granicus",
    *answers: Answer,
    at: str = "conquest",
    army: Iterable[str] = (),
    level: int = 1,
    area: str | None = None,
    came_from: str | None = None,
    turn: int = 1,
    gold: int = 0,
    glory: int = 0,
    advisors: Iterable[str] = (),
    insights: Iterable[str] = (),
    garrisons: Mapping[str, Iterable[str]] | None = None,
    governed: Iterable[str] = (),
    razed: Iterable[str] = (),
    gold_at: Mapping[str, int] | None = None,
    glory_at: Mapping[str, int] | None = None,
    prophecies: Mapping[str, int] | None = None,
    plans: Mapping[str, int] | None = None,
    enemy_plans: Mapping[str, int] | None = None,
    temples: Iterable[str] = (),
    cities: Iterable[str] = (),
    adopted: Iterable[str] = (),
    drawn: Iterable[str] = (),
    cancelled: Iterable[str] = (),
    operation: Iterable[str] = (),
    destroyed: Iterable[str] = (),
    tracks: Mapping[str, int] | None = None,
    sections: Iterable[int] = (),
    journal: list[Event] | None = None,
    pack: str | None = None,
    **options: Value,
) -> FieldCommander:
    """A position that has run on to its first decision, with these answers of chance. Every oracle but the army's own
    waits, nobody garrisons what is not listed, and all other counters are in their cups."""
    s = GAME.new(1, Dice(0), pack=pack, journal=journal, campaign=campaign, **options)
    assert isinstance(s, FieldCommander)
    chosen = [option.id for option in s.campaign.options]
    s.adopted = sum(1 << chosen.index(option) for option in adopted)
    s.terms = s.campaign.terms(s.adopted)
    for kind in army:
        s.army |= take(s, kind, "pool")
    s.level, s.turn, s.gold, s.glory = level, turn, gold, glory
    s.advisors, s.insights = bits(advisors, ADVISORS), bits(insights, INSIGHTS)
    s.insight_cup &= ~s.insights
    _lay_out_siege(s, tracks or {}, list(sections))
    for name, kinds in (garrisons or {}).items():
        for kind in kinds:
            s.garrisons[place(s, name)] |= take(s, kind, "cup", "away")
    for kind in operation:
        s.operation |= take(s, kind, "cup")
    for kind in destroyed:
        s.destroyed |= take(s, kind, "cup", "away")
    s.army_at = place(s, area or s.name(s.campaign.start))
    s.army_from = place(s, came_from or s.name(s.campaign.adjoining[s.army_at][0]))
    s.governed, s.razed = areas(s, governed), areas(s, razed)
    s.conquered = s.governed | s.razed
    s.temples, s.cities = areas(s, temples), areas(s, cities)
    for name, number in (gold_at or {}).items():
        s.gold_at[place(s, name)] = number
    for name, number in (glory_at or {}).items():
        s.glory_at[place(s, name)] = number
    for name, until in (prophecies or {}).items():
        s.deadlines[PROPHECIES.index(name)] = until
        s.prophecy_cup &= ~(1 << PROPHECIES.index(name))
    for name in drawn:
        s.pile[OPERATIONS.index(name)] -= 1
        s.drawn[OPERATIONS.index(name)] += 1
    for name in cancelled:
        s.cancelled[OPERATIONS.index(name)] += 1
    s.stage = STAGES.get(at, "preparation")
    if at == "battle":
        s.in_battle, s.stage, s.round = True, "battle", 1
        s.fate = s.temples.bit_count()
        for name, number in (plans or {}).items():
            s.plans[PLANS.index(name)] = number
        for name, number in (enemy_plans or {}).items():
            s.enemy_plans[ENEMY_PLANS.index(name)] = number
    s.agenda.clear()
    s._offered_to = None
    s.then(*FROM[at])
    script = Script(answers)
    s.chance = script
    s.settle()
    assert not script.left(), f"{script.left()} answers were not asked for"
    return s


def _lay_out_siege(s: FieldCommander, tracks: Mapping[str, int], sections: list[int]) -> None:
    """The works of the siege as given, or where they start, and the steps that each section of the wall has left."""
    siege = s.campaign.siege
    if siege is None:
        return
    walls = s.counters.members(s.counters.walls)[: siege.sections]
    for wall, steps in zip(walls, sections or [2] * siege.sections, strict=True):
        s.cup &= ~(1 << wall)
        s.away |= 1 << wall
        s.breached |= (steps == 0) << wall
        s.worn |= (steps == 1) << wall
    s.transports = tracks.get("transports", s.terms.transports)
    s.mole = tracks.get("mole", 0)
    s.ships = tracks.get("ships", s.terms.ships)
    s.warships = tracks.get("warships", s.terms.warships)


def take(s: FieldCommander, kind: str, *boxes: str) -> int:
    """Take a counter of a kind out of one of these boxes."""
    kind, _, reduced = kind.partition(REDUCED[0])
    for box in boxes:
        some = getattr(s, box) & s.counters.sets[s.counters.kinds.index(kind)]
        if some:
            bit = some & -some
            setattr(s, box, getattr(s, box) ^ bit)
            s.worn |= bit if reduced else 0
            return bit
    raise AssertionError(f"no counter {kind!r} is left")


def place(s: FieldCommander, name: str) -> int:
    return s.campaign.areas.index(name)


def areas(s: FieldCommander, names: Iterable[str]) -> int:
    return sum(1 << place(s, name) for name in names)


def bits(names: Iterable[str], words: tuple[str, ...]) -> int:
    return sum(1 << words.index(name) for name in names)


def battle(own: Iterable[str], foes: Iterable[str], *, area: str = "Granicus", **more: object) -> FieldCommander:
    """The first turn of a battle, with plans as given."""
    return position(at="battle", area=area, army=own, garrisons={area: foes}, **more)  # type: ignore[arg-type]


def play(s: FieldCommander, notation: str, *answers: Answer) -> FieldCommander:
    """Play a move to which chance gives exactly these answers."""
    script = Script(answers)
    s.chance = script
    s.play(0, s.find(0, notation))
    assert not script.left(), f"{script.left()} answers were not asked for by {notation!r}"
    return s


def run(s: FieldCommander, *moves: str) -> FieldCommander:
    """Play moves that need no chance."""
    for move in moves:
        play(s, move)
    return s


def kind(s: FieldCommander) -> str:
    """What is asked now."""
    return s.decision(0).kind()


def legal(s: FieldCommander) -> list[str]:
    """What may be played now."""
    return [action.notation for action in s.actions(0)]


def offers(s: FieldCommander, verb: str) -> list[str]:
    """What may be played now with this verb."""
    return [action.notation for action in s.actions(0) if action.verb == verb]


def force_names(s: FieldCommander, counters: int) -> list[str]:
    """Counters by name, reduced ones marked."""
    return [s.counters.names[c] + (REDUCED if s.worn >> c & 1 else "") for c in s.counters.members(counters)]


def army(s: FieldCommander) -> list[str]:
    return force_names(s, s.army)


def garrison(s: FieldCommander, area: str) -> list[str]:
    return force_names(s, s.garrisons[place(s, area)])


def at(s: FieldCommander) -> str:
    return s.name(s.army_at)


def told(journal: list[Event], kind: str) -> list[dict[str, object]]:
    """The data of all events of a kind."""
    return [dict(event.data) for event in journal if event.kind == kind]
