"""PettingZoo's own checkers, and what they do not look at."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from pettingzoo.test import api_test, seed_test

from argead import shelf
from argead.envs.numbers import rewards
from argead.envs.pettingzoo import Seats, aec
from argead.kernel import IllegalAction

TABLES = [
    pytest.param(partial(aec, game.name, players), id=f"{game.name}-{players}")
    for game in shelf.catalogue()
    for players in range(game.seats[0], game.seats[1] + 1)
]


@pytest.mark.filterwarnings(
    "error", "ignore:Observation"
)  # a dictionary with a mask, as in PettingZoo's own card games
@pytest.mark.parametrize("make", TABLES)
def test_pettingzoo_api(make: Callable[[], object]) -> None:
    api_test(make(), num_cycles=400)


@pytest.mark.parametrize("make", TABLES)
def test_pettingzoo_seeds(make: Callable[[], object]) -> None:
    seed_test(make, num_cycles=150)


@pytest.mark.parametrize("make", TABLES)
def test_a_game_ends_with_rewards_that_add_up_to_nothing_or_are_a_lone_players_own(make: Callable[[], object]) -> None:
    env = make()
    env.reset(seed=1)
    for agent in env.agents:
        env.action_space(agent).seed(1)
    given = {}
    for agent in env.agent_iter():
        sight, reward, over, cut_short, _ = env.last()
        assert not cut_short
        if over:
            given[agent] = reward
        env.step(None if over else env.action_space(agent).sample(sight["action_mask"]))
    assert [given[agent] for agent in env.possible_agents] == rewards(env.unwrapped.table.outcome())
    if len(given) > 1:
        assert sum(given.values()) == pytest.approx(0)
    else:
        assert set(given.values()) <= {1.0, -1.0}


def test_who_is_not_asked_is_offered_nothing() -> None:
    env = aec("alexandros", 2)
    env.reset(seed=3)
    asked = env.agent_selection
    other = next(agent for agent in env.agents if agent != asked)
    assert env.observe(asked)["action_mask"].any()
    assert not env.observe(other)["action_mask"].any()


def test_an_illegal_action_costs_its_agent_the_game() -> None:
    env = aec("alexandros", 2)
    env.reset(seed=3)
    agent = env.agent_selection
    env.step(int(env.observe(agent)["action_mask"].argmin()))
    assert env.rewards[agent] == -1
    assert all(env.terminations.values())


def test_the_bare_environment_refuses_an_illegal_action() -> None:
    env = Seats("alexandros", 2, border_walls=False)
    env.reset(seed=3)
    before = env.table.view(None)
    with pytest.raises(IllegalAction, match="not the index of a legal action"):
        env.step(int(env.observe(env.agent_selection)["action_mask"].argmin()))
    assert env.table.view(None) == before
