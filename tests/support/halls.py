"""A hall without a server around it, for stories about what happens in its rooms."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from argead.server.hall import Hall
from argead.server.rooms import Room
from argead.server.store import Store
from argead.server.workers import Workers
from argead.table.requests import SeatSetup, Setup
from support.served import PATIENCE


def in_a_hall(tmp_path: Path, story: Callable[[Hall], Awaitable[None]], workers: Workers | None = None) -> None:
    async def run() -> None:
        store = Store(str(tmp_path / "argead.sqlite3"))
        own = workers or Workers(1)
        hall = Hall(store, own, 0)
        try:
            await story(hall)
        finally:
            hall.close()
            own.close()
            store.close()

    asyncio.run(run())


async def until(fits: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not fits():
            await asyncio.sleep(0.005)


async def open_room(hall: Hall, *seats: SeatSetup) -> Room:
    return await hall.room(str((await hall.beginnings.create(Setup("alexandros", list(seats))))["match"]))
