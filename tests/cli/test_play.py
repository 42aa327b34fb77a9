"""Playing through a pipe: whole games, bad answers, broken-off games, boards of one's own."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from argead.shelf import game, verify

FIRST = "1\n" * 2000
OWN_BOARD = (game("alexandros").folder / "board.toml").read_text(encoding="utf-8")


def moves(path: Path, seat: int | None = None) -> list[str]:
    """The notations of a record's moves, of one seat or of all."""
    lines = verify(path.read_text(encoding="utf-8")).record.lines[1:]
    return [line.notation for line in lines if seat in (None, line.seat)]


def test_a_whole_game_through_a_pipe(argead, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    words = ("play", "alexandros", "--seats", "human,random", "--seed", 11, "--record", path)
    done = argead(*words, answers=FIRST)
    assert (done.returncode, done.stderr) == (0, "")
    match = verify(path.read_text(encoding="utf-8"))
    assert match.state.outcome() is not None
    assert match.record.end is not None
    assert " wins with " in done.stdout or " share the victory " in done.stdout
    assert done.stdout.endswith(f"The record is in {path}.\n")


def test_numbers_and_notations_play_the_same_game(run, tmp_path: Path) -> None:
    by_number, by_notation = tmp_path / "number.jsonl", tmp_path / "notation.jsonl"
    words = ("play", "alexandros", "--seats", "random,human", "--seed", 12, "--record")
    assert run(*words, by_number, answers=FIRST).exit_code == 0
    spelled = [f"  {notation.upper().replace(' ', '   ')} " for notation in moves(by_number, 1)]
    assert run(*words, by_notation, answers="\n".join(spelled)).exit_code == 0
    assert by_notation.read_text() == by_number.read_text()


def test_bad_answers_lose_nothing(run, tmp_path: Path) -> None:
    clean, messy = tmp_path / "clean.jsonl", tmp_path / "messy.jsonl"
    words = ("play", "alexandros", "--seed", 13, "--record")
    run(*words, clean, answers="1\n1\n1\n")
    bad = ["0", "99", "-1", "1.0", "9" * 5000, "take sphinx", "\x00", "{}", "éà", "x" * 100_000]
    result = run(*words, messy, answers="\n".join(f"{answer}\n1" for answer in bad[:3]) + "\n" + "\n".join(bad) + "\n")
    assert result.exit_code == 0
    assert messy.read_text() == clean.read_text()
    assert result.stdout.count("is neither a number from 1 to") == 3 + len(bad)
    assert all(len(line) < 400 for line in result.stdout.splitlines() if "neither a number" in line)


def test_an_empty_line_repeats_the_question(run) -> None:
    once = run("play", "alexandros", "--seed", 13).stdout
    twice = run("play", "alexandros", "--seed", 13, answers="\n").stdout
    question = "Choose the card that moves Alexander"
    assert (once.count(question), twice.count(question)) == (1, 2)


def test_the_end_of_the_input_is_no_error_and_the_game_can_be_resumed(run, argead, tmp_path: Path) -> None:
    path, whole = tmp_path / "broken.jsonl", tmp_path / "whole.jsonl"
    words = ("play", "alexandros", "--seats", "human,greedy", "--seed", 14, "--lang", "fr", "--names", "Anna")
    done = argead(*words, "--record", path, answers="1\n1\n1\n1\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert f"argead play --resume {path}" in done.stdout
    before = path.read_text(encoding="utf-8")
    assert len(moves(path, 0)) == 4
    resumed = run("play", "--resume", path, answers=FIRST)
    assert resumed.exit_code == 0
    assert resumed.stdout.startswith("Alexandros\u00a0: Anna, greedy."), "in the language it was begun in"
    after = path.read_text(encoding="utf-8")
    assert after.startswith(before)
    assert verify(after).state.outcome() is not None
    run(*words, "--record", whole, answers=FIRST)
    assert whole.read_text(encoding="utf-8").startswith(before)
    over = run("play", "--resume", path)
    assert (over.exit_code, path.read_text(encoding="utf-8")) == (0, after)
    assert "Vous avez perdu, avec" in over.stdout
    assert "Les tours qui ont le plus changé" in over.stdout


@pytest.mark.parametrize("torn", ['[0,"ta', '[0,"take lyre"', '{"scores"'])
def test_a_last_line_that_was_broken_off_is_left_out(run, tmp_path: Path, torn: str) -> None:
    path = tmp_path / "torn.jsonl"
    run("play", "alexandros", "--seed", 15, "--record", path, answers="1\n1\n")
    sound = path.read_text(encoding="utf-8")
    path.write_text(sound + torn, encoding="utf-8")
    result = run("play", "--resume", path, answers="1\n")
    assert result.exit_code == 0
    after = path.read_text(encoding="utf-8")
    assert after.startswith(sound)
    assert len(moves(path)) > len(sound.splitlines()) - 2
    assert sorted(file.name for file in tmp_path.iterdir()) == ["torn.jsonl", "torn.seats.json"]


def test_a_record_from_elsewhere_is_closed_with_a_digest_that_stands(run, tmp_path: Path) -> None:
    path = tmp_path / "spaced.jsonl"
    run("play", "alexandros", "--seed", 16, "--record", path, answers="1\n1\n")
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    path.write_text("\r\n".join(json.dumps(line) for line in lines), encoding="utf-8", newline="")
    assert run("play", "--resume", path, answers=FIRST).exit_code == 0
    assert run("replay", path).exit_code == 0


def test_whoever_is_called_like_a_bot_is_played_by_it_again(run, tmp_path: Path) -> None:
    path = tmp_path / "bots.jsonl"
    run("play", "alexandros", "--seats", "random,human,random", "--seed", 1, "--record", path)
    assert json.loads(path.read_text().splitlines()[0])["seats"] == ["random", "Player 2", "random 2"]
    assert run("play", "--resume", path, answers=FIRST).exit_code == 0
    assert verify(path.read_text()).state.outcome() is not None


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--names", "Anna"], "keeps its names"),
        (["--option", "border_walls=no"], "keeps its names"),
        (["--seats", "human,human,greedy"], "has 2 seats, not 3"),
        (["chess"], "is a record of alexandros, not of chess"),
    ],
)
def test_a_resumed_game_cannot_be_another_one(run, record_file: Path, words: list[str], says: str) -> None:
    before = record_file.read_text()
    result = run("play", "--resume", record_file, *words)
    assert result.exit_code == 2
    assert says in result.stderr
    assert record_file.read_text() == before


