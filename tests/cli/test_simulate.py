"""Simulations from the command line."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from argead.shelf import verify


def simulate(run, *words: object) -> dict[str, Any]:
    result = run("simulate", "alexandros", *words, "--json")
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    report: dict[str, Any] = json.loads(result.stdout)
    return report


def test_the_json_object(run) -> None:
    report = simulate(run, "--players", 3, "--bots", "random,random", "--games", 12, "--seed", 4, "--jobs", 1)
    assert {"games", "finished", "wins", "scores", "decisions", "seconds"} <= report.keys()
    assert (report["games"], report["finished"], report["players"], report["seed"]) == (12, 12, 3, 4)
    assert len(report["wins"]) == len(report["scores"]) == len(report["win_intervals"]) == 2
    assert sum(report["wins"]) == pytest.approx(12, abs=1e-4)
    assert sum(report["seat_wins"]) == pytest.approx(12, abs=1e-4)
    assert sum(report["ends"].values()) == 12
    for rate, (low, high) in zip(report["win_rates"], report["win_intervals"], strict=True):
        assert 0 <= low <= rate <= high <= 1
    assert report["decisions"] > 12 * 50


def test_phalanxx_is_counted_by_seat_and_by_the_order_of_play(run) -> None:
    words = ("simulate", "phalanxx", "--players", 3, "--bots", "random", "--games", 6, "--seed", 1, "--jobs", 1)
    report = json.loads(run(*words, "--json").stdout)
    assert sum(report["seat_scores"]) == pytest.approx(sum(report["order_scores"])) == 3 * report["scores"][0]
    assert sum(report["order_wins"]) == pytest.approx(6, abs=1e-4)
    for lang, seats, order in (
        ("en", "Mean scores by seat: ", "In order of play: wins "),
        ("fr", "Scores moyens par place\xa0: ", "Dans l’ordre du tour\xa0: victoires "),
    ):
        told = run(*words, "--lang", lang).stdout
        assert re.search(rf"^{seats}\S+ / \S+ / \S+\.$", told, re.MULTILINE)
        assert order in told


def test_the_number_of_jobs_changes_nothing_but_the_time(run) -> None:
    words = ("--bots", "greedy,random", "--games", 10, "--seed", 6)
    one, three = simulate(run, *words, "--jobs", 1), simulate(run, *words, "--jobs", 3)
    assert one.pop("seconds") >= 0
    assert three.pop("seconds") >= 0
    assert one == three


def test_another_seed_gives_other_games(run) -> None:
    reports = [simulate(run, "--bots", "random", "--games", 3, "--seed", seed) for seed in (1, 2)]
    assert reports[0]["decisions"] != reports[1]["decisions"]


def test_without_a_seed_one_is_made_and_told(run) -> None:
    first = simulate(run, "--bots", "random", "--games", 2)
    again = simulate(run, "--bots", "random", "--games", 2, "--seed", first["seed"])
    first.pop("seconds")
    again.pop("seconds")
    assert first == again


def test_one_bot_plays_all_seats(run) -> None:
    report = simulate(run, "--players", 4, "--bots", "random", "--games", 4, "--seed", 1)
    assert report["wins"] == [4.0]
    assert len(report["seat_wins"]) == 4


def test_options_reach_the_games(run) -> None:
    words = ("--bots", "random", "--games", 6, "--seed", 1)
    bare = simulate(run, *words, "--option", "border_walls=no")
    assert bare["options"] == {"border_walls": False, "compensation": "all", "guide": "none"}
    assert bare["decisions"] != simulate(run, *words)["decisions"]


def test_greedy_beats_random(run) -> None:
    report = simulate(run, "--players", 2, "--bots", "greedy,random", "--games", 60, "--seed", 1)
    assert report["wins"][0] >= 57


def test_the_table_for_people(argead) -> None:
    done = argead("simulate", "alexandros", "--bots", "random,random", "--games", 5, "--seed", 1)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Alexandros, 2 players, seed 1: 5 of 5 games finished." in done.stdout
    assert len([line for line in done.stdout.splitlines() if line.startswith("random ") and "%" in line]) == 2
    assert "5 games do not divide evenly: choose a multiple of 2" in done.stdout
    french = argead("simulate", "alexandros", "--bots", "random", "--games", 4, "--seed", 1, "--lang", "fr")
    assert "parties finies\u00a0: 4 sur 4" in french.stdout
    assert "100,0" in french.stdout
    assert "multiple" not in french.stdout


def test_records_are_written_and_stand(run, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "games"
    report = simulate(run, "--bots", "random", "--games", 3, "--seed", 9, "--records", folder, "--jobs", 2)
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"alexandros-9-0000{n}.jsonl" for n in (1, 2, 3)]
    matches = [verify(file.read_text(encoding="utf-8")) for file in files]
    assert sum(match.ply for match in matches) == report["decisions"]
    assert all(match.state.outcome() is not None for match in matches)


def test_there_is_a_most_of_games(run) -> None:
    result = run("simulate", "alexandros", "--games", 1_000_001)
    assert (result.exit_code, result.stdout) == (2, "")
    assert "1000001 is not in the range 1<=x<=1000000" in result.stderr.splitlines()[-1]
