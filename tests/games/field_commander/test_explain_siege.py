"""Why not, at the siege of Tyre: the sections of its wall, and the works that gold prepares."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from argead.games.field_commander.state import FieldCommander
from games.field_commander.position import position, run
from games.field_commander.test_explain_battle import why


def camp(**more: Any) -> FieldCommander:
    return position("tyre", **{"at": "spend", "area": "Old Tyre", "came_from": "Sidon"} | more)


def orders(roll: int, **more: Any) -> FieldCommander:
    tracks = {"warships": 1} | more.pop("tracks", {})
    return position("tyre", roll, at="orders", turn=2, tracks=tracks, **more)


def repairing() -> FieldCommander:
    """Section 1 is destroyed, section 2 reduced; a full fleet of one."""
    s = orders(2, sections=[0, 1, 2, 2, 0, 2])
    s.terms = replace(s.terms, warships=1)
    s._offered_to = None
    return s


BREACH = [0, 2, 2, 2, 2, 2]

CASES = [
    (lambda: camp(at="conquest"), "area:tyre", "tyre-closed", {"mole": 0, "most": 7}),
    (lambda: orders(2, sections=[0, 1, 2, 2, 2, 2]), "section:3", "section-whole", {"section": 3}),
    (lambda: orders(2, sections=[0, 1, 2, 2, 2, 2]), "section:2", "worse-section-first", {"section": 2}),
    (repairing, "track:warship", "fleet-complete", {"count": 1}),
    (repairing, "track:mole", "tyre-repairs", {}),
    (lambda: orders(3, gold=3, tracks={"mole": 2}), "track:transport", "tyre-threatens", {"work": "mole"}),
    (lambda: camp(razed=["Tyre"]), "section:1", "tyre-has-fallen", {}),
    (lambda: camp(razed=["Tyre"]), "track:siege-ship", "tyre-has-fallen", {}),
    (lambda: camp(sections=BREACH), "section:1", "section-breached", {"section": 1}),
    (lambda: position("tyre"), "section:1", "ships-need-camp", {"area": "Old Tyre"}),
    (camp, "section:1", "no-siege-ship", {}),
    (lambda: camp(tracks={"ships": 1}), "section:1", "ships-attack-unasked", {"hits": 2}),
    (lambda: position("tyre"), "track:mole", "works-later", {"now": "lead-army", "area": "Old Tyre"}),
    (lambda: position("tyre", at="spend"), "track:mole", "works-need-camp", {"area": "Old Tyre"}),
    (lambda: camp(tracks={"warships": 0}), "track:warship", "no-warship-left", {}),
    (lambda: camp(gold=2), "track:warship", "warship-too-dear", {"price": 3, "gold": 2}),
    (camp, "track:mole", "work-too-dear", {"work": "mole", "price": 1, "gold": 0}),
    (lambda: run(camp(gold=9), "prepare mole"), "track:mole", "mole-once-a-turn", {}),
    (lambda: camp(tracks={"mole": 7}), "track:mole", "track-full", {"count": 7}),
]


@pytest.mark.parametrize(("make", "thing", "reason", "data"), CASES, ids=[f"{case[2]} {case[1]}" for case in CASES])
def test_the_reason_is_the_most_particular_one(make: Any, thing: str, reason: str, data: dict[str, Any]) -> None:
    found = why(make(), thing)
    assert found is not None
    assert (found.kind, found.data) == (reason, data)


def test_what_tyre_threatens_and_the_gold_for_it_need_no_reason() -> None:
    s = orders(3, gold=3, tracks={"mole": 2})
    assert [why(s, thing) for thing in ("track:mole", "treasury:gold")] == [None, None]
