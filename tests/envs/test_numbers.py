"""Observations, choices and rewards: what all environments share, for every game of the catalogue."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from argead import shelf
from argead.envs.numbers import choices, layout, observation, rewards
from argead.kernel import Dice, Game, Outcome, State

GAMES = shelf.catalogue()
GUESSES_EVERY = 5


def positions(game: Game, players: int, seed: int) -> list[State]:
    """Every position of a random game, each a copy of its own."""
    random, chance = Random(seed), Dice(seed)
    state = game.new(players, chance)
    seen = [state.clone(chance)]
    while state.waiting():
        seat = state.waiting()[0]
        state.play(seat, random.choice(state.actions(seat)))
        seen.append(state.clone(chance))
    return seen


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_observation_has_one_layout_and_stays_between_0_and_1(game: Game) -> None:
    for players in range(game.seats[0], game.seats[1] + 1):
        places = layout(game, players)
        length = max(place.stop for place in places.values())
        for state in positions(game, players, seed=players):
            pieces = state.observe(players - 1)
            assert {name: len(piece) for name, piece in pieces.items()} == {
                name: place.stop - place.start for name, place in places.items()
            }
            vector = observation(state, players - 1)
            assert vector.shape == (length,)
            assert vector.min() >= 0
            assert vector.max() <= 1


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_observation_holds_nothing_that_a_guess_changes(game: Game) -> None:
    compared = 0
    for players in range(game.seats[0], game.seats[1] + 1):
        for seed in range(4):
            chance = Dice(seed)
            for state in positions(game, players, seed)[::GUESSES_EVERY]:
                for seat in range(players):
                    assert state.guess(seat, chance).observe(seat) == state.observe(seat)
                    compared += 1
    assert compared > (500 if game.seats[1] > 1 else 20)


def test_observation_of_alexandros_tells_apart_what_the_seat_can() -> None:
    state = shelf.game("alexandros").new(3, Dice(4))
    own, other = state.observe(0), state.observe(1)
    assert own["active"] != other["active"], "seats are counted from the observer's own"
    assert sum(own["hand"]) == pytest.approx(1 / 11)
    assert sum(own["alexander"]) == 1
    assert own["scores"] == [0, 0, 0]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_choices_are_all_legal_actions_and_the_action_space_has_room_for_them(game: Game) -> None:
    room = game.action_space(None)
    for state in positions(game, game.seats[1], seed=9)[:-1]:
        seat = state.waiting()[0]
        offered = choices(state, seat)
        assert list(offered.values()) == list(state.actions(seat))
        assert all(action.index == index < room for index, action in offered.items())


@pytest.mark.parametrize(
    ("ranks", "expected"),
    [
        ((1, 2), [1, -1]),
        ((1, 1), [0, 0]),
        ((2, 1, 3), [0, 1, -1]),
        ((1, 1, 3), [0.5, 0.5, -1]),
        ((1, 2, 2), [1, -0.5, -0.5]),
        ((4, 1, 2, 3), [-1, 1, 1 / 3, -1 / 3]),
        ((1, 1, 1, 1), [0, 0, 0, 0]),
        ((1,), [1]),
        ((2,), [-1]),
    ],
)
def test_rewards_follow_the_ranks_and_add_up_to_nothing(ranks: tuple[int, ...], expected: list[float]) -> None:
    given = rewards(Outcome(scores=(0,) * len(ranks), ranks=ranks, reason="goal"))
    assert given == pytest.approx(expected)
    assert len(ranks) == 1 or np.isclose(sum(given), 0)
