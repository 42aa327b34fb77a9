"""PettingZoo: every seat an agent, one decision at a time.

    from argead.envs.pettingzoo import aec
    env = aec("alexandros", players=3)

Seats that choose secretly and at once are asked one after the other; none sees what another has chosen.
"""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper, TerminateIllegalWrapper

from argead import shelf
from argead.envs.numbers import choices, layout, mask, observation, rewards
from argead.kernel import Dice, IllegalAction, State, Value


def aec(game: str, players: int, *, pack: str | None = None, **options: Value) -> OrderEnforcingWrapper:
    """The environment as PettingZoo wants it served: an illegal action ends the game and costs its agent 1."""
    return OrderEnforcingWrapper(TerminateIllegalWrapper(Seats(game, players, pack=pack, **options), illegal_reward=-1))


class Seats(AECEnv):
    """The bare environment: an illegal action raises `IllegalAction` and changes nothing."""

    def __init__(self, game: str, players: int, *, pack: str | None = None, **options: Value) -> None:
        super().__init__()
        self.game = shelf.game(game)
        self.pack = pack
        self.options = self.game.settle_options(options)
        self.metadata = {"name": f"argead_{game}_v{self.game.rules}", "is_parallelizable": False, "render_modes": []}
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents = list(self.possible_agents)
        self.room = self.game.action_space(pack)
        length = max(place.stop for place in layout(self.game, players, pack, **self.options).values())
        sight = Dict({"observation": Box(0, 1, (length,), np.float32), "action_mask": Box(0, 1, (self.room,), np.int8)})
        self.observation_spaces = dict.fromkeys(self.possible_agents, sight)
        self.action_spaces = {agent: Discrete(self.room) for agent in self.possible_agents}
        self._random = Random()

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._random.seed(seed)
        self.agents = list(self.possible_agents)
        chance = Dice(self._random.getrandbits(64))
        self.table: State = self.game.new(len(self.agents), chance, pack=self.pack, journal=None, **self.options)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._next_agent()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        offered = choices(self.table, seat) if seat in self.table.waiting() else ()
        return {"observation": observation(self.table, seat), "action_mask": mask(offered, self.room)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(agent)
        offered = choices(self.table, seat)
        if action not in offered:
            raise IllegalAction(f"{action!r} is not the index of a legal action of {agent}")
        self.table.play(seat, offered[int(action)])
        self._cumulative_rewards[agent] = 0.0
        outcome = self.table.outcome()
        if outcome is None:
            self._next_agent()
        else:
            self.rewards = dict(zip(self.agents, rewards(outcome), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def _next_agent(self) -> None:
        self.agent_selection = self.possible_agents[self.table.waiting()[0]]
