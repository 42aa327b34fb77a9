"""Disks that are full, databases that are locked or gone: the table says so, loses nothing, and goes on afterwards."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

from sqlalchemy import create_engine, make_url, text

from support.disk import disk
from support.served import Served, Sitting, code, hear, wait_until

QUICK = """
from argead.server import database, health
database.PATIENCE_S = 1
health.FRESH_S = health.PATIENCE_S = 0.2
"""
"""What a server runs `before`, so that nobody has to wait long for trouble to be noticed or gone."""


def trouble(served: Served) -> str:
    """What the table says of itself; nothing if it is well."""
    answer = served.http.get("/api/health")
    if answer.status_code == 200:
        assert answer.json()["ok"] is True
        return ""
    assert code(answer) == (503, "not-stored")
    said: str = answer.json()["error"]["message"]
    return said


def check_a_bad_time(sitting: Sitting, begin: Callable[[], None], end: Callable[[], None], says: str) -> None:
    """Moves are refused while the trouble lasts, nothing is lost, and then the same table goes on."""
    served = sitting.served
    assert trouble(served) == ""
    sitting.play_on(6)
    seat, before = sitting.turn()
    action = before["decision"]["actions"][0]["notation"]
    with sitting.live(sitting.tokens[seat]) as watching:
        assert hear(watching)["table"]["ply"] == before["ply"]
        begin()
        try:
            wait_until(lambda: says in trouble(served))
            assert code(sitting.move(seat, before["ply"], action)) == (503, "not-stored")
            assert code(served.http.post("/api/matches", json=ALEXANDROS)) == (503, "not-stored")
        finally:
            end()
        wait_until(lambda: trouble(served) == "")
        made = wait_until(lambda: sitting.move(seat, before["ply"], action))
        assert made.status_code == 200, made.text
        assert made.json()["ply"] == before["ply"] + 1
    sitting.play_on(5)
    table = sitting.look()
    served.restart()
    assert sitting.look()["ply"] == table["ply"]


ALEXANDROS = {"game": "alexandros", "seats": [{"kind": "here"}, {"kind": "here"}]}


def test_a_full_disk_that_is_freed(tmp_path: Path) -> None:
    with disk(tmp_path) as small, Served(tmp_path / "argead.sqlite3", before=QUICK) as served:
        number = served.process.pid
        says = "the disk is full" if small.is_own else "the disk fails"
        check_a_bad_time(served.create("here", "here"), lambda: small.fill(number), lambda: small.free(number), says)


def test_a_database_that_another_program_locks(tmp_path: Path) -> None:
    file = tmp_path / "argead.sqlite3"
    with Served(file, before=QUICK) as served:
        sitting = served.create("here", "here")
        other = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
        check_a_bad_time(
            sitting,
            lambda: other.execute("BEGIN IMMEDIATE").close(),
            lambda: other.execute("ROLLBACK").close(),
            "does not answer in time",
        )
        other.close()


def test_a_database_that_becomes_read_only(postgres_url: str) -> None:
    def be(read_only: str) -> None:
        command(postgres_url, f"ALTER DATABASE {{name}} SET default_transaction_read_only = {read_only}")

    with Served(postgres_url, before=QUICK) as served:
        sitting = served.create("here", "here")
        check_a_bad_time(sitting, lambda: be("on"), lambda: be("off"), "the database is read-only")


def test_a_database_that_cannot_be_reached(postgres_url: str) -> None:
    def allow(connections: str) -> None:
        command(postgres_url, f"ALTER DATABASE {{name}} ALLOW_CONNECTIONS {connections}")

    with Served(postgres_url, before=QUICK) as served:
        sitting = served.create("here", "here")
        check_a_bad_time(sitting, lambda: allow("false"), lambda: allow("true"), "cannot be reached")


def command(url: str, statement: str) -> None:
    """Say something about a database from outside, and end all connections to it."""
    name = make_url(url).database
    engine = create_engine(make_url(url).set(database="postgres"), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(statement.format(name=name)))
        ending = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = :name"
        connection.execute(text(ending), {"name": name})
    engine.dispose()


def test_a_file_that_is_read_only(tmp_path: Path) -> None:
    file = tmp_path / "argead.sqlite3"
    with Served(file) as served:
        sitting = served.create("here", "here")
        table = sitting.look(0)
        served.stop()
    with Served(f"sqlite:///file:{file}?mode=ro&uri=true") as served:
        assert trouble(served) == "Nothing can be stored: the database is read-only."
        assert sitting.at(served).look(0) == table
    assert not Path("file:").exists(), "its address is no folder"


def test_however_many_ask_it_is_written_once_in_a_while(tmp_path: Path) -> None:
    file = tmp_path / "argead.sqlite3"
    with Served(file, before="from argead.server import health; health.FRESH_S = 3600") as served:
        other = sqlite3.connect(file)
        versions = []
        for _ in range(40):
            versions.append(other.execute("PRAGMA data_version").fetchone())
            assert trouble(served) == ""
        assert len(set(versions[:2])) == 2
        assert len(set(versions[1:])) == 1
        other.close()
