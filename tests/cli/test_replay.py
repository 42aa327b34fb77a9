"""Every alteration of a record is found, and its line is named."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from argead.shelf import game


def header(**changes: object) -> Callable[[list[str]], None]:
    def alter(lines: list[str]) -> None:
        lines[0] = json.dumps(json.loads(lines[0]) | changes)

    return alter


def drop(number: int) -> Callable[[list[str]], None]:
    return lambda lines: lines.__delitem__(number - 1)


def put(number: int, line: str) -> Callable[[list[str]], None]:
    return lambda lines: lines.__setitem__(number - 1, line)


def test_a_sound_record_stands(run, record_file: Path, finished: str) -> None:
    result = run("replay", record_file)
    assert result.exit_code == 0
    lines = finished.count("\n")
    assert f"All {lines} lines stand: Alexandros, greedy, random, {lines - 3} moves." in result.output
    assert "wins with" in result.output


def test_a_record_comes_through_a_pipe(argead, finished: str) -> None:
    done = argead("replay", "-", "--lang", "fr", answers=finished)
    assert done.returncode == 0
    assert f"Les {finished.count(chr(10))} lignes sont justes" in done.stdout


@pytest.mark.parametrize(
    ("alter", "says"),
    [
        (header(rules=99), "line 1: written for version 99"),
        (header(argead=7), "line 1: this is format 7"),
        (header(game="chess"), "line 1: there is no game 'chess'"),
        (header(seats=["Anna"]), "line 1: alexandros has 2 to 4 seats, not 1"),
        (header(options={"pack": "mine"}), "line 1: alexandros has no option 'pack'"),
        (header(pack="another-board"), "line 1: there is no data pack 'another-board'"),
        (header(data="rows = 3"), "line 1: "),
        (header(seats=["\ud800", "random"]), "line 1: "),
        (drop(1), "line 1: the header"),
        (drop(2), "line 2: the set-up is missing"),
        (put(2, '[null,"setup"]'), "line 2: chance is asked for a draw"),
        (put(2, '[null,"setup","sphinx","lyre","lyre","lyre",1]'), "line 2: 'sphinx' cannot be drawn"),
        (put(9, '[0,"take sphinx"]'), "line 9: 'take sphinx' is not among the legal actions"),
        (put(9, '[5,"pass"]'), "line 9: seat 5 has no decision"),
        (put(9, "not JSON"), "line 9: this is not JSON"),
        (put(9, '{"a": 1}'), "line 9: a move must be"),
        (put(9, "[0]"), "line 9: a move must be"),
        (put(9, '[0,"pass",1.5]'), "line 9: chance answers with numbers and names only"),
        (put(9, '[null,"setup"]'), "line 9: only the second line can be the set-up"),
        (put(9, '[1,"undo"]'), "line 9: nothing can be taken back"),
    ],
)
def test_an_alteration_names_its_line(
    run, tmp_path: Path, finished: str, alter: Callable[[list[str]], None], says: str
) -> None:
    lines = finished.splitlines()
    alter(lines)
    path = tmp_path / "altered.jsonl"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    result = run("replay", path)
    assert result.exit_code == 1
    assert result.stdout == ""
    assert result.stderr.startswith(f"Error: {path}: {says}")
    assert result.stderr.count("\n") == 1


def test_every_missing_move_is_found(run, tmp_path: Path, finished: str) -> None:
    lines = finished.splitlines()
    path = tmp_path / "gap.jsonl"
    for number in range(3, len(lines), 7):
        path.write_text("\n".join(lines[: number - 1] + lines[number:]) + "\n", encoding="utf-8")
        result = run("replay", path)
        assert result.exit_code == 1
        named = int(result.stderr.partition(": line ")[2].partition(":")[0])
        assert number <= named < len(lines)


def test_an_answer_of_chance_that_is_altered_missing_or_left_over_is_found(run, tmp_path: Path, finished: str) -> None:
    lines = finished.splitlines()
    path = tmp_path / "chance.jsonl"
    number, drawn = next((n, json.loads(line)) for n, line in enumerate(lines[2:], 3) if len(json.loads(line)) == 3)
    seat, notation, card = drawn
    other = next(symbol for symbol in ("lyre", "horse") if symbol != card)
    for answers in ([], [card, other], [other], [7], ["sphinx"]):
        altered = lines.copy()
        altered[number - 1] = json.dumps([seat, notation, *answers])
        path.write_text("\n".join(altered) + "\n", encoding="utf-8")
        result = run("replay", path)
        assert result.exit_code == 1
        named = int(result.stderr.partition(": line ")[2].partition(":")[0])
        # Another card that could have been drawn is found where it first matters, at the latest by the digest.
        assert named == number if answers != [other] else number <= named <= len(lines)


def test_a_closing_line_that_lies_is_found(run, tmp_path: Path, finished: str) -> None:
    lines = finished.splitlines()
    end = json.loads(lines[-1])
    path = tmp_path / "end.jsonl"
    for lie in (end | {"scores": [0, 999]}, end | {"sha256": "0" * 64}):
        path.write_text("\n".join([*lines[:-1], json.dumps(lie)]) + "\n", encoding="utf-8")
        result = run("replay", path)
        assert result.exit_code == 1
        assert f"line {len(lines)}: " in result.stderr


@pytest.mark.parametrize(
    ("content", "says"), [(b"", "empty"), (b"\xff\x00\xfe", "not a text file"), (b"{}\n", "line 1")]
)
def test_what_is_no_record_is_refused(run, tmp_path: Path, content: bytes, says: str) -> None:
    path = tmp_path / "garbage.jsonl"
    path.write_bytes(content)
    result = run("replay", path)
    assert result.exit_code == 1
    assert says in result.stderr
    assert result.stderr.count("\n") == 1


def test_an_unfinished_record_says_who_is_to_move(run, tmp_path: Path, finished: str) -> None:
    path = tmp_path / "unfinished.jsonl"
    path.write_text("\n".join(finished.splitlines()[:6]) + "\n", encoding="utf-8")
    result = run("replay", path)
    assert result.exit_code == 0
    assert "All 6 lines stand" in result.output
    mover = ("greedy", "random")[json.loads(finished.splitlines()[6])[0]]
    assert f"The game is not over: {mover} to move." in result.output


@pytest.mark.parametrize(("lang", "sentence"), [("en", "leads Alexander to"), ("fr", "mène Alexandre vers")])
def test_the_story(run, record_file: Path, finished: str, lang: str, sentence: str) -> None:
    story = run("replay", record_file, "--story", "--lang", lang).output
    turns = story.count(sentence)
    assert turns > 10
    start = run("replay", record_file, "--story", "--at", "5", "--lang", lang).output
    assert 0 < start.count(sentence) < turns
    assert story.startswith(start[:200])


def test_the_table_at_a_move(run, record_file: Path, finished: str) -> None:
    result = run("replay", record_file, "--at", "0")
    setup = json.loads(finished.splitlines()[1])
    assert "After 0 moves:" in result.output
    assert f"Hand of greedy: {setup[2].capitalize()}." in result.output
    assert f"Hand of random: {setup[3].capitalize()}." in result.output
    assert "Walls left: 65 black, 10 red." in result.output
    beyond = run("replay", record_file, "--at", "9999")
    assert beyond.exit_code == 2
    assert f"the record has {finished.count(chr(10)) - 3} moves" in beyond.stderr


def test_names_in_a_record_cannot_steer_the_terminal(run, tmp_path: Path, finished: str) -> None:
    lines = finished.splitlines()[:-1]
    header(seats=["\x1b[2Jevil", "random"])(lines)
    path = tmp_path / "evil.jsonl"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    output = run("replay", path, "--story").output
    assert "\x1b" not in output
    assert "?[2Jevil" in output


NEWER = replace(game("alexandros"), rules=game("alexandros").rules + 1)


@pytest.fixture
def newer_rules(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr("argead.games.alexandros.GAME", NEWER)
    game.cache_clear()
    yield
    game.cache_clear()


def parting(record_file: Path, finished: str) -> Path:
    """A record whose ninth line the rules of today do not allow."""
    lines = finished.splitlines()[:-1]
    lines[8] = '[0,"take sphinx"]'
    record_file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return record_file


@pytest.mark.usefixtures("newer_rules")
def test_a_record_of_former_rules_that_stands_is_said_to_stand(run, record_file: Path) -> None:
    result = run("replay", record_file)
    assert result.exit_code == 0
    assert "lines stand: Alexandros" in result.output


@pytest.mark.usefixtures("newer_rules")
def test_a_record_that_parts_from_its_rules_is_told_up_to_there(run, record_file: Path, finished: str) -> None:
    result = run("replay", parting(record_file, finished), "--story", "--at", 6)
    assert result.exit_code == 1
    assert "After 6 moves:" in result.output
    assert f"line 9: this was played under version {NEWER.rules - 1} of alexandros's rules" in result.stderr
    assert "the lines above can be looked at" in result.stderr


@pytest.mark.usefixtures("newer_rules")
def test_a_game_that_parts_from_its_rules_cannot_be_resumed(run, record_file: Path, finished: str) -> None:
    before = parting(record_file, finished).read_text(encoding="utf-8")
    result = run("play", "--resume", record_file)
    assert result.exit_code == 1
    told = f"the game cannot go on; argead replay {record_file} --story tells it up to there\n"
    assert result.stderr.startswith(f"Error: {record_file}: line 9: ")
    assert result.stderr.endswith(told)
    assert record_file.read_text(encoding="utf-8") == before


@pytest.mark.usefixtures("newer_rules")
def test_a_resumed_game_of_former_rules_notes_where_they_changed(run, record_file: Path, finished: str) -> None:
    record_file.write_text("".join(finished.splitlines(keepends=True)[:9]), encoding="utf-8")
    run("play", "--resume", record_file, "--seats", "human,human", answers="1\nquit\n")
    added = [json.loads(line) for line in record_file.read_text(encoding="utf-8").splitlines()[9:]]
    assert added[0] == [None, "rules", NEWER.rules]
    assert len(added) == 2
