"""`argead lab train`: learning a game's judgement from games against itself."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from math import isnan
from pathlib import Path

import click

from argead.cli import options as shared
from argead.kernel import SetupError
from argead.shelf import game as catalogued

EXAMPLES = """
\b
Examples:
  argead lab train alexandros --minutes 10
  argead lab train empire --players 4 --games 12000 --falls 7000,10000 --seed 1
  argead lab train phalanxx --players 3 --from judgements/phalanxx/judgement-2.npz
  argead lab train phalanxx --players 3 --minutes 60 --continue

Weights and their provenance are written to the folder as it goes, so that it can be stopped at any time and continued
later. To play by them, set ARGEAD_JUDGEMENTS to the folder above; the same command with --games and --falls instead of
--minutes learns the same again, however many processes play.
"""


@click.command(epilog=EXAMPLES)
@click.argument("game")
@click.option(
    "--players", type=int, metavar="N", help="For how many seats.  [default: two, or one where a game is for one]"
)
@click.option("--minutes", type=click.FloatRange(min=0, min_open=True), metavar="M", help="How long.  [default: 10]")
@click.option("--games", type=click.IntRange(min=1), metavar="K", help="How many games, instead of minutes.")
@click.option(
    "--falls", metavar="K,K", help="After how many games to learn more slowly.  [default: by parts of the whole]"
)
@click.option(
    "--kinds",
    metavar="K,K",
    help="Against whom, game by game: self, greedy or old, its former selves.  [default: self,self,greedy,old]",
)
@click.option(
    "--start",
    type=click.IntRange(min=0),
    default=1000,
    show_default=True,
    help="Games before, of greedy or the game's own bot.",
)
@click.option("--seed", type=click.IntRange(0, 2**31), default=1, show_default=True, metavar="S", help="Chance.")
@click.option("--workers", type=click.IntRange(min=1), metavar="W", help="Processes.  [default: one for each core]")
@click.option(
    "--folder", type=click.Path(file_okay=False, path_type=Path), help="Where to.  [default: judgements/GAME]"
)
@click.option(
    "--from", "origin", type=click.Path(dir_okay=False, path_type=Path), help="Weights to begin with, a .npz file."
)
@click.option("--continue", "goes_on", is_flag=True, help="Go on with the training in the folder.")
@shared.option
@shared.board
def train(
    game: str,
    players: int | None,
    minutes: float | None,
    games: int | None,
    falls: str | None,
    kinds: str | None,
    start: int,
    seed: int,
    workers: int | None,
    folder: Path | None,
    origin: Path | None,
    goes_on: bool,
    options: tuple[str, ...],
    board: Path | None,
) -> None:
    """Learn a judgement of GAME: every seat's chance to win, by which the bots net and search play."""
    described = catalogued(game)
    if described.features is None:
        raise SetupError(f"{game} has no inputs to learn from")
    if described.seats[1] == 1 and described.schooling is None:
        raise SetupError(f"{game} has no rivals to learn against")
    if minutes is not None and games is not None:
        raise SetupError("give either --minutes or --games, not both")
    if minutes is not None and isnan(minutes):
        raise SetupError("--minutes must be a number, not nan")
    if kinds is not None and described.schooling is not None:
        raise SetupError(f"{game} has no rivals: leave out --kinds")
    if options and described.schooling is not None:
        raise SetupError(f"{game} is learned with options of its own choice: leave out --option")
    if origin is not None and goes_on:
        raise SetupError("give either --from or --continue, not both")
    seats = min(2, described.seats[1]) if players is None else players
    described.check_players(seats)
    with suppress(ImportError):
        from argead.lab.learning.alone import Alone
        from argead.lab.learning.keeping import begin_with, keep, resume
        from argead.lab.learning.trainer import ENDLESS, KINDS, Plan, Trainer

        plan = Plan(
            game,
            seats,
            games=games or ENDLESS,
            seconds=ENDLESS if games else 60 * (minutes or 10),
            start=0 if goes_on else start,
            seed=seed,
            workers=workers or os.cpu_count() or 1,
            falls=() if falls is None else _falls(falls),
            kinds=KINDS if kinds is None else _words("--kinds", kinds, KINDS),
            options=shared.read_options(described, options),
            pack=None if board is None else shared.read_text(board),
        )
        goal = folder or Path("judgements") / game
        trainer = Alone(plan) if described.schooling else Trainer(plan)
        if origin is not None:
            begin_with(trainer, origin)
        marks = resume(trainer, goal) if goes_on else []
        # Names of files, not where they lay: a provenance is for others to read.
        command = " ".join(["argead", *(word.rsplit(os.sep, 1)[-1] for word in sys.argv[1:])])
        try:
            for mark in trainer.learn():
                marks.append(mark)
                keep(trainer, marks, goal, command)
                share = mark.won / mark.played if mark.played else 0
                against = "" if described.schooling else " against greedy"
                click.echo(
                    f"{mark.games:>7,} games  {mark.seconds:>6.0f} s  loss {mark.loss:.3f}"
                    f"  {mark.won:g} of {mark.played} won{against} ({share:.0%})"
                )
        except KeyboardInterrupt:
            if trainer.rounds:
                keep(trainer, marks, goal, command)
                click.echo(f"Stopped: what was learned is in {goal}; go on with --continue.", err=True)
            else:
                click.echo("Stopped before anything was learned: nothing was written.", err=True)
            raise SystemExit(130) from None
        click.echo(f"The judgement is in {goal}.")
        return
    raise SetupError("learning needs NumPy, which is not installed: pip install numpy")


def _falls(text: str) -> tuple[int, ...]:
    words = text.split(",")
    falls = tuple(int(word) for word in words if word.strip().isdecimal() and len(word) < 9)
    if len(falls) < len(words) or len(falls) > 2 or falls != tuple(sorted(set(falls))):
        raise SetupError(
            f"--falls must be a number, or two with a comma between them and the smaller one first, not {text[:40]!r}"
        )
    return falls


def _words(option: str, text: str, known: Sequence[str]) -> tuple[str, ...]:
    words = tuple(text.split(","))
    if not set(words) <= set(known) or len(words) > 32:
        raise SetupError(
            f"{option} must be {', '.join(sorted(set(known)))} with commas between them, not {text[:40]!r}"
        )
    return words
