"""`argead log`: the campaigns and lives that record files tell of."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

import click

from argead.cli import options as shared
from argead.cli.columns import columns
from argead.cli.records import verify, whole_lines
from argead.kernel import ArgeadError, Match
from argead.language import phrasebook
from argead.shelf import game as catalogued

EXAMPLES = """
\b
Examples:
  argead log *.jsonl
  argead log evenings/*.jsonl --lang fr
  argead log *.jsonl --json > log.json

Record a game with `argead play field-commander --record FILE`, or download its record from the browser. The date is
that of the file. A life has a line for each of its campaigns and one for itself.
"""

FIGURES = ("turn", "points", "immortality", "years")


@click.command(epilog=EXAMPLES)
@click.argument("files", nargs=-1, required=True, type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@shared.lang
def log(files: tuple[Path, ...], as_json: bool, lang: str) -> None:
    """List the campaigns and lives of the record FILES: result, victory points, Immortality and years.

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
    """The lines of a record: its campaigns, and the life that they make up."""
    match = verify(whole_lines(shared.read_text(file)))
    view = match.state.view(0) if match.state.players == 1 else {}
    if "reckoning" not in view:
        raise ArgeadError(f"a record of {match.game.name}, which has no campaigns")
    common = {"file": str(file), "game": match.game.name, "commander": match.record.header.seats[0]}
    common["played"] = datetime.fromtimestamp(file.stat().st_mtime).isoformat(" ", "minutes")
    reckoned = view["reckoning"]
    for number, entry in enumerate(reckoned):
        result = "victory" if entry["won"] else _ended(match)
        options = adopted(match, number)
        figures = {"turn": entry["turn"], "points": entry["points"], "immortality": entry["immortality"]}
        figures["years"] = view["years"] if entry["won"] and not view["life"] else None
        yield common | {"campaign": entry["campaign"], "options": options, "result": result, **figures}
    if match.state.outcome() is None:
        figures = {"turn": view["turn"], "points": None, "immortality": None, "years": None}
        options = adopted(match, len(reckoned))
        yield common | {"campaign": view["campaign"], "options": options, "result": "open", **figures}
    if view["life"]:
        figures = {"turn": None, "points": sum(entry["points"] for entry in reckoned)}
        figures |= {"immortality": view["immortality"], "years": view["years"]}
        yield common | {"campaign": "life", "options": [], "result": _ended(match), **figures}


def adopted(match: Match, number: int) -> list[str]:
    """The options that were adopted for the campaign of this number."""
    campaigns: list[list[str]] = [[]]
    for _, event in match.events:
        if event.kind == "next-campaign":
            campaigns.append([])
        elif event.kind == "adopted":
            campaigns[-1].append(event.data["option"])
    return campaigns[number]


def _ended(match: Match) -> str:
    outcome = match.state.outcome()
    return "open" if outcome is None else outcome.reason


def in_words(entries: list[dict[str, Any]], lang: str) -> list[str]:
    """A table; a line below the first one of a file says its date and commander no more."""
    say = shared.words(lang).say
    rows = [[say(f"log-{name}") for name in ("played", "commander", "campaign", "options", "result", *FIGURES)]]
    last = None
    for entry in entries:
        first = ["", ""] if entry["file"] == last else [entry["played"], entry["commander"]]
        last = entry["file"]
        rows.append([*first, *_named(entry, lang), *("-" if entry[f] is None else str(entry[f]) for f in FIGURES)])
    return columns(rows)


def _named(entry: dict[str, Any], lang: str) -> list[str]:
    say, phrases = shared.words(lang).say, phrasebook(catalogued(entry["game"]), lang)
    campaign = say("log-life") if entry["campaign"] == "life" else phrases.say(f"campaign-{entry['campaign']}")
    options = [phrases.say(f"option-{option}").partition(":")[0].strip() for option in entry["options"]]
    return [campaign, ", ".join(options) or "-", say(f"log-result-{entry['result']}")]
