"""Bots at the table: they think in workers, from guesses, and move at a pace that people can follow."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from random import Random

from argead.bots import Spec, bot
from argead.kernel import Action, Game
from argead.server.refusals import Refusal
from argead.server.rooms import Room
from argead.server.workers import Workers, work
from argead.table import Thinking

LOG = logging.getLogger(__name__)

STRONGEST = 16
"""The strength up to which a bot answers while people wait."""

TRIES = 2
SORRY_S = 1.0
"""How long a bot waits before it moves again after its move could not be stored."""

Play = Callable[[Room, int, int, str], Awaitable[None]]


def check_bot(spec: str, game: Game) -> None:
    """Whether the game has such a bot, and not too strong for a table where people wait."""
    bot(spec, game=game)
    if int(Spec.read(spec).strength or 1) > STRONGEST:
        raise Refusal("bad-request", "bot-too-strong", bot=spec, most=STRONGEST)


class Opponents:
    """One driver a room, as long as a bot is due there."""

    def __init__(self, workers: Workers, pause: float, play: Play) -> None:
        self._workers = workers
        self._pause = pause
        self._play = play

    def attend(self, room: Room) -> None:
        """See to it that the bots of a room move."""
        if room.bot_due() is not None and (room.driver is None or room.driver.done()):
            room.driver = asyncio.create_task(self._drive(room))

    async def hint(self, room: Room, seat: int) -> Action:
        """What the best bot would do in the seat's place; in a lesson, what the book does."""
        job = room.table.hint(seat)
        return room.table.book_move(seat) or await self._thought(room, job)

    async def _drive(self, room: Room) -> None:
        while (seat := room.bot_due()) is not None:
            ply = room.match.ply
            await asyncio.sleep(self._pause)
            if room.match.ply != ply:
                continue
            notation = await self._choice(room, seat)
            try:
                await self._play(room, ply, seat, notation)
            except Refusal as refusal:
                if refusal.code != "stale-ply":
                    await asyncio.sleep(SORRY_S)
            except Exception:
                LOG.exception("match %s: the bot at seat %s could not move", room.id, seat)
                await asyncio.sleep(SORRY_S)

    async def _choice(self, room: Room, seat: int) -> str:
        """What the bot plays; if it fails twice, anything legal: nobody shall wait for ever."""
        state = room.match.state
        book = room.table.book_move(seat)
        if book is not None:
            return book.notation
        for _ in range(TRIES):
            try:
                return (await self._thought(room, room.table.thinking(seat))).notation
            except Exception:
                spec = room.seats[seat].bot
                LOG.exception("match %s: the bot %s at seat %s failed", room.id, spec, seat)
        return Random(secrets.randbits(64)).choice(state.actions(seat)).notation

    async def _thought(self, room: Room, job: Thinking) -> Action:
        state = room.match.state
        return state.find(job.seat, str(await self._workers.run(work, job)))
