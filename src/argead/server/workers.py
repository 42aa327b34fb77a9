"""Thinking happens in processes of its own, so that the table never waits for a bot.

A worker is handed a job, which holds a guess and nothing else: what a seat cannot know is not in its memory.
"""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Thread
from typing import Any, TypeVar

from argead.kernel import ArgeadError, RulesParted
from argead.shelf import game, verify
from argead.table import Job

Result = TypeVar("Result")

PATIENCE_S = 30.0
"""After so long a worker is taken to be stuck."""


class Workers:
    """A pool of processes, started when it is first needed and replaced when it breaks."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._pool: ProcessPoolExecutor | None = None
        self._leash: Connection | None = None

    async def run(self, task: Callable[..., Result], *args: Any) -> Result:
        """The result of a task; a worker that dies or takes too long is an error, and the next task gets a new one."""
        if self._pool is None:
            held, self._leash = get_context("spawn").Pipe(duplex=False)
            self._pool = ProcessPoolExecutor(self.count, get_context("spawn"), _begin, (held,))
        pool = self._pool
        try:
            # Starting a process takes a moment that the event loop should not wait.
            future = await asyncio.to_thread(pool.submit, task, *args)
            return await asyncio.wait_for(asyncio.wrap_future(future), PATIENCE_S)
        except (BrokenProcessPool, TimeoutError):
            if self._pool is pool:
                self.close()
            raise

    def close(self) -> None:
        """Let all workers go at once."""
        if self._pool is not None and self._leash is not None:
            self._leash.close()
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def work(job: Job[Result], seconds: float = PATIENCE_S) -> Result | None:
    """Run a job to its end, or for so long (in a worker); None if it came to nothing."""
    result, end = None, time.perf_counter() + seconds
    for found in job.run():
        result = found
        if time.perf_counter() >= end:
            break
    return result


def wake(name: str) -> None:
    """Load a game before it is needed (in a worker)."""
    game(name)


def check_record(text: str) -> None:
    """Play a record through the referee (in a worker). One that parts from its rules can be looked at all the same."""
    try:
        match = verify(text)
    except RulesParted as parted:
        match = parted.match
    match.record.header.dump().encode()  # JSON can spell what is no text, and then it cannot be stored


def has_ended(text: str) -> bool:
    """Whether a record is that of an ended match (in a worker); where today's rules cannot tell, it is taken to be."""
    try:
        return not verify(text).state.waiting()
    except ArgeadError:
        return True


def _begin(leash: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    Thread(target=_end_with, args=(leash,), daemon=True).start()


def _end_with(leash: Connection) -> None:
    """The other end of the pipe closes when the server lets go of the workers, or dies by whatever cause."""
    with suppress(EOFError, OSError):
        leash.recv_bytes()
    os._exit(0)
