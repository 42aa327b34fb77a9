"""Phrasebooks: all that a game says."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from argead.kernel import Action, Event, Game, Note, Option, Outcome, Prospect, Question, Reason, Remark, State, Value
from argead.language.grammar import NO_BREAK, bare
from argead.language.rules import Section, sections
from argead.language.words import LANGUAGES, Words

COMMON = Path(__file__).parent / "text"

NUMBERED = re.compile(r"(.+)-(\d+)")
"""One of several alike: `guard-2`."""

MOST_LABELS = 20_000
"""How many labels are kept: boards of users' own bring actions of their own, and a game may have a million."""


class Phrasebook(Words):
    """All that a game says in one language."""

    def __init__(self, game: Game, lang: str) -> None:
        super().__init__(lang, COMMON, game.folder / "text")
        self._game = game
        self._nouns = game.nouns
        self._labels: dict[str, str] = {}
        self.title = self.say("title")
        self.blurb = self.say("blurb")
        self.designer = self.say("designer")
        self.publisher = self.say("publisher")
        self.board_source = self.say("board-source") if self.has("board-source") else ""

    def prompt(self, state: State, seat: int) -> str:
        """What a seat has to decide."""
        decision = state.decision(seat)
        return self.say(f"prompt-{decision.kind()}", **self._spell(decision.args(state, seat), ()))

    def label(self, action: Action) -> str:
        """An action as a choice to be read."""
        if action.notation not in self._labels:
            if len(self._labels) >= MOST_LABELS:
                self._labels.clear()
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

    def chosen(self, options: Mapping[str, Value]) -> list[str]:
        """The options that were chosen otherwise than usual."""
        return [
            self.say("option-chosen", option=self.option_label(option), choice=self.choice_label(option, value))
            for option in self._game.options
            if (value := options.get(option.name, option.default)) != option.default
        ]

    def barrier(self, barrier: str) -> str:
        """Why no further move can be taken back."""
        return self.say(f"barrier-{barrier}")

    def outcome(self, outcome: Outcome, names: Sequence[str]) -> str:
        """Who has won, and how the game ended."""
        return f"{self.winners(outcome, names)} {self.say(f'reason-{outcome.reason}')}"

    def winners(self, outcome: Outcome, names: Sequence[str]) -> str:
        """Who has won. Whoever plays alone can lose to the game itself."""
        if len(names) == 1:
            message = "won-alone" if outcome.winners else "lost-alone"
            return self.say(message, player=names[0], points=outcome.scores[0])
        winners = self.together([names[seat] for seat in outcome.winners])
        points = outcome.scores[outcome.winners[0]]
        return self.say("won", winners=winners, count=len(outcome.winners), points=points)

    def glance(self, told: Mapping[str, Any]) -> str:
        """How a match stands, in one line."""
        return self.say("glance", **self._spell(told, ()))

    def question(self, question: Question) -> str:
        """What people roll or draw for, and about whom; one of several alike is called by its kind."""
        purpose, subject = question
        numbered = NUMBERED.fullmatch(subject)
        return self.say(f"chance-{purpose}", subject=self._word("subject", numbered[1] if numbered else subject))

    def face(self, face: str) -> str:
        """What can be drawn."""
        return self._word("face", face)

    def lesson_note(self, note: Note) -> str:
        """What a lesson tells before a move."""
        return self.say(f"lesson-{note.name}")

    def first(self, name: str) -> str:
        """What is said when a decision (`lead-army`) or a kind of thing (`thing-plan`) is met first; empty: nothing."""
        return self.say(f"first-{name}") if self.has(f"first-{name}") else ""

    def reason(self, reason: Reason, names: Sequence[str]) -> str:
        """Why something cannot be done now."""
        return self.say(f"why-{reason.kind}", **self._spell(reason.data, names))

    def prospect(self, prospect: Prospect, names: Sequence[str]) -> str:
        """What may happen, or was left undone."""
        return self.say(f"outlook-{prospect.name}", **self._spell(prospect.data, names))

    def thing(self, thing: str, names: Sequence[str]) -> str:
        """What a thing is called: by its own word, or by its kind (`thing-box`), what it is of, and whose it is.

        Whose is its last part, or the first of two numbers; nobody's seat is "none".
        """
        kind, _, name = thing.partition(":")
        if self.has(f"{kind}-{name}"):
            return bare(self.say(f"{kind}-{name}"))
        if not self.has(f"thing-{kind}"):
            return f"{kind} {name}"
        rest, _, last = name.rpartition("-")
        what, whose = (last, rest) if rest.isdecimal() else (rest, last)
        owner = names[int(whose)] if whose.isdecimal() and int(whose) < len(names) else ""
        word = what if rest and (owner or rest.isdecimal()) else name
        return self.say(f"thing-{kind}", what=bare(self._word(kind, word)), name=owner or "none")

    def remark(self, remark: Remark, names: Sequence[str]) -> str:
        """A line of a reckoning, the name of a turn, or what else there is to say at the end."""
        return self.say(f"reckoning-{remark.name}", **self._spell(remark.data, names))

    def series(self, parts: Iterable[str]) -> str:
        """Several facts in a row, with the semicolons of the language."""
        return self.say("semicolon").join(parts)

    def together(self, names: Sequence[str]) -> str:
        """Several people in a sentence: Ada, Bob and Cleo."""
        *others, last = names or [""]
        return f"{', '.join(others)}{self.say('and')}{last}" if others else last

    def rules(self) -> list[Section]:
        """The rules, section by section."""
        return sections(self._game.folder / "text", self.lang)

    def aid(self) -> list[Section]:
        """The rules on one page to print, for a game that has one."""
        return sections(self._game.folder / "text", self.lang, "aid")

    def _spell(self, args: Mapping[str, Any] | None, names: Sequence[str]) -> dict[str, Any]:
        """Arguments in words: seats and things by their names, lists with commas and with a count of their own."""
        spelled: dict[str, Any] = {}
        for name, value in (args or {}).items():
            if isinstance(value, list | dict):
                spelled[f"{name}_count"] = len(value)
            if value is None:
                spelled[name] = "none"
            elif name in self._nouns.seats:
                spelled[name] = self.together([names[seat] for seat in (value if isinstance(value, list) else [value])])
            elif name in self._nouns.by_seat:
                each = zip(names, value, strict=True)
                spelled[name] = ", ".join(self.say("by-seat", who=who, points=points) for who, points in each)
            elif isinstance(value, bool):
                spelled[name] = str(value).lower()
            elif isinstance(value, str):
                spelled[name] = self._word(name, value)
            elif _is_counted(value):
                spelled[name] = self._counted(name, value)
            elif _is_records(value):
                figures = [key for key, figure in value[0].items() if isinstance(figure, int)]
                spelled |= {f"{name}_{key}": self._figures(key, value, names) for key in figures}
            elif not isinstance(value, list | dict):
                spelled[name] = value
        return spelled

    def _figures(self, key: str, records: Sequence[Mapping[str, Any]], names: Sequence[str]) -> str:
        """One figure of each of several records; a seat among them by its name."""
        figures = (record[key] for record in records)
        return ", ".join(names[figure] if key in self._nouns.seats else str(figure) for figure in figures)

    def _counted(self, name: str, things: Mapping[str, int] | Sequence[str]) -> str:
        """Things by the singular of their name, with their numbers; none as the game says it, if it does."""
        counts = things if isinstance(things, Mapping) else Counter(things)
        held = [(count, self._word(name.removesuffix("s"), thing)) for thing, count in counts.items() if count]
        if not held and self.has(f"no-{name}"):
            return self.say(f"no-{name}")
        return ", ".join(f"{count}{NO_BREAK}×{NO_BREAK}{thing}" if count > 1 else thing for count, thing in held)

    def _word(self, name: str, value: str) -> str:
        """A word among its sorts; one of several alike with its number: `guard-2` is Guard 2."""
        if word := self._found(name, value):
            return word
        numbered = NUMBERED.fullmatch(value)
        kind = numbered and self._found(name, numbered[1])
        return f"{kind} {numbered[2]}" if numbered and kind else value

    def _found(self, name: str, value: str) -> str:
        slug = "-".join(value.lower().split())
        sorts = self._nouns.sorts.get(name, (name,))
        return next((self.say(f"{sort}-{slug}") for sort in sorts if self.has(f"{sort}-{slug}")), "")


def _is_counted(value: Any) -> bool:
    """Whether these are things: words in a list, or numbers by word."""
    if isinstance(value, dict):
        return all(isinstance(count, int) for count in value.values())
    return isinstance(value, list) and all(isinstance(item, str) for item in value)


def _is_records(value: Any) -> bool:
    """Whether each of a list has figures of its own; the worth of `lands` is said as `lands_worth`."""
    return isinstance(value, list) and isinstance(value[0], dict)


def phrasebook(game: Game, lang: str) -> Phrasebook:
    """A game's words in a language; unknown languages are answered in English."""
    return _made(game, lang if lang in LANGUAGES else "en")


def common(lang: str) -> Words:
    """What every game says, in a language; unknown languages are answered in English."""
    return _common(lang if lang in LANGUAGES else "en")


@cache
def _common(lang: str) -> Words:
    return Words(lang, COMMON)


@cache
def _made(game: Game, lang: str) -> Phrasebook:
    return Phrasebook(game, lang)
