"""Campaigns of Field Commander that a test brings to where it begins."""

from __future__ import annotations

from typing import Any

from support.person import Person
from support.served import Served, Sitting

GAME = "field-commander"
EACH_STEP = {"eachStep": True}
"""Who goes by hints is asked everything."""

IDLE = ("begin", "halt", "proceed", "appoint", "suffer", "pay")
"""What is done by whoever lets the time run out."""


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


def advance(sitting: Sitting, until: str, *moves: str) -> bool:
    """Play by hints, without a browser, until this is asked; then make these moves. False: the dice ended it before."""
    while (table := sitting.look(0))["waiting"] and table["decision"]["kind"] != until:
        sitting.move(0, table["ply"], sitting.get("/hint", 0, seat=0).json()["action"])
    for move in moves if table["waiting"] else ():
        assert sitting.move(0, sitting.look(0)["ply"], move).status_code == 200
    return bool(table["waiting"])


def brought_to(served: Served, question: str, **options: str) -> Sitting:
    """A campaign of which this is asked."""
    while not advance(sitting := served.create("here", game=GAME, options=options), question):
        pass
    return sitting


def to_arms(served: Served, *plans: str) -> Sitting:
    """A battle about to be fought, with these plans and more Forces than the enemy has."""
    while True:
        sitting = served.create("here", game=GAME)
        fights = advance(sitting, "choose-plans", *(f"plan {plan}" for plan in plans), "ready")
        if fights and sitting.look(0)["view"]["battle"]["advantage"] > 0:
            return sitting


def idle(actions: list[dict[str, Any]]) -> dict[str, Any]:
    """Let the time run out."""
    return min(actions, key=lambda action: IDLE.index(action["verb"]) if action["verb"] in IDLE else len(IDLE))
