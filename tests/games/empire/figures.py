"""The positions that the pictures of the rules show, set up and played by the referee on our own board."""

from __future__ import annotations

from typing import Any

from argead.games.empire.state import Empire
from argead.kernel import Event
from games.empire.position import GAME, play, position

ADA, BOB, CLEO = range(3)
NEIGHBOURS = 2
"""The region that is drawn, and the one beside it."""

GAINS = ("majority", "temple-built", "city-built")


def scene(s: Empire, gains: list[Event] | None = None, **more: Any) -> dict[str, Any]:
    """What is drawn of a region: armies, pieces, and the points that it brought, by province and seat."""
    view = s.view(None)
    names = s.land.names
    scored = [event for event in gains or [] if event.kind in GAINS]
    return {
        "region": view["region"],
        "camp": view["camp"],
        "armies": {name: view["armies"][name] for name in names},
        "marks": view["marks"],
        "temples": {name: view["temples"][name] for name in names},
        "cities": {name: view["cities"][name] for name in names},
        "gains": [[event.data["province"], event.seat, event.data["points"]] for event in scored],
        **more,
    }


def beginning() -> Empire:
    """The screens are lifted: armies in the camp."""
    return position(3, armies={ADA: {"camp": 6}, BOB: {"camp": 5}, CLEO: {"camp": 4}}, cubes=CUBES, pack=None)


CUBES = {ADA: (4, 3), BOB: (3, 4), CLEO: (5, 4)}


def marched() -> Empire:
    """Ada leads six armies into Macedonia and three of them on to Thracia, which costs two temple cubes."""
    s = beginning()
    play(s, "cross camp macedonia", "send 6", "cross macedonia thracia", "send 3", "pay 2 0", "halt")
    return s


SCORING: dict[str, Any] = {
    "armies": {
        ADA: {"Macedonia": 3},
        BOB: {"Macedonia": 2, "Illyria": 1},
        CLEO: {"Illyria": 1, "Thessalia": 1},
    },
    "temple_marks": {"Macedonia": [ADA, BOB], "Illyria": [BOB, CLEO]},
    "city_marks": {"Macedonia": [ADA]},
    "cubes": {ADA: (5, 2), BOB: (3, 0), CLEO: (1, 0)},
}


def before_scoring() -> Empire:
    return position(3, at="still", pack=None, **SCORING)


def scored(journal: list[Event]) -> Empire:
    return position(3, at="score", journal=journal, pack=None, **SCORING)


def finished() -> Empire:
    """The end of a game: what was built decides the awards."""
    return position(
        3,
        at="still",
        region=6,
        pack=None,
        temples={
            ADA: {"Macedonia": 2, "Mysia": 1, "Phoenicia": 1, "Media": 2},
            BOB: {"Illyria": 1, "Lydia": 2, "Persis": 2},
            CLEO: {"Boeotia": 1, "Sogdiana": 1, "Gandhara": 1},
        },
        cities={"Macedonia": ADA, "Lydia": BOB, "Babylonia": ADA, "Susiana": BOB, "Aria": CLEO},
    )


def figures() -> dict[str, Any]:
    journal: list[Event] = []
    after, end = scored(journal), finished()
    board = GAME.geometry(None)
    return {
        "board": {"id": board["id"], "regions": board["regions"][:NEIGHBOURS]},
        "region": scene(beginning()),
        "march": scene(marched()),
        "scoring-before": scene(before_scoring()),
        "scoring-after": scene(after, journal),
        "awards": {"awards": end.view(None)["awards"]},
    }
