"""Work for a process that lasts until it is stopped."""

from __future__ import annotations

from time import monotonic, sleep

from argead.lab.pool import is_stopped


def until_stopped(seconds: float) -> bool:
    """Whether it was stopped, before so many seconds had gone by."""
    end = monotonic() + seconds
    while not is_stopped() and monotonic() < end:
        sleep(0.01)
    return is_stopped()
