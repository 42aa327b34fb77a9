"""The latch: one process serves a SQLite file; nobody would tell a second one of the moves that are made there."""

from __future__ import annotations

import os
import sys
from contextlib import suppress

from argead.server.database import DatabaseError, address, sqlite_file

BESIDE = ".lock"
"""The file that is locked lies beside the database: SQLite has locks of its own in there."""


class Latch:
    """Holds the database for this process. The system lets go of it when the process ends, by whatever cause."""

    def __init__(self, database: str | None) -> None:
        self._held: int | None = None
        url = address(database)
        file = sqlite_file(url) if url.get_backend_name() == "sqlite" else None
        if file is None:
            return
        path = file.resolve()
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._held = os.open(f"{path}{BESIDE}", os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise DatabaseError(f"The database {url.render_as_string()} cannot be opened: {error.strerror}.") from None
        try:
            _lock(self._held)
        except OSError:
            os.close(self._held)
            raise DatabaseError(
                f"The database {path} is served by another process: stop that one, or let several serve PostgreSQL."
            ) from None

    def __enter__(self) -> None:
        """It holds already."""

    def __exit__(self, *_: object) -> None:
        self.lift()

    def lift(self) -> None:
        """Let another process have the database."""
        if self._held is not None:
            with suppress(OSError):
                os.close(self._held)
            self._held = None


def _lock(file: int) -> None:
    """Take the lock or raise an `OSError`; closing the file gives it back."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
