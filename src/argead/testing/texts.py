"""Words: both languages say the same things, nothing that can happen lacks words, and no words lie idle."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from argead.kernel import BARRIERS, Action, Decision, Dice, Game, Match, Record
from argead.language import COMMON, LANGUAGES, RESERVED, Phrasebook, phrasebook
from argead.table.account.ending import Ending
from argead.table.account.telling import told as told_ending
from argead.testing.prose import Prose, page_faults, source_faults
from argead.testing.settings import settings_of, walk_match
from argead.testing.sources import lessons, prospects, questions, reasons, told
from argead.testing.subject import Subject

T = TypeVar("T")
PARTS = ("teller-", "account-", "client-", "thing-")
"""Words of one reader each, in the same files: the terminal, the account, the client and `explains` check them for
themselves."""

NAMES = ("Ada", "Bob", "Cleo", "Dion", "Eve", "Fay", "Gus", "Hal")


def source(texts: Path, lang: str) -> str:
    """A language file."""
    return (texts / f"{lang}.ftl").read_text(encoding="utf-8")


def messages(texts: Path, lang: str) -> dict[str, str]:
    """The messages of a language file by name."""
    parts = re.split(r"(?m)^([a-z][\w-]*) *=", source(texts, lang))
    found = dict(zip(parts[1::2], parts[2::2], strict=True))
    assert len(found) == len(parts) // 2, "a message is there twice"
    return found


def compare_languages(texts: Path) -> None:
    """All languages must have the same messages with the same arguments."""
    english = messages(texts, "en")
    assert english
    for lang in LANGUAGES:
        other = messages(texts, lang)
        assert list(other) == list(english)
        for name, text in english.items():
            assert set(re.findall(r"\$\w+", other[name])) == set(re.findall(r"\$\w+", text)), name


def subclasses(cls: type[T], game: Game) -> list[type[T]]:
    """All classes below one that a game has defined."""
    package = f"{game.package}."
    below: list[type[T]] = [sub for direct in cls.__subclasses__() for sub in (direct, *subclasses(direct, game))]
    return list(dict.fromkeys(sub for sub in below if sub.__module__.startswith(package)))


def words_of(value: object) -> Iterator[str]:
    """Every word of a board or a view, as messages spell it."""
    if isinstance(value, str):
        yield "-".join(value.lower().replace("_", " ").split())
    elif isinstance(value, dict):
        yield from words_of([*value, *value.values()])
    elif isinstance(value, list | tuple):
        for item in value:
            yield from words_of(item)


def decisions(game: Game) -> set[str]:
    """The kinds of decisions that the sources have."""
    return {decision.kind() for decision in subclasses(Decision, game) if hasattr(decision, "rule")}


def expected(game: Game) -> set[str]:
    """The messages that the sources call for."""
    names = {"title", "blurb", "designer", "publisher"}
    names |= {f"prompt-{kind}" for kind in decisions(game)}
    names |= {f"action-{action.verb}" for action in subclasses(Action, game) if not action.__subclasses__()}
    for kind, (_, secret) in told(game).items():
        names |= {f"event-{kind}", f"event-{kind}-own"} if secret else {f"event-{kind}"}
    for option in game.options:
        names |= {f"option-{option.name}", f"option-{option.name}-help"}
        names |= {f"choice-{option.name}-{str(choice).lower()}" for choice in option.choices}
    names |= {f"chance-{purpose}" for purpose in questions(game)}
    pages = [page for lesson in lessons(game) for page in lesson.pages]
    names |= {f"lesson-{note.name}" for page in pages for note in page.notes}
    names |= {f"why-{kind}" for kind, _ in reasons(game)}
    names |= {f"outlook-{name}" for name in prospects(game)}
    return names


class Listener(Phrasebook):
    """A phrasebook that remembers what it has said, and what of it was badly said."""

    def __init__(self, game: Game, lang: str) -> None:
        self.said: set[str] = set()
        self.faults: dict[str, list[str]] = {}
        self._prose = Prose(lang, *(source(folder, lang) for folder in (COMMON, game.folder / "text")))
        self._read: set[str] = set()
        super().__init__(game, lang)

    def say(self, message: str, **args: Any) -> str:
        self.said.add(message)
        text = super().say(message, **args)
        if text not in self._read:
            self._read.add(text)
            if faults := self._prose.faults(text):
                self.faults[message] = faults
        return text


class Caller(Dice):
    """Dice that call out what can be drawn."""

    def __init__(self, seed: int, words: Phrasebook) -> None:
        super().__init__(seed)
        self._words = words

    def draw(self, bag: Sequence[int], faces: Sequence[str]) -> int:
        assert all(self._words.face(face) for face in faces)
        return super().draw(bag, faces)


def tell_all(words: Listener, match: Match) -> None:
    """Everything that can be said of a match as it stands."""
    state, names = match.state, NAMES[: match.state.players]
    for seat in state.waiting():
        assert words.prompt(state, seat)
        words.first(state.decision(seat).kind())
        for kind in {thing.partition(":")[0] for thing in match.game.things(state.view(seat))}:
            words.first(f"thing-{kind}")
        for action in state.actions(seat)[:60]:
            assert words.label(action)
            words.note(action, state.preview(seat, action), names)
            words.said.add(f"verb-{action.verb}")
    door = match.game.door("glance")
    if door is not None:
        for seat in (None, *range(state.players)):
            told, scores = door.glance(state.view(seat))
            assert words.glance(told)
            assert len(scores) in (0, state.players)
    outcome = state.outcome()
    if outcome:
        assert words.outcome(outcome, names)
        assert told_ending(Ending(match), match, names, words)["spectator"]["text"]


def tell_events(words: Listener, match: Match) -> None:
    names = NAMES[: match.state.players]
    for _, event in match.events:
        for viewer in (None, *range(match.state.players)):
            text = words.event(event, names, viewer)
            assert text
            assert "{" not in text


class Texts(Subject):
    """A game says all that happens, in every language, and nothing else."""

    def test_all_languages_have_the_same_messages_with_the_same_arguments(self) -> None:
        compare_languages(self.game.folder / "text")

    def test_all_that_the_sources_name_has_a_message(self) -> None:
        assert told(self.game), "something can happen"
        assert expected(self.game) <= messages(self.game.folder / "text", "en").keys()

    def test_nothing_that_happens_fails_to_be_said_and_no_message_is_idle(self, lang: str) -> None:
        """Games in every setting and all recorded ones are told from beginning to end."""
        words = Listener(self.game, lang)
        for number, setting in enumerate(settings_of(self.game)):
            match = setting.match(Caller(number, words))
            for _ in walk_match(match, Random(number)):
                tell_all(words, match)
            tell_all(words, match)
            tell_events(words, match)
            words.said |= {f"fact-{name}" for name in words_of(match.state.view(0))}
        for path in sorted(self.records.glob("*.jsonl")):
            record = Record.parse(path.read_text(encoding="utf-8"))
            tell_events(words, Match.replay(record, self.game, each=lambda match: tell_all(words, match)))
        texts = messages(self.game.folder / "text", lang)
        within = {name for text in texts.values() for name in re.findall(r"{ *([a-z][\w-]*) *}", text)}
        own = {name for name in texts if not name.startswith(PARTS)}
        rare = {f"first-{kind}" for kind in decisions(self.game)}
        silent = own - expected(self.game) - rare - words.said - within
        on_board = set(words_of(self.game.geometry(None)))
        assert {name for name in silent if name.partition("-")[2] not in on_board} == set()
        events = {name for name in expected(self.game) if name.startswith("event-")}
        assert events <= words.said, "every event was told once"
        assert words.faults == {}, "all was well said"

    def test_the_messages_and_the_rules_are_well_written(self, lang: str) -> None:
        """Apostrophes, spaces, elision, articles and number, as far as they can be told without the arguments."""
        assert source_faults(source(self.game.folder / "text", lang), lang) == []
        rules = [*phrasebook(self.game, lang).rules(), *phrasebook(self.game, lang).aid()]
        assert [fault for section in rules for fault in page_faults(section.markdown, lang)] == []
        assert [fault for section in rules for fault in page_faults(section.title, lang)] == []

    def test_every_barrier_of_undo_has_words(self, lang: str) -> None:
        assert all(phrasebook(self.game, lang).barrier(barrier) for barrier in BARRIERS)

    def test_options_have_words(self, lang: str) -> None:
        words = phrasebook(self.game, lang)
        for option in self.game.options:
            assert words.option_label(option)
            assert words.option_help(option)
            assert len({words.choice_label(option, choice) for choice in option.choices}) == len(option.choices)

    def test_every_rule_that_is_named_is_a_section_of_the_rules(self, lang: str) -> None:
        sections = phrasebook(self.game, lang).rules()
        assert [section.id for section in sections] == [section.id for section in phrasebook(self.game, "en").rules()]
        assert all(section.title and section.markdown for section in sections)
        named = {decision.rule for decision in subclasses(Decision, self.game) if hasattr(decision, "rule")}
        named |= {rule for rule, _ in told(self.game).values()}
        named |= {rule for _, rule in reasons(self.game) if rule is not None}
        named |= set(prospects(self.game).values())
        assert named <= {section.id for section in sections} - {RESERVED}

    def test_the_rules_and_the_page_to_print_show_the_same_pictures_in_all_languages(self, lang: str) -> None:
        here, english = (phrasebook(self.game, each) for each in (lang, "en"))
        for pages, others in ((here.rules(), english.rules()), (here.aid(), english.aid())):
            assert [(page.id, page.figures) for page in pages] == [(page.id, page.figures) for page in others]
        assert all("![](" not in page.markdown for page in (*here.rules(), *here.aid())), "a picture without words"

    def test_the_languages_differ(self) -> None:
        """What is left untranslated shows here: few messages are the same in all languages, arguments aside."""
        one, two = (messages(self.game.folder / "text", lang) for lang in LANGUAGES)
        words = {name: re.sub(r"\{ \$\w+ \}", "", text).split() for name, text in one.items()}
        same = [name for name in one if one[name].strip() == two[name].strip() and len(words[name]) > 6]
        assert same == []
