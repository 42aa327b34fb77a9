"""What a kind opponent leaves alone: in the first round it neither takes over nor splits a rival's province."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from argead.games.alexandros.actions import Seize
from argead.games.alexandros.alexander import ChooseCard, ChooseCorner, ChoosePath, ChooseTriangle, NameSymbol
from argead.games.alexandros.divisions import splits
from argead.games.alexandros.state import Alexandros
from argead.kernel import Action, Dice

ALEXANDERS_MOVE = ChooseCard | NameSymbol | ChooseTriangle | ChooseCorner | ChoosePath

MOST_WAYS = 200
"""So many ways on from an action are tried, more than a first round has; with none of them kind it is an attack."""


def gentle(s: Alexandros, seat: int, actions: Sequence[Action]) -> Sequence[Action]:
    """Those of the actions that attack nobody in the first round; all of them later, or where there is no other way."""
    if s.turn > s.players or s.guarded() == s.governors[seat]:
        return actions
    return [action for action in actions if not attacks(s, seat, action)] or actions


def attacks(s: Alexandros, seat: int, action: Action) -> bool:
    """Whether an action takes a province over, or begins a move of Alexander that splits a rival's on every way."""
    if not isinstance(s.decision(seat), ALEXANDERS_MOVE):
        return isinstance(action, Seize)
    return not any(islice(_spares(s, seat, action), MOST_WAYS))


def _spares(s: Alexandros, seat: int, action: Action) -> Iterator[bool]:
    """Of each way on from an action to Alexander's halt, whether it leaves the rivals' provinces whole."""
    after = s.clone(Dice(0))
    after.play(seat, action)
    if any(split.holder != seat for split in splits(after, s.provinces)):
        yield False
    elif after.decision(seat).midway:
        for further in after.actions(seat):
            yield from _spares(after, seat, further)
    else:
        yield True
