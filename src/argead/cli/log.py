"""`argead log`: the games that record files tell of."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

import click

from argead.cli import options as shared
from argead.cli.columns import columns
from argead.cli.records import whole_lines
from argead.kernel import ArgeadError
from argead.language import phrasebook
from argead.shelf import game, verify, with_door

EXAMPLES = """
\b
Examples:
  argead log *.jsonl
  argead log evenings/*.jsonl --lang fr
  argead log *.jsonl --json > log.json

Record a game with `argead play field-commander --record FILE`, or download its record from the browser. The date is
that of the file. A life has a line for each of its campaigns and one for itself.
"""


@click.command(epilog=EXAMPLES)
@click.argument("files", nargs=-1, required=True, type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@shared.lang
def log(files: tuple[Path, ...], as_json: bool, lang: str) -> None:
    """List the games of the record FILES, with their results and what else their game keeps a log of.

    A file that is no such record is named on the standard error; the exit code is then 1.
    """
    entries: list[dict[str, Any]] = []
    skipped = 0
    for file in files:
        try:
            entries += entered(file)
        except (ArgeadError, click.ClickException) as error:
            skipped += 1
            said = str(error) if str(file) in str(error) else f"{file}: {error}"
            click.echo(f"Error: {said}", err=True)
    entries.sort(key=lambda entry: str(entry["played"]))
    if as_json:
        click.echo(json.dumps({"log": entries}, ensure_ascii=False, indent=2))
    elif entries:
        click.echo("\n".join(in_words(entries, lang)))
    if skipped:
        raise click.exceptions.Exit(1)


def entered(file: Path) -> Iterator[dict[str, Any]]:
    """The lines of a record, as its game's own module `log` gives them."""
    match = verify(whole_lines(shared.read_text(file)))
    door = match.game.door("log")
    if door is None:
        raise ArgeadError(f"there is no log of {match.game.name}: there are logs of {', '.join(with_door('log'))}")
    played = datetime.fromtimestamp(file.stat().st_mtime).isoformat(" ", "minutes")
    for entry in door.entries(match):
        yield {"file": str(file), "game": match.game.name, "played": played, **entry}


def in_words(entries: list[dict[str, Any]], lang: str) -> list[str]:
    """A table a game; a line below the first one of a file says its date no more."""
    lines: list[str] = []
    for name in dict.fromkeys(entry["game"] for entry in entries):
        door, phrases = game(name).door("log"), phrasebook(game(name), lang)
        assert door is not None
        rows = [[shared.words(lang).say("log-played"), *door.heading(phrases)]]
        last = None
        for entry in (entry for entry in entries if entry["game"] == name):
            below, last = entry["file"] == last, entry["file"]
            rows.append(["" if below else entry["played"], *door.cells(entry, phrases, below=below)])
        lines += ["", *columns(rows)] if lines else columns(rows)
    return lines
