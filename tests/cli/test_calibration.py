"""`argead lab calibration` from the command line, with a stand-in for the judgement."""

from __future__ import annotations

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from support.unburdened import judge

WORDS = ("lab", "calibration", "alexandros", "--bot", "random", "--games", 3, "--seed", 1, "--jobs", 1)


@pytest.fixture(autouse=True)
def stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("argead.lab.calibration.judge", judge)


def test_the_table_for_people(run) -> None:
    result = run(*WORDS)
    assert (result.exit_code, result.stderr) == (0, "")
    lines = result.stdout.splitlines()
    assert lines[0].startswith("Alexandros, 2 players, bot random, seed 1: ")
    assert lines[2].split("  ")[0] == "Chances"
    assert [line.split("  ")[0] for line in lines[3:13]] == [f"{tenth} - {tenth + 10}" for tenth in range(0, 100, 10)]
    assert "50.0%" in lines[8]
    said = r"Brier score (0\.\d{4}); whoever always says the mean has (0\.\d{4}), and 0 is perfect\."
    (scores,) = re.findall(said, lines[-1])
    assert scores[0] == scores[1], "even chances know nothing"
    assert "qui annonce toujours la moyenne obtient 0," in run(*WORDS, "--lang", "fr").stdout


def test_for_programs_and_as_a_plot(run, tmp_path: Path) -> None:
    file = tmp_path / "plot.svg"
    result = run(*WORDS, "--players", 3, "--plot", file, "--json")
    found = json.loads(result.stdout)
    assert (found["players"], found["finished"], found["bot"]) == (3, 3, "random")
    assert [tenth is None for tenth in found["tenths"]] == [number != 3 for number in range(10)]
    assert ElementTree.fromstring(file.read_text(encoding="utf-8")).tag.endswith("svg")
    assert f"The plot is in {file}." in run(*WORDS, "--plot", file).stdout


def test_who_plays_alone(run) -> None:
    words = ("lab", "calibration", "field-commander", "--bot", "random", "--games", 2, "--seed", 1, "--jobs", 1)
    assert json.loads(run(*words, "--json").stdout)["players"] == 1


def test_a_mistake_gets_one_clear_sentence(run) -> None:
    for words, says in (
        (("chess",), "there is no game 'chess'"),
        (("empire", "--bot", "clever"), "no bot 'clever'"),
        (("empire", "--games", 1_000_001), "1000001 is not in the range 1<=x<=1000000"),
    ):
        result = run("lab", "calibration", *words)
        assert (result.exit_code, result.stdout) == (2, "")
        assert says in result.stderr


def test_where_there_is_no_room_for_a_plot_nothing_is_played(run, tmp_path: Path, monkeypatch) -> None:
    def examine(*_: object) -> None:
        pytest.fail("games are played")

    monkeypatch.setattr("argead.cli.lab.calibration.examine", examine)
    file = tmp_path / "file"
    file.touch()
    for folder in (tmp_path / "nowhere", file):
        result = run(*WORDS, "--plot", folder / "plot.svg")
        assert (result.exit_code, result.stdout) == (2, "")
        assert result.stderr.splitlines()[-1].endswith(
            f"--plot must be a file in a folder that can be written to, which {folder} is not"
        )
