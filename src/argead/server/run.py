"""Running the table: one line when it is ready, one sentence when it cannot start, a clean end when told to stop."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import partial

import uvicorn

from argead.server import logs
from argead.server.app import create_app
from argead.server.callers import Proxies
from argead.server.connections import AT_ONCE, KEEP_ALIVE_S, Config, Connection, Porter, room_for
from argead.server.database import DatabaseError, address, is_sqlite
from argead.server.meters import in_common
from argead.server.processes import check_sharing, supervise
from argead.server.settings import Settings
from argead.server.sockets import LONGEST_MESSAGE_BYTES, LiveSocket

if sys.platform != "win32":
    import resource

LOG = logging.getLogger(__name__)

SWITCH_S = 0.0005
COLLECTED = (2_000, 5, 100)
"""While the collector walks nobody is answered: it shall take many short walks, and seldom one through all rooms."""

QUEUE = 1024
"""How many connections may knock before they are answered."""

TICKS_A_SECOND = 10
MANY_DESCRIPTORS = 1 << 20
"""What there is where nobody counts."""


class Server(uvicorn.Server):
    """Says when it is ready, and has the porter look around once a second."""

    config: Config
    ready: Callable[[], None]

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().set_exception_handler(logs.unhandled)
        await super().startup(sockets)
        for listener in sockets or ():
            listener.listen(QUEUE)
        # What is loaded by now stays: the collector need not walk through it while people play.
        gc.freeze()
        gc.set_threshold(*COLLECTED)
        self.ready()

    async def on_tick(self, counter: int) -> bool:
        if counter % TICKS_A_SECOND == 0:
            self.config.porter.look_around(asyncio.get_running_loop().time())
        return await super().on_tick(counter)


def run(settings: Settings, open_browser: bool = False) -> None:
    """Serve until SIGTERM or Ctrl-C; exit with 1 and a sentence if the table cannot start."""
    with _saying_why(settings):
        several = settings.processes > 1
        if several:
            check_sharing(settings)
        listener = _listen(settings.host, settings.port)
        settings = replace(settings, port=listener.getsockname()[1])
    ready = partial(_announce, settings, open_browser)
    if not several:
        _serve(settings, listener, ready)
        return
    logs.begin(settings.log)
    # The port was free, and is kept for us by a socket that shares it and hears nobody.
    listener.close()
    with _saying_why(settings), _bind(settings.host, settings.port, shared=True), in_common():
        raise SystemExit(supervise(serve_shared, settings, ready))


def serve_shared(settings: Settings, ready: Callable[[], None]) -> None:
    """Serve as one of several processes at the same port."""
    with _saying_why(settings):
        listener = _listen(settings.host, settings.port, shared=True)
    _serve(settings, listener, ready)


def _serve(settings: Settings, listener: socket.socket, ready: Callable[[], None]) -> None:
    throttle = logs.begin(settings.log)
    settings = replace(settings, connections=room_for(settings.connections, _descriptors()))
    proxies = Proxies(settings.proxies)
    with _saying_why(settings):
        app = create_app(settings)
    server = Server(
        Config(
            app,
            porter=Porter(settings.connections, settings.connections_each, proxies),
            http=Connection,
            ws=LiveSocket,
            ws_max_size=LONGEST_MESSAGE_BYTES,
            ws_per_message_deflate=False,
            forwarded_allow_ips=proxies.spelled(),
            backlog=AT_ONCE,
            timeout_keep_alive=KEEP_ALIVE_S,
            log_config=None,
            log_level="warning",
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=3,
            lifespan="on",
            loop=_loop(settings),
        )
    )
    server.ready = ready
    # uvicorn raises the signal that stopped it once more when it has stopped; that is no news by then.
    signal.signal(signal.SIGTERM, lambda *_: None)
    signal.signal(signal.SIGINT, lambda *_: None)
    # The thread that commits must not wait long for its turn while the event loop is busy.
    sys.setswitchinterval(SWITCH_S)
    server.run(sockets=[listener])
    if throttle.left_out():
        LOG.warning("%s lines of this log were left out, each like others that were not", throttle.left_out())


def _loop(settings: Settings) -> str:
    """The event loop: on Windows the usual one cannot wait for PostgreSQL."""
    waits_for_postgres = not is_sqlite(address(settings.database))
    return "asyncio:SelectorEventLoop" if sys.platform == "win32" and waits_for_postgres else "auto"


def _descriptors() -> int:
    """How many descriptors this process may have, after it has asked for all that it can get."""
    if sys.platform == "win32":
        return MANY_DESCRIPTORS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    return MANY_DESCRIPTORS if soft == resource.RLIM_INFINITY else soft


def _announce(settings: Settings, open_browser: bool) -> None:
    address = f"http://{f'[{settings.host}]' if ':' in settings.host else settings.host}:{settings.port}"
    print(f"Argead is ready: {address}", flush=True)
    if open_browser:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _listen(host: str, port: int, shared: bool = False) -> socket.socket:
    listener = _bind(host, port, shared)
    try:
        # A busy port shows here and not when uvicorn listens.
        listener.listen(QUEUE)
    except OSError:
        listener.close()
        raise
    return listener


def _bind(host: str, port: int, shared: bool = False) -> socket.socket:
    """A socket at an address; one that is shared lets others be bound there that are shared too."""
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    # asyncio switches Nagle's delay off only where it sees that the protocol is TCP.
    bound = socket.socket(family, kind, protocol)
    try:
        if sys.platform != "win32":
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if shared:
                bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        bound.bind(address)
    except OSError:
        bound.close()
        raise
    return bound


@contextmanager
def _saying_why(settings: Settings) -> Iterator[None]:
    """One sentence, and the exit code 1, where the table cannot start."""
    try:
        yield
    except (OSError, DatabaseError) as error:
        print(_sentence(error, settings), file=sys.stderr)
        raise SystemExit(1) from None


def _sentence(error: Exception, settings: Settings) -> str:
    if not isinstance(error, OSError):
        return str(error)
    if error.errno == errno.EADDRINUSE:
        return f"Port {settings.port} is busy: stop what uses it, or choose another port."
    return f"The table cannot be reached at {settings.host}, port {settings.port}: {error.strerror or error}."
