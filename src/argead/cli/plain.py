"""The plain teller: any game as labelled facts, straight from the view, for a game that has no teller of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from argead.cli.options import words
from argead.kernel import Nouns
from argead.language import Phrasebook

INDENT = "  "


class PlainTeller:
    """Every fact of a view under its name; lists with an entry for each seat by the names of the players.

    A game can name facts and things in its language files: `fact-pot` says the fact `pot`.
    """

    def __init__(self, phrases: Phrasebook, nouns: Nouns) -> None:
        self.asides: Mapping[str, str] = {}
        self._phrases = phrases
        self._by_seat = nouns.by_seat
        self._say = words(phrases.lang).say

    def look(self, view: Mapping[str, Any], names: Sequence[str]) -> list[str]:
        """All facts but those that `secrets` tells, and but the seat, which knows itself."""
        return [line for key in view if key not in ("seat", "hand") for line in self._fact(key, view[key], names)]

    def secrets(self, view: Mapping[str, Any], names: Sequence[str]) -> list[str]:
        if view.get("hand") is None:
            return []
        return [self._say("plain-label", name=names[view["seat"]]), *self._fact("hand", view["hand"], names, INDENT)]

    def glance(self, view: Mapping[str, Any], names: Sequence[str]) -> list[str]:
        return []

    def places(self, view: Mapping[str, Any], names: Sequence[str]) -> dict[str, str]:
        return {key.lower(): self._name(key) for key in view}

    def inspect(self, view: Mapping[str, Any], names: Sequence[str], place: str) -> list[str]:
        for key in view:
            if place in (key.lower(), self._name(key).lower()):
                return self._fact(key, view[key], names)
        facts = ", ".join(self._name(key) for key in view)
        return [self._say("plain-no-fact", typed=place[:40], facts=facts)]

    def draw(self, view: Mapping[str, Any], names: Sequence[str]) -> list[str]:
        return [self._say("plain-no-drawing"), *self.look(view, names)]

    def help(self) -> str:
        return self._say("plain-help")

    def _fact(self, key: str, value: Any, names: Sequence[str], indent: str = "") -> list[str]:
        """A fact in one line, or with a line below it for each of its parts."""
        label = indent + self._say("plain-label", name=self._name(key))
        if key in self._by_seat and isinstance(value, list):
            value = dict(zip(names, value, strict=True))
        if not value or not isinstance(value, list | dict):
            return [f"{label} {self._plain(value)}"]
        if isinstance(value, dict):
            return [label, *(line for k, v in value.items() for line in self._fact(k, v, names, indent + INDENT))]
        if not any(isinstance(item, list | dict) for item in value):
            return [f"{label} {', '.join(map(self._plain, value))}"]
        numbered = enumerate(value, 1)
        return [label, *(line for n, item in numbered for line in self._fact(str(n), item, names, indent + INDENT))]

    def _name(self, key: str) -> str:
        return self._word(key) or key.replace("_", " ")

    def _word(self, name: str) -> str:
        message = f"fact-{name.replace('_', '-')}"
        return self._phrases.say(message) if self._phrases.has(message) else ""

    def _plain(self, value: Any) -> str:
        if value is True or value is False:
            return self._say("plain-yes" if value else "plain-no")
        if isinstance(value, str) and value:
            return self._word(value) or value
        return self._say("plain-none") if value is None or value in ("", [], {}) else str(value)
