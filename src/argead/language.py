"""Words: prompts, labels and the journal in the reader's language, from the Fluent files beside each game.

Message names: `prompt-<decision>`, `action-<verb>`, `note-<verb>` (what a preview says), `event-<kind>` (and
`event-<kind>-own` for the seat that knows the secret part), `option-<name>`, `choice-<name>-<value>`, `reason-<end>`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from argead.kernel import Action, Decision, Event, Game, Option, Outcome, Value

LANGUAGES = ("en", "fr")
SEAT_ARGUMENTS = {"player", "victim"}
SEATS_ARGUMENTS = {"rivals"}


@dataclass(frozen=True, slots=True)
class Section:
    """A section of a game's rules, in our own words."""

    id: str
    title: str
    markdown: str


class Words:
    """The messages of some Fluent files in one language."""

    def __init__(self, lang: str, *folders: Path) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        for folder in folders:
            self._bundle.add_resource(FluentResource((folder / f"{lang}.ftl").read_text(encoding="utf-8")))

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return bool(self._bundle.has_message(message))

    def say(self, message: str, **args: Any) -> str:
        """A message with its arguments; a missing one is a bug, and loud."""
        pattern = self._bundle.get_message(message).value
        assert pattern is not None, message
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise LookupError(f"message {message!r} ({self.lang}) cannot be said: {errors[0]}")
        return str(text)


class Phrasebook(Words):
    """All that a game says in one language."""

    def __init__(self, game: Game, lang: str) -> None:
        super().__init__(lang, COMMON, game.folder / "text")
        self._game = game
        self._labels: dict[str, str] = {}
        self.title = self.say("title")
        self.blurb = self.say("blurb")
        self.designer = self.say("designer")
        self.publisher = self.say("publisher")

    def prompt(self, decision: Decision[Any]) -> str:
        """What a seat is asked."""
        return self.say(f"prompt-{decision.kind()}")

    def label(self, action: Action) -> str:
        """An action as a choice to be read."""
        if action.notation not in self._labels:
            self._labels[action.notation] = self.say(f"action-{action.verb}", **self._spell(action.args(), ()))
        return self._labels[action.notation]

    def note(self, action: Action, preview: Mapping[str, Any] | None, names: Sequence[str]) -> str:
        """What an action would cost and bring, in words; empty where there is nothing to say."""
        message = f"note-{action.verb}"
        return self.say(message, **self._spell(preview, names)) if preview and self.has(message) else ""

    def event(self, event: Event, names: Sequence[str], viewer: int | None) -> str:
        """A line of the journal, as the viewer may read it."""
        own = "-own" if event.secret and viewer == event.confidant else ""
        args = event.seen_by(viewer) | {"player": event.seat}
        return self.say(f"event-{event.kind}{own}", **self._spell(args, names))

    def option_label(self, option: Option) -> str:
        return self.say(f"option-{option.name}")

    def option_help(self, option: Option) -> str:
        return self.say(f"option-{option.name}-help")

    def choice_label(self, option: Option, value: Value) -> str:
        return self.say(f"choice-{option.name}-{str(value).lower()}")

    def barrier(self, barrier: str) -> str:
        """Why no further move can be taken back."""
        return self.say(f"barrier-{barrier}")

    def outcome(self, outcome: Outcome, names: Sequence[str]) -> str:
        """Who has won, and how the game ended."""
        winners = self.say("and").join(names[seat] for seat in outcome.winners)
        points = outcome.scores[outcome.winners[0]]
        won = self.say("won", winners=winners, count=len(outcome.winners), points=points)
        return f"{won} {self.say(f'reason-{outcome.reason}')}"

    def rules(self) -> list[Section]:
        """The rules, section by section; a heading ends with its id: `## Taxes {#taxes}`."""
        text = (self._game.folder / "text" / f"rules.{self.lang}.md").read_text(encoding="utf-8")
        sections = []
        for part in text.split("\n## ")[1:]:
            heading, _, body = part.partition("\n")
            title, _, id_ = heading.rstrip("} ").partition(" {#")
            sections.append(Section(id_, title, body.strip()))
        return sections

    def _spell(self, args: Mapping[str, Any] | None, names: Sequence[str]) -> dict[str, Any]:
        """Arguments in words: seats by name, cards by their names, lists with commas and with a count of their own."""
        spelled: dict[str, Any] = {}
        for name, value in (args or {}).items():
            if isinstance(value, list | dict) and name != "cards":
                spelled[f"{name}_count"] = len(value)
            if value is None:
                spelled[name] = "none"
            elif name in SEAT_ARGUMENTS:
                spelled[name] = names[value]
            elif name in SEATS_ARGUMENTS:
                spelled[name] = ", ".join(names[seat] for seat in value)
            elif isinstance(value, bool):
                spelled[name] = str(value).lower()
            elif name == "cards":
                spelled[name] = self._cards(value)
            elif isinstance(value, str):
                spelled[name] = self._word(name, value)
            elif isinstance(value, list) and value and isinstance(value[0], dict):
                spelled[f"{name}_worth"] = ", ".join(str(item["worth"]) for item in value)
            elif isinstance(value, list) and value and isinstance(value[0], int):
                spelled[name] = ", ".join(f"{who} {points}" for who, points in zip(names, value, strict=True))
            elif isinstance(value, list):
                spelled[name] = ", ".join(value)
            elif not isinstance(value, dict):
                spelled[name] = value
        return spelled

    def _cards(self, cards: Mapping[str, int] | Sequence[str]) -> str:
        counts = cards if isinstance(cards, Mapping) else {card: list(cards).count(card) for card in cards}
        held = [(count, self._word("card", card)) for card, count in counts.items() if count]
        return ", ".join(f"{count} × {card}" if count > 1 else card for count, card in held) or self.say("no-cards")

    def _word(self, name: str, value: str) -> str:
        message = f"{name}-{value}"
        return self.say(message) if self.has(message) else value


COMMON = Path(__file__).parent / "text"


@cache
def phrasebook(game: Game, lang: str) -> Phrasebook:
    """A game's words in a language; unknown languages are answered in English."""
    return Phrasebook(game, lang if lang in LANGUAGES else "en")
