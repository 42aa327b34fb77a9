"""`argead lab ratings` from the command line."""

from __future__ import annotations

import json

WORDS = ("lab", "ratings", "alexandros", "--bots", "random, greedy", "--games", 4, "--seed", 1, "--jobs", 1)


def test_the_table_for_people(run) -> None:
    result = run(*WORDS)
    assert (result.exit_code, result.stderr) == (0, "")
    lines = result.stdout.splitlines()
    assert lines[0] == "Alexandros, 2 players, seed 1: 4 of 4 games finished."
    assert lines[2].split("  ")[0] == "Bot"
    assert lines[3].split() == ["random", "+0", "-", "4", "0.0", "0.0%"]
    assert lines[4].split()[0] == "greedy"
    assert lines[6].split() == ["Share", "of", "wins", "against", "random", "greedy"]
    assert lines[7].split() == ["random", "-", "0.0%"]
    assert lines[-1] == "Ratings are points above random; 400 points are odds of ten to one."
    assert "points au-dessus de random" in run(*WORDS, "--lang", "fr").stdout


def test_for_programs(run) -> None:
    found = json.loads(run(*WORDS, "--players", 3, "--json").stdout)
    assert (found["bots"], found["players"], found["seed"]) == (["random", "greedy"], 3, 1)
    assert (found["games"], found["pairs"]) == (8, None), "four games for each of two mixtures"
    assert found["ratings"][0] == {"points": 0, "low": 0, "high": 0}
    assert found["ratings"][1]["low"] < found["ratings"][1]["points"] < found["ratings"][1]["high"]


def test_a_mistake_gets_one_clear_sentence(run) -> None:
    result = run("lab", "ratings", "alexandros", "--bots", "greedy")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.strip().splitlines()[-1].startswith("Error: ratings are those of rivals")
    result = run("lab", "ratings", "alexandros", "--bots", "greedy,random", "--games", 1_000_001)
    assert (result.exit_code, result.stdout) == (2, "")
    assert "1000001 is not in the range 1<=x<=1000000" in result.stderr.splitlines()[-1]
