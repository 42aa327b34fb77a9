"""How a match stands, in one line: for whoever looks at a list of matches."""

from __future__ import annotations

from typing import Any


def glance(view: dict[str, Any]) -> tuple[dict[str, Any], list[int]]:
    """What the message `glance` tells of a view, and the points that are certain: none before the campaign is won."""
    facts = {"campaign": view["campaign"], "turn": view["turn"], "turns": len(view["turns"]), "glory": view["glory"]}
    return facts, []
