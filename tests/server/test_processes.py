"""Several processes on one database, over the wire: any of them serves any match, and none is missed when it dies."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import cycle
from pathlib import Path
from typing import NoReturn

import httpx
import pytest
from sqlalchemy import create_engine, text
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from argead.server.buckets import LIMITS
from argead.server.database import DatabaseError
from argead.server.latch import Latch
from argead.shelf import game
from support.postgres import Cluster, cluster
from support.served import NEWER_RULES, PATIENCE, Served, Sitting, Table, code, hear, hear_until, is_alive, wait_until

RULES = game("alexandros").rules

NO_ROUNDS = "import argead.server.ushers as ushers; ushers.ROUND_S = 1e6"
NO_REFILL = "from argead.server.buckets import LIMITS as at; at.update({kind: (0, at[kind][1]) for kind in at})"
IMPATIENT = "import argead.server.store as store; store.STUCK_S = 1.0"


@pytest.fixture(scope="module")
def machine() -> Iterator[Cluster]:
    """A database that these tests may kill."""
    with cluster() as running:
        yield running


def rows(database: str, match: str) -> list[tuple[int, int | None, str, str]]:
    engine = create_engine(database)
    with engine.connect() as connection:
        query = text("SELECT ply, seat, notation, answers FROM moves WHERE match = :match ORDER BY ply")
        found = [tuple(row) for row in connection.execute(query, {"match": match})]
    engine.dispose()
    return found


def test_moves_and_seats_are_seen_at_the_other_process_without_asking(postgres_url: str) -> None:
    with Served(postgres_url) as first, Served(postgres_url, before=NO_ROUNDS) as second:
        sitting = first.create("here", "link", "random")
        there = sitting.at(second)
        with there.live() as watching:
            assert hear(watching)["table"]["ply"] == 0
            sitting.claim(1, "Anna")
            hear_until(watching, lambda table: table["seats"][1]["claimed"])
            for _ in range(6):
                ply = sitting.play_on(1)["ply"]
                hear_until(watching, lambda table: table["ply"] >= ply)  # noqa: B023
            with sitting.live(sitting.tokens[1]) as anna:
                hear(anna)
                hear_until(watching, lambda table: table["seats"][1]["online"])
            hear_until(watching, lambda table: not table["seats"][1]["online"])


def test_a_killed_process_leaves_its_bots_and_its_people_to_others(postgres_url: str) -> None:
    with Served(postgres_url, bot_pause=1e6) as first, Served(postgres_url) as second:
        sitting = first.create("here", "random")
        there = sitting.at(second)
        with sitting.live(sitting.tokens[0]) as person:
            hear(person)
            while sitting.look(0)["waiting"] == [0]:
                sitting.play(0)
            before = rows(postgres_url, sitting.match)
            wait_until(lambda: locked(postgres_url))
            with there.live() as watching:
                hear(watching)
                wait_until(lambda: there.look()["seats"][0]["online"])
                assert there.look()["waiting"] == [1], "a bot is not driven by whoever is quicker, but by one"
                first.kill()
                hear_until(watching, lambda table: table["ply"] >= len(before))
                wait_until(lambda: not there.look()["seats"][0]["online"])
        assert rows(postgres_url, sitting.match)[: len(before)] == before
        assert there.play_on(3)["ply"] >= len(before) + 3


def locked(database: str) -> bool:
    """Whether a process leads a match's bots."""
    engine = create_engine(database)
    with engine.connect() as connection:
        query = "SELECT count(*) FROM pg_locks JOIN pg_database ON oid = database WHERE locktype = 'advisory'"
        found: int = connection.execute(text(f"{query} AND datname = current_database()")).scalar_one()
    engine.dispose()
    return found == 1


def test_limits_hold_for_all_processes_together(postgres_url: str) -> None:
    with Served(postgres_url, before=NO_REFILL) as first, Served(postgres_url, before=NO_REFILL) as second:
        know_each_other(first, second)
        limit = int(LIMITS["upload"][1])
        answers = [
            place.http.post("/api/records", content="no record").status_code
            for _, place in zip(range(3 * limit), cycle((first, second)), strict=False)
        ]
        assert set(answers) == {422, 429}
        assert limit / 2 < answers.count(422) <= limit


