"""What can be pointed at: areas, turns, counters, plans, advisors, dice, the works of the siege."""

from __future__ import annotations

from typing import Any

TRACKS = ("transport", "mole", "siege-ship", "warship")


def things(view: dict[str, Any]) -> list[str]:
    """Everything on the table, as the commander sees it."""
    return [
        *(f"area:{slug(name)}" for name in view["areas"]),
        *(f"turn:{number}" for number, _ in enumerate(view["turns"], start=1)),
        *(f"treasury:{name}" for name in _treasury(view)),
        *(f"advisor:{name}" for name in view["advisors"]),
        *(f"insight:{name}" for name in view["insights"]),
        *(f"prophecy:{prophecy['name']}" for prophecy in view["prophecies"]),
        *(f"die:{name}" for name in _dice(view)),
        *_siege(view),
        *(_battlefield(view["battle"]) if view["battle"] else _camp(view)),
    ]


def slug(name: str) -> str:
    """An area as its message and its id spell it."""
    return name.lower().replace(" ", "-")


def _treasury(view: dict[str, Any]) -> list[str]:
    return ["gold", "glory", *(["points"] if view["prospect"] and view["stage"] != "over" else [])]


def _dice(view: dict[str, Any]) -> list[str]:
    """The dice that are being decided about."""
    rolled = view["battle"] and view["battle"]["roll"]
    fate = ["fate"] if rolled and rolled["die"] is not None else []
    return [*(name for name in ("scouting", "intimidation", "order") if view[name]), *fate]


def _siege(view: dict[str, Any]) -> list[str]:
    if view["tyre"] is None:
        return []
    sections = [f"section:{number}" for number, _ in enumerate(view["tyre"]["sections"], start=1)]
    return sections if view["battle"] else [*sections, *(f"track:{name}" for name in TRACKS)]


def _camp(view: dict[str, Any]) -> list[str]:
    """The army and the enemy's operation, while there is no battle."""
    if view["stage"] == "setup":
        return []
    forces = (force["counter"] for force in view["army"]["forces"])
    drawn = enumerate(view["operation"]["drawn"], start=1)
    return [
        "counter:alexander",
        *(f"counter:{name}" for name in forces),
        *(f"operation:{number}" for number, _ in drawn),
    ]


def _battlefield(battle: dict[str, Any]) -> list[str]:
    """Both sides, those who will come back, and the plans."""
    standing = [fighter["counter"] for side in ("own", "enemy") for fighter in battle[side]]
    regrouped = [name for name in battle["regroup"] if name not in standing]
    return [
        *(f"counter:{name}" for name in (*standing, *regrouped)),
        *(f"plan:{name}" for name in battle["plans"]),
        *(["plan:fate"] if battle["fate"] else []),
        *(f"enemy-plan:{name}" for name in battle["enemy_plans"]),
    ]
