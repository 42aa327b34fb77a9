"""The command line, tellers and accounts speak both languages completely, and have no idle words."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from argead.cli.options import TEXT
from argead.cli.plain import PlainTeller
from argead.cli.teller import teller
from argead.kernel import Game
from argead.shelf import catalogue

FOLDERS = [TEXT, *(game.folder / "text" for game in catalogue())]
DOORS = {"teller": ("teller", "log"), "account": ("account",)}
"""Which modules of a game say the words of a part."""

every_game = pytest.mark.parametrize("game", catalogue(), ids=lambda game: game.name)


class Arguments(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(file: Path) -> dict[str, set[str]]:
    """The messages of a file, each with the arguments it uses."""
    found: dict[str, set[str]] = {}
    for entry in parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found
            arguments = Arguments()
            arguments.visit(entry)
            found[entry.id.name] = arguments.names
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: f"{folder.parent.name}-{folder.name}")
def test_both_languages_have_the_same_messages_with_the_same_arguments(folder: Path) -> None:
    assert messages(folder / "en.ftl") == messages(folder / "fr.ftl")
    assert messages(folder / "en.ftl")


def spoken(game: Game, door: str) -> Iterator[str]:
    """What the sources of a door say, as patterns: `box-{name}` is any message that begins with `box-`."""
    for path in (game.folder / f"{door}.py", *(game.folder / door).rglob("*.py")):
        if not path.exists():
            continue
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, python.Constant) and isinstance(node.value, str):
                yield re.escape(node.value)
            elif isinstance(node, python.JoinedStr) and isinstance(node.values[0], python.Constant):
                yield "".join(
                    re.escape(part.value) if isinstance(part, python.Constant) else "[a-z0-9-]*" for part in node.values
                )


@every_game
@pytest.mark.parametrize("part", DOORS)
def test_the_words_of_a_part_are_said_by_its_sources(game: Game, part: str) -> None:
    """Short headings of ends (`teller-end-slain`) are said by studies: there is one for every reason of an end."""
    known = messages(game.folder / "text" / "en.ftl")
    names = {name.removeprefix(f"{part}-") for name in known if name.startswith(f"{part}-")}
    said = {pattern for door in DOORS[part] for pattern in spoken(game, door)}
    ends = {name.replace("reason-", "end-", 1) for name in known if name.startswith("reason-")}
    assert {name for name in names - ends if not any(re.fullmatch(pattern, name) for pattern in said)} == set()


@every_game
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_game_of_ours_has_a_teller(game: Game, lang: str) -> None:
    told = teller(game, lang, None)
    assert told.help()
    assert not isinstance(told, PlainTeller)


def test_commands_have_words_of_their_own_in_each_language() -> None:
    for lang in ("en", "fr"):
        lines = (TEXT / f"{lang}.ftl").read_text(encoding="utf-8").splitlines()
        words = [line.partition(" = ")[2] for line in lines if line.startswith("command-")]
        assert len(words) == len(set(words)) == 13
        assert all(len(word.split()) == 1 for word in words)
