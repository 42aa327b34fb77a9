"""Accounts: the story of a game as one page that needs nothing beside itself.

A game that has one tells it in its own module `account`, by a function `tell`; what all pages share is here.
"""

from __future__ import annotations

from argead.kernel import Game, Match

THEMES = ("light", "dark")


def has_account(game: Game) -> bool:
    """Whether there is an account of this game."""
    return game.door("account") is not None


def page(match: Match, lang: str, theme: str) -> str:
    """The account of a match, as far as it has come: an HTML page."""
    door = match.game.door("account")
    assert door is not None, f"there is no account of {match.game.name}"
    told: str = door.tell(match, lang, theme)
    return told
