"""Endings: verdicts from every seat, reckonings that add up, and the turns that changed most."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from argead.kernel import Entry, Match, Outcome, Record, Remark
from argead.lab import play, prepare
from argead.language import phrasebook
from argead.shelf import game
from argead.table.account import course as courses
from argead.table.account import ending as endings
from argead.table.account import verdict as verdicts
from argead.table.account.ending import Ending, margins
from argead.table.account.page import page
from argead.table.account.telling import ending_shown
from argead.testing.endings import check_ending
from support.data import RECORDS

ALEXANDROS = game("alexandros")


def recorded(path: str) -> Match:
    record = Record.parse((RECORDS / f"{path}.jsonl").read_text(encoding="utf-8"))
    return Match.replay(record, game(record.header.game))


def played(name: str, *bots: str, number: int = 0, **options: object) -> Match:
    text = play(prepare(name, list(bots), options=options, seed=11, keep_records=True), number).record
    assert text is not None
    return Match.replay(Record.parse(text), game(name))


GREEDY = [
    *(("alexandros", ("greedy",) * seats) for seats in (2, 3, 4)),
    *(("empire", ("greedy",) * seats) for seats in (2, 3, 5)),
    *(("phalanxx", ("greedy",) * seats) for seats in (1, 2, 4)),
    ("field-commander", ("commander",)),
]


@pytest.mark.parametrize(("name", "bots"), GREEDY, ids=lambda value: value if isinstance(value, str) else len(value))
@pytest.mark.parametrize("games", [2, pytest.param(12, marks=pytest.mark.long)])
def test_the_reckoning_adds_up_in_games_of_the_best_bots(name: str, bots: tuple[str, ...], games: int) -> None:
    for number in range(games):
        check_ending(played(name, *bots, number=number))


@pytest.mark.parametrize("campaign", ["granicus", "issus", "tyre", "gaugamela", "life"])
def test_the_reckoning_of_every_campaign_adds_up(campaign: str) -> None:
    for number in range(4):
        check_ending(played("field-commander", "commander", number=number, campaign=campaign))


def verdict(monkeypatch: pytest.MonkeyPatch, outcome: Outcome, points: list[int], seat: int | None) -> str:
    """What is said of an outcome of Alexandros among Ada, Bob and Cleo."""
    door = SimpleNamespace(points=lambda state: points)
    monkeypatch.setattr(verdicts, "_door", lambda game: door)
    state = SimpleNamespace(outcome=lambda: outcome, game=ALEXANDROS)
    names = ("Ada", "Bob", "Cleo")[: len(outcome.scores)]
    return verdicts.verdict_shown(state, names, seat, phrasebook(ALEXANDROS, "en"))["text"]  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("scores", "told"),
    [
        ((30, 20, 5), ("You won by 10 points.", "You lost by 10 points.", "You lost by 25 points.", "Ada wins by 10")),
        (
            (21, 20, 5),
            ("You won by 1 point.", "You lost by 1 point.", "You lost by 16 points.", "Ada wins by 1 point."),
        ),
        (
            (20, 20, 5),
            ("You share the victory with Bob.", "You share the victory with Ada.", "You lost by 15", "Ada and"),
        ),
    ],
)
def test_a_verdict_is_told_from_the_readers_seat(
    monkeypatch: pytest.MonkeyPatch, scores: tuple[int, ...], told: tuple[str, ...]
) -> None:
    outcome = Outcome.by_score(scores, "walls")
    for seat, said in zip((0, 1, 2, None), told, strict=True):
        assert verdict(monkeypatch, outcome, list(scores), seat).startswith(said)


def test_a_tie_that_was_broken_is_won_and_lost_level_on_points(monkeypatch: pytest.MonkeyPatch) -> None:
    outcome = Outcome((9, 9), (1, 2), "walls")
    said = [verdict(monkeypatch, outcome, [9, 9], seat) for seat in (0, 1, None)]
    assert said == ["You won, level on points.", "You lost, level on points.", "Ada wins, level on points."]


def test_who_plays_alone_is_measured_by_the_rival_or_by_the_points(monkeypatch: pytest.MonkeyPatch) -> None:
    won, lost = Outcome((30,), (1,), "walls"), Outcome((0,), (2,), "walls")
    assert verdict(monkeypatch, won, [30, 18], 0) == "You won by 12 points."
    assert verdict(monkeypatch, lost, [0, 18], 0) == "You lost by 18 points."
    assert verdict(monkeypatch, won, [30], 0) == "You won, with 30 points."
    assert verdict(monkeypatch, lost, [0], 0) == "You lost."
    assert verdict(monkeypatch, lost, [0, 18], None) == "Ada loses by 18 points."


def test_a_lost_campaign_names_what_was_missing_and_a_won_one_its_glory() -> None:
    lost = ending_shown(recorded("field-commander/granicus-time"), ("Ada",), "en")["seats"][0]
    assert lost["kind"] == "lost"
    assert lost["notes"] == ["These were still to be conquered: Granicus, Sardis, Halicarnassus, Lycia."]
    won = ending_shown(recorded("field-commander/granicus-victory"), ("Ada",), "en")["seats"][0]
    assert won["kind"] == "won"
    assert won["notes"][0] == "Granicus: won in turn 2, with 30 victory points and 2 Glory."


def test_the_rank_that_was_missed_is_told() -> None:
    notes = ending_shown(recorded("phalanxx/solo-general"), ("Ada",), "en")["seats"][0]["notes"]
    assert notes == ["3 points were missing for the post of royal adviser."]
    assert ending_shown(recorded("phalanxx/solo-the-great"), ("Ada",), "en")["seats"][0]["notes"] == []


def test_margins_are_over_the_best_of_the_others() -> None:
    assert margins([9, 4, 7]) == [2, -5, -2]
    assert margins([5, 5]) == [0, 0]
    assert margins([12]) == [12]


def test_the_turns_that_changed_most_are_those_with_the_largest_change_of_a_lead() -> None:
    ending = Ending(recorded("alexandros/walls-greedy-three"))
    chosen = {id(turning.turn) for turning in ending.turning}
    least = min(turning.after - turning.before for turning in ending.turning)
    for turn in ending.course.turns:
        if id(turn) not in chosen:
            before, after = margins(turn.before), margins(turn.points)
            assert max(now - then for now, then in zip(after, before, strict=True)) <= least


def test_a_turn_is_told_with_its_deeds_and_its_position() -> None:
    match = recorded("alexandros/walls-greedy-three")
    for turning in ending_shown(match, match.record.header.seats, "en")["turning"]:
        taxed = [event for ply, event in match.events if ply == turning["ply"] and event.kind == "taxed"]
        assert len(taxed) == 1, "where the turn leads is where the taxes were collected"
        assert any("collects taxes" in deed for deed in turning["deeds"])


def test_what_was_taken_back_is_no_turn() -> None:
    match = recorded("alexandros/undo")
    ending = check_ending(match)
    standing = {ply for ply, _ in match.events}
    assert {turning["ply"] for turning in ending["turning"]} <= standing


def test_a_match_of_very_many_turns_is_told_in_stretches(monkeypatch: pytest.MonkeyPatch) -> None:
    match = recorded("alexandros/walls-greedy-three")
    whole = Ending(match).course
    monkeypatch.setattr(courses, "MOST_TURNS", 7)
    short = Ending(match).course
    assert len(short.turns) <= 7 < len(whole.turns)
    plies = [[moment.ply for turn in course.turns for moment in turn.moments] for course in (short, whole)]
    assert plies[0] == plies[1]
    assert short.turns[-1].points == whole.turns[-1].points


def test_the_smallest_of_very_many_rows_are_told_as_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endings, "MOST_ROWS", 4)
    ending = Ending(recorded("alexandros/walls-greedy-three"))
    assert len(ending.rows) == 4
    assert ending.rows[-1].remark == Remark("others")
    assert [sum(row.points[seat] or 0 for row in ending.rows) for seat in range(3)] == ending.totals


def test_a_game_without_the_door_has_scores_and_plies(monkeypatch: pytest.MonkeyPatch) -> None:
    match = recorded("empire/short-goal")
    monkeypatch.setattr(type(match.game), "door", lambda self, name: None)
    told = ending_shown(match, match.record.header.seats, "en")
    outcome = match.state.outcome()
    assert outcome is not None
    assert told["totals"] == list(outcome.scores)
    assert [row["text"] for row in told["rows"]] == ["Points"]
    assert told["turns"][0]["name"] == "Move 1"
    assert "Turn by turn" in page(match, "en", "light")


def test_a_game_that_hides_its_points_has_no_curve(monkeypatch: pytest.MonkeyPatch) -> None:
    match = recorded("phalanxx/two")
    monkeypatch.setattr(type(match.game), "door", lambda self, name: None)
    told = ending_shown(match, match.record.header.seats, "en")
    assert (told["turns"], told["turning"], told["start"]) == ([], [], [])
    assert '<svg class="curves"' not in page(match, "en", "light")


def test_entries_with_the_same_remark_are_one_row() -> None:
    assert Entry(0, Remark("a", {"n": 1}), 2).remark == Entry(1, Remark("a", {"n": 1}), 3).remark
    empire = Ending(recorded("empire/greedy-five-styles"))
    names = [row.remark.name for row in empire.rows]
    assert len(names) == len(set(names)) == 7


def test_an_unfinished_match_tells_nothing_that_is_hidden() -> None:
    match = recorded("phalanxx/two")
    half = match.fork(30)
    text, whole = page(half, "en", "light"), page(match, "en", "light")
    assert "The game is not over yet." in text
    assert "is dealt 2 cards" in text or "is dealt 3 cards" in text
    dealt = [
        phrasebook(half.game, "en").event(event, half.record.header.seats, event.confidant)
        for _, event in half.events
        if event.secret
    ]
    assert dealt
    assert not any(line in text for line in dealt)
    assert all(line in whole for line in dealt), "at the end all hands lie open"
