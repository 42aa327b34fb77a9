"""Novice: sound and kind. Takes now this, now that of the moves that are nearly as good as the best."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from argead.bots.bot import Bot, Strength
from argead.bots.greedy import prospects
from argead.kernel import Action, State

NEARLY = 0.04
"""How much of its appraisal it may give away with one move: never a blunder."""


class Novice(Bot):
    """Weighs what greedy weighs, but for what would be unkind to a beginner."""

    def __init__(self, style: str, strength: Strength, random: Random) -> None:
        assert strength is None, "a level has none"
        self._style = style
        self._random = random

    def think(self, sight: State, seat: int) -> Iterator[Action]:
        style = self._style or next(iter(sight.game.styles), "")
        options = sight.game.gentle(sight, seat, sight.decision(seat).likely(sight, seat, style))
        if len(options) == 1:
            yield options[0]
            return
        worth = list(prospects(sight, seat, options, self._random.getrandbits(64)))
        best = max(worth)
        yield self._random.choice(
            [option for option, value in zip(options, worth, strict=True) if value > best - NEARLY]
        )
