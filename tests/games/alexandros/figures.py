"""The positions that the pictures of the rules show, set up and played by the referee."""

from __future__ import annotations

import tomllib
from typing import Any

from argead.games.alexandros.board import OWN_TEXT
from argead.games.alexandros.state import Alexandros
from argead.kernel import Event
from games.alexandros.position import play, position

FIRST = "2-0 3-1 4-2 3-3"
"""The ride that closes the first province, and the one after it."""

SECOND = "3-3 4-2 6-2 7-1"
LARGER = "a3 a4 a5 a6 b4 b5 b6"
SMALLER = "a2 b2 b3 c3"


def scene(s: Alexandros, **more: Any) -> dict[str, Any]:
    """What is drawn of a position; the open land is what no closed province has."""
    view = s.view(None)
    closed = sorted(view["provinces"], key=lambda province: len(province["triangles"]))[:-1]
    return {
        "alexander": view["alexander"],
        "walls": view["walls"]["black"],
        "provinces": sorted(closed, key=lambda province: province["triangles"]),
        "governors": view["governors"],
        **more,
    }


def beginning() -> Alexandros:
    """Alexander at the start; a lyre and a horse lie face up."""
    return position(at="move", row="lyre horse", hands={0: "temple", 1: "soldier"}, chance=["soldier"])


def first_ride() -> Alexandros:
    s = beginning()
    play(s, "take lyre", "corner 3-3", "path 3-1 4-2 3-3")
    return s


def second_ride() -> Alexandros:
    """From the end of the first ride, with the soldier that was turned up."""
    s = position(at="move", walls=[FIRST], alexander="3-3", row="soldier horse", chance=["lyre"])
    play(s, "take soldier", "triangle b7", "corner 7-1", "path 4-2 6-2 7-1")
    return s


def occupied(journal: list[Event] | None = None) -> Alexandros:
    """Ada puts a governor on the soldier and pays with a temple and a horse."""
    s = position(walls=[FIRST, SECOND], alexander="7-1", hands={0: "temple horse lyre"}, journal=journal)
    play(s, "occupy a4", "pay")
    return s


def taken_over(journal: list[Event] | None = None) -> Alexandros:
    """Bob pays two soldiers for Ada's governor, puts his own on the temple, and pays for horse and soldier."""
    s = position(
        3,
        walls=[FIRST, SECOND],
        alexander="7-1",
        governors={0: "a4"},
        hands={1: "soldier soldier soldier horse"},
        active=1,
        journal=journal,
    )
    play(s, "seize b5", "pay", "give soldier", "give soldier")
    return s


def taxed() -> Alexandros:
    """Ada pays a soldier; her province and Bob's pay, Cleo's has two governors."""
    s = position(
        3,
        walls=[FIRST, SECOND],
        provinces=["c4 c5 d4 d5 d6"],
        alexander="7-1",
        governors={0: "a4", 1: "c3", 2: "c4 d6"},
        hands={0: "soldier"},
    )
    play(s, "tax soldier")
    return s


def split() -> Alexandros:
    """A wall from the coast to the coast through Ada's province."""
    return position(walls=[FIRST, SECOND, "4-2 5-1 4-0"], alexander="4-0", governors={0: "a6"})


def paid(journal: list[Event], kind: str) -> list[str]:
    """The cards that an occupation cost."""
    (event,) = [event for event in journal if event.kind == kind]
    return [card for card, count in event.data["cards"].items() for _ in range(count)]


def figures() -> dict[str, Any]:
    start, occupying, seizing = beginning(), list[Event](), list[Event]()
    occupation, seizure = occupied(occupying), taken_over(seizing)
    targets = {
        action.args()["card"]: start.preview(0, action)["targets"]
        for action in start.actions(0)
        if action.verb == "take"
    }
    return {
        "rows": list(tomllib.loads(OWN_TEXT)["rows"].values()),
        "nearest": scene(start, lit=[*targets["lyre"], *targets["horse"]]),
        "closing": scene(first_ride()),
        "second-ride": scene(second_ride()),
        "occupying": scene(occupation, paid=paid(occupying, "occupied")),
        "taking-over": scene(seizure, paid=paid(seizing, "seized")),
        "taxes": scene(taxed()),
        "split": scene(split()),
    }
