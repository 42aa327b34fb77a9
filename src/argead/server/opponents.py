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
from argead.server.rota import Rota
from argead.server.workers import WorkerLost, Workers, work
from argead.table import Thinking

LOG = logging.getLogger(__name__)

STRONGEST = 16
"""The strength up to which a bot answers while people wait."""

LONGEST_SPEC_CHARACTERS = 80

THINKING_S = 5.0
LEAST_THINKING_S = 0.5
"""How long a bot thinks at most, and how much of that is left to it when many wait; it plays the best it has found."""

MOST_WAITING = 4000
MOST_WAITING_EACH = 1000
"""More tables than one server carries, and than one house has."""

AHEAD = 3
"""So many more than there are workers are on their way to one, so that no worker waits for the table in between."""

TRIES = 2
SORRY_S = 1.0
"""How long a bot waits before it moves again after its move could not be stored."""

IDLE_S = 1.0
"""How long a bot waits before it asks again whether it is to be driven here."""

Play = Callable[[Room, int, int, str], Awaitable[None]]
Lead = Callable[[Room], Awaitable[bool]]


async def always(room: Room) -> bool:
    """The only process there is drives all bots."""
    return True


def check_bot(spec: str, game: Game) -> None:
    """Whether the game has such a bot, and not too strong for a table where people wait."""
    if len(spec) > LONGEST_SPEC_CHARACTERS:
        raise Refusal("bad-request", "bot-too-long", most=LONGEST_SPEC_CHARACTERS)
    bot(spec, game=game)
    if int(Spec.read(spec).strength or 1) > STRONGEST:
        raise Refusal("bad-request", "bot-too-strong", bot=spec, most=STRONGEST)


class Opponents:
    """One driver a room, as long as a bot is due there. `lead` says whether it is this process that drives it."""

    def __init__(self, workers: Workers, pause: float, play: Play, lead: Lead = always) -> None:
        self._workers = workers
        self._rota = Rota("bots", workers.count + AHEAD, MOST_WAITING, MOST_WAITING_EACH)
        self._pause = pause
        self._play = play
        self._lead = lead

    def attend(self, room: Room) -> None:
        """See to it that the bots of a room move."""
        if _is_due(room) and (room.driver is None or room.driver.done()):
            room.driver = asyncio.create_task(self._drive(room))

    async def hint(self, room: Room, seat: int) -> Action:
        """What the best bot would do in the seat's place; in a lesson, what the book does."""
        job = room.table.hint(seat)
        try:
            return room.table.book_move(seat) or await self._thought(room, job)
        except WorkerLost:
            raise Refusal("busy") from None

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
            except Exception:
                LOG.exception("match %s: a bot could not move", room.id)
                await asyncio.sleep(SORRY_S)

    async def _move(self, room: Room) -> None:
        ply = room.match.ply
        await asyncio.sleep(self._pause)
        seat = room.bot_due()
        if seat is None or room.match.ply != ply:
            return
        await self._play(room, ply, seat, await self._choice(room, seat))

    async def _choice(self, room: Room, seat: int) -> str:
        """What the bot plays; if it fails twice, or is lost in thought, anything legal."""
        state = room.match.state
        book = room.table.book_move(seat)
        if book is not None:
            return book.notation
        for _ in range(TRIES):
            try:
                return (await self._thought(room, room.table.thinking(seat))).notation
            except Refusal:
                raise
            except WorkerLost as lost:
                LOG.error("match %s: the bot %s at seat %s failed: %s", room.id, room.seats[seat].bot, seat, lost)
            except Exception:
                LOG.exception("match %s: the bot %s at seat %s failed", room.id, room.seats[seat].bot, seat)
        return Random(secrets.randbits(64)).choice(state.actions(seat)).notation

    async def _thought(self, room: Room, job: Thinking) -> Action:
        state = room.match.state
        async with self._rota.place(room.id):
            seconds = max(LEAST_THINKING_S, THINKING_S / (1 + self._rota.waiting))
            return state.find(job.seat, str(await self._workers.run(work, job, seconds)))


def _is_due(room: Room) -> bool:
    """Whether a bot is to move. Where bots are alone they play while somebody looks."""
    return room.bot_due() is not None and (bool(room.table.people) or room.is_looked_at)
