"""The command as people call it, and a finished record to try things on."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from argead.cli import commands
from argead.lab import play, prepare

Run = Callable[..., Result]
Argead = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture(autouse=True)
def data_folder(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Whoever tries the command must find none of the user's own games, and leave none behind."""
    folder = tmp_path_factory.mktemp("data")
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))
    return folder


@pytest.fixture
def run() -> Run:
    """The command in this process: quick."""

    def call(*words: object, answers: str = "") -> Result:
        return CliRunner().invoke(commands, [str(word) for word in words], input=answers, prog_name="argead")

    return call


@pytest.fixture
def argead() -> Argead:
    """The command in a process of its own, at the end of a pipe: real."""

    def call(*words: object, answers: str = "") -> subprocess.CompletedProcess[str]:
        program = [sys.executable, "-c", "from argead.cli import main; main()", *[str(word) for word in words]]
        return subprocess.run(program, input=answers, capture_output=True, encoding="utf-8", timeout=120)

    return call


@pytest.fixture(scope="session")
def finished() -> str:
    """The text of a whole record."""
    record = play(prepare("alexandros", ["greedy", "random"], seed=5, keep_records=True), 0).record
    assert record is not None
    return record


@pytest.fixture
def record_file(tmp_path: Path, finished: str) -> Path:
    path = tmp_path / "finished.jsonl"
    path.write_text(finished, encoding="utf-8")
    return path
