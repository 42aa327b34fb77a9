"""Recorded games that are replayed on each run: how they were made, so that new rules can make them anew."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from argead.bots import bot, decide
from argead.kernel import Dice, Match
from support.tables import LONGEST

FOLDER = Path(__file__).parent.parent / "data" / "records"


def folder(name: str) -> Path:
    return FOLDER / name


def records_module(name: str) -> ModuleType | None:
    """Where a game says which records it needs and how they are made: tests/games/<game>/records.py."""
    module = f"games.{name.replace('-', '_')}.records"
    try:
        return import_module(module) if find_spec(module) else None
    except ModuleNotFoundError:
        return None


def bots_play(match: Match, players: tuple[str, ...], seed: int) -> Iterator[Match]:
    """Let bots play a match to its end; it is yielded before every decision."""
    dice = Dice(seed)
    bots = [bot(spec, seed + seat, match.game) for seat, spec in enumerate(players)]
    for _ in range(LONGEST):
        yield match
        waiting = match.state.waiting()
        if not waiting:
            return
        seat = waiting[0]
        match.play(seat, decide(bots[seat], match.state, seat, dice).notation)
    raise AssertionError("the match does not end")


def regenerate(names: Iterable[str]) -> None:
    """Write all records of these games anew."""
    for name in names:
        folder(name).mkdir(parents=True, exist_ok=True)
        for old in folder(name).glob("*.jsonl"):
            old.unlink()
        module = records_module(name)
        for title, match in module.records() if module else ():
            (folder(name) / f"{title}.jsonl").write_text(match.record.dump(), encoding="utf-8")
