"""Bots at the table: they think in workers, from guesses, and move at a pace that people can follow."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from argead.kernel import Action
from argead.server.rooms import Room
from argead.server.rota import Rota
from argead.server.workers import Workers, work
from argead.table import Job, Thinking
from argead.table.identity import Trouble
from argead.table.levels import level_of, stand_ins
from argead.table.refusals import Refusal

LOG = logging.getLogger(__name__)

Result = TypeVar("Result")

THINKING_S = 5.0
LEVEL_S = 1.0
LEAST_THINKING_S = 0.1
"""How long a bot thinks at most, and one that people choose as a level; and how much of that is left to it when many
wait. It plays the best that it has found."""

MOST_WAITING = 4000
MOST_WAITING_EACH = 1000
"""More tables than one server carries, and than one house has."""

AHEAD = 3
"""So many more than there are workers are on their way to one, so that no worker waits for the table in between."""

SORRY_S = 1.0
AT_A_LOSS_S = 5.0
"""How long a bot waits before it moves again after its move could not be stored, and after nobody could decide."""

RESTING_S = 60.0
"""For so long a bot that has failed at a table is not asked there again: others move in its place."""

IDLE_S = 1.0
"""How long a bot waits before it asks again whether it is to be driven here."""

Play = Callable[[Room, int, int, str], Awaitable[None]]
Lead = Callable[[Room], Awaitable[bool]]
Tell = Callable[[Room, int, Trouble | None], Awaitable[None]]


class AtALoss(Exception):
    """No bot could decide."""


async def always(room: Room) -> bool:
    """The only process there is drives all bots."""
    return True


class Opponents:
    """One driver a room, as long as a bot is due there. `lead` says whether it is this process that drives it.

    `tell` is told what trouble a bot had with its move.
    """

    def __init__(self, workers: Workers, pause: float, play: Play, tell: Tell, lead: Lead = always) -> None:
        self._workers = workers
        self._rota = Rota("bots", workers.count + AHEAD, MOST_WAITING, MOST_WAITING_EACH)
        self._pause = pause
        self._play = play
        self._tell = tell
        self._lead = lead

    def attend(self, room: Room) -> None:
        """See to it that the bots of a room move."""
        if _is_due(room) and (room.driver is None or room.driver.done()):
            room.driver = asyncio.create_task(self._drive(room))

    async def run(self, room: Room, job: Job[Result]) -> Result | None:
        """The result of a job that is not cut short, among the thoughts of bots."""
        async with self._rota.place(room.id):
            return await self._workers.run(work, job)

    async def _drive(self, room: Room) -> None:
        """Move until no bot is due. Whatever goes wrong, it is tried again: nobody shall wait for ever."""
        while _is_due(room):
            try:
                if await self._lead(room):
                    await self._move(room)
                else:
                    await asyncio.sleep(IDLE_S)
            except Refusal as refusal:
                if refusal.code != "stale-ply":
                    await asyncio.sleep(SORRY_S)
            except AtALoss:
                await asyncio.sleep(AT_A_LOSS_S)
            except Exception:
                LOG.exception("match %s: a bot could not move", room.id)
                await asyncio.sleep(SORRY_S)

    async def _move(self, room: Room) -> None:
        ply = room.match.ply
        await asyncio.sleep(self._pause)
        seat = room.bot_due()
        if seat is None or room.match.ply != ply:
            return
        notation, trouble = await self._choice(room, seat)
        if notation is not None:
            await self._play(room, ply, seat, notation)
        await self._tell(room, seat, trouble)
        if notation is None:
            raise AtALoss

    async def _choice(self, room: Room, seat: int) -> tuple[str | None, Trouble | None]:
        """What the bot plays, or whoever can decide in its place; None if nobody can. And what trouble there was."""
        book = room.table.book_move(seat)
        if book is not None:
            return book.notation, None
        own = room.seats[seat].played_by
        assert own is not None
        for spec in _rested(room, seat, (own, *stand_ins(own, room.game))):
            try:
                action = await self._thought(room, room.table.thinking(seat, instead=spec))
            except Refusal:
                raise
            except Exception as error:
                room.resting[seat, spec] = time.monotonic() + RESTING_S
                LOG.error("match %s: the bot %s at seat %s could not decide: %r", room.id, spec, seat, error)
            else:
                return action.notation, None if spec == own else Trouble(own, spec)
        return None, Trouble(own)

    async def _thought(self, room: Room, job: Thinking) -> Action:
        state, most = room.match.state, THINKING_S if level_of(job.bot) is None else LEVEL_S
        async with self._rota.place(room.id):
            seconds = max(LEAST_THINKING_S, most / (1 + self._rota.waiting))
            return state.find(job.seat, str(await self._workers.run(work, job, seconds)))


def _rested(room: Room, seat: int, specs: Sequence[str]) -> Sequence[str]:
    """Those of some bots that have not failed lately; all of them, if all have."""
    now = time.monotonic()
    return [spec for spec in specs if room.resting.get((seat, spec), now) <= now] or specs


def _is_due(room: Room) -> bool:
    """Whether a bot is to move. Where bots are alone they play while somebody looks."""
    return room.bot_due() is not None and (bool(room.table.deciders) or room.is_looked_at)
