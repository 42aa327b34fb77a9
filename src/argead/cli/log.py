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
from argead.cli.kept import is_kept, kept_games
from argead.cli.records import printable, whole_lines
from argead.kernel import ArgeadError, Match
from argead.language import phrasebook
from argead.shelf import game, verify

EXAMPLES = """
\b
Examples:
  argead log                              the games that are kept in your data folder
  argead log *.jsonl
  argead log evenings/*.jsonl --lang fr
  argead log *.jsonl --json > log.json

`argead play` keeps its games; you can also download records from the browser. The date is that of the file.
Field Commander has a Player Log of its own: a life has a line for each of its campaigns, and one for the whole.
"""


@click.command(epilog=EXAMPLES)
@click.argument("files", nargs=-1, type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@shared.lang
def log(files: tuple[Path, ...], as_json: bool, lang: str) -> None:
    """List the games in the record FILES, each with its result; without FILES, the games that are kept.

    A file that is not a valid record is named on standard error and the others are listed; the exit code is then 1.
    """
    entries: list[dict[str, Any]] = []
    skipped = 0
    for file in files or [kept.path for kept in kept_games()]:
        try:
            entries += entered(file, lang)
        except OSError as error:
            skipped += 1
            click.echo(f"Error: {file}: {error.strerror}", err=True)
        except (ArgeadError, click.ClickException) as error:
            skipped += 1
            said = str(error) if str(file) in str(error) else f"{file}: {error}"
            click.echo(f"Error: {said}", err=True)
    entries.sort(key=lambda entry: str(entry["played"]))
    if as_json:
        click.echo(json.dumps({"log": entries}, ensure_ascii=False, indent=2))
    elif entries:
        click.echo("\n".join(in_words(entries, lang)))
    elif not skipped:
        click.echo(shared.words(lang).say("log-empty"))
    if skipped:
        raise click.exceptions.Exit(1)


def entered(file: Path, lang: str) -> Iterator[dict[str, Any]]:
    """The lines of a record: as its game's own module `log` gives them, or else one with the result."""
    match = verify(whole_lines(shared.read_text(file)))
    door = match.game.door("log")
    played = datetime.fromtimestamp(file.stat().st_mtime).isoformat(" ", "minutes")
    for entry in [plain_entry(match, lang)] if door is None else door.entries(match):
        yield {"file": str(file), "game": match.game.name, "played": played, **entry}


def plain_entry(match: Match, lang: str) -> dict[str, Any]:
    """What a log says of any game; the result is in words, and none as long as the game is open."""
    names, outcome = printable(match.record.header.seats), match.state.outcome()
    result = None if outcome is None else phrasebook(match.game, lang).outcome(outcome, names)
    scores = None if outcome is None else outcome.scores
    return {"players": names, "moves": match.moves, "scores": scores, "result": result}


def in_words(entries: list[dict[str, Any]], lang: str) -> list[str]:
    """A table for each game that has a log of its own, and one for all others."""
    lines: list[str] = []
    own = {name: door for name in dict.fromkeys(entry["game"] for entry in entries) if (door := game(name).door("log"))}
    for name, door in own.items():
        phrases = phrasebook(game(name), lang)
        rows = [[shared.words(lang).say("log-played"), *door.heading(phrases), shared.words(lang).say("log-file")]]
        last = None
        for entry in (entry for entry in entries if entry["game"] == name):
            below, last = entry["file"] == last, entry["file"]
            played, file = ("", "") if below else (entry["played"], called(entry))
            rows.append([played, *door.cells(entry, phrases, below=below), file])
        lines += ["", *columns(rows)] if lines else columns(rows)
    if plain := [entry for entry in entries if entry["game"] not in own]:
        lines += ["", *plain_table(plain, lang)] if lines else plain_table(plain, lang)
    return lines


def plain_table(entries: list[dict[str, Any]], lang: str) -> list[str]:
    """A line a game."""
    say = shared.words(lang).say
    rows = [[say(f"log-{column}") for column in ("played", "game", "players", "moves", "file", "result")]]
    for entry in entries:
        title, result = phrasebook(game(entry["game"]), lang).title, entry["result"] or say("log-open")
        rows.append([entry["played"], title, ", ".join(entry["players"]), str(entry["moves"]), called(entry), result])
    return columns(rows)


def called(entry: dict[str, Any]) -> str:
    """The file of a record; a kept one by the name that it is resumed and deleted by."""
    path = Path(entry["file"])
    return path.stem if is_kept(path) else str(path)
