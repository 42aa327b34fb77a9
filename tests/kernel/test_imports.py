"""Import directions: kernel and games need nothing but the standard library, and look downwards only."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

import argead

ROOT = Path(argead.__file__).parent
GAMES = [path.parent.name for path in sorted((ROOT / "games").glob("*/__init__.py"))]
FILES = [
    *((path, ("argead.kernel",)) for path in sorted((ROOT / "kernel").rglob("*.py"))),
    *(
        (path, ("argead.kernel", f"argead.games.{game}"))
        for game in GAMES
        for path in sorted((ROOT / "games" / game).rglob("*.py"))
    ),
    *((path, ("argead.kernel", "argead.bots")) for path in sorted((ROOT / "bots").rglob("*.py"))),
    (ROOT / "games" / "__init__.py", ()),
    (ROOT / "shelf.py", ("argead.kernel", "argead.games")),
]


def imported(path: Path) -> set[str]:
    """All modules that a file imports, at whatever depth."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path}: imports are absolute"
            found.add(str(node.module))
            found |= {f"{node.module}.{alias.name}" for alias in node.names if node.module == "argead"}
    return found - {"argead"}


def test_the_sources_are_found():
    assert len(FILES) > 20


@pytest.mark.parametrize(("path", "allowed"), FILES, ids=[str(path.relative_to(ROOT)) for path, _ in FILES])
def test_files_import_only_what_lies_below(path, allowed):
    for module in imported(path):
        own = any(module == name or module.startswith(f"{name}.") for name in allowed)
        assert own or module.split(".")[0] in sys.stdlib_module_names, f"{path.name} imports {module}"
