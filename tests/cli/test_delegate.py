"""Levels at a keyboard: they play for people who hand their seats over, and lower ones move for a bot that fails."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from argead.bots.greedy import Greedy
from argead.bots.netbot import NetBot
from argead.shelf import verify

GOES_ON = "A bot (Companion) is playing for Anna. Press Enter for its next move, or type reclaim to take the seat back."
GAME = ("play", "alexandros", "--seats", "human,novice", "--names", "Anna", "--seed", 7)


def test_a_level_plays_on_with_enter_until_the_seat_is_reclaimed(run, tmp_path: Path) -> None:
    path = tmp_path / "evening.jsonl"
    told = run(*GAME, "--record", path, answers="delegate comp\n\n\nlook\nreclaim\n").stdout
    assert told.count(GOES_ON) == 4, "after two moves, and once more after what is not asked for"
    assert "\nAnna: Choose" in told.rpartition(GOES_ON)[2], "then the person is asked again"
    lines = verify(path.read_text(encoding="utf-8")).record.lines
    assert [line.seat for line in lines].count(0) >= 2


def test_who_plays_is_kept_with_the_game(run, tmp_path: Path) -> None:
    path = tmp_path / "evening.jsonl"
    run(*GAME, "--record", path, answers="delegate companion\n\n")
    (own, _) = json.loads((tmp_path / "evening.seats.json").read_text(encoding="utf-8"))["seats"]
    assert (own["kind"], own["name"], own["bot"], own["deputy"]) == ("here", "Anna", None, "companion")
    again = run("play", "--resume", path, answers="reclaim\nquit\n").stdout
    assert GOES_ON in again
    (own, _) = json.loads((tmp_path / "evening.seats.json").read_text(encoding="utf-8"))["seats"]
    assert own["deputy"] is None


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("delegate", "Type a level after delegate: Novice, Companion"),
        ("delegate emperor", "There is no level “emperor” here: choose Novice, Companion"),
        ("delegate greedy", "There is no level “greedy” here: choose Novice, Companion"),
        ("reclaim", "No bot is playing for you."),
        ("?", "delegate: let a bot play for you"),
    ],
)
def test_what_is_typed_amiss_is_told_in_one_sentence(run, typed: str, says: str) -> None:
    assert says in run(*GAME, answers=f"{typed}\n").stdout


def test_it_is_said_in_french(run) -> None:
    told = run(*GAME, "--lang", "fr", answers="déléguer compagnon\nrecuperer\n").stdout
    assert "Un robot (Compagnon) joue pour Anna." in told


def test_a_lesson_is_played_by_its_learner(run) -> None:
    told = run("play", "empire", "--lesson", answers="delegate novice\n").stdout
    assert "The lesson goes by the book: you can hand your seat over once it has ended." in told
    told = run("play", "empire", "--lesson", "--lang", "fr", answers="déléguer novice\n").stdout
    assert "La leçon se joue d’après le livret\u00a0: vous pourrez confier votre place quand elle sera finie." in told


def test_a_game_without_levels_knows_no_such_word(run) -> None:
    told = run("play", "field-commander", answers="?\ndelegate novice\n").stdout
    assert "reclaim" not in told


def test_nobody_is_shown_the_hand_of_a_seat_that_was_handed_over(run) -> None:
    """With several people at a keyboard, what is asked before each move is for everybody's ears."""
    seats = ("play", "alexandros", "--seats", "human,human", "--names", "Anna,Bruno", "--seed", 7)
    told = run(*seats, answers="delegate companion\n\n\n\n\n\n").stdout
    first, after = re.split("A bot .Companion. is playing for", told, maxsplit=1)
    assert "Hand of" in first
    assert "is playing for" in after
    assert "Hand of" not in after.partition("The keyboard goes to")[0]


def test_the_next_lower_level_moves_for_a_bot_that_fails(run, monkeypatch: pytest.MonkeyPatch) -> None:
    think, failed = Greedy.think, []

    def stumble(self, sight, seat):
        if not failed:
            failed.append(seat)
            raise RuntimeError("the weights are broken")
        return think(self, sight, seat)

    monkeypatch.setattr(Greedy, "think", stumble)
    told = run("play", "alexandros", "--seats", "companion,random", "--seed", 7).stdout
    assert told.count("The Companion could not decide; the Novice moved in its place.") == 1


def test_greedy_moves_for_a_bot_that_fails_where_there_are_no_levels(run, monkeypatch: pytest.MonkeyPatch) -> None:
    failed = []

    def stumble(self, sight, seat):
        if not failed:
            failed.append(seat)
            raise RuntimeError("the weights are missing")
        yield sight.actions(seat)[0]

    monkeypatch.setattr(NetBot, "think", stumble)
    told = run("play", "field-commander", "--seats", "net", "--seed", 7).stdout
    assert told.count("The bot net could not decide; the bot greedy moved in its place.") == 1
    assert "no level" not in told
