"""Migrations: a database of any release becomes one of today, in one transaction or not at all.

Each step is a file in `versions/`. There is no configuration file: the server runs the steps itself when it starts.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, inspect

LOCK = 4_703_356
"""The number of PostgreSQL's advisory lock under which one process migrates while others wait for it."""

RELEASED = {"matches": {"id", "game", "seats", "host", "review"}, "moves": {"match", "ply", "notation", "answers"}}
"""What tells a database of ours that was made before there were migrations from anybody else's."""


class WrongSchema(Exception):
    """The database is not one that this program can use; the message says why, as the end of a sentence."""


def migrate(engine: Engine) -> None:
    """Bring the schema up to date. Whoever is killed leaves it as it was; of several at once one does it."""
    with engine.connect() as connection:
        if version(connection) == newest():
            return
    with engine.begin() as connection:
        _wait_for_others(connection)
        if version(connection) != newest():
            _run(connection)


def newest() -> str:
    """The version of the schema of this program."""
    head = _scripts().get_current_head()
    assert head is not None
    return head


def version(connection: Connection) -> str | None:
    """The version of a database, None if it has none yet; one that is not ours or newer than ours is refused."""
    found = MigrationContext.configure(connection).get_current_revision()
    if found is None:
        present = inspect(connection)
        for table in filter(present.has_table, RELEASED):
            if not {column["name"] for column in present.get_columns(table)} >= RELEASED[table]:
                raise WrongSchema("it belongs to another program")
    check_version(found)
    return found


def check_version(found: str | None) -> None:
    """Whether this program knows a version of the schema."""
    if found is not None and found not in {script.revision for script in _scripts().walk_revisions()}:
        raise WrongSchema("it was written by a newer Argead, and only that one can read it")


def rewrite_version(connection: Connection) -> None:
    """Write the version down once more: as small a change as there is, which reaches the disk like any other."""
    connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")


def _run(connection: Connection) -> None:
    scripts = _scripts()

    def steps(found: Any, _: MigrationContext) -> Any:
        return scripts._upgrade_revs("head", found)

    with EnvironmentContext(Config(), scripts, fn=steps, destination_rev="head") as environment:
        environment.configure(connection=connection, transactional_ddl=True)
        environment.run_migrations()


def _wait_for_others(connection: Connection) -> None:
    if connection.dialect.name == "sqlite":
        # Python's sqlite3 begins no transaction before statements that change the schema; this one it respects.
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        # A server's time-outs are for moves; whoever comes second waits for as long as it takes.
        connection.exec_driver_sql("SET LOCAL statement_timeout = 0")
        connection.exec_driver_sql("SET LOCAL lock_timeout = 0")
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")


@cache
def _scripts() -> ScriptDirectory:
    return ScriptDirectory(Path(__file__).parent)
