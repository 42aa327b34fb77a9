"""Words: both languages say the same things, nothing that can happen lacks words, and no words lie idle."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from argead.kernel import BARRIERS, Action, Decision, Dice, Game, Match, Record
from argead.language import COMMON, LANGUAGES, Phrasebook, phrasebook
from argead.shelf import catalogue
from support.recorded import folder
from support.sources import lessons, questions, told
from support.tables import tables_of, walk_match

every_game = pytest.mark.parametrize("game", catalogue(), ids=lambda game: game.name)
every_language = pytest.mark.parametrize("lang", LANGUAGES)
FOLDERS = [COMMON, *(game.folder / "text" for game in catalogue())]
PARTS = ("teller-", "account-", "client-")
"""Words of one reader each, in the same files: the terminal, the account and the client check them for themselves."""

every_folder = pytest.mark.parametrize("texts", FOLDERS, ids=lambda path: path.parent.name)
NAMES = ("Ada", "Bob", "Cleo", "Dion", "Eve", "Fay", "Gus", "Hal")


def messages(texts: Path, lang: str) -> dict[str, str]:
    """The messages of a language file by name."""
    text = (texts / f"{lang}.ftl").read_text(encoding="utf-8")
    parts = re.split(r"(?m)^([a-z][\w-]*) *=", text)
    found = dict(zip(parts[1::2], parts[2::2], strict=True))
    assert len(found) == len(parts) // 2, "a message is there twice"
    return found


@every_folder
def test_both_languages_have_the_same_messages_with_the_same_arguments(texts):
    english = messages(texts, "en")
    assert english
    for lang in LANGUAGES:
        other = messages(texts, lang)
        assert list(other) == list(english)
        for name, text in english.items():
            assert set(re.findall(r"\$\w+", other[name])) == set(re.findall(r"\$\w+", text)), name


def subclasses(cls: type, game: Game) -> list[type]:
    """All classes below one that a game has defined."""
    package = f"argead.games.{game.folder.name}."
    below = [sub for direct in cls.__subclasses__() for sub in (direct, *subclasses(direct, game))]
    return list(dict.fromkeys(sub for sub in below if sub.__module__.startswith(package)))


def board_words(game: Game) -> set[str]:
    """Every word of the board, as messages spell it."""

    def words(value: object) -> Iterator[str]:
        if isinstance(value, str):
            yield "-".join(value.lower().split())
        elif isinstance(value, dict):
            yield from words([*value, *value.values()])
        elif isinstance(value, list | tuple):
            for item in value:
                yield from words(item)

    return set(words(game.geometry(None)))


def expected(game: Game) -> set[str]:
    """The messages that the sources call for."""
    names = {"title", "blurb", "designer", "publisher"}
    names |= {f"prompt-{decision.kind()}" for decision in subclasses(Decision, game)}
    names |= {f"action-{action.verb}" for action in subclasses(Action, game) if "verb" in vars(action)}
    for kind, (_, secret) in told(game).items():
        names |= {f"event-{kind}", f"event-{kind}-own"} if secret else {f"event-{kind}"}
    for option in game.options:
        names |= {f"option-{option.name}", f"option-{option.name}-help"}
        names |= {f"choice-{option.name}-{str(choice).lower()}" for choice in option.choices}
    names |= {f"chance-{purpose}" for purpose in questions(game)}
    names |= {f"lesson-{page.note}" for lesson in lessons(game) for page in lesson.pages}
    return names


@every_game
def test_all_that_the_sources_name_has_a_message(game):
    texts = game.folder / "text"
    assert len(told(game)) > 5
    assert expected(game) <= messages(texts, "en").keys()


class Listener(Phrasebook):
    """A phrasebook that remembers what it has said."""

    def __init__(self, game: Game, lang: str) -> None:
        self.said: set[str] = set()
        super().__init__(game, lang)

    def say(self, message, **args):
        self.said.add(message)
        return super().say(message, **args)


class Caller(Dice):
    """Dice that call out what can be drawn."""

    def __init__(self, seed: int, words: Phrasebook) -> None:
        super().__init__(seed)
        self._words = words

    def draw(self, bag, faces):
        assert all(self._words.face(face) for face in faces)
        return super().draw(bag, faces)


def tell_all(words: Listener, match: Match) -> None:
    """Everything that can be said of a match as it stands."""
    state, names = match.state, NAMES[: match.state.players]
    for seat in state.waiting():
        assert words.prompt(state.decision(seat))
        for action in state.actions(seat)[:60]:
            assert words.label(action)
            words.note(action, state.preview(seat, action), names)
    if state.outcome():
        assert words.outcome(state.outcome(), names)


def tell_events(words: Listener, match: Match) -> None:
    names = NAMES[: match.state.players]
    for _, event in match.events:
        for viewer in (None, *range(match.state.players)):
            text = words.event(event, names, viewer)
            assert text
            assert "{" not in text


@every_game
@every_language
def test_nothing_that_happens_fails_to_be_said_and_no_message_is_idle(game, lang):
    """Games at every table and all recorded ones are told from beginning to end."""
    words = Listener(game, lang)
    for number, table in enumerate(tables_of(game)):
        match = table.match(Caller(number, words))
        for _ in walk_match(match, Random(number)):
            tell_all(words, match)
        tell_all(words, match)
        tell_events(words, match)
    for path in sorted(folder(game.name).glob("*.jsonl")):
        record = Record.parse(path.read_text(encoding="utf-8"))
        tell_events(words, Match.replay(record, game, each=lambda match: tell_all(words, match)))
    own = {name for name in messages(game.folder / "text", lang) if not name.startswith(PARTS)}
    silent = own - expected(game) - words.said
    on_board = board_words(game)
    assert {name for name in silent if name.partition("-")[2] not in on_board} == set()
    assert {name for name in expected(game) if name.startswith("event-")} <= words.said, "every event was told once"


@every_language
def test_every_barrier_of_undo_has_words(lang):
    for game in catalogue():
        assert all(phrasebook(game, lang).barrier(barrier) for barrier in BARRIERS)


@every_game
@every_language
def test_options_have_words(game, lang):
    words = phrasebook(game, lang)
    for option in game.options:
        assert words.option_label(option)
        assert words.option_help(option)
        assert len({words.choice_label(option, choice) for choice in option.choices}) == len(option.choices)


@every_game
@every_language
def test_every_rule_that_is_named_is_a_section_of_the_rules(game, lang):
    sections = phrasebook(game, lang).rules()
    assert [section.id for section in sections] == [section.id for section in phrasebook(game, "en").rules()]
    assert all(section.title and section.markdown for section in sections)
    named = {decision.rule for decision in subclasses(Decision, game)} | {rule for rule, _ in told(game).values()}
    assert named <= {section.id for section in sections}


@every_game
def test_the_languages_differ(game):
    """What is left untranslated shows here: few messages are the same in all languages, arguments aside."""
    one, two = (messages(game.folder / "text", lang) for lang in LANGUAGES)
    words = {name: re.sub(r"\{ \$\w+ \}", "", text).split() for name, text in one.items()}
    same = [name for name in one if one[name].strip() == two[name].strip() and len(words[name]) > 6]
    assert same == []
