"""What a game tells of the near future by its door `outlook`; a game without the door tells nothing."""

from __future__ import annotations

from argead.kernel import Prospect, State

DOOR = "outlook"


def threats(state: State, seat: int) -> tuple[Prospect, ...]:
    """All that can be done to the seat before its next turn, gravest first; nothing once the game has ended."""
    door = state.game.door(DOOR)
    return () if door is None or not state.waiting() else tuple(door.threats(state, seat))


def endings(state: State, seat: int) -> tuple[Prospect, ...]:
    """The ends of the game that are in sight."""
    door = state.game.door(DOOR)
    return () if door is None or not state.waiting() else tuple(door.endings(state, seat))


def held(state: State, seat: int) -> frozenset[str]:
    """What of all that can be in danger the seat has now, and could give up itself, by its keys."""
    tell = getattr(state.game.door(DOOR), "held", None)
    return frozenset() if tell is None else frozenset(tell(state, seat))
