"""Stand-ins for what would keep a machine busy for minutes, and a judgement for games that have learned none."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

from argead.bench.suite import Report
from argead.kernel import State
from argead.lab import Chances
from argead.trials.load import Figures, Log, Plan


def measure(*_: Any) -> Report:
    return Report()


@contextmanager
def running_server(*_: Any) -> Iterator[SimpleNamespace]:
    yield SimpleNamespace(port=8000, pid=None)


async def bear(plan: Plan, _: Any) -> Figures:
    return Figures(plan, Log(), plan.seconds, 0, 0, 0.0, None, None)


def even(state: State, seat: int) -> list[float]:
    return [1 / max(2, state.players)] * state.players


def judge(_: Any) -> Chances:
    return even


def learn(_: Any) -> Iterator[Any]:
    return iter(())


def resume(*_: Any) -> list[Any]:
    return []


def write(*_: Any) -> int:
    """The site, for which the client must be built."""
    return 0


STAND_INS = {
    "argead.site.building.write": write,
    "argead.lab.learning.trainer.Trainer.learn": learn,
    "argead.lab.learning.keeping.resume": resume,
    "argead.lab.calibration.judge": judge,
    "argead.bench.suite.run": measure,
    "argead.bench.serving.running_server": running_server,
    "argead.trials.load.bear": bear,
}
