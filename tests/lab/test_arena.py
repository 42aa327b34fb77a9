"""The arena: fair rounds, old versions and other installations, and engines that fail."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

import argead
from argead.kernel import ArgeadError, SetupError
from argead.lab.arena import Arena, Contender, Result, Round, Sequential, contender, pipe, rounds
from argead.lab.arena.contenders import HOME

SOURCE = str(HOME)
IS_CHECKOUT = (HOME.parent / ".git").exists()


def own(bot: str) -> Contender:
    return Contender(bot, bot, sys.executable, SOURCE)


def meeting(old: str | Contender, new: str | Contender, name: str = "alexandros", players: int = 2, **changes) -> Arena:
    described = argead.game(name)
    sides = [own(side) if isinstance(side, str) else side for side in (old, new)]
    options = described.settle_options(changes.pop("options", {}))
    return Arena(*sides, name, players, options, 3, described.board(None).text, changes.pop("patience_s", 30))


def without_clock(found: Iterator[Round]) -> list[tuple[object, ...]]:
    return [(one.number, one.wins, one.decisions, one.unfinished, one.score) for one in found]


def test_every_seat_is_the_new_ones_once_in_a_round() -> None:
    assert meeting("random", "greedy").seatings == [(1, 0), (0, 1)]
    assert meeting("random", "greedy", players=3).seatings == [(1, 0, 0), (0, 1, 0), (0, 0, 1)]
    assert meeting("random", "greedy", "field-commander", 1).seatings == [(0,), (1,)]


def test_rounds_are_the_same_however_many_processes_play() -> None:
    arena = meeting("random", "random", "phalanxx")
    alone = without_clock(rounds(arena, 3))
    assert [number for number, *_ in alone] == [0, 1, 2]
    assert without_clock(rounds(arena, 3, jobs=2)) == alone


def test_wins_are_shared_out_and_the_better_one_is_found() -> None:
    arena = meeting("random", "greedy", players=3)
    result = Result(arena, Sequential(1 / 3, 0.4))
    for one in rounds(arena, 2):
        assert sum(one.wins) == pytest.approx(3)
        result.add(one)
    found = result.as_json()
    assert (found["games"], found["rounds"], found["contenders"]) == (6, 2, ["random", "greedy"])
    assert found["shares"][1] > 0.8
    assert found["score"] == pytest.approx(found["shares"][1])
    assert found["intervals"][1][0] < found["shares"][1] <= found["intervals"][1][1]
    assert all(count > 0 for count in found["decisions"])
    assert found["seconds_a_decision"][1] > found["seconds_a_decision"][0]


def test_who_plays_alone_is_compared_on_the_same_chance() -> None:
    (one,) = rounds(meeting("random", "random", "field-commander", 1), 1)
    assert one.decisions[0] == one.decisions[1], "the same bot with the same dice"
    assert one.score == 0.5


def test_options_reach_both_sides() -> None:
    (one,) = rounds(meeting("random", "random", options={"border_walls": False}), 1)
    (other,) = rounds(meeting("random", "random"), 1)
    assert one.decisions != other.decisions


@pytest.mark.parametrize("where", ["checkout", "src", "python", "environment"])
def test_a_contender_can_come_from_elsewhere(tmp_path: Path, where: str) -> None:
    (tmp_path / "src").symlink_to(HOME)
    environment = tmp_path / "installed"
    (environment / "bin").mkdir(parents=True)
    (environment / "bin" / "python").write_text(f'#!/bin/sh\nPYTHONPATH={SOURCE} exec {sys.executable} "$@"\n')
    (environment / "bin" / "python").chmod(0o755)
    path = {"src": HOME, "checkout": tmp_path, "python": environment / "bin" / "python", "environment": environment}
    with contender(f"{path[where]}@random") as other:
        assert (other.bot, other.source) == ("random", SOURCE if where in ("src", "checkout") else None)
        assert [one.unfinished for one in rounds(meeting("random", other), 1)] == [0]


@pytest.mark.skipif(not IS_CHECKOUT, reason="needs the Git history")
def test_a_revision_plays_from_a_copy_that_is_gone_afterwards() -> None:
    with contender("HEAD@random") as other:
        assert other.source is not None
        assert other.source != SOURCE
        assert [one.unfinished for one in rounds(meeting("random", other), 1)] == [0]
    assert not Path(other.source).exists()


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("no-such-thing@greedy", "'no-such-thing' is neither a path nor a Git revision of this checkout"),
        ("--output=x@greedy", "is neither a path nor a Git revision"),
        ("HEAD:src@greedy", "is neither a path nor a Git revision"),
        ("@greedy", "is no contender: write BOT, PATH@BOT or REVISION@BOT"),
        ("x@", "is no contender"),
        ("", "is no contender"),
        (f"{Path(__file__).parent}@greedy", "there is no Argead in"),
        (f"{__file__}@greedy", "is no Python"),
    ],
)
def test_a_contender_that_there_is_not(text: str, says: str) -> None:
    with pytest.raises(SetupError, match=says), contender(text):
        pass


@pytest.mark.parametrize(
    ("program", "says"),
    [
        ("import sys; sys.exit('no such luck')", "^pretender has ended by itself: no such luck$"),
        ("", "^pretender has ended by itself: it says nothing$"),
        ("print('hello', flush=True); input()", "^pretender answers what is no reply: 'hello'$"),
        ("print([1], flush=True); input()", "answers what is no reply"),
        ("print('x' * 10**6, flush=True); input()", "answers what is no reply"),
        ("import time; time.sleep(60)", "^pretender does not answer within 0.5 seconds$"),
        ('print(\'{"ready": "/elsewhere/argead"}\', flush=True); input()', "is played by the Argead in /elsewhere"),
        ('READY; print(\'{"error": "tired"}\', flush=True); input()', "^pretender cannot go on: tired$"),
        ("READY; print('{\"action\": 7}', flush=True); input()", "answers what is no action"),
        (
            'READY; print(\'{"action": "fly", "seconds": 0.1}\', flush=True); input()',
            "^pretender plays against the rules: 'fly' is not among the legal actions of seat [01]$",
        ),
    ],
)
def test_an_engine_that_fails_is_told_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, program: str, says: str
) -> None:
    ready = f"""print('{{"ready": "{SOURCE}/argead/__init__.py"}}', flush=True); input(); input()"""
    script = tmp_path / "engine.py"
    script.write_text(program.replace("READY", ready), encoding="utf-8")
    monkeypatch.setattr(pipe, "ENGINE", script)
    patience = 0.5 if "sleep" in program else 20
    pretender = Contender("pretender", "random", sys.executable, SOURCE)
    arena = meeting(pretender, pretender, patience_s=patience)
    with pytest.raises(ArgeadError, match=says):
        list(rounds(arena, 1))


def test_an_engine_that_fails_in_another_process_is_told_just_so() -> None:
    with pytest.raises(SetupError, match=r"^clever cannot play: there is no bot .clever."):
        list(rounds(meeting("random", "clever"), 4, jobs=2))


def test_a_python_that_cannot_be_started(tmp_path: Path) -> None:
    broken = tmp_path / "python"
    broken.write_bytes(b"\x7fELF nothing")
    broken.chmod(0o755)
    with contender(f"{broken}@random") as other, pytest.raises(ArgeadError, match="cannot be started: "):
        list(rounds(meeting("random", other), 1))


def test_no_engine_outlives_the_arena() -> None:
    with ExitStack() as stack:
        engine = stack.enter_context(pipe.Engine(own("random"), 5))
        process = engine._process
        assert process.poll() is None
    assert process.poll() is not None


def test_the_engine_ends_when_nobody_gives_orders() -> None:
    done = subprocess.run(
        [sys.executable, "-P", str(pipe.ENGINE)], input="", env={"PYTHONPATH": SOURCE}, capture_output=True, text=True
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
