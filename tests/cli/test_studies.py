"""`argead lab study`, and `argead simulate` for who plays alone."""

from __future__ import annotations

import json

import pytest


def test_the_table_of_a_study(run) -> None:
    words = ("lab", "study", "field-commander", "--bot", "random", "--games", 3, "--seed", 1, "--jobs", 1)
    result = run(*words, "--option", "campaign=tyre")
    assert (result.exit_code, result.stderr) == (0, "")
    summary, _, heading, *rows = result.stdout.splitlines()
    assert summary == "Field Commander: Alexander, bot random, 3 games per line, seed 1."
    assert heading.split()[:2] == ["Scenario", "Beginning"]
    assert [row.split("  ")[0] for row in rows] == ["tyre", "", "", "", ""]
    assert "Appoint Parmenion" in rows[-1]
    french = run(*words, "--option", "campaign=tyre", "--lang", "fr").stdout
    assert "3 parties par ligne, graine 1" in french


def test_a_study_for_programs(run) -> None:
    words = ("lab", "study", "field-commander", "--bot", "random", "--games", 2, "--seed", 1, "--jobs", 1, "--json")
    found = json.loads(run(*words, "--scenarios-only").stdout)
    assert (found["game"], found["bot"], found["seed"]) == ("field-commander", "random", 1)
    assert [line["scenario"] for line in found["lines"]] == ["granicus", "issus", "tyre", "gaugamela", "life"]
    assert all(line["games"] == 2 and line["beginning"] is None for line in found["lines"])


def test_the_best_bot_of_a_game_is_studied_by_default(run) -> None:
    words = ("lab", "study", "field-commander", "--games", 1, "--seed", 1, "--jobs", 1, "--scenarios-only", "--json")
    assert json.loads(run(*words, "--option", "campaign=granicus").stdout)["bot"] == "net"


def test_a_study_of_places_counts_by_order_and_by_place(run) -> None:
    words = ("lab", "study", "phalanxx", "--bot", "random", "--games", 12, "--seed", 1, "--jobs", 1)
    summary, _, heading, *rows = run(*words).stdout.splitlines()
    assert summary.startswith("PhalanXX, bot random, seed 1: shares of wins from the first to the last")
    assert heading.split() == ["Players", "Share", "of", "wins", "Games", "1", "2", "3", "4"]
    assert [row.split("  ")[0] for row in rows] == [number for number in "234" for _ in range(3)]
    lines = json.loads(run(*words, "--json").stdout)["lines"]
    assert [(line["players"], line["share"]) for line in lines[3:6]] == [
        (3, "as-it-is"),
        (3, "by-order"),
        (3, "by-place"),
    ]
    for line in lines:
        assert (line["games"], sum(line["wins"])) == (12, pytest.approx(12))
        assert all(low <= won / 12 <= high for won, (low, high) in zip(line["wins"], line["intervals"], strict=True))
    french = run(*words, "--lang", "fr").stdout
    assert "par place de départ" in french


def test_there_is_not_a_study_of_every_game(run) -> None:
    result = run("lab", "study", "alexandros")
    assert result.exit_code == 2
    assert (
        result.stderr.strip()
        == "Error: there is no study of alexandros: there are studies of field-commander, phalanxx"
    )


def test_a_simulation_for_one_seat(run) -> None:
    words = ("simulate", "field-commander", "--bots", "random", "--games", 4, "--seed", 1, "--jobs", 1)
    out = run(*words).stdout
    assert "Field Commander: Alexander, 1 player, seed 1: 4 of 4 games finished." in out
    assert "Wins by seat" not in out
    report = json.loads(run(*words, "--json").stdout)
    assert report["win_intervals"][0][0] <= report["win_rates"][0] <= report["win_intervals"][0][1]
    assert sum(report["ends"].values()) == 4
    assert report["turns"] >= 1
    assert report["scores"] == [0.0]


def test_two_bots_cannot_share_one_seat(run) -> None:
    result = run("simulate", "field-commander", "--bots", "random,greedy")
    assert result.exit_code == 2
    assert "field-commander has one seat, not 2" in result.stderr
