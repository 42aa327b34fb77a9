"""The positions that the pictures of the rules show, set up and played by the referee."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from argead.games.field_commander.state import FieldCommander
from argead.kernel import Event
from games.field_commander.position import GAME, battle, play, position, run

SHOWN = ("companions", "phalanx", "archer", "siege-engine", "persian-chariot", "chares", "indian-elephant")
"""The kinds of counters that are drawn by themselves."""

OWN = ["companions", "archer", "phalanx"]
FOES = ["persian-archer", "persian-heavy-cavalry", "persian-infantry"]
GARRISONS = {
    "Granicus": ["memnon", "persian-heavy-cavalry", "persian-light-cavalry", "persian-phalanx", "persian-infantry"],
    "Sardis": ["persian-archer", "persian-infantry", "persian-infantry"],
    "Halicarnassus": ["wall", "persian-infantry", "persian-archer", "persian-peltast"],
    "Lycia": ["persian-archer", "persian-peltast", "persian-infantry"],
}
ROLLS = ("attacked", "enemy-attacked")


def before_battle(journal: list[Event] | None = None) -> FieldCommander:
    return battle(OWN, FOES, plans={"flank": 1}, enemy_plans={"rally": 1}, journal=journal)


def battle_turn(journal: list[Event]) -> FieldCommander:
    """A whole turn, from the Archers to Alexander."""
    s = before_battle(journal)
    play(s, "fight", 2)
    play(s, "hit archer-1", 1, 5, 2)
    run(s, "flank", "strike persian-heavy-cavalry-1", "strike persian-heavy-cavalry-1")
    return play(s, "strike persian-archer-1", 4, 3, 4, 2)


def siege(journal: list[Event] | None = None) -> FieldCommander:
    """March at Old Tyre: the first of Tyre's three dice has fallen."""
    return position(
        "tyre",
        4,
        at="orders",
        area="Old Tyre",
        came_from="Sidon",
        turn=3,
        gold=8,
        advisors=["antipater"],
        army=["phalanx", "hypaspists", "siege-engine"],
        level=4,
        governed=["Gaza"],
        garrisons={"Tyre": ["persian-infantry", "persian-archer"]},
        tracks={"transports": 3, "mole": 2, "ships": 2, "warships": 3},
        journal=journal,
    )


def siege_turn(journal: list[Event] | None = None) -> FieldCommander:
    """The rest of the month: two more dice, two Siege Ships, income and purchases."""
    s = siege(journal)
    play(s, "pay", 5, 1)
    play(s, "lose transport", 2, 4, 5)
    return run(s, "halt", "prepare mole", "sink", "prepare transport")


def at_ilium() -> FieldCommander:
    """The coast of Asia, as the army has come over: Chaeronea is governed, a Temple stands in Macedon."""
    return position(
        area="Ilium",
        level=2,
        army=["companions", "archer", "infantry", "phalanx", "phalanx"],
        governed=["Chaeronea"],
        temples=["Macedon"],
        garrisons=GARRISONS,
    )


def map_of(s: FieldCommander) -> dict[str, Any]:
    """The map of a campaign with what stands on it."""
    campaigns, view = GAME.geometry(None)["campaigns"], s.view(0)
    campaign = next(one for one in campaigns if one["id"] == view["campaign"])
    return {"campaign": campaign, "areas": view["areas"], "army": view["army"]}


def works(s: FieldCommander) -> dict[str, Any]:
    view = s.view(0)
    return {"siege": view["tyre"], "gold": view["gold"]}


def looks(kinds: Iterable[str]) -> dict[str, Any]:
    """The counters of these kinds, as the client is told of them."""
    counters = GAME.geometry(None)["counters"].values()
    return {kind: next(one for one in counters if one["kind"] == kind) for kind in kinds}


def figures() -> dict[str, Any]:
    journal: list[Event] = []
    fought = battle_turn(journal)
    geometry = GAME.geometry(None)
    tyre = next(campaign for campaign in geometry["campaigns"] if campaign["siege"])
    return {
        "shown": list(SHOWN),
        "kinds": looks([*SHOWN, *OWN, *FOES, *(kind for kinds in GARRISONS.values() for kind in kinds)]),
        "alexander": geometry["alexander"],
        "map": map_of(at_ilium()),
        "before-battle": before_battle().view(0)["battle"],
        "battle-dice": [{"kind": event.kind, "data": event.data} for event in journal if event.kind in ROLLS],
        "after-battle": fought.view(0)["battle"],
        "board": tyre["siege"],
        "before-siege": works(siege()),
        "after-siege": works(siege_turn()),
    }
