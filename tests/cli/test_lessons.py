"""Lessons at the keyboard: notes turned with Enter, rivals who move by the book, and what is told once in free play."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from argead.cli.terminal import Terminal
from argead.kernel import Game, Lesson, Note
from argead.language import phrasebook
from argead.shelf import game, verify
from support.taught import rivals

COMMANDER = game("field-commander")
LESSON = ("play", "field-commander", "--lesson")
FREE = ("play", "field-commander", "--seed", "1")

Typed = Callable[..., list[str]]


@pytest.fixture
def keyboard(monkeypatch: pytest.MonkeyPatch) -> Typed:
    """Seats somebody at a keyboard who types these lines; gives the list of what was asked before each."""
    begin = Terminal.__init__

    def typed(*lines: str) -> list[str]:
        asked: list[str] = []
        rest = iter(lines)

        def sit_down(self: Terminal, *args: object, **more: object) -> None:
            begin(self, *args, **more)  # type: ignore[arg-type]
            self.has_keyboard = True

        def read(self: Terminal, prompt: str) -> str | None:
            asked.append(prompt.strip())
            line = next(rest, None)
            self.is_silent = line is None
            return line

        monkeypatch.setattr(Terminal, "__init__", sit_down)
        monkeypatch.setattr(Terminal, "_read", read)
        return asked

    return typed


def noted(*names: str) -> Game:
    """Field Commander with several notes on its first page."""
    own = COMMANDER.primers()[0].lesson
    notes = tuple(Note(name) for name in names)
    book = Lesson(own.name, (replace(own.pages[0], notes=notes), *own.pages[1:]))
    return replace(COMMANDER, lesson=lambda options, players: book if options["guide"] != "none" else None)


@pytest.fixture
def three_notes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("argead.cli.play.catalogued", lambda name: noted("welcome", "hephaestion", "tribute"))


# How it begins ------------------------------------------------------------------------------------------------------


def test_a_lesson_is_started_with_its_seats_and_options(run, tmp_path: Path) -> None:
    path = tmp_path / "lesson.jsonl"
    out = run(*LESSON, "--record", path, answers="begin\n").stdout
    assert f"Lesson, page 1 of {COMMANDER.primers()[0].lesson.count}: Welcome, commander." in out
    assert "The book plays: Begin" in out
    assert verify(path.read_text(encoding="utf-8")).record.header.options["guide"] == "sample-turn"


@pytest.mark.parametrize("more", [("--option", "campaign=tyre"), ("--board", __file__)])
def test_a_lesson_brings_its_own_options_and_board(run, more: tuple[str, str]) -> None:
    refused = run(*LESSON, *more)
    assert refused.exit_code != 0
    assert "a lesson has its own options and board: leave them out" in refused.stderr


def test_a_game_without_a_lesson_says_so(run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("argead.cli.play.catalogued", lambda name: replace(COMMANDER, lesson=lambda *_: None))
    assert "field-commander has no lesson" in run(*LESSON).stderr


@pytest.mark.parametrize(
    ("seats", "players"),
    [((), 1), (("--seats", "1"), 1), (("--seats", "2"), 2), (("--seats", "human,greedy"), 2)],
)
def test_the_seats_choose_between_lessons(run, tmp_path: Path, seats: tuple[str, ...], players: int) -> None:
    path = tmp_path / "lesson.jsonl"
    phalanxx = game("phalanxx")
    book = next(primer.lesson for primer in phalanxx.primers() if primer.players == players)
    out = run("play", "phalanxx", "--lesson", *seats, "--record", path).stdout
    assert phrasebook(phalanxx, "en").lesson_note(book.pages[0].notes[0]) in " ".join(out.split())
    assert len(verify(path.read_text(encoding="utf-8")).record.header.seats) == players


@pytest.mark.parametrize(
    ("seats", "told"),
    [
        ("3", "phalanxx has no lesson for so many seats: there is one for 1 or 2"),
        ("human,greedy,greedy", "phalanxx has no lesson for so many seats: there is one for 1 or 2"),
        ("9" * 5000, "there is one for 1 or 2"),
        ("human,nobody", "nobody is called 'nobody'"),
        ("greedy,human", "seat 1 learns: it has to be human"),
    ],
)
def test_seats_that_no_lesson_is_for_are_refused(run, seats: str, told: str) -> None:
    refused = run("play", "phalanxx", "--lesson", "--seats", seats)
    assert refused.exit_code != 0
    assert told in refused.stderr


# Notes ---------------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("three_notes")
def test_a_script_is_told_all_notes_at_once(run) -> None:
    out = run(*LESSON, answers="begin\n").stdout
    notes = [out.index(text) for text in ("Welcome, commander.", "One advisor may ride with you", "harder to replace")]
    assert notes == sorted(notes)
    assert notes[-1] < out.index("Adopt any of the campaign")


@pytest.mark.usefixtures("three_notes")
def test_at_a_keyboard_enter_turns_the_notes_and_nothing_of_it_is_recorded(run, keyboard, tmp_path: Path) -> None:
    path = tmp_path / "lesson.jsonl"
    asked = keyboard("", "", "begin")
    out = run(*LESSON, "--record", path).stdout
    assert "note 1 of 3: Enter to read on" in asked[0]
    assert "note 2 of 3: Enter to read on" in asked[1]
    assert asked[2:] == [">", ">"]
    assert "harder to replace" in out
    assert [line.notation for line in verify(path.read_text(encoding="utf-8")).record.lines] == ["setup", "begin"]


@pytest.mark.usefixtures("three_notes")
def test_whoever_has_read_enough_answers_already(run, keyboard) -> None:
    asked = keyboard("begin")
    out = run(*LESSON).stdout
    assert len(asked) == 2
    assert "One advisor may ride with you, and each bends a rule" in out, "the next page"
    assert "harder to replace" not in out


# A rival -------------------------------------------------------------------------------------------------------------


@pytest.fixture
def rival(monkeypatch: pytest.MonkeyPatch) -> Game:
    taught = rivals()
    monkeypatch.setattr("argead.cli.play.catalogued", lambda name: taught)
    return taught


def test_a_rival_moves_by_the_book_and_then_all_are_free(run, rival: Game, tmp_path: Path) -> None:
    path = tmp_path / "lesson.jsonl"
    book = rival.primers()[0].lesson
    moves = [page.notation for page in book.pages if page.seat == 0]
    out = run("play", "empire", "--lesson", "--record", path, answers="".join(f"{move}\n" for move in moves)).stdout
    played = [(line.seat, line.notation) for line in verify(path.read_text(encoding="utf-8")).record.lines[1:]]
    assert played[: len(book.pages)] == [(page.seat, page.notation) for page in book.pages]
    assert out.count("The book plays: ") == len(moves)
    assert out.count("The lesson is over: from here on you play freely.") == 1


def test_the_book_names_its_answer_to_a_form(run, rival: Game) -> None:
    out = run("play", "empire", "--lesson", answers="1 1 1 12\nallot 3 4 1 7\n").stdout
    assert "The book plays: " in out
    assert "The lesson plays a different move here" in out


def test_undo_goes_back_over_the_rivals_page(run, rival: Game, tmp_path: Path) -> None:
    path = tmp_path / "lesson.jsonl"
    answers = "allot 3 4 1 7\nplace 2\nundo\nplace 2\nhalt\n"
    out = run("play", "empire", "--lesson", "--record", path, answers=answers).stdout
    assert "along with what the bots have done since" in out
    lines = [(line.seat, line.notation) for line in verify(path.read_text(encoding="utf-8")).record.lines[3:]]
    assert lines[:5] == [(0, "place 2"), (1, "halt"), (1, "undo"), (0, "undo"), (0, "place 2")]


# What is said once ---------------------------------------------------------------------------------------------------

OPTIONS = "Options make a campaign harder for more victory points"
ADVISORS = "An advisor stays with you for the whole campaign"


def test_what_is_new_is_said_once_and_remembered(run, keyboard, data_folder: Path) -> None:
    keyboard("", "begin")
    out = run(*FREE).stdout
    assert (out.count(OPTIONS), out.count(ADVISORS)) == (1, 1), "the question is repeated, the mark is not"
    told = json.loads((data_folder / "argead" / "games" / "marks.json").read_text(encoding="utf-8"))
    assert {"choose-options", "choose-advisors"} <= set(told["field-commander"])
    keyboard("begin")
    again = run(*FREE).stdout
    assert OPTIONS not in again
    assert ADVISORS not in again


def test_at_most_one_thing_is_said_at_a_question(run, keyboard) -> None:
    keyboard()
    out = run(*FREE).stdout
    words = [line for line in out.splitlines() if line.startswith(OPTIONS) or "open country" in line]
    assert len(words) == 1


def test_scripts_lessons_and_those_who_want_none_are_told_nothing(run, keyboard) -> None:
    assert OPTIONS not in run(*FREE, answers="begin\n").stdout
    keyboard("begin")
    assert OPTIONS not in run(*FREE, "--no-marks").stdout


def test_what_a_lesson_tells_is_no_longer_new(run, keyboard) -> None:
    keyboard("begin")
    assert OPTIONS not in run(*LESSON).stdout
    keyboard("begin")
    out = run(*FREE).stdout
    assert OPTIONS not in out
    assert ADVISORS not in out


def test_french_is_told_in_french(run, keyboard) -> None:
    keyboard()
    assert "Les options rendent une campagne plus dure" in run(*FREE, "--lang", "fr").stdout


@pytest.mark.parametrize("text", ["", "{", "[]", '{"field-commander": 3}', "[" * 100_000])
def test_a_broken_memory_stops_no_game(run, keyboard, data_folder: Path, text: str) -> None:
    path = data_folder / "argead" / "games" / "marks.json"
    path.parent.mkdir(parents=True)
    path.write_text(text, encoding="utf-8")
    keyboard()
    assert OPTIONS in run(*FREE).stdout
    assert "choose-options" in path.read_text(encoding="utf-8")
