"""Why not, in battle: who cannot attack, take a Hit or be hit now, and which plan has its moment later."""

from __future__ import annotations

from typing import Any

import pytest

from argead.games.field_commander.state import FieldCommander
from argead.kernel import Reason
from games.field_commander.position import GAME, battle, kind, play, position, run

FAST = ["light-cavalry", "peltast", "phalanx"]
"""Two of speed 4, one of speed 1."""

SLOW = ["persian-infantry", "persian-phalanx"]
MIDST = ["hypaspists", "companions", "thessalians"]
"""Three of speed 3."""

ON = {"now": "fight-on"}


def why(s: FieldCommander, thing: str) -> Reason | None:
    assert GAME.explain is not None
    assert thing in GAME.things(s.view(0))
    reason: Reason | None = GAME.explain(s, 0, thing)
    return reason


def dueling(**more: Any) -> FieldCommander:
    s = battle(["phalanx"], ["memnon", "persian-phalanx"], **{"level": 5} | more)
    s.duel = True
    return s


def tired() -> FieldCommander:
    """The Light Cavalry attacked in the turn before; the Phalanx and the Siege Engine are asked who goes first."""
    s = battle(["light-cavalry", "phalanx", "siege-engine"], ["persian-infantry"])
    s.tired = 1 << s.counters.names.index("light-cavalry-1")
    return play(s, "fight", 6)


def volley() -> FieldCommander:
    """Two Hits from Archers who are as fast as one's own."""
    return play(battle(["archer", "phalanx"], ["persian-archer", "persian-archer"]), "fight", 2, 2)


def fallen() -> FieldCommander:
    return run(volley(), "hit archer-1")


def regrouping() -> FieldCommander:
    s = battle(["archer", "phalanx"], ["persian-archer"], plans={"regroup": 1})
    run(play(s, "fight", 2), "hit archer-1")
    return play(s, "regroup", 6, 6, 6)


def engine(*foes: str, move: str) -> FieldCommander:
    """The enemy's Phalanx is as fast, and misses; the Siege Engine hits."""
    return play(play(battle(["siege-engine", "phalanx"], foes), "fight", 6), f"{move} siege-engine-1", 1)


def choosing(*moves: str, gold: int = 0) -> FieldCommander:
    """Plans are chosen against one enemy, who has drawn Raid; Alexander of level 1 has one free."""
    garrisons = {"Granicus": ["persian-infantry"]}
    s = position("granicus", "raid", at="arms", area="Granicus", army=["phalanx"], garrisons=garrisons, gold=gold)
    return run(s, *moves)


EVERYTHING = [*["plan charge"] * 6, *["plan flank"] * 6]
EVERYTHING += [f"plan {name}" for name in ("envelop", "lead", "rally", "regroup", "sacrifice")]

SIDES = [
    (lambda: battle(FAST, SLOW), "area:granicus", "battle-here", ON | {"area": "Granicus"}),
    (lambda: battle(FAST, SLOW), "area:sardis", "battle-first", ON | {"area": "Granicus"}),
    (lambda: battle(FAST, SLOW), "counter:alexander", "attacks-later", ON | {"speed": 0}),
    (lambda: battle(FAST, SLOW), "counter:persian-infantry-1", "enemy-later", ON),
    (lambda: battle(FAST, ["wall", *SLOW]), "counter:wall-1", "wall-later", ON),
    (lambda: battle(FAST, ["memnon", *SLOW], level=3), "counter:memnon", "leader-for-alexander", {"speed": 2}),
    (dueling, "counter:memnon", "leader-in-duel", {}),
    (lambda: play(dueling(plans={"rally": 1}), "fight", 6, 3), "counter:phalanx-1", "hit-of-the-duel", {}),
    (volley, "counter:persian-archer-1", "hit-is-yours", {}),
    (fallen, "counter:archer-1", "force-has-fallen", {}),
    (regrouping, "counter:archer-1", "force-regroups", {}),
    (lambda: run(battle(FAST, SLOW), "fight"), "counter:phalanx-1", "other-speed", {"speed": 1, "pace": 4}),
    (lambda: run(battle(FAST, SLOW), "fight"), "counter:persian-infantry-1", "attacker-first", {}),
    (
        lambda: play(run(battle(MIDST, SLOW), "fight"), "attack hypaspists-1", 6),
        "counter:hypaspists-1",
        "has-attacked",
        {},
    ),
    (tired, "counter:light-cavalry-1", "cavalry-rests", {}),
    (
        lambda: engine("wall", "wall/reduced", "persian-phalanx", move="batter"),
        "counter:persian-phalanx-1",
        "engine-aims-at-walls",
        {},
    ),
    (
        lambda: engine("wall", "persian-phalanx", "persian-phalanx/reduced", move="attack"),
        "counter:wall-1",
        "engine-aims-at-forces",
        {},
    ),
]

