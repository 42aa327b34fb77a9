"""Gymnasium: one seat learns, named bots hold the others. Importing this module registers every game.

    import gymnasium, argead.envs.gymnasium
    env = gymnasium.make("argead/alexandros-v1", players=3, bots=["greedy", "random"])

The version in the name is that of the game's rules. The legal actions come as `info["action_mask"]`, and by the method
`action_masks` as Stable-Baselines wants them. An illegal action loses the game at once: reward -1.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from argead import shelf
from argead.bots import bot, decide
from argead.envs.numbers import Mask, Vector, choices, layout, mask, observation, rewards
from argead.kernel import Dice, SetupError, State, Value


class OneSeat(gymnasium.Env[Vector, np.int64]):
    """`bots` names the holders of the other seats in the order of play; a single name holds them all.

    `seat` None draws the learner's seat anew for every game.
    """

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012 - Gymnasium declares it so

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seat: int | None = None,
        bots: Sequence[str] = ("greedy",),
        pack: str | None = None,
        **options: Value,
    ) -> None:
        self.game = shelf.game(game)
        self.players = self.game.seats[0] if players is None else players
        self.fixed_seat = seat
        self.bots = list(bots) * (self.players - 1) if len(bots) == 1 else list(bots)
        self.pack = pack
        self.options = self.game.settle_options(options)
        if len(self.bots) != self.players - 1:
            raise SetupError(f"bots needed beside the learner: {self.players - 1}, not {len(self.bots)}")
        if seat is not None and not 0 <= seat < self.players:
            raise SetupError(f"there is no seat {seat}: they are 0 to {self.players - 1}")
        self.room = self.game.action_space(pack)
        length = max(place.stop for place in layout(self.game, self.players, pack, **self.options).values())
        self.observation_space = Box(0, 1, (length,), np.float32)
        self.action_space = Discrete(self.room)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Vector, dict[str, Any]]:
        super().reset(seed=seed)
        self.seat = int(self.np_random.integers(self.players)) if self.fixed_seat is None else self.fixed_seat
        self._guesses = Dice(self._draw_seed())
        rivals = [(self.seat + i) % self.players for i in range(1, self.players)]
        self._rivals = {
            rival: bot(name, self._draw_seed(), self.game) for rival, name in zip(rivals, self.bots, strict=True)
        }
        chance = Dice(self._draw_seed())
        self.table: State = self.game.new(self.players, chance, pack=self.pack, journal=None, **self.options)
        self._let_rivals_play()
        return observation(self.table, self.seat), self._info()

    def step(self, action: np.int64) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        offered = choices(self.table, self.seat)
        if int(action) not in offered:
            return observation(self.table, self.seat), -1.0, True, False, self._info() | {"illegal": True}
        self.table.play(self.seat, offered[int(action)])
        self._let_rivals_play()
        outcome = self.table.outcome()
        reward = 0.0 if outcome is None else rewards(outcome)[self.seat]
        return observation(self.table, self.seat), reward, outcome is not None, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, as Stable-Baselines asks for it."""
        return self._mask().astype(np.bool_)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask(), "seat": self.seat}

    def _mask(self) -> Mask:
        offered = choices(self.table, self.seat) if self.seat in self.table.waiting() else ()
        return mask(offered, self.room)

    def _let_rivals_play(self) -> None:
        while (waiting := self.table.waiting()) and self.seat not in waiting:
            rival = waiting[0]
            self.table.play(rival, decide(self._rivals[rival], self.table, rival, self._guesses))

    def _draw_seed(self) -> int:
        return int(self.np_random.integers(1 << 62))


for described in shelf.catalogue():
    gymnasium.register(
        f"argead/{described.name}-v{described.rules}",
        entry_point="argead.envs.gymnasium:OneSeat",
        kwargs={"game": described.name},
    )
