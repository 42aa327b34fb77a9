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
    """What the sources ask chance for; a function may pass on the `purpose` that its callers give."""
    found: set[str] = set()
    passes = {
        node.name: [arg.arg for arg in node.args.args if arg.arg != "self"].index("purpose")
        for node in sources(game)
        if isinstance(node, ast.FunctionDef) and "purpose" in (arg.arg for arg in node.args.args)
    }
    for node in sources(game):
        if not isinstance(node, ast.Call):
            continue
        if _is_question(node):
            purpose = node.args[0]
        elif (name := getattr(node.func, "attr", getattr(node.func, "id", ""))) in passes:
            purpose = node.args[passes[name]]
        else:
            continue
        if isinstance(purpose, ast.Name):
            assert purpose.id == "purpose", "what chance is asked for is written out, or passed on under this name"
        else:
            assert isinstance(purpose, ast.Constant), "what chance is asked for is written out"
            found.add(str(purpose.value))
    return found


def _is_question(call: ast.Call) -> bool:
    """Whether a state asks chance: `s.die(…)`, `s.draw(…)`, or a state of its own methods."""
    func = call.func
    return (
        isinstance(func, ast.Attribute)
        and func.attr in ("die", "draw")
        and isinstance(func.value, ast.Name)
        and func.value.id in ("s", "self")
    )


def purposeless(game: Game) -> set[str]:
    """The files that ask chance itself, so that nobody is told what for."""
    return {
        path.name
        for path in sorted(game.folder.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute)
        and node.attr in ("die", "draw")
        and ast.unparse(node.value).endswith("chance")
    }


def lessons(game: Game) -> list[Lesson]:
    """All lessons that a game can be played with."""
    names = [option.name for option in game.options]
    choices = product(*(option.choices for option in game.options))
    low, high = game.seats
    found = (
        game.lesson(dict(zip(names, values, strict=True)), players)
        for values in choices
        for players in range(low, high + 1)
    )
    return list(dict.fromkeys(lesson for lesson in found if lesson))


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
            found[str(kind.value)] = str(rule.value), node.func.attr == "confide"
    return found


def reasons(game: Game) -> set[tuple[str, str | None]]:
    """The kinds of reasons that the sources give, with their rules: None where the position decides which."""
    found: set[tuple[str, str | None]] = set()
    for node in sources(game):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason":
            kind, rule = node.args[0], node.args[1]
            assert isinstance(kind, ast.Constant), "kinds of reasons are written out"
            found.add((str(kind.value), str(rule.value) if isinstance(rule, ast.Constant) else None))
    return found


def prospects(game: Game) -> dict[str, str]:
    """The prospects that the sources tell, with their rules."""
    found = {}
    for node in sources(game):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Prospect":
            name, rule = node.args[0], node.args[1]
            assert isinstance(name, ast.Constant), "names of prospects are written out"
            assert isinstance(rule, ast.Constant), "and so are their rules"
            found[str(name.value)] = str(rule.value)
    return found
