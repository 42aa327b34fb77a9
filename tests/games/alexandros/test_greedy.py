"""Greedy beats random."""

from __future__ import annotations

import sys

import pytest

from argead.bots import bot, decide
from argead.kernel import Dice, IllegalAction, SetupError
from games.alexandros.position import GAME, legal, position


def greedy_wins(seed: int) -> bool:
    """Whether greedy alone wins a game of two, sitting first and second in turn."""
    own = seed % 2
    bots = [bot("random", seed), bot("random", seed)]
    bots[own] = bot("greedy", seed)
    state, dice = GAME.new(2, Dice(seed)), Dice(seed + 1)
    while state.waiting():
        (seat,) = state.waiting()
        state.play(seat, state.find(seat, decide(bots[seat], state, seat, dice).notation))
    return state.outcome().winners == (own,)


@pytest.mark.parametrize("games", [100, pytest.param(400, marks=pytest.mark.long)])
def test_greedy_wins_at_least_95_of_100_games_against_random(games, capfd):
    wins = sum(greedy_wins(seed) for seed in range(games))
    with capfd.disabled():
        print(f"\ngreedy beats random in {wins} of {games} games", file=sys.stderr)
    assert wins >= 0.95 * games


@pytest.mark.parametrize("spec", ["random", "greedy", "greedy:3"])
def test_bots_answer_with_legal_actions(spec):
    player = bot(spec, 1)
    state = GAME.new(3, Dice(1))
    for ply in range(40):
        (seat,) = state.waiting()
        state.play(seat, state.find(seat, decide(player, state, seat, Dice(ply)).notation))
    assert state.view(None)["turn"] > 3


@pytest.mark.parametrize("spec", ["random", "greedy"])
def test_bots_of_one_seed_repeat(spec):
    state = GAME.new(2, Dice(5))
    seat = state.waiting()[0]
    assert len({decide(bot(spec, 3), state, seat, Dice(4)).notation for _ in range(5)}) == 1


def test_a_bot_does_not_see_the_other_hands():
    """Positions that differ only in hidden cards look alike to a bot: it is handed guesses that are the same."""
    one = position(2, hands={0: "lyre", 1: "temple"}, row="horse lyre")
    two = position(2, hands={0: "lyre", 1: "soldier"}, row="horse lyre")
    assert one.hands != two.hands
    assert one.guess(0, Dice(3)).hands == two.guess(0, Dice(3)).hands
    assert legal(one) == legal(two)
    assert decide(bot("greedy", 1), one, 0, Dice(3)) is decide(bot("greedy", 1), two, 0, Dice(3))


@pytest.mark.parametrize(
    ("spec", "complaint"), [("wizard", "there is no bot"), ("greedy:0", "strength"), ("greedy:x", "strength")]
)
def test_an_unknown_bot_is_refused(spec, complaint):
    with pytest.raises(SetupError, match=complaint):
        bot(spec)


def test_random_has_no_strength():
    with pytest.raises(SetupError, match="neither style nor strength"):
        bot("random:3")


def test_an_action_of_another_board_is_refused():
    own, other = GAME.new(2, Dice(1)), GAME.new(2, Dice(1), border_walls=False)
    with pytest.raises(IllegalAction):
        own.play(own.waiting()[0], other.actions(other.waiting()[0])[0])
