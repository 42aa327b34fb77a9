"""Stand-ins for what would keep a machine busy for minutes: the bench, and the load with its server."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

from argead.bench.suite import Report
from argead.trials.load import Figures, Log, Plan


def measure(*_: Any) -> Report:
    return Report()


@contextmanager
def running_server(*_: Any) -> Iterator[SimpleNamespace]:
    yield SimpleNamespace(port=8000, pid=None)


async def bear(plan: Plan, _: Any) -> Figures:
    return Figures(plan, Log(), plan.seconds, 0, 0, 0.0, None, None)


STAND_INS = {
    "argead.bench.suite.run": measure,
    "argead.bench.serving.running_server": running_server,
    "argead.trials.load.bear": bear,
}
