"""Undo at the table: one person against bots goes back over their moves, as long as nothing was betrayed."""

from __future__ import annotations

from random import Random

import pytest

from argead.kernel import Dice, Match, NoUndo, Record
from argead.shelf import game
from argead.table import Seat, Table
from argead.testing.settings import pick
from argead.testing.snapshot import snapshot


def against_bots(name: str, players: int, seed: int, **options: object) -> Table:
    """A person at seat 0, bots at the others."""
    seats = [Seat("here", "Ada"), *(Seat("bot", f"Bot {seat}", "random") for seat in range(1, players))]
    match = Match(game(name), tuple(seat.name for seat in seats), Dice(seed), **options)
    return Table(match, seats)


def step(table: Table, random: Random) -> int:
    """Anybody's move; who made it."""
    seat = table.match.state.waiting()[0]
    table.take([table.play(seat, pick(random, table.match.state.actions(seat)).notation)])
    return seat


@pytest.mark.parametrize("name", ["alexandros", "empire", "phalanxx"])
@pytest.mark.parametrize("players", [2, 3])
def test_undo_goes_back_over_bots_and_restores_what_the_person_saw(name, players):
    random, barriers, crossed = Random(players), set(), 0
    for seed in range(2):
        table = against_bots(name, players, seed)
        stood: list[tuple[int, object]] = []
        while table.match.state.waiting():
            before = snapshot(table.match.state)
            stood.append((step(table, random), before))
            moves, barrier = table.reach(0)
            barriers.add(barrier)
            own = [at for at, (mover, _) in enumerate(stood) if mover == 0]
            if not moves:
                with pytest.raises(NoUndo):
                    table.undo(0)
            elif stood[-1][0] != 0 and random.random() < 0.2:
                lines = table.undo(0)
                assert [line.seat for line in lines] == [mover for mover, _ in reversed(stood[own[-1] :])]
                assert {line.notation for line in lines} == {"undo"}
                table.take(lines)
                assert snapshot(table.match.state) == stood[own[-1]][1]
                del stood[own[-1] :]
                crossed += 1
        again = Match.replay(Record.parse(table.match.record.dump()), table.game)
        assert snapshot(again.state) == snapshot(table.match.state)
    assert crossed > 10 if name == "empire" else "hand" in barriers
    assert "seat" not in barriers


@pytest.mark.parametrize("name", ["alexandros", "empire", "phalanxx"])
def test_no_chance_reveal_or_hidden_hand_lies_between(name):
    """Whatever a bot did that undo would take back was done with nothing in a hidden hand and told nothing hidden."""
    random = Random(5)
    table = against_bots(name, 3, 5)
    while table.match.state.waiting():
        state = table.match.state
        mover = state.waiting()[0]
        held, reveals = state.view(mover).get("hand"), state.reveals
        step(table, random)
        line = table.match.record.lines[-1]
        if mover != 0 and (line.answers or held or table.match.state.reveals > reveals):
            assert table.reach(0).moves == 0


def test_between_people_a_move_of_another_stops_undo():
    seats = [Seat("here", "Ada"), Seat("link", "Bob"), Seat("bot", "Bot", "random")]
    table = Table(Match(game("empire"), ("Ada", "Bob", "Bot"), Dice(1)), seats)
    random, barriers = Random(1), set()
    for _ in range(200):
        mover = step(table, random)
        moves, barrier = table.reach(0)
        barriers.add(barrier)
        assert mover == 0 or moves == 0
    assert "seat" in barriers


COMPANIES = {
    "alone": (Seat("here", "Ada"), Seat("bot", "One", "random"), Seat("bot", "Two", "random")),
    "two and a bot": (Seat("here", "Ada"), Seat("link", "Bob"), Seat("bot", "One", "random")),
    "at one screen": (Seat("here", "Ada"), Seat("here", "Bob"), Seat("here", "Cleo")),
}


@pytest.mark.parametrize("name", ["alexandros", "empire", "phalanxx"])
@pytest.mark.parametrize("company", COMPANIES)
def test_what_is_called_final_cannot_be_taken_back_once_the_bots_have_answered_and_all_else_can(name, company):
    """Only what chance or a reveal in a bot's own move puts in between is not foretold."""
    seats, random = COMPANIES[company], Random(7)
    table = Table(Match(game(name), tuple(seat.name for seat in seats), Dice(7)), seats)
    foretold = set()
    while waiting := table.match.state.waiting():
        if (bot := table.due()) is not None:
            table.take([table.play(bot, pick(random, table.match.state.actions(bot)).notation)])
            continue
        seat = pick(random, waiting)
        action = pick(random, table.match.state.actions(seat))
        final = table.is_final(seat, action)
        table.take([table.play(seat, action.notation)])
        betrayed = False
        while (bot := table.due()) is not None:
            reveals = table.match.state.reveals
            table.take([table.play(bot, pick(random, table.match.state.actions(bot)).notation)])
            betrayed |= bool(table.match.record.lines[-1].answers) or table.match.state.reveals > reveals
        foretold.add(final)
        assert (table.reach(seat).moves == 0) == final or (betrayed and not final) or table.over
    assert foretold == {True, False}
