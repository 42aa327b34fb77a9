"""Tellers: a game told in words to somebody who does not see it.

A game that has its own gives it as the class `Teller` of its module `teller`, with its words under `teller-` in its
language files; any other game is told plainly, as labelled facts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from argead.cli.ink import of_seat
from argead.cli.plain import PlainTeller
from argead.kernel import Game
from argead.language import phrasebook

__all__ = ["Names", "Teller", "View", "of_seat", "teller"]

View = Mapping[str, Any]
Names = Sequence[str]


class Teller(Protocol):
    """How a game is told.

    `asides` are verbs whose choices are told only when somebody types the verb, with what they are about.
    """

    asides: Mapping[str, str]

    def look(self, view: View, names: Names) -> list[str]:
        """All that lies open."""

    def secrets(self, view: View, names: Names) -> list[str]:
        """What only the seat of the view knows."""

    def glance(self, view: View, names: Names) -> list[str]:
        """What somebody wants to know at every decision; nothing where its prompt says enough."""

    def places(self, view: View, names: Names) -> Mapping[str, str]:
        """What can be looked at: each place or thing as `inspect` knows it, with its name as it is read."""

    def inspect(self, view: View, names: Names, place: str) -> list[str]:
        """One place or thing, by its name."""

    def draw(self, view: View, names: Names) -> list[str]:
        """A drawing in characters, for those who see; `of_seat` marks what shall have a seat's colour."""

    def help(self) -> str:
        """What `look` can be asked for."""


def teller(game: Game, lang: str, pack: str | None) -> Teller:
    """The teller of a game; `pack` is the text of the data file that it is played on."""
    phrases, door = phrasebook(game, lang), game.door("teller")
    told: Teller = PlainTeller(phrases, game.nouns) if door is None else door.Teller(phrases, game.geometry(pack))
    return told
