"""A PostgreSQL server of the tests' own: empty, on 127.0.0.1 only, gone when they end."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any


def programs() -> Path | None:
    """Where Debian keeps the newest installed server's programs."""
    found = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    return max((path.parent for path in found), key=lambda path: int(path.parent.name), default=None)


class Cluster:
    """A server that can be stopped, killed and started again; its data stays until the folder goes."""

    def __init__(self, folder: Path) -> None:
        bin_folder = programs()
        assert bin_folder, "no PostgreSQL server is installed"
        self._bin = bin_folder
        self._folder = folder
        self._data = folder / "data"
        self._port = _free_port()
        # PostgreSQL refuses to run as root.
        self._user: dict[str, Any] = {}
        if os.geteuid() == 0:
            owner = pwd.getpwnam("postgres")
            os.chown(folder, owner.pw_uid, owner.pw_gid)
            self._user = {"user": owner.pw_uid, "group": owner.pw_gid, "extra_groups": []}
        made = ("-U", "argead", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync")
        self._run("initdb", "-D", str(self._data), *made)

    @property
    def url(self) -> str:
        return f"postgresql+psycopg://argead@127.0.0.1:{self._port}/postgres"

    def start(self) -> None:
        settings = f"-c listen_addresses=127.0.0.1 -c port={self._port} -c unix_socket_directories= -c fsync=off"
        self._run("pg_ctl", "-D", str(self._data), "-o", settings, "--wait", "start")

    def stop(self) -> None:
        self._run("pg_ctl", "-D", str(self._data), "--mode=fast", "--wait", "stop")

    def children(self) -> list[int]:
        """The processes that the server has started, one for each connection among them."""
        number = self._number()
        return [int(child) for child in Path(f"/proc/{number}/task/{number}/children").read_text().split()]

    def crash(self) -> None:
        """Kill all of it at once."""
        processes = self.signal(signal.SIGKILL)
        # It could not be started again while anything of it is there, be it as a dead child of somebody's.
        while any(Path(f"/proc/{process}").exists() for process in processes):
            time.sleep(0.01)

    def signal(self, number: signal.Signals) -> list[int]:
        """Send a signal to all processes of the server."""
        processes = [self._number(), *self.children()]
        for process in processes:
            with suppress(ProcessLookupError):
                os.kill(process, number)
        return processes

    def _number(self) -> int:
        return int((self._data / "postmaster.pid").read_text().split()[0])

    def _run(self, program: str, *arguments: str) -> None:
        # Output goes to a file: through a pipe, the server that pg_ctl leaves behind would hold the pipe open.
        with open(self._folder / "log", "a+") as log:
            command = [self._bin / program, *arguments]
            done = subprocess.run(command, stdout=log, stderr=log, cwd=self._folder, **self._user)
            if done.returncode:
                log.seek(0)
                raise RuntimeError(f"{program} failed:\n{log.read()}")


@contextmanager
def cluster() -> Iterator[Cluster]:
    """Run a server that tests may treat as they like."""
    folder = Path(tempfile.mkdtemp(prefix="argead-postgres-"))
    try:
        made = Cluster(folder)
        made.start()
        try:
            yield made
        finally:
            made.stop()
    finally:
        shutil.rmtree(folder)


@contextmanager
def server() -> Iterator[str]:
    """Run a server; give the URL of its database `postgres`."""
    with cluster() as running:
        yield running.url


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
