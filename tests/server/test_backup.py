"""Backups: taken while the table is played at, whole or not at all, and brought back to the last move."""

from __future__ import annotations

import os
import shutil
import sqlite3
import stat
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from threading import Event

import pytest
from sqlalchemy import create_engine, text

from argead.kernel import Match, Record
from argead.server.backup import back_up, restore
from argead.server.database import DatabaseError, address, open_database
from argead.shelf import game
from support.served import Served, Sitting, wait_until

TABLES = 4


@pytest.fixture
def other_database(request: pytest.FixtureRequest, database: str, tmp_path: Path) -> str:
    """Where a backup of `database` is brought back: an empty database of the same kind."""
    if "://" not in database:
        return str(tmp_path / "elsewhere" / "argead.sqlite3")
    name = f"{address(database).database}_other"
    engine = create_engine(address(database), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    engine.dispose()
    return address(database).set(database=name).render_as_string(hide_password=False)


def lines_of(database: str) -> dict[str, list[str]]:
    """The notations of every match, by ply."""
    engine = create_engine(address(database))
    with engine.connect() as connection:
        found: dict[str, list[str]] = {}
        for match, ply, notation in connection.execute(
            text("SELECT match, ply, notation FROM moves ORDER BY match, ply")
        ):
            found.setdefault(match, []).append(notation)
            assert len(found[match]) == ply + 1
    engine.dispose()
    return found


def play_until(sitting: Sitting, enough: Event, seen: dict[str, int]) -> None:
    """Play on, and note how far the table has come once the server has said so."""
    chance = Random(sitting.match)
    while not enough.is_set():
        table = sitting.play_on(1, chance.choice)
        seen[sitting.match] = table["ply"]
        if not table["waiting"]:
            return


def test_a_backup_under_load_has_every_move_that_was_acknowledged_before(
    database: str, other_database: str, tmp_path: Path
) -> None:
    file, enough = tmp_path / "evening.backup", Event()
    with Served(database) as served, ThreadPoolExecutor(TABLES) as people:
        sittings = [served.create("here", "here") for _ in range(TABLES)]
        seen: dict[str, int] = {}
        playing = [people.submit(play_until, sitting, enough, seen) for sitting in sittings]
        try:
            wait_until(lambda: len(seen) == TABLES and min(seen.values()) > 10)
            before = dict(seen)
            assert back_up(database, file) == TABLES
            after = dict(seen)
            wait_until(
                lambda: any(seen[match] > after[match] for match in seen) or all(task.done() for task in playing)
            )
        finally:
            enough.set()
        for task in playing:
            task.result()
    assert restore(other_database, file) == TABLES
    found = lines_of(other_database)
    truth = lines_of(database)
    for match, ply in before.items():
        assert len(found[match]) > ply
        assert found[match] == truth[match][: len(found[match])]
    with Served(other_database) as served:
        for sitting in sittings:
            there = sitting.at(served)
            assert there.look()["ply"] == len(found[sitting.match]) - 1
            there.play_on(3)
        assert there.play_on(choose=Random(7).choice)["outcome"] is not None
        Match.replay(Record.parse(there.get("/record").text), game("alexandros"))


def test_a_backup_is_one_file_for_its_owner_and_writes_over_nothing(tmp_path: Path) -> None:
    database, file = str(tmp_path / "argead.sqlite3"), tmp_path / "backups" / "argead.backup"
    with Served(database) as served:
        served.create("here", "here")
        with pytest.raises(DatabaseError, match="No such file or directory"):
            back_up(database, file)
        file.parent.mkdir()
        assert back_up(database, file) == 1
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        written = file.read_bytes()
        with pytest.raises(DatabaseError, match="is there already"):
            back_up(database, file)
        assert file.read_bytes() == written
        served.create("here", "here")
        assert back_up(database, file, replace=True) == 2
        assert os.listdir(file.parent) == [file.name]


def test_a_restore_loses_no_matches_unless_told(tmp_path: Path) -> None:
    database, file = str(tmp_path / "argead.sqlite3"), tmp_path / "argead.backup"
    with Served(database) as served:
        first = served.create("here", "here")
        first.play_on(4)
        back_up(database, file)
        first.play_on(4)
        served.create("here", "here")
        # Killed: what was written last lies in the journal beside the database.
        served.kill()
    with pytest.raises(DatabaseError, match="holds 2 matches"):
        restore(database, file)
    assert restore(database, file, replace=True) == 1
    with Served(database) as served:
        assert first.at(served).look()["ply"] == 4
        first.at(served).play_on(3)


def spoil(path: Path) -> None:
    """Turn a page in the middle into noise."""
    raw = bytearray(path.read_bytes())
    middle = len(raw) // 8192 * 4096
    raw[middle : middle + 4096] = Random(1).randbytes(4096)
    path.write_bytes(raw)


def test_what_is_not_sound_is_not_restored(tmp_path: Path) -> None:
    database, file = str(tmp_path / "argead.sqlite3"), tmp_path / "argead.backup"
    with Served(database) as served:
        sitting = served.create("here", "here")
        sitting.play_on(150)
        table = sitting.look()
        served.stop()
    back_up(database, file)
    bad = {name: tmp_path / name for name in ("damaged", "newer", "foreign", "letter", "cut", "nowhere")}
    for name in ("damaged", "newer", "cut"):
        shutil.copy(file, bad[name])
    spoil(bad["damaged"])
    bad["cut"].write_bytes(file.read_bytes()[:-4096])
    for name, statement in (
        ("newer", "UPDATE alembic_version SET version_num = '9999'"),
        ("foreign", "CREATE TABLE a(b)"),
    ):
        with sqlite3.connect(bad[name]) as other:
            other.execute(statement)
        other.close()
    bad["letter"].write_text("Dear Olympias, " * 100)
    says = {
        "damaged": "damaged|malformed",
        "newer": "a newer Argead",
        "foreign": "is not a database of Argead",
        "letter": "is not the backup of an SQLite database",
        "cut": "damaged|malformed",
        "nowhere": "No such file or directory",
    }
    for name, path in bad.items():
        with pytest.raises(DatabaseError, match=says[name]) as refused:
            restore(database, path, replace=True)
        assert str(refused.value).endswith(".")
        assert "\n" not in str(refused.value)
    with Served(database) as served:
        assert sitting.at(served).look() == table


def test_the_programs_of_postgresql_may_be_missing(
    postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_database(postgres_url).dispose()
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(DatabaseError, match=r"^pg_dump is missing: install PostgreSQL's client programs\.$"):
        back_up(postgres_url, tmp_path / "argead.backup")
    assert os.listdir(tmp_path) == []


def test_a_database_in_use_is_not_replaced(database: str, tmp_path: Path) -> None:
    file = tmp_path / "argead.backup"
    with Served(database) as served:
        sitting = served.create("here", "here")
        back_up(database, file)
        sitting.play_on(3)
        with pytest.raises(DatabaseError, match=r"stop (it first|that one)"):
            restore(database, file, replace=True)
        sitting.play_on(3)
        assert sitting.look()["ply"] == 6
        served.stop()
    assert restore(database, file, replace=True) == 1


def test_backups_of_one_kind_are_not_for_the_other(postgres_url: str, tmp_path: Path) -> None:
    database = str(tmp_path / "argead.sqlite3")
    open_database(database).dispose()
    open_database(postgres_url).dispose()
    back_up(database, tmp_path / "sqlite")
    back_up(postgres_url, tmp_path / "postgres")
    with pytest.raises(DatabaseError, match="is not the backup of a PostgreSQL database"):
        restore(postgres_url, tmp_path / "sqlite")
    with pytest.raises(DatabaseError, match="is not the backup of an SQLite database"):
        restore(database, tmp_path / "postgres")
