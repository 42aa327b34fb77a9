"""Words: prompts, labels and the journal in the reader's language, from the Fluent files beside each game.

Message names: `prompt-<decision>`, `action-<verb>`, `note-<verb>` (what a preview says), `event-<kind>` (and
`event-<kind>-own` for the seat that knows the secret part), `option-<name>`, `choice-<name>-<value>`, `reason-<end>`,
`chance-<what for>` (what people roll or draw at a real table), `lesson-<note>`. An argument that is a word is said by
the message `<argument>-<word>`, if there is one: the area "Old Tyre" by `area-old-tyre`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from argead.kernel import Action, Decision, Event, Game, Option, Outcome, Page, Question, Value

LANGUAGES = ("en", "fr")
SEAT_ARGUMENTS = {"player", "victim"}
SEATS_ARGUMENTS = {"rivals"}
SUBJECTS = ("area", "kind", "colour")
"""What the questions of chance are about, in the order in which words are looked for."""

FACES = ("plan", "insight", "prophecy", "operation", "pile", "card", "ability", "kind")
"""What is drawn from bags; an enemy plan may be called like one's own kind of Force, so kinds come last."""


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

    def part(self, prefix: str) -> Callable[..., str]:
        """How messages of one part are said: in the part `teller` the message `seat` is `teller-seat`."""
        return lambda message, **args: self.say(f"{prefix}-{message}", **args)


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
        """Who has won, and how the game ended. Whoever plays alone can lose to the game itself."""
        if len(names) == 1:
            ended = self.say(
                "won-alone" if outcome.winners else "lost-alone", player=names[0], points=outcome.scores[0]
            )
        else:
            winners = self.say("and").join(names[seat] for seat in outcome.winners)
            points = outcome.scores[outcome.winners[0]]
            ended = self.say("won", winners=winners, count=len(outcome.winners), points=points)
        return f"{ended} {self.say(f'reason-{outcome.reason}')}"

    def question(self, question: Question) -> str:
        """What people roll or draw for, and about whom; a counter is called by its kind: `phalanx-2` is a Phalanx."""
        purpose, subject = question
        return self.say(f"chance-{purpose}", subject=self._word(SUBJECTS, re.sub(r"-\d+$", "", subject)))

    def face(self, face: str) -> str:
        """What can be drawn."""
        return self._word(FACES, face)

    def page(self, page: Page) -> str:
        """What a lesson tells before a move."""
        return self.say(f"lesson-{page.note}")

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
        """Arguments in words: seats and things by their names, lists with commas and with a count of their own."""
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
                spelled[name] = self._counted("card", value) or self.say("no-cards")
            elif name == "counter":
                spelled[name] = self._counter(value)
            elif isinstance(value, str):
                spelled[name] = self._word((name,), value)
            elif isinstance(value, list) and all(isinstance(item, str) for item in value):
                spelled[name] = self._counted(name.removesuffix("s"), value)
            elif isinstance(value, list) and isinstance(value[0], dict) and "worth" in value[0]:
                spelled[f"{name}_worth"] = ", ".join(str(item["worth"]) for item in value)
            elif isinstance(value, list) and isinstance(value[0], int):
                spelled[name] = ", ".join(f"{who} {points}" for who, points in zip(names, value, strict=True))
            elif not isinstance(value, list | dict):
                spelled[name] = value
        return spelled

    def _counted(self, name: str, things: Mapping[str, int] | Sequence[str]) -> str:
        counts = things if isinstance(things, Mapping) else Counter(things)
        held = [(count, self._word((name,), thing)) for thing, count in counts.items() if count]
        return ", ".join(f"{count} × {thing}" if count > 1 else thing for count, thing in held)

    def _counter(self, counter: str) -> str:
        """One of several counters of a kind: `phalanx-2` is Phalanx 2."""
        kind, _, number = counter.rpartition("-")
        numbered = number.isdigit()
        word = self._word(("kind",), kind if numbered else counter)
        return f"{word} {number}" if numbered else word

    def _word(self, names: Sequence[str], value: str) -> str:
        """A word by the first of these names under which there is a message for it."""
        slug = "-".join(value.lower().split())
        found = (f"{name}-{slug}" for name in names if self.has(f"{name}-{slug}"))
        message = next(found, None)
        return value if message is None else self.say(message)


COMMON = Path(__file__).parent / "text"


def phrasebook(game: Game, lang: str) -> Phrasebook:
    """A game's words in a language; unknown languages are answered in English."""
    return _made(game, lang if lang in LANGUAGES else "en")


@cache
def _made(game: Game, lang: str) -> Phrasebook:
    return Phrasebook(game, lang)
