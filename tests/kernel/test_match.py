"""Matches: the agenda, simultaneous decisions, undo and its barriers, forks, journals; with a toy for a game."""

from __future__ import annotations

import pytest

from argead.kernel import ALONE, IllegalAction, Line, Match, NotWaiting, NoUndo, Reach, Record, RecordError, Script
from argead.testing.snapshot import snapshot
from support.toy import TOY


def toy(*dice: int) -> Match:
    return Match(TOY, ("Ada", "Bob"), Script(dice or (3, 5)))


def after(*moves: tuple[int, str], dice: tuple[int, ...] = (3, 5)) -> Match:
    match = toy(*dice)
    for seat, notation in moves:
        match.play(seat, notation)
    return match


BIDS_MADE = ((0, "bid 2"), (1, "bid 1"))
ROUND = (*BIDS_MADE, *[(0, "boast loudly")] * 3)


def test_several_seats_can_owe_a_decision_at_once():
    match = toy()
    assert match.state.waiting() == (0, 1)
    match.play(1, "bid 1")
    assert match.state.waiting() == (0,)
    with pytest.raises(NotWaiting):
        match.play(1, "bid 2")


def test_a_secret_answer_is_in_nobody_elses_view():
    match = after((0, "bid 2"))
    assert match.state.view(0)["bids"] == [2, None]
    assert match.state.view(1)["bids"] == match.state.view(None)["bids"] == [None, None]


def test_the_journal_tells_a_secret_to_its_confidant_alone():
    match = after((0, "bid 2"))
    (bid,) = [event for _, event in match.events if event.kind == "bid"]
    assert bid.seen_by(0) == {"size": 2}
    assert bid.seen_by(1) == bid.seen_by(None) == {}


def test_steps_run_in_the_order_of_the_agenda_until_the_game_is_over():
    match = after(*ROUND, *ROUND)
    assert match.state.waiting() == ()
    assert match.state.outcome().scores == (8, 0)
    assert match.state.outcome().winners == (0,)
    assert [event.data["number"] for _, event in match.events if event.kind == "round"] == [1, 2]


def test_events_carry_the_ply_they_happened_at():
    match = after(*BIDS_MADE)
    assert [(ply, event.kind) for ply, event in match.events] == [(0, "round"), (1, "bid"), (2, "bid"), (2, "shown")]


@pytest.mark.parametrize(
    ("seat", "notation", "error"),
    [
        (0, "bid 3", IllegalAction),
        (0, "", IllegalAction),
        (0, "bid", IllegalAction),
        (0, "BID 1", IllegalAction),
        (0, "bid 1 ", IllegalAction),
        (0, "boast loudly", IllegalAction),
        (0, "undo", IllegalAction),
        (2, "bid 1", NotWaiting),
        (-1, "bid 1", NotWaiting),
    ],
)
def test_a_refused_move_leaves_no_trace(seat, notation, error):
    match = toy()
    before, events = snapshot(match.state), len(match.events)
    with pytest.raises(error):
        match.play(seat, notation)
    assert snapshot(match.state) == before
    assert (match.ply, len(match.events)) == (0, events)


def test_a_move_on_which_chance_fails_leaves_no_trace():
    match = after(*ROUND[:-1], dice=(9,))
    before = snapshot(match.state)
    with pytest.raises(Exception, match="cannot show 9"):
        match.play(0, "boast softly")
    assert snapshot(match.state) == before
    assert match.ply == 4


def test_undo_at_the_start():
    match = toy()
    assert match.reach(0) == Reach(0, "start")
    with pytest.raises(NoUndo, match="nothing can be taken back"):
        match.undo(0)
    assert match.ply == 0


def test_undo_restores_the_state_and_the_record_keeps_both_lines():
    match = toy()
    before, events = snapshot(match.state), list(match.events)
    match.play(0, "bid 2")
    assert match.reach(0) == Reach(1, "start")
    match.undo(0)
    assert snapshot(match.state) == before
    assert match.events == events
    assert [line.notation for line in match.record.lines] == ["setup", "bid 2", "undo"]
    assert match.ply == 2
    assert match.reach(0) == Reach(0, "start")


