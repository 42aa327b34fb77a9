"""`argead restore`: a backup becomes what the table has stored."""

from __future__ import annotations

from pathlib import Path

import click

from argead.cli import options as shared

EXAMPLES = """
\b
Examples:
  argead restore tuesday.backup
  argead restore tuesday.backup --database sqlite:///evenings.db
"""


@click.command(epilog=EXAMPLES)
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.option(
    "--database", metavar="URL", envvar="ARGEAD_DATABASE", help="Where to.  [default: SQLite in your data folder]"
)
@click.option("--replace", is_flag=True, help="Throw away the matches that are there.")
@shared.lang
def restore(file: Path, database: str | None, replace: bool, lang: str) -> None:
    """Bring back all matches of FILE, which `argead backup` has written.

    The table must be stopped meanwhile. Nothing changes if the file is not sound.
    """
    from argead.server.backup import restore as bring_back
    from argead.server.database import DatabaseError

    try:
        count = bring_back(database, file, replace=replace)
    except DatabaseError as error:
        raise click.ClickException(str(error)) from None
    click.echo(shared.words(lang).say("backup-restored", file=str(file), count=count))
