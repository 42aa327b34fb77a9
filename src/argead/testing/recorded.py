"""Recorded games that are replayed on each run: how they are made, so that new rules can make them anew."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import cycle
from pathlib import Path

from argead.bots import bot, decide
from argead.kernel import Dice, Game, Match
from argead.testing.settings import MOST_DECISIONS, random_match, settings_of

RARE = 2000
"""Random games in which every way to end should have been seen once."""


def ways_to_end(game: Game) -> set[str]:
    """Those that the language files have words for."""
    words = (game.folder / "text" / "en.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"(?m)^reason-([a-z-]+) =", words))


def bots_play(match: Match, players: tuple[str, ...], seed: int) -> Iterator[Match]:
    """Let bots play a match to its end; it is yielded before every decision."""
    dice = Dice(seed)
    bots = [bot(spec, seed + seat, match.game) for seat, spec in enumerate(players)]
    for _ in range(MOST_DECISIONS):
        yield match
        waiting = match.state.waiting()
        if not waiting:
            return
        seat = waiting[0]
        match.play(seat, decide(bots[seat], match.state, seat, dice).notation)
    raise AssertionError("the match does not end")


def recordings(game: Game) -> Iterator[tuple[str, Match]]:
    """What is worth keeping of any game: greedy bots on every number of seats, and random games for each other end."""
    low, high = game.seats
    missing = ways_to_end(game)
    for players in range(low, high + 1):
        match = Match(game, tuple(f"greedy {seat}" for seat in range(1, players + 1)), Dice(players))
        for _ in bots_play(match, ("greedy",) * players, players):
            pass
        missing.discard(_end(match))
        yield f"greedy-{players}", match
    for seed, setting in zip(range(RARE), cycle(settings_of(game)), strict=False):
        if not missing:
            return
        match = random_match(setting, seed)
        if _end(match) in missing:
            missing.discard(_end(match))
            yield f"end-by-{_end(match)}", match
    if missing:
        raise AssertionError(f"no game ends by {', '.join(sorted(missing))}")


def _end(match: Match) -> str:
    outcome = match.state.outcome()
    assert outcome is not None
    return outcome.reason


def regenerate(folder: Path, recordings: Iterable[tuple[str, Match]]) -> None:
    """Write the records of these matches into a folder anew."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.jsonl"):
        old.unlink()
    for title, match in recordings:
        (folder / f"{title}.jsonl").write_text(match.record.dump(), encoding="utf-8")
