"""What every game of the catalogue must do, at every table. A game that passes is a game."""

from __future__ import annotations

import json
import pickle
from random import Random

import pytest

from argead.kernel import ArgeadError, Dice, IllegalAction, Match, NotWaiting, Record, Script, State
from argead.shelf import catalogue
from support.snapshot import slots, snapshot
from support.tables import TABLES, Table, pick, play_out, random_match, tables_of, walk, walk_match

every_table = pytest.mark.parametrize("table", TABLES, ids=str)
every_game = pytest.mark.parametrize("game", catalogue(), ids=lambda game: game.name)

RARE = 600
"""Games in which the event that an option speaks of should have happened once."""

RARE_FOR_ADVISERS = 3
"""The same for a game whose own bot plays them: it goes where chance alone never leads."""

NONSENSE = [
    "",
    " ",
    "undo",
    "setup",
    "pass pass",
    "PASS",
    "take",
    "take sword",
    "draw 1",
    "\x00",
    "☃",
    "take " + "x" * 9999,
]


def positions(table: Table, seed: int, every: int = 7) -> list[tuple[State, int]]:
    """Positions of a random game, with a seat that is waiting."""
    state = table.new(Dice(seed))
    found = []
    for number, (seat, _) in enumerate(walk(state, Random(seed))):
        if number % every == seed % every:
            found.append((state.clone(Dice(seed)), seat))
    return found


@every_table
def test_every_game_ends_with_an_outcome(table):
    for seed in range(5):
        state = table.new(Dice(seed))
        assert state.outcome() is None
        play_out(state, Random(seed))
        outcome = state.outcome()
        assert len(outcome.scores) == len(outcome.ranks) == table.players
        assert outcome.reason
        assert outcome.winners == tuple(seat for seat, rank in enumerate(outcome.ranks) if rank == 1)
        assert outcome.winners or table.players == 1, "only who plays alone can lose to nobody"
        for seat in range(table.players):
            with pytest.raises(NotWaiting):
                state.actions(seat)


@every_table
def test_a_clone_is_the_original(table):
    for state, _ in positions(table, 1):
        copy = state.clone(Dice(0))
        assert slots(copy) == slots(state)
        assert snapshot(copy) == snapshot(state)
        assert copy.journal is None


@every_table
def test_what_is_played_on_a_clone_does_not_touch_the_original(table):
    for state, _ in positions(table, 2, every=25):
        before = snapshot(state)
        copy = play_out(state.clone(Dice(1)), Random(1))
        assert snapshot(state) == before
        assert snapshot(copy) != before


@every_table
def test_the_same_moves_and_the_same_chance_make_the_same_game(table):
    one, two = (play_out(table.new(Dice(9)), Random(9)) for _ in range(2))
    assert snapshot(one) == snapshot(two)


@every_table
def test_the_replay_of_a_record_is_the_match(table):
    match = random_match(table, 3)
    again = Match.replay(Record.parse(match.record.dump()), table.game)
    assert snapshot(again.state) == snapshot(match.state)
    assert again.events == match.events
    assert again.record.dump() == match.record.dump()


@every_table
def test_the_journal_changes_nothing(table):
    told = []
    with_journal = play_out(table.new(Dice(4), journal=told), Random(4))
    assert snapshot(with_journal) == snapshot(play_out(table.new(Dice(4)), Random(4)))
    assert told


@every_table
def test_the_legal_list_is_sorted_and_unique(table):
    space = table.game.action_space(None)
    for seed in range(4):
        state = table.new(Dice(seed))
        for seat, _ in walk(state, Random(seed)):
            actions = state.actions(seat)
            indices = [action.index for action in actions]
            assert indices == sorted(set(indices))
            assert len({action.notation for action in actions}) == len(actions) > 0
            assert 0 <= indices[0] <= indices[-1] < space
            assert actions == state.clone(Dice(0)).actions(seat), "actions are made once"


@every_table
def test_notation_finds_the_action_again(table):
    for state, seat in positions(table, 5):
        for action in state.actions(seat):
            assert state.find(seat, action.notation) is action
            assert action.notation.split(" ")[0] == action.verb
            assert action.notation == action.notation.strip()
            json.dumps(action.args())


def vocabulary(table: Table) -> list:
    """Actions of many kinds: all that was ever offered in a few games."""
    seen = {}
    for seed in range(6):
        state = table.new(Dice(seed))
        for seat, _ in walk(state, Random(seed)):
            seen |= {action.notation: action for action in state.actions(seat)[:40]}
    return list(seen.values())


@every_table
def test_every_illegal_action_is_refused_without_a_trace(table):
    words = vocabulary(table)
    for state, seat in positions(table, 6, every=29):
        before = snapshot(state)
        legal = {action.notation for action in state.actions(seat)}
        for action in words:
            if action.notation not in legal:
                with pytest.raises(IllegalAction):
                    state.play(seat, action)
                with pytest.raises(IllegalAction):
                    state.find(seat, action.notation)
        for other in {-1, *range(table.players + 1)} - set(state.waiting()):
            with pytest.raises(NotWaiting):
                state.play(other, state.actions(seat)[0])
        assert snapshot(state) == before


