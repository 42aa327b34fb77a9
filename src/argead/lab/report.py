"""What a tournament shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from statistics import mean, median
from typing import Any

from argead.kernel import Outcome, Value, wilson
from argead.lab.tournament import Contest, Played


@dataclass(frozen=True, slots=True)
class Report:
    """The figures of a tournament. Lists that name no seats go by bot, in the order in which the bots were named.

    Each finished game hands out one win; seats that share a victory share it equally. Win rates and their 95 %
    intervals (Wilson) are shares of the finished games; scores are means over all seats that a bot held in them, and
    `won_means` and `won_medians` over those that won. Where a game says who began, wins and scores also go by the order
    of play, from the seat that began.
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
    won_means: list[float | None]
    won_medians: list[float | None]
    seat_wins: list[float]
    seat_scores: list[float] | None
    order_wins: list[float] | None
    order_scores: list[float] | None
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
    points = [0] * len(contest.bots)
    seats_held = [0] * len(contest.bots)
    won_with: list[list[int]] = [[] for _ in contest.bots]
    ends: Counter[str] = Counter()
    shared = 0
    by_seat, by_order = Places(contest.players), Places(contest.players)
    for one in played:
        if one.outcome is None:
            continue
        ends[one.outcome.reason] += 1
        shared += len(one.outcome.winners) > 1
        for seat in one.outcome.winners:
            wins[one.bots[seat]] += 1 / len(one.outcome.winners)
            won_with[one.bots[seat]].append(one.outcome.scores[seat])
        for which, score in zip(one.bots, one.outcome.scores, strict=True):
            points[which] += score
            seats_held[which] += 1
        by_seat.count(one.outcome, 0)
        if one.first is not None:
            by_order.count(one.outcome, one.first)
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
        won_means=[mean(scores) if scores else None for scores in won_with],
        won_medians=[median(scores) if scores else None for scores in won_with],
        seat_wins=by_seat.wins(),
        seat_scores=by_seat.scores(),
        order_wins=by_order.wins() if by_order.games else None,
        order_scores=by_order.scores(),
        shared_wins=shared,
        ends=dict(sorted(ends.items())),
        decisions=sum(one.decisions for one in played),
        turns=sum(turns) / len(turns) if turns else None,
        seconds=round(seconds, 3),
    )


class Places:
    """Wins and points by seat, or by the order of play."""

    def __init__(self, players: int) -> None:
        self.games = 0
        self._wins = [0.0] * players
        self._points = [0] * players

    def count(self, outcome: Outcome, first: int) -> None:
        """Count a game, from the seat `first` on."""
        self.games += 1
        for seat, score in enumerate(outcome.scores):
            self._points[seat - first] += score
            if seat in outcome.winners:
                self._wins[seat - first] += 1 / len(outcome.winners)

    def wins(self) -> list[float]:
        return [round(won, 6) for won in self._wins]

    def scores(self) -> list[float] | None:
        return [total / self.games for total in self._points] if self.games else None
