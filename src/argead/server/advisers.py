"""Advisers: hints and outlooks are worked out once for each position, however often and in whatever language they are
asked for."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from argead.language import phrasebook
from argead.server.rooms import Room
from argead.server.workers import WorkerLost
from argead.table import Job
from argead.table.advice import Advice, Advising, Foreseeing, Foresight
from argead.table.advice.telling import hint_shown, outlook_shown
from argead.table.refusals import Refusal
from argead.table.shapes import HintShown, OutlookShown


class Counsel(NamedTuple):
    """What is found, or being found, to a question that a seat asked at a ply."""

    ply: int
    question: str
    found: asyncio.Task[Any]

    def answers(self, ply: int, question: str) -> bool:
        """Whether this is the same question at the same ply; what has failed is tried again."""
        failed = self.found.done() and (self.found.cancelled() or self.found.exception() is not None)
        return (self.ply, self.question) == (ply, question) and not failed


class Advisers:
    """For each seat of a room the last hint and outlook are kept; who asks while one is found waits for the same."""

    def __init__(self, run: Callable[[Room, Job[Any]], Awaitable[Any]]) -> None:
        self._run = run

    async def hint(self, room: Room, seat: int, lang: str) -> HintShown:
        """The best moves of a seat that is to decide."""
        job = room.table.hint(seat)
        advice: Advice = next(job.run()) if job.book else await self._found(room, seat, job)
        return hint_shown(advice, room.table.called(lang), phrasebook(room.game, lang))

    async def outlook(self, room: Room, seat: int, lang: str) -> OutlookShown:
        """What may be done to a seat, whoever is to decide."""
        ply = room.match.ply
        foresight: Foresight = await self._found(room, seat, room.table.outlook(seat))
        return outlook_shown(foresight, ply, room.table.called(lang), phrasebook(room.game, lang))

    async def _found(self, room: Room, seat: int, job: Advising | Foreseeing) -> Any:
        key, ply = (type(job), seat), room.match.ply
        counsel = room.counsels.get(key)
        if counsel is None or not counsel.answers(ply, job.question):
            counsel = room.counsels[key] = Counsel(ply, job.question, asyncio.create_task(self._find(room, job)))
        return await asyncio.shield(counsel.found)

    async def _find(self, room: Room, job: Job[Any]) -> Any:
        try:
            return await self._run(room, job)
        except WorkerLost:
            raise Refusal("busy") from None