@every_table
def test_nonsense_is_refused_without_a_trace(table):
    match = table.match(Dice(7))
    for ply, (seat, action) in enumerate(walk_match(match, Random(7))):
        if ply % 40:
            continue
        before, dump = snapshot(match.state), match.record.dump()
        for notation in (*NONSENSE, f"{action.notation} ", f" {action.notation}", action.notation.upper()):
            with pytest.raises(ArgeadError):
                match.play(seat, notation)
        assert (snapshot(match.state), match.record.dump()) == (before, dump)


@every_table
def test_a_state_survives_pickling(table):
    for state, seat in positions(table, 8, every=23):
        again = pickle.loads(pickle.dumps(state))
        assert snapshot(again) == snapshot(state)
        assert [a.notation for a in again.actions(seat)] == [a.notation for a in state.actions(seat)]
        one = play_out(state.clone(Dice(2)), Random(2))
        two = play_out(again.clone(Dice(2)), Random(2))
        assert snapshot(one) == snapshot(two)


@every_table
def test_views_are_json_and_name_their_seat(table):
    for state, _ in positions(table, 9, every=17):
        for seat in (None, *range(table.players)):
            view = state.view(seat)
            assert json.loads(json.dumps(view)) == view
            assert view["seat"] == seat


@every_table
def test_looking_changes_nothing(table):
    for state, seat in positions(table, 10, every=17):
        before = snapshot(state)
        state.view(None)
        state.guess(seat, Dice(1))
        state.appraise(seat)
        for action in state.actions(seat)[:50]:
            json.dumps(state.preview(seat, action))
        for player in range(table.players):
            state.view(player)
            state.observe(player)
        assert snapshot(state) == before


@every_table
def test_observations_have_fixed_lengths_and_lie_between_0_and_1(table):
    shape = None
    for state, _ in positions(table, 11, every=5):
        for seat in range(table.players):
            seen = state.observe(seat)
            lengths = {name: len(piece) for name, piece in seen.items()}
            assert shape in (None, lengths)
            shape = lengths
            assert all(0 <= number <= 1 for piece in seen.values() for number in piece)


@every_table
def test_appraisals_lie_between_0_and_1_and_know_the_winner(table):
    for state, _ in positions(table, 12, every=11):
        assert all(0 <= state.appraise(seat) <= 1 for seat in range(table.players))
    over = play_out(table.new(Dice(12)), Random(12))
    winners = over.outcome().winners
    assert min((over.appraise(seat) for seat in winners), default=1) > max(
        (over.appraise(seat) for seat in range(table.players) if seat not in winners), default=-1
    )


@every_table
def test_decisions_and_events_name_their_rule(table):
    match = random_match(table, 13)
    assert all(event.rule and event.kind for _, event in match.events)
    for state, seat in positions(table, 13):
        decision = state.decision(seat)
        assert decision.rule
        assert type(decision).__doc__


@every_table
def test_chance_is_asked_nothing_that_a_script_cannot_answer(table):
    match = random_match(table, 14)
    answers = [answer for line in match.record.lines for answer in line.answers]
    script = Script(answers)
    state = table.new(script)
    for line in match.record.lines[1:]:
        state.play(line.seat, state.find(line.seat, line.notation))
    assert script.left() == 0
    assert snapshot(state) == snapshot(match.state)


@every_game
def test_options_are_part_of_the_record(game):
    for table in tables_of(game):
        assert table.match(Dice(1)).record.header.options == dict(table.options)


@every_game
def test_each_number_of_seats_outside_the_limits_is_refused(game):
    low, high = game.seats
    for players in (low - 1, high + 1, 0, -1, 99):
        with pytest.raises(ArgeadError):
            game.new(players, Dice(1))


@every_game
def test_every_option_makes_a_difference(game):
    """Some game goes another way when one option is changed and all else stays."""
    for option in game.options:
        for choice in set(option.choices) - {option.default}:
            assert any(differs(table, option, choice) for table in tables_of(game)), (option.name, choice)


def differs(table, option, choice) -> bool:
    """Whether the choice makes another lesson, another kind of dice, or another game."""
    ways = [dict(table.options) | {option.name: value} for value in (option.default, choice)]
    lessons = [table.game.lesson(way) for way in ways]
    physical = [table.game.new(table.players, Dice(0), **way).physical for way in ways]
    if lessons[0] != lessons[1] or physical[0] != physical[1]:
        return True
    advise = table.game.advise
    for seed in range(RARE_FOR_ADVISERS if advise else RARE):
        ends = []
        for way in ways:
            # Other numbers for the choices than for chance: else what is chosen and what is drawn would go together.
            state, random = table.game.new(table.players, Dice(seed), **way), Random(seed + RARE)
            trace = []
            while state.waiting():
                seat = state.waiting()[0]
                action = advise(state, seat, Dice(seed)) if advise else pick(random, state.actions(seat))
                trace.append(action.notation)
                state.play(seat, action)
            ends.append(trace)
        if ends[0] != ends[1]:
            return True
    return False
