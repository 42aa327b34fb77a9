"""Fuzz: many games with invariants after every step; `ARGEAD_FUZZ=10` in the environment plays ten times more.

A game adds its own invariants in tests/games/<game>/invariants.py as `check(state)`.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from random import Random
from tempfile import gettempdir

import pytest

from argead.bots import bot, decide
from argead.kernel import Dice, Match, State
from support.tables import LONGEST, TABLES, Table, pick, tables_of

GAMES_OF_EACH = 300 * float(os.environ.get("ARGEAD_FUZZ", "1"))
"""Matches of every game of the catalogue, shared out over its tables."""

GREEDY_EVERY = 6
"""Every so many games one seat plays greedily, so that games go where chance alone would never lead them."""


def invariants(table: Table) -> Callable[[State], None]:
    module = f"games.{table.name.replace('-', '_')}.invariants"
    try:
        found = find_spec(module)
    except ModuleNotFoundError:
        found = None
    return import_module(module).check if found else lambda state: None


def play(match: Match, seed: int, check: Callable[[State], None]) -> None:
    random, dice = Random(seed), Dice(seed + 1)
    player = bot("greedy", seed) if seed % GREEDY_EVERY == 0 else None
    best = [0] * match.state.players
    for _ in range(LONGEST):
        check(match.state)
        waiting = match.state.waiting()
        if not waiting:
            break
        seat = pick(random, waiting)
        if match.page:
            notation = match.page.notation
        elif player and seat == 0:
            notation = decide(player, match.state, seat, dice).notation
        else:
            notation = pick(random, match.state.actions(seat)).notation
        match.play(seat, notation)
        scores = match.state.view(None).get("scores", best)
        assert all(new >= old for new, old in zip(scores, best, strict=True)), "points are never lost"
        best = scores
    assert match.state.outcome() is not None, "the game does not end"


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_games_keep_the_invariants_at_every_step(table):
    check = invariants(table)
    for number in range(max(1, round(GAMES_OF_EACH / len(tables_of(table.game))))):
        seed = 1000 * TABLES.index(table) + number
        match = table.match(Dice(seed))
        try:
            play(match, seed, check)
        except Exception as error:
            path = Path(gettempdir()) / f"argead-fuzz-{table}-{seed}.jsonl"
            path.write_text(match.record.dump(), encoding="utf-8")
            raise AssertionError(f"{error!r} at ply {match.ply}; the record is {path}") from error
