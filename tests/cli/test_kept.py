"""Every game is kept as it goes; open ones can be chosen and deleted, and no terminal harms another."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from argead.cli import kept
from argead.cli.records import RecordFile
from argead.kernel import SetupError
from argead.lab import play, prepare
from argead.shelf import verify

ALEXANDROS = ("play", "alexandros", "--seed", 7)


@pytest.fixture
def games(data_folder: Path) -> Path:
    return data_folder / "argead" / "games"


def names(folder: Path) -> list[str]:
    return sorted(path.stem for path in folder.glob("*.jsonl"))


def put(folder: Path, name: str, text: str, seconds: int) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.jsonl").write_text(text, encoding="utf-8")
    os.utime(folder / f"{name}.jsonl", (1_700_000_000 + seconds,) * 2)


def test_a_game_without_a_file_is_kept_and_goes_on(run, games: Path) -> None:
    out = run(*ALEXANDROS, answers="take temple\ncorner 6-2\n").stdout
    assert out.endswith("The game is kept. Go on with: argead play --resume\n")
    [name] = names(games)
    assert name.startswith("alexandros-2")
    listed = run("play", "--resume", answers="1\n1\n").stdout
    assert "These games are open:\n1. Alexandros: Player 1, Companion; " in listed
    assert f"({name})" in listed
    moves = [line.notation for line in verify((games / f"{name}.jsonl").read_text()).record.lines if line.seat == 0]
    assert moves[:2] == ["take temple", "corner 6-2"]
    assert len(moves) == 3
    assert names(games) == [name]


def test_only_the_owner_can_read_what_is_kept(run, games: Path) -> None:
    before = os.umask(0)
    try:
        run(*ALEXANDROS, answers="take temple\n")
        run("play", "--resume", names(games)[0], answers="1\n")
    finally:
        os.umask(before)
    assert stat.S_IMODE(games.stat().st_mode) == 0o700
    assert {stat.S_IMODE(path.stat().st_mode) for path in games.iterdir()} == {0o600}
    assert len(list(games.iterdir())) == 2


def test_a_game_in_which_nobody_has_moved_is_not_kept(run, games: Path) -> None:
    assert "kept" not in run(*ALEXANDROS, answers="look\n").stdout
    assert list(games.iterdir()) == []


def test_a_finished_game_is_kept_but_not_open(run, games: Path) -> None:
    out = run(*ALEXANDROS, "--seats", "human,random", answers="1\n" * 2000).stdout
    [name] = names(games)
    assert out.endswith(f"The record is kept in {games / name}.jsonl.\n")
    assert run("play", "--resume").stdout == "No games are open.\n"


def test_a_game_with_a_file_of_its_own_is_kept_nowhere_else(run, games: Path, tmp_path: Path) -> None:
    run(*ALEXANDROS, "--record", tmp_path / "own.jsonl", answers="1\n")
    assert not games.exists()


def test_the_oldest_finished_games_make_room_and_open_ones_never_do(
    run, games: Path, finished: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept, "MOST_KEPT_GAMES", 4)
    unfinished = "\n".join(finished.splitlines()[:6]) + "\n"
    for seconds, name in enumerate(("oldest-open", "oldest", "old", "new")):
        put(games, name, unfinished if name == "oldest-open" else finished, seconds)
    out = run(*ALEXANDROS, answers="1\n").stdout
    assert len(names(games)) == 4
    assert {"oldest-open", "old", "new"} < set(names(games))
    assert "games are open, so there is no room" not in out
    for name in ("second", "third", "fourth"):
        put(games, name, unfinished, 5)
    out = run(*ALEXANDROS, answers="1\n").stdout
    assert "5 other games are open, so there is no room left for finished ones." in out
    assert {"oldest-open", "second", "third", "fourth"} < set(names(games))
    assert not {"old", "new"} & set(names(games))


def test_a_kept_game_can_be_deleted_by_its_name(run, games: Path, finished: str) -> None:
    run(*ALEXANDROS, answers="1\n")
    [name] = names(games)
    put(games, "other", finished, 0)
    assert run("play", "--delete", name).stdout == f"{name} has been deleted.\n"
    assert [path.name for path in games.iterdir()] == ["other.jsonl"]
    for wrong in (name, "../games/other", "/etc/passwd"):
        refused = run("play", "--delete", wrong)
        assert refused.exit_code == 2
        assert "no kept game is called" in refused.stderr
    assert names(games) == ["other"]


def test_the_choice_is_asked_again_until_it_is_one(run, games: Path, finished: str) -> None:
    unfinished = "\n".join(finished.splitlines()[:6]) + "\n"
    for number, name in enumerate(("granicus", "granite", "tyre")):
        put(games, name, unfinished, number)
    put(games, "broken", "no record\n", 9)
    out = run("play", "--resume", answers="7\ngran\nx\ntyr\n").stdout
    assert [line[:2] for line in out.splitlines()[1:4]] == ["1.", "2.", "3."]
    assert "“7” is neither a number from 1 to 3 nor the name of an open game." in out
    assert "“gran” could be: granite; granicus." in out
    assert out.count("is neither a number") == 2
    assert "Alexandros: greedy, random." in out.splitlines()
    assert "is neither" not in run("play", "--resume", answers="\n").stdout
    assert run("play", "--resume", "--lang", "fr").stdout.startswith("Parties en cours")


def test_what_cannot_be_resumed_gets_one_sentence(run, games: Path) -> None:
    result = run("play", "--resume", "nowhere.jsonl")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.splitlines()[-1] == (
        "Error: there is neither a file nor a kept game 'nowhere.jsonl': argead play --resume lists what is open"
    )


def test_a_game_that_is_being_played_cannot_be_taken_over_or_deleted(run, games: Path) -> None:
    program = [sys.executable, "-c", "from argead.cli import main; main()", "play", "alexandros", "--seed", "7"]
    playing = subprocess.Popen(program, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8")
    assert playing.stdin is not None
    assert playing.stdout is not None
    try:
        playing.stdin.write("take temple\n")
        playing.stdin.flush()
        while "At which of its corners" not in playing.stdout.readline():
            assert playing.poll() is None
        [name] = names(games)
        before = (games / f"{name}.jsonl").read_text()
        for words in (("--resume", name), ("--delete", name)):
            refused = run("play", *words)
            assert refused.exit_code == 2
            assert refused.stderr == f"Error: {games / name}.jsonl is being played at another terminal\n"
        second = run(*ALEXANDROS, answers="take amphora\n")
        assert second.exit_code == 0
        assert len(names(games)) == 2, "another game has a file of its own"
        assert (games / f"{name}.jsonl").read_text() == before
    finally:
        playing.kill()
        playing.communicate()
    assert run("play", "--resume", name, answers="1\n").exit_code == 0


def test_a_file_that_another_terminal_has_just_rewritten_is_not_written_to(tmp_path: Path, finished: str) -> None:
    path = tmp_path / "raced.jsonl"
    path.write_text(finished, encoding="utf-8")
    stale = path.open("r+", encoding="utf-8", newline="")
    path.with_name("fresh").write_text(finished, encoding="utf-8")
    path.with_name("fresh").replace(path)

    class Raced(type(path)):  # type: ignore[misc]
        def open(self, *args: object, **kwargs: object):
            return stale

    with pytest.raises(SetupError, match="just written by another terminal"):
        RecordFile.resume(Raced(path))


def test_a_game_that_cannot_be_kept_can_be_played(run, data_folder: Path) -> None:
    (data_folder / "argead").write_text("in the way", encoding="utf-8")
    result = run(*ALEXANDROS, answers="1\n")
    assert result.exit_code == 0
    assert "This game will not be kept: Not a directory." in result.stdout
    assert "Player 1 takes the face-up Temple." in result.stdout


def test_bots_records_of_all_games_are_listed(run, games: Path) -> None:
    for name in ("alexandros", "empire", "phalanxx"):
        text = play(prepare(name, ["random"], seed=1, keep_records=True), 0).record
        assert text is not None
        put(games, name, "\n".join(text.splitlines()[:5]) + "\n", 0)
    out = run("play", "--resume").stdout
    assert [line.split(":")[0] for line in out.splitlines()[1:4]] == ["1. PhalanXX", "2. Empire", "3. Alexandros"]
    only = run("play", "empire", "--resume").stdout
    assert [line.split(":")[0] for line in only.splitlines()[1:-1]] == ["1. Empire"]
