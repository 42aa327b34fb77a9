"""Naming: what knows one game lives in that game's folder, so nothing elsewhere names a game or a component of one."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import argead
from argead.kernel import Game
from argead.shelf import catalogue

ROOT = Path(argead.__file__).parent
FREE = ("games", "bench", "web", "offline")
"""The games themselves, figures about them, and the built client."""

CLIENT = Path(__file__).parents[2] / "web" / "src"
SUFFIXES = (".py", ".ftl", ".css", ".toml", ".md", ".ts", ".svelte")


def is_shared(path: Path) -> bool:
    """Whether a file belongs to no game."""
    if path.is_relative_to(CLIENT / "games"):
        return path.parent == CLIENT / "games"
    return path.is_relative_to(CLIENT) or path.relative_to(ROOT).parts[0] not in FREE


def called(path: Path) -> str:
    return str(path.relative_to(ROOT if path.is_relative_to(ROOT) else CLIENT))


SOURCES = sorted(path for path in (*ROOT.rglob("*"), *CLIENT.rglob("*")) if path.suffix in SUFFIXES)
FILES = [path for path in SOURCES if is_shared(path)]

GENERAL = (
    *("title", "blurb", "designer", "publisher", "prompt", "action", "note", "event", "option", "choice", "reason"),
    *("chance", "lesson", "first", "why", "thing", "fact", "board", "teller", "account", "client", "glance"),
    *("reckoning", "outlook", "no"),
)
"""What every game has words for; other messages of its files are nouns: `card-lyre` is the lyre, a sort of card."""

# fmt: off
EVERYDAY = {
    "ability", "ahead", "alexander", "anticipation", "april", "area", "aria", "august", "autumn", "band", "behind",
    "board", "building", "camp", "card", "care", "charge", "colour", "confusion", "december", "dice", "early", "effect",
    "engine", "envelop", "february", "five", "force", "forced", "forces", "full", "go", "gold", "greek", "guards",
    "heavy", "i", "ii", "iii", "interior", "intrigue", "january", "july", "june", "kind", "late", "lead", "legend",
    "light", "maneuver", "march", "may", "media", "median", "merchant", "military", "minor", "mole", "morale", "music",
    "nation", "nature", "november", "october", "of", "old", "one", "operation", "orange", "origin", "pile", "place",
    "plan", "point", "purple", "rally", "reduced", "region", "riders", "scout", "september", "ship", "side", "spring",
    "standing", "summer", "supply", "three", "tied", "track", "transport", "trap", "triangle", "two", "unpaid", "wall",
    "walls", "war", "well", "white", "winds", "winter", "wood", "work",
}
# fmt: on
"""Nouns that also mean something else: gold is a colour of the house, Greek its style, Alexander its theme."""

MORE = ("glory", "governor", "immortality", "province", "satrap", "talent", "valour", "legion")
"""Components that no noun of the language files names by itself."""


def nouns(game: Game) -> set[str]:
    """The words that a game calls its components by, in its English file."""
    text = (game.folder / "text" / "en.ftl").read_text(encoding="utf-8")
    names = [name.split("-") for name in re.findall(r"(?m)^([a-z][\w-]*) *=", text)]
    return {word for name in names if name[0] not in GENERAL for word in name if word.isalpha()} - EVERYDAY


TITLES = [re.sub("-", "[-_ ]?", game.name) for game in catalogue()]
WORDS = sorted({*MORE, *(word for game in catalogue() for word in nouns(game))})
NAMED = re.compile(rf"(?<![a-z])({'|'.join([*TITLES, *WORDS])})s?(?![a-z])", re.IGNORECASE)


def unquoted(path: Path) -> str:
    """A source without the examples that it gives: constants called EXAMPLES, and what an environment's docstring
    shows indented."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        return text
    tree = ast.parse(text)
    examples = [
        ast.get_source_segment(text, node)
        for node in tree.body
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "EXAMPLES"
    ]
    if path.parent.name == "envs":
        examples += re.findall(r"(?m)^    .*$", ast.get_docstring(tree) or "")
    for example in examples:
        text = text.replace(str(example), "")
    return text


def test_the_words_are_found():
    assert len(FILES) > 150
    assert {"campaign", "advisor", "phalanx", "lyre", "temple", "companions", "hellas", "parmenion"} <= set(WORDS)
    assert NAMED.search("the FieldCommander of field_commander")
    assert NAMED.search("two talents")
    assert not NAMED.search("an imperial plan")


@pytest.mark.parametrize(
    "path", FILES, ids=lambda path: str(path.relative_to(ROOT if path.is_relative_to(ROOT) else CLIENT))
)
def test_nothing_outside_its_folder_names_a_game_or_a_component(path):
    found = [match[0] for match in NAMED.finditer(unquoted(path))]
    assert found == []