def test_undo_stops_at_another_seats_move():
    match = after((0, "bid 2"), dice=(3, 5))
    assert match.reach(1) == Reach(0, "seat")
    with pytest.raises(NoUndo, match="another seat"):
        match.undo(1)


def test_undo_stops_at_a_reveal():
    match = after((1, "bid 1"), (0, "bid 2"))
    assert match.reach(0) == Reach(0, "reveal")
    match.play(0, "boast softly")
    match.play(0, "boast loudly")
    assert match.reach(0) == Reach(2, "reveal")
    match.undo(0)
    match.undo(0)
    with pytest.raises(NoUndo, match="hidden"):
        match.undo(0)


def test_undo_stops_at_a_roll():
    match = after(*ROUND)
    assert match.reach(0) == Reach(0, "chance")
    with pytest.raises(NoUndo, match="chance"):
        match.undo(0)


def test_undo_of_the_line_that_was_played_after_an_undo():
    match = after(*BIDS_MADE, (0, "boast softly"))
    match.undo(0)
    match.play(0, "boast loudly")
    assert match.state.view(None)["loud"] == 1
    assert match.reach(0) == Reach(1, "seat")
    match.undo(0)
    assert match.state.view(None)["loud"] == 0


def test_a_fork_goes_its_own_way():
    match = after(*ROUND)
    fork = match.fork(3, Script([6, 6]))
    assert fork.ply == 3
    fork.play(0, "boast softly")
    fork.play(0, "boast softly")
    assert fork.state.view(None)["scores"] == [6, 0]
    assert match.state.view(None)["scores"] == [3, 0]
    assert match.ply == 5


def test_a_fork_of_now_is_the_match_as_it_stands():
    match = after(*BIDS_MADE, (0, "boast softly"))
    match.undo(0)
    fork = match.fork()
    assert snapshot(fork.state) == snapshot(match.state)
    assert fork.record.dump() == match.record.dump()
    assert fork.reach(0) == match.reach(0)


@pytest.mark.parametrize("ply", [-1, 3, 99])
def test_a_fork_of_a_ply_that_is_not_there_is_refused(ply):
    with pytest.raises(RecordError, match="the match has plies 0 to 2"):
        after(*BIDS_MADE).fork(ply)


def test_a_finished_match_stays_closed_when_undo_is_refused():
    match = after(*ROUND, *ROUND)
    assert match.record.end is not None
    with pytest.raises(NoUndo):
        match.undo(0)
    assert match.record.end["scores"] == [8, 0]


def test_a_recorded_line_brings_its_own_chance():
    match = after(*ROUND[:-1])
    match.apply(Line(0, "boast softly", (6,)))
    assert match.state.view(None)["scores"] == [6, 0]


@pytest.mark.parametrize("line", [Line(0, "boast softly", (6, 6)), Line(0, "boast softly"), Line(0, "undo", (3,))])
def test_a_recorded_line_with_wrong_chance_leaves_no_trace(line):
    match = after(*ROUND[:-1])
    before, dump = snapshot(match.state), match.record.dump()
    with pytest.raises(Exception, match="answer"):
        match.apply(line)
    assert snapshot(match.state) == before
    assert match.record.dump() == dump


def test_a_set_up_in_the_midst_of_a_record_is_refused():
    with pytest.raises(RecordError):
        toy().apply(Line(None, "setup"))


def test_a_record_says_from_where_on_there_was_no_referee():
    match = toy(3, 5)
    before = snapshot(match.state)
    match.apply(Line(None, ALONE))
    assert match.record.dump().splitlines()[-1] == '[null,"alone"]'
    assert snapshot(match.state) == before
    assert [(ply, event.kind) for ply, event in match.events][-1] == (1, ALONE)
    assert match.reach(0) == Reach(0, "start")
    again = Match.replay(Record.parse(match.record.dump()), TOY)
    assert again.events == match.events
    with pytest.raises(RecordError):
        match.apply(Line(None, ALONE, (1,)))


def test_replay_shows_the_match_at_every_ply():
    match = after(*ROUND)
    seen = []
    Match.replay(Record.parse(match.record.dump()), TOY, each=lambda m: seen.append(m.ply))
    assert seen == [0, 1, 2, 3, 4, 5]
