"""`argead simulate`: many games between bots."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path
from random import randrange
from time import perf_counter

import click

from argead.cli import options as shared
from argead.cli.columns import columns
from argead.lab import Contest, Played, Report, hold, prepare, summarise
from argead.language import phrasebook
from argead.shelf import game as catalogued

EXAMPLES = """
\b
Examples:
  argead simulate alexandros --bots greedy,random --games 400 --seed 1
  argead simulate alexandros --bots greedy --players 4
  argead simulate alexandros --bots greedy:4,greedy --option compensation=occupation --json
  argead simulate alexandros --bots random --games 50 --records games/
  argead simulate field-commander --bots commander --option campaign=tyre --games 300

One bot plays all seats; several take turns, so that each gets each seat equally often. A shared victory counts as a
share of one win. The same seed gives the same games, whatever the number of jobs.
"""

MOST_GAMES = 1_000_000


@click.command(epilog=EXAMPLES)
@click.argument("game")
@click.option("--players", type=int, metavar="N", help="Seats.  [default: the fewest that seat every bot]")
@click.option("--bots", default="greedy", show_default=True, metavar="BOT,BOT", help="Who plays.")
@shared.option
@shared.board
@click.option(
    "--games", type=click.IntRange(1, MOST_GAMES), default=100, show_default=True, metavar="K", help="Games to play."
)
@click.option("--seed", type=int, metavar="S", help="Makes the run repeatable.  [default: a new one, which is printed]")
@click.option("--jobs", type=click.IntRange(min=1), metavar="J", help="Processes.  [default: one for each core]")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.option("--records", type=click.Path(file_okay=False, path_type=Path), help="Write all records to this folder.")
@shared.lang
def simulate(
    game: str,
    players: int | None,
    bots: str,
    options: tuple[str, ...],
    board: Path | None,
    games: int,
    seed: int | None,
    jobs: int | None,
    as_json: bool,
    records: Path | None,
    lang: str,
) -> None:
    """Let bots play GAME many times, and count wins, scores and how the games end."""
    contest = prepare(
        game,
        [spec.strip() for spec in bots.split(",")],
        players=players,
        options=shared.read_options(catalogued(game), options),
        seed=randrange(2**32) if seed is None else seed,
        pack=None if board is None else shared.read_text(board),
        keep_records=records is not None,
    )
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    report = held(contest, games, jobs, records, hidden=as_json and not sys.stdout.isatty())
    click.echo(json.dumps(report.as_json()) if as_json else "\n".join(in_words(report, records, lang)))


def held(
    contest: Contest, games: int, jobs: int | None, records: Path | None, *, hidden: bool, label: str = ""
) -> Report:
    """Play the games of a contest, with a bar that shows how far they are, and count them."""
    start = perf_counter()
    results = played(contest, games, jobs, records, hidden=hidden, label=label)
    return summarise(contest, results, perf_counter() - start)


def played(
    contest: Contest, games: int, jobs: int | None, records: Path | None = None, *, hidden: bool, label: str = ""
) -> list[Played]:
    """The games of a contest, with a bar that shows how far they are."""
    hidden = hidden or not sys.stderr.isatty()
    with (
        closing(hold(contest, games, jobs or os.cpu_count() or 1)) as going,
        click.progressbar(going, length=games, label=label, file=sys.stderr, hidden=hidden) as shown,
    ):
        return list(kept(contest, shown, records))


def kept(contest: Contest, games: Iterable[Played], folder: Path | None) -> Iterator[Played]:
    """Pass the games on, with their records written to the folder."""
    for one in games:
        if folder is not None and one.record is not None:
            name = f"{contest.game}-{contest.seed}-{one.number + 1:05}.jsonl"
            (folder / name).write_text(one.record, encoding="utf-8", newline="\n")
        yield one


def in_words(report: Report, records: Path | None, lang: str) -> list[str]:
    """A small table, and a few sentences."""
    say, phrases = shared.words(lang).say, phrasebook(catalogued(report.game), lang)
    counts = {"players": report.players, "finished": report.finished, "games": report.games}
    lines = [say("simulate-summary", title=phrases.title, seed=str(report.seed), **counts), ""]
    lines += [*standings(report, lang), ""]
    if report.players > 1:
        lines += by_place(report, lang)
    for reason, count in report.ends.items():
        lines.append(say("simulate-end", count=count, reason=phrases.say(f"reason-{reason}")))
    lines.append(say("simulate-length", decisions=report.decisions / report.games))
    if report.turns is not None:
        lines.append(say("simulate-turns", turns=report.turns))
    lines.append(say("simulate-speed", decisions=report.decisions, seconds=report.seconds))
    if report.games % len(report.bots):
        lines.append(say("simulate-uneven", games=report.games, bots=len(report.bots)))
    if records is not None:
        lines.append(say("simulate-records", folder=str(records)))
    return lines


def by_place(report: Report, lang: str) -> list[str]:
    """Wins and mean scores by seat and, where the game says who began, by the order of play."""
    say = shared.words(lang).say

    def figures(values: list[float]) -> str:
        return " / ".join(say("decimal", value=value) for value in values)

    lines = [say("simulate-seats", wins=figures(report.seat_wins), shared=report.shared_wins)]
    if report.seat_scores:
        lines.append(say("simulate-seat-scores", scores=figures(report.seat_scores)))
    if report.order_wins and report.order_scores:
        wins, scores = figures(report.order_wins), figures(report.order_scores)
        lines.append(say("simulate-order", wins=wins, scores=scores))
    return lines


def standings(report: Report, lang: str) -> list[str]:
    """A line for each bot, in columns."""
    say = shared.words(lang).say
    rows = [[say(f"simulate-{column}") for column in ("bot", "wins", "rate", "interval", "score")]]
    for which, name in enumerate(report.bots):
        rows.append([name, say("decimal", value=report.wins[which]), *rate_cells(report, which, lang)])
    return columns(rows)


def rate_cells(report: Report, which: int, lang: str) -> list[str]:
    """Win rate, its interval and the mean score of a bot; a dash where no game was finished."""
    say = shared.words(lang).say
    rate, interval, score = report.win_rates[which], report.win_intervals[which], report.scores[which]
    if rate is None or interval is None or score is None:
        return ["-", "-", "-"]
    bounds = " - ".join(say("percent", value=bound) for bound in interval)
    return [say("percent", value=rate), bounds, say("decimal", value=score)]
