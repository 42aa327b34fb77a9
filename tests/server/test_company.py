"""Processes on one database, from inside: what they cry, who leads a match's bots, and what is caught up with."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from argead.kernel import Line
from argead.server import company, heralds, opponents, ushers
from argead.server.company import Company
from argead.server.cries import LONGEST_CRY_BYTES, Cry, Present, Written, hear, spell, spell_asked, spell_present
from argead.server.cries import spell_written as spell_lines
from argead.server.hall import Hall
from argead.server.rooms import Room
from argead.server.store import Store
from argead.server.watchers import Watcher
from argead.server.workers import Workers
from argead.table.requests import Move, SeatSetup, Setup
from support.served import PATIENCE

HERE, LINK, BOT = SeatSetup("here"), SeatSetup("link"), SeatSetup("bot", bot="random")


@pytest.fixture(autouse=True)
def brisk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody here waits as long as strangers do."""
    monkeypatch.setattr(heralds, "BEAT_S", 0.2)
    monkeypatch.setattr(ushers, "ROUND_S", 0.2)
    monkeypatch.setattr(company, "LINGER_S", 0.5)
    monkeypatch.setattr(company, "UNHEARD_S", 3.0)
    monkeypatch.setattr(opponents, "IDLE_S", 0.2)


class Process:
    """What a serving process has inside."""

    def __init__(self, url: str) -> None:
        self.store = Store(url)
        self.workers = Workers(1)
        self.hall = Hall(self.store, self.workers, 0)
        self.count = 1
        joined = self.hall.join(self.counted)
        assert joined is not None
        self.company: Company = joined
        self.tasks = [asyncio.create_task(joined.serve()), asyncio.create_task(self.hall.usher.go_round())]

    def counted(self, count: int) -> None:
        self.count = count

    async def play(self, room: Room, token: str) -> None:
        """Make any move of the seat that is waited for."""
        seat = room.match.state.waiting()[0]
        action = Random(room.match.ply).choice(room.match.state.actions(seat)).notation
        await self.hall.play(room, token, Move(room.match.ply, seat, action), "en")

    def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        self.hall.close()
        self.workers.close()
        self.store.close()


@asynccontextmanager
async def processes(url: str, count: int = 2) -> AsyncIterator[list[Process]]:
    """So many of them, who know each other."""
    running = [Process(url) for _ in range(count)]
    try:
        await until(lambda: all(each.count == count for each in running))
        yield running
    finally:
        for each in running:
            await asyncio.to_thread(each.close)


