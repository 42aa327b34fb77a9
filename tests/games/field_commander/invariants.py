"""What is true of every state of Field Commander. The shared fuzz layer calls `check` before every decision."""

from __future__ import annotations

from argead.games.field_commander.names import ADVISORS, CAMPAIGNS, GO, INSIGHTS, PROPHECIES
from argead.games.field_commander.state import FieldCommander
from argead.kernel import Dice


def check(s: FieldCommander) -> None:
    """Nothing appears or vanishes, and every track keeps within its squares."""
    check_counters(s)
    check_worn(s)
    check_treasury(s)
    check_areas(s)
    check_prophecies(s)
    check_operation(s)
    check_siege(s)
    check_battle(s)
    check_life(s)
    if s.waiting():
        check_options(s)
    else:
        check_end(s)


def boxes(s: FieldCommander) -> list[int]:
    """All places where a counter can be."""
    return [s.army, s.pool, s.cup, s.destroyed, s.operation, s.away, s.regrouping, *s.garrisons]


def check_counters(s: FieldCommander) -> None:
    """Every counter is in exactly one place, and only where its nation belongs."""
    counters, seen = s.counters, 0
    for box in boxes(s):
        assert not seen & box, "a counter is in two places"
        seen |= box
    assert seen == counters.all, "a counter has vanished or appeared"
    own = counters.nation["macedon"]
    assert s.army | s.pool | s.regrouping == own
    assert not own & (s.cup | s.destroyed | s.operation | s.away)
    assert not counters.leaders & (s.cup | s.operation), "Leaders are never drawn"
    for area, garrison in enumerate(s.garrisons):
        if garrison:
            nation = s.campaign.nation[area]
            assert not garrison & ~(counters.nation[nation] | counters.walls)
            assert (garrison & counters.leaders).bit_count() <= 1
    assert s.operation == s.operation & (counters.nation[s.campaign.operation_nation] | counters.walls)


def check_worn(s: FieldCommander) -> None:
    """Only what has a reduced side and stands on the table can show it."""
    standing = s.army | sum(s.garrisons)
    if s.campaign.siege:
        standing |= s.away & s.counters.walls
    assert not s.worn & ~standing, "a counter lies reduced in a cup, the pool or a box"
    assert not s.worn & s.counters.frail


def check_treasury(s: FieldCommander) -> None:
    assert 0 <= s.gold <= s.gold_in_play() <= s.board.gold_limit
    assert min(s.glory, *s.gold_at, *s.glory_at) >= 0
    assert s.cities.bit_count() + s.temples.bit_count() <= s.board.buildings
    assert not s.insights & s.insight_cup
    assert (s.insights | s.insight_cup) < 1 << len(INSIGHTS)
    assert not s.advisors & s.lost_advisors
    assert (s.advisors | s.lost_advisors) < 1 << len(ADVISORS)


def check_areas(s: FieldCommander) -> None:
    """Conquered areas are pivotal, empty and either governed or razed, once that has been chosen."""
    campaign = s.campaign
    assert 0 <= s.turn <= campaign.turns
    assert not s.conquered & ~campaign.pivotal
    assert not s.governed & s.razed
    undecided = s.conquered ^ (s.governed | s.razed)
    assert undecided in (0, 1 << s.army_at)
    for area in range(len(campaign.areas)):
        if s.conquered >> area & 1:
            assert not s.garrisons[area]
            assert not s.gold_at[area] + s.glory_at[area]
        if not campaign.strongholds >> area & 1:
            assert not s.gold_at[area] + s.glory_at[area], "only strongholds have orders"
    assert not s.waiting_oracles & ~campaign.oracles
    assert not s.visited & s.waiting_oracles


def check_prophecies(s: FieldCommander) -> None:
    """A prophecy waits in the cup, is open until a square of the track, or is over."""
    for prophecy in range(len(PROPHECIES)):
        until = s.deadlines[prophecy]
        assert until == 0 or s.turn - 1 <= until <= s.campaign.turns
        assert not (until and s.prophecy_cup >> prophecy & 1)
    accepted = len(PROPHECIES) - s.prophecy_cup.bit_count()
    assert accepted == s.visited.bit_count(), "one prophecy for each oracle that was accepted"


def check_operation(s: FieldCommander) -> None:
    for whole, left, drawn, cancelled in zip(s.board.operation_pile, s.pile, s.drawn, s.cancelled, strict=True):
        assert left + drawn == whole
        assert 0 <= cancelled <= drawn
    assert s.pile[GO] == 1, "Go! is put back at once"
    if s.campaign.operation != "landing":
        assert not s.operation


def check_siege(s: FieldCommander) -> None:
    siege = s.campaign.siege
    if siege is None:
        assert not s.transports + s.mole + s.ships + s.warships + s.breached
        return
    assert 0 <= s.transports <= len(siege.transport_costs) + 1
    assert 0 <= s.mole <= len(siege.mole_costs)
    assert 0 <= s.ships <= len(siege.ship_costs)
    assert 0 <= s.warships <= s.terms.warships
    walls = s.counters.members(s.counters.walls)
    of_tyre = sum(1 << wall for wall in walls[: siege.sections])
    assert not s.breached & ~of_tyre
    assert not s.breached & s.worn
    if s.turn:
        on_the_island = s.garrisons[siege.island]
        assert of_tyre & ~(s.away | on_the_island) == 0
        assert not s.breached & on_the_island


def check_battle(s: FieldCommander) -> None:
    if not s.in_battle:
        assert not any(s.plans + s.enemy_plans)
        assert not s.fate | s.round | s.regrouping | s.striking | s.tired
        assert not any((s.duel, s.bucephalus, s.maneuver))
        return
    assert s.besieging(), "battles are fought in unconquered pivotal areas"
    assert all(0 <= have <= whole for have, whole in zip(s.enemy_plans, s.board.enemy_plans, strict=True))
    assert all(have >= 0 for have in s.plans)
    assert 0 <= s.fate <= s.temples.bit_count()
    assert not s.tired & ~s.counters.cavalry
    assert not s.striking & s.acted


def check_life(s: FieldCommander) -> None:
    begun = s.turn > 0 or (s.life and s.campaign_number > 0)
    assert s.level in range(1 if begun else 0, s.board.top_level + 1)
    done = [entry.campaign for entry in s.reckoning]
    if s.life:
        assert done == list(CAMPAIGNS[: len(done)])
        assert s.immortality == sum(entry.immortality for entry in s.reckoning)
    else:
        assert done in ([], [s.campaign.id])


def check_options(s: FieldCommander) -> None:
    """The legal list is sorted and unique, and looking at it twice shows the same."""
    actions = s.actions(0)
    indices = [action.index for action in actions]
    assert indices == sorted(set(indices))
    assert len({action.notation for action in actions}) == len(actions) > 0
    assert [action.index for action in s.clone(Dice(0)).actions(0)] == indices


def check_end(s: FieldCommander) -> None:
    outcome = s.outcome()
    assert outcome is not None
    assert outcome.reason in ("victory", "time", "slain", "prophecy")
    assert s.stage == "over"
    assert [entry.won for entry in s.reckoning[:-1]] == [True] * (len(s.reckoning) - 1)
    assert s.reckoning[-1].won == (outcome.reason == "victory") == (outcome.ranks == (1,))
