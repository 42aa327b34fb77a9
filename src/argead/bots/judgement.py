"""Judgement: every seat's chance to win, as one seat sees it, from the weights that a game has learned."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from math import exp
from pathlib import Path

from argead.bots.net import Net, net, read_weights
from argead.kernel import DataError, Game, State

BETWEEN_RIVALS = ("strength", "margin")
"""What a net says of a seat, unless the game has a schooling with heads of its own."""

MARGIN = 0.02
"""What a margin counts beside a chance: enough to choose where the game is won or lost already."""


class Judgement:
    """What a net of a game's inputs thinks of positions."""

    def __init__(self, net: Net, game: Game) -> None:
        assert game.features is not None
        self._schooling = game.schooling
        self._features = game.features
        self.heads = net.heads

    def chances(self, state: State, seat: int) -> list[float]:
        """Each seat's chance to win, as `seat` sees it; together they are 1, unless somebody plays alone."""
        outcome = state.outcome()
        if outcome is not None:
            return [outcome.share(each) for each in range(state.players)]
        found = self.heads(self._features(state, seat))
        if self._schooling is not None:
            return [self._schooling.chance(state, heads) for heads in found]
        return shares([heads[0] for heads in found])

    def weigh(self, states: Sequence[State], seat: int) -> list[float]:
        """What positions are worth to a seat: its chance to win and, a little, the margin."""
        return [chance + MARGIN * lead for chance, lead in self.read(states, seat)]

    def hopes(self, states: Sequence[State], seat: int) -> list[float]:
        """A seat's own chance to win in each of some positions."""
        return [chance for chance, _ in self.read(states, seat)]

    def read(self, states: Sequence[State], seat: int) -> list[tuple[float, float]]:
        """A seat's chance to win in each of some positions, and the margin."""
        read = [(0.0, 0.0)] * len(states)
        rows: list[list[float]] = []
        asked: list[int] = []
        for i, state in enumerate(states):
            outcome = state.outcome()
            if outcome is None:
                rows += self._features(state, seat)
                asked.append(i)
            else:
                read[i] = outcome.share(seat), margin(outcome.scores, seat)
        if asked:
            heads = self.heads(rows)
            players = states[0].players
            for at, i in enumerate(asked):
                seats = heads[at * players : (at + 1) * players]
                read[i] = shares([each[0] for each in seats])[seat], seats[seat][1]
        return read


def shares(strengths: Sequence[float]) -> list[float]:
    """Chances from strengths."""
    if len(strengths) == 1:
        return [1 / (1 + exp(-max(-50.0, min(50.0, strengths[0]))))]
    most = max(strengths)
    parts = [exp(strength - most) for strength in strengths]
    whole = sum(parts)
    return [part / whole for part in parts]


def margin(scores: Sequence[int], seat: int) -> float:
    """The lead over the best rival, or the arrears, within bounds."""
    others = [score for other, score in enumerate(scores) if other != seat]
    lead = scores[seat] - max(others, default=0)
    return max(-2.0, min(2.0, lead / 25))


def digest(inputs: Sequence[str]) -> str:
    """By which weights know the inputs that they were learned for."""
    return sha256("\n".join(inputs).encode()).hexdigest()[:16]


def weights_in(folder: Path, players: int) -> Path:
    """The file of the weights for so many players; its provenance is the JSON file beside it."""
    return folder / f"judgement-{players}.npz"


def read_judgement(game: Game, players: int, folder: Path) -> Judgement:
    """The judgement of games with so many players, from a folder."""
    weights = weights_in(folder, players)
    again = f"train it anew with: argead lab train {game.name} --players {players}"
    if game.features is None:
        raise DataError(f"{game.name} has no inputs to judge by")
    try:
        provenance = json.loads(weights.with_suffix(".json").read_text(encoding="utf-8"))
        data = weights.read_bytes()
    except OSError as error:
        raise DataError(f"the judgement of {game.name} is missing ({error.strerror}): {again}") from None
    except (ValueError, RecursionError):
        raise DataError(f"the provenance of the judgement of {game.name} is broken: {again}") from None
    if not isinstance(provenance, dict) or provenance.get("inputs") != digest(game.inputs):
        raise DataError(f"the judgement of {game.name} was learned from other inputs than it has now: {again}")
    try:
        read = net(read_weights(data))
    except DataError as error:
        raise DataError(f"the judgement of {game.name} is broken: {error}: {again}") from None
    if read.inputs != len(game.inputs):
        raise DataError(f"the judgement of {game.name} reads {read.inputs} inputs, not {len(game.inputs)}: {again}")
    heads = game.schooling.heads if game.schooling else BETWEEN_RIVALS
    if read.outputs != len(heads):
        raise DataError(f"the judgement of {game.name} has {read.outputs} heads, not {len(heads)}: {again}")
    return Judgement(read, game)


@cache
def judgement(game: Game, players: int) -> Judgement:
    """The judgement that a game comes with, or one's own: of the folder that ARGEAD_JUDGEMENTS names."""
    own = os.environ.get("ARGEAD_JUDGEMENTS")
    return read_judgement(game, players, Path(own) / game.name if own else game.folder)
