"""Tournaments: repeatable, fair to every bot, and honest about what a bot may see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from multiprocessing import active_children

import pytest

import argead
from argead.bots import bot, decide, nametags
from argead.bots.random import Picker
from argead.kernel import Action, ArgeadError, DataError, Dice, Match, Record, SetupError, State
from argead.lab import Contest, hold, play, prepare, summarise


@pytest.mark.parametrize(("players", "bots"), [(2, 1), (2, 2), (3, 2), (3, 3), (4, 2), (4, 3), (4, 4)])
def test_every_bot_gets_every_seat_equally_often(players: int, bots: int) -> None:
    contest = prepare("alexandros", ["random"] * bots, players=players)
    seats = Counter((which, seat) for n in range(5 * bots) for seat, which in enumerate(contest.seating(n)))
    assert seats == {(which, seat): 5 for which in range(bots) for seat in range(players)}


def test_a_game_depends_on_its_number_and_the_seed_alone() -> None:
    contest = prepare("alexandros", ["greedy", "random"], seed=3, keep_records=True)
    assert play(contest, 5) == play(contest, 5)
    others = {
        play(prepare("alexandros", ["random"], seed=seed, keep_records=True), n).record
        for seed in (3, 4)
        for n in (0, 1)
    }
    assert len(others) == 4


def test_the_number_of_jobs_changes_nothing() -> None:
    contest = prepare("alexandros", ["greedy", "random", "random"], seed=8, keep_records=True)
    alone = list(hold(contest, 13, jobs=1))
    assert [one.number for one in alone] == list(range(13))
    assert list(hold(contest, 13, jobs=3)) == alone


def test_keeping_records_changes_no_game_and_every_record_stands() -> None:
    options = {"border_walls": False, "compensation": "occupation"}
    plain = prepare("alexandros", ["random"], players=4, options=options, seed=2)
    kept = prepare("alexandros", ["random"], players=4, options=options, seed=2, keep_records=True)
    for number in range(6):
        without, within = play(plain, number), play(kept, number)
        assert without.record is None
        assert within.record is not None
        assert (without.outcome, without.decisions) == (within.outcome, within.decisions)
        match = Match.replay(Record.parse(within.record), argead.game("alexandros"))
        assert match.state.outcome() == within.outcome
        assert match.ply == within.decisions
        assert match.record.header.options == {"guide": "none"} | options
        assert match.record.header.seats == ("random", "random 2", "random 3", "random 4")


@pytest.mark.parametrize(
    ("bots", "changes", "error", "says"),
    [
        (["clever"], {}, SetupError, "'clever'"),
        (["greedy:0"], {}, SetupError, "greedy:0"),
        ([], {}, SetupError, "at least one bot"),
        (["random"] * 3, {"players": 2}, SetupError, "3 bots cannot share 2 seats"),
        (["random"] * 5, {}, SetupError, "2 to 4 seats, not 5"),
        (["random"], {"players": 1}, SetupError, "2 to 4 seats, not 1"),
        (["random"], {"options": {"compensation": "none"}}, SetupError, "'compensation'"),
        (["random"], {"pack": "id = 3"}, DataError, "'id'"),
    ],
)
def test_a_contest_that_cannot_be_played_is_refused(
    bots: list[str], changes: dict[str, object], error: type[Exception], says: str
) -> None:
    with pytest.raises(error, match=says):
        prepare("alexandros", bots, **changes)  # type: ignore[arg-type]


def test_without_a_number_the_fewest_seats_for_all_bots_are_taken() -> None:
    assert [prepare("alexandros", ["random"] * bots).players for bots in (1, 2, 3, 4)] == [2, 2, 3, 4]


def test_an_endless_game_is_given_up_and_counted_as_not_finished(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("argead.lab.tournament.MOST_DECISIONS", 4)
    contest = prepare("alexandros", ["random"])
    report = summarise(contest, hold(contest, 3), 1.0)
    assert (report.games, report.finished, report.decisions) == (3, 0, 12)
    assert (report.wins, report.win_rates, report.scores, report.ends) == ([0.0], [None], [None], {})


def test_a_tournament_can_be_stopped_before_its_end() -> None:
    going = hold(prepare("alexandros", ["random"]), 50_000, jobs=2)
    assert next(going).number == 0
    going.close()
    assert not active_children()


def test_a_process_that_is_ended_from_outside_is_an_error_and_not_a_silence() -> None:
    going = hold(prepare("alexandros", ["random"]), 5_000, jobs=2)
    next(going)
    active_children()[0].kill()
    with pytest.raises(ArgeadError, match="stopped from outside"):
        list(going)


class Spy(Picker):
    def __init__(self) -> None:
        self.saw: list[object] = []

    def pick(self, options: Sequence[Action]) -> Action:
        self.saw.append(options)
        return options[0]


class Thinker:
    def __init__(self) -> None:
        self.saw: list[State] = []

    def choose(self, sight: State, seat: int) -> Action:
        self.saw.append(sight)
        return sight.actions(seat)[0]


def test_a_picker_sees_the_legal_list_only_and_other_bots_a_guess_only() -> None:
    state = argead.game("alexandros").new(2, Dice(1))
    seat = state.waiting()[0]
    spy, thinker = Spy(), Thinker()
    decide(spy, state, seat, Dice(1))
    assert spy.saw == [state.actions(seat)]
    decide(thinker, state, seat, Dice(1))
    assert thinker.saw[0] is not state
    assert thinker.saw[0].view(seat) == state.view(seat)
    assert isinstance(bot("random"), Picker)
    assert not isinstance(bot("greedy"), Picker)


def test_bots_of_the_same_name_are_told_apart() -> None:
    assert nametags(["greedy", "random", "greedy", "greedy:4", "greedy"]) == [
        "greedy",
        "random",
        "greedy 2",
        "greedy:4",
        "greedy 3",
    ]


def test_a_contest_can_be_written_down_by_hand() -> None:
    by_hand = Contest("alexandros", 2, ("random",), {"border_walls": True, "compensation": "all"}, seed=7)
    assert play(by_hand, 0) == play(prepare("alexandros", ["random"], seed=7), 0)
