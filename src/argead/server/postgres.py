"""Opening PostgreSQL: a bounded number of connections, on none of which anybody waits for ever."""

from __future__ import annotations

import os
import socket
import time
from contextlib import suppress
from typing import Any

from sqlalchemy import URL, Engine, create_engine, event

NAME = "argead"
"""How a server's connections are called in PostgreSQL."""

CONNECTIONS, MORE = 5, 2
"""One for each of the store's threads, and some for whoever else looks; two besides are the herald's."""

CONNECT_S = 5
STATEMENT_S = 5
LOCK_S = 3
"""How long the server may take for a statement, and wait for a lock, before it refuses."""

SILENT_NETWORK_S = 10
"""After so long a peer that the network does not reach is given up."""


class Busy:
    """The connections in use, so that those which are stuck can be cut: a thread that waits there cannot wake itself.

    A server that has stopped in the midst of its work keeps its connections open and honours no time-out.
    """

    def __init__(self, engine: Engine) -> None:
        self._since: dict[Any, float] = {}
        event.listen(engine, "checkout", lambda raw, *_: self._since.update({raw: time.monotonic()}))
        event.listen(engine, "checkin", lambda raw, _: self._since.pop(raw, None))

    def cut(self, seconds: float) -> None:
        """End what has lasted longer than so many seconds."""
        late = time.monotonic() - seconds
        for raw, since in list(self._since.items()):
            if since <= late:
                with suppress(Exception), socket.socket(fileno=os.dup(raw.fileno())) as line:
                    line.shutdown(socket.SHUT_RDWR)


def open_postgres(url: URL) -> Engine:
    """An engine; nothing has been asked of the database yet."""
    pool = {"pool_size": CONNECTIONS, "max_overflow": MORE, "pool_timeout": CONNECT_S}
    return create_engine(url, connect_args=manners(url), hide_parameters=True, **pool)


def manners(url: URL, **settings: int) -> dict[str, Any]:
    """What a connection is opened with beside the URL: time-outs, and further settings of its session."""
    settings |= {"statement_timeout": STATEMENT_S * 1000, "lock_timeout": LOCK_S * 1000}
    given = url.query.get("options", "")
    spelt = " ".join(f"-c {name}={value}" for name, value in settings.items())
    return {
        "application_name": NAME,
        "options": f"{given if isinstance(given, str) else ' '.join(given)} {spelt}".strip(),
        "connect_timeout": CONNECT_S,
        "keepalives_idle": SILENT_NETWORK_S // 2,
        "keepalives_interval": 2,
        "keepalives_count": 3,
        "tcp_user_timeout": SILENT_NETWORK_S * 1000,
    }
