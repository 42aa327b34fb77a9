"""Import directions: every file of the sources looks downwards only, and needs no library that its package does not."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

import argead

ROOT = Path(argead.__file__).parent

MAY_IMPORT: dict[str, tuple[str, ...]] = {
    "kernel": (),
    "games": (),
    "games/<game>": ("kernel",),
    "games/<game>/teller": ("kernel", "language", "cli.teller"),
    "games/<game>/account": ("kernel", "language", "table"),
    "games/<game>/studies": ("kernel", "lab"),
    "games/<game>/log": ("kernel", "language"),
    "games/<game>/glance": (),
    "games/<game>/reckoning": ("kernel",),
    "games/<game>/outlook": ("kernel",),
    "shelf": ("kernel", "games"),
    "language": ("kernel",),
    "bots": ("kernel",),
    "table": ("kernel", "language", "bots"),
    "lab": ("kernel", "bots", "shelf"),
    "envs": ("kernel", "bots", "shelf"),
    "testing": ("kernel", "language", "bots", "table", "shelf", "cli.teller"),
    "server": ("kernel", "language", "bots", "table", "shelf", "site", "__version__"),
    "site": ("kernel", "language", "bots", "table", "shelf", "__version__"),
    "bench": ("kernel", "bots", "lab", "shelf"),
    "trials": ("kernel", "bots", "bench"),
    "cli": (
        *("kernel", "language", "bots", "table", "lab", "bench", "trials", "server", "site", "shelf", "testing"),
        "__version__",
    ),
    "__init__": ("kernel", "bots", "shelf"),
    "__main__": ("cli",),
}
"""Who may import whom. Each may import itself, and the files of a game the whole of that game but its doors below."""

DOORS = ("teller", "account", "studies", "log", "glance", "reckoning", "outlook")
"""What a game has for one reader each: files or folders of these names, loaded by nobody but that reader."""

LIBRARIES: dict[str, tuple[str, ...]] = {
    "language": ("fluent",),
    "bots": ("numpy",),
    "lab": ("numpy",),
    "envs": ("numpy", "gymnasium", "pettingzoo", "pyspiel"),
    "testing": ("pytest", "fluent"),
    "server": (
        "litestar",
        "uvicorn",
        "h11",
        "websockets",
        "msgspec",
        "sqlalchemy",
        "psycopg",
        "alembic",
        "platformdirs",
        "prometheus_client",
    ),
    "bench": ("catanatron", "pyspiel", "websockets", "msgspec"),
    "trials": ("websockets", "msgspec"),
    "cli": ("click", "platformdirs"),
}
"""What is needed beside the standard library."""

FILES = sorted(path for path in ROOT.rglob("*.py") if path.relative_to(ROOT).parts[0] not in ("web", "offline"))


def place(path: Path) -> tuple[str, str]:
    """Which line of the table a file belongs to, and the package that is its own."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    if parts[0] != "games" or len(parts) == 2:
        return parts[0], f"argead.{parts[0]}"
    own = f"argead.games.{parts[1]}"
    return ("games/<game>", own) if parts[2] not in DOORS else (f"games/<game>/{parts[2]}", own)


def imported(path: Path) -> set[str]:
    """All modules that a file imports, at whatever depth."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path}: imports are absolute"
            found |= {f"argead.{alias.name}" for alias in node.names} if node.module == "argead" else {str(node.module)}
    return found - {"argead"}


def within(module: str, packages: set[str]) -> bool:
    return any(module == name or module.startswith(f"{name}.") for name in packages)


def test_every_line_of_the_table_is_about_sources_that_there_are():
    assert len(FILES) > 150
    assert {place(path)[0] for path in FILES} <= MAY_IMPORT.keys()
    assert LIBRARIES.keys() <= MAY_IMPORT.keys()


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_files_import_only_what_lies_below(path):
    line, own = place(path)
    below = {own, *(f"argead.{name}" for name in MAY_IMPORT[line])}
    behind = {f"{own}.{door}" for door in DOORS} if line == "games/<game>" else set()
    for module in imported(path):
        if within(module, {"argead"}):
            assert within(module, below), f"{path.name} imports {module}"
            assert not within(module, behind), f"{path.name} imports {module}, which is for its reader alone"
        else:
            library = module.split(".")[0]
            known = library in sys.stdlib_module_names or library in LIBRARIES.get(line, ())
            assert known, f"{path.name} imports {module}"
