"""`argead log`: the games that record files tell of."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

import click

from argead.cli import options as shared
from argead.cli.columns import columns
from argead.cli.kept import is_kept, kept_games
from argead.cli.records import whole_lines
from argead.cli.seating import HUMAN, kept_seats, names_of, recognise
from argead.kernel import ArgeadError, Match
from argead.language import phrasebook
from argead.shelf import game, verify
from argead.table.account.shapes import VerdictShown
from argead.table.account.verdict import verdict_shown

EXAMPLES = """
\b
Examples:
  argead log                              the games that are kept in your data folder
  argead log *.jsonl
  argead log --game empire                those of one game
  argead log evenings/*.jsonl --lang fr
  argead log *.jsonl --json > log.json

`argead play` keeps its games; you can also download records from the browser. The date is that of the file. Where one
person has played, the result is that person's. Field Commander has a Player Log of its own: a life has a line for each
of its campaigns, and one for the whole.
"""


@click.command(epilog=EXAMPLES)
@click.argument("files", nargs=-1, type=click.Path(path_type=Path))
@click.option("--game", "wanted", metavar="NAME", help="List only the games of this name.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@shared.lang
def log(files: tuple[Path, ...], wanted: str | None, as_json: bool, lang: str) -> None:
    """List the games in the record FILES, each with its result; without FILES, the games that are kept.

    A file that is not a valid record is named on standard error and the others are listed; the exit code is then 1.
    """
    entries: list[dict[str, Any]] = []
    skipped = 0
    if wanted is not None:
        game(wanted)
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
    entries = [entry for entry in entries if wanted in (None, entry["game"])]
    entries.sort(key=lambda entry: str(entry["played"]))
    if as_json:
        click.echo(json.dumps({"log": entries, "totals": totals(entries)}, ensure_ascii=False, indent=2))
    elif entries:
        click.echo("\n".join([*in_words(entries, lang), "", *summed(entries, lang)]))
    elif not skipped:
        click.echo(shared.words(lang).say("log-empty"))
    if skipped:
        raise click.exceptions.Exit(1)


def entered(file: Path, lang: str) -> Iterator[dict[str, Any]]:
    """The lines of a record: as its game's own module `log` gives them, or else one with the result."""
    match = verify(whole_lines(shared.read_text(file)))
    door, phrases = match.game.door("log"), phrasebook(match.game, lang)
    names, verdict = names_of(file, match, lang), None
    if match.state.outcome() is not None:
        verdict = verdict_shown(match.state, names, reader(file, match), phrases)
    common = {
        "file": str(file),
        "game": match.game.name,
        "played": datetime.fromtimestamp(file.stat().st_mtime).isoformat(" ", "minutes"),
        "ended": None if verdict is None else verdict["kind"],
        "lesson": match.lesson is not None,
        "options": phrases.chosen(match.record.header.options),
    }
    for entry in [plain_entry(match, names, verdict)] if door is None else door.entries(match):
        yield common | entry


def reader(file: Path, match: Match) -> int | None:
    """The seat of the one person who has played, as far as it is known; None if there are several, or none."""
    seats = kept_seats(file, match.game)
    specs = recognise(match.game, match.record.header.seats) if seats is None else [seat.bot or HUMAN for seat in seats]
    people = [seat for seat, spec in enumerate(specs) if spec == HUMAN]
    return people[0] if len(people) == 1 else None


def plain_entry(match: Match, names: Sequence[str], verdict: VerdictShown | None) -> dict[str, Any]:
    """What a log says of any game; the result is in words, and none as long as the game is open."""
    outcome = match.state.outcome()
    result = None if verdict is None else f"{verdict['text']} {verdict['reason']}"
    scores = None if outcome is None else outcome.scores
    return {"players": names, "moves": match.moves, "scores": scores, "result": result}


def totals(entries: list[dict[str, Any]]) -> dict[str, dict[str, int]]:
    """For each game how many records there are, how many have ended, and how many of those were won."""
    found: dict[str, dict[str, int]] = {}
    for entry in {entry["file"]: entry for entry in entries}.values():
        sums = found.setdefault(entry["game"], {"played": 0, "ended": 0, "won": 0})
        sums["played"] += 1
        sums["ended"] += entry["ended"] is not None
        sums["won"] += entry["ended"] in ("won", "shared")
    return found


def summed(entries: list[dict[str, Any]], lang: str) -> list[str]:
    """The same in words."""
    say = shared.words(lang).say
    return [
        say("log-total", title=phrasebook(game(name), lang).title, **sums) for name, sums in totals(entries).items()
    ]


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
    rows = [[say(f"log-{column}") for column in ("played", "game", "players", "moves", "options", "file", "result")]]
    for entry in entries:
        title, result = phrasebook(game(entry["game"]), lang).title, entry["result"] or say("log-open")
        options = "; ".join([*([say("log-lesson")] if entry["lesson"] else []), *entry["options"]]) or "-"
        players, moves = ", ".join(entry["players"]), str(entry["moves"])
        rows.append([entry["played"], title, players, moves, options, called(entry), result])
    return columns(rows)


def called(entry: dict[str, Any]) -> str:
    """The file of a record; a kept one by the name that it is resumed and deleted by."""
    path = Path(entry["file"])
    return path.stem if is_kept(path) else str(path)
