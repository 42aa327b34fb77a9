"""Bots move whatever happens to their workers, share them fairly, and do not play where nobody looks."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import time
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
from argead.server.rooms import Room
from argead.server.watchers import Watcher
from argead.server.workers import WorkerLost, Workers
from argead.table.identity import Trouble
from argead.table.refusals import Refusal
from argead.table.requests import SeatSetup
from support.halls import in_a_hall, open_room, until
from support.neighbour import Neighbour, caller
from support.served import PATIENCE, Served, wait_until

SLACK = 10
HERE, BOT = SeatSetup("here"), SeatSetup("bot", bot="greedy")


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
    monkeypatch.setattr(opponents_module, "AT_A_LOSS_S", 0.0)

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
            await hall.advisers.hint(room, room.match.state.waiting()[0], "en")
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


# Who moves in a bot's place ------------------------------------------------------------------------------------------


class Failing(Workers):
    """Workers in which the bots of some names fail; `asked` are all that were to think."""

    def __init__(self, *failing: str) -> None:
        super().__init__(1)
        self.failing = set(failing)
        self.asked: list[str] = []

    async def run(self, task: Any, *args: Any) -> Any:
        self.asked.append(args[0].bot)
        if args[0].bot in self.failing:
            raise RuntimeError("the weights are broken")
        return await super().run(task, *args)


COMPANION = SeatSetup("bot", bot="companion")


@pytest.fixture
def looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots alone play on."""
    monkeypatch.setattr(rooms_module, "LOOKED_S", 3600.0)


def troubles(room: Room, lang: str) -> list[str | None]:
    shown: list[dict[str, Any]] = json.loads(room.shown(None, lang))["seats"]
    return [seat["trouble"] for seat in shown]


def test_the_next_lower_level_moves_for_one_that_fails_and_all_are_told(
    tmp_path: Path, looked_at: None, caplog: pytest.LogCaptureFixture
) -> None:
    workers = Failing("companion")

    async def story(hall: Hall) -> None:
        room = await open_room(hall, COMPANION, COMPANION)
        await until(lambda: all(seat.trouble is not None for seat in room.seats))
        assert workers.asked[:2] == ["companion", "novice"]
        assert troubles(room, "en") == ["The Companion could not decide; the Novice moved in its place."] * 2
        assert troubles(room, "fr")[0] == "Le Compagnon n’a pas pu se décider\u00a0; le Novice a joué à sa place."
        before = room.match.ply
        await until(lambda: room.match.ply > before + 5)
        assert workers.asked.count("companion") == 2, "one that has failed rests for a while"
        lines = [record.getMessage() for record in caplog.records if "could not decide" in record.getMessage()]
        why = "could not decide: RuntimeError('the weights are broken')"
        assert sorted(lines) == [f"match {room.id}: the bot companion at seat {seat} {why}" for seat in (0, 1)]
        # It is kept as seats are: another process, or this one after a restart, tells it too.
        stored = await hall._store.load(room.id)
        assert stored is not None
        assert stored[0].seated()[0].trouble == Trouble("companion", "novice")

    in_a_hall(tmp_path, story, workers)


def test_a_bot_that_can_decide_again_does_and_nobody_is_told_of_trouble_any_more(
    tmp_path: Path, looked_at: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opponents_module, "RESTING_S", 0.0)
    workers = Failing("companion")

    async def story(hall: Hall) -> None:
        room = await open_room(hall, COMPANION, COMPANION)
        await until(lambda: all(seat.trouble is not None for seat in room.seats))
        workers.failing.clear()
        await until(lambda: all(seat.trouble is None for seat in room.seats))
        assert troubles(room, "en") == [None, None]

    in_a_hall(tmp_path, story, workers)


def test_when_nobody_can_decide_the_seat_waits_and_no_move_is_made_up(
    tmp_path: Path, looked_at: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opponents_module, "AT_A_LOSS_S", 0.01)
    workers = Failing("companion", "novice")

    async def story(hall: Hall) -> None:
        room = await open_room(hall, COMPANION, COMPANION)
        await until(lambda: len(workers.asked) > 6)
        assert room.match.ply == 0
        told = troubles(room, "en")[room.match.state.waiting()[0]]
        assert told == "The Companion could not decide, nor could anybody in its place: it will try again."
        workers.failing.clear()
        await until(lambda: room.match.ply > 0)

    in_a_hall(tmp_path, story, workers)


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


def test_a_bot_thinks_less_when_many_wait(tmp_path: Path, looked_at: None) -> None:
    given: list[float] = []

    class Noting(Workers):
        async def run(self, task: Any, *args: Any) -> Any:
            given.append(args[1])
            await asyncio.sleep(0.02)
            return await super().run(task, *args)

    async def story(hall: Hall) -> None:
        rooms = [await open_room(hall, BOT, BOT) for _ in range(60)]
        await until(lambda: all(room.match.ply > 0 for room in rooms))

    in_a_hall(tmp_path, story, Noting(1))
    assert max(given) == opponents_module.THINKING_S
    assert min(given) == opponents_module.LEAST_THINKING_S
    assert workers_module.PATIENCE_S > opponents_module.THINKING_S


def test_a_hint_is_thought_out_however_many_wait(tmp_path: Path) -> None:
    given: list[tuple[Any, ...]] = []

    class Noting(Workers):
        async def run(self, task: Any, *args: Any) -> Any:
            given.append(args)
            await asyncio.sleep(0.02)
            raise WorkerLost("gone")

    async def story(hall: Hall) -> None:
        rooms = [await open_room(hall, HERE, HERE) for _ in range(60)]
        hints = [hall.advisers.hint(room, room.match.state.waiting()[0], "en") for room in rooms]
        refused = await asyncio.gather(*hints, return_exceptions=True)
        assert {refusal.code for refusal in refused if isinstance(refusal, Refusal)} == {"busy"}

    in_a_hall(tmp_path, story, Noting(1))
    assert [len(args) for args in given] == [1] * 60, "no time is set, so that the same is found"


def test_a_level_has_its_second_and_less_when_many_wait(tmp_path: Path, looked_at: None) -> None:
    given: list[float] = []

    class Noting(Workers):
        async def run(self, task: Any, *args: Any) -> Any:
            given.append(args[1])
            await asyncio.sleep(0.02)
            return await super().run(task, *args)

    async def story(hall: Hall) -> None:
        rooms = [await open_room(hall, COMPANION, COMPANION) for _ in range(30)]
        await until(lambda: all(room.match.ply > 0 for room in rooms))

    in_a_hall(tmp_path, story, Noting(1))
    assert max(given) == opponents_module.LEVEL_S
    assert min(given) < opponents_module.LEVEL_S / 5
    assert min(given) >= opponents_module.LEAST_THINKING_S
