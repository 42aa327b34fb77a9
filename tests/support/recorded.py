"""Positions of the recorded games."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from argead.kernel import Dice, Game, Match, Record
from support.data import RECORDS


def recorded_games(game: Game) -> list[Path]:
    """The records of a game's recorded games."""
    return sorted((RECORDS / game.name).glob("*.jsonl"))


def positions(game: Game, path: Path, wanted: Callable[[Match], bool]) -> Iterator[Any]:
    """The wanted positions of a recorded game, each a copy with chance of its own."""
    found: list[Any] = []

    def keep(match: Match) -> None:
        if wanted(match):
            found.append(match.state.clone(Dice(0)))

    Match.replay(Record.parse(path.read_text(encoding="utf-8")), game, each=keep)
    yield from found
