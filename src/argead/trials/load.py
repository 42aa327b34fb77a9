"""A load: many tables at a server at once, and how it bears them."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import cycle, islice
from random import Random
from time import perf_counter
from typing import Any

from argead.bench.tables import percentile
from argead.kernel import Game
from argead.trials.people import BEAT_S, Line
from argead.trials.processes import Use, use_of
from argead.trials.sittings import Log, Sitting

ARRIVALS_PER_S = 10.0
"""How many tables are begun a second, for as long as the server does not ask for patience."""

SILENT_PACES = 10
SILENT_S = 20.0
"""A table that made no line for so many paces, and not for so long, stands still."""

SHARES = {"p50": 0.5, "p90": 0.9, "p99": 0.99, "max": 1.0}


@dataclass(frozen=True, slots=True)
class Plan:
    """So many tables of these games at an address, each with a line a `pace`, warmed up and then measured."""

    address: tuple[str, int]
    games: Sequence[Game]
    tables: int
    pace: float
    warm_up: float
    seconds: float
    pid: int | None = None
    seed: int = 1


@dataclass(frozen=True, slots=True)
class Figures:
    """What was measured. `taken` are the bytes that came in on all live lines; `before` and `after` are the server's
    use of this machine, `own` the processor seconds of the load itself."""

    plan: Plan
    log: Log
    seconds: float
    silent: int
    taken: int
    own: float
    before: Use | None
    after: Use | None

    @property
    def troubles(self) -> int:
        return self.log.troubles.total()

    def as_json(self) -> dict[str, Any]:
        """Times in milliseconds, memory in MiB, processors as a share of one core."""
        made: dict[str, Any] = {
            "tables": self.plan.tables,
            "seconds": round(self.seconds, 1),
            "moves": len(self.log.answered),
            "lines": self.log.lines,
            "lines_per_second": round(self.log.lines / self.seconds, 1),
            "games_ended": self.log.ended,
            "errors": self.troubles,
            "troubles": dict(self.log.troubles.most_common(20)),
            "silent_tables": self.silent,
            "answered_ms": _spread(self.log.answered),
            "told_ms": _spread(self.log.told),
            "bytes_per_line": round(self.taken / self.log.lines) if self.log.lines else None,
            "load_cores": round(self.own / self.seconds, 2),
        }
        if self.before is not None and self.after is not None:
            made["server_processes"] = self.after.processes
            made["server_mib"] = round(self.after.memory / 2**20, 1)
            made["server_cores"] = round((self.after.seconds - self.before.seconds) / self.seconds, 2)
        return made


async def bear(plan: Plan, tell: Callable[[str], None]) -> Figures:
    """Seat everybody, let them play, and measure."""
    log, random = Log(), Random(plan.seed)
    sittings = [
        Sitting(number, game, plan.address, plan.pace, Random(random.random()), lambda: log)
        for number, game in enumerate(islice(cycle(plan.games), plan.tables), 1)
    ]
    playing: list[asyncio.Task[None]] = []
    beating = asyncio.create_task(_beat(sittings))
    try:
        for number, sitting in enumerate(sittings, 1):
            tell(f"{number} of {plan.tables} tables")
            playing.append(asyncio.create_task(sitting.play()))
            await asyncio.sleep(1 / ARRIVALS_PER_S)
        await _until_all_play(sittings, plan)
        tell("warming up")
        await asyncio.sleep(plan.warm_up)
        # What is set up by now stays; a long collection here would look like a slow server.
        gc.collect()
        gc.freeze()
        tell("measuring")
        log = Log()
        taken, own, before, start = Line.taken, time.process_time(), _use(plan), perf_counter()
        await asyncio.sleep(plan.seconds)
        measured, log, end = log, Log(), perf_counter()
        longest = max(SILENT_S, SILENT_PACES * plan.pace)
        still = [one for one in sittings if end - one.last_line > longest]
        measured.troubles.update(f"stands still: {sitting.standstill}" for sitting in still)
        spent = time.process_time() - own
        return Figures(plan, measured, end - start, len(still), Line.taken - taken, spent, before, _use(plan))
    finally:
        beating.cancel()
        for task in playing:
            task.cancel()
        await asyncio.gather(beating, *playing, return_exceptions=True)
        gc.unfreeze()


async def _until_all_play(sittings: Sequence[Sitting], plan: Plan) -> None:
    """Those who were asked for patience come last."""
    most = perf_counter() + plan.tables
    while perf_counter() < most and not all(sitting.begun for sitting in sittings):
        await asyncio.sleep(1)


async def _beat(sittings: Sequence[Sitting]) -> None:
    """Each browser says every now and then that it is there, one after the other."""
    while True:
        for sitting in sittings:
            await sitting.beat()
            await asyncio.sleep(BEAT_S / len(sittings))


def _use(plan: Plan) -> Use | None:
    return None if plan.pid is None else use_of(plan.pid)


def _spread(values: list[float]) -> dict[str, float] | None:
    if not values:
        return None
    return {name: round(1e3 * percentile(values, share), 1) for name, share in SHARES.items()}
