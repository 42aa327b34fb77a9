"""Random play of other projects' games, measured the same way: whole games, legal list made, action chosen and applied.

OpenSpiel's games are C++ driven from Python; their chance nodes are sampled in Python, take their time, and are not
counted. Catanatron's players answer questions with a single option too; those are counted.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib.util import find_spec
from random import Random
from time import process_time
from typing import Any


@dataclass(frozen=True, slots=True)
class Peer:
    """Another project's game, and how many times its speed is our goal."""

    key: str
    label: str
    module: str
    times: int
    decisions_per_second: Callable[[float], float]

    @property
    def is_here(self) -> bool:
        return find_spec(self.module) is not None


def openspiel(name: str) -> Callable[[float], float]:
    """A game of OpenSpiel's own."""

    def decisions_per_second(seconds: float) -> float:
        import pyspiel

        game = pyspiel.load_game(name)
        random = Random(1).random
        decisions = 0
        start = process_time()
        while (spent := process_time() - start) < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(_sample(state.chance_outcomes(), random()))
                else:
                    options = state.legal_actions()
                    state.apply_action(options[int(random() * len(options))])
                    decisions += 1
        return decisions / spent

    return decisions_per_second


def _sample(outcomes: list[tuple[int, float]], at: float) -> int:
    for outcome, odds in outcomes:
        at -= odds
        if at < 0:
            return outcome
    return outcomes[-1][0]


def catanatron(seconds: float) -> float:
    """Four of Catanatron's random players."""
    from catanatron import Color, Game, RandomPlayer

    colours: list[Any] = [Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE]
    decisions = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        game = Game([RandomPlayer(colour) for colour in colours], seed=decisions + 1)
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
    return decisions / spent


PEERS = (
    Peer("gin_rummy", "OpenSpiel's gin rummy", "pyspiel", 1, openspiel("gin_rummy")),
    Peer("backgammon", "OpenSpiel's backgammon", "pyspiel", 1, openspiel("backgammon")),
    Peer("catanatron", "Catanatron", "catanatron", 3, catanatron),
)