async def until(fits: Callable[[], Any]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not fits():
            await asyncio.sleep(0.01)


def watched(room: Room, seat: int | None = None) -> Room:
    """A room that somebody looks at."""
    room.enter(Watcher(seat, "en", -1))
    return room


def ask(process: Process, query: str) -> list[Any]:
    with process.store.engine.begin() as connection:
        return [row[0] for row in connection.execute(text(query))]


def end_session(process: Process, kind: str) -> None:
    """As if the database had been restarted for the ear or the voice of a process alone."""
    name = f"argead {kind} {process.company.name}"
    assert ask(process, f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = '{name}'")


LOCKS = (
    "SELECT count(*) FROM pg_locks JOIN pg_database ON oid = database "
    "WHERE locktype = 'advisory' AND datname = current_database()"
)


def test_no_cry_is_too_long() -> None:
    lines = [Line(3, "allot 2 6 4 3", (6, "phalanx"))]
    assert hear(spell_lines("a", "m", 7, lines)) == Written("a", "m", 7, ((3, "allot 2 6 4 3", (6, "phalanx")),))
    assert hear(spell_lines("a", "m", 7, lines * 500)) == Written("a", "m", 7, None)
    assert len(spell_lines("a", "m", 7, [Line(0, "é" * 3_990)]).encode()) <= LONGEST_CRY_BYTES
    at = {f"match{number:020}": (0, 1, 2) for number in range(2_000)}
    present = [hear(cry) for cry in spell_present("a", at)]
    assert {name: seats for cry in present if isinstance(cry, Present) for name, seats in cry.at.items()} == at
    for cry in (*spell_present("a", dict.fromkeys(at, range(16))), *spell_asked("a", at)):
        assert len(cry.encode()) <= LONGEST_CRY_BYTES


@pytest.mark.parametrize("spelt", ["", "{", '{"cry":"trumpet","by":"a"}', '{"cry":"written","by":"a"}', "[]", "1"])
def test_a_cry_of_another_version_is_passed_over(spelt: str) -> None:
    assert hear(spelt) is None


def test_a_move_is_told_with_its_line_and_read_by_nobody(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with processes(postgres_url) as (one, other):
            made = await one.hall.beginnings.create(Setup("alexandros", [HERE, HERE]))
            room, there = [await each.hall.room(made["match"]) for each in (one, other)]
            watched(there)
            read: list[str] = []
            monkeypatch.setattr(other.store, "news", lambda match, ply: read.append(match))
            for _ in range(5):
                await one.play(room, made["tokens"][str(room.match.state.waiting()[0])])
            await until(lambda: there.match.record.lines == room.match.record.lines)
            assert read == []

    asyncio.run(story())


def test_a_room_that_nobody_looks_at_is_read_when_it_is_asked_for(postgres_url: str) -> None:
    async def story() -> None:
        async with processes(postgres_url) as (one, other):
            made = await one.hall.beginnings.create(Setup("alexandros", [HERE, HERE]))
            room, there = [await each.hall.room(made["match"]) for each in (one, other)]
            await one.play(room, made["tokens"][str(room.match.state.waiting()[0])])
            assert (await other.hall.room(made["match"], room.match.ply)).match.ply == 1
            await one.play(room, made["tokens"][str(room.match.state.waiting()[0])])
            async with asyncio.timeout(PATIENCE):
                while (await other.hall.room(made["match"])).match.ply < 2:
                    await asyncio.sleep(0.01)
            assert there.match.record.lines == room.match.record.lines

    asyncio.run(story())


def test_what_was_missed_is_caught_up_with(postgres_url: str) -> None:
    async def story() -> None:
        async with processes(postgres_url) as (one, other):
            made = await one.hall.beginnings.create(Setup("alexandros", [HERE, LINK]))
            room, there = [await each.hall.room(made["match"]) for each in (one, other)]
            watched(there)
            end_session(other, "ear")
            await until(lambda: not other.company.herald.hears)
            await one.hall.keys.claim(room, made["invites"]["1"], "Anna")
            await until(lambda: there.seats == room.seats)
            assert there.table.names == ("Player 1", "Anna")

    asyncio.run(story())


def test_one_process_leads_and_another_takes_over(postgres_url: str) -> None:
    async def story() -> None:
        async with processes(postgres_url) as (one, other):
            assert await one.company.lead("match")
            assert await one.company.lead("match")
            assert not await other.company.lead("match")
            assert await other.company.lead("another")
            assert (one.company.leads("match"), other.company.leads("match")) == (True, False)
            assert ask(one, LOCKS) == [2]
            end_session(one, "voice")
            await until(lambda: not one.company.leads("match"))
            async with asyncio.timeout(PATIENCE):
                while not (await one.company.lead("match") or await other.company.lead("match")):
                    await asyncio.sleep(0.05)
            assert one.company.leads("match") != other.company.leads("match")

    asyncio.run(story())


def test_a_lead_is_given_up_when_no_bot_is_due(postgres_url: str) -> None:
    async def story() -> None:
        async with processes(postgres_url) as (one, other):
            assert await one.company.lead("match")
            await until(lambda: not one.company.leads("match"))
            async with asyncio.timeout(PATIENCE):
                while not await other.company.lead("match"):
                    await asyncio.sleep(0.05)

    asyncio.run(story())


def test_who_has_lost_the_lead_plays_for_no_bot(postgres_url: str) -> None:
    async def story() -> None:
        async with processes(postgres_url) as (one, other):
            made = await one.hall.beginnings.create(Setup("alexandros", [HERE, BOT]))
            assert await other.company.lead(made["match"])
            room = watched(await one.hall.room(made["match"]))
            while room.bot_due() is None:
                await one.play(room, made["tokens"]["0"])
            ply = room.match.ply
            for _ in range(10):
                assert await other.company.lead(made["match"])
                await asyncio.sleep(0.05)
            assert room.driver is not None
            assert room.match.ply == ply
            # Where the other one has the room open nowhere, nothing keeps its lead.
            await until(lambda: room.match.ply > ply)

    asyncio.run(story())


def test_two_drivers_that_race_never_fork_a_match(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def lead(*_: object) -> bool:
        return True

    async def story() -> None:
        monkeypatch.setattr(Company, "lead", lead)
        monkeypatch.setattr(Company, "leads", lambda *_: True)
        async with processes(postgres_url) as (one, other):
            made = await one.hall.beginnings.create(Setup("alexandros", [BOT, BOT]))
            rooms = [
                watched(room) for room in await asyncio.gather(*(p.hall.room(made["match"]) for p in (one, other)))
            ]
            await until(lambda: all(room.match.ply >= 30 for room in rooms))
            written = (await one.store.news(made["match"], -1))[1][:31]
            assert [room.match.record.lines[:31] for room in rooms] == [written, written]

    asyncio.run(story())


def test_a_seat_handed_over_at_one_process_is_taken_back_at_another(postgres_url: str) -> None:
    async def story() -> None:
        async with processes(postgres_url) as (one, other):
            made = await one.hall.beginnings.create(Setup("alexandros", [HERE, HERE]))
            room, there = [watched(await each.hall.room(made["match"])) for each in (one, other)]
            seat = room.match.state.waiting()[0]
            await one.hall.keys.hand_over(room, seat, "companion")
            await until(lambda: there.seats[seat].deputy == "companion" and there.match.ply > 0)
            await until(lambda: room.match.state.waiting() != (seat,))
            await other.hall.keys.take_back(there, seat)
            while room.match.state.waiting() != (seat,):
                await one.play(room, made["tokens"][str(1 - seat)])
            # Whatever the first process has heard by now, its person may move there.
            await one.play(room, made["tokens"][str(seat)])
            await until(lambda: there.match.record.lines == room.match.record.lines and there.seats == room.seats)
            assert room.seats[seat].deputy is None

    asyncio.run(story())


def test_a_commit_whose_answer_was_lost_is_not_made_twice(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    attempt = Store._attempt
    lost: list[Any] = []

    def deaf(store: Store, work: Any) -> Any:
        done = attempt(store, work)
        if work not in lost:
            lost.append(work)
            raise DBAPIError("COMMIT", None, ConnectionError("no answer"), connection_invalidated=True)
        return done

    async def story() -> None:
        async with processes(postgres_url) as (one, other):
            made = await one.hall.beginnings.create(Setup("alexandros", [HERE, LINK]))
            room, there = await one.hall.room(made["match"]), watched(await other.hall.room(made["match"]))
            monkeypatch.setattr(Store, "_attempt", deaf)
            _, token = await one.hall.keys.claim(room, made["invites"]["1"], "Anna")
            assert room.seat_of(token) == 1
            tokens = [made["tokens"]["0"], token]
            for ply in range(1, 4):
                await one.play(room, tokens[room.match.state.waiting()[0]])
                assert room.match.ply == ply
            monkeypatch.undo()
            assert len(lost) >= 4
            assert (await one.store.news(room.id, -1))[1] == room.match.record.lines
            await until(lambda: there.match.record.lines == room.match.record.lines)

    asyncio.run(story())


def test_people_elsewhere_are_seen_until_their_process_dies(postgres_url: str) -> None:
    async def story() -> None:
        async with processes(postgres_url, 3) as (one, other, third):
            made = await one.hall.beginnings.create(Setup("alexandros", [HERE, LINK]))
            room = await one.hall.room(made["match"])
            await one.hall.keys.claim(room, made["invites"]["1"], "Anna")
            watched(room, 1)
            there = await other.hall.room(made["match"])
            await until(lambda: there.online(1))
            assert not there.online(0)
            await third.hall.room(made["match"])
            watched(await third.hall.room(made["match"]), 0)
            await until(lambda: room.online(0) and there.online(0))
            for task in one.tasks:
                task.cancel()
            await until(lambda: not there.online(1))
            assert there.online(0)
            await until(lambda: (other.count, third.count) == (2, 2))

    asyncio.run(story())


def test_who_left_while_nobody_could_hear_it_is_gone_all_the_same(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(company, "UNHEARD_S", 1e6)

    async def story() -> None:
        async with processes(postgres_url) as (one, other):
            made = await one.hall.beginnings.create(Setup("alexandros", [HERE, HERE]))
            room, there = [await each.hall.room(made["match"]) for each in (one, other)]
            for process, kind in ((one, "voice"), (other, "ear")):
                watcher = Watcher(0, "en", -1)
                room.enter(watcher)
                await until(lambda: there.online(0))
                end_session(process, kind)
                room.leave(watcher)
                await until(lambda: not there.online(0))

    asyncio.run(story())


def test_memory_of_others_is_bounded_by_what_is_open_here(postgres_url: str) -> None:
    async def story() -> None:
        async with processes(postgres_url) as (one, other):
            made = await one.hall.beginnings.create(Setup("alexandros", [HERE, HERE]))
            await one.hall.room(made["match"])
            heard: list[Cry] = []
            names = [f"stranger{number}" for number in range(300)]
            for spelt in spell_present(other.company.name, dict.fromkeys([*names, made["match"]], (0,))):
                cry = hear(spelt)
                assert cry is not None
                heard.append(cry)
                one.company._hear(cry)
            assert heard
            assert list(one.company._others[other.company.name].at) == [made["match"]]
            for name in names:
                one.company._hear(Present(name))
            assert len(one.company._others) <= 256
            assert len(spell(Present("a"))) < 100

    asyncio.run(story())
