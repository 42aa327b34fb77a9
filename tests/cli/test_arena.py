"""`argead lab arena` from the command line."""

from __future__ import annotations

import json

import pytest

BOTH = ("lab", "arena", "random", "greedy", "--game", "alexandros", "--seed", 1, "--jobs", 1)
CLEAR = ("--against", 10, "--for", 90)


def test_it_stops_as_soon_as_the_test_has_spoken(run) -> None:
    result = run(*BOTH, *CLEAR)
    assert (result.exit_code, result.stderr) == (0, "")
    summary, _, heading, old, new, _, verdict, ratio = result.stdout.splitlines()
    assert summary == "Alexandros, 2 players, seed 1: 4 games."
    assert heading.split("  ")[0] == "Contender"
    assert (old.split()[:2], new.split()[:2]) == (["random", "4"], ["greedy", "4"])
    assert verdict == "The test speaks for greedy: a share of 90% explains the games better than 10%."
    assert ratio.endswith("the test speaks beyond ±2.94.")


def test_in_french_and_undecided(run) -> None:
    out = run(*BOTH, "--games", 4, "--lang", "fr").stdout
    assert "2 joueurs, graine 1\xa0: 4 parties." in out
    assert "Le test ne tranche pas\xa0: la part revenant à greedy peut être de 50\xa0% comme de 60\xa0%." in out


def test_for_programs_with_shares_of_ones_own(run) -> None:
    words = ("--games", 7, "--players", 3, "--against", 30, "--for", 90, "--json")
    found = json.loads(run(*BOTH, *words).stdout)
    assert (found["games"], found["rounds"], found["players"]) == (6, 2, 3), "whole rounds only"
    assert (found["against"], found["for"]) == (0.3, 0.9)
    assert found["contenders"] == ["random", "greedy"]


def test_to_the_end_all_games_are_played(run) -> None:
    found = json.loads(run(*BOTH, *CLEAR, "--games", 8, "--to-the-end", "--json").stdout)
    assert (found["games"], found["verdict"]) == (8, "for")


def test_alone_the_contenders_are_compared_on_the_same_chance(run) -> None:
    words = ("lab", "arena", "random", "random", "--game", "field-commander", "--games", 4, "--seed", 1, "--jobs", 1)
    out = run(*words).stdout
    assert "Field Commander: Alexander, 1 player, seed 1: 4 games." in out
    assert "the second contender scores 50.0%" in out


@pytest.mark.parametrize(
    ("words", "code", "says"),
    [
        (["greedy"], 2, "Missing argument 'NEW'"),
        (["random", "greedy"], 2, "Missing option '--game'"),
        (["random", "greedy", "--game", "chess"], 2, "there is no game 'chess'"),
        (["random", "greedy", "--game", "empire", "--players", "9"], 2, "empire has"),
        (["random", "nowhere@greedy", "--game", "empire"], 2, "'nowhere' is neither a path nor a Git revision"),
        (["random", "clever", "--game", "empire", "--jobs", "1"], 2, "clever cannot play: there is no bot 'clever'"),
        (["random", "greedy", "--game", "alexandros", "--players", "4", "--games", "3"], 2, "a round takes 4 games"),
        (["random", "greedy", "--game", "empire", "--for", "40"], 2, "the smaller one first"),
        *(
            (
                ["random", "greedy", "--game", "empire", "--jobs", "1", "--patience", patience],
                2,
                f"--patience must be from 0.1 to 86400 seconds, not {patience}",
            )
            for patience in ("1e+300", "nan", "inf", "0", "-1", "86401")
        ),
        (
            ["random", "greedy", "--game", "empire", "--games", "1000001"],
            2,
            "1000001 is not in the range 1<=x<=1000000",
        ),
    ],
)
def test_a_mistake_gets_one_clear_sentence(run, words: list[str], code: int, says: str) -> None:
    result = run("lab", "arena", *words)
    assert (result.exit_code, result.stdout) == (code, "")
    sentence = result.stderr.strip().splitlines()[-1]
    assert sentence.startswith("Error: ")
    assert says in sentence
