"""Contenders: a bot of this installation, of another one, of a checkout or of a Git revision."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

import argead
from argead.kernel import SetupError

HOME = Path(argead.__file__).resolve().parents[1]


@dataclass(frozen=True, slots=True)
class Contender:
    """A bot, and the Python and the sources that play it; without `source` those that the Python has installed."""

    name: str
    bot: str
    python: str
    source: str | None


@contextmanager
def contender(text: str) -> Iterator[Contender]:
    """Whoever is meant by `BOT`, `PATH@BOT` or `REVISION@BOT`; the files of a revision last as long as the block."""
    where, at, bot = text.rpartition("@")
    if not bot or (at and not where):
        raise SetupError(f"{text!r} is no contender: write BOT, PATH@BOT or REVISION@BOT")
    path = Path(where).expanduser()
    if not at:
        yield Contender(text, bot, sys.executable, str(HOME))
    elif path.is_dir():
        yield _of_folder(text, bot, path)
    elif path.is_file():
        if not os.access(path, os.X_OK):
            raise SetupError(f"{where} is no Python: write the path of one that has Argead, or of a checkout")
        yield Contender(text, bot, os.path.abspath(path), None)
    else:
        with TemporaryDirectory(prefix="argead-") as folder:
            _unpack(where, folder)
            yield _of_folder(text, bot, Path(folder))


def _of_folder(text: str, bot: str, folder: Path) -> Contender:
    """A checkout, its `src`, or the folder of an environment."""
    for source in (folder / "src", folder):
        if (source / "argead" / "__init__.py").is_file():
            return Contender(text, bot, sys.executable, str(source.resolve()))
    python = folder / "bin" / "python"
    if python.is_file():
        return Contender(text, bot, os.path.abspath(python), None)
    raise SetupError(f"there is no Argead in {folder}: neither src/argead nor bin/python")


def _unpack(revision: str, folder: str) -> None:
    """Write the sources of a revision of this checkout into a folder."""
    unknown = SetupError(f"{revision!r} is neither a path nor a Git revision of this checkout")
    if not (HOME.parent / ".git").exists():
        raise unknown
    found = _git("rev-parse", "--verify", "--quiet", "--end-of-options", f"{revision}^{{commit}}")
    if found is None:
        raise unknown
    archive = _git("archive", "--format=tar", found.decode().strip(), "src")
    if archive is None:
        raise SetupError(f"there are no sources of Argead in the revision {revision!r}")
    with tarfile.open(fileobj=BytesIO(archive)) as files:
        files.extractall(folder, filter="data")


def _git(*words: str) -> bytes | None:
    try:
        return subprocess.run(["git", "-C", str(HOME.parent), *words], check=True, capture_output=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return None