def know_each_other(*places: Served) -> None:
    """Wait until each process sees who looks on at the others."""
    for place in places:
        sitting = place.create("here", "here")
        with sitting.live(sitting.tokens[0]) as socket:
            hear(socket)
            for other in places:
                wait_until(lambda: sitting.at(other).look()["seats"][0]["online"])  # noqa: B023


def test_a_database_that_is_stuck_or_killed_is_missed_only_meanwhile(machine: Cluster) -> None:
    with Served(machine.url, before=IMPATIENT) as first, Served(machine.url) as second, ThreadPoolExecutor(1) as aside:
        sitting = first.create("here", "here", "random")
        with sitting.at(second).live() as watching:
            hear(watching)
            sitting.play_on(4)
            seat, table = wait_for_a_person(sitting)
            action = table["decision"]["actions"][0]["notation"]
            machine.signal(signal.SIGSTOP)
            try:
                assert code(sitting.move(seat, table["ply"], action)) == (503, "not-stored")
                assert sitting.look(seat)["ply"] == table["ply"], "what is known can be looked at"
            finally:
                machine.signal(signal.SIGCONT)
            wait_until(lambda: sitting.move(seat, table["ply"], action).status_code == 200)
            hear_until(watching, lambda seen: seen["ply"] > table["ply"])

            seat, table = wait_for_a_person(sitting)
            action = table["decision"]["actions"][0]["notation"]
            machine.crash()
            assert code(sitting.move(seat, table["ply"], action)) == (503, "not-stored")
            assert sitting.look(seat)["ply"] == table["ply"], "what is known can be looked at"
            starting = aside.submit(machine.start)
            wait_until(lambda: sitting.move(seat, table["ply"], action).status_code == 200)
            starting.result()
            ply = sitting.play_on(6)["ply"]
            hear_until(watching, lambda seen: seen["ply"] >= ply)
        plies = [row[0] for row in rows(machine.url, sitting.match)]
        assert plies == list(range(len(plies)))
        assert first.is_well()
        assert second.is_well()
        machine.signal(signal.SIGSTOP)
        try:
            assert first.stop() == 0
        finally:
            machine.signal(signal.SIGCONT)


def wait_for_a_person(sitting: Sitting) -> tuple[int, Table]:
    """The person who is to move, once the bots have, and what that person sees."""
    wait_until(lambda: sitting.look()["waiting"][0] in sitting.tokens)
    return sitting.turn()


def test_processes_of_two_versions_spoil_no_match_for_each_other(postgres_url: str) -> None:
    with Served(postgres_url) as older, Served(postgres_url, before=NEWER_RULES) as newer:
        sitting = older.create("here", "here")
        there = sitting.at(newer)
        sitting.play_on(3)
        with sitting.live(sitting.tokens[0]) as watching:
            assert hear(watching)["table"]["ply"] == 3
            there.play_on(1)
            written = rows(postgres_url, sitting.match)
            assert [row[2] for row in written].count("rules") == 1
            with pytest.raises(ConnectionClosed, match="too-new"):
                hear_out(watching)
        seat, table = there.turn()
        action = table["decision"]["actions"][0]["notation"]
        assert code(sitting.get()) == (503, "too-new")
        assert code(sitting.move(seat, table["ply"], action)) == (503, "too-new")
        assert code(sitting.move(seat, table["ply"] - 1, action)) == (503, "too-new")
        assert rows(postgres_url, sitting.match) == written
        assert code(newer.create("here", "here").at(older).get()) == (503, "too-new")
        there.play_on(3)
        assert rows(postgres_url, sitting.match)[: len(written)] == written

        sitting = older.create("here", "here")
        there = sitting.at(newer)
        sitting.play_on(6)
        forbid(postgres_url, sitting.match, 4)
        with there.live() as watching:
            assert hear(watching)["table"]["ply"] == 3
            sitting.play_on(3)
            assert there.look()["ply"] == 3
            assert code(there.move(0, 9, "pass")) == (409, "rules-parted")
        assert len(rows(postgres_url, sitting.match)) == 10


def forbid(database: str, match: str, ply: int) -> None:
    """As if the newer rules did not allow a move; the older process has it in memory as it was."""
    engine = create_engine(database)
    with engine.begin() as connection:
        change = text("UPDATE moves SET notation = 'take sphinx' WHERE match = :match AND ply = :ply")
        connection.execute(change, {"match": match, "ply": ply})
    engine.dispose()


