"""`argead load` seats people at real tables and measures. How many a machine bears, no test can ask for."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from argead.cli import commands
from argead.shelf import catalogue, game
from argead.trials.load import Figures, Plan
from argead.trials.processes import use_of
from argead.trials.sittings import Log, seats_of
from support.served import Served

COMMAND = [sys.executable, "-c", "from argead.cli import main; main()", "load"]
BRIEF = ["--tables", "8", "--warm-up", "1", "--seconds", "4", "--pace", "0.5"]


@pytest.fixture
def run() -> Callable[..., Result]:
    return lambda *words: CliRunner().invoke(commands, ["load", *words], prog_name="argead")


@pytest.fixture(scope="module")
def figures() -> dict[str, Any]:
    done = subprocess.run([*COMMAND, *BRIEF, "--json"], capture_output=True, text=True, timeout=180)
    assert done.returncode == 0, done.stdout + done.stderr
    made: dict[str, Any] = json.loads(done.stdout)
    return made


def test_all_tables_play_and_everything_is_measured(figures: dict[str, Any]) -> None:
    assert figures["tables"] == 8
    assert figures["errors"] == figures["silent_tables"] == 0
    assert figures["troubles"] == {}
    assert figures["lines"] >= figures["moves"] > 0
    for spread in (figures["answered_ms"], figures["told_ms"]):
        assert 0 < spread["p50"] <= spread["p90"] <= spread["p99"] <= spread["max"]
    assert figures["bytes_per_line"] > 0
    assert figures["server_processes"] >= 1
    assert figures["server_mib"] > 1
    assert figures["server_cores"] >= 0
    assert figures["load_cores"] > 0


def test_a_server_that_runs_already_is_tried_and_told_in_words(tmp_path: Path, run: Callable[..., Result]) -> None:
    with Served(tmp_path / "argead.sqlite3") as served:
        words = ["--url", served.url, "--pid", str(served.process.pid), "--games", "alexandros", "--tables", "2"]
        done = run(*words, "--warm-up", "0", "--seconds", "2", "--pace", "0.2", "--lang", "fr")
        assert done.exit_code == 0, done.output
        assert served.is_well()
    assert done.output.startswith("2 tables")
    assert "vu par l’autre (ms)" in done.output
    assert "Aucune erreur." in done.output


def test_what_goes_wrong_is_counted_and_ends_with_1(tmp_path: Path, run: Callable[..., Result]) -> None:
    refusing = "from argead.server import buckets\nbuckets.LIMITS['play'] = (0.0, 1.0)"
    with Served(tmp_path / "argead.sqlite3", before=refusing) as served:
        done = run("--url", served.url, "--tables", "1", "--warm-up", "0", "--seconds", "1", "--json")
    assert done.exit_code == 1
    figures = json.loads(done.output)
    assert figures["errors"] > 0
    assert any("429" in trouble for trouble in figures["troubles"])


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--url", "http://argead.example.org"], "argead.example.org is not this machine"),
        (["--url", "ftp://127.0.0.1"], "is no address of a server"),
        (["--url", "http://127.0.0.1:x"], "is no address of a server"),
        (["--url", "http://127.0.0.1:8000", "--processes", "2"], "without --url"),
        (["--url", "http://127.0.0.1:8000", "--database", "a.db"], "without --url"),
        (["--pid", "1"], "--pid belongs to the server at --url"),
        (["--games", "chess"], "there is no game 'chess'"),
        (["--tables", "0"], "0"),
        (["--seconds", "100000"], "100000"),
    ],
)
def test_a_mistake_gets_one_clear_sentence(run: Callable[..., Result], words: list[str], says: str) -> None:
    done = run(*words)
    assert done.exit_code == 2
    assert says in done.stderr.strip().splitlines()[-1]


def test_a_server_that_cannot_start_says_why(run: Callable[..., Result]) -> None:
    done = run("--database", "mysql://nowhere/none")
    assert done.exit_code == 1
    assert "The database must be SQLite or PostgreSQL" in done.stderr


def test_two_people_and_a_bot_sit_where_there_are_seats() -> None:
    kinds = {described.name: [seat["kind"] for seat in seats_of(described)] for described in catalogue()}
    assert kinds["alexandros"] == kinds["empire"] == kinds["phalanxx"] == ["here", "link", "bot"]
    assert kinds["field-commander"] == ["here"]
    assert seats_of(game("empire"))[2]["bot"] == "greedy"


def test_memory_and_processor_are_those_of_a_process_and_all_below_it() -> None:
    child = subprocess.Popen([sys.executable, "-c", "import time; x = bytearray(64 * 2**20); time.sleep(60)"])
    try:
        while (use := use_of(child.pid)) is None or use.memory < 64 * 2**20:
            pass
        assert use.processes == 1
        both = use_of(os.getpid())
        assert both is not None
        assert both.processes >= 2
        assert both.memory > use.memory
    finally:
        child.kill()
        child.wait()


def test_figures_without_a_single_move_are_no_division_by_zero() -> None:
    plan = Plan(("127.0.0.1", 1), catalogue(), 1, 2.0, 0.0, 1.0)
    made = Figures(plan, Log(), 1.0, 0, 0, 0.0, None, None).as_json()
    assert made["answered_ms"] is made["bytes_per_line"] is None
    assert made["errors"] == 0
