"""A game from outside: written, built, and installed into a fresh environment beside Argead."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

import argead

NAME = "river-kings"
ARGEAD = Path(argead.__file__).parent


@dataclass(frozen=True, slots=True)
class Outside:
    """The environment in which the game is installed, and the repository that it came from."""

    python: Path
    repository: Path
    home: Path

    def run(self, *words: str, typed: str = "", cwd: Path | None = None) -> str:
        """What a command of this environment prints; it must end well."""
        done = subprocess.run(
            [str(self.python), *words],
            input=typed,
            cwd=cwd or self.home,
            env=environment(),
            capture_output=True,
            encoding="utf-8",
            timeout=100,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout + done.stderr

    def argead(self, *words: str, typed: str = "") -> str:
        """What an `argead` command prints."""
        return self.run("-m", "argead", *words, typed=typed)


def environment() -> dict[str, str]:
    """Ours, without what would lead Python elsewhere."""
    return {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "PYTEST", "ARGEAD"))}


def own_files() -> dict[str, int]:
    """Argead's sources and when they were changed; what is compiled or built of them comes and goes."""
    found = (path.relative_to(ARGEAD) for path in ARGEAD.rglob("*.*") if path.is_file())
    sources = [path for path in found if path.parts[0] != "web" and "__pycache__" not in path.parts]
    return {str(path): (ARGEAD / path).stat().st_mtime_ns for path in sources}


@pytest.fixture(scope="module")
def outside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Outside]:
    """The new game as a wheel in an environment of its own.

    Nothing may be fetched, so this environment reads Argead and the packages that it needs from where they are: a path
    file names their two folders. Path files in those are not followed, and the game comes by its wheel alone.
    """
    before = own_files()
    home = tmp_path_factory.mktemp("outside")
    repository, wheels = home / "repository", home / "wheels"
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check"]

    def run(*words: str) -> None:
        done = subprocess.run(words, cwd=home, env=environment() | path, capture_output=True, encoding="utf-8")
        assert done.returncode == 0, done.stdout + done.stderr

    path = {"PYTHONPATH": str(ARGEAD.parent)}
    run(sys.executable, "-m", "argead", "new-game", NAME, "--directory", str(repository))
    run(*pip, "wheel", "--no-index", "--no-deps", "--no-build-isolation", "--wheel-dir", str(wheels), str(repository))
    venv.create(home / "venv", symlinks=True)
    python = home / "venv" / "bin" / "python"
    library = home / "venv" / "lib" / f"python{sys.version_info.major}.{sys.version_info.minor}" / "site-packages"
    (library / "beside.pth").write_text(f"{ARGEAD.parent}\n{sysconfig.get_path('purelib')}\n")
    (wheel,) = wheels.iterdir()
    run(*pip, "--python", str(python), "install", "--no-index", "--no-deps", str(wheel))
    yield Outside(python, repository, home)
    assert own_files() == before, "Argead's own tree is as it was"
