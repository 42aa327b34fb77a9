"""`argead bench` runs and yields every figure. How fast a machine is, no test can ask for."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

from argead.bench.figures import Figure, interleave
from argead.bench.suite import QUICK, random_play, settings
from argead.shelf import catalogue, game

PLAY = ["play_gin_rummy", "play_backgammon", "play_catanatron"]
PARTS = ["clone", "view", "replay", "start"]
TRIPS = ["seen_p50", "seen_p99", "answered_p50", "answered_p99", "moves"]


@pytest.fixture(scope="module")
def report() -> dict[str, Any]:
    command = [sys.executable, "-c", "from argead.cli import main; main()", "bench", "alexandros", "--quick", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_every_figure_is_there_and_positive(report: dict[str, Any]) -> None:
    expected = [*PLAY, "play_alexandros_2_seats", "play_alexandros_4_seats"]
    expected += [f"{part}_alexandros" for part in PARTS]
    expected += [f"{pace}_{trip}_alexandros" for pace in ("calm", "rush") for trip in TRIPS]
    assert sorted(report["figures"]) == sorted(expected)
    for figure in report["figures"].values():
        assert 0 < figure["lowest"] <= figure["median"] <= figure["highest"]


def test_goals_of_the_project_stand_beside_the_figures(report: dict[str, Any]) -> None:
    goals = {key: [goal["text"] for goal in figure["goals"]] for key, figure in report["figures"].items()}
    for seats in (2, 4):
        rivals = " ".join(goals[f"play_alexandros_{seats}_seats"])
        assert "gin rummy" in rivals
        assert "backgammon" in rivals
        assert "3 times Catanatron" in rivals
    assert goals["clone_alexandros"] == ["under 5 µs"]
    assert goals["view_alexandros"] == ["under 150 µs"]
    assert goals["replay_alexandros"] == ["under 50 ms"]
    assert goals["calm_seen_p99_alexandros"] == ["under 25 ms"]
    assert report["machine"]["cores"] >= 1


def test_without_peers_our_own_games_are_measured() -> None:
    figures = random_play(catalogue(), [], QUICK, print)
    assert [figure.key for figure in figures][:2] == ["play_alexandros_2_seats", "play_alexandros_4_seats"]
    assert all(figure.median > 0 for figure in figures)
    assert {goal.text for figure in figures for goal in figure.goals} == {"at least 40,000 decisions/s"}


def test_a_game_with_scenarios_is_measured_in_each() -> None:
    measured = settings(game("field-commander"))
    campaigns = ["granicus", "issus", "tyre", "gaugamela", "life"]
    assert [key for key, _, _, _ in measured] == [f"field-commander_{name}" for name in campaigns]
    assert [options for _, _, _, options in measured] == [{"campaign": name} for name in campaigns]
    assert [(key, seats) for key, _, seats, _ in settings(game("empire"))] == [
        ("empire_2_seats", 2),
        ("empire_5_seats", 5),
    ]


def test_phalanxx_is_measured_alone_and_with_all_seats_taken() -> None:
    assert settings(game("phalanxx")) == [
        ("phalanxx_1_seats", "phalanxx, 1 seat", 1, {}),
        ("phalanxx_4_seats", "phalanxx, 4 seats", 4, {}),
    ]


def test_contestants_take_turns_and_the_first_round_only_warms_up() -> None:
    calls: list[str] = []

    def measure(name: str) -> float:
        calls.append(name)
        return float(len(calls))

    values = interleave({"a": lambda: measure("a"), "b": lambda: measure("b")}, 2, print)
    assert calls == ["a", "b"] * 3
    assert values == {"a": (3.0, 5.0), "b": (4.0, 6.0)}


def test_a_goal_is_judged_by_the_median() -> None:
    peer = Figure("peer", "the peer", "decisions/s", (10.0, 10.0, 10.0))
    ours = Figure("ours", "ours", "decisions/s", (1.0, 30.0, 90.0))
    assert ours.beside(peer, 3).goals[0].met
    assert not ours.beside(peer, 4).goals[0].met
    assert not ours.below(30).goals[0].met
    assert ours.above(30).goals[0].met
    assert not ours.above(31).goals[0].met
    assert ours.below(30.5).goals[0].met


def test_an_unknown_game_is_refused_in_one_sentence() -> None:
    command = [sys.executable, "-c", "from argead.cli import main; main()", "bench", "chess"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode == 2
    assert "there is no game 'chess'" in done.stderr
    assert "Traceback" not in done.stderr
