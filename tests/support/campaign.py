"""Campaigns of Field Commander that a test brings to where it begins."""

from __future__ import annotations

from typing import Any

from support.person import Person
from support.served import Served, Sitting

GAME = "field-commander"
EACH_STEP = {"eachStep": True}
"""Who goes by hints is asked everything."""


def journal(person: Person, served: Served, kind: str) -> list[dict[str, Any]]:
    """What the table has written about such events."""
    match = person.page.url.rpartition("/")[2]
    lines = served.http.get(f"/api/matches/{match}").json()["journal"]
    return [line["data"] for line in lines if line["kind"] == kind]


def sit_down(person: Person, sitting: Sitting) -> None:
    """Open a match that was begun elsewhere."""
    known = {"match": sitting.match, "game": GAME, "tokens": {"0": sitting.tokens[0]}, "names": ["Anna"], "begun": 1}
    person.visit()
    person.page.evaluate("known => localStorage['argead.matches'] = JSON.stringify([known])", known)
    person.visit(f"#/match/{sitting.match}")
    person.wait_for_turn()


def advance(sitting: Sitting, until: str, *moves: str) -> None:
    """Play by hints, without a browser, until this is asked; then make these moves."""
    while (table := sitting.look(0))["decision"]["kind"] != until:
        sitting.move(0, table["ply"], sitting.get("/hint", 0, seat=0).json()["action"])
    for move in moves:
        assert sitting.move(0, sitting.look(0)["ply"], move).status_code == 200


def to_arms(served: Served, *plans: str) -> Sitting:
    """A battle about to be fought, with these plans and more Forces than the enemy has."""
    while True:
        sitting = served.create("here", game=GAME)
        advance(sitting, "choose-plans", *(f"plan {plan}" for plan in plans), "ready")
        if sitting.look(0)["view"]["battle"]["advantage"] > 0:
            return sitting


def idle(actions: list[dict[str, Any]]) -> dict[str, Any]:
    """Let the time run out."""
    verbs = ("begin", "halt", "proceed", "appoint", "suffer", "pay")
    return min(actions, key=lambda action: verbs.index(action["verb"]) if action["verb"] in verbs else len(verbs))
