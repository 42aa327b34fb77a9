"""Expiry: old uploads and abandoned matches go, what anybody cares for stays, and there is never too much of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import ClassVar

import pytest
from sqlalchemy import select, text

from argead.kernel import Line, Record, SetupError
from argead.lab import play, prepare
from argead.server.expiry import DAY_S
from argead.server.hall import Hall
from argead.server.judges import Judges
from argead.server.schema import MATCHES
from argead.server.settings import FOR_EVER, Keeping, Settings
from argead.server.store import NotStored, Store, Stored, write_seats
from argead.server.watchers import Watcher
from argead.server.workers import WorkerLost, Workers
from argead.table.identity import KeyedSeat
from argead.table.refusals import Refusal
from support.served import Served, code

SHORT = Keeping(uploads_days=30, abandoned_days=180)
EVENING = Record.parse(play(prepare("alexandros", ["random", "random"], seed=5, keep_records=True), 0).record or "")


class House:
    """A hall on a database, and matches of any age in it."""

    def __init__(self, database: str, keeping: Keeping) -> None:
        self.store = Store(database)
        self.workers = Workers(1)
        self.hall = Hall(self.store, self.workers, 0, keeping)

    async def add(
        self, name: str, days: float, lines: int = 10, review: bool = False, moved: float | None = None
    ) -> None:
        """A match that was begun so many days ago, and in which somebody moved `moved` days ago."""
        seats = write_seats([KeyedSeat("here", seat) for seat in EVENING.header.seats])
        await self.store.create(Stored(name, EVENING.header, seats, None, review), EVENING.lines[:lines])
        now = time.time()
        ages = {"name": name, "touched": now - days * DAY_S, "made": now - (days if moved is None else moved) * DAY_S}
        for change in ("matches SET touched = :touched WHERE id", "moves SET made = :made WHERE match"):
            await self.store.write(
                lambda connection, change=change: connection.execute(text(f"UPDATE {change} = :name"), ages)
            )

    async def names(self) -> set[str]:
        return set(await self.store.read(lambda connection: connection.scalars(select(MATCHES.c.id)).all()))


@asynccontextmanager
async def house(database: str, keeping: Keeping) -> AsyncIterator[House]:
    made = House(database, keeping)
    try:
        yield made
    finally:
        made.hall.close()
        made.workers.close()
        made.store.close()


def test_what_is_old_goes_and_what_is_not_stays(database: str) -> None:
    async def run() -> None:
        async with house(database, SHORT) as made:
            await made.add("uploaded-long-ago", 31, len(EVENING.lines), review=True)
            await made.add("uploaded-lately", 29, len(EVENING.lines), review=True)
            await made.add("abandoned", 181)
            await made.add("waiting", 179)
            await made.add("begun-long-ago", 400, moved=3)
            await made.add("finished", 4000, len(EVENING.lines))
            await made.hall.keeper.round()
            kept = {"uploaded-lately", "waiting", "begun-long-ago", "finished"}
            assert await made.names() == kept
            lines = await made.store.read(
                lambda connection: connection.scalar(text("SELECT count(DISTINCT match) FROM moves"))
            )
            assert lines == len(kept)
            # What was found out is noted, so that the next round need not look again.
            query = select(MATCHES.c.id, MATCHES.c.ended).where(MATCHES.c.touched < time.time() - 180 * DAY_S)
            assert [
                tuple(row) for row in await made.store.read(lambda connection: connection.execute(query).all())
            ] == [("finished", True)]
            await made.hall.keeper.round()
            assert await made.names() == kept

    asyncio.run(run())


def test_finished_matches_go_only_if_the_host_says_so(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(str(tmp_path / "argead.sqlite3"), Keeping(abandoned_days=10, finished_days=100)) as made:
            await made.add("finished-lately", 50, len(EVENING.lines))
            await made.add("finished-long-ago", 101, len(EVENING.lines))
            await made.hall.keeper.round()
            await made.hall.keeper.round()
            assert await made.names() == {"finished-lately"}

    asyncio.run(run())


def test_a_match_that_is_too_much_for_the_judges_is_kept_and_busy_judges_are_not_asked_twice(tmp_path: Path) -> None:
    class Failing(Judges):
        errors: ClassVar[list[Exception]] = [Refusal("busy"), WorkerLost("it took too long")]

        async def has_ended(self, text: str) -> bool:
            raise self.errors.pop(0)

    async def run() -> None:
        async with house(str(tmp_path / "argead.sqlite3"), SHORT) as made:
            made.hall.keeper._judges = Failing()
            await made.add("abandoned", 200)
            with pytest.raises(Refusal):
                await made.hall.keeper.round()
            await made.hall.keeper.round()
            await made.hall.keeper.round()
            assert await made.names() == {"abandoned"}
            assert Failing.errors == []

    asyncio.run(run())


def test_a_match_that_is_looked_at_stays(database: str) -> None:
    async def run() -> None:
        async with house(database, SHORT) as made:
            for name in ("watched", "opened", "alone"):
                await made.add(name, 1000, len(EVENING.lines), review=True)
            room = await made.hall.room("watched")
            room.enter(Watcher(None, "en", -1))
            await made.hall.room("opened")
            # Nothing has been noted but by opening them; then they grow old while one is still being watched.
            await made.hall.keeper.round()
            assert await made.names() == {"watched", "opened"}
            age = text("UPDATE matches SET touched = 0")
            await made.store.write(lambda connection: connection.execute(age))
            room.used = made.hall._rooms["opened"].used = 0.0
            await made.hall.keeper.round()
            assert await made.names() == {"watched"}
            with pytest.raises(Refusal) as refused:
                await made.hall.room("opened")
            assert refused.value.code == "unknown-match"

    asyncio.run(run())


def test_where_room_is_short_the_oldest_uploads_go_then_matches_without_a_move(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(str(tmp_path / "argead.sqlite3"), Keeping(most_matches=10)) as made:
            for number in range(4):
                await made.add(f"upload-{number}", 40 - number, len(EVENING.lines), review=True)
                await made.add(f"played-{number}", 90 - number)
                await made.add(f"unplayed-{number}", 20 - number, 1)
            await made.add("upload-just-now", 0, len(EVENING.lines), review=True)
            await made.hall.keeper.round()
            played = {f"played-{number}" for number in range(4)}
            assert await made.names() == played | {f"unplayed-{number}" for number in range(4)} | {"upload-just-now"}
            for number in range(4):
                await made.add(f"more-{number}", 1)
            await made.hall.keeper.round()
            more = {f"more-{number}" for number in range(4)}
            assert await made.names() == played | more | {"upload-just-now"}
            made.hall.keeper.admit(0)
            with pytest.raises(Refusal) as refused:
                made.hall.keeper.admit(0)
            assert refused.value.code == "no-room"

    asyncio.run(run())


def test_megabytes_are_counted_too(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(str(tmp_path / "argead.sqlite3"), Keeping(most_mb=1)) as made:
            made.hall.keeper.admit(900_000)
            with pytest.raises(Refusal):
                made.hall.keeper.admit(200_000)
            await made.hall.keeper.round()
            made.hall.keeper.admit(200_000)

    asyncio.run(run())


def test_whoever_moves_while_a_match_is_removed_comes_first_or_is_refused(database: str) -> None:
    async def run() -> None:
        async with house(database, SHORT) as made:
            for number in range(20):
                await made.add(f"old-{number}", 200)
            moves = [made.store.append(f"old-{number}", 10, [Line(0, "undo")]) for number in range(20)]
            results = await asyncio.gather(made.hall.keeper.round(), *moves, return_exceptions=True)
            there = await made.names()
            for number, stored in enumerate(results[1:]):
                assert isinstance(stored, NotStored) or stored is True
                assert (f"old-{number}" in there) == (stored is True)

    asyncio.run(run())


def test_one_process_at_a_time_removes(postgres_url: str) -> None:
    async def run() -> None:
        async with house(postgres_url, SHORT) as first, house(postgres_url, SHORT) as second:
            await first.add("abandoned", 181)
            async with second.store.alone(4_703_357) as alone:
                assert alone
                await first.hall.keeper.round()
                assert await first.names() == {"abandoned"}
            await first.hall.keeper.round()
            assert await second.names() == set()

    asyncio.run(run())


def test_what_visitors_are_told(tmp_path: Path) -> None:
    before = (
        "from argead.server.settings import Keeping; settings['keeping'] = Keeping(uploads_days=30, most_matches=2)"
    )
    with Served(tmp_path / "argead.sqlite3", before=before) as served:
        served.create("here", "here")
        gone = served.http.get("/api/matches/22222222222222222222")
        assert code(gone) == (404, "unknown-match")
        assert "are removed from this table" in gone.json()["error"]["message"]
        served.create("here", "here")
        full = served.http.post("/api/matches", json={"game": "alexandros", "seats": [{"kind": "here"}] * 2})
        assert code(full) == (507, "no-room")
        assert code(served.http.post("/api/records", content=EVENING.dump())) == (507, "no-room")


@pytest.mark.parametrize(
    ("host", "names", "keeping"),
    [
        ("127.0.0.1", "", FOR_EVER),
        ("0.0.0.0", "", Keeping(uploads_days=30, most_matches=100_000, most_mb=2_000)),
        ("127.0.0.1", "a.example", Keeping(uploads_days=30, abandoned_days=180, most_matches=100_000, most_mb=2_000)),
    ],
)
def test_nothing_at_home_is_removed_unasked(
    monkeypatch: pytest.MonkeyPatch, host: str, names: str, keeping: Keeping
) -> None:
    monkeypatch.setenv("ARGEAD_HOSTS", names)
    assert Settings.from_environment(host, 8000, None).keeping == keeping
    monkeypatch.setenv("ARGEAD_KEEP_ABANDONED_DAYS", "7")
    assert Settings.from_environment(host, 8000, None).keeping.abandoned_days == 7
    for wrong in ("-7", "nan", "inf", "week"):
        monkeypatch.setenv("ARGEAD_KEEP_ABANDONED_DAYS", wrong)
        with pytest.raises(SetupError, match="ARGEAD_KEEP_ABANDONED_DAYS must be a number, 0 or more"):
            Settings.from_environment(host, 8000, None)
