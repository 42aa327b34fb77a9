"""Forecasts at the table: playouts run in processes of their own, so that no bot has to wait for them."""

from __future__ import annotations

import asyncio
import logging

from argead.server.rooms import Room
from argead.server.rota import Rota
from argead.server.workers import WorkerLost, Workers, wake, work
from argead.table import Playouts
from argead.table.forecast import Forecast
from argead.table.refusals import Refusal
from argead.table.shapes import OddsShown

LOG = logging.getLogger(__name__)

BATCH_S = 0.9
"""How long a call adds playouts: with the way to the table and back, about a second."""

MOST_WAITING = 200
MOST_WAITING_EACH = 30
"""Who asks for odds when so many wait would see them only after the next move."""


class Batched(Forecast):
    """What is known, and the batch of playouts that is under way."""

    __slots__ = ("batch",)

    def __init__(self, ply: int) -> None:
        super().__init__(ply)
        self.batch: asyncio.Task[None] | None = None


class Forecasts:
    """As many batches at once as there are workers; who asks for the same odds at the same time gets the same batch."""

    def __init__(self, workers: int) -> None:
        self._workers = Workers(workers)
        self._rota = Rota("odds", workers, MOST_WAITING, MOST_WAITING_EACH)
        self._waking: asyncio.Task[None] | None = None

    def attend(self, room: Room) -> None:
        """Start the workers before they are needed: a process takes a moment to begin."""
        if room.game.playout is not None and self._waking is None:
            self._waking = asyncio.create_task(self._wake(room.game.name))

    def close(self) -> None:
        """Let the workers go."""
        self._workers.close()

    async def odds(self, room: Room, seat: int) -> tuple[OddsShown | None, int]:
        """How the seat's fight would end, after some playouts more, and at which ply; None without a fight."""
        ply = room.match.ply
        known = room.forecasts.get(seat)
        if known is None or known.ply != ply:
            known = Batched(ply)
        job = None if known.settled else room.table.odds(seat)
        if job is None:
            return known.tally.shown(), ply
        room.forecasts[seat] = known
        if known.batch is None:
            known.batch = asyncio.create_task(self._refine(room, known, job))
        await asyncio.shield(known.batch)
        return known.tally.shown(), ply

    async def _refine(self, room: Room, known: Batched, job: Playouts) -> None:
        try:
            async with self._rota.place(room.id):
                if room.match.ply == known.ply:
                    known.take(await self._workers.run(work, job, BATCH_S))
        except WorkerLost:
            raise Refusal("busy") from None
        finally:
            known.batch = None

    async def _wake(self, name: str) -> None:
        try:
            await self._workers.run(wake, name)
        except Exception:
            LOG.exception("the workers for odds did not start")
            self._waking = None
