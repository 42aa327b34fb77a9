"""Several people at one keyboard: what one saw and typed is gone before the next one looks."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator

import pytest

from argead.cli.curtain import CLOSE, ERASE, OPEN, Curtain
from support.keyboard import RealTerminal

ALONE = "once nobody else is looking."
CTRL_C, CTRL_D, CTRL_P, CTRL_Y, UP = "\x03", "\x04", "\x10", "\x19", "\x1b[A"
PROMPT = "\x1b[1m> \x1b[22m"
WORDS = ("play", "alexandros", "--seats", "human,human", "--names", "Anna,Bruno", "--seed", "7", "--no-marks")


@pytest.fixture
def table() -> Iterator[RealTerminal]:
    terminal = RealTerminal(*WORDS, term="xterm-256color")
    yield terminal
    terminal.close()


def found(table: RealTerminal, text: str) -> list[bool]:
    """Whether a text can be found anywhere, in each kind of terminal."""
    return [text in screen.text() for screen in table.screens]


def sit_down(table: RealTerminal) -> None:
    """Take the keyboard, and come to the question."""
    table.until(ALONE)
    table.until(PROMPT)
    table.type("")
    table.until(PROMPT)


def play_a_turn(table: RealTerminal) -> None:
    """Bruno begins, looks at his hand, types what only he should know, and plays his turn."""
    sit_down(table)
    for typed in ("look", "secretly"):
        table.type(typed)
        table.until(PROMPT)
    for _ in range(30):
        table.type("1")
        if "your turn is over" in table.until(PROMPT):
            return
    raise AssertionError("the turn did not end")


def test_nothing_of_the_former_seat_is_in_any_buffer_when_the_next_looks(table: RealTerminal) -> None:
    play_a_turn(table)
    assert found(table, "Hand of Bruno") == [True] * 3
    assert found(table, "secretly") == [False, True, True], "it has scrolled off, and not every terminal keeps that"
    table.type("")
    table.until(ALONE)
    table.until(PROMPT)
    for secret in ("Bruno", "secretly", "Hand", "Temple", "Choose"):
        assert found(table, secret) == [False] * 3, secret
    assert found(table, "The keyboard goes to Anna.") == [True] * 3


def test_no_key_brings_back_what_another_person_typed(table: RealTerminal) -> None:
    play_a_turn(table)
    table.type("")
    table.until(ALONE)
    table.until(PROMPT)
    table.type("")
    table.until("more: Enter to go on")
    table.type("")
    table.until(PROMPT)
    before = len(table.screen)
    for key in (UP, CTRL_P, CTRL_Y):
        table.type(key, end="")
    table.settle()
    assert table.screen[before:] in ("^[[A^P^Y", "^[[A^P"), "they are echoed, and mean nothing"


def test_what_was_typed_ahead_answers_no_question_of_somebody_else(table: RealTerminal) -> None:
    play_a_turn(table)
    table.type("\nlook\nlook")
    table.until(ALONE)
    table.settle()
    assert found(table, "Hand of Anna") == [False] * 3
    assert found(table, "The keyboard goes to Anna.") == [True] * 3


@pytest.mark.parametrize("leave", [CTRL_C, CTRL_D, "quit\n"])
def test_the_screen_of_before_comes_back_empty_of_secrets(table: RealTerminal, leave: str) -> None:
    sit_down(table)
    assert table.screens[0].on_alternate
    table.type(leave, end="")
    table.until("The game stops here.")
    assert table.process.wait(timeout=30) == 0
    table.settle()
    assert not table.screens[0].on_alternate
    assert found(table, "is dealt Temple") == [False] * 3
    assert "Traceback" not in table.screen


def test_a_killed_game_leaves_no_secret_on_the_screen(table: RealTerminal) -> None:
    sit_down(table)
    table.process.send_signal(signal.SIGTERM)
    table.settle(2)
    assert table.process.wait(timeout=30) == 128 + signal.SIGTERM
    assert not table.screens[0].on_alternate
    assert found(table, "Temple") == [False] * 3


def test_a_stopped_game_shows_the_shell_its_own_screen_and_comes_back_empty(table: RealTerminal) -> None:
    sit_down(table)
    table.process.send_signal(signal.SIGTSTP)
    table.until("\x1b[?1049l")
    assert found(table, "Temple") == [False] * 3
    for _ in range(50):
        if os.waitpid(table.process.pid, os.WUNTRACED | os.WNOHANG)[0]:
            break
        time.sleep(0.1)
    table.process.send_signal(signal.SIGCONT)
    table.until("\x1b[?1049h")
    table.type("")
    table.until("Choose the card")


def test_an_error_leaves_the_other_screen_and_nothing_on_it(capsys: pytest.CaptureFixture[str]) -> None:
    before = signal.getsignal(signal.SIGTERM)
    with pytest.raises(ValueError, match="broken"), Curtain():
        raise ValueError("broken")
    assert capsys.readouterr().out == OPEN + ERASE + ERASE + CLOSE
    assert signal.getsignal(signal.SIGTERM) is before


def test_a_pipe_is_sent_no_sequences(run) -> None:
    result = run(*WORDS, answers="look\n" + "1\n" * 40)
    assert "The keyboard goes to Anna." in result.stdout
    assert "\x1b" not in result.stdout


def test_one_person_alone_keeps_the_screen_and_its_scrollback() -> None:
    table = RealTerminal("play", "alexandros", "--seed", "7", term="xterm-256color")
    try:
        table.until(PROMPT)
        assert "\x1b[?1049h" not in table.screen
        assert "\x1b[3J" not in table.screen
    finally:
        table.close()


def test_nothing_scrolls_away_unread_where_there_is_no_scrollback() -> None:
    table = RealTerminal(*WORDS, term="xterm-256color", rows=10)
    try:
        table.until(PROMPT)
        table.type("")
        table.until("— more")
        assert found(table, "Anna is dealt a hidden card.") == [True] * 3
        table.until("— ")
        table.type("")
        table.until(PROMPT)
        assert "1. Take" in table.screens[0].text()
        assert "— more" not in table.screens[0].text()
    finally:
        table.close()


def test_only_enter_passes_the_keyboard_on(table: RealTerminal) -> None:
    table.until(ALONE)
    table.until(PROMPT)
    for typed in ("help", "undo", "1"):
        table.type(typed)
        assert ALONE in table.until(PROMPT)
    assert found(table, "Bruno: Choose") == [False] * 3
    table.type("")
    table.until("Bruno")


def test_whoever_mistypes_undo_keeps_the_screen(table: RealTerminal) -> None:
    play_a_turn(table)
    table.type("undp")
    assert "your turn is over" in table.until(PROMPT)


def test_the_game_can_be_stopped_while_the_keyboard_is_handed_on(table: RealTerminal) -> None:
    table.until(ALONE)
    table.until(PROMPT)
    table.type("quit")
    assert "Hand of Bruno" not in table.until("The game stops here.")
