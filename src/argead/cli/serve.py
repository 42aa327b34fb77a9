"""`argead serve`: the table for the browser."""

from __future__ import annotations

import click

EXAMPLES = """
\b
Examples:
  argead serve
  argead serve --port 9000 --no-browser
  argead serve --host 0.0.0.0                       reachable from the local network
  argead serve --database sqlite:///evenings.db
  argead serve --database postgresql+psycopg://me@localhost/argead
  argead serve --database postgresql://me@localhost/argead --processes 4
"""


@click.command(epilog=EXAMPLES)
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option(
    "--port",
    default=8000,
    show_default=True,
    type=click.IntRange(0, 65535),
    help="The port to listen on (0: any free one).",
)
@click.option("--database", metavar="URL", help="Where matches are stored.  [default: SQLite in your data folder]")
@click.option(
    "--processes",
    type=click.IntRange(1, 64),
    help="How many processes serve; more than one need PostgreSQL.  [default: 1]",
)
@click.option("--browser/--no-browser", default=True, help="Open the browser.  [default: yes]")
def serve(host: str, port: int, database: str | None, processes: int | None, browser: bool) -> None:
    """Start the table and open it in the browser.

    Everything is stored at once: stop it at any time, start it again, and the games go on where they were.
    """
    from argead.server import serve as run

    run(host, port, database, browser, processes)
