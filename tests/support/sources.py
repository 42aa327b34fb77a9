"""What the sources of a game name: read from their syntax, so that nothing has to happen first."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import product

from argead.kernel import Game, Lesson


def sources(game: Game) -> Iterator[ast.AST]:
    """Every node of a game's sources."""
    for path in sorted(game.folder.rglob("*.py")):
        yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def questions(game: Game) -> set[str]:
    """What the sources ask chance for."""
    found = set()
    for node in sources(game):
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "attr", "") == "asked":
            assert isinstance(node.value, ast.Tuple), "what chance is asked for is written out"
            assert isinstance(node.value.elts[0], ast.Constant), "and so is its name"
            found.add(node.value.elts[0].value)
    return found


def lessons(game: Game) -> list[Lesson]:
    """All lessons that a game can be played with."""
    names = [option.name for option in game.options]
    choices = product(*(option.choices for option in game.options))
    found = (game.lesson(dict(zip(names, values, strict=True))) for values in choices)
    return list({lesson.name: lesson for lesson in found if lesson}.values())


def told(game: Game) -> dict[str, tuple[str, bool]]:
    """The kinds of events that the sources tell: their rule, and whether a part of them is secret."""
    found = {}
    for node in sources(game):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr in ("tell", "confide")
        ):
            kind, rule = node.args[0], node.args[1]
            assert isinstance(kind, ast.Constant), "kinds of events are written out"
            assert isinstance(rule, ast.Constant), "and so are their rules"
            found[kind.value] = rule.value, node.func.attr == "confide"
    return found
