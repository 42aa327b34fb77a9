"""Looking back: every past position is what the reader saw then, in a running match too, and nothing more."""

from __future__ import annotations

import json
from random import Random

import pytest

from argead.kernel import ALONE, UNDO, Dice, Match, NoSuchPly, NotYetOpen, Replay
from argead.shelf import game
from argead.table import Past, Seat, Table
from argead.testing.settings import pick
from support.nobodys import SHAPES, ended

NAMES = ("Ada", "Bob", "Cleo")
LIVE = ("decision", "undo", "lesson", "plies")
"""What is only there while it lasts, or only when somebody looks back."""


def played(name: str, whims: float = 0.15) -> tuple[Table, dict[tuple[int | None, int], str]]:
    """A match in which moves are taken back now and then, and what every reader was shown at every ply."""
    table = Table(Match(game(name), NAMES, Dice(3)), [Seat("here", each) for each in NAMES])
    random, shown = Random(3), {}
    while table.match.state.waiting() and table.match.ply < 300:
        for reader in (None, 0, 1, 2):
            shown[reader, table.match.ply] = lasting(table.seen(reader, "en"))
        mover = table.match.record.lines[-1].seat
        if mover is not None and table.reach(mover).moves and random.random() < whims:
            table.take(table.undo(mover))
        else:
            seat = pick(random, table.match.state.waiting())
            table.take([table.play(seat, pick(random, table.match.state.actions(seat)).notation)])
    return table, shown


def lasting(seen) -> str:
    return json.dumps({key: value for key, value in seen.items() if key not in LIVE}, sort_keys=True)


@pytest.mark.parametrize("name", ["alexandros", "empire", "phalanxx"])
def test_a_past_position_is_what_this_reader_saw_then(name):
    table, shown = played(name)
    assert any(line.notation == "undo" for line in table.match.record.lines)
    for (reader, ply), then in shown.items():
        seen = table.seen_at(reader, "en", ply)
        assert lasting(seen) == then
        assert (seen["decision"], seen["undo"], seen["plies"]) == (None, None, table.match.ply)


def test_hands_open_only_when_the_match_has_ended():
    table, _ = played("alexandros")
    running = Table(table.match.fork(20), table.seats)
    with pytest.raises(NotYetOpen):
        running.seen_at(None, "en", 3, open_hands=True)
    review = Table(table.match.fork(20), table.seats, review=True)
    hands = review.seen_at(None, "en", 20, open_hands=True)["view"]["open_hands"]
    assert hands == [review.match.state.view(seat)["hand"] for seat in range(3)]


@pytest.mark.parametrize("ply", [-1, 21, 10**9])
def test_a_ply_that_there_is_not_is_refused(ply):
    table, _ = played("empire")
    with pytest.raises(NoSuchPly, match="plies 0 to 20"):
        Table(table.match.fork(20), table.seats).seen_at(0, "en", ply)


def test_the_past_grows_with_the_match():
    table, _ = played("empire")
    early = Table(table.match.fork(10), table.seats)
    assert early.past().last == 10
    early.take(table.match.record.lines[11:31])
    assert early.past().last == 30
    assert early.past().events(30) == early.match.events


@pytest.mark.parametrize("name", ["alexandros", "empire", "phalanxx"])
def test_a_position_is_played_on_from_once_the_match_has_ended(name):
    table, _ = played(name, whims=0)
    random = Random(4)
    while table.match.state.waiting():
        seat = table.match.state.waiting()[0]
        table.take([table.play(seat, pick(random, table.match.state.actions(seat)).notation)])
    last = table.match.ply
    head = table.fork(last // 2, ("Xeno", "Yara", "Zeno"))
    assert head.header.seats == ("Xeno", "Yara", "Zeno")
    assert (head.lines, head.end) == (table.match.record.lines[: last // 2 + 1], None)
    assert Match.replay(head, game(name)).state.waiting()
    for ply in (-1, last, last + 1):
        with pytest.raises(NoSuchPly, match=f"plies 0 to {last - 1}"):
            table.fork(ply, NAMES)
    with pytest.raises(NotYetOpen):
        Table(table.match.fork(last // 2), table.seats).fork(0, NAMES)


@pytest.mark.parametrize("shape", SHAPES)
def test_what_is_nobodys_line_is_no_move_that_stands(shape):
    match = ended(shape)
    past, lines = Past(match.record, match.game), match.record.lines
    first, *moves = past.standing()
    assert (first, len(moves)) == (0, match.moves)
    assert all(lines[ply].seat is not None and lines[ply].notation != UNDO for ply in moves)
    for before, ply in zip([first, *moves], moves, strict=False):
        state = past.state(before).clone(Replay(lines[ply]))
        state.play(lines[ply].seat, state.find(lines[ply].seat, lines[ply].notation))
        assert state.view(None) == past.state(ply).view(None)


@pytest.mark.parametrize("shape", SHAPES)
def test_what_nobodys_line_tells_is_told_until_the_move_before_it_is_taken_back(shape):
    match = ended(shape)
    past = Past(match.record, match.game)
    for ply in range(past.last + 1):
        assert past.events(ply) == match.fork(ply).events
    assert [event for moment in past.moments() for event in moment.events] == [event for _, event in match.events]
    assert [moment.ply for moment in past.moments()] == past.standing()


def test_a_table_without_a_referee_says_so_beside_the_set_up():
    match = ended(SHAPES[0])
    opening = Past(match.record, match.game).moments()[0]
    assert (opening.ply, opening.events[-1].kind) == (0, ALONE)
