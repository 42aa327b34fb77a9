"""A PostgreSQL server of the tests' own: empty, on 127.0.0.1 only, gone when they end."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any


def programs() -> Path | None:
    """Where Debian keeps the newest installed server's programs."""
    found = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    return max((path.parent for path in found), key=lambda path: int(path.parent.name), default=None)


@contextmanager
def server() -> Iterator[str]:
    """Run a server; give the URL of its database `postgres`."""
    bin_folder = programs()
    assert bin_folder, "no PostgreSQL server is installed"
    folder = Path(tempfile.mkdtemp(prefix="argead-postgres-"))
    # PostgreSQL refuses to run as root.
    user: dict[str, Any] = {}
    if os.geteuid() == 0:
        owner = pwd.getpwnam("postgres")
        os.chown(folder, owner.pw_uid, owner.pw_gid)
        user = {"user": owner.pw_uid, "group": owner.pw_gid, "extra_groups": []}

    def run(program: str, *arguments: str) -> None:
        # Output goes to a file: through a pipe, the server that pg_ctl leaves behind would hold the pipe open.
        with open(folder / "log", "a+") as log:
            done = subprocess.run([bin_folder / program, *arguments], stdout=log, stderr=log, cwd=folder, **user)
            if done.returncode:
                log.seek(0)
                raise RuntimeError(f"{program} failed:\n{log.read()}")

    data = str(folder / "data")
    port = _free_port()
    settings = f"-c listen_addresses=127.0.0.1 -c port={port} -c unix_socket_directories= -c fsync=off"
    try:
        run("initdb", "-D", data, "-U", "argead", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync")
        run("pg_ctl", "-D", data, "-o", settings, "--wait", "start")
        try:
            yield f"postgresql+psycopg://argead@127.0.0.1:{port}/postgres"
        finally:
            run("pg_ctl", "-D", data, "--mode=fast", "--wait", "stop")
    finally:
        shutil.rmtree(folder)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
