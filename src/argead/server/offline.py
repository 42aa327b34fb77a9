"""The site that needs no server, offered under `/offline/` by a server that has it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory

from argead.server.client import Client
from argead.site.building import built, write

ADDRESS = "/offline/"

POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""Its interpreter is compiled in the browser, and the account of a match is a page of its own that holds its styles."""

LASTING = ("assets/", "referee-", "data-", "argead-")
"""What carries its digest in its name."""


class Offline:
    """The site's files, written into a folder of their own when somebody first asks for one."""

    def __init__(self, shell: Path) -> None:
        self._shell = shell
        self._folder: TemporaryDirectory[str] | None = None
        self._client: Client | None = None
        self._lock = asyncio.Lock()

    @property
    def is_offered(self) -> bool:
        """Whether there is anything to write."""
        return built(self._shell)

    async def client(self) -> Client | None:
        """The files; none where the site is not built."""
        async with self._lock:
            if self._client is None and self.is_offered:
                self._folder = TemporaryDirectory(prefix="argead-offline-")
                home = Path(self._folder.name)
                await asyncio.to_thread(write, home, self._shell)
                self._client = Client(home, LASTING)
        return self._client

    def close(self) -> None:
        """Remove what was written."""
        if self._folder is not None:
            self._folder.cleanup()
