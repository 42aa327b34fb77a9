"""The page of the bots' strength: written from results alone, by commands that there are."""

from __future__ import annotations

import json
import shlex
from pathlib import Path

import click
import click.testing
import pytest
import strength
import strength_page

from argead.cli import commands
from argead.shelf import game
from support.unburdened import judge

PLAN = strength.plan()
MEASURES = [measure for part in PLAN.values() for measure in part if "command" in measure]
MARKS = [{"games": 1000 * n, "seconds": 60 * n, "loss": 0.5, "won": 20 + n, "played": 40} for n in range(1, 20)]


def parts() -> strength_page.Parts:
    return {part: [strength.played(measure) for measure in measures] for part, measures in PLAN.items()}


def test_the_page_says_what_the_results_say() -> None:
    page = strength.PAGE.read_text(encoding="utf-8")
    assert strength_page.written(page, parts()) == page
    for name, text in strength_page.plots(parts()).items():
        assert (strength.FOLDER / name).read_text(encoding="utf-8") == text
    for name, found in strength_page.ratings_of_levels(parts()["ratings"]).items():
        assert json.loads((game(name).folder / "ratings.json").read_text(encoding="utf-8")) == found


def test_every_measure_has_a_name_of_its_own_and_results_are_those_of_its_command() -> None:
    names = [measure["name"] for part in PLAN.values() for measure in part]
    assert len(names) == len(set(names))
    kept = {path.stem for path in strength.FOLDER.glob("*.json*")}
    assert kept <= set(names)
    assert [measure["name"] for measure in MEASURES if measure["name"] in kept and strength.is_due(measure)] == []


def test_the_lobby_has_the_ratings_of_the_levels_rounded_and_by_their_names() -> None:
    rated = [{"points": points, "low": points - 9.4, "high": points + 9.6} for points in (0.0, 301.4)]
    result = {"game": "empire", "players": 3, "bots": ["novice", "search:24"], "ratings": rated}
    found = strength_page.ratings_of_levels([{"name": "one", "result": result}, {"name": "not played yet"}])
    conqueror = {"points": 301, "low": 292, "high": 311}
    assert found == {"empire": {"3": {"novice": {"points": 0, "low": -9, "high": 10}, "conqueror": conqueror}}}


@pytest.mark.parametrize("command", [measure["command"] for measure in MEASURES])
def test_every_command_can_be_called(command: str) -> None:
    program, *words = [*shlex.split(command), "--json"]
    assert program == "argead"
    group: click.Command = commands
    while isinstance(group, click.Group):
        found = group.get_command(click.Context(group), words.pop(0))
        assert found is not None
        group = found
    assert group.make_context(group.name, words).params["seed"] == 20261118


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A plan of quick measures, played by the script itself where that is quick."""
    plan = '[[match]]\nname = "quick"\ngoal = 95\ncommand = "argead lab arena random greedy --game alexandros %s"\n'
    (tmp_path / "plan.toml").write_text(plan % "--games 2 --seed 1", encoding="utf-8")
    monkeypatch.setattr(strength, "FOLDER", tmp_path)
    return tmp_path


def test_a_measure_is_played_once_and_kept_with_its_command_and_date(folder: Path) -> None:
    strength.run([], ["--jobs", "1"])
    kept = json.loads((folder / "quick.json").read_text(encoding="utf-8"))
    assert kept.keys() == {"command", "date", "result"}
    assert kept["result"]["games"] == 2
    (folder / "quick.json").write_text(json.dumps({**kept, "date": "before"}), encoding="utf-8")
    strength.run([], [])
    assert json.loads((folder / "quick.json").read_text(encoding="utf-8"))["date"] == "before"
    with pytest.raises(SystemExit, match="there is no measure 'slow'"):
        strength.run(["slow"], [])
    (measure,) = strength.plan()["match"]
    row = list(strength_page.tabled(strength_page.TABLES["match"], [strength.played(measure, folder)]))[2]
    assert row.startswith("| Alexandros: `greedy` against `random` | 2 | 2 | 100.0% | ")
    assert "| 95%: reached | undecided | " in row
    assert row.endswith(f"`{measure['command']}`, before |")


def test_the_other_tables_and_plots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("argead.lab.calibration.judge", judge)
    runs = {
        "ratings": "argead lab ratings alexandros --bots random,greedy --games 2 --seed 1",
        "order": "argead simulate phalanxx --players 3 --bots random --games 3 --seed 1",
        "alone": "argead simulate field-commander --bots random --option campaign=tyre --games 2 --seed 1",
        "calibration": "argead lab calibration alexandros --bot random --games 2 --seed 1",
    }
    found: strength_page.Parts = {"match": [], "learning": [{"name": "curve", "game": "empire", "marks": MARKS}]}
    for part, command in runs.items():
        done = click.testing.CliRunner().invoke(commands, [*shlex.split(command)[1:], "--jobs", "1", "--json"])
        measure = {"name": part, "command": command, "date": "today", "result": json.loads(done.stdout), "goal": 50}
        found[part] = [measure, {"name": "later", "command": f"argead later {part}"}]
    page = strength_page.written(strength.PAGE.read_text(encoding="utf-8"), found)
    assert page.count(", today |") == 4
    assert page.count("- `argead later ") == 4
    assert "| Alexandros | 2 | 2 | `random` 0, `greedy` +" in page
    assert "| Field Commander: Alexander, tyre | `random` | 2 | 0.0% | " in page
    assert "| 50%: not reached | - | - | `argead simulate field" in page
    assert "](strength/calibration.svg)" in page
    assert "| 19,000 | 97.5% | 87.1-99.6% | 40 |" in page
    assert page.count("% | 40 |") <= strength_page.MOST_MARKS + 1
    assert strength_page.plots(found).keys() == {"calibration.svg", "curve.svg"}
    assert strength_page.plots(found)["curve.svg"].count("<circle") == len(MARKS)
