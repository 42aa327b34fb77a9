"""Thinking happens in processes of its own, so that the table never waits for a bot.

A worker is handed a job, which holds a guess and nothing else: what a seat cannot know is not in its memory.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any, TypeVar

from argead.bots.net import ONE_CORE
from argead.shelf import game
from argead.table import Job

Result = TypeVar("Result")

PATIENCE_S = 30.0
"""After so long a worker is taken to be stuck."""

START_S = 60.0
"""How long a process may take to begin, which on a busy machine is longer than most tasks."""

MEMORY_BYTES = 1024**3
"""A worker that wants more than this is let go. An empty one has a tenth of it set apart."""

SPAWN = get_context("spawn")
READY = b"ready"


class WorkerLost(Exception):
    """A worker died over its task, wanted too much memory, or took too long."""


class Worker:
    """One process, with one task at a time. It ends with the line to it, by whatever cause that breaks."""

    def __init__(self, memory: int) -> None:
        self._line, far_end = SPAWN.Pipe()
        self._process = SPAWN.Process(target=_serve, args=(far_end, memory), daemon=True)
        self._process.start()
        self._is_ready = False
        far_end.close()

    def run(self, task: Callable[..., Result], args: tuple[Any, ...], patience: float) -> tuple[bool, Any]:
        """Whether the task came to an end, and its result or what it raised."""
        try:
            if not self._is_ready:
                self._hear(START_S)
                self._is_ready = True
            self._line.send_bytes(pickle.dumps((task, args)))
            answer: tuple[bool, Any] = pickle.loads(self._hear(patience))
        except (EOFError, OSError):
            raise WorkerLost("a worker died") from None
        return answer

    def _hear(self, patience: float) -> bytes:
        if not self._line.poll(patience):
            raise WorkerLost(f"a worker took longer than {patience:g} s")
        return self._line.recv_bytes()

    def stop(self) -> None:
        """End it at once, whatever it does."""
        self._process.kill()


class Workers:
    """So many processes, each started when it is first needed. One that is lost harms no task but its own."""

    def __init__(self, count: int, patience: float = PATIENCE_S, memory: int = MEMORY_BYTES) -> None:
        self.count = count
        self._patience = patience
        self._memory = memory
        self._threads = ThreadPoolExecutor(count, "argead-worker")
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()
        self._lock = Lock()
        self._closed = False

    async def run(self, task: Callable[..., Result], *args: Any) -> Result:
        """The result of a task; raises what the task raised, or `WorkerLost`."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._run, task, args)

    def close(self) -> None:
        """Let all workers go at once."""
        with self._lock:
            self._closed = True
            for worker in self._all:
                worker.stop()
        self._threads.shutdown(wait=False)

    def _run(self, task: Callable[..., Result], args: tuple[Any, ...]) -> Result:
        worker = self._take()
        try:
            done, result = worker.run(task, args, self._patience)
        except BaseException:
            worker.stop()
            with self._lock:
                self._all.discard(worker)
            raise
        with self._lock:
            self._idle.append(worker)
        if not done:
            raise result
        kept: Result = result
        return kept

    def _take(self) -> Worker:
        with self._lock:
            if self._closed:
                raise WorkerLost("the workers have been let go")
            if self._idle:
                return self._idle.pop()
            worker = Worker(self._memory)
            self._all.add(worker)
            return worker


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


def _serve(line: Connection, memory: int) -> None:
    """A worker's life. What it counts is nobody's business."""
    os.environ.pop("PROMETHEUS_MULTIPROC_DIR", None)
    os.environ.update(ONE_CORE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    _limit(memory)
    line.send_bytes(READY)
    tasks: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(line, tasks), daemon=True).start()
    while True:
        try:
            line.send_bytes(_answer(tasks.get()))
        except (MemoryError, OSError):
            os._exit(1)


def _listen(line: Connection, tasks: SimpleQueue[bytes]) -> None:
    """The other end of the line closes when the server dies, by whatever cause; no task is worth going on then."""
    with suppress(EOFError, OSError):
        while True:
            tasks.put(line.recv_bytes())
    os._exit(0)


def _answer(raw: bytes) -> bytes:
    try:
        task, args = pickle.loads(raw)
        return pickle.dumps((True, task(*args)))
    except MemoryError:
        raise
    except Exception as error:
        try:
            said = pickle.dumps((False, error))
            pickle.loads(said)
            return said
        except Exception:  # not every error can be sent
            return pickle.dumps((False, RuntimeError(repr(error))))


def _limit(memory: int) -> None:
    """Where the system can hold a process to its memory, it does."""
    try:
        import resource
    except ImportError:
        return
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
