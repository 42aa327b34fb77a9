"""Forecasts at the table: playouts run in processes of their own, so that no bot has to wait for them."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from argead.server.odds import Odds, play_out
from argead.server.rooms import Room
from argead.server.workers import Workers, sight_of, wake

LOG = logging.getLogger(__name__)

SECONDS = 0.9
"""How long a call adds playouts: with the way to the table and back, about a second."""


class Forecasts:
    """As many batches at once as there are workers; who asks for the same odds at the same time gets the same batch."""

    def __init__(self, workers: int) -> None:
        self._workers = Workers(workers)
        self._free = asyncio.Semaphore(workers)
        self._waking: asyncio.Task[None] | None = None

    def attend(self, room: Room) -> None:
        """Start the workers before they are needed: a process takes a moment to begin."""
        if room.game.playout is not None and self._waking is None:
            self._waking = asyncio.create_task(self._wake(room.game.name))

    def close(self) -> None:
        """Let the workers go."""
        self._workers.close()

    async def odds(self, room: Room, seat: int) -> tuple[dict[str, Any] | None, int]:
        """How the seat's fight would end, after some playouts more, and at which ply; None without a fight."""
        ply = room.match.ply
        if room.game.playout is None or room.over:
            return None, ply
        odds = room.odds.get(seat)
        if odds is None or odds.ply != ply:
            odds = room.odds[seat] = Odds(ply)
        if not odds.settled:
            if odds.batch is None:
                odds.batch = asyncio.create_task(self._refine(room, odds, sight_of(room.match.state, seat)))
            await asyncio.shield(odds.batch)
        return odds.tally.as_json(), ply

    async def _refine(self, room: Room, odds: Odds, sight: bytes) -> None:
        try:
            async with self._free:
                if room.match.ply == odds.ply:
                    odds.take(await self._workers.run(play_out, sight, SECONDS))
        finally:
            odds.batch = None

    async def _wake(self, name: str) -> None:
        try:
            await self._workers.run(wake, name)
        except Exception:
            LOG.exception("the workers for odds did not start")
            self._waking = None
