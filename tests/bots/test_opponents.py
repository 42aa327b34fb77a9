"""Novice, net and search: what they weigh, how long they think, and how they are named."""

from __future__ import annotations

from random import Random

import pytest

from argead.bots import bot, decide
from argead.bots.greedy import prospects
from argead.bots.judgement import judgement
from argead.bots.levels import LEVELS, levels_of
from argead.bots.novice import NEARLY
from argead.bots.search import guessed, quick
from argead.bots.weighing import MOST_ENDS, candidates, ends, weighed
from argead.kernel import Dice, SetupError
from argead.shelf import catalogue, game

RIVALS = [each.name for each in catalogue() if each.seats[1] > 1]


def decisions(name: str, players: int, seed: int = 1):
    """The decisions of a random game in which there is a choice."""
    random, state = Random(seed), game(name).new(players, Dice(seed))
    while waiting := state.waiting():
        seat = waiting[0]
        if len(state.actions(seat)) > 1:
            yield state, seat
        state.play(seat, random.choice(state.actions(seat)))


@pytest.mark.parametrize("spec", ["novice", "net", "search:3", "search:0.01s"])
@pytest.mark.parametrize("name", RIVALS)
def test_a_bot_plays_legally_and_from_what_its_seat_knows(name: str, spec: str) -> None:
    for number, (state, seat) in enumerate(decisions(name, 3)):
        if number % 40 == 0:
            sight = state.guess(seat, Dice(number))
            assert decide(bot(spec, number, game(name)), sight, seat, Dice(1)) in state.actions(seat)
        if number == 80:
            break


@pytest.mark.parametrize("spec", ["novice", "net", "search:3"])
@pytest.mark.parametrize("name", RIVALS)
def test_a_bot_of_one_seed_repeats_itself(name: str, spec: str) -> None:
    for number, (state, seat) in enumerate(decisions(name, 2, seed=4)):
        if number % 30 == 10:
            sight = state.guess(seat, Dice(number))
            first, second = (bot(spec, 7, game(name)).choose(sight.clone(Dice(1)), seat) for _ in range(2))
            assert first == second
        if number == 60:
            break


def test_what_a_rival_answers_in_secret_is_not_known_beforehand() -> None:
    described = game("empire")
    judge = judgement(described, 2)
    expected = set()
    for seed in range(12):
        state = guessed(described.new(2, Dice(seed)), 0, seed)
        expected.add(quick(state, 1, judge, Random(seed)).notation)
    assert len(expected) > 3


@pytest.mark.parametrize("name", RIVALS)
def test_a_novice_gives_little_away(name: str) -> None:
    """Whatever it plays is nearly as good as the best, as greedy sees it."""
    style = next(iter(game(name).styles), "")
    for number, (state, seat) in enumerate(decisions(name, 2, seed=2)):
        sight = state.guess(seat, Dice(number))
        options = game(name).gentle(sight, seat, sight.decision(seat).likely(sight, seat, style))
        if number % 9 == 0 and len(options) > 1:
            chosen = bot("novice", number, game(name)).choose(sight.clone(Dice(1)), seat)
            worth = list(prospects(sight, seat, options, Random(number).getrandbits(64)))
            assert worth[options.index(chosen)] > max(worth) - NEARLY
        if number == 90:
            break


@pytest.mark.parametrize("name", RIVALS)
def test_a_move_is_carried_to_its_end(name: str) -> None:
    seen = 0
    for number, (state, seat) in enumerate(decisions(name, 2, seed=3)):
        for action in candidates(state, seat)[:8]:
            found = ends(state.clone(Dice(1)), seat, action, Random(1))
            assert 1 <= len(found) <= MOST_ENDS
            seen += len(found) > 1
            for end in found:
                assert end.waiting() != (seat,) or not end.decision(seat).midway
        if number == 60:
            break
    assert seen


def test_what_is_asked_of_all_at_once_is_weighed_before_anything_is_shown():
    """Empire, 4.1: one's own cubes are laid out, the others' are not known."""
    state = game("empire").new(2, Dice(1))
    first, second = state.waiting()
    state.play(first, state.actions(first)[300])
    laid = []

    def weigh(states, seat):
        laid.extend((each.waiting(), each.secrets[first]) for each in states)
        return [0.5] * len(states)

    weighed(state.guess(second, Dice(1)), second, candidates(state, second), weigh, Random(1))
    assert set(laid) == {((first,), -1)}


def test_a_search_thinks_in_slices_and_comes_to_an_end():
    state, seat = next(iter(decisions("alexandros", 2)))
    slices = list(bot("search:8", 1, game("alexandros")).think(state.guess(seat, Dice(1)), seat))
    assert all(action in state.actions(seat) for action in slices)
    assert len(slices) > 1


def test_a_search_weighs_the_end_of_a_game_by_its_outcome():
    judge = judgement(game("alexandros"), 2)
    state = game("alexandros").new(2, Dice(3))
    random = Random(3)
    while waiting := state.waiting():
        state.play(waiting[0], random.choice(state.actions(waiting[0])))
    outcome = state.outcome()
    winner = outcome.winners[0]
    assert judge.weigh([state], winner)[0] > 0.5 > judge.weigh([state], 1 - winner)[0]


def test_levels_stand_for_bots_and_are_for_games_with_rivals():
    assert list(LEVELS) == ["novice", "companion", "general", "conqueror"]
    for described in catalogue():
        assert levels_of(described) == (tuple(LEVELS) if described.seats[1] > 1 else ())
        for level in levels_of(described):
            assert bot(level, 1, described)


@pytest.mark.parametrize(
    ("spec", "name", "words"),
    [
        ("emperor", "empire", "there is no bot 'emperor' for empire: choose novice, companion, general, conqueror"),
        ("general", "field-commander", "field-commander has no level 'general'"),
        ("general:3", "empire", "the level 'general' has no strength"),
        ("net/armies", "empire", "the bot 'net' has no style"),
        ("search/armies", "empire", "the bot 'search' has no style"),
        ("novice:3", "empire", "the level 'novice' has no strength"),
        ("search:0", "empire", "must be a number from 1 to 1000, or of seconds up to 60s"),
        ("search:0s", "empire", "or of seconds"),
        ("search:61s", "empire", "or of seconds"),
        ("search:1e9s", "empire", "or of seconds"),
        ("greedy:1s", "empire", "must be a number from 1 to 1000"),
    ],
)
def test_what_cannot_play_is_refused_in_one_sentence(spec: str, name: str, words: str) -> None:
    with pytest.raises(SetupError, match=words):
        bot(spec, 1, game(name))
