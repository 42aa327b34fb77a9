"""Questions as jobs: whoever sees the same is answered the same, at every door and however often."""

from __future__ import annotations

import json
from hashlib import sha256

from argead.kernel import State
from argead.table.advice.advising import Advising
from argead.table.advice.foreseeing import Foreseeing
from argead.table.jobs import sight


def advising(state: State, seat: int, book: str = "") -> Advising:
    """Which moves are best for a seat that is to decide."""
    seed = seed_of(state, seat)
    return Advising(sight(state, seat, seed), seat, seed, book)


def foreseeing(state: State, seat: int, decides: bool) -> Foreseeing:
    """What may be done to a seat, and what would make it safe if it `decides`."""
    seed = seed_of(state, seat)
    return Foreseeing(sight(state, seat, seed), seat, seed, decides)


def seed_of(state: State, seat: int) -> str:
    """Made of all that the seat sees and may choose, and of nothing else."""
    choices = [action.notation for action in state.actions(seat)] if seat in state.waiting() else []
    return sha256(json.dumps([state.view(seat), choices], sort_keys=True).encode()).hexdigest()
