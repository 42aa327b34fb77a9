"""What may soon come of a position: chances are those of the rules' own dice and counters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from argead.games.field_commander.names import GO
from argead.games.field_commander.outlook import endings, held, threats, unused
from argead.games.field_commander.state import FieldCommander
from argead.games.field_commander.tyre import TyreOrders
from argead.kernel import Dice, Event, Prospect
from games.field_commander.position import GAME, position
from support.recorded import positions, recorded_games

PATHS = recorded_games(GAME)
EVERY = 9
"""Every ninth position of the recorded games is looked at."""

WAITING = ("LeadArmy", "SpendTreasure")
"""Questions from which time can pass with the army where it is."""

IDLE = ("halt", "proceed", "suffer", "lower")
ORDERS = {"order-wall": "wall", "order-garrison": "garrison", "order-tribute": "tribute", "order-hit": "tribute"}


class Fixed(Dice):
    """Every die shows the same, and the operation counter that is drawn is Go!, or never is."""

    def __init__(self, roll: int, go: bool = False) -> None:
        super().__init__(roll)
        self.roll, self.go = roll, go

    def die(self, sides: int = 6) -> int:
        return min(self.roll, sides)

    def draw(self, bag: Sequence[int], faces: Sequence[str]) -> int:
        drawable = [n for n, count in enumerate(bag) if count]
        if faces[-1] == "go":
            return GO if self.go and bag[GO] else drawable[0]
        return drawable[0]


def some(path: Path) -> Iterator[FieldCommander]:
    """Some positions of a recorded game, and its last one."""
    return positions(GAME, path, lambda match: match.ply % EVERY == 0 or not match.state.waiting())


def idle_on(s: FieldCommander, chance: Dice) -> tuple[FieldCommander, list[Event]]:
    """The position after the next preparation, and what is told on the way, if the commander does nothing."""
    journal: list[Event] = []
    after = s.clone(chance)
    after.journal = journal
    for _ in range(300):
        offered = {action.notation: action for action in after.actions(0)} if after.waiting() else {}
        if not offered or (after.turn > s.turn and after.stage == "conquest"):
            break
        after.play(0, next((offered[name] for name in IDLE if name in offered), next(iter(offered.values()))))
    return after, journal


def names(told: list[Prospect]) -> list[str]:
    return [prospect.name for prospect in told]


def one(told: list[Prospect], name: str) -> dict[str, Any]:
    found = [prospect for prospect in told if prospect.name == name]
    assert len(found) == 1, names(told)
    return dict(found[0].data)


# Recorded games ------------------------------------------------------------------------------------------------------


def test_the_recorded_games_show_what_is_tried_below():
    waiting = [s for path in PATHS for s in some(path) if s.agenda and type(s.agenda[-1]).__name__ in WAITING]
    shown = {threat.name for s in waiting for threat in threats(s, 0)}
    assert {*ORDERS, "go-landing", "go-hits", "go-gold", "prophecy-fails"} <= shown


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_the_chances_of_orders_are_those_of_the_six_rolls(path):
    for s in some(path):
        told = [threat for threat in threats(s, 0) if threat.name in ORDERS]
        if not told or type(s.agenda[-1]).__name__ not in WAITING:
            continue
        came: Counter[tuple[str, str]] = Counter()
        for roll in range(1, 7):
            _, journal = idle_on(s, Fixed(roll))
            turned = [event.kind for event in journal].index("turn")
            # All dice show the same, so that the strongholds before may have taken the last Wall.
            orders = {
                (event.data["area"], event.data["result"].removeprefix("no-"))
                for event in journal[turned:]
                if event.kind == "ordered"
            }
            lost = any(event.kind == "lost" for event in journal)
            came.update(orders)
            if lost:
                break
        else:
            for threat in told:
                assert came[threat.data["area"], ORDERS[threat.name]] == threat.data["rolls"], threat


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_go_brings_what_is_told(path):
    for s in some(path):
        told = [threat for threat in threats(s, 0) if threat.name.startswith("go-")]
        if not told or type(s.agenda[-1]).__name__ not in WAITING:
            continue
        assert {threat.data["pile"] for threat in told} == {sum(s.pile)}
        landed: set[str] = set()
        for roll in range(1, 7):
            _, journal = idle_on(s, Fixed(roll, go=True))
            if any(event.kind in ("lost", "failed") for event in journal):
                break
            for threat in told:
                if threat.name == "go-landing":
                    places = [event.data["area"] for event in journal if event.kind == "landed"]
                    void = [event for event in journal if event.kind == "landing-void"]
                    assert len(places) + len(void) == threat.data["forces"]
                    landed |= set(places)
                if threat.name == "go-hits":
                    assert [e.data["hits"] for e in journal if e.kind == "operation-hits"] == [threat.data["hits"]]
        else:
            for threat in told:
                if threat.name == "go-landing":
                    assert landed == set(threat.data["areas"])


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_a_prophecy_that_is_said_to_fail_fails(path):
    for s in some(path):
        for threat in threats(s, 0):
            waits = type(s.agenda[-1]).__name__ in WAITING
            if threat.name == "prophecy-fails" and threat.data["turns"] == 0 and waits:
                after, journal = idle_on(s, Fixed(6))
                ways = {event.kind: event.data for event in journal if event.kind in ("failed", "fulfilled")}
                assert threat.data["prophecy"] in [told["prophecy"] for told in ways.values()]
                assert not threat.data["fatal"] or after.reason or "fulfilled" in ways


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_an_outlook_of_a_recorded_game_is_the_same_in_every_guess(path):
    for s in some(path):
        g = s.guess(0, Dice(3))
        assert (threats(g, 0), endings(g, 0), unused(g, 0)) == (threats(s, 0), endings(s, 0), unused(s, 0))


# Examples, by the headings of the rules ------------------------------------------------------------------------------


def test_orders_of_sardis_at_range_4():
    s = position("granicus", army=["infantry", "phalanx"], gold=5)
    told = {threat.name: threat.data["rolls"] for threat in threats(s, 0) if threat.data.get("area") == "Sardis"}
    assert told == {"order-garrison": 2, "order-tribute": 1}, "1 makes 5; 2 and 3 make 6 and 7"


def test_orders_a_tribute_that_cannot_be_paid_is_a_hit_and_comes_first():
    s = position("granicus", army=["infantry", "phalanx"], gold=1)
    orders = [threat.name for threat in threats(s, 0) if threat.name.startswith("order")]
    assert orders[0] == "order-hit"
    assert "order-tribute" not in orders


def test_orders_of_a_stronghold_are_one_danger_and_those_of_others_are_others():
    poor, rich = (position("granicus", army=["infantry", "phalanx"], gold=gold) for gold in (1, 9))
    (hit,) = (threat for threat in threats(poor, 0) if (threat.name, threat.things) == ("order-hit", ("area:sardis",)))
    keys = [threat.key for threat in threats(rich, 0) if threat.name.startswith("order")]
    assert hit.key == "area:sardis"
    assert "area:sardis" in keys
    assert len(set(keys)) > 1


def test_orders_are_all_told():
    paths = [path for path in PATHS if path.stem == "events-4"]
    assert max(len(threats(s, 0)) for path in paths for s in some(path)) > 6


def test_orders_are_not_given_after_the_last_turn():
    s = position("granicus", army=["infantry", "phalanx"], gold=9, turn=8)
    assert threats(s, 0) == []


def test_running_out_of_forces_is_two_hits():
    s = position("granicus", army=["infantry", "phalanx"], gold=9)
    assert "order-two-hits" not in names(threats(s, 0))
    s.cup &= s.counters.walls
    assert "order-two-hits" in names(threats(s, 0))


def test_go_forces_land_where_nothing_is_conquered_yet():
    given = {"army": ["infantry", "phalanx"], "gold": 9, "operation": ["persian-infantry", "persian-archer"]}
    s = position("granicus", **given, drawn=["one-force", "five-gold"])
    assert one(threats(s, 0), "go-landing") == {"pile": 6, "forces": 2, "areas": ["Halicarnassus"]}
    assert one(threats(s, 0), "go-gold") == {"pile": 6, "gold": 5, "have": 9, "hits": 0}
    safe = position("granicus", **given, governed=["Halicarnassus"])
    assert "go-landing" not in names(threats(safe, 0))
    landing = [threat for threat in threats(s, 0) if threat.name.startswith("go-")]
    assert [threat.key for threat in landing] == ["operation:landing", "operation:gold"], "not the area, nor the gold"


def test_gaugamela_example_two_hits_for_each_open_counter():
    drawn = ["two-forces", "one-force", "one-wall"]
    s = position("gaugamela", army=["infantry", "phalanx"], drawn=drawn, cancelled=["one-force"], gold=9)
    assert one(threats(s, 0), "go-hits") == {"pile": 5, "hits": 4}


def test_death_of_alexander_when_his_forces_are_few():
    alone = position("granicus", level=1, gold=9)
    assert one(threats(alone, 0), "alexander-exposed") == {"survives": 0, "level": 1, "hits": 0}
    guarded = position("granicus", level=5, army=["archer"], gold=9)
    assert one(threats(guarded, 0), "alexander-exposed") == {"survives": 2, "level": 5, "hits": 1}
    safe = position("granicus", army=["infantry", "phalanx"], gold=9)
    assert "alexander-exposed" not in names(threats(safe, 0))


def test_failing_a_prophecy_may_lose_the_campaign():
    given = {"army": ["infantry", "phalanx"], "gold": 9, "turn": 3}
    s = position("granicus", **given, prophecies={"lions": 3})
    assert one(threats(s, 0), "prophecy-fails") == {"prophecy": "lions", "turns": 0, "fatal": True}
    s = position("granicus", **given, prophecies={"lions": 4}, advisors=["antipater"])
    assert one(threats(s, 0), "prophecy-fails") == {"prophecy": "lions", "turns": 1, "fatal": False}
    s = position("granicus", **given, prophecies={"lions": 5})
    assert "prophecy-fails" not in names(threats(s, 0))


def test_scouting_rolls_that_cannot_be_paid():
    s = position("granicus", army=["infantry", "infantry", "phalanx", "archer"], gold=2)
    assert one(threats(s, 0), "march-unpaid") == {"rolls": 2, "forces": 5, "gold": 2}
    assert "march-unpaid" not in names(threats(position("granicus", army=["infantry", "phalanx"], gold=2), 0))
    assert "treasury:gold" in held(s, 0)
    assert "treasury:gold" not in held(position("granicus", at="spend"), 0), "luck on the march saved nothing"


def test_orders_of_tyre_count_from_march_on_one_less():
    given = {"army": ["infantry", "phalanx"], "gold": 9, "area": "Old Tyre"}
    january = position("tyre", **given, turn=1)
    told = {"dice": 4, "strikes": 3, "hits": 1}
    assert one(threats(january, 0), "tyre-strikes") == told, "there is nothing yet to repair or regain"
    february = position("tyre", **given, turn=2)
    assert one(threats(february, 0), "tyre-strikes")["strikes"] == 4
    fallen = position("tyre", **given, turn=2, governed=["Tyre"])
    assert "tyre-strikes" not in names(threats(fallen, 0))
    assert "area:tyre" in held(february, 0) & held(fallen, 0)
    february.agenda.append(TyreOrders(1))
    assert "tyre-strikes" not in names(threats(february, 0))
    assert "area:tyre" not in held(february, 0), "its dice are rolling"


def test_victory_the_last_areas_and_the_way_home():
    areas = ["Chaeronea", "Granicus", "Sardis", "Halicarnassus"]
    s = position("granicus", army=["infantry"], governed=areas)
    assert one(endings(s, 0), "area-wins") == {"area": "Lycia"}
    assert one(endings(position("granicus", army=["infantry"], governed=areas[1:]), 0), "areas-missing") == {
        "areas": ["Chaeronea", "Lycia"]
    }
    east = ["Gaugamela", "Susa", "Persepolis", "Maracanda", "Hydaspes"]
    s = position("gaugamela", army=["infantry"], governed=east)
    assert one(endings(s, 0), "area-wins") == {"area": "Babylon"}
    s = position("gaugamela", army=["infantry"], governed=["Babylon", *east[:-1]])
    assert one(endings(s, 0), "area-then-home") == {"area": "Hydaspes", "home": "Babylon"}
    s = position("gaugamela", army=["infantry"], governed=["Babylon", *east], area="Susa")
    assert one(endings(s, 0), "home-wins") == {"area": "Babylon", "range": 1}


def test_the_turn_counter_time_runs_out():
    assert one(endings(position("granicus", turn=8), 0), "time-runs-out") == {"turns": 0, "missing": 5}
    assert one(endings(position("granicus", turn=6), 0), "time-runs-out") == {"turns": 2, "missing": 5}
    assert "time-runs-out" not in names(endings(position("granicus", turn=5), 0))


def test_victory_is_worth_less_every_turn():
    areas = ["Chaeronea", "Granicus", "Sardis", "Halicarnassus"]
    s = position("granicus", turn=4, governed=areas)
    assert one(endings(s, 0), "points-fall") == {"points": 20, "then": 15}


def test_a_whole_life_what_the_next_age_asks_for():
    areas = ["Chaeronea", "Granicus", "Sardis", "Halicarnassus"]
    s = position("life", turn=4, governed=areas)
    assert one(endings(s, 0), "immortality-missing") == {"points": 64, "least": 70, "years": "100"}


def test_victory_at_tyre_the_last_section_of_the_mole():
    s = position("tyre", army=["infantry"], tracks={"mole": 6})
    assert one(endings(s, 0), "mole-completes") == {"gold": 7, "points": 15}
    assert "mole-completes" not in names(endings(position("tyre", army=["infantry"], tracks={"mole": 5}), 0))


def test_spending_what_was_never_used():
    s = position("granicus", gold=7, glory=3, insights=["spies"], prophecies={"lions": 3})
    told = ["gold-unspent", "glory-unspent", "insights-unplayed", "oracles-unasked", "prophecy-open"]
    assert names(unused(s, 0)) == told
    assert one(unused(s, 0), "oracles-unasked") == {"areas": ["Ilium"]}
    assert names(unused(position("tyre", gold=4, glory=2), 0)) == []