def test_an_altered_record_is_not_resumed(run, record_file: Path) -> None:
    text = record_file.read_text().replace("corner", "conrer", 1)
    record_file.write_text(text)
    result = run("play", "--resume", record_file)
    assert result.exit_code == 1
    assert "conrer" in result.stderr
    assert record_file.read_text() == text


def test_a_file_that_is_there_is_not_overwritten(run, record_file: Path) -> None:
    before = record_file.read_text()
    result = run("play", "alexandros", "--record", record_file)
    assert result.exit_code == 2
    assert f"--resume {record_file}" in result.stderr
    assert record_file.read_text() == before


def test_bots_alone_can_be_watched(run) -> None:
    words = ("play", "alexandros", "--seats", "random,random,random", "--seed", 2)
    result = run(*words)
    assert result.exit_code == 0
    assert "random 3 leads Alexander to" in result.stdout
    assert "Type ? for help" not in result.stdout
    assert result.stdout.splitlines()[:-1] == run(*words).stdout.splitlines()[:-1], "but for the file it is kept in"


def test_a_board_of_ones_own_goes_into_the_record(run, tmp_path: Path) -> None:
    board, path = tmp_path / "mine.toml", tmp_path / "mine.jsonl"
    board.write_text(OWN_BOARD.replace("alexandros-reconstructed-1", "mine").replace('start = "2-0"', 'start = "4-0"'))
    result = run("play", "alexandros", "--board", board, "--seed", 3, "--record", path, answers="1\nlook 4-0\n")
    assert result.exit_code == 0
    assert ": bare lines to " in result.stdout
    board.unlink()
    assert verify(path.read_text()).record.header.pack == "mine"
    assert run("replay", path).exit_code == 0


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('"##LA.H.T', '"##LX.H.T', "cell c4 has the unknown symbol 'X'"),
        ('"###..LS...HT', '"###..LS.#.HT', "cell d9 is a hole"),
        ("[rows]", "[rows", "not valid TOML"),
        ('b = "#A', 'b = "#A"\nb = "#A', "not valid TOML"),
        ('start = "2-0"', 'start = "50-50"', "the start 50-50"),
    ],
)
def test_a_board_file_that_is_not_sound_is_refused(run, tmp_path: Path, old: str, new: str, says: str) -> None:
    board, path = tmp_path / "mine.toml", tmp_path / "mine.jsonl"
    assert old in OWN_BOARD
    board.write_text(OWN_BOARD.replace(old, new))
    result = run("play", "alexandros", "--board", board, "--record", path)
    assert result.exit_code == 1
    assert says in result.stderr
    assert result.stderr.count("\n") == 1
    assert not path.exists()


def test_a_killed_game_has_all_its_moves_on_disk(run, tmp_path: Path) -> None:
    path = tmp_path / "killed.jsonl"
    program = [sys.executable, "-c", "from argead.cli import main; main()", "play", "alexandros", "--seed", "7"]
    playing = subprocess.Popen(
        [*program, "--record", str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
    )
    assert playing.stdin is not None
    assert playing.stdout is not None
    for answer, asked_next in (("take temple", "At which of its corners"), ("corner 6-2", "Which way does he ride")):
        playing.stdin.write(f"{answer}\n")
        playing.stdin.flush()
        while asked_next not in playing.stdout.readline():
            assert playing.poll() is None
    playing.kill()
    playing.communicate()
    assert moves(path, 0) == ["take temple", "corner 6-2"]
    assert run("play", "--resume", path, answers=FIRST).exit_code == 0
    assert verify(path.read_text()).state.outcome() is not None
