"""Gymnasium's own checker, and what it does not look at."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import argead.envs.gymnasium
from argead import shelf
from argead.kernel import SetupError

TABLES = [
    pytest.param(f"argead/{game.name}-v{game.rules}", players, id=f"{game.name}-{players}")
    for game in shelf.catalogue()
    for players in range(game.seats[0], game.seats[1] + 1)
]


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_gymnasium_check(name: str, players: int) -> None:
    check_env(gymnasium.make(name, players=players, bots=["random"]).unwrapped)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_masked_learner_plays_to_the_end(name: str, players: int) -> None:
    env = gymnasium.make(name, players=players, bots=["random"])
    _, info = env.reset(seed=5)
    env.action_space.seed(5)
    over = False
    while not over:
        mask = info["action_mask"]
        assert (env.unwrapped.action_masks() == mask).all()
        sight, reward, over, _, info = env.step(env.action_space.sample(mask))
        assert sight in env.observation_space
    assert -1 <= reward <= 1
    assert not info["action_mask"].any()


def test_the_same_seed_gives_the_same_game_against_greedy() -> None:
    def play() -> list[float]:
        env = gymnasium.make("argead/alexandros-v1", bots=["greedy"])
        env.action_space.seed(8)
        sight, info = env.reset(seed=8)
        sums = [float(sight.sum())]
        for _ in range(30):
            sight, _, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
            sums.append(float(sight.sum()))
            if over:
                break
        return sums

    assert play() == play()


def test_the_learner_can_keep_one_seat_or_change_it() -> None:
    fixed = gymnasium.make("argead/alexandros-v1", players=4, seat=2, bots=["random", "greedy", "random"])
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(10)} == {2}
    drawn = gymnasium.make("argead/alexandros-v1", players=4, bots=["random"])
    assert {drawn.reset(seed=seed)[1]["seat"] for seed in range(40)} == {0, 1, 2, 3}


def test_an_illegal_action_loses() -> None:
    env = gymnasium.make("argead/alexandros-v1", bots=["random"])
    _, info = env.reset(seed=1)
    _, reward, over, _, info = env.step(np.int64(info["action_mask"].argmin()))
    assert (reward, over, info["illegal"]) == (-1, True, True)


@pytest.mark.parametrize("wrong", [{"bots": ["random", "random"]}, {"seat": 2}, {"bots": ["clever"]}, {"speed": 3}])
def test_a_wrong_table_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(SetupError):
        argead.envs.gymnasium.OneSeat("alexandros", **wrong).reset()


@pytest.mark.parametrize("campaign", ["granicus", "issus", "tyre", "gaugamela", "life"])
def test_a_lone_commander_learns_in_every_campaign(campaign: str) -> None:
    env = gymnasium.make("argead/field-commander-v2", campaign=campaign)
    env.action_space.seed(3)
    sight, info = env.reset(seed=3)
    over, reward, steps = False, 0.0, 0
    while not over:
        sight, reward, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
        assert sight in env.observation_space
        steps += 1
    assert reward in (1, -1)
    assert steps > 5


def test_campaigns_share_one_space() -> None:
    spaces = [gymnasium.make("argead/field-commander-v2", campaign=name) for name in ("granicus", "gaugamela")]
    assert spaces[0].observation_space == spaces[1].observation_space
    assert spaces[0].action_space == spaces[1].action_space
