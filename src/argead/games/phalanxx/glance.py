"""How a match stands, in one line: for whoever looks at a list of matches."""

from __future__ import annotations

from typing import Any


def glance(view: dict[str, Any]) -> tuple[dict[str, Any], list[int]]:
    """What the message `glance` tells of a view, and the Force of each seat."""
    return {"round": view["round"]}, [side["force"] for side in view["sides"] if not side["maxximilian"]]
