"""What a kind opponent spares a beginner: in the first round nobody is crowded out of a province."""

from __future__ import annotations

from collections.abc import Sequence

from argead.games.empire.actions import Cross
from argead.games.empire.state import Empire
from argead.kernel import Action


def gentle(s: Empire, seat: int, actions: Sequence[Action]) -> Sequence[Action]:
    """The same actions, in the first round of the first region without the marches to where others stand.

    Where nothing else is left, all of them.
    """
    if s.region != s.first_region or s.round > 1:
        return actions
    others = [other for other in range(s.players) if other != seat]
    kind = [
        action
        for action in actions
        if not isinstance(action, Cross) or not any(s.armies_at(other, action.end) for other in others)
    ]
    return kind or actions
