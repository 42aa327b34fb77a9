"""`argead backup`: everything that a table has stored, as one file."""

from __future__ import annotations

from pathlib import Path

import click

from argead.cli import options as shared

EXAMPLES = """
\b
Examples:
  argead backup evening.backup
  argead backup latest.backup --replace
"""


@click.command(epilog=EXAMPLES)
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.option(
    "--database",
    metavar="URL",
    envvar="ARGEAD_DATABASE",
    help="Where matches are stored.  [default: SQLite in your data folder]",
)
@click.option("--replace", is_flag=True, help="Write over a file that is there already.")
@shared.lang
def backup(file: Path, database: str | None, replace: bool, lang: str) -> None:
    """Write all matches into one FILE, while the table goes on.

    The file holds the names and the moves of everybody: keep it where only you can read it.
    """
    from argead.server.backup import back_up
    from argead.server.database import DatabaseError

    try:
        count = back_up(database, file, replace=replace)
    except DatabaseError as error:
        raise click.ClickException(str(error)) from None
    click.echo(shared.words(lang).say("backup-written", file=str(file), count=count))
