"""Argead: four board games about Alexander the Great on one digital table."""

from types import ModuleType

import argead.games
from argead import catalogue
from argead.catalogue import game
from argead.kernel import Game

__version__ = "0.1.0"

__all__ = ["__version__", "game"]


class _Games(ModuleType):
    """The package `argead.games` can also be called, for the list of all games: `argead.games()`."""

    def __call__(self) -> list[Game]:
        return catalogue.games()


argead.games.__class__ = _Games
