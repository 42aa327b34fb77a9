"""A server of our own for a while, as a host would start it."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from argead.bench.wire import Http, TableError

PATIENCE_S = 20.0


@dataclass(frozen=True, slots=True)
class Running:
    """A server that runs on this machine."""

    port: int
    pid: int


@contextmanager
def running_server(
    database: str | None = None, words: Sequence[str] = (), environment: Mapping[str, str] | None = None
) -> Iterator[Running]:
    """A server on a free port, with more `words` of the command line; its database, if none is given, goes with it."""
    with tempfile.TemporaryDirectory(prefix="argead-bench-") as folder:
        port = _free_port()
        program = "from argead.cli import main; main()"
        database = database or f"sqlite:///{Path(folder) / 'bench.db'}"
        command = ["serve", "--port", str(port), "--no-browser", "--database", database, *words]
        with (Path(folder) / "log").open("w+b") as log:
            server = subprocess.Popen(
                [sys.executable, "-c", program, *command],
                stdout=log,
                stderr=log,
                env={**os.environ, **(environment or {})},
            )
            try:
                asyncio.run(_wait_until_up(port, server))
            except TableError:
                _stop(server)
                log.seek(0)
                said = log.read().decode(errors="replace").strip().splitlines()
                raise TableError(said[-1] if said else "the server did not start") from None
        try:
            yield Running(port, server.pid)
        finally:
            _stop(server)


def _stop(server: subprocess.Popen[bytes]) -> None:
    server.terminate()
    try:
        server.wait(10)
    except subprocess.TimeoutExpired:
        server.kill()
        server.wait()


async def _wait_until_up(port: int, server: subprocess.Popen[bytes]) -> None:
    deadline = perf_counter() + PATIENCE_S
    while perf_counter() < deadline and server.poll() is None:
        with suppress(OSError, EOFError):
            await Http("127.0.0.1", port).call("GET", "/api/health")
            return
        await asyncio.sleep(0.05)
    raise TableError("the server did not start")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
