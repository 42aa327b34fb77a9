"""What Empire's page says of balance: shares that add up, commands that run, and the cause."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest
from click.testing import CliRunner

from argead.cli import commands
from argead.games.empire.board import load

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "empire.md").read_text(encoding="utf-8")
BALANCE = PAGE.partition("## Bots and balance")[2].partition("\n## ")[0]


@pytest.fixture(scope="module")
def board(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The board without awards, made as the page says."""
    (line,) = re.findall(r"(?m)^sed .*$", BALANCE)
    path = tmp_path_factory.mktemp("boards") / "no-awards.toml"
    path.write_bytes(
        subprocess.run(line.rpartition(">")[0], shell=True, cwd=ROOT, check=True, capture_output=True).stdout
    )
    return path


def test_the_shares_of_a_line_make_a_whole() -> None:
    lines = [line for line in BALANCE.splitlines() if line.startswith("| share of wins")]
    assert len(lines) == 2
    for line in lines:
        assert sum(map(float, re.findall(r"(\d+\.\d)%", line))) == pytest.approx(100, abs=0.2), line


def test_the_board_without_awards_is_ours_but_for_them(board: Path) -> None:
    bare, own = load(board.read_text(encoding="utf-8")), load(None)
    awards = ("most_cities", "most_temples", "most_cities_in_region", "most_temples_in_region")
    assert [getattr(bare, award) for award in awards] == [0, 0, 0, 0]
    assert bare.geometry()["regions"] == own.geometry()["regions"]
    assert bare.temple_points == own.temple_points


def test_the_command_runs_with_and_without_awards(board: Path) -> None:
    (command,) = re.findall(r"\| `argead (simulate empire [^`]*)` \|", BALANCE)
    words = re.sub(r"--games \d+", "--games 4", command).split()
    for more in ([], ["--board", str(board)]):
        done = CliRunner().invoke(commands, [*words, "--jobs", "1", *more], prog_name="argead")
        assert "4 of 4 games finished" in done.output


def test_the_cause_is_named() -> None:
    assert "the cause is the awards" in BALANCE
