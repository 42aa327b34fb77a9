"""What was typed and what it can mean: beginnings of words are enough where they can mean one thing only."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from operator import eq

from argead.kernel import Action
from argead.language import Phrasebook

NOTATION_LANG = "en"
"""Whose readers are shown notations; the others type words of an answer as they read it."""

BETWEEN_WORDS = re.compile(r"[\s'’]+")
AROUND_WORDS = ".,;:!?()“”«»"
LEAST_LETTERS = 3
"""Of a word that stands further back in an answer than the first."""

LEAST_TO_QUIT = 2
"""Letters that stop a game; with one, a long text is cut short, perhaps a moment too late."""

LONGEST_QUOTE_CHARACTERS = 40
MOST_NAMED = 8


@dataclass(frozen=True, slots=True)
class Command:
    """A word beside the answers, with what follows it. An aside is the verb of the choices that it tells."""

    name: str
    word: str
    rest: str = ""
    aside: bool = False


class Meaning:
    """Finds answers by number, notation or label, and commands by their words in the reader's language or English."""

    def __init__(
        self, phrases: Phrasebook, asides: Mapping[str, str], commands: Iterable[str], say: Callable[..., str]
    ) -> None:
        self._phrases = phrases
        self._commands = [(name, name) for name in commands]
        self._commands += [(say(f"command-{name}"), name) for name, _ in self._commands]
        self._asides = {word: verb for verb, label in asides.items() for word in (verb, plain(label)[0])}

    def of(self, typed: str, options: Sequence[Action]) -> list[Action | Command]:
        """All that it can mean. A whole word means itself, however many others begin with it."""
        if typed.isdecimal():
            return [action for number, action in numbered(options).items() if str(number) == typed]
        words = plain(typed)
        if not words:
            return []
        whole = [action for action in options if typed.lower() == action.notation]
        whole = whole or [action for action in options if words == plain(self._phrases.label(action))]
        rest = typed.lower().partition(" ")[2]
        called = self._called(words[0], rest, eq)[:1]
        if whole or called:
            return [*(whole or called)]
        called = self._called(words[0], rest, str.startswith)
        asides = {command.name for command in called if command.aside}
        free = [action for action in options if action.verb not in asides]
        readings = (self._spells, self._says) if self._phrases.lang == NOTATION_LANG else (self._says, self._spells)
        begun = (found for reads in readings if (found := [action for action in free if reads(words, action)]))
        return [*next(begun, []), *called]

    def command(self, typed: str) -> str | None:
        """The one command that it can mean, where there are no answers to choose from."""
        match self.of(" ".join(typed.split()), ()):
            case [Command(name=name)]:
                return name
        return None

    def _spells(self, words: list[str], action: Action) -> bool:
        """Whether the words begin those of the notation, one by one."""
        notation = plain(action.notation)
        pairs = zip(words, notation, strict=False)
        return len(words) <= len(notation) and all(word.startswith(part) for part, word in pairs)

    def _says(self, words: list[str], action: Action) -> bool:
        """Whether they begin words of what the reader was offered."""
        return _occur(words, plain(self._phrases.label(action)))

    def _called(self, first: str, rest: str, fits: Callable[[str, str], bool]) -> list[Command]:
        """The commands that the first word can mean, each once; an aside stands alone."""
        begun = ((word, name) for word, name in self._commands if name != "quit" or len(first) >= LEAST_TO_QUIT)
        found = {name: Command(name, word, rest) for word, name in begun if fits(plain(word)[0], first)}
        if not rest:
            found |= {verb: Command(verb, word, aside=True) for word, verb in self._asides.items() if fits(word, first)}
        return [*found.values()]


def plain(text: str) -> list[str]:
    """The words of a text in small letters, without accents and what stands between them."""
    letters = unicodedata.normalize("NFD", text.casefold())
    bare = "".join(sign for sign in letters if not unicodedata.combining(sign))
    return [word for part in BETWEEN_WORDS.split(bare) if (word := part.strip(AROUND_WORDS))]


def numbered(options: Sequence[Action]) -> dict[int, Action]:
    """The choices by the number that is typed for each: its own, where all are numbers of one verb; else its place."""
    own = [action.args() for action in options]
    if len({action.verb for action in options}) == 1 and all(args.keys() == {"number"} for args in own):
        return {int(str(args["number"])): action for args, action in zip(own, options, strict=True)}
    return dict(enumerate(options, 1))


def _occur(typed: list[str], words: list[str]) -> bool:
    """Whether each begins one of the words, in their order; others may be left out between them."""
    if not words[0].startswith(typed[0]) and len(typed[0]) < LEAST_LETTERS:
        return False
    following = iter(words)
    return all(any(word.startswith(part) for word in following) for part in typed)


def beginnings(typed: str, names: Mapping[str, str]) -> list[str]:
    """What a typed word can mean among things, each by its own word or its name: a whole one means itself."""
    words = plain(typed)
    if not words:
        return []
    whole = [thing for thing, name in names.items() if words in (plain(thing), plain(name))]
    return whole or [
        thing for thing, name in names.items() if _occur(words, plain(name)) or _occur(words, plain(thing))
    ]


def ambiguous(typed: str, meant: Sequence[str], say: Callable[..., str]) -> str:
    """What a beginning could be, in one sentence."""
    named = say("or").join([*meant[:MOST_NAMED], *(["…"] if len(meant) > MOST_NAMED else [])])
    return say("ambiguous", typed=typed[:LONGEST_QUOTE_CHARACTERS], meant=named)
