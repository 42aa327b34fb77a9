"""`argead lab study`: a bot in every scenario of a game, and with each way to begin it."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from random import randrange

import click

from argead.bots import best_bot
from argead.cli import options as shared
from argead.cli.columns import columns
from argead.cli.lab.places import places_as_json, places_in_words, study_places
from argead.cli.simulate import held, rate_cells
from argead.lab import Branch, Report, branches, places, plan
from argead.language import phrasebook
from argead.shelf import game as catalogued

EXAMPLES = """
\b
Examples:
  argead lab study field-commander --games 300 --seed 1
  argead lab study field-commander --option campaign=tyre --bot random
  argead lab study field-commander --scenarios-only --json
  argead lab study phalanxx --games 1000 --seed 2028

Field Commander: each campaign and a whole life, without campaign options, first with the bot's own choice of advisors
and then with each advisor as the first choice. A lost game scores 0 points; a life scores its Immortality.
"""

Row = tuple[Branch, Report]


@click.command(epilog=EXAMPLES)
@click.argument("game")
@click.option("--bot", metavar="BOT", help="Who plays.  [default: the best that plays it]")
@shared.option
@shared.board
@click.option("--games", type=click.IntRange(min=1), default=100, show_default=True, metavar="K", help="Per line.")
@click.option("--seed", type=int, metavar="S", help="Makes the run repeatable.  [default: a new one, which is printed]")
@click.option("--jobs", type=click.IntRange(min=1), metavar="J", help="Processes.  [default: one for each core]")
@click.option("--scenarios-only", is_flag=True, help="Leave out the lines with a chosen beginning.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@shared.lang
def study(
    game: str,
    bot: str | None,
    options: tuple[str, ...],
    board: Path | None,
    games: int,
    seed: int | None,
    jobs: int | None,
    scenarios_only: bool,
    as_json: bool,
    lang: str,
) -> None:
    """Let a bot play every scenario of GAME many times, with each way to begin it, and compare the results."""
    described = catalogued(game)
    seed = randrange(2**32) if seed is None else seed
    bot = (best_bot(described) if described.adviser else "greedy") if bot is None else bot
    pack = None if board is None else shared.read_text(board)
    chosen = shared.read_options(described, options)
    if places(game):
        shares = list(study_places(game, bot, chosen, seed, pack, games, jobs))
        told = places_as_json(shares, game, bot, seed) if as_json else places_in_words(shares, game, bot, seed, lang)
        click.echo(told)
        return
    plan(game)
    lines = list(branches(game, bot, chosen, seed, pack, openings=not scenarios_only))
    hidden = as_json and not sys.stdout.isatty()
    rows = []
    for line in lines:
        label = f"{line.scenario} {_spelled(line) or ''}"
        rows.append((line, held(line.contest, games, jobs, None, hidden=hidden, label=f"{label:32}")))
    if as_json:
        found = [{"scenario": line.scenario, "beginning": _spelled(line), **report.as_json()} for line, report in rows]
        click.echo(json.dumps({"game": game, "bot": bot, "seed": seed, "lines": found}))
    else:
        click.echo("\n".join(in_words(rows, bot, seed, games, lang)))


def in_words(rows: Iterable[Row], bot: str, seed: int, games: int, lang: str) -> list[str]:
    """A sentence, and columns with a line for each scenario and beginning."""
    rows = list(rows)
    say = shared.words(lang).say
    phrases = phrasebook(catalogued(rows[0][1].game), lang)
    reasons = sorted({reason for _, report in rows for reason in report.ends})
    heading = [say(f"study-{column}") for column in ("scenario", "beginning")]
    heading += [say(f"simulate-{column}") for column in ("rate", "interval", "score")] + [say("study-turns")]
    cells = [[*heading, *(phrases.say(f"teller-end-{reason}") for reason in reasons)]]
    for line, report in rows:
        turns = "-" if report.turns is None else say("decimal", value=report.turns)
        ends = [str(report.ends.get(reason, 0)) for reason in reasons]
        cells.append([*_named(line, lang), *rate_cells(report, 0, lang), turns, *ends])
    summary = say("study-summary", title=phrases.title, bot=bot, games=games, seed=str(seed))
    return [summary, "", *columns(cells)]


def _named(line: Branch, lang: str) -> list[str]:
    """The scenario as it is typed, once, and the beginning."""
    if line.beginning is None:
        return [str(line.scenario), shared.words(lang).say("study-own")]
    return ["", phrasebook(catalogued(line.contest.game), lang).label(line.beginning)]


def _spelled(line: Branch) -> str | None:
    return None if line.beginning is None else line.beginning.notation
