"""Who sits where is kept beside the record, and undo goes back over bots."""

from __future__ import annotations

import json
from pathlib import Path

from argead.shelf import verify


def test_who_sits_where_is_kept_beside_the_record_and_found_again(run, tmp_path: Path) -> None:
    path = tmp_path / "evening.jsonl"
    names = ["play", "empire", "--seats", "human,greedy/cities:2,human", "--names", "greedy,Bruno", "--no-hints"]
    assert run(*names, "--record", path).exit_code == 0
    kept = json.loads((tmp_path / "evening.seats.json").read_text(encoding="utf-8"))["seats"]
    assert [(seat["kind"], seat["name"], seat["bot"]) for seat in kept] == [
        ("here", "greedy", None),
        ("bot", "greedy/cities:2", "greedy/cities:2"),
        ("here", "Bruno", None),
    ]
    again = run("play", "--resume", path, answers="hint\n")
    assert "greedy: Lay out your cubes in secret" in again.stdout, "a person may be called like a bot"
    assert "This seat plays without hints." in again.stdout


def test_seats_that_do_not_fit_are_told_in_one_sentence(run, tmp_path: Path) -> None:
    path = tmp_path / "evening.jsonl"
    assert run("play", "empire", "--record", path).exit_code == 0
    (tmp_path / "evening.seats.json").write_text("[]", encoding="utf-8")
    told = run("play", "--resume", path)
    assert told.exit_code == 1
    assert "evening.seats.json: the seats must be" in told.stderr
    assert "--seats" in told.stderr


def test_undo_goes_back_over_the_bots_moves(run, tmp_path: Path) -> None:
    path = tmp_path / "undo.jsonl"
    answers = "2 5 4 4\nplace 1\nhalt\nundo\nhalt\n"
    told = run("play", "empire", "--seats", "human,greedy", "--seed", 3, "--record", path, answers=answers).stdout
    assert "Your last move has been taken back, along with what the bots have done since." in told
    lines = verify(path.read_text(encoding="utf-8")).record.lines
    undone = [line.seat for line in lines if line.notation == "undo"]
    assert undone[-1] == 0
    assert set(undone[:-1]) == {1}
    assert [line.notation for line in lines if line.seat == 0][-3:] == ["halt", "undo", "halt"]
