"""The catalogue: which games there are. A new game adds its name here and gets everything else."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from argead.kernel import Game, SetupError

NAMES = ("alexandros", "empire", "field-commander", "phalanxx")


@cache
def game(name: str) -> Game:
    """The game of this name, loaded when it is first asked for."""
    if name not in NAMES:
        raise SetupError(f"there is no game {name!r}: choose {', '.join(NAMES)}")
    described: Game = import_module(f"argead.games.{name.replace('-', '_')}").GAME
    return described


def games() -> list[Game]:
    """All games, in the order of their names."""
    return [game(name) for name in NAMES]
