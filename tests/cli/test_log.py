"""The Player Log and the account, from record files."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import pytest

from argead.lab import play, prepare


def recorded(folder: Path, name: str, bot: str = "random", **options: object) -> Path:
    text = play(prepare("field-commander", [bot], options=options, seed=7, keep_records=True), 0).record
    assert text is not None
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


@pytest.fixture
def evenings(tmp_path: Path) -> list[Path]:
    """A campaign, a life, and a campaign that is not over."""
    paths = [recorded(tmp_path, "campaign.jsonl", campaign="tyre")]
    paths.append(recorded(tmp_path, "life.jsonl", "commander", campaign="life"))
    open_game = recorded(tmp_path, "open.jsonl", campaign="issus")
    open_game.write_text("\n".join(open_game.read_text(encoding="utf-8").splitlines()[:4]), encoding="utf-8")
    for hours, path in enumerate([*paths, open_game]):
        os.utime(path, (1_700_000_000 + 3600 * hours,) * 2)
    return [*paths, open_game]


def test_the_log_for_programs(run, evenings: list[Path]) -> None:
    result = run("log", *reversed(evenings), "--json")
    assert (result.exit_code, result.stderr) == (0, "")
    entries = json.loads(result.stdout)["log"]
    assert [Path(entry["file"]).name for entry in entries] == sorted(Path(entry["file"]).name for entry in entries)
    campaign, *lives, unfinished = entries
    assert (campaign["campaign"], campaign["result"], campaign["points"]) == ("tyre", "slain", 0)
    assert lives[-1]["campaign"] == "life"
    assert lives[-1]["immortality"] == sum(entry["immortality"] for entry in lives[:-1])
    assert lives[-1]["points"] == sum(entry["points"] for entry in lives[:-1])
    assert lives[-1]["years"] >= 50
    assert json.loads(result.stdout)["totals"] == {"field-commander": {"played": 3, "ended": 2, "won": 0}}
    assert (unfinished["campaign"], unfinished["result"], unfinished["points"]) == ("issus", "open", None)
    assert campaign["played"].startswith("2023-11-1")


def test_the_log_in_words(run, evenings: list[Path]) -> None:
    heading, *rows, _, sum_ = run("log", *evenings).stdout.splitlines()
    assert sum_ == "Field Commander: Alexander: 3 games, 2 finished, 0 won."
    assert heading.split() == [
        "Played",
        "Commander",
        "Campaign",
        "Options",
        "Result",
        "Turn",
        "VP",
        "Immortality",
        "Years",
        "File",
    ]
    assert "Tyre" in rows[0]
    assert "slain" in rows[0]
    assert "A whole life" in rows[-2]
    assert "under way" in rows[-1]
    assert "Une vie entière" in run("log", *evenings, "--lang", "fr").stdout


def test_a_bad_file_gets_one_sentence_and_the_others_are_listed(run, evenings: list[Path], tmp_path: Path) -> None:
    broken = tmp_path / "broken.jsonl"
    broken.write_text("no record\n", encoding="utf-8")
    result = run("log", evenings[0], broken, tmp_path / "nowhere.jsonl", tmp_path, evenings[2])
    assert result.exit_code == 1
    assert "Tyre" in result.stdout
    assert "Issus" in result.stdout
    errors = result.stderr.splitlines()
    assert errors == [
        f"Error: {broken}: line 1: this is not JSON: 'no record'",
        f"Error: {tmp_path / 'nowhere.jsonl'}: No such file or directory",
        f"Error: {tmp_path}: Is a directory",
    ]


def test_every_game_has_a_line_in_the_log(run, evenings: list[Path], record_file: Path, finished: str) -> None:
    half = record_file.with_name("half.jsonl")
    half.write_text("".join(finished.splitlines(keepends=True)[:9]), encoding="utf-8")
    result = run("log", evenings[0], record_file, half)
    assert (result.exit_code, result.stderr) == (0, "")
    campaigns, others, sums = result.stdout.split("\n\n")
    assert "Tyre" in campaigns
    heading, *rows = others.splitlines()
    assert heading.split() == ["Played", "Game", "Players", "Moves", "Options", "File", "Result"]
    whole = next(row for row in rows if "finished.jsonl" in row)
    assert "Alexandros  greedy, random" in whole
    assert " wins by " in whole
    assert "Alexandros: 2 games, 1 finished, 0 won." in sums.splitlines()
    assert next(row for row in rows if "half.jsonl" in row).endswith("under way")
    entry = json.loads(run("log", record_file, "--json").stdout)["log"][0]
    assert (entry["game"], entry["players"]) == ("alexandros", ["greedy", "random"])
    assert entry["scores"] == json.loads(finished.splitlines()[-1])["scores"]


def test_the_log_of_one_game_and_from_the_seat_of_who_played_it(run, evenings: list[Path], tmp_path: Path) -> None:
    text = play(prepare("phalanxx", ["random"], seed=7, keep_records=True), 0).record
    assert text is not None
    alone = tmp_path / "alone.jsonl"
    header, *lines, _ = text.replace('"random"', '"Roxane"', 1).splitlines(keepends=True)
    alone.write_text("".join([header, *lines]), encoding="utf-8")
    result = run("log", alone, *evenings, "--game", "phalanxx", "--json")
    assert (result.exit_code, result.stderr) == (0, "")
    (entry,) = json.loads(result.stdout)["log"]
    assert (entry["ended"], entry["lesson"], entry["options"]) == ("lost", False, [])
    assert entry["result"].startswith("You lost by ")
    assert run("log", "--game", "chess").exit_code == 2


def test_without_files_the_kept_games_are_listed(run) -> None:
    assert run("log").stdout == "No games have been kept yet.\n"
    run("play", "alexandros", "--seed", 7, answers="1\n")
    run("play", "field-commander", "--seed", 7, answers="1\n")
    campaigns, others, _ = run("log").stdout.split("\n\n")
    named = re.search(r"Alexandros  Player 1, Companion +\d+ +- +(alexandros-[-0-9]+) ", others)
    assert named is not None
    commanded = campaigns.split()[-1]
    assert commanded.startswith("field-commander-2")
    for name in (named[1], commanded):
        assert run("play", "--delete", name).exit_code == 0
    assert run("log").stdout == "No games have been kept yet.\n"


def test_an_account_is_written_beside_its_record(run, evenings: list[Path]) -> None:
    result = run("account", evenings[0])
    page = evenings[0].with_suffix(".html")
    assert (result.exit_code, result.stdout) == (0, f"The account is in {page}.\n")
    text = page.read_text(encoding="utf-8")
    assert text.startswith('<!doctype html>\n<html lang="en" data-theme="light">')
    assert "<h2>The game explained</h2>" in text


def test_an_account_goes_where_it_is_told(run, evenings: list[Path], tmp_path: Path) -> None:
    page = tmp_path / "récit.html"
    assert run("account", evenings[0], "--output", page, "--lang", "fr", "--theme", "dark").exit_code == 0
    assert '<html lang="fr" data-theme="dark">' in page.read_text(encoding="utf-8")
    text = evenings[0].read_text(encoding="utf-8")
    assert run("account", "-", answers=text).stdout.startswith("<!doctype html>")


def test_every_game_has_an_account(run, record_file: Path) -> None:
    assert run("account", record_file, "--no-analysis").exit_code == 0
    text = record_file.with_suffix(".html").read_text(encoding="utf-8")
    assert "Taxes, province by province" in text
    assert "The turns that changed most" in text


def test_a_broken_record_gets_one_sentence(run, tmp_path: Path) -> None:
    broken = tmp_path / "broken.jsonl"
    broken.write_text("{}\n", encoding="utf-8")
    assert "broken.jsonl: line 1: the header of an Argead record is missing" in run("account", broken).stderr
