"""`argead lab calibration`: whether a judgement's chances come true."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import randrange

import click

from argead.bots import best_bot
from argead.cli import options as shared
from argead.cli.columns import columns
from argead.cli.simulate import MOST_GAMES
from argead.kernel import Game, SetupError
from argead.lab import Calibration, calibrated, examine, prepare
from argead.lab import calibration as judgements
from argead.lab.reliability import reliability
from argead.language import phrasebook
from argead.shelf import game as catalogued

EXAMPLES = """
\b
Examples:
  argead lab calibration empire --bot greedy --games 200 --seed 1
  argead lab calibration alexandros --bot greedy --players 3 --plot alexandros.svg
  argead lab calibration field-commander --bot random --json

At every decision the game's learned judgement says each seat's chance to win, as the seat that decides sees it. Take a
seed that it was not trained on. The intervals go by games, not by decisions.
"""


@click.command(epilog=EXAMPLES)
@click.argument("game")
@click.option("--players", type=int, metavar="N", help="Seats.  [default: two, or one where a game is for one]")
@click.option("--bot", metavar="BOT", help="Who plays.  [default: general, or the game's own bot]")
@shared.option
@shared.board
@click.option(
    "--games", type=click.IntRange(1, MOST_GAMES), default=200, show_default=True, metavar="K", help="Games to play."
)
@click.option("--seed", type=int, metavar="S", help="Makes the run repeatable.  [default: a new one, which is printed]")
@click.option("--jobs", type=click.IntRange(min=1), metavar="J", help="Processes.  [default: one for each core]")
@click.option(
    "--plot", type=click.Path(dir_okay=False, writable=True, path_type=Path), help="Draw the table to this SVG file."
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@shared.lang
def calibration(
    game: str,
    players: int | None,
    bot: str | None,
    options: tuple[str, ...],
    board: Path | None,
    games: int,
    seed: int | None,
    jobs: int | None,
    plot: Path | None,
    as_json: bool,
    lang: str,
) -> None:
    """Let a bot play GAME, and compare the chances that the game's judgement gives with what comes of them."""
    described = catalogued(game)
    if plot is not None and not (plot.parent.is_dir() and os.access(plot.parent, os.W_OK)):
        raise SetupError(f"--plot must be a file in a folder that can be written to, which {plot.parent} is not")
    chances = judgements.judge(described)
    contest = prepare(
        game,
        [bot or _usual(described)],
        players=max(described.seats[0], min(2, described.seats[1])) if players is None else players,
        options=shared.read_options(described, options),
        seed=randrange(2**32) if seed is None else seed,
        pack=None if board is None else shared.read_text(board),
    )
    hidden = not sys.stderr.isatty() or (as_json and not sys.stdout.isatty())
    with (
        closing(examine(contest, games, chances, jobs or os.cpu_count() or 1)) as going,
        click.progressbar(going, length=games, file=sys.stderr, hidden=hidden) as shown,
    ):
        found = calibrated(contest, shown)
    if plot is not None:
        plot.write_text(reliability(phrasebook(described, "en").title, found.as_json()), encoding="utf-8", newline="\n")
    click.echo(json.dumps(found.as_json()) if as_json else "\n".join(in_words(found, plot, lang)))


def _usual(described: Game) -> str:
    return best_bot(described) if described.adviser else "general"


def in_words(found: Calibration, plot: Path | None, lang: str) -> Iterator[str]:
    """A sentence, columns with a line for each tenth, and the score."""
    say, title = shared.words(lang).say, phrasebook(catalogued(found.game), lang).title
    counts = {"players": found.players, "decisions": found.decisions, "games": found.finished}
    yield say("calibration-summary", title=title, bot=found.bot, seed=str(found.seed), **counts)
    yield ""
    heading = [say(f"calibration-{column}") for column in ("tenth", "count", "said", "came")]
    rows = [[*heading, say("simulate-interval")]]
    for number, tenth in enumerate(found.tenths):
        label = f"{10 * number} - {10 * number + 10}"
        if tenth is None:
            rows.append([label, "0", "-", "-", "-"])
            continue
        said, came, low, high = (
            say("percent", value=value) for value in (tenth.said, tenth.came, tenth.low, tenth.high)
        )
        rows.append([label, str(tenth.count), said, came, f"{low} - {high}"])
    yield from columns(rows)
    yield ""
    if found.brier is not None:
        yield say("calibration-brier", brier=found.brier, unknowing=found.unknowing)
    if plot is not None:
        yield say("calibration-plot", file=str(plot))
