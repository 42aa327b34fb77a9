"""Workers: one that hangs, dies or eats memory harms its own task alone."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import time
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from argead.kernel import RecordError
from argead.server.judges import read_record
from argead.server.refusals import worded
from argead.server.workers import WorkerLost, Workers
from argead.table.refusals import Refusal

GIB = 1024**3
FATAL: dict[str, tuple[Callable[..., Any], ...]] = {
    "hangs": (time.sleep, 3600),  # type: ignore[dict-item]
    "ends": (os._exit, 1),  # type: ignore[dict-item]
    "is killed": (signal.raise_signal, signal.SIGKILL),  # type: ignore[dict-item]
    "eats memory": (bytearray, 64 * GIB),  # type: ignore[dict-item]
}


def with_workers(count: int, story: Callable[[Workers], Awaitable[None]], patience: float = 30.0) -> None:
    async def run() -> None:
        workers = Workers(count, patience)
        try:
            await story(workers)
        finally:
            workers.close()

    asyncio.run(run())


@pytest.mark.parametrize("fatal", FATAL.values(), ids=FATAL.keys())
def test_a_task_that_ends_its_worker_harms_no_other(fatal: tuple[Any, ...]) -> None:
    async def story(workers: Workers) -> None:
        await asyncio.gather(*(workers.run(os.getpid) for _ in range(4)))
        lost = asyncio.create_task(workers.run(*fatal))
        others = await asyncio.gather(*(workers.run(sorted, [3, 1, 2]) for _ in range(6)))
        assert others == [[1, 2, 3]] * 6
        with pytest.raises(WorkerLost):
            await lost
        assert await asyncio.gather(*(workers.run(sorted, [2, 1]) for _ in range(4))) == [[1, 2]] * 4

    with_workers(2, story, patience=5.0)


def test_a_worker_serves_again_after_a_task_that_failed() -> None:
    async def story(workers: Workers) -> None:
        first = await workers.run(os.getpid)
        with pytest.raises(ZeroDivisionError):
            await workers.run(divmod, 1, 0)
        with pytest.raises(RecordError, match="line 1"):
            await workers.run(read_record, "{}")
        assert await workers.run(os.getpid) == first != os.getpid()

    with_workers(1, story)


def test_what_cannot_be_sent_is_still_an_answer() -> None:
    async def story(workers: Workers) -> None:
        with pytest.raises((TypeError, RuntimeError, AttributeError, pickle.PicklingError)):
            await workers.run(eval, "lambda: 1")
        assert await workers.run(sorted, [2, 1]) == [1, 2]

    with_workers(1, story)


def test_a_refusal_comes_back_as_it_was() -> None:
    sent = Refusal("bad-record", "bad-names", most=40)
    back = pickle.loads(pickle.dumps(sent))
    assert (back.status, worded(back, "fr")) == (sent.status, worded(sent, "fr"))


def test_workers_that_were_let_go_take_no_more_tasks() -> None:
    async def story(workers: Workers) -> None:
        hanging = asyncio.create_task(workers.run(time.sleep, 3600))
        await workers.run(os.getpid)
        workers.close()
        with pytest.raises(WorkerLost):
            await hanging
        with pytest.raises((WorkerLost, RuntimeError)):
            await workers.run(os.getpid)

    with_workers(2, story)
