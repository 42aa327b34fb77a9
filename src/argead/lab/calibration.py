"""Calibration: whether what is said to be won in seven cases of ten is won in seven of ten.

At every decision of some games the judgement says each seat's chance to win, as the seat that decides sees it. Chances
are sorted by tenths and compared with what came of the games.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from typing import Any

from argead.bots.judgement import judgement
from argead.kernel import Dice, Game, SetupError, State, Value, wilson
from argead.lab.pool import is_stopped, spread
from argead.lab.tournament import Contest, play

Chances = Callable[[State, int], Sequence[float]]
"""Every seat's chance to win, as one seat sees it."""

TENTHS = 10


@dataclass(slots=True)
class Sums:
    """What was said in one game, or in many, and what came: by tenths of the chance."""

    counts: list[int]
    said: list[float]
    came: list[float]
    error: float = 0.0
    squares: float = 0.0
    decisions: int = 0

    @classmethod
    def empty(cls) -> Sums:
        return cls([0] * TENTHS, [0.0] * TENTHS, [0.0] * TENTHS)

    def add(self, chance: float, share: float) -> None:
        """Take down a chance and what came of it."""
        tenth = min(TENTHS - 1, max(0, int(chance * TENTHS)))
        self.counts[tenth] += 1
        self.said[tenth] += chance
        self.came[tenth] += share
        self.error += (chance - share) ** 2
        self.squares += share**2


@dataclass(frozen=True, slots=True)
class Tenth:
    """The chances of one tenth: how many, their mean, the mean of what came, and its 95 % interval."""

    count: int
    said: float
    came: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Calibration:
    """How a judgement stands the test. `brier` is its mean squared error; `unknowing` that of whoever always says the
    mean. Intervals go by games, since the decisions of one game come out together; a tenth that nobody said is None."""

    game: str
    players: int
    bot: str
    options: dict[str, Value]
    seed: int
    games: int
    finished: int
    decisions: int
    brier: float | None
    unknowing: float | None
    tenths: list[Tenth | None]

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def learned(state: State, seat: int) -> Sequence[float]:
    """What the judgement that the game comes with says."""
    return judgement(state.game, state.players).chances(state, seat)


def judge(described: Game) -> Chances:
    """The judgement of a game, if it has learned one."""
    if described.features is None:
        raise SetupError(f"{described.name} has no learned judgement that could be examined")
    return learned


def examine(contest: Contest, games: int, chances: Chances, jobs: int = 1) -> Generator[Sums | None, None, None]:
    """Game by game what was said and what came; None for one that was given up."""
    tasks = [(contest, number, chances) for number in range(games)]
    if jobs == 1 or games == 1:
        yield from map(_examined, tasks)
        return
    with closing(spread(_examined, tasks, jobs)) as going:
        yield from going


def _examined(task: tuple[Contest, int, Chances]) -> Sums | None:
    contest, number, chances = task
    if is_stopped():
        return None
    said: list[Sequence[float]] = []
    sight = Dice(f"{contest.seed}/{number}/judgement")
    played = play(contest, number, lambda state, seat: said.append(chances(state.guess(seat, sight), seat)))
    if played.outcome is None:
        return None
    sums = Sums.empty()
    sums.decisions = len(said)
    for each in said:
        for seat, chance in enumerate(each):
            sums.add(chance, played.outcome.share(seat))
    return sums


def calibrated(contest: Contest, found: Iterable[Sums | None]) -> Calibration:
    """Put games together."""
    games = list(found)
    finished = [sums for sums in games if sums is not None]
    count = sum(sum(sums.counts) for sums in finished)
    mean = sum(sum(sums.came) for sums in finished) / max(1, count)
    return Calibration(
        game=contest.game,
        players=contest.players,
        bot=contest.bots[0],
        options=dict(contest.options),
        seed=contest.seed,
        games=len(games),
        finished=len(finished),
        decisions=sum(sums.decisions for sums in finished),
        brier=sum(sums.error for sums in finished) / count if count else None,
        unknowing=sum(sums.squares for sums in finished) / count - mean**2 if count else None,
        tenths=[_tenth(finished, number) for number in range(TENTHS)],
    )


def _tenth(games: Sequence[Sums], number: int) -> Tenth | None:
    within = [(sums.counts[number], sums.said[number], sums.came[number]) for sums in games if sums.counts[number]]
    count = sum(counted for counted, _, _ in within)
    if not count:
        return None
    came = sum(part for _, _, part in within) / count
    said = sum(part for _, part, _ in within) / count
    squares = sum((part - came * counted) ** 2 for counted, _, part in within) / count**2
    # As many games, each of one decision, would leave as much doubt.
    alike = max(1.0, came * (1 - came) / squares) if squares and len(within) > 1 else len(within)
    return Tenth(count, said, came, *wilson(came * alike, alike))
