"""Backups: a whole database as one file, taken while servers write to it, and brought back.

SQLite copies itself by its backup interface, PostgreSQL by its own programs `pg_dump` and `pg_restore`.
"""

from __future__ import annotations

import os
import re
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import mkstemp

from sqlalchemy import URL, Connection, StaticPool, create_engine, inspect, text
from sqlalchemy.exc import SQLAlchemyError

from argead.server.database import PATIENCE_S, DatabaseError, address, is_sqlite, reason
from argead.server.latch import Latch
from argead.server.migrations import WrongSchema, check_version, version
from argead.server.postgres import NAME

SQLITE = b"SQLite format 3\0"
DUMP = b"PGDMP"
"""How the files of both kinds begin."""


def back_up(database: str | None, file: Path, *, replace: bool = False) -> int:
    """Write everything into one file, which is there whole or not at all; the number of matches."""
    url = address(database)
    if file.exists() and not replace:
        raise DatabaseError(f"{file} is there already: choose another name, or say --replace.")
    try:
        with _beside(file) as copy:
            if is_sqlite(url):
                count = _copy(_path(url), copy)
            else:
                with _connected(url) as connection:
                    count = _count(connection)
                _run("pg_dump", "--format=custom", "--no-owner", "--no-privileges", f"--file={copy}", url=url)
            _settle(copy, file)
    except (OSError, sqlite3.Error, SQLAlchemyError) as error:
        raise DatabaseError(f"The backup was not written: {reason(error)}.") from None
    return count


def restore(database: str | None, file: Path, *, replace: bool = False) -> int:
    """Put a backup in the place of a database that no server uses; the number of matches."""
    url = address(database)
    try:
        with open(file, "rb") as opened:
            kind = opened.read(len(SQLITE))
        if is_sqlite(url):
            _expect(kind.startswith(SQLITE), f"{file} is not the backup of an SQLite database.")
            return _restore_sqlite(_path(url), file, replace)
        _expect(kind.startswith(DUMP), f"{file} is not the backup of a PostgreSQL database.")
        return _restore_postgres(url, file, replace)
    except WrongSchema as error:
        raise DatabaseError(f"{file} cannot be restored: {error}.") from None
    except (OSError, sqlite3.Error, SQLAlchemyError) as error:
        raise DatabaseError(f"{file} was not restored: {reason(error)}.") from None


def _expect(held: bool, otherwise: str) -> None:
    if not held:
        raise DatabaseError(otherwise)


def _expect_empty(count: int, replace: bool) -> None:
    _expect(
        replace or not count, f"The database holds {count} matches, which would be lost: say --replace to allow it."
    )


# Files ---------------------------------------------------------------------------------------------------------------


@contextmanager
def _beside(file: Path) -> Iterator[Path]:
    """A new file in the same folder that only its owner can read, gone at the end unless it was renamed."""
    handle, name = mkstemp(prefix=f".{file.name}.", dir=file.parent)
    os.close(handle)
    try:
        yield Path(name)
    finally:
        Path(name).unlink(missing_ok=True)


def _settle(copy: Path, file: Path) -> None:
    """Give a file its name once it is on the disk."""
    with open(copy, "rb+") as written:
        os.fsync(written.fileno())
    os.replace(copy, file)


# SQLite --------------------------------------------------------------------------------------------------------------


def _path(url: URL) -> Path:
    _expect(bool(url.database) and url.database != ":memory:", "A database in memory has no backup.")
    return Path(str(url.database))


def _open(file: Path, mode: str) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode={mode}", uri=True, timeout=PATIENCE_S)


def _copy(source: Path, goal: Path) -> int:
    """Copy a database in one step: it is as it was at one moment, and whoever writes meanwhile need not wait."""
    _expect(source.exists(), f"There is no database {source}.")
    with closing(_open(source, "rw")) as here, closing(_open(goal, "rw")) as there:
        here.backup(there)
        # One file and no more: a database that keeps a journal beside it is not whole without that.
        there.execute("PRAGMA journal_mode=DELETE")
        return _check(there, goal)


