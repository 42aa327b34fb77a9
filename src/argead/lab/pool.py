"""Work shared out among processes. Results come in the order of the tasks, however many processes there are."""

from __future__ import annotations

import signal
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import Event
from multiprocessing.synchronize import Event as EventType
from typing import TypeVar

from argead.kernel import ArgeadError

Task = TypeVar("Task")
Result = TypeVar("Result")

_stop: EventType | None = None


def spread(work: Callable[[Task], Result], tasks: Sequence[Task], jobs: int) -> Generator[Result, None, None]:
    """The results of tasks, from `jobs` processes. Close it to stop before the end."""
    stop = Event()
    with ProcessPoolExecutor(min(jobs, len(tasks)), initializer=enlist, initargs=(stop,)) as pool:
        try:
            yield from pool.map(work, tasks)
        except BrokenProcessPool:
            raise ArgeadError("a process that was playing games was stopped from outside") from None
        finally:
            stop.set()


def is_stopped() -> bool:
    """Whether this process works for somebody who needs no more."""
    return _stop is not None and _stop.is_set()


def enlist(stop: EventType) -> None:
    """Prepare a process. Ctrl-C reaches all of them, but it is the parent that stops the work."""
    global _stop
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)
