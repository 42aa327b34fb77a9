"""Greedy beats random: nine of ten games of two, and three times its fair share at four."""

from __future__ import annotations

import sys

import pytest

from argead.bots import bot, decide
from argead.kernel import Dice
from games.empire.position import GAME, kind, practice


def greedy_wins(players: int, seed: int) -> bool:
    """Whether greedy alone wins against random players, sitting on each seat in turn, in long and short games."""
    own = seed % players
    bots = [bot("greedy" if seat == own else "random", seed) for seat in range(players)]
    length = "short" if seed // players % 2 else "full"
    state, dice = GAME.new(players, Dice(seed), length=length), Dice(seed + 1)
    while state.waiting():
        seat = state.waiting()[0]
        state.play(seat, state.find(seat, decide(bots[seat], state, seat, dice).notation))
    return state.outcome().winners == (own,)


@pytest.mark.parametrize(("players", "games", "least"), [(2, 100, 0.9), (4, 40, 0.75)])
def test_greedy_wins_against_random(players, games, least, capfd):
    wins = sum(greedy_wins(players, seed) for seed in range(games))
    with capfd.disabled():
        print(f"\nempire: greedy beats random in {wins} of {games} games of {players}", file=sys.stderr)
    assert wins >= least * games


@pytest.mark.parametrize("style", GAME.styles)
@pytest.mark.parametrize("pack", [None, practice(cubes=4)], ids=["our board", "four cubes"])
def test_every_style_answers_with_legal_actions(style, pack):
    state, dice = GAME.new(3, Dice(1), length="short", pack=pack), Dice(2)
    player = bot(f"greedy/{style}", 1)
    asked = set()
    while state.waiting():
        seat = state.waiting()[-1]
        asked.add(kind(state))
        state.play(seat, state.find(seat, decide(player, state, seat, dice).notation))
    assert {"allot-cubes", "march"} <= asked
    assert state.outcome() is not None


@pytest.mark.parametrize("spec", ["random", "greedy", "greedy:2"])
def test_bots_of_one_seed_repeat(spec):
    state = GAME.new(2, Dice(5))
    assert len({decide(bot(spec, 3), state, 0, Dice(4)).notation for _ in range(3)}) == 1
