"""The command line and accounts speak both languages completely."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from argead.account.field_commander import TEXT as ACCOUNT
from argead.cli.options import TEXT
from argead.cli.tables import table
from argead.shelf import game, names

FOLDERS = [TEXT, *(TEXT / name for name in names()), ACCOUNT]


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


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_game_has_a_table_in_words(name: str, lang: str) -> None:
    assert table(game(name), lang, None).help()


def test_commands_have_words_of_their_own_in_each_language() -> None:
    for lang in ("en", "fr"):
        lines = (TEXT / f"{lang}.ftl").read_text(encoding="utf-8").splitlines()
        words = [line.partition(" = ")[2] for line in lines if line.startswith("command-")]
        assert len(words) == len(set(words)) == 9
        assert all(len(word.split()) == 1 for word in words)
