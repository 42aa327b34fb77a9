"""Several processes behind one port: they are started, watched, started again and stopped together."""

from __future__ import annotations

import logging
import os
import signal
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from threading import Thread
from typing import Any

from prometheus_client.multiprocess import mark_process_dead

from argead.server.database import DatabaseError, address, is_sqlite
from argead.server.settings import Settings

LOG = logging.getLogger(__name__)

FIRST_PAUSE_S, LONGEST_PAUSE_S = 0.5, 30.0
"""Before a process that has ended is started again; twice as long each time, unless it has served for a while."""

STEADY_S = 60.0
STOPPING_S = 20.0
"""How long a process may take to stop before it is killed."""

GLANCE_S = 0.2

Serve = Callable[[Settings, Callable[[], None]], None]
"""Serves, and calls back when it is ready."""


@dataclass(slots=True)
class Member:
    """One of the processes. It stops when the other end of its leash is closed, as it is if this process dies."""

    serve: Serve
    settings: Settings
    process: SpawnProcess | None = None
    leash: Connection | None = None
    is_ready: bool = False
    begun: float = 0.0
    pause: float = FIRST_PAUSE_S
    due: float = field(default_factory=time.monotonic)

    def start(self) -> None:
        spawn = get_context("spawn")
        self.leash, held = spawn.Pipe()
        self.process = spawn.Process(target=_serve, args=(self.serve, self.settings, held))
        self.process.start()
        held.close()
        self.is_ready, self.begun = False, time.monotonic()

    def look(self) -> bool:
        """Whether it runs; when it has ended it is due again after a pause."""
        if self.process is None:
            return False
        assert self.leash is not None
        if not self.is_ready:
            with suppress(EOFError, OSError):
                self.is_ready = self.leash.poll() and self.leash.recv()
        if self.process.is_alive():
            return True
        now = time.monotonic()
        self.pause = FIRST_PAUSE_S if now - self.begun > STEADY_S else min(2 * self.pause, LONGEST_PAUSE_S)
        self.due = now + self.pause
        self.leash.close()
        mark_process_dead(self.process.pid)  # type: ignore[no-untyped-call]
        self.process, self.is_ready = None, False
        return False

    def stop(self, seconds: float) -> None:
        """Wait for its end; whoever takes too long is killed."""
        if self.process is not None:
            self.process.join(seconds)
            self.process.kill()
            self.process.join()


def supervise(serve: Serve, settings: Settings, ready: Callable[[], None]) -> int:
    """Run as many processes as the settings say until SIGTERM or Ctrl-C; the exit code. `ready`: all of them are."""
    told: list[int] = []
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda number, _: told.append(number))
    members = [Member(serve, settings) for _ in range(settings.processes)]
    try:
        # The first one alone brings the schema up to date, and says what is wrong if it cannot start.
        for some in (members[:1], members[1:]):
            for member in some:
                member.start()
            while not told and not all(member.is_ready for member in some):
                if sum(member.look() for member in some) < len(some):
                    return 1
                _glance(some)
        if not told:
            ready()
        while not told:
            for member in members:
                if member.process is not None and not member.look():
                    LOG.warning("a process has ended and is started again in %g s", member.pause)
                elif member.process is None and time.monotonic() >= member.due:
                    member.start()
            _glance(members)
        return 0
    finally:
        for member in members:
            if member.process is not None:
                member.process.terminate()
        latest = time.monotonic() + STOPPING_S
        for member in members:
            member.stop(max(0.0, latest - time.monotonic()))


def check_sharing(settings: Settings) -> None:
    """Whether several processes can serve with these settings at all."""
    if is_sqlite(address(settings.database)):
        raise DatabaseError(
            "Several processes need PostgreSQL (--database postgresql://…): one alone can serve a SQLite file."
        )
    if sys.platform != "linux":
        raise DatabaseError(
            "Several processes share one port on Linux only: elsewhere start each on a port of its own, "
            "behind a web server."
        )


def _glance(members: list[Member]) -> None:
    """Wait a moment, or until one of them ends."""
    sentinels: list[Any] = [member.process.sentinel for member in members if member.process is not None]
    wait(sentinels, GLANCE_S) if sentinels else time.sleep(GLANCE_S)


def _serve(serve: Serve, settings: Settings, leash: Connection) -> None:
    # Ctrl-C reaches all processes of a terminal's session; this one is told to stop by its supervisor.
    os.setsid()
    Thread(target=_end_with, args=(leash,), daemon=True).start()
    serve(settings, lambda: leash.send(True))


def _end_with(leash: Connection) -> None:
    with suppress(EOFError, OSError):
        leash.recv()
    os.kill(os.getpid(), signal.SIGTERM)
