"""No leak: whatever a seat cannot know is drawn anew, and neither its view nor its choices change by a byte."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from random import Random

import pytest

from argead.bots import bot, decide
from argead.kernel import Dice, State
from argead.testing.knowledge import knowledge
from argead.testing.settings import MOST_DECISIONS, Setting, pick, play_out, settings_of
from argead.testing.snapshot import snapshot
from argead.testing.subject import Subject

GAMES = 256
"""So many games are remembered."""


@lru_cache(GAMES)
def course(setting: Setting, seed: int, greedy: bool) -> list[tuple[int, str]]:
    """The moves of a game, each with its seat: several tests look at the same games, which are thought out once."""
    state, random, dice = setting.new(Dice(seed)), Random(seed), Dice(seed)
    players = [bot("greedy" if greedy else "random", seed + seat) for seat in range(setting.players)]
    moves: list[tuple[int, str]] = []
    while (waiting := state.waiting()) and len(moves) < MOST_DECISIONS:
        seat = pick(random, waiting)
        notation = decide(players[seat], state, seat, dice).notation
        state.play(seat, state.find(seat, notation))
        moves.append((seat, notation))
    return moves


def game_states(setting: Setting, seed: int, greedy: bool) -> Iterator[State]:
    """The states of a game before every decision, and the last one."""
    state = setting.new(Dice(seed))
    yield state
    for seat, notation in course(setting, seed, greedy):
        state.play(seat, state.find(seat, notation))
        yield state


class NoLeak(Subject):
    """What a seat cannot know never reaches it; `guesses` says in how many states at least that is tried."""

    guesses = 20_000

    def test_a_guess_keeps_view_and_choices_byte_for_byte(self, capfd: pytest.CaptureFixture[str]) -> None:
        dice = Dice(1)
        counted: Counter[str] = Counter()
        settings = settings_of(self.game)
        seed = 0
        while counted.total() < self.guesses or seed < 2 * len(settings):
            setting, greedy = settings[seed % len(settings)], seed // len(settings) % 2 == 1
            for ply, state in enumerate(game_states(setting, seed, greedy)):
                for seat in range(setting.players):
                    if seat in state.waiting() or (ply + seat) % 3 == 0:
                        more = ply % 10 == 0
                        assert knowledge(state.guess(seat, dice), seat, more) == knowledge(state, seat, more)
                        waiting = "waiting" if seat in state.waiting() else "watching"
                        counted[f"{setting.players} seats, {'greedy' if greedy else 'random'} play, {waiting}"] += 1
            seed += 1
        assert counted.total() >= self.guesses
        # Who plays alone watches nothing but the end.
        weighed = [n for what, n in counted.items() if what.endswith("waiting") or not what.startswith("1 seats")]
        assert min(weighed) >= 100, counted
        with capfd.disabled():
            print(f"\nno leak: {self.game.name} guessed in {counted.total():,} states of {seed} games", file=sys.stderr)

    def test_a_guess_plays_on_to_the_end(self, setting: Setting) -> None:
        for ply, state in enumerate(game_states(setting, 3, greedy=True)):
            if ply % 9 == 0:
                for seat in range(setting.players):
                    over = play_out(state.guess(seat, Dice(ply)), Random(ply))
                    assert over.outcome() is not None

    def test_a_guess_leaves_the_state_alone(self, setting: Setting) -> None:
        for state in game_states(setting, 4, greedy=False):
            before = snapshot(state)
            for seat in range(setting.players):
                state.guess(seat, Dice(1)).active = -1
            assert snapshot(state) == before

    def test_a_guess_of_a_guess_is_as_good(self, setting: Setting) -> None:
        for ply, state in enumerate(game_states(setting, 5, greedy=False)):
            if ply % 20 == 0:
                for seat in range(setting.players):
                    twice = state.guess(seat, Dice(ply)).guess(seat, Dice(ply + 1))
                    assert knowledge(twice, seat) == knowledge(state, seat)

    def test_guesses_with_the_same_chance_are_the_same(self, setting: Setting) -> None:
        for ply, state in enumerate(game_states(setting, 6, greedy=False)):
            if ply % 30 == 0:
                assert snapshot(state.guess(0, Dice(9))) == snapshot(state.guess(0, Dice(9)))
