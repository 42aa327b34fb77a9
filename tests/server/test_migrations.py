"""Databases of every release become those of today: whole or not at all, whoever is killed or comes at once."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, create_engine, inspect, text

from argead.kernel import Dice, Match
from argead.server.database import DatabaseError, address, open_database
from argead.server.migrations import newest, version
from argead.server.schema import METADATA
from argead.server.store import Store
from argead.shelf import game

FIRST = """
CREATE TABLE matches (id VARCHAR(32) NOT NULL, game VARCHAR(40) NOT NULL, rules INTEGER NOT NULL, options TEXT NOT NULL,
  pack TEXT NOT NULL, data TEXT, seats TEXT NOT NULL, host VARCHAR(64), review BOOLEAN NOT NULL, created FLOAT NOT NULL,
  PRIMARY KEY (id));
CREATE TABLE moves ("match" VARCHAR(32) NOT NULL, ply INTEGER NOT NULL, seat INTEGER, notation TEXT NOT NULL,
  answers TEXT NOT NULL, made FLOAT NOT NULL, PRIMARY KEY ("match", ply),
  FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE)
"""
"""The schema of 0.1.0, which wrote no version."""

SECOND = """
ALTER TABLE matches ADD COLUMN touched FLOAT DEFAULT '0' NOT NULL;
ALTER TABLE matches ADD COLUMN ended BOOLEAN;
ALTER TABLE matches ADD COLUMN bytes INTEGER DEFAULT '0' NOT NULL;
CREATE INDEX matches_by_age ON matches (review, touched);
UPDATE matches SET touched = 12.5, bytes = 200;
CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL, PRIMARY KEY (version_num));
INSERT INTO alembic_version VALUES ('0002')
"""
"""What 0002 made of it."""

FORKS = """
import os, signal, sys
from sqlalchemy import Engine, create_engine, event, inspect
from argead.server.database import address, open_database

def fork(left=1000):
    child = os.fork()
    if child:
        return child
    def count(*_):
        nonlocal left
        left -= 1
        if left < 0:
            os.kill(os.getpid(), signal.SIGKILL)
    event.listen(Engine, "before_cursor_execute", count)
    open_database(sys.argv[1])
    os._exit(0)

def ended(child):
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
"""

SEVERAL = FORKS + "print([ended(child) for child in [fork() for _ in range(4)]])"
"""Opens a database in four processes at once."""

KILLED = (
    FORKS
    + """
statements = 0
while ended(fork(statements)) == -signal.SIGKILL:
    engine = create_engine(address(sys.argv[1]))
    with engine.connect() as connection:
        seen = inspect(connection)
        print(seen.has_table("alembic_version"), len(seen.get_columns("matches")), seen.get_indexes("matches"))
    engine.dispose()
    statements += 1
"""
)
"""Opens a database in processes that die before the first statement, the second and so on, until one gets through."""


@contextmanager
def opened(database: str) -> Iterator[Connection]:
    engine = create_engine(address(database))
    with engine.begin() as connection:
        yield connection
    engine.dispose()


def write_first(database: str) -> Match:
    """A database of the first release with one match in it."""
    match = Match(game("alexandros"), ("Anna", "Bruno"), Dice(3))
    for _ in range(9):
        seat = match.state.waiting()[0]
        match.play(seat, match.state.actions(seat)[0].notation)
    head = match.record.header
    with opened(database) as connection:
        is_sqlite = connection.dialect.name == "sqlite"
        for statement in FIRST.split(";"):
            connection.execute(text(statement + (" WITHOUT ROWID" if is_sqlite and "moves" in statement else "")))
        seats = '[{"kind":"here","name":"Anna"},{"kind":"here","name":"Bruno"}]'
        row = {"rules": head.rules, "options": json.dumps(head.options), "pack": head.pack, "seats": seats}
        values = "'abc', 'alexandros', :rules, :options, :pack, NULL, :seats, NULL, false, 12.5"
        connection.execute(text(f"INSERT INTO matches VALUES ({values})"), row)
        for ply, line in enumerate(match.record.lines):
            row = {"ply": ply, "seat": line.seat, "notation": line.notation, "answers": json.dumps(line.answers)}
            connection.execute(text("INSERT INTO moves VALUES ('abc', :ply, :seat, :notation, :answers, 13)"), row)
    return match


def check_schema(database: str) -> None:
    """Whether the tables are those of today, to the last index."""
    with opened(database) as connection:
        assert version(connection) == newest()
        options = {"compare_type": True, "compare_server_default": True}
        assert compare_metadata(MigrationContext.configure(connection, opts=options), METADATA) == []
        if connection.dialect.name == "sqlite":
            made = connection.execute(text("SELECT sql FROM sqlite_master WHERE name = 'moves'")).scalar_one()
            assert made.rstrip().endswith("WITHOUT ROWID")


def check_match(database: str, match: Match) -> None:
    """Whether the match of `write_first` is there and goes on."""

    async def look() -> None:
        store = Store(database)
        found = await store.load("abc")
        assert found is not None
        assert found[1] == match.record.lines
        assert found[0].header == match.record.header
        store.close()

    asyncio.run(look())
    with opened(database) as connection:
        row = connection.execute(text("SELECT touched, ended, bytes FROM matches")).one()
    assert row[:2] == (12.5, None)
    assert row[2] > 100


def test_a_new_database_has_the_schema_of_today(database: str) -> None:
    open_database(database).dispose()
    check_schema(database)


def test_a_database_of_the_first_release_goes_on(database: str) -> None:
    match = write_first(database)
    open_database(database).dispose()
    check_schema(database)
    check_match(database, match)
    open_database(database).dispose()
    check_schema(database)


def test_a_database_of_the_second_schema_goes_on(database: str) -> None:
    match = write_first(database)
    with opened(database) as connection:
        for statement in SECOND.split(";"):
            connection.execute(text(statement))
    open_database(database).dispose()
    with opened(database) as connection:
        assert connection.execute(text("SELECT next FROM matches")).scalar_one() is None
    check_schema(database)
    check_match(database, match)


def test_a_newer_database_is_refused_and_left_alone(database: str) -> None:
    open_database(database).dispose()
    with opened(database) as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(DatabaseError, match="cannot be opened: it was written by a newer Argead, and only"):
        open_database(database)
    with opened(database) as connection:
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one() == "9999"


def test_a_database_of_another_program_is_refused_and_left_alone(database: str) -> None:
    with opened(database) as connection:
        connection.execute(text("CREATE TABLE matches (id INTEGER, box TEXT)"))
    with pytest.raises(DatabaseError, match="it belongs to another program"):
        open_database(database)
    with opened(database) as connection:
        assert inspect(connection).get_table_names() == ["matches"]


def forked(script: str, database: str) -> list[str]:
    """What a script says, line by line."""
    done = subprocess.run([sys.executable, "-c", script, database], capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.splitlines()


def test_a_migration_that_is_killed_at_any_statement_is_made_whole_by_the_next(database: str) -> None:
    match = write_first(database)
    seen = forked(KILLED, database)
    assert len(seen) > 10
    assert set(seen) == {"False 10 []"}
    check_schema(database)
    check_match(database, match)


def test_of_several_processes_one_migrates(database: str) -> None:
    match = write_first(database)
    assert forked(SEVERAL, database) == ["[0, 0, 0, 0]"]
    check_schema(database)
    check_match(database, match)
