"""No leak: whatever a seat cannot know is drawn anew, and neither its view nor its choices change by a byte."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from argead.bots import bot, decide
from argead.kernel import Dice, Game, State
from argead.shelf import catalogue
from support.knowledge import knowledge
from support.snapshot import snapshot
from support.tables import LONGEST, TABLES, Table, pick, play_out, tables_of

STATES = 20_000
every_game = pytest.mark.parametrize("game", catalogue(), ids=lambda game: game.name)
every_table = pytest.mark.parametrize("table", TABLES, ids=str)


def game_states(table: Table, seed: int, greedy: bool) -> Iterator[State]:
    """The states of a game before every decision, and the last one."""
    state, random, dice = table.new(Dice(seed)), Random(seed), Dice(seed)
    players = [bot("greedy" if greedy else "random", seed + seat) for seat in range(table.players)]
    for _ in range(LONGEST):
        yield state
        waiting = state.waiting()
        if not waiting:
            return
        seat = pick(random, waiting)
        state.play(seat, state.find(seat, decide(players[seat], state, seat, dice).notation))


@every_game
def test_a_guess_keeps_view_and_choices_byte_for_byte(game: Game, capfd):
    dice = Dice(1)
    counted: Counter[str] = Counter()
    tables = tables_of(game)
    seed = 0
    while counted.total() < STATES or seed < 2 * len(tables):
        table, greedy = tables[seed % len(tables)], seed // len(tables) % 2 == 1
        for ply, state in enumerate(game_states(table, seed, greedy)):
            for seat in range(table.players):
                if seat in state.waiting() or (ply + seat) % 3 == 0:
                    more = ply % 10 == 0
                    assert knowledge(state.guess(seat, dice), seat, more) == knowledge(state, seat, more)
                    waiting = "waiting" if seat in state.waiting() else "watching"
                    counted[f"{table.players} seats, {'greedy' if greedy else 'random'} play, {waiting}"] += 1
        seed += 1
    assert counted.total() >= STATES
    # Who plays alone watches nothing but the end.
    weighed = [n for what, n in counted.items() if what.endswith("waiting") or not what.startswith("1 seats")]
    assert min(weighed) >= 100, counted
    with capfd.disabled():
        print(f"\nno leak: {game.name} guessed in {counted.total():,} states of {seed} games", file=sys.stderr)


@every_table
def test_a_guess_plays_on_to_the_end(table):
    for ply, state in enumerate(game_states(table, 3, greedy=True)):
        if ply % 9 == 0:
            for seat in range(table.players):
                over = play_out(state.guess(seat, Dice(ply)), Random(ply))
                assert over.outcome() is not None


@every_table
def test_a_guess_leaves_the_state_alone(table):
    for state in game_states(table, 4, greedy=False):
        before = snapshot(state)
        for seat in range(table.players):
            state.guess(seat, Dice(1)).active = -1
        assert snapshot(state) == before


@every_table
def test_a_guess_of_a_guess_is_as_good(table):
    for ply, state in enumerate(game_states(table, 5, greedy=False)):
        if ply % 20 == 0:
            for seat in range(table.players):
                twice = state.guess(seat, Dice(ply)).guess(seat, Dice(ply + 1))
                assert knowledge(twice, seat) == knowledge(state, seat)


@every_table
def test_guesses_with_the_same_chance_are_the_same(table):
    for ply, state in enumerate(game_states(table, 6, greedy=False)):
        if ply % 30 == 0:
            assert snapshot(state.guess(0, Dice(9))) == snapshot(state.guess(0, Dice(9)))
