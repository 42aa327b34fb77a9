"""The policy that a game brings along."""

from __future__ import annotations

from random import Random

from argead.bots.bot import Bot, Strength
from argead.kernel import Action, Dice, SetupError, State


class Adviser(Bot):
    """Does what the game's own policy advises."""

    def __init__(self, style: str, strength: Strength, random: Random) -> None:
        if style or strength is not None:
            raise SetupError("a game's own bot has neither style nor strength: write just its name")
        self._random = random

    def choose(self, sight: State, seat: int) -> Action:
        advise = sight.game.advise
        if advise is None:
            raise SetupError(f"{sight.game.name} has no bot of its own")
        return advise(sight, seat, Dice(self._random.getrandbits(64)))
