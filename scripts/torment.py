"""Strike a server again and again while people play, on SQLite and on PostgreSQL, and say how it went.

.venv/bin/python scripts/torment.py --sqlite 200 --postgres 100
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path
from time import monotonic

import click

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from support import postgres
from support.served import Served
from support.torment import PostgresBlows, SqliteBlows, Tormented, torment


@click.command()
@click.option("--sqlite", type=click.IntRange(0, 10_000), default=200, show_default=True, help="Blows on SQLite.")
@click.option("--postgres", "postgresql", type=click.IntRange(0, 10_000), default=100, show_default=True)
@click.option("--tables", type=click.IntRange(1, 100), default=8, show_default=True, help="Tables at once.")
@click.option("--seed", type=int, default=1, show_default=True)
def main(sqlite: int, postgresql: int, tables: int, seed: int) -> None:
    """Kill servers, databases and disks under people who play; fail if a move is lost, doubled or out of order."""
    if sqlite:
        start = monotonic()
        with tempfile.TemporaryDirectory() as folder:
            database = Path(folder) / "argead.sqlite3"
            with Served(database) as served:
                blows = SqliteBlows(served, database, seed)
                log = asyncio.run(torment([served.url], str(database), blows, sqlite, tables, seed))
        tell("SQLite", log, dict(blows.dealt), monotonic() - start)
    if postgresql:
        start = monotonic()
        with postgres.cluster() as cluster, Served(cluster.url) as first, Served(cluster.url) as second:
            fates = PostgresBlows((first, second), cluster, seed)
            log = asyncio.run(torment([first.url, second.url], cluster.url, fates, postgresql, tables, seed))
        tell("PostgreSQL", log, dict(fates.dealt), monotonic() - start)


def tell(where: str, log: Tormented, dealt: dict[str, int], seconds: float) -> None:
    click.echo(f"{where}: {sum(dealt.values())} blows {dealt}, {seconds:.0f} s")
    click.echo(f"  {log.made:,} moves acknowledged, none lost, doubled or out of order; {log.ended} matches ended")
    click.echo(f"  {log.silences:,} requests unanswered and sent again; refusals {dict(log.refusals)}")


if __name__ == "__main__":
    main()
