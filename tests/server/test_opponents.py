"""Bots move whatever happens to their workers, share them fairly, and do not play where nobody looks."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from statistics import median
from threading import Event
from typing import Any

import pytest

from argead.server import opponents as opponents_module
from argead.server import rooms as rooms_module
from argead.server import workers as workers_module
from argead.server.hall import Hall
from argead.server.refusals import Refusal
from argead.server.rooms import Room
from argead.server.store import Store
from argead.server.watchers import Watcher
from argead.server.workers import WorkerLost, Workers
from argead.table.requests import SeatSetup, Setup
from support.neighbour import Neighbour, caller
from support.served import PATIENCE, Served, wait_until

SLACK = 10
HERE, BOT = SeatSetup("here"), SeatSetup("bot", bot="greedy")


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


# Nobody looks --------------------------------------------------------------------------------------------------------


def test_bots_alone_play_only_while_somebody_looks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(hall: Hall) -> None:
        room = await open_room(hall, BOT, BOT)
        await until(lambda: room.match.ply > 3)
        monkeypatch.setattr(rooms_module, "LOOKED_S", -1.0)
        await until(lambda: room.driver is not None and room.driver.done())
        left = room.match.ply
        assert not room.table.over
        await hall.room(room.id)
        await asyncio.sleep(0.2)
        assert room.match.ply <= left + 1

        watcher = Watcher(None, "en", -1)
        room.enter(watcher)
        await hall.room(room.id)
        await until(lambda: room.match.ply > left + 5)
        room.leave(watcher)
        assert room.driver is not None
        await asyncio.wait_for(room.driver, PATIENCE)
        assert not room.table.over

        monkeypatch.setattr(rooms_module, "LOOKED_S", 3600.0)
        await hall.room(room.id)
        await until(lambda: room.match.ply > left + 10)

    in_a_hall(tmp_path, story)


def test_with_a_person_at_the_table_bots_move_whoever_looks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms_module, "LOOKED_S", -1.0)

    async def story(hall: Hall) -> None:
        room = await open_room(hall, BOT, HERE)
        await until(lambda: room.match.state.waiting() == (1,))

    in_a_hall(tmp_path, story)


# Who drives ----------------------------------------------------------------------------------------------------------


def test_only_the_process_that_leads_drives(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opponents_module, "IDLE_S", 0.01)

    async def story(hall: Hall) -> None:
        asked, leads = 0, False

        async def lead(room: Room) -> bool:
            nonlocal asked
            asked += 1
            return leads

        monkeypatch.setattr(hall.opponents, "_lead", lead)
        room = await open_room(hall, BOT, BOT)
        await until(lambda: asked > 3)
        assert room.match.ply == 0
        leads = True
        await until(lambda: room.match.ply > 3)

    in_a_hall(tmp_path, story)


# What happens to workers ---------------------------------------------------------------------------------------------


class Moody(Workers):
    """Workers of which only every third task comes back."""

    tasks = 0

    async def run(self, task: Any, *args: Any) -> Any:
        self.tasks += 1
        if self.tasks % 3:
            raise (WorkerLost("gone"), RuntimeError("confused"), Refusal("busy"))[self.tasks % 7 % 3]
        return await super().run(task, *args)


def test_bots_go_on_whatever_their_workers_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opponents_module, "SORRY_S", 0.0)

    async def story(hall: Hall) -> None:
        room = await open_room(hall, BOT, BOT)
        await until(lambda: room.match.ply > 40)

    in_a_hall(tmp_path, story, Moody(1))


def test_a_driver_that_died_is_followed_by_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opponents_module, "SORRY_S", 0.0)

    async def story(hall: Hall) -> None:
        room = await open_room(hall, BOT, BOT)
        await until(lambda: room.match.ply > 2)
        assert room.driver is not None
        room.driver.cancel()
        with suppress(asyncio.CancelledError):
            await room.driver
        before = room.match.ply
        await hall.room(room.id)
        await until(lambda: room.match.ply > before + 2)

    in_a_hall(tmp_path, story)


def test_a_hint_from_a_lost_worker_is_a_refusal(tmp_path: Path) -> None:
    class Gone(Workers):
        async def run(self, task: Any, *args: Any) -> Any:
            raise WorkerLost("gone")

    async def story(hall: Hall) -> None:
        room = await open_room(hall, HERE, HERE)
        with pytest.raises(Refusal) as refused:
            await hall.opponents.hint(room, room.match.state.waiting()[0])
        assert refused.value.code == "busy"

    in_a_hall(tmp_path, story, Gone(1))


def test_workers_are_killed_again_and_again_and_the_bots_play_on(tmp_path: Path) -> None:
    with Served(tmp_path / "argead.sqlite3") as served:
        sitting = served.create("greedy", "greedy")
        for _ in range(3):
            before = sitting.look()["ply"]
            wait_until(lambda: sitting.look()["ply"] > before + 2)  # noqa: B023
            for worker in workers_of(served):
                os.kill(worker, signal.SIGKILL)
        before = sitting.look()["ply"]
        wait_until(lambda: sitting.look()["ply"] > before + 5)


def workers_of(served: Served) -> list[int]:
    """The processes that work for a server."""
    started = {child: Path(f"/proc/{child}/cmdline") for child in served.children()}
    return [child for child, line in started.items() if line.exists() and b"spawn_main" in line.read_bytes()]


def test_a_bot_that_hangs_is_given_up(tmp_path: Path) -> None:
    hasty = "import functools; from argead.server import app; app.Workers = functools.partial(app.Workers, patience=2)"
    with Served(tmp_path / "argead.sqlite3", before=hasty) as served:
        sitting = served.create("greedy", "greedy")
        wait_until(lambda: sitting.look()["ply"] > 2)
        for worker in workers_of(served):
            os.kill(worker, signal.SIGSTOP)
        before = sitting.look()["ply"]
        wait_until(lambda: sitting.look()["ply"] > before + 5)


# Fairness ------------------------------------------------------------------------------------------------------------


def test_strong_bots_of_one_address_do_not_starve_a_greedy_one(tmp_path: Path) -> None:
    """A round of the neighbour's waits for no more than the thought that is under way, not for all that are due."""
    tables = 8
    with Served(tmp_path / "argead.sqlite3") as served:
        neighbour = Neighbour(served)
        neighbour.rounds(2)
        usual = neighbour.rounds(6)
        enough = Event()
        with caller(served, "127.0.0.3") as stranger, ThreadPoolExecutor(tables) as crowd:
            seats = [{"kind": "bot", "bot": "greedy:16"}] * 4
            names = [
                stranger.post("/api/matches", json={"game": "alexandros", "seats": seats}).json()["match"]
                for _ in range(tables)
            ]

            def keep_looking(name: str) -> None:
                while not enough.is_set():
                    stranger.get(f"/api/matches/{name}")
                    enough.wait(0.2)

            looking = [crowd.submit(keep_looking, name) for name in names]
            try:
                plies = lambda: [stranger.get(f"/api/matches/{name}").json()["ply"] for name in names]  # noqa: E731
                wait_until(lambda: sum(plies()) > 0)
                first, start = sum(plies()), time.perf_counter()
                during = neighbour.rounds(6)
                made, taken = sum(plies()) - first, time.perf_counter() - start
            finally:
                enough.set()
            for done in looking:
                done.result()
    a_thought = taken / max(made, 1)
    bot_moves = 4
    assert made > 0
    assert median(during) < SLACK * median(usual) + bot_moves * 4 * a_thought


def test_a_bot_thinks_less_when_many_wait(tmp_path: Path) -> None:
    given: list[float] = []

    class Noting(Workers):
        async def run(self, task: Any, *args: Any) -> Any:
            given.append(args[1])
            await asyncio.sleep(0.02)
            raise WorkerLost("gone")

    async def story(hall: Hall) -> None:
        rooms = [await open_room(hall, HERE, HERE) for _ in range(30)]
        hints = (hall.opponents.hint(room, room.match.state.waiting()[0]) for room in rooms)
        await asyncio.gather(*hints, return_exceptions=True)

    in_a_hall(tmp_path, story, Noting(1))
    assert max(given) == opponents_module.THINKING_S
    assert min(given) == opponents_module.LEAST_THINKING_S
    assert workers_module.PATIENCE_S > opponents_module.THINKING_S
