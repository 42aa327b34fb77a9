"""What a tournament shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from math import sqrt
from typing import Any

from argead.kernel import Value
from argead.lab.tournament import Contest, Played

CONFIDENCE = 1.959964
"""Standard deviations of a 95 % interval."""


@dataclass(frozen=True, slots=True)
class Report:
    """The figures of a tournament. Lists that name no seats go by bot, in the order in which the bots were named.

    Each finished game hands out one win; seats that share a victory share it equally. Win rates and their 95 %
    intervals (Wilson) are shares of the finished games; scores are means over all seats that a bot held in them.
    """

    game: str
    players: int
    bots: list[str]
    options: dict[str, Value]
    seed: int
    games: int
    finished: int
    wins: list[float]
    win_rates: list[float | None]
    win_intervals: list[tuple[float, float] | None]
    scores: list[float | None]
    seat_wins: list[float]
    shared_wins: int
    ends: dict[str, int]
    decisions: int
    turns: float | None
    seconds: float

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def summarise(contest: Contest, games: Iterable[Played], seconds: float) -> Report:
    """Count the games of a contest."""
    played = list(games)
    wins = [0.0] * len(contest.bots)
    seat_wins = [0.0] * contest.players
    points = [0] * len(contest.bots)
    seats_held = [0] * len(contest.bots)
    ends: Counter[str] = Counter()
    shared = 0
    for one in played:
        if one.outcome is None:
            continue
        ends[one.outcome.reason] += 1
        shared += len(one.outcome.winners) > 1
        for seat in one.outcome.winners:
            share = 1 / len(one.outcome.winners)
            wins[one.bots[seat]] += share
            seat_wins[seat] += share
        for which, score in zip(one.bots, one.outcome.scores, strict=True):
            points[which] += score
            seats_held[which] += 1
    finished = ends.total()
    turns = [one.turns for one in played if one.outcome is not None and one.turns is not None]
    return Report(
        game=contest.game,
        players=contest.players,
        bots=list(contest.bots),
        options=dict(contest.options),
        seed=contest.seed,
        games=len(played),
        finished=finished,
        wins=[round(won, 6) for won in wins],
        win_rates=[won / finished if finished else None for won in wins],
        win_intervals=[wilson(won, finished) if finished else None for won in wins],
        scores=[total / held if held else None for total, held in zip(points, seats_held, strict=True)],
        seat_wins=[round(won, 6) for won in seat_wins],
        shared_wins=shared,
        ends=dict(sorted(ends.items())),
        decisions=sum(one.decisions for one in played),
        turns=sum(turns) / len(turns) if turns else None,
        seconds=round(seconds, 3),
    )


def wilson(won: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a win rate, sound for few games and near 0 and 1 (Wilson's score interval)."""
    z = CONFIDENCE
    rate = won / games
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    reach = z / (1 + z * z / games) * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)
