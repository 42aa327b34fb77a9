"""The bot that a game brings along: who has one, how it is named, and what it is handed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from argead.bots import bot, bots_of, decide
from argead.kernel import Dice, SetupError
from argead.shelf import catalogue
from support.toy import TOY, Toy


def advise(state, seat, chance):
    """As the die falls: two kinds of boasts, two sizes of bids."""
    return state.actions(seat)[chance.die(2) - 1]


ADVISED = replace(TOY, adviser="oracle", advise=advise)


@pytest.fixture
def state(monkeypatch):
    monkeypatch.setattr(Toy, "game", ADVISED)
    return ADVISED.new(2, Dice(1))


def test_every_game_has_the_common_bots_and_its_own_last():
    assert bots_of(TOY) == ("random", "greedy")
    assert bots_of(ADVISED) == ("random", "greedy", "oracle")
    for game in catalogue():
        assert bots_of(game)[:2] == ("random", "greedy")
        assert bool(game.adviser) == (game.advise is not None)
        for name in bots_of(game):
            assert bot(name, 1, game)


def test_an_adviser_is_repeatable_and_answers_legally(state):
    answers = [decide(bot("oracle", seed, ADVISED), state, 0, Dice(1)) for seed in range(20)]
    assert answers == [decide(bot("oracle", seed, ADVISED), state, 0, Dice(2)) for seed in range(20)]
    assert set(answers) == set(state.actions(0))


def test_an_adviser_sees_a_guess_and_not_the_table(monkeypatch, state):
    seen = []

    def look(sight, seat, chance):
        seen.append(sight)
        return sight.actions(seat)[0]

    monkeypatch.setattr(Toy, "game", replace(ADVISED, advise=look))
    decide(bot("oracle", 1, ADVISED), state, 1, Dice(1))
    assert len(seen) == 1
    assert seen[0] is not state


@pytest.mark.parametrize(
    ("spec", "game", "words"),
    [
        ("oracle", TOY, "there is no bot 'oracle' for toy: choose novice, companion, random, greedy$"),
        (
            "oracle",
            None,
            "there is no bot 'oracle': choose novice, companion, general, conqueror, random, greedy, net, search$",
        ),
        ("pythia", ADVISED, "there is no bot 'pythia' for toy: choose novice, companion, random, greedy, oracle$"),
        ("", ADVISED, "there is no bot '' for toy"),
        ("oracle:4", ADVISED, "neither style nor strength"),
        ("oracle/bold", ADVISED, "neither style nor strength"),
        ("oracle:", ADVISED, "must be a number from 1 to 1000"),
    ],
)
def test_a_bot_that_there_is_not_is_refused_in_one_sentence(spec, game, words):
    with pytest.raises(SetupError, match=words):
        bot(spec, 1, game)


def test_a_bot_of_another_game_says_so(monkeypatch):
    monkeypatch.setattr(Toy, "game", TOY)
    with pytest.raises(SetupError, match="toy has no bot of its own"):
        bot("oracle", 1, ADVISED).choose(TOY.new(2, Dice(1)), 0)
