"""What cannot be taken back, foretold: an action is final if undo would refuse right after it."""

from __future__ import annotations

from collections.abc import Callable

from argead.kernel import Action, ChanceAsked, Sealed, State


def is_final(
    state: State, seat: int, action: Action, is_overtaken: Callable[[State], bool] = lambda after: False
) -> bool:
    """Whether chance would answer the action, something hidden would be shown, or the game would end.

    Dice that people roll themselves can be rolled again, as long as they do not end the game. A table also knows whom
    the state after it waits for, and whether the action `is_overtaken` by a move that comes at once.
    """
    trial = state.clone(Sealed())
    decision = trial.decision(seat)
    trial.agenda.pop()
    try:
        # Not `trial.play`: it would make the whole legal list anew for every action on it.
        decision.play(trial, seat, action)
        trial.settle()
    except ChanceAsked:
        return not state.physical
    return trial.reveals > state.reveals or trial.outcome() is not None or is_overtaken(trial)
