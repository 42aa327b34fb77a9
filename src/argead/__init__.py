"""Argead: four board games about Alexander the Great on one digital table."""

import argead.games  # noqa: F401 (loaded first: loaded later, it would hide the function of its name)
from argead.catalogue import game, games

__version__ = "0.1.0"

__all__ = ["__version__", "game", "games"]
