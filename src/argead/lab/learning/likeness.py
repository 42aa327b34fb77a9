"""Likeness: by which a test sees that inputs mean what they meant when weights were learned from them."""

from __future__ import annotations

from hashlib import sha256
from random import Random

from argead.kernel import Dice
from argead.shelf import game

POSITIONS = 60
SEED = 4


def likeness(name: str, players: int) -> str:
    """A digest of the inputs of some positions of a random game with so many seats."""
    described = game(name)
    assert described.features is not None
    found = sha256()
    random = Random(SEED)
    state = described.new(players, Dice(SEED), pack=None, journal=None)
    for _ in range(POSITIONS):
        waiting = state.waiting()
        if not waiting:
            break
        state.play(waiting[0], random.choice(state.actions(waiting[0])))
        for row in described.features(state, 0):
            found.update(" ".join(f"{value:.5f}" for value in row).encode())
    return found.hexdigest()[:16]
