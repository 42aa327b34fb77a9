"""Fairness: how often each player wins by the order of play, and how often each start place does."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from argead.kernel import Value, wilson
from argead.lab.tournament import Contest, Played, prepare
from argead.shelf import game

Moved = Callable[[str, int, int], tuple[str, Mapping[str, Value]]]
"""From a board's text, a number of players and a number of steps: the text and the options with which everybody starts
that many places further on."""


@dataclass(frozen=True, slots=True)
class Places:
    """The study of a game whose players start in places that go by the order of play."""

    players: tuple[int, ...]
    moved: Moved


@dataclass(frozen=True, slots=True)
class Shares:
    """Who won how many of some games, and with how many points on average; first to last."""

    games: int
    wins: list[float]
    scores: list[float]

    @property
    def intervals(self) -> list[tuple[float, float]]:
        return [wilson(won, self.games) for won in self.wins]


def places(name: str) -> Places | None:
    """What is moved on in a game: the `PLACES` of its own module `studies`."""
    found: Places | None = getattr(game(name).door("studies"), "PLACES", None)
    return found


def tables(
    name: str, bot: str, players: int, options: Mapping[str, Value], seed: int, pack: str | None = None
) -> Iterator[Contest]:
    """The contests of a study with so many players: on the board as it is, then with all places moved on."""
    planned = places(name)
    assert planned is not None
    text = game(name).board(pack).text
    for steps in range(players):
        board, other = planned.moved(text, players, steps) if steps else (pack, {})
        yield prepare(name, [bot], players=players, options={**options, **other}, seed=seed, pack=board)


def counted(played: Mapping[int, list[Played]], players: int, *, by_place: bool) -> Shares:
    """Count games, given by how far their places were moved on: by the order of play, or by the place."""
    wins, points, games = [0.0] * players, [0] * players, 0
    for steps, some in played.items():
        for one in some:
            if one.outcome is None or one.first is None:
                continue
            games += 1
            for seat in range(players):
                at = (seat - one.first + (steps if by_place else 0)) % players
                wins[at] += one.outcome.share(seat)
                points[at] += one.outcome.scores[seat]
    return Shares(games, wins, [total / games for total in points])
