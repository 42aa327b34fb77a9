"""What a kind opponent leaves alone: in the first round it neither takes over nor splits a rival's province."""

from __future__ import annotations

from collections.abc import Sequence

from argead.games.alexandros.actions import Corner, Path, Ride, Seize, Triangle
from argead.games.alexandros.alexander import ChooseCorner, ChoosePath
from argead.games.alexandros.divisions import splits
from argead.games.alexandros.state import Alexandros
from argead.kernel import Action


def gentle(s: Alexandros, seat: int, actions: Sequence[Action]) -> Sequence[Action]:
    """Those of the actions that attack nobody in the first round; all of them later, or where there is no other way."""
    if s.turn > s.players:
        return actions
    return [action for action in actions if not attacks(s, seat, action)] or actions


def attacks(s: Alexandros, seat: int, action: Action) -> bool:
    """Whether an action takes a province over, or sends Alexander where every way splits one of another player's."""
    if not isinstance(action, Triangle | Corner | Path | Ride):
        return isinstance(action, Seize)
    after = s.clone(s.chance)
    after.play(seat, action)
    if any(split.holder != seat for split in splits(after, s.provinces)):
        return True
    rides = isinstance(after.agenda[-1], ChooseCorner | ChoosePath)
    return rides and all(attacks(after, seat, further) for further in after.actions(seat))
