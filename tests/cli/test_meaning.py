"""What is typed at the question: beginnings of words, words in the reader's language, numbers that mean themselves."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest

from argead.cli.meaning import numbered, plain
from argead.cli.teller import teller
from argead.kernel import Dice, Game, Match
from argead.language import LANGUAGES
from argead.shelf import catalogue, game, verify
from argead.table import Seat, Table
from cli.test_session import play


def session(described: Game, lang: str, seed: int, players: int = 0):
    from argead.cli.session import Session

    names = tuple(f"p{seat}" for seat in range(players or described.seats[0]))
    match = Match(described, names, Dice(seed))
    return match, Session(Table(match, [Seat("here", name) for name in names]), seed, lang, None)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("described", catalogue(), ids=lambda described: described.name)
def test_every_answer_is_found_by_its_number_its_notation_and_its_own_words(described: Game, lang: str) -> None:
    match, seated = session(described, lang, 5)
    chosen = random.Random(5)
    for _ in range(150):
        if not match.state.waiting():
            break
        seat = match.state.waiting()[0]
        options = match.state.actions(seat)
        if match.state.decision(seat).form(match.state, seat) is None:
            said = Counter(" ".join(plain(seated._phrases.label(action))) for action in options)
            for number, action in chosen.sample([*numbered(options).items()], min(6, len(options))):
                label = seated._phrases.label(action)
                assert seated._prompt.find(seat, str(number)) == [action]
                assert seated._prompt.find(seat, action.notation) == [action]
                if said[" ".join(plain(label))] == 1:
                    assert seated._prompt.find(seat, label) == [action]
                    assert action in seated._prompt.find(seat, " ".join(word[:4] for word in label.split()))
        match.play(seat, chosen.choice(options).notation)


def test_an_unambiguous_beginning_is_enough_for_an_answer(run, tmp_path: Path) -> None:
    path = tmp_path / "begun.jsonl"
    play(run, "ta t", "c 6", words=("--record", path))
    moves = [line.notation for line in verify(path.read_text()).record.lines if line.seat == 0]
    assert moves == ["take temple", "corner 6-2"]


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("lo", "Open land: worth 78"),
        ("l b2", "Mysia (b2): Amphora."),
        ("hi", "I would choose: "),
        ("j", "greedy begins."),
        ("rule", "Moving Alexander\n"),
    ],
)
def test_an_unambiguous_beginning_is_enough_for_a_command(run, typed: str, says: str) -> None:
    assert says in play(run, typed)


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("h", "“h” could be: help; hint."),
        ("ru", "“ru” could be: rule; rules."),
        ("ta", "“ta” could be: 1. Take the Temple card; 2. Take the Amphora card."),
        ("amphora", "“amphora” could be: 2. Take the Amphora card; 3. Play Amphora from your hand (special move)."),
    ],
)
def test_an_ambiguous_beginning_is_answered_with_what_it_could_be(run, typed: str, says: str) -> None:
    out = play(run, typed)
    assert says in out
    assert "greedy takes" in out
    assert "Player 1 takes" not in out


@pytest.mark.parametrize("typed", ["3-", "4", "12", "x", "b2", "no"])
def test_what_begins_nothing_is_no_answer(run, typed: str) -> None:
    assert f"“{typed}” is neither a number from 1 to 3 nor an answer from the list." in play(run, typed)


def test_a_french_reader_answers_and_commands_in_french_and_english_is_understood(run, tmp_path: Path) -> None:
    path = tmp_path / "lu.jsonl"
    out = play(
        run,
        "prendre temple",
        "ancyre",
        "regle",
        "look b2",
        "regarder b2",
        "ann",
        words=("--lang", "fr", "--record", path),
    )
    moves = [line.notation for line in verify(path.read_text()).record.lines if line.seat == 0]
    assert moves == ["take temple", "corner 6-2", "undo"]
    assert out.count("La Mysie (b2)") == 2
    assert "(take temple)" not in out, "what is typed is French"


def test_a_french_reader_folds_choices_out_with_a_french_word(run) -> None:
    word = teller(game("field-commander"), "fr", None).asides["disband"].split()[0].lower()
    words = ("play", "field-commander", "--option", "campaign=tyre", "--seed", 3, "--lang", "fr")
    out = run(*words, answers=f"begin\n1\n1\n1\n{word}\n").stdout
    assert word != "disband"
    assert f": tapez {word} pour" in out
    assert f"« {word} »" not in out.replace("\xa0", " ")


def test_a_typed_number_means_that_number_where_the_answers_are_numbers() -> None:
    match, seated = session(game("empire"), "en", 4, players=3)
    chosen = random.Random(4)
    unlike_their_places = set()
    while match.state.waiting() and len(unlike_their_places) < 2:
        seat = match.state.waiting()[0]
        options = match.state.actions(seat)
        if options[0].verb in ("place", "send"):
            for place, action in enumerate(options, 1):
                number = action.notation.split()[1]
                assert seated._prompt.find(seat, number) == [action]
                if number != str(place):
                    unlike_their_places.add(action.verb)
        match.play(seat, chosen.choice(options).notation)
    assert unlike_their_places == {"place", "send"}
