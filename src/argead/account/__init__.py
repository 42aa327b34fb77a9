"""Accounts: the story of a finished game as one page that needs nothing beside itself.

A game that has one is a module here with its name and a function `tell`; which games those are, `has_account` says.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from argead.kernel import Game, Match

THEMES = ("light", "dark")


def has_account(game: Game) -> bool:
    """Whether there is an account of this game."""
    return find_spec(_module(game)) is not None


def page(match: Match, lang: str, theme: str) -> str:
    """The account of a match, as far as it has come: an HTML page."""
    told: str = import_module(_module(match.game)).tell(match, lang, theme)
    return told


def _module(game: Game) -> str:
    return f"{__name__}.{game.name.replace('-', '_')}"
