"""All that a state holds, as plain values that can be compared."""

from __future__ import annotations

from typing import Any

from argead.kernel import State

OUTSIDE = {"chance", "journal", "_offered", "_offered_to"}
"""Slots that are not part of the position: who answers, who listens, and the legal list kept for the next question."""


def slots(state: State) -> list[str]:
    """The names of all slots of the position, of every class that the state is made of."""
    named = [name for cls in type(state).__mro__ for name in getattr(cls, "__slots__", ())]
    return sorted(set(named) - OUTSIDE)


def snapshot(state: State) -> dict[str, Any]:
    """The position, deeply copied into plain values."""
    return {name: _plain(getattr(state, name)) for name in slots(state)}


def _plain(value: Any) -> Any:
    if value is None or isinstance(value, bool | int | float | str | bytes):
        return value
    if isinstance(value, list | tuple):
        return [_plain(item) for item in value]
    if isinstance(value, dict):
        return {str(key): _plain(item) for key, item in value.items()}
    if isinstance(value, type):
        return value.__qualname__
    if isinstance(value, set | frozenset):
        return sorted((_plain(item) for item in value), key=repr)
    if callable(value):
        return f"{value.__module__}.{value.__qualname__}"
    return [_plain(part) for part in value.__reduce_ex__(4)]
