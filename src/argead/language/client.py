"""The words of a game for clients that speak for themselves."""

from __future__ import annotations

import re
from functools import cache

from argead.kernel import Game
from argead.language.words import LANGUAGES

ELSEWHERE = (
    *("teller-", "account-", "reckoning-", "lesson-", "why-", "outlook-", "thing-", "event-", "prompt-", "chance-"),
    "#",
)
"""Messages that clients have no use for: those of the terminal, and those that come to them in words. Notes for writers
stay here, too."""


def client_words(game: Game, lang: str) -> str:
    """A game's Fluent text in a language; unknown languages are answered in English."""
    return _read(game, lang if lang in LANGUAGES else "en")


@cache
def _read(game: Game, lang: str) -> str:
    text = (game.folder / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    messages = re.split(r"(?m)^(?=[a-z#])", text)
    return "".join(message for message in messages if not message.startswith(ELSEWHERE))
