"""Opening a database: SQLite in the user's data folder, a file, or any SQLite or PostgreSQL by URL."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from time import monotonic, sleep
from typing import Any

from platformdirs import user_data_path
from sqlalchemy import URL, Engine, Insert, Table, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, OperationalError, SQLAlchemyError

from argead.server.migrations import WrongSchema, migrate
from argead.server.postgres import open_postgres

PATIENCE_S = 10
"""How long to wait for another process that is writing."""

MOMENT_S = 0.01


class DatabaseError(Exception):
    """The database cannot be opened; the message says why in one sentence."""


def open_database(database: str | None) -> Engine:
    """An engine whose tables are there, as this program wants them. Its errors do not show what was to be stored."""
    url = address(database)
    try:
        engine = _open_sqlite(url) if is_sqlite(url) else open_postgres(url)
        migrate(engine)
    except ModuleNotFoundError as error:
        raise DatabaseError(
            f"The database needs the Python package {error.name!r}: install argead[postgres]."
        ) from None
    except (WrongSchema, SQLAlchemyError, OSError) as error:
        raise DatabaseError(f"The database {url.render_as_string()} cannot be opened: {reason(error)}.") from None
    return engine


def address(database: str | None) -> URL:
    """The URL of a database that is given as a URL, as a file, or not at all."""
    if database is None:
        return URL.create("sqlite", database=str(user_data_path("argead", appauthor=False) / "argead.sqlite3"))
    if "://" not in database:
        return URL.create("sqlite", database=database)
    try:
        url = make_url(database)
    except ArgumentError:
        raise DatabaseError(f"The database {database!r} is neither a file nor a URL.") from None
    if url.get_backend_name() not in ("sqlite", "postgresql"):
        raise DatabaseError(f"The database must be SQLite or PostgreSQL, not {url.get_backend_name()}.")
    return url.set(drivername="postgresql+psycopg") if url.drivername in ("postgresql", "postgres") else url


def is_sqlite(url: URL) -> bool:
    return url.get_backend_name() == "sqlite"


def reason(error: Exception) -> str:
    """What a database or the system complains about, as the end of a sentence."""
    if isinstance(error, OSError) and error.strerror:
        return f"{error.filename}: {error.strerror}" if error.filename else error.strerror
    said = str(getattr(error, "orig", None) or error).strip() or type(error).__name__
    return said.splitlines()[0].rstrip(".")


def trouble(error: SQLAlchemyError) -> str:
    """What is wrong, in one word: one of those below, or `refused` for anything else."""
    cause = getattr(error, "orig", None)
    code = getattr(cause, "sqlite_errorname", None) or getattr(cause, "sqlstate", None)
    if code is None:
        # psycopg has no code for a server that it cannot reach, or that went away.
        return "unreachable" if isinstance(error, OperationalError) else "refused"
    return next((word for codes, word in _TROUBLES.items() if code.startswith(codes)), "refused")


_TROUBLES = {
    ("SQLITE_FULL", "53100"): "full",
    ("SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_PERM", "25006"): "read-only",
    ("SQLITE_BUSY", "SQLITE_LOCKED", "55P03", "57014"): "busy",
    ("SQLITE_IOERR", "58"): "failing",
    ("08", "57P", "53300"): "unreachable",
}
"""The words by the beginnings of SQLite's names and PostgreSQL's codes."""


def insert_new(dialect: str, table: Table) -> Insert:
    """An insertion that leaves a row alone that is there already; its `rowcount` is 1 only if it was not."""
    insert: Any
    if dialect == "sqlite":
        from sqlalchemy.dialects.sqlite import insert
    else:
        from sqlalchemy.dialects.postgresql import insert
    made: Insert = insert(table).on_conflict_do_nothing().execution_options(preserve_rowcount=True)
    return made


def sqlite_file(url: URL) -> Path | None:
    """Where a database of SQLite lies, however its address spells it (`file:`); None for one in memory."""
    file = (url.database or ":memory:").removeprefix("file:")
    return None if ":memory:" in file else Path(file)


def _open_sqlite(url: URL) -> Engine:
    file = sqlite_file(url)
    if file is not None:
        file.parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(url, connect_args={"timeout": PATIENCE_S}, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        _write_ahead(cursor)
        for pragma in ("synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


def _write_ahead(cursor: sqlite3.Cursor) -> None:
    """SQLite itself does not wait for another process that turns to this way of writing at the same moment."""
    deadline = monotonic() + PATIENCE_S
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorname != "SQLITE_BUSY" or monotonic() > deadline:
                raise
        sleep(MOMENT_S)
