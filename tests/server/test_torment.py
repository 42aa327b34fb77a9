"""People play on while their server and its database are struck: every acknowledged move is kept, once and in order."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from support import postgres
from support.served import Served
from support.torment import PostgresBlows, SqliteBlows, torment

REFUSALS = {"not-stored", "no-undo", "stale-ply", "not-over"}
"""What may be said: a blow, a bot that was quicker than an undo, a server that has not heard of the end yet."""


def on_sqlite(folder: Path, blows: int, tables: int) -> None:
    database = folder / "argead.sqlite3"
    with Served(database) as served:
        dealt = SqliteBlows(served, database)
        log = asyncio.run(torment([served.url], str(database), dealt, blows, tables))
        assert dealt.dealt.total() == blows
        assert served.is_well()
    assert log.made > blows
    assert log.ended >= tables
    assert log.refusals.keys() <= REFUSALS


def on_postgres(blows: int, tables: int) -> None:
    with postgres.cluster() as cluster, Served(cluster.url) as first, Served(cluster.url) as second:
        dealt = PostgresBlows((first, second), cluster)
        log = asyncio.run(torment([first.url, second.url], cluster.url, dealt, blows, tables))
        assert dealt.dealt.total() == blows
        assert first.is_well()
        assert second.is_well()
    assert log.made > blows
    assert log.ended >= tables
    assert log.refusals.keys() <= REFUSALS


def test_a_server_that_is_struck_a_few_times_loses_nothing(tmp_path: Path) -> None:
    on_sqlite(tmp_path, blows=5, tables=2)


@pytest.mark.postgres
def test_servers_on_a_database_that_is_struck_a_few_times_lose_nothing() -> None:
    on_postgres(blows=4, tables=2)


@pytest.mark.long
def test_a_server_that_is_struck_many_times_loses_nothing(tmp_path: Path) -> None:
    on_sqlite(tmp_path, blows=60, tables=8)


@pytest.mark.long
@pytest.mark.postgres
def test_servers_on_a_database_that_is_struck_many_times_lose_nothing() -> None:
    on_postgres(blows=40, tables=6)
