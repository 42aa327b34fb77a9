"""OpenSpiel: every game as a sequential game of imperfect information with explicit chance nodes.

    import pyspiel, argead.envs.openspiel
    game = pyspiel.load_game("python_argead_alexandros(players=3)")

Importing this module registers every game of the catalogue; the game's options are parameters. Every die and every card
drawn is a chance node of its own. An information state is all that a seat saw (as digests) and did at its decisions,
and what it sees now.
"""

from __future__ import annotations

import json
from functools import lru_cache
from hashlib import sha256
from typing import Any, ClassVar

import numpy as np
import pyspiel

from argead import shelf
from argead.envs.course import Course
from argead.envs.numbers import layout, observation, rewards
from argead.kernel import Game, State, Value

MOST_MOVES = 20_000
"""Far beyond any game seen; the rules of most games set no bound of their own."""


def short_name(game: Game) -> str:
    """The name under which OpenSpiel knows a game."""
    return f"python_argead_{game.name.replace('-', '_')}"


def game_type(game: Game) -> Any:
    """The game's entry in OpenSpiel's list."""
    fewest, most = game.seats
    kinds = pyspiel.GameType
    return kinds(
        short_name=short_name(game),
        long_name=f"Argead: {game.name} (rules {game.rules})",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if fewest > 1 else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": fewest} | {option.name: option.default for option in game.options},
    )


class SpielGame(pyspiel.Game):
    """A game of the catalogue with its seats and options; each game is a class of its own, as OpenSpiel wants it."""

    name: ClassVar[str]

    def __init__(self, params: dict[str, Value] | None = None) -> None:
        game = shelf.game(self.name)
        given = dict(params or {})
        players = int(given.pop("players", game.seats[0]))
        self.options = game.settle_options(given)
        self.layout = layout(game, players, pack=None, **self.options)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.action_space(None),
            max_chance_outcomes=game.widest_draw,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if game.seats[0] > 1 else None,
            max_game_length=MOST_MOVES,
        )
        super().__init__(game_type(game), info, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.layout, iig_obs_type is not None and iig_obs_type.perfect_recall)


class SpielState(pyspiel.State):
    """A course of the game, as OpenSpiel walks it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.course = Course(shelf.game(game.name), game.num_players(), game.options)

    def current_player(self) -> int:
        if self.course.question is not None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.course.to_move()
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.course.choices())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        assert self.course.question is not None
        return self.course.question.odds()

    def _apply_action(self, action: int) -> None:
        if self.course.question is not None:
            self.course.answer(action)
        else:
            self.course.play(self.current_player(), self.course.choices()[action])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            assert self.course.question is not None
            return self.course.question.faces[action]
        return self.course.choices()[action].notation

    def is_terminal(self) -> bool:
        return self.course.question is None and self.course.to_move() is None

    def returns(self) -> list[float]:
        outcome = None if self.course.state is None or self.course.question else self.course.state.outcome()
        return [0.0] * self.num_players() if outcome is None else rewards(outcome)

    def __str__(self) -> str:
        done = [f"{move.seat}: {move.action.notation}" for move in self.course.moves]
        return "\n".join([*done, *(["chance"] if self.course.question else [])])


class Observer:
    """What a player sees: `tensor` whole, `dict` by the names of the game's pieces, and the view as text."""

    def __init__(self, places: dict[str, slice], recalls: bool) -> None:
        self.recalls = recalls
        self.tensor = np.zeros(max(place.stop for place in places.values()), np.float32)
        self.dict = {name: self.tensor[place] for name, place in places.items()}

    def set_from(self, state: SpielState, player: int) -> None:
        rest = state.course.state
        self.tensor[:] = 0 if rest is None else observation(rest, player)

    def string_from(self, state: SpielState, player: int) -> str:
        course = state.course
        now = "set-up" if course.state is None else _sight(course.state, player)
        if not self.recalls:
            return now
        own = [move for move in course.moves if move.seat == player]
        return "\n".join([*(f"{_digest(move.before, player)} {move.action.notation}" for move in own), now])


def _sight(state: State, seat: int) -> str:
    return json.dumps(state.view(seat), separators=(",", ":"))


@lru_cache(maxsize=4096)  # a course never changes a state, and recalls the same ones at every node
def _digest(state: State, seat: int) -> str:
    return sha256(_sight(state, seat).encode()).hexdigest()[:16]


for described in shelf.catalogue():
    pyspiel.register_game(game_type(described), type(short_name(described), (SpielGame,), {"name": described.name}))
