"""`argead site`: the whole of Argead as a folder of files, to be played without a server."""

from __future__ import annotations

from pathlib import Path

import click

from argead.cli import options as shared

EXAMPLES = """
\b
Examples:
  argead site public
  argead site public --lang fr
"""


@click.command(epilog=EXAMPLES)
@click.argument("directory", type=click.Path(file_okay=False, path_type=Path))
@shared.lang
def site(directory: Path, lang: str) -> None:
    """Write the site into a new DIRECTORY.

    Any web host can serve it, under any path, and a browser that has been there once needs no network any more. The
    games that other packages have installed travel along.
    """
    from argead.site.building import write

    size = write(directory)
    click.echo(shared.words(lang).say("site-written", directory=str(directory), megabytes=round(size / 1_000_000, 1)))
