"""`argead analyse`: a game explained afterwards."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from shutil import get_terminal_size

import click

from argead.bots.net import ONE_CORE
from argead.cli import options as shared
from argead.cli.curve import drawn
from argead.cli.layout import table, wrapped
from argead.cli.progress import progress
from argead.cli.records import whole_lines
from argead.cli.seating import names_of
from argead.kernel import Match, RecordError
from argead.lab.pool import spread
from argead.language import Words, common
from argead.shelf import verify
from argead.table.account.explained import percent, signed, swings
from argead.table.analysis.shapes import AnalysisShown, TurningPointShown
from argead.table.analysis.story import Story
from argead.table.analysis.telling import analysis_shown
from argead.table.analysis.work import DEPTHS, USUAL, Analysis, Done, Task, do

EXAMPLES = """
\b
Examples:
  argead analyse granicus.jsonl
  argead analyse granicus.jsonl --depth quick --lang fr
  argead analyse granicus.jsonl --json > granicus.json

Each seat's curve is its chance to win from what it knew at the time; below it is the mean of what all players saw.
A decision's loss is what the best move found was worth more; luck is what dice, draws and hidden things did. The same
record is explained alike, however many processes work at it.
"""

MOST_LOSSES = 12
"""So many of the dearest decisions are listed."""

WIDTH = 72

BAR = 30


@click.command(epilog=EXAMPLES)
@click.argument("record", type=click.Path(exists=True, dir_okay=False, allow_dash=True, path_type=Path))
@click.option("--depth", type=click.Choice(list(DEPTHS)), default=USUAL, show_default=True, help="How deeply to look.")
@click.option("--jobs", type=click.IntRange(min=1), metavar="J", help="Processes.  [default: one for each core]")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@shared.lang
def analyse(record: Path, depth: str, jobs: int | None, as_json: bool, lang: str) -> None:
    """Explain the game in RECORD: chances over its course, what each decision lost, luck, and what turned it."""
    match = finished(record)
    names = names_of(record, match, lang)
    shown = analysis_shown(explain(match, depth, jobs, shared.words(lang)), names, lang)
    if as_json:
        click.echo(json.dumps(shown, ensure_ascii=False, indent=2))
    else:
        click.echo("\n".join(told(shown, lang, get_terminal_size().columns if sys.stdout.isatty() else 0)))


def finished(record: Path) -> Match:
    """The match of a record that stands to its end."""
    try:
        match = verify(whole_lines(shared.read_text(record)))
    except RecordError as error:
        raise RecordError(f"{record}: {error}") from None
    if match.state.outcome() is None:
        raise RecordError(f"{record}: the game is not over yet; only one that has ended can be explained")
    return match


def explain(match: Match, depth: str = USUAL, jobs: int | None = None, words: Words | None = None) -> Story:
    """Have a match analysed, by several processes where there are cores for them."""
    # The processes are told before they load a numerical library.
    os.environ.update(ONE_CORE)
    analysis = Analysis(match, depth)
    while tasks := analysis.tasks():
        with closing(_done(tasks, jobs or os.cpu_count() or 1)) as results:
            for done in results:
                analysis.take(done)
                if words is not None:
                    progress(words.say("analyse-progress", bar=_bar(analysis), percent=_percent(analysis)))
    progress("")
    return analysis.story()


def _done(tasks: Sequence[Task], jobs: int) -> Generator[Done, None, None]:
    if jobs == 1 or len(tasks) == 1:
        yield from map(do, tasks)
    else:
        yield from spread(do, tasks, jobs)


def _percent(analysis: Analysis) -> int:
    return 100 * analysis.done // analysis.of


def _bar(analysis: Analysis) -> str:
    full = BAR * analysis.done // analysis.of
    return "█" * full + "░" * (BAR - full)


def told(shown: AnalysisShown, lang: str, width: int = 0) -> list[str]:
    """The analysis as text, fitted to a width; 0 is one without end."""
    say, own = common(lang).part("analysis"), shared.words(lang).say
    lines = [say("chances"), "", *drawn(shown["own"], shown["sides"], WIDTH)]
    if len(shown["sides"]) > 1:
        lines += ["", say("mean"), "", *drawn(shown["mean"], shown["sides"], WIDTH)]
    if shown["turning"]:
        lines += ["", say("turning-points")]
        for number, turning in enumerate(shown["turning"], 1):
            lines += [f"{number}. {turning['name']}", *wrapped(f"   {turning['text']}", width)]
            for line in following(turning, shown["sides"], lang):
                lines += wrapped(f"   {line}", width)
    heading = [say(name) for name in ("side", "start", "own", "rivals", "luck", "end")]
    for title, rows in (
        (own("analyse-losses"), _losses(shown, lang)),
        (say("spent"), [heading, *_spent(shown)]),
        (say("swings"), _luck(shown, lang)),
    ):
        lines += ["", title, *table(rows, width)] if rows else []
    for who, texts in zip(shown["sides"], shown["unused"], strict=True):
        if texts:
            lines += ["", f"{say('unused')} – {who}", *(line for text in texts for line in wrapped(text, width))]
    return [*lines, "", *wrapped(shown["depth"], width)]


def following(turning: TurningPointShown, sides: Sequence[str], lang: str) -> Iterator[str]:
    """What would probably have followed the better move; of others, by whom."""
    say, moves = shared.words(lang).say, turning["line"][1:]
    if moves:
        yield say("analyse-then")
    for move in moves:
        is_own = move["seat"] == turning["seat"]
        who, label = sides[move["seat"]], move["label"]
        yield f"   {label if is_own else say('analyse-by', who=who, label=label)}"


def _losses(shown: AnalysisShown, lang: str) -> list[list[str]]:
    """The dearest decisions, the dearest first, under their headings."""
    say, dear = shared.words(lang).say, [one for one in shown["moves"] if one["best"] is not None]
    dear.sort(key=lambda one: (-one["loss"], one["ply"]))
    rows = [
        [str(one["ply"]), shown["sides"][one["seat"]], signed(-one["loss"]), one["label"], one["best"]["label"]]
        for one in dear[:MOST_LOSSES]
        if one["best"] is not None
    ]
    heading = [say(f"analyse-{name}") for name in ("ply", "seat", "loss", "played", "better")]
    return [heading, *rows] if rows else []


def _luck(shown: AnalysisShown, lang: str) -> list[list[str]]:
    """The rolls and draws that moved a chance most, under their headings."""
    say, own = common(lang).part("analysis"), shared.words(lang).say
    rows = [[str(one.ply), shown["sides"][one.seat], signed(one.luck), one.text] for one in swings(shown)]
    return [[own("analyse-ply"), say("side"), say("luck"), say("told")], *rows] if rows else []


def _spent(shown: AnalysisShown) -> list[list[str]]:
    return [
        [
            shown["sides"][spent["seat"]],
            percent(spent["start"]),
            signed(spent["own"]),
            signed(spent["rivals"]),
            signed(spent["luck"]),
            percent(spent["end"]),
        ]
        for spent in shown["spent"]
    ]
