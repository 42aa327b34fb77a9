"""`argead bench`: speed, beside that of peers measured in the same run."""

from __future__ import annotations

import json
from collections.abc import Iterator
from textwrap import fill
from typing import TYPE_CHECKING

import click

from argead import shelf
from argead.cli.progress import progress

if TYPE_CHECKING:
    from argead.bench.figures import Figure
    from argead.bench.suite import Report

EXAMPLES = """
\b
Examples:
  argead bench                        every game, beside OpenSpiel and Catanatron where they are installed
  argead bench alexandros --quick     a few seconds: a check that it works, not figures to quote
  argead bench --json > figures.json
"""


@click.command(epilog=EXAMPLES)
@click.argument("game", required=False)
@click.option("--quick", is_flag=True, help="Fewer, shorter runs: a check that it works, not figures to quote.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def bench(game: str | None, quick: bool, as_json: bool) -> None:
    """Measure speed: random play, parts of a game, and moves through a real server.

    Figures are medians of several runs, alternating with those of peers, and are shown beside the project's goals.
    Takes about a minute per game.
    """
    from argead.bench.suite import FULL, QUICK, run

    games = shelf.catalogue() if game is None else [shelf.game(game)]
    report = run(games, QUICK if quick else FULL, progress)
    progress("")
    if as_json:
        click.echo(json.dumps(report.as_json(), ensure_ascii=False, indent=2))
    else:
        click.echo("\n".join(in_words(report)))


def in_words(report: Report) -> Iterator[str]:
    """The report, line by line."""
    machine = report.machine
    yield f"{machine['processor']}, {machine['cores']} cores, {machine['python']}, {machine['system']}"
    for title, figures in report.sections.items():
        yield ""
        yield click.style(title, bold=True)
        for figure in figures:
            yield from _lines(figure)
    yield ""
    for note in report.notes:
        yield fill(note, 100)


def _lines(figure: Figure) -> Iterator[str]:
    spread = f"{_number(min(figure.values))} to {_number(max(figure.values))} in {len(figure.values)} runs"
    yield f"  {figure.label:28}{_number(figure.median):>9} {figure.unit:12} ({spread})"
    for goal in figure.goals:
        verdict = click.style("met", fg="green") if goal.met else click.style("not met", fg="red")
        yield f"      {verdict}: {goal.text}"


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"
