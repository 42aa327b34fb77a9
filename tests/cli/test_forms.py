"""A question with hundreds of answers is asked as a form: numbers instead of a list."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from argead.cli.forms import Form
from argead.cli.options import words
from argead.shelf import verify
from games.empire.position import position

ASKED = "Answer with 4 numbers that add up to 15."


def play(run, *answers: str, more: tuple[object, ...] = ()) -> str:
    text = "".join(f"{answer}\n" for answer in answers)
    result = run("play", "empire", "--seats", "human,random", "--seed", 3, *more, answers=text)
    assert result.exit_code == 0, result.output
    out: str = result.stdout
    return out


def test_the_prompt_says_how_to_answer_and_lists_nothing(run) -> None:
    out = play(run)
    question = out[out.index("Player 1: Lay out your cubes") :].splitlines()
    assert question[1].startswith(ASKED)
    assert "For example, 1 5 5 4 means: Turn order 1, armies 5, temples 5, cities 4." in question[1]
    assert not re.search(r"(?m)^\d+\. ", out)


@pytest.mark.parametrize(
    "typed", ["allot 2 6 4 3", "al 2 6 4 3", "2 6 4 3", "  ALLOT 2   6 4 3 ", "2, 6, 4, 3", "2,6,4,3"]
)
def test_an_answer_is_taken_with_and_without_its_verb(run, tmp_path: Path, typed: str) -> None:
    path = tmp_path / "form.jsonl"
    out = play(run, typed, more=("--record", path))
    assert "Player 1 shows: order 2, armies 6, temples 4, cities 3." in out
    lines = verify(path.read_text(encoding="utf-8")).record.lines
    assert [line.notation for line in lines if line.seat == 0] == ["allot 2 6 4 3"]


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("2 6 4 4", "Those numbers add up to 16, but they must add up to 15."),
        ("allot 2 6 4 2", "Those numbers add up to 14, but they must add up to 15."),
        ("0 0 0 999999", "Those numbers add up to 999999, but they must add up to 15."),
        ("2 6 7", "That is 3 numbers, but 4 are needed."),
        ("allot 3 3 3 3 3", "That is 5 numbers, but 4 are needed."),
        ("1", "That is 1 number, but 4 are needed."),
        ("15", "That is 1 number, but 4 are needed."),
        ("allot", "“allot” is not an answer: type 4 numbers that add up to 15."),
        ("-1 6 5 5", "“-1 6 5 5” is not an answer: type 4 numbers"),
        ("2.0 6 4 3", "is not an answer: type 4 numbers"),
        ("split 7 8", "is not an answer: type 4 numbers"),
        ("９ 2 2 2", "is not an answer: type 4 numbers"),
        ("9" * 5000 + " 0 0 0", "is not an answer: type 4 numbers"),
        ("x" * 9999, "is not an answer: type 4 numbers"),
    ],
)
def test_a_wrong_answer_is_refused_in_one_sentence(run, tmp_path: Path, typed: str, says: str) -> None:
    path = tmp_path / "form.jsonl"
    out = play(run, typed, more=("--record", path))
    assert says in out
    assert len([line for line in out.splitlines() if says in line and len(line) < 300]) == 1
    assert [line.seat for line in verify(path.read_text(encoding="utf-8")).record.lines] == [None]


def test_commands_work_at_a_form_and_an_empty_line_asks_again(run) -> None:
    out = play(run, "", "look", "?", "rule", "hint", "undo")
    assert out.count(ASKED) == 2
    assert "The turn order is not settled yet." in out
    assert "Laying out cubes\n" in out
    assert re.search(r"I would choose: Turn order .* \(allot [0-9 ]+\)", out)
    assert "You have no move to take back." in out


def test_an_answer_that_lifts_the_screens_says_that_it_is_final(run) -> None:
    result = run("play", "empire", "--seats", "random,human", "--seed", 3)
    assert "This answer cannot be undone." in result.stdout
    assert "This answer cannot be undone." not in play(run), "others are still to answer"


def test_lists_are_asked_as_before(run) -> None:
    out = play(run, "15 0 0 0", "9")
    assert "1. Place 1 (place 1)" in out
    assert "“9” is neither a number from 1 to 2 nor an answer from the list." in out


@pytest.fixture
def halves() -> Form:
    """Five cubes to be shared anew between temples and cities."""
    s = position(at="split", round=2, cubes={0: (3, 2), 1: (0, 1)})
    form = Form.of(s, 0, words("en").say)
    assert form is not None
    return form


def test_with_two_boxes_a_bare_number_goes_into_the_first_and_the_rest_into_the_other(halves: Form) -> None:
    assert [halves.find(typed).notation for typed in ("4", "split 0", "2 3")] == ["split 4 1", "split 0 5", "split 2 3"]
    assert halves.how_to("this").endswith("The first number alone is enough: the other box takes the rest.")


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("6", "That is 1 number, but 2 are needed."),
        ("3 3", "Those numbers add up to 6, but they must add up to 5."),
        ("1 2 2", "That is 3 numbers, but 2 are needed."),
    ],
)
def test_with_two_boxes_too_much_is_still_refused(halves: Form, typed: str, says: str) -> None:
    assert halves.find(typed) is None
    assert halves.complaint(typed) == says


def test_a_number_that_is_an_answer_means_itself_and_not_a_place_in_the_list(run) -> None:
    """Armies that cross, and places in the turn order."""
    out = play(run, "15 0 0 0", "2")
    assert "2. Place 2 (place 2)" in out
    assert "Player 1 takes place 2." in out
    out = play(run, "0 6 5 4", "cross camp macedonia", "2", "cross macedonia thessalia", "0", "1")
    assert "2. 2 armies (send 2)" in out
    assert "leads 2 armies from the camp to Macedonia." in out


def test_french(run) -> None:
    out = play(run, "2 6 4 4", "2 6 4", "oui", more=("--lang", "fr"))
    assert "Répondez par 4 nombres dont la somme est 15." in out
    assert "La somme de ces nombres est 16, mais il faut 15." in out
    assert "Voilà 3 nombres, mais il en faut 4." in out
    assert "«\xa0oui\xa0» n’est pas une réponse\xa0: tapez 4 nombres" in out


def test_numbers_with_a_gap_are_named_when_another_is_typed(run) -> None:
    for seed in range(40):
        out = run("play", "empire", "--seats", "human,random,random", "--seed", seed, answers="2 4 4 5\n9\n").stdout
        if "Place 1 " in out and "Place 3 " in out and "Place 2 " not in out:
            assert "“9” is not an answer here; the numbers are 1, 3." in out
            return
    raise AssertionError("in none of these games was the second place taken alone")