def _restore_sqlite(goal: Path, file: Path, replace: bool) -> int:
    with Latch(str(goal)), closing(_open(file, "ro")) as backup:
        count = _check(backup, file)
        goal.parent.mkdir(parents=True, exist_ok=True)
        with closing(_open(goal, "rwc")) as there:
            there.execute("PRAGMA journal_mode=WAL")
            with _seen(there) as connection:
                _expect_empty(_count(connection), replace)
            # Into the database and not over its file, where a journal of the old one might lie: so it is a transaction.
            backup.backup(there)
            there.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return count


def _check(opened: sqlite3.Connection, file: Path) -> int:
    """Whether a database is sound, ours, and not newer than we are; the number of its matches."""
    sound = opened.execute("PRAGMA integrity_check(1)").fetchone() == ("ok",)
    _expect(sound and not opened.execute("PRAGMA foreign_key_check").fetchone(), f"{file} is damaged.")
    with _seen(opened) as connection:
        _expect(inspect(connection).has_table("matches"), f"{file} is not a database of Argead.")
        version(connection)
        return _count(connection)


@contextmanager
def _seen(opened: sqlite3.Connection) -> Iterator[Connection]:
    """An open database as the rest of the program sees one."""
    with create_engine("sqlite://", creator=lambda: opened, poolclass=StaticPool).connect() as connection:
        yield connection


# PostgreSQL ----------------------------------------------------------------------------------------------------------


def _restore_postgres(url: URL, file: Path, replace: bool) -> int:
    listed = _run("pg_restore", "--list", str(file))
    _expect(bool(re.search(r" TABLE \S+ matches ", listed)), f"{file} is not a database of Argead.")
    written = _run("pg_restore", "--data-only", "--table=alembic_version", "--file=-", str(file))
    found = re.search(r"^COPY .*\n(\w+)$", written, re.MULTILINE)
    check_version(found and found[1])
    with _connected(url) as connection:
        query = text(
            "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND application_name = :name"
        )
        _expect(
            not connection.execute(query, {"name": NAME}).scalar_one(), "A server uses the database: stop it first."
        )
        _expect_empty(_count(connection), replace)
    _run(
        "pg_restore",
        "--clean",
        "--if-exists",
        "--single-transaction",
        "--no-owner",
        "--no-privileges",
        str(file),
        url=url,
    )
    with _connected(url) as connection:
        return _count(connection)


@contextmanager
def _connected(url: URL) -> Iterator[Connection]:
    engine = create_engine(url, connect_args={"connect_timeout": PATIENCE_S})
    try:
        with engine.connect() as connection:
            yield connection
    finally:
        engine.dispose()


def _run(program: str, *arguments: str, url: URL | None = None) -> str:
    """What one of PostgreSQL's programs writes. Passwords stay off its command line, which all can read."""
    _expect(shutil.which(program) is not None, f"{program} is missing: install PostgreSQL's client programs.")
    environment = dict(os.environ)
    if url is not None:
        environment |= {"PGPASSWORD": str(url.password)} if url.password else {}
        bare = URL.create("postgresql", url.username, None, url.host, url.port, url.database, url.query)
        arguments = (*arguments, f"--dbname={bare.render_as_string(hide_password=False)}")
    done = subprocess.run([program, *arguments], env=environment, capture_output=True, text=True)
    said = (done.stderr.strip() or "no reason given").splitlines()[0]
    _expect(done.returncode == 0, f"{said.removeprefix(f'{program}: ').capitalize().rstrip('.')}.")
    return done.stdout


def _count(connection: Connection) -> int:
    """The matches of a database; one that is new has none."""
    if not inspect(connection).has_table("matches"):
        return 0
    count: int = connection.execute(text("SELECT count(*) FROM matches")).scalar_one()
    return count
