"""Fuzz: many games with invariants after every step; `ARGEAD_FUZZ=10` in the environment plays ten times more.

A game adds its own invariants as `check`.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from random import Random
from tempfile import gettempdir

from argead.bots import bot, decide
from argead.kernel import Dice, Match, State
from argead.testing.settings import MOST_DECISIONS, Setting, pick, settings_of
from argead.testing.subject import Subject

GAMES = 300 * float(os.environ.get("ARGEAD_FUZZ", "1"))
"""Matches to play, shared out over the settings."""

GREEDY_EVERY = 6
"""Every so many games one seat plays greedily, so that games go where chance alone would never lead them."""


def play(match: Match, seed: int, check: Callable[[State], None]) -> None:
    random, dice = Random(seed), Dice(seed + 1)
    player = bot("greedy", seed) if seed % GREEDY_EVERY == 0 else None
    best = [0] * match.state.players
    for _ in range(MOST_DECISIONS):
        check(match.state)
        waiting = match.state.waiting()
        if not waiting:
            break
        seat = match.page.seat if match.page else pick(random, waiting)
        if match.page:
            notation = match.page.notation
        elif player and seat == 0:
            notation = decide(player, match.state, seat, dice).notation
        else:
            notation = pick(random, match.state.actions(seat)).notation
        match.play(seat, notation)
        scores = match.state.view(None).get("scores", best)
        if not match.game.points_fall:
            assert all(new >= old for new, old in zip(scores, best, strict=True)), "points are never lost"
        best = scores
    assert match.state.outcome() is not None, "the game does not end"


class Fuzz(Subject):
    """Many games, in which nothing ever goes wrong."""

    def test_games_keep_the_invariants_at_every_step(self, setting: Setting) -> None:
        settings = settings_of(self.game)
        for number in range(max(1, round(GAMES / len(settings)))):
            seed = 1000 * settings.index(setting) + number
            match = setting.match(Dice(seed))
            try:
                play(match, seed, self.check)
            except Exception as error:
                path = Path(gettempdir()) / f"argead-fuzz-{setting}-{seed}.jsonl"
                path.write_text(match.record.dump(), encoding="utf-8")
                raise AssertionError(f"{error!r} at ply {match.ply}; the record is {path}") from error
