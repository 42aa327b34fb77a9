"""All that a seat is shown and offered, as bytes that can be compared."""

from __future__ import annotations

import json

from argead.kernel import State


def knowledge(state: State, seat: int, more: bool = True) -> bytes:
    """What the seat sees and may answer; with `more` also what spectators and learners are shown."""
    shown: list[object] = [state.view(seat)]
    if more:
        shown += [state.view(None), state.observe(seat)]
    if seat in state.waiting():
        shown.append([[action.index, action.notation] for action in state.actions(seat)])
        shown.append(state.decision(seat).kind())
    return json.dumps(shown).encode()
