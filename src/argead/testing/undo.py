"""Undo in every setting: it reaches as far as it says, restores exactly, and foretells what is final."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from argead.kernel import Dice, Event, Match, NoUndo, Record
from argead.table import is_final
from argead.testing.settings import Setting, pick, walk_match
from argead.testing.snapshot import snapshot
from argead.testing.subject import Subject


def reach(happened: list[tuple[int, str | None]], seat: int) -> tuple[int, str]:
    """How far undo reaches, by what has happened: who moved, and whether chance answered or something was shown."""
    for moves, (mover, stop) in enumerate(reversed(happened)):
        if mover != seat or stop:
            return moves, "seat" if mover != seat else stop or ""
    return len(happened), "start"


def play_with_whims(setting: Setting, seed: int) -> int:
    """Play a game through; how many moves were taken back."""
    match = setting.match(Dice(seed))
    random = Random(seed)
    stack: list[tuple[dict[str, Any], int, list[tuple[int, Event]]]] = []
    undone = 0
    while match.state.waiting() and match.ply < 2000:
        seat = pick(random, match.awaited)
        mover = stack[-1][1] if stack else seat
        moves, _ = match.reach(mover)
        if moves and random.random() < 0.4:
            before, _, events = stack.pop()
            match.undo(mover)
            undone += 1
            assert snapshot(match.state) == before
            assert match.events == events
            continue
        stack.append((snapshot(match.state), seat, list(match.events)))
        match.play(seat, match.page.notation if match.page else pick(random, match.state.actions(seat)).notation)
    assert [line.notation for line in match.record.lines].count("undo") == undone
    assert match.ply == len(match.record.lines) - 1 == len(stack) + 2 * undone
    again = Match.replay(Record.parse(match.record.dump()), setting.game)
    assert snapshot(again.state) == snapshot(match.state)
    assert again.events == match.events
    seats = range(setting.players)
    assert [again.reach(seat) for seat in seats] == [match.reach(seat) for seat in seats]
    return undone


class Undo(Subject):
    """Undo reaches as far as it says, restores exactly, and foretells what is final."""

    def test_final_is_what_undo_refuses_right_after_it(self, setting: Setting) -> None:
        match = setting.match(Dice(1))
        kept, refused = 0, set()
        foretold: tuple[int, bool] | None = None
        for seat, action in walk_match(match, Random(1)):
            if foretold is not None:
                mover, final = foretold
                moves, barrier = match.reach(mover)
                assert final == (moves == 0)
                kept += not final
                refused.update([barrier] if final else [])
            foretold = seat, is_final(match.state, seat, action)
        assert kept
        assert refused <= {"chance", "reveal"}
        # The last move is final, unless dice of a real table decided that it was the last.
        assert foretold is not None
        assert foretold[1] or match.state.physical

    def test_undo_reaches_back_to_chance_to_another_seat_or_to_the_start(self, setting: Setting) -> None:
        match = setting.match(Dice(2))
        happened: list[tuple[int, str | None]] = []
        mover, revealed, barriers = None, 0, set()
        for following, _ in walk_match(match, Random(2)):
            if mover is not None:
                shown = match.state.reveals > revealed
                answered = match.record.lines[-1].answers and not match.state.physical
                happened.append((mover, "chance" if answered else "reveal" if shown else None))
            mover, revealed = following, match.state.reveals
            for seat in range(setting.players):
                moves, barrier = match.reach(seat)
                assert (moves, barrier) == reach(happened, seat)
                own = match.record.lines[1:][len(match.record.lines) - 1 - moves :]
                assert all(line.seat == seat for line in own), "all that can be taken back is the seat's"
                assert match.state.physical or not any(line.answers for line in own)
                barriers.add(barrier)
                if not moves:
                    with pytest.raises(NoUndo):
                        match.undo(seat)
        assert barriers - {"seat"} == {"start"} | {stop for _, stop in happened if stop}
        assert ("seat" in barriers) == (setting.players > 1)

    def test_undone_lines_stay_in_the_record_and_replay(self, setting: Setting) -> None:
        """Random play in which moves are taken back whenever the whim strikes."""
        undone, seed = 0, 3
        while undone <= 10:
            undone += play_with_whims(setting, seed)
            seed += 1

    def test_a_fork_at_any_ply_is_the_match_as_it_stood(self, setting: Setting) -> None:
        match = setting.match(Dice(4))
        stood = {0: snapshot(match.state)}
        for _ in walk_match(match, Random(4)):
            stood[match.ply] = snapshot(match.state)
        for ply in list(stood)[:: max(1, len(stood) // 8)]:
            fork = match.fork(ply, Dice(1))
            assert fork.ply == ply
            assert snapshot(fork.state) == stood[ply]
        fork = match.fork(match.ply // 2, Dice(77))
        for _ in walk_match(fork, Random(77)):
            pass
        assert fork.state.outcome() is not None
        lines = match.ply // 2 + 1
        assert fork.record.lines[:lines] == match.record.lines[:lines]

    def test_secrets_of_the_journal_reach_their_confidant_alone(self, setting: Setting) -> None:
        match = setting.match(Dice(5))
        for _ in walk_match(match, Random(5)):
            pass
        for _, event in match.events:
            for seat in (None, *range(setting.players)):
                seen = event.seen_by(seat)
                if seat is not None and seat == event.confidant:
                    assert seen == event.data | event.secret
                else:
                    assert seen == event.data
                    assert not set(seen) & set(event.secret)
