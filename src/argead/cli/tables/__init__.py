"""Tables in words: one module a game turns a view into sentences, with its words in `cli/text/<game>/`.

A new game adds a module of its name with a class `Table`; a test checks that every game of the catalogue has one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol

from argead.cli.options import TEXT
from argead.kernel import Game
from argead.language import Words, phrasebook

View = Mapping[str, Any]
Names = Sequence[str]


class Table(Protocol):
    """How a game's table is told to somebody who does not see it.

    `asides` are verbs whose choices are told only when somebody types the verb, with what they are about.
    """

    asides: Mapping[str, str]

    def look(self, view: View, names: Names) -> list[str]:
        """All that lies open."""

    def secrets(self, view: View, names: Names) -> list[str]:
        """What only the seat of the view knows."""

    def glance(self, view: View, names: Names) -> list[str]:
        """What somebody wants to know at every question; nothing where the question says enough."""

    def inspect(self, view: View, names: Names, place: str) -> list[str]:
        """One place of the table, by its name."""

    def draw(self, view: View, names: Names) -> list[str]:
        """A drawing in characters, for those who see."""

    def help(self) -> str:
        """What `look` can be asked for."""


def table(game: Game, lang: str, pack: str | None) -> Table:
    """The table of a game; `pack` is the text of the data file that it is played on."""
    module = import_module(f"{__name__}.{game.name.replace('-', '_')}")
    made: Table = module.Table(Words(lang, TEXT / game.name), phrasebook(game, lang), game.geometry(pack))
    return made
