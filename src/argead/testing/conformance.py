"""What every game must do, in every setting. A game that passes is a game."""

from __future__ import annotations

import json
import pickle
from collections.abc import Sequence
from random import Random

import pytest

from argead.bots import bot, bots_of
from argead.kernel import (
    Action,
    ArgeadError,
    Dice,
    Event,
    IllegalAction,
    Match,
    NotWaiting,
    Option,
    Record,
    Script,
    State,
    Value,
    View,
)
from argead.testing.settings import Setting, pick, play_out, random_match, settings_of, walk, walk_match
from argead.testing.snapshot import slots, snapshot
from argead.testing.subject import Subject

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


class Gauge(Dice):
    """Dice that remember how many outcomes a question had at most."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.widest = 0

    def die(self, sides: int = 6) -> int:
        self.widest = max(self.widest, sides)
        return super().die(sides)

    def draw(self, bag: Sequence[int], faces: Sequence[str]) -> int:
        self.widest = max(self.widest, len(faces))
        return super().draw(bag, faces)


def positions(setting: Setting, seed: int, every: int = 7) -> list[tuple[State, int]]:
    """Positions of a random game, with a seat that is waiting; the first one always."""
    state = setting.new(Dice(seed))
    found: list[tuple[State, int]] = []
    for number, (seat, _) in enumerate(walk(state, Random(seed))):
        if number % every == seed % every or not found:
            found.append((state.clone(Dice(seed)), seat))
    return found


def vocabulary(setting: Setting) -> list[Action]:
    """Actions of many kinds: all that was ever offered in a few games."""
    seen: dict[str, Action] = {}
    for seed in range(6):
        state = setting.new(Dice(seed))
        for seat, _ in walk(state, Random(seed)):
            seen |= {action.notation: action for action in state.actions(seat)[:40]}
    return list(seen.values())


def differs(setting: Setting, option: Option, choice: Value) -> bool:
    """Whether the choice makes another lesson, another kind of dice, another game, or another end of the same."""
    ways = [dict(setting.options) | {option.name: value} for value in (option.default, choice)]
    lessons = [setting.game.lesson(way, setting.players) for way in ways]
    physical = [setting.game.new(setting.players, Dice(0), pack=None, journal=None, **way).physical for way in ways]
    if lessons[0] != lessons[1] or physical[0] != physical[1]:
        return True
    advise = setting.game.advise
    for seed in range(RARE_FOR_ADVISERS if advise else RARE):
        ends = []
        for way in ways:
            # Other numbers for the choices than for chance: else what is chosen and what is drawn would go together.
            state = setting.game.new(setting.players, Dice(seed), pack=None, journal=None, **way)
            random = Random(seed + RARE)
            trace = []
            while state.waiting():
                seat = state.waiting()[0]
                action = advise(state, seat, Dice(seed)) if advise else pick(random, state.actions(seat))
                trace.append(action.notation)
                state.play(seat, action)
            ends.append((trace, state.outcome()))
        if ends[0] != ends[1]:
            return True
    return False


class Conformance(Subject):
    """What the kernel and every door rely on."""

    def test_the_game_describes_itself_soundly(self) -> None:
        game = self.game
        low, high = game.seats
        assert 1 <= low <= high <= 8
        assert 1 <= game.minutes[0] <= game.minutes[1]
        assert game.rules >= 1
        assert game.pack_id(None)
        assert all(option.default in option.choices for option in game.options)
        assert bool(game.adviser) == (game.advise is not None)
        assert all(bot(name, 1, game) for name in bots_of(game))

    def test_every_game_ends_with_an_outcome(self, setting: Setting) -> None:
        for seed in range(5):
            state = setting.new(Dice(seed))
            assert state.outcome() is None
            play_out(state, Random(seed))
            outcome = state.outcome()
            assert outcome is not None
            assert len(outcome.scores) == len(outcome.ranks) == setting.players
            assert outcome.reason
            assert outcome.winners == tuple(seat for seat, rank in enumerate(outcome.ranks) if rank == 1)
            assert outcome.winners or setting.players == 1, "only who plays alone can lose to nobody"
            for seat in range(setting.players):
                with pytest.raises(NotWaiting):
                    state.actions(seat)

    def test_a_clone_is_the_original(self, setting: Setting) -> None:
        for state, _ in positions(setting, 1):
            copy = state.clone(Dice(0))
            assert slots(copy) == slots(state)
            assert snapshot(copy) == snapshot(state)
            assert copy.journal is None

    def test_what_is_played_on_a_clone_does_not_touch_the_original(self, setting: Setting) -> None:
        for state, _ in positions(setting, 2, every=25):
            before = snapshot(state)
            copy = play_out(state.clone(Dice(1)), Random(1))
            assert snapshot(state) == before
            assert snapshot(copy) != before

    def test_the_same_moves_and_the_same_chance_make_the_same_game(self, setting: Setting) -> None:
        one, two = (play_out(setting.new(Dice(9)), Random(9)) for _ in range(2))
        assert snapshot(one) == snapshot(two)

    def test_the_replay_of_a_record_is_the_match(self, setting: Setting) -> None:
        match = random_match(setting, 3)
        again = Match.replay(Record.parse(match.record.dump()), setting.game)
        assert snapshot(again.state) == snapshot(match.state)
        assert again.events == match.events
        assert again.record.dump() == match.record.dump()

    def test_the_journal_changes_nothing(self, setting: Setting) -> None:
        told: list[Event] = []
        with_journal = play_out(setting.new(Dice(4), journal=told), Random(4))
        assert snapshot(with_journal) == snapshot(play_out(setting.new(Dice(4)), Random(4)))
        assert told

    def test_the_legal_list_is_sorted_and_unique(self, setting: Setting) -> None:
        space = setting.game.action_space(None)
        for seed in range(4):
            state = setting.new(Dice(seed))
            for seat, _ in walk(state, Random(seed)):
                actions = state.actions(seat)
                indices = [action.index for action in actions]
                assert indices == sorted(set(indices))
                assert len({action.notation for action in actions}) == len(actions) > 0
                assert 0 <= indices[0] <= indices[-1] < space
                assert actions == state.clone(Dice(0)).actions(seat), "actions are made once"

    def test_notation_finds_the_action_again(self, setting: Setting) -> None:
        for state, seat in positions(setting, 5):
            for action in state.actions(seat):
                assert state.find(seat, action.notation) is action
                assert action.notation.split(" ")[0] == action.verb
                assert action.notation == action.notation.strip()
                json.dumps(action.args())

    def test_every_illegal_action_is_refused_without_a_trace(self, setting: Setting) -> None:
        words = vocabulary(setting)
        for state, seat in positions(setting, 6, every=29):
            before = snapshot(state)
            legal = {action.notation for action in state.actions(seat)}
            for action in words:
                if action.notation not in legal:
                    with pytest.raises(IllegalAction):
                        state.play(seat, action)
                    with pytest.raises(IllegalAction):
                        state.find(seat, action.notation)
            for other in {-1, *range(setting.players + 1)} - set(state.waiting()):
                with pytest.raises(NotWaiting):
                    state.play(other, state.actions(seat)[0])
            assert snapshot(state) == before

    def test_nonsense_is_refused_without_a_trace(self, setting: Setting) -> None:
        match = setting.match(Dice(7))
        for ply, (seat, action) in enumerate(walk_match(match, Random(7))):
            if ply % 40:
                continue
            before, dump = snapshot(match.state), match.record.dump()
            for notation in (*NONSENSE, f"{action.notation} ", f" {action.notation}", action.notation.upper()):
                with pytest.raises(ArgeadError):
                    match.play(seat, notation)
            assert (snapshot(match.state), match.record.dump()) == (before, dump)

    def test_a_state_survives_pickling(self, setting: Setting) -> None:
        for state, seat in positions(setting, 8, every=23):
            again = pickle.loads(pickle.dumps(state))
            assert snapshot(again) == snapshot(state)
            assert [a.notation for a in again.actions(seat)] == [a.notation for a in state.actions(seat)]
            one = play_out(state.clone(Dice(2)), Random(2))
            two = play_out(again.clone(Dice(2)), Random(2))
            assert snapshot(one) == snapshot(two)

    def test_views_are_json_and_hold_what_all_views_hold(self, setting: Setting) -> None:
        for state, _ in positions(setting, 9, every=17):
            for seat in (None, *range(setting.players)):
                view = state.view(seat)
                assert json.loads(json.dumps(view)) == view
                assert View.__required_keys__ <= view.keys()
                assert view["seat"] == seat
                if "hand" in view:
                    assert (view["hand"] is None) == (seat is None), "a spectator has no hand, a seat has one"
                if "scores" in view:
                    assert len(view["scores"]) == setting.players
                    assert all(isinstance(score, int) for score in view["scores"])

    def test_points_never_fall_unless_the_game_says_so(self, setting: Setting) -> None:
        if self.game.points_fall:
            return
        state = setting.new(Dice(15))
        scores = state.view(None).get("scores", [0] * setting.players)
        for _ in walk(state, Random(15)):
            before, scores = scores, state.view(None).get("scores", scores)
            assert all(now >= then for now, then in zip(scores, before, strict=True))
        outcome = state.outcome()
        assert outcome is not None
        assert all(now >= then for now, then in zip(outcome.scores, scores, strict=True))

    def test_no_question_to_chance_is_wider_than_the_game_says(self, setting: Setting) -> None:
        chance = Gauge(16)
        play_out(setting.new(chance), Random(16))
        assert chance.widest <= self.game.widest_draw

    def test_looking_changes_nothing(self, setting: Setting) -> None:
        for state, seat in positions(setting, 10, every=17):
            before = snapshot(state)
            state.view(None)
            state.guess(seat, Dice(1))
            state.appraise(seat)
            for action in state.actions(seat)[:50]:
                json.dumps(state.preview(seat, action))
            for player in range(setting.players):
                state.view(player)
                state.observe(player)
            assert snapshot(state) == before

    def test_observations_have_fixed_lengths_and_lie_between_0_and_1(self, setting: Setting) -> None:
        shape = None
        for state, _ in positions(setting, 11, every=5):
            for seat in range(setting.players):
                seen = state.observe(seat)
                lengths = {name: len(piece) for name, piece in seen.items()}
                assert shape in (None, lengths)
                shape = lengths
                assert all(0 <= number <= 1 for piece in seen.values() for number in piece)

    def test_appraisals_lie_between_0_and_1_and_know_the_winner(self, setting: Setting) -> None:
        for state, _ in positions(setting, 12, every=11):
            assert all(0 <= state.appraise(seat) <= 1 for seat in range(setting.players))
        over = play_out(setting.new(Dice(12)), Random(12))
        outcome = over.outcome()
        assert outcome is not None
        winners = outcome.winners
        losers = [seat for seat in range(setting.players) if seat not in winners]
        assert min(map(over.appraise, winners), default=1.0) > max(map(over.appraise, losers), default=-1.0)

    def test_decisions_and_events_name_their_rule(self, setting: Setting) -> None:
        match = random_match(setting, 13)
        assert all(event.rule and event.kind for _, event in match.events)
        for state, seat in positions(setting, 13):
            decision = state.decision(seat)
            assert decision.rule
            assert type(decision).__doc__

    def test_chance_is_asked_nothing_that_a_script_cannot_answer(self, setting: Setting) -> None:
        match = random_match(setting, 14)
        answers = [answer for line in match.record.lines for answer in line.answers]
        script = Script(answers)
        state = setting.new(script)
        for line in match.record.lines[1:]:
            assert line.seat is not None
            state.play(line.seat, state.find(line.seat, line.notation))
        assert script.left() == 0
        assert snapshot(state) == snapshot(match.state)

    def test_options_are_part_of_the_record(self) -> None:
        for setting in settings_of(self.game):
            assert setting.match(Dice(1)).record.header.options == dict(setting.options)

    def test_each_number_of_seats_outside_the_limits_is_refused(self) -> None:
        low, high = self.game.seats
        for players in (low - 1, high + 1, 0, -1, 99):
            with pytest.raises(ArgeadError):
                self.game.new(players, Dice(1))

    def test_every_option_makes_a_difference(self) -> None:
        """Some game goes another way when one option is changed and all else stays."""
        settings = settings_of(self.game)
        for option in self.game.options:
            for choice in set(option.choices) - {option.default}:
                assert any(differs(one, option, choice) for one in settings), (option.name, choice)
