"""Opening a database: SQLite in the user's data folder, a file, or any SQLite or PostgreSQL by URL."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from platformdirs import user_data_path
from sqlalchemy import URL, Engine, Insert, MetaData, Table, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, OperationalError, SQLAlchemyError

PATIENCE_S = 10
"""How long to wait for another process that is writing."""


class DatabaseError(Exception):
    """The database cannot be opened; the message says why in one sentence."""


def open_database(database: str | None, metadata: MetaData) -> Engine:
    """An engine whose tables are there."""
    url = address(database)
    try:
        is_sqlite = url.get_backend_name() == "sqlite"
        engine = _open_sqlite(url) if is_sqlite else create_engine(url, pool_pre_ping=True)
        try:
            metadata.create_all(engine)
        except SQLAlchemyError:
            # Another server may have made the tables between our look and our attempt.
            metadata.create_all(engine)
    except ModuleNotFoundError as error:
        raise DatabaseError(
            f"The database needs the Python package {error.name!r}: install argead[postgres]."
        ) from None
    except (SQLAlchemyError, OSError) as error:
        reason = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        raise DatabaseError(f"The database {url.render_as_string()} cannot be opened: {reason}.") from None
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


def trouble(error: SQLAlchemyError) -> str:
    """What is wrong, in one word: `full`, `read-only`, `busy`, `unreachable`, or `refused` for anything else."""
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
    ("SQLITE_IOERR", "08", "57P", "53300"): "unreachable",
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


def _open_sqlite(url: URL) -> Engine:
    if url.database and url.database != ":memory:":
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(url, connect_args={"timeout": PATIENCE_S})

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine
