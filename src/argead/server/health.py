"""Whether the table can do its work: every few seconds at most it stores something, as if it were a move."""

from __future__ import annotations

import asyncio
import time

from argead.server.store import NotStored, Store
from argead.table.refusals import Refusal

FRESH_S = 5.0
"""For so long the last answer stands, however many ask."""

PATIENCE_S = 3.0
"""After so long a database that does not answer is taken to be busy; the next who asks waits for the same answer."""


class Pulse:
    """What was last felt of the database. The write goes the way of the moves: where they wait, it waits with them."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._felt = -FRESH_S
        self._trouble: str | None = None
        self._feeling: asyncio.Task[None] | None = None

    async def check(self) -> None:
        """Refuse if nothing could be stored now."""
        if self._feeling is None and time.monotonic() - self._felt >= FRESH_S:
            self._feeling = asyncio.create_task(self._feel())
        trouble = self._trouble
        if self._feeling is not None:
            done, _ = await asyncio.wait([self._feeling], timeout=PATIENCE_S)
            trouble = self._trouble if done else "busy"
        if trouble is not None:
            raise Refusal("not-stored", f"database-{trouble}")

    async def _feel(self) -> None:
        try:
            await self._store.beat()
            self._trouble = None
        except NotStored as error:
            self._trouble = error.trouble
        finally:
            self._felt = time.monotonic()
            self._feeling = None
