"""Any legal action."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from argead.bots.bot import Bot, Strength
from argead.kernel import Action, SetupError, State


class Picker(Bot):
    """A bot that needs nothing but the list of legal actions: it is handed no state at all, not even a guess."""

    def pick(self, options: Sequence[Action]) -> Action:
        raise NotImplementedError

    def choose(self, sight: State, seat: int) -> Action:
        return self.pick(sight.actions(seat))


class RandomBot(Picker):
    """Every legal action is equally likely."""

    def __init__(self, style: str, strength: Strength, random: Random) -> None:
        if style or strength is not None:
            raise SetupError("the bot 'random' has neither style nor strength: write just 'random'")
        self._random = random.random

    def pick(self, options: Sequence[Action]) -> Action:
        return options[int(self._random() * len(options))]
