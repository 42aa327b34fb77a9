"""The parts that everything else waits for: copying a state, looking at it, replaying a record, starting a game."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from random import Random
from time import process_time

from argead.kernel import Dice, Game, Match, Record, State


def clone_microseconds(game: Game, seconds: float) -> float:
    """A copy of a state, over all positions of a random game with the most seats."""
    chance = Dice(1)
    return _each(positions(game, game.seats[1]), lambda state: state.clone(chance), seconds)


def view_microseconds(game: Game, seconds: float) -> float:
    """What a seat knows, over all positions of a random game with the most seats."""
    return _each(positions(game, game.seats[1]), lambda state: state.view(0), seconds)


def replay_milliseconds(game: Game, records: list[str]) -> float:
    """Reading a record's text and playing it through the referee: the mean of some random games with the most seats."""
    start = process_time()
    for text in records:
        Match.replay(Record.parse(text), game)
    return 1e3 * (process_time() - start) / len(records)


def start_milliseconds(game: Game) -> float:
    """Importing Argead in a fresh Python and setting a game up there."""
    program = (
        "from time import process_time; start = process_time(); import argead; from argead.kernel import Dice; "
        f"argead.game({game.name!r}).new({game.seats[0]}, Dice(1)); print(process_time() - start)"
    )
    answer = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True, timeout=60)
    return 1e3 * float(answer.stdout)


def positions(game: Game, players: int, seed: int = 1) -> list[State]:
    """The positions of a random game, each a copy of its own."""
    random, chance = Random(seed), Dice(seed)
    state = game.new(players, chance)
    passed: list[State] = []
    while waiting := state.waiting():
        passed.append(state.clone(chance))
        state.play(waiting[0], random.choice(state.actions(waiting[0])))
    return passed


def recorded_games(game: Game, count: int) -> list[str]:
    """The records of some random games with the most seats."""
    return [_recorded_game(game, game.seats[1], seed) for seed in range(1, count + 1)]


def _recorded_game(game: Game, players: int, seed: int) -> str:
    random = Random(seed)
    match = Match(game, tuple(f"seat {seat}" for seat in range(players)), Dice(seed))
    while waiting := match.state.waiting():
        match.play(waiting[0], random.choice(match.state.actions(waiting[0])).notation)
    return match.record.dump()


def _each(states: list[State], act: Callable[[State], object], seconds: float) -> float:
    done = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        for state in states:
            act(state)
        done += len(states)
    return 1e6 * spent / done
