"""`argead load`: how many tables a server bears."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import click

from argead import shelf
from argead.cli import options as shared
from argead.cli.columns import columns
from argead.cli.progress import progress
from argead.kernel import Game, SetupError

if TYPE_CHECKING:
    from argead.trials.load import Figures

EXAMPLES = """
\b
Examples:
  argead load                                   100 tables at a server of its own
  argead load --tables 500 --seconds 120 --json > figures.json
  argead load --processes 2 --database postgresql+psycopg://me@localhost/trial
  argead load --url http://127.0.0.1:8000 --pid 4711

Each table has two people and a bot where its game has the seats, a live line for each person, and makes a line about
every two seconds. The matches stay in the database that is given.
"""

LOOPBACK = ("127.0.0.1", "localhost", "::1")


@click.command(epilog=EXAMPLES)
@click.option("--tables", type=click.IntRange(1, 5000), default=100, show_default=True, metavar="N", help="Tables.")
@click.option("--games", metavar="GAME,GAME", help="Which games are played.  [default: all]")
@click.option(
    "--pace", type=click.FloatRange(0.1, 60), default=2.0, show_default=True, help="Seconds from line to line."
)
@click.option(
    "--warm-up", type=click.FloatRange(0, 600), default=20.0, show_default=True, help="Seconds before it counts."
)
@click.option("--seconds", type=click.FloatRange(1, 3600), default=60.0, show_default=True, help="Seconds that count.")
@click.option("--url", help="A server that runs already.  [default: one of its own, as long as it takes]")
@click.option("--pid", type=int, help="The process of that server, to measure memory and processor.")
@click.option("--mine", is_flag=True, help="The server at that URL is mine, though it is not on this machine.")
@click.option("--processes", type=click.IntRange(1, 64), default=1, show_default=True, help="Of a server of its own.")
@click.option("--database", metavar="URL", help="Of a server of its own.  [default: SQLite, gone afterwards]")
@click.option("--seed", type=int, default=1, show_default=True, help="For what the people choose.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@shared.lang
def load(
    tables: int,
    games: str | None,
    pace: float,
    warm_up: float,
    seconds: float,
    url: str | None,
    pid: int | None,
    mine: bool,
    processes: int,
    database: str | None,
    seed: int,
    as_json: bool,
    lang: str,
) -> None:
    """Let many tables play at a server, and measure how soon their moves are answered and seen.

    Exits with 1 if anything went wrong at any table.
    """
    from argead.trials.load import Plan, bear

    chosen = _games(games)
    if url is not None and (processes != 1 or database is not None):
        raise SetupError("--processes and --database are for a server of the load's own, without --url")
    if url is None and pid is not None:
        raise SetupError("--pid belongs to the server at --url")
    with _server(url, pid, mine, processes, database, pace) as (address, process):
        plan = Plan(address, chosen, tables, pace, warm_up, seconds, process, seed)
        figures = asyncio.run(bear(plan, progress))
    progress("")
    click.echo(json.dumps(figures.as_json(), indent=2) if as_json else "\n".join(in_words(figures, lang)))
    if figures.troubles:
        raise SystemExit(1)


def in_words(figures: Figures, lang: str) -> Iterator[str]:
    """The figures, line by line."""
    say, made = shared.words(lang).say, figures.as_json()

    def number(value: float) -> str:
        return say("decimal", value=value)

    yield say("load-summary", tables=made["tables"], lines=made["lines"], seconds=made["seconds"])
    yield say("load-pace", rate=number(made["lines_per_second"]), moves=made["moves"], ended=made["games_ended"])
    yield ""
    spreads = [(name, made[name]) for name in ("answered_ms", "told_ms") if made[name]]
    if spreads:
        heading = ["", *spreads[0][1]]
        rows = [[say(f"load-{name.removesuffix('_ms')}"), *map(number, spread.values())] for name, spread in spreads]
        yield from columns([heading, *rows])
        yield ""
    if made["bytes_per_line"] is not None:
        yield say("load-bytes", bytes=made["bytes_per_line"])
    if "server_mib" in made:
        yield say("load-server", processes=made["server_processes"], memory=number(made["server_mib"]))
        yield say("load-cores", server=number(made["server_cores"]), load=number(made["load_cores"]))
    yield say("load-errors", errors=made["errors"])
    for trouble, count in made["troubles"].items():
        yield f"  {count} × {trouble}"
    if made["silent_tables"]:
        yield say("load-silent", tables=made["silent_tables"])


def _games(names: str | None) -> list[Game]:
    return shelf.catalogue() if names is None else [shelf.game(name.strip()) for name in names.split(",")]


@contextmanager
def _server(
    url: str | None, pid: int | None, mine: bool, processes: int, database: str | None, pace: float
) -> Iterator[tuple[tuple[str, int], int | None]]:
    """The address of the server to be tried, and its process."""
    from argead.bench.serving import running_server

    if url is not None:
        yield _address(url, mine), pid
        return
    words = [] if processes == 1 else ["--processes", str(processes)]
    # A bot's line is one of the table's lines, so it takes as long as a person's.
    with running_server(database, words, {"ARGEAD_BOT_PAUSE": str(pace)}) as server:
        yield ("127.0.0.1", server.port), server.pid


def _address(url: str, mine: bool) -> tuple[str, int]:
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        host, port = None, None
    if host is None or parts.scheme != "http":
        raise SetupError(f"{url!r} is no address of a server: write --url http://127.0.0.1:8000")
    if host not in LOOPBACK and not mine:
        raise SetupError(f"{host} is not this machine: try your own servers only, and add --mine if this is one")
    return host, port or 80
