"""Net: takes the move after which its judgement gives it the best chance to win."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from argead.bots.bot import Bot, Strength
from argead.bots.judgement import judgement
from argead.bots.weighing import best_of, candidates, weighed
from argead.kernel import Action, SetupError, State

DRAWS = 2


class NetBot(Bot):
    """Looks to the end of its own move, in as many draws of chance as its strength says (default 2); where there are no
    rivals, the game's schooling says how far it looks."""

    def __init__(self, style: str, strength: Strength, random: Random) -> None:
        if style:
            raise SetupError("the bot 'net' has no style: leave out the slash")
        self._draws = int(strength or DRAWS)
        self._random = random

    def think(self, sight: State, seat: int) -> Iterator[Action]:
        schooling = sight.game.schooling
        if schooling is not None:
            judge = judgement(sight.game, sight.players).heads
            yield schooling.advise(sight, seat, self._random, judge)
            return
        options = candidates(sight, seat)
        if len(options) > 1:
            worth = weighed(sight, seat, options, judgement(sight.game, sight.players).weigh, self._random, self._draws)
            yield options[best_of(worth)]
        else:
            yield options[0]
