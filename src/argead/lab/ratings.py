"""A round robin: every bot meets every other in every mixture of seats, and all are rated."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import combinations_with_replacement, permutations
from typing import Any

from argead.bots import bot
from argead.kernel import SetupError, Value
from argead.lab.elo import Rating, Standings
from argead.lab.tournament import Contest, Played, prepare
from argead.shelf import game


@dataclass(frozen=True, slots=True)
class Ratings:
    """The figures of a round robin; lists go by bot, in the order in which the bots were named.

    `seats` are those that a bot held in finished games; `pairs` has, where two play, the wins of each against each.
    """

    game: str
    players: int
    bots: list[str]
    options: dict[str, Value]
    seed: int
    games: int
    finished: int
    ratings: list[Rating]
    seats: list[int]
    wins: list[float]
    pairs: list[list[float]] | None

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def mixtures(bots: int, players: int) -> list[tuple[int, ...]]:
    """Who sits together: as many different bots as there is room for, in all numbers."""
    widest = min(bots, players)
    return [mixture for mixture in combinations_with_replacement(range(bots), players) if len(set(mixture)) == widest]


def seatings(mixture: tuple[int, ...]) -> list[tuple[int, ...]]:
    """All ways to seat a mixture: each circle of neighbours once around the table, then the next."""
    found: dict[tuple[int, ...], None] = {}
    for circle in permutations(mixture):
        for first in range(len(circle)):
            found.setdefault(circle[first:] + circle[:first])
    return list(found)


def round_robin(
    name: str,
    bots: Sequence[str],
    games: int,
    *,
    players: int | None = None,
    options: Mapping[str, Value] | None = None,
    seed: int = 0,
    pack: str | None = None,
) -> tuple[Contest, int]:
    """The contest of a round robin with so many games for each mixture, and the number of all games."""
    described = game(name)
    players = max(2, described.seats[0]) if players is None else players
    described.check_players(players)
    if players == 1 or len(bots) < 2:
        raise SetupError("ratings are those of rivals: name at least two bots for at least two seats")
    for which, spec in enumerate(bots):
        bot(spec, game=described)
        if spec in bots[:which]:
            raise SetupError(f"the bot {spec!r} is named twice")
    ways = [seatings(mixture) for mixture in mixtures(len(bots), players)]
    order = [way[number % len(way)] for number in range(games) for way in ways]
    contest = prepare(name, bots[:1], players=players, options=options, seed=seed, pack=pack)
    return replace(contest, bots=tuple(bots), seatings=tuple(order)), len(order)


def rate(contest: Contest, games: Iterable[Played]) -> Ratings:
    """Count the games of a round robin and rate the bots."""
    bots, played = len(contest.bots), list(games)
    standings, wins, seats = Standings(bots), [0.0] * bots, [0] * bots
    pairs = [[0.0] * bots for _ in contest.bots]
    finished = [(one.bots, one.outcome) for one in played if one.outcome is not None]
    for seating, outcome in finished:
        shares = [outcome.share(seat) for seat in range(contest.players)]
        standings.add(seating, shares)
        for which, share in zip(seating, shares, strict=True):
            wins[which] += share
            seats[which] += 1
            for other in seating:
                if other != which:
                    pairs[which][other] += share
    return Ratings(
        game=contest.game,
        players=contest.players,
        bots=list(contest.bots),
        options=dict(contest.options),
        seed=contest.seed,
        games=len(played),
        finished=len(finished),
        ratings=standings.ratings(),
        seats=seats,
        wins=[round(won, 6) for won in wins],
        pairs=pairs if contest.players == 2 else None,
    )
