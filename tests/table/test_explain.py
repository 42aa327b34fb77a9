"""Why not, at the table: what a seat, a spectator, a learner or a loser is told about a thing."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from argead.games.empire.state import Empire
from argead.kernel import Dice, Match, RulesParted
from argead.language import phrasebook
from argead.shelf import game
from argead.table import Seat, Table
from argead.testing.settings import walk_match


def table_of(name: str, *names: str, **options: object) -> Table:
    seats = [Seat("here", each) for each in names]
    return Table(Match(game(name), names, Dice(1), **options), seats)


def test_a_waiting_seat_is_told_the_games_own_reason_with_its_rule() -> None:
    table = table_of("empire", "Ada", "Bob")
    told = {"text": "Places are chosen once all cubes are shown; the highest bid chooses first.", "rule": "turn-order"}
    assert table.explain(0, "place:1", "en") == told
    assert table.explain(0, "place:1", "fr")["text"].startswith("On choisit les places")


def test_what_can_be_done_needs_no_reason() -> None:
    table = table_of("alexandros", "Ada", "Bob")
    (seat,) = table.match.state.waiting()
    assert table.explain(seat, "row:1", "en") is None


def test_whoever_is_not_asked_is_told_whose_turn_it_is() -> None:
    table = table_of("alexandros", "Ada", "Bob")
    (seat,) = table.match.state.waiting()
    other = table.names[seat]
    told = {"text": f"It is the turn of {other}: you have nothing to decide now.", "rule": None}
    assert table.explain(1 - seat, "row:1", "en") == told
    table = table_of("empire", "Ada", "Bob", "Cleo")
    table.take([table.play(0, "allot 0 5 5 5")])
    told = "It is for Bob and Cleo to decide now: you have nothing to decide."
    assert table.explain(0, "place:1", "en")["text"] == told


def test_spectators_and_those_who_look_back_only_watch() -> None:
    table = table_of("empire", "Ada", "Bob")
    watching = {"text": "You are watching: only those who play can act.", "rule": None}
    assert table.explain(None, "place:1", "en") == watching
    table = Table(table.match, table.seats, review=True)
    assert table.explain(0, "place:1", "en") == watching


def test_after_the_end_nothing_can_be_done() -> None:
    table = table_of("empire", "Ada", "Bob", length="short")
    for _ in walk_match(table.match, Random(1)):
        pass
    over = {"text": "The game has ended: nothing more can be done.", "rule": None}
    assert table.explain(0, "score:0", "en") == table.explain(None, "score:0", "en") == over


def test_what_is_not_on_the_table_is_not_quoted() -> None:
    table = table_of("empire", "Ada", "Bob")
    for thing in ("card:7", "", "province:atlantis", "box:order-0", "x" * 90):
        assert table.explain(0, thing, "en") == {"text": "There is no such thing on the table now.", "rule": None}


def test_a_game_that_does_not_explain_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_of("empire", "Ada", "Bob")
    silent = replace(table.game, explain=None)
    monkeypatch.setattr(Empire, "game", silent)
    table.match.game = silent
    told = table.explain(0, "place:1", "en")
    assert told["text"].startswith("Nothing can be done with that now; this game leaves the reasons to its rules.")
    assert told["rule"] == "allotting"


def test_in_a_lesson_the_book_is_told() -> None:
    table = table_of("field-commander", "Ada", guide="sample-turn")
    told = table.explain(0, "no:thing", "en")
    label = phrasebook(table.game, "en").label(table.book_move(0))
    assert told["text"] == f"The lesson goes by the book, which now plays: {label}."
    assert told["rule"] == table.match.state.decision(0).rule


def test_a_match_of_former_rules_says_why_it_cannot_go_on() -> None:
    match = table_of("empire", "Ada", "Bob").match
    parted = RulesParted(4, "another move", match, match.record)
    table = Table(match, [Seat("here", "Ada"), Seat("here", "Bob")], parted=parted)
    told = table.explain(0, "place:1", "en")
    assert told == {"text": table.seen(0, "en")["parted"], "rule": None}
    assert "line 4" in told["text"]
