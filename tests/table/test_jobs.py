"""Jobs: plain data that works in slices, the same in any process, from a guess and never from the state."""

from __future__ import annotations

import pickle

import pytest

from argead.bots import bot
from argead.kernel import Dice, HintsForbidden, Match, NotWaiting
from argead.shelf import catalogue, game
from argead.table import Seat, Table
from support.middle import middle


@pytest.mark.parametrize("described", catalogue(), ids=lambda described: described.name)
def test_a_bots_job_gives_a_legal_move_after_every_slice_and_the_same_anywhere(described):
    table = middle(described.name)
    state = table.match.state
    seat = state.waiting()[0]
    table.seats = tuple(Seat("bot", "Bot", "greedy:2") for _ in table.seats)
    job = table.thinking(seat, seed=7)
    legal = {action.notation for action in state.actions(seat)}
    found = list(job.run())
    assert found
    assert set(found) <= legal
    assert list(pickle.loads(pickle.dumps(job)).run()) == found
    assert found[-1] == bot("greedy:2", 7, described).choose(job.sight, seat).notation


def test_a_job_holds_a_guess_and_no_chance():
    table = middle("phalanxx", 3, moves=30)
    hands = set()
    for seed in range(30):
        sight = table.thinking(1, seed=seed).sight
        assert sight is not table.match.state
        assert sight.view(1) == table.match.state.view(1)
        assert type(sight.chance).__name__ == "Sealed"
        hands.add(str([sight.view(seat)["hand"] for seat in (0, 2)]))
    assert len(hands) > 1


def test_a_hint_is_for_a_seat_that_is_to_move_and_may_ask():
    table = middle("empire")
    while table.match.state.waiting() != (0,):
        seat = next(seat for seat in table.match.state.waiting() if seat)
        table.take([table.play(seat, table.match.state.actions(seat)[0].notation)])
    assert list(table.hint(0).run())
    with pytest.raises(NotWaiting):
        table.hint(1)
    table.reseat([Seat("here", "Ada", None, False), *table.seats[1:]])
    with pytest.raises(HintsForbidden, match="without hints"):
        table.hint(0)


def test_odds_are_for_games_that_know_fights():
    assert middle("empire").odds(0) is None
    described = game("field-commander")
    table = Table(Match(described, ("Ada",), Dice(1)), [Seat("here", "Ada")])
    assert list(table.odds(0, seed=1).run()) == []
    while described.playout(table.match.state, Dice(1)) is None:
        table.take([table.play(0, described.advise(table.match.state, 0, Dice(2)).notation)])
    slices = table.odds(0, seed=1).run()
    counts = [next(slices).playouts for _ in range(3)]
    assert counts == [16, 32, 48]
