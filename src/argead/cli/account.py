"""`argead account`: a game as a page of its own."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import click

from argead.cli import options as shared
from argead.cli.analyse import explain
from argead.cli.records import whole_lines
from argead.cli.seating import names_of
from argead.kernel import RecordError, RulesParted
from argead.shelf import verify
from argead.table.account.page import THEMES, page
from argead.table.analysis.telling import analysis_shown

EXAMPLES = """
\b
Examples:
  argead account granicus.jsonl
  argead account granicus.jsonl --output granicus.html --lang fr --theme dark
  argead account - --output - < granicus.jsonl > granicus.html
  argead account granicus.jsonl --no-analysis    at once, without the game explained

The page holds everything it shows, so it can be kept, sent and printed. The date is that of the file. A game that has
ended is explained too, as `argead analyse` does, which takes up to a minute.
"""


@click.command(epilog=EXAMPLES)
@click.argument("record", type=click.Path(exists=True, dir_okay=False, allow_dash=True, path_type=Path))
@click.option(
    "--output",
    type=click.Path(dir_okay=False, allow_dash=True, path_type=Path),
    help="The file to write.  [default: the record's name with .html]",
)
@click.option("--theme", type=click.Choice(THEMES), default=THEMES[0], show_default=True, help="Light or dark.")
@click.option("--analysis/--no-analysis", default=True, show_default=True, help="Explain a game that has ended.")
@shared.lang
def account(record: Path, output: Path | None, theme: str, analysis: bool, lang: str) -> None:
    """Write up the game in RECORD as one HTML file: how it ended, where the points came from, and turn by turn."""
    try:
        match = verify(whole_lines(shared.read_text(record)))
    except RulesParted as parted:
        match = parted.match
        click.echo(f"{record}: {parted}", err=True)
    except RecordError as error:
        raise RecordError(f"{record}: {error}") from None
    day = None if record == Path("-") else date.fromtimestamp(record.stat().st_mtime)
    names, explained = names_of(record, match, lang), None
    if analysis and match.state.outcome() is not None:
        explained = analysis_shown(explain(match, words=shared.words(lang)), names, lang)
    text = page(match, lang, theme, day, names, analysis=explained)
    path = record.with_suffix(".html") if output is None and record != Path("-") else output
    if path is None or path == Path("-"):
        click.echo(text, nl=False)
    else:
        path.write_text(text, encoding="utf-8", newline="\n")
        click.echo(shared.words(lang).say("account-written", file=str(path)))
