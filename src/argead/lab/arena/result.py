"""What the arena has shown so far."""

from __future__ import annotations

from typing import Any

from argead.kernel import wilson
from argead.lab.arena.playing import Arena, Round
from argead.lab.arena.sequential import BOUND, Sequential


class Result:
    """Rounds as they are counted. Pairs are those of the old and the new contender."""

    def __init__(self, arena: Arena, test: Sequential) -> None:
        self.arena = arena
        self.test = test
        self.games = 0
        self.unfinished = 0
        self.wins = [0.0, 0.0]
        self.decisions = [0, 0]
        self.seconds = [0.0, 0.0]

    def add(self, found: Round) -> None:
        """Count a round."""
        self.test.add(found.score)
        self.games += len(self.arena.seatings)
        self.unfinished += found.unfinished
        for side in (0, 1):
            self.wins[side] += found.wins[side]
            self.decisions[side] += found.decisions[side]
            self.seconds[side] += found.seconds[side]

    @property
    def played(self) -> list[int]:
        """The games in which each had a seat."""
        return [self.test.rounds] * 2 if self.arena.players == 1 else [self.games] * 2

    @property
    def shares(self) -> list[float]:
        return [won / played for won, played in zip(self.wins, self.played, strict=True)]

    @property
    def intervals(self) -> list[tuple[float, float]]:
        """The 95 % intervals of the shares."""
        return [wilson(won, played) for won, played in zip(self.wins, self.played, strict=True)]

    @property
    def seconds_a_decision(self) -> list[float | None]:
        return [took / made if made else None for took, made in zip(self.seconds, self.decisions, strict=True)]

    def as_json(self) -> dict[str, Any]:
        arena, test = self.arena, self.test
        return {
            "game": arena.game,
            "players": arena.players,
            "options": dict(arena.options),
            "seed": arena.seed,
            "contenders": [arena.old.name, arena.new.name],
            "games": self.games,
            "unfinished": self.unfinished,
            "played": self.played,
            "wins": [round(won, 6) for won in self.wins],
            "shares": self.shares,
            "intervals": self.intervals,
            "decisions": self.decisions,
            "seconds_a_decision": self.seconds_a_decision,
            "rounds": test.rounds,
            "score": test.mean,
            "against": test.against,
            "for": test.wanted,
            "ratio": test.ratio,
            "bound": BOUND,
            "verdict": test.verdict,
        }
