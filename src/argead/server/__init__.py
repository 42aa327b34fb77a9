"""The table: matches over HTTP and WebSocket, stored move by move. `docs/protocol.md` is what it speaks.

Nothing is imported here before it is needed: the processes in which bots think load this package too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from litestar.types import ASGIApp

    from argead.server.settings import Settings


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    open_browser: bool = False,
    processes: int | None = None,
) -> None:
    """Run the table until it is told to stop."""
    from argead.server.run import run
    from argead.server.settings import Settings

    run(Settings.from_environment(host, port, database, processes), open_browser=open_browser)


def create_app(settings: Settings) -> ASGIApp:
    """The table as an ASGI application."""
    from argead.server.app import create_app

    return create_app(settings)