def hear_out(line: ClientConnection) -> NoReturn:
    """Listen until the other side closes."""
    while True:
        line.recv(PATIENCE)


def test_several_processes_behind_one_port(postgres_url: str) -> None:
    with Served(postgres_url, processes=2) as served:
        assert re.fullmatch(r"Argead is ready: http://127\.0\.0\.1:\d+\n", served.ready)
        first = wait_until(lambda: serving(served, 2))
        sitting = served.create("here", "random")
        sitting.play_on(5)
        os.kill(first[0], signal.SIGKILL)
        again = wait_until(lambda: first[0] not in serving(served, 2) and serving(served, 2))
        assert first[1] in again
        wait_until(lambda: answers(served))
        before = sitting.look()["ply"]
        assert sitting.play_on(5)["ply"] >= before + 5
        assert served.stop() == 0
        output, errors = served.process.communicate()
        assert output == ""
        assert re.fullmatch(r"WARNING \S+ argead\S+ a process has ended and is started again in 1 s\n", errors)
        wait_until(lambda: not any(Path(f"/proc/{process}").exists() for process in again))


def answers(served: Served) -> bool:
    """Whether somebody answers; the connection may have been to a process that is gone."""
    try:
        return served.is_well()
    except httpx.TransportError:
        return False


def serving(served: Served, count: int) -> list[int]:
    """The processes that serve, once there are so many; nothing before."""
    found = [child for child in served.children() if b"resource_tracker" not in command(child)]
    return found if len(found) == count else []


def command(process: int) -> bytes:
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return b"resource_tracker"


@pytest.mark.long
def test_several_processes_end_with_the_one_that_started_them(postgres_url: str) -> None:
    with Served(postgres_url, processes=2) as served:
        children = wait_until(lambda: serving(served, 2))
        served.process.kill()
        wait_until(lambda: not any(is_alive(child) for child in children))


def attempt(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "argead", "serve", "--no-browser", "--port", "0", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)


def test_several_processes_need_postgres(tmp_path: Path) -> None:
    done = attempt("--database", str(tmp_path / "argead.sqlite3"), "--processes", "2")
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr == (
        "Several processes need PostgreSQL (--database postgresql://…): one alone can serve a SQLite file.\n"
    )


def test_a_second_process_on_a_sqlite_file_is_refused_until_the_first_is_gone(tmp_path: Path) -> None:
    file = tmp_path / "argead.sqlite3"
    alias = tmp_path / "alias.sqlite3"
    with Served(file) as served:
        alias.symlink_to(file)
        for name in (f"sqlite:///{file}", str(alias)):
            done = attempt("--database", name)
            assert done.returncode == 1
            assert done.stdout == ""
            assert done.stderr == (
                f"The database {file} is served by another process: stop that one, or let several serve PostgreSQL.\n"
            )
        sitting = served.create("here", "here")
        served.restart()
        assert sitting.look()["ply"] == 0


def test_a_database_in_memory_is_nobody_elses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("sqlite://", ":memory:", "sqlite:///:memory:"):
        latches = [Latch(name), Latch(name)]
        for latch in latches:
            latch.lift()
    assert list(tmp_path.iterdir()) == []


def test_a_latch_holds_until_it_is_lifted(tmp_path: Path) -> None:
    file = str(tmp_path / "argead.sqlite3")
    first = Latch(file)
    with pytest.raises(DatabaseError, match="is served by another process"):
        Latch(file)
    first.lift()
    Latch(file).lift()


def test_answers_to_one_question_may_cross_at_different_processes(postgres_url: str) -> None:
    deaf = "import argead.server.ushers as ushers; ushers.Usher.wrote = lambda usher, cry: None"
    with Served(postgres_url) as first, Served(postgres_url, before=deaf) as second:
        sitting = first.create("here", "here", "here", game="empire")
        there = sitting.at(second)
        assert there.look()["waiting"] == [0, 1, 2]
        for seat, at in ((2, sitting), (0, there)):
            made = at.move(seat, 0, f"allot {seat} 7 4 {4 - seat}")
            assert made.status_code == 200, made.text
        assert there.look()["waiting"] == [1]
        assert code(there.move(0, 0, "allot 1 6 4 4")) == (409, "stale-ply")
        assert [row[1] for row in rows(postgres_url, sitting.match)][1:] == [2, 0]
