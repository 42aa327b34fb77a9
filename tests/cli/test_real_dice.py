"""Dice and cups of a real table, typed at the keyboard; and the lesson, in which the book rolls."""

from __future__ import annotations

from pathlib import Path

import pytest

from argead.shelf import game, verify

TABLE = ("play", "field-commander", "--option", "dice=table")
GRANICUS = ["begin", "appoint parmenion"]
SARDIS = ["persian-infantry", "1", "Persian Archers"]
OTHERS = ["1"] * 3 + ["2"] * 3 + ["persian-chariot"]
ORDERS = ["6", "6", "6", "five-gold"]
"""The set-up of Granicus: three Forces for each stronghold and one for the operation; then the orders and a counter."""


def typed(run, *answers: str, words: tuple[object, ...] = ()) -> str:
    result = run(*TABLE, *words, answers="".join(f"{answer}\n" for answer in answers))
    assert (result.exit_code, result.stderr) == (0, "")
    out: str = result.stdout
    return out


def test_every_die_and_draw_is_asked_for_and_kept(run, tmp_path: Path) -> None:
    path = tmp_path / "real.jsonl"
    out = typed(run, *GRANICUS, *SARDIS, *OTHERS, *ORDERS, "scout chaeronea", "5", words=("--record", path))
    assert "Draw a Force for Sardis from its nation’s cup." in out
    assert "Roll a die for the orders of Halicarnassus. Type 1 to 6." in out
    assert "Scouts to Chaeronea roll 5; the army counts 5 Forces." in out
    match = verify(path.read_text(encoding="utf-8"))
    lines = match.record.lines
    assert lines[2].answers[:3] == ("persian-infantry", "persian-infantry", "persian-archer")
    assert lines[2].answers[9:14] == ("persian-chariot", 6, 6, 6, "five-gold")
    assert (lines[3].notation, lines[3].answers) == ("scout chaeronea", (5,))


@pytest.mark.parametrize("wrong", ["0", "7", "six", "-1", "²", "3 3"])
def test_a_wrong_die_gets_one_sentence_and_is_asked_for_again(run, wrong: str) -> None:
    out = typed(run, *GRANICUS, *SARDIS, *OTHERS, wrong, *ORDERS)
    assert f"“{wrong}” is not a number from 1 to 6: what came up?" in out
    assert "Sardis rolls 6" in out


def test_what_is_no_longer_in_the_cup_cannot_be_drawn(run) -> None:
    out = typed(run, *GRANICUS, "persian-phalanx", "persian-phalanx")
    assert "Persian Phalanx (1 left)" in out
    assert "“persian-phalanx” is not a number from 1 to 6" in out


def test_an_answer_can_be_taken_back_and_its_story_is_told_anew(run) -> None:
    out = typed(run, *GRANICUS, *SARDIS, *OTHERS, "6", "1", "undo", "6", "6", "five-gold")
    assert "The last answer has been taken back." in out
    assert out.count("Sardis rolls 6") == 1
    assert "Halicarnassus rolls 6" in out
    assert out.count("Turn 1, 338 BC.") == 1


def test_the_first_answer_taken_back_takes_the_move_back(run) -> None:
    out = typed(run, "begin", "appoint parmenion", "undo", "appoint aristander")
    assert out.count("Which advisor rides with you?") == 2
    assert "joins Alexander’s staff" in out


def test_a_whole_typed_move_can_be_undone(run) -> None:
    out = typed(run, *GRANICUS, *SARDIS, *OTHERS, *ORDERS, "scout chaeronea", "5", "undo")
    assert "Your last move has been taken back." in out


def test_who_stops_in_the_midst_of_a_roll_loses_nothing(run, tmp_path: Path) -> None:
    path = tmp_path / "stopped.jsonl"
    out = typed(run, *GRANICUS, *SARDIS, "quit", words=("--record", path))
    assert "All moves are in" in out
    assert [line.notation for line in verify(path.read_text(encoding="utf-8")).record.lines] == ["setup", "begin"]
    again = run("play", "--resume", path, answers="appoint parmenion\n").stdout
    assert "Draw a Force for Sardis" in again


def test_french_asks_in_french(run) -> None:
    out = typed(run, *GRANICUS, "infanterie perse", "x", "annuler", words=("--lang", "fr"))
    assert "«\xa0x\xa0» n’est pas un nombre de 1 à 7" in out
    assert "La dernière réponse est reprise." in out


# PhalanXX alone ------------------------------------------------------------------------------------------------------

ALONE = ("play", "phalanxx", "--seats", "human", "--option", "dice=table")
ROW = ["parmenion", "Cretan Archers", "1", "horses", "scout"]
HANDS = ["hoplites", "peltasts", "blacksmith", "Supply Wagon I"]


def test_cards_are_typed_by_name_and_dice_by_value(run, tmp_path: Path) -> None:
    path = tmp_path / "alone.jsonl"
    answers = ["begin", *ROW, *HANDS, *"352461", "pass", "porus", *"441"]
    out = run(*ALONE, "--record", path, answers="".join(f"{answer}\n" for answer in answers)).stdout
    assert "home dice: white, orange, purple." in out
    assert "Fill the row from its far end towards the pile: which card comes next?" in out
    assert "Roll your orange home die. Type 1 to 6." in out
    assert "Roll the purple home die of MaXXimilian. Type 1 to 6." in out
    assert "MaXXimilian takes Blacksmith" in out
    assert "Which card from the pile goes into the row?" in out
    assert "Roll the white travelling die. Type 1 to 6." in out
    assert "Player 1 rolls 1, 4, 4." in out
    lines = verify(path.read_text(encoding="utf-8")).record.lines
    assert lines[0].answers == ()
    assert lines[1].answers[:3] == ("parmenion", "cretan-archers", "javelin-throwers")
    assert lines[1].answers[9:] == (3, 5, 2, 4, 6, 1)
    assert lines[2].answers == ("porus", 4, 4, 1)


def test_a_card_that_lies_open_cannot_be_drawn_again(run) -> None:
    out = run(*ALONE, answers="begin\nparmenion\nparmenion\nquit\n").stdout
    assert "“parmenion” is not a number from 1 to 15: what came up?" in out


def test_real_dice_are_for_one_player(run) -> None:
    result = run("play", "phalanxx", "--seats", "human,greedy", "--option", "dice=table")
    assert result.exit_code != 0
    assert "option 'dice' can be 'table' only with one player" in result.stderr


# The lesson ----------------------------------------------------------------------------------------------------------

GAME = game("field-commander")
LESSON = GAME.lesson(GAME.settle_options({"guide": "sample-turn"}), 1)


@pytest.mark.parametrize(("lang", "over"), [("en", "The lesson is over"), ("fr", "La leçon est finie")])
def test_the_lesson_is_played_to_its_end(run, lang: str, over: str) -> None:
    assert LESSON is not None
    moves = "".join(f"{page.notation}\n" for page in LESSON.pages)
    out = run("play", "field-commander", "--option", "guide=sample-turn", "--lang", lang, answers=moves).stdout
    count = len(LESSON.pages)
    assert f"page {count} {'of' if lang == 'en' else 'sur'} {count}" in out
    assert over in out


def test_another_move_than_the_books_is_refused_in_one_sentence(run) -> None:
    words = ("play", "field-commander", "--option", "guide=sample-turn")
    out = run(*words, answers="begin\nappoint parmenion\nhint\nappoint hephaestion\n").stdout
    assert "The lesson plays a different move here: choose the one the book names." in out
    assert out.count("The book plays: Appoint Hephaestion (appoint hephaestion).") == 2
    assert "Hephaestion joins Alexander’s staff." in out
