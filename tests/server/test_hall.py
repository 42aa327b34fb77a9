"""The hall from inside: rooms that are forgotten, and bots that fail."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest

from argead.server import hall as hall_module
from argead.server.hall import Hall
from argead.server.store import Store
from argead.server.workers import Workers
from argead.table.requests import SeatSetup, Setup

T = TypeVar("T")
HERE, BOT = SeatSetup("here"), SeatSetup("bot", bot="greedy")


class Broken(Workers):
    """Workers that never come back with anything."""

    calls = 0

    async def run(self, task: Callable[..., T], *args: Any) -> T:
        self.calls += 1
        raise RuntimeError("the bot has fallen off its chair")


class Cheating(Workers):
    """Workers that answer what no referee allows."""

    async def run(self, task: Callable[..., T], *args: Any) -> T:
        return "conquer india"  # type: ignore[return-value]


def test_rooms_that_nobody_looks_at_are_forgotten_and_come_back_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall_module, "LEFT_S", -1.0)
    monkeypatch.setattr(hall_module, "IDLE_LINES", 150)

    async def story() -> None:
        store = Store(str(tmp_path / "argead.sqlite3"))
        hall = Hall(store, Workers(1), 0)
        names = [str((await hall.beginnings.create(Setup("alexandros", [HERE, HERE])))["match"]) for _ in range(3)]
        first = await hall.room(names[0])
        shown = [first.shown(seat, "en") for seat in (None, 0, 1)]
        assert await hall.room(names[0]) is first
        await hall.room(names[1])
        await hall.room(names[2])
        again = await hall.room(names[0])
        assert again is not first
        assert [again.shown(seat, "en") for seat in (None, 0, 1)] == shown
        store.close()

    asyncio.run(story())


@pytest.mark.parametrize("workers", [Broken(1), Cheating(1)], ids=["broken", "cheating"])
def test_a_bot_that_fails_or_cheats_makes_no_move_and_none_is_made_up(
    tmp_path: Path, workers: Workers, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        store = Store(str(tmp_path / "argead.sqlite3"))
        hall = Hall(store, workers, 0)
        made = await hall.beginnings.create(Setup("alexandros", [BOT, BOT]))
        room = await hall.room(str(made["match"]))
        assert room.driver is not None
        while caplog.text.count("could not decide") < 2:
            await asyncio.sleep(0.02)
        room.driver.cancel()
        assert (await store.news(room.id, -1))[1] == room.match.record.lines
        assert [line.seat for line in room.match.record.lines] == [None], "the set-up alone"
        store.close()

    asyncio.run(story())
    assert "greedy at seat" in caplog.text
