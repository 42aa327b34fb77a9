"""Argead: four board games about Alexander the Great on one digital table."""

from argead.catalogue import game, games

__version__ = "0.1.0"

__all__ = ["__version__", "game", "games"]