PLANS = [
    (lambda: battle(FAST, SLOW, temples=["Macedon"]), "plan:fate", "fate-for-a-roll", ON),
    (lambda: battle(FAST, SLOW, plans={"flank": 1}), "plan:flank", "flank-for-a-hit", ON),
    (lambda: battle(FAST, SLOW, plans={"lead": 1}), "plan:lead", "lead-works", {}),
    (lambda: battle(FAST, SLOW, plans={"rally": 1}), "plan:rally", "rally-for-a-hit", ON),
    (lambda: battle(FAST, SLOW, plans={"regroup": 1}), "plan:regroup", "regroup-for-a-loss", ON),
    (lambda: battle(FAST, SLOW, plans={"charge": 1}), "plan:charge", "charge-for-the-tired", ON),
    (lambda: battle(FAST, SLOW, plans={"sacrifice": 1}), "plan:sacrifice", "sacrifice-for-an-attack", ON),
    (
        lambda: run(battle([], SLOW, plans={"sacrifice": 1}, insights=["trap"], level=6), "fight"),
        "plan:sacrifice",
        "nobody-to-sacrifice",
        {},
    ),
    (lambda: battle(FAST, ["wall"], plans={"envelop": 1}), "plan:envelop", "envelop-before-walls", {}),
    (lambda: battle([], SLOW, plans={"envelop": 1}), "plan:envelop", "envelop-outnumbered", {"advantage": -1}),
    (
        lambda: run(battle(FAST, ["memnon", "persian-phalanx"], plans={"envelop": 1}, level=6), "fight"),
        "plan:envelop",
        "envelop-later",
        {"now": "challenge-leader"},
    ),
    (lambda: battle(FAST, SLOW, enemy_plans={"flank": 2}), "enemy-plan:flank", "enemy-plan", {"works": "flank"}),
    (lambda: choosing("plan lead", gold=2), "plan:lead", "plan-limit", {"plan": "lead", "most": 1}),
    (lambda: choosing("plan flank"), "plan:flank", "plan-too-dear", {"price": 1, "gold": 0}),
    (lambda: choosing(gold=2), "treasury:gold", "plans-free", {"free": 1}),
    (lambda: choosing("plan flank"), "treasury:gold", "plan-too-dear", {"price": 1, "gold": 0}),
    (lambda: choosing(*EVERYTHING, gold=30), "treasury:gold", "plans-all-taken", {}),
]

CASES = [*SIDES, *PLANS]


@pytest.mark.parametrize(("make", "thing", "reason", "data"), CASES, ids=[f"{case[2]} {case[1]}" for case in CASES])
def test_the_reason_is_the_most_particular_one(make: Any, thing: str, reason: str, data: dict[str, Any]) -> None:
    found = why(make(), thing)
    assert found is not None
    assert (found.kind, found.data) == (reason, data)


def test_those_who_stand_alike_are_all_meant() -> None:
    s = battle(["phalanx", "phalanx/reduced", "phalanx"], ["persian-infantry"] * 3)
    view = s.view(0)
    assert GAME.named(view, s.find(0, "disband phalanx-1")) == ["counter:phalanx-1", "counter:phalanx-3"]
    assert GAME.named(view, s.find(0, "disband phalanx-2")) == ["counter:phalanx-2"]


def test_resolution_a_force_that_was_hit_at_its_own_speed_strikes_like_the_others() -> None:
    """Two Archers of the same speed as the enemy's: one falls, both attack, and either can be pointed at."""
    s = battle(["archer", "archer", "phalanx"], ["persian-archer"], insights=["trap"])
    run(play(run(s, "fight"), "proceed", 2), "hit archer-1")
    assert kind(s) == "launch-attack"
    assert GAME.named(s.view(0), s.find(0, "attack archer-1")) == ["counter:archer-1", "counter:archer-2"]
    assert why(s, "counter:archer-1") is None


def test_the_duel_names_both_who_fight_it() -> None:
    s = run(battle(["phalanx"], ["memnon", "persian-phalanx"], level=6), "fight")
    assert kind(s) == "challenge-leader"
    assert GAME.named(s.view(0), s.find(0, "duel")) == ["counter:alexander", "counter:memnon"]


def test_retreat_names_the_area_that_the_army_came_from() -> None:
    s = battle(FAST, SLOW, came_from="Ilium")
    assert GAME.named(s.view(0), s.find(0, "retreat")) == ["area:ilium"]
    assert why(s, "area:ilium") is None


def test_a_plan_beyond_the_free_ones_is_paid_for() -> None:
    s = choosing("plan flank", gold=1)
    assert GAME.named(s.view(0), s.find(0, "plan flank")) == ["plan:flank", "treasury:gold"]
    assert GAME.named(s.view(0), s.find(0, "plan lead")) == ["treasury:gold"], "none is held yet"
