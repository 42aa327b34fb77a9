"""`argead lab arena`: two bots or versions against each other, until a sequential test has spoken."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from random import randrange

import click

from argead.cli import options as shared
from argead.cli.columns import columns
from argead.cli.progress import progress
from argead.cli.simulate import MOST_GAMES
from argead.kernel import SetupError
from argead.lab.arena import BOUND, Arena, Result, Sequential, contender, rounds
from argead.language import phrasebook
from argead.shelf import game as catalogued

EXAMPLES = """
\b
Examples:
  argead lab arena random greedy --game alexandros
  argead lab arena greedy greedy:4 --game phalanxx --players 4 --seed 1
  argead lab arena random greedy --game empire --games 400 --to-the-end --json

OLD and NEW are each a BOT of this installation, PATH@BOT or REVISION@BOT. A PATH is a checkout, or the Python of an
installation (some/where/bin/python); a REVISION is one of Git's in this checkout. Each plays in a process of its own,
on the board of this installation. A round is played on the same chance with NEW in each seat once and OLD in all
others; a shared victory counts as a share of one win. The test is wrong in 5 of 100 cases, either way.
"""

LEAST_PATIENCE_S = 0.1
MOST_PATIENCE_S = 86_400


@click.command(epilog=EXAMPLES)
@click.argument("old")
@click.argument("new")
@click.option("--game", required=True, metavar="GAME", help="What they play.")
@click.option("--players", type=int, metavar="N", help="Seats.  [default: two, or one where a game is for one]")
@shared.option
@shared.board
@click.option(
    "--games", type=click.IntRange(1, MOST_GAMES), default=1000, show_default=True, metavar="K", help="At most."
)
@click.option("--against", type=float, metavar="P", help="A share of NEW that is no gain, in percent.  [default: fair]")
@click.option("--for", "wanted", type=float, metavar="P", help="A share that is one.  [default: a fifth more]")
@click.option("--to-the-end", is_flag=True, help="Play all games, even after the test has spoken.")
@click.option("--patience", type=float, default=60, metavar="S", help="Seconds a decision.  [default: 60]")
@click.option("--seed", type=int, metavar="S", help="Makes the run repeatable.  [default: a new one, which is printed]")
@click.option("--jobs", type=click.IntRange(min=1), metavar="J", help="Processes.  [default: one for each core]")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@shared.lang
def arena(
    old: str,
    new: str,
    game: str,
    players: int | None,
    options: tuple[str, ...],
    board: Path | None,
    games: int,
    against: float | None,
    wanted: float | None,
    to_the_end: bool,
    patience: float,
    seed: int | None,
    jobs: int | None,
    as_json: bool,
    lang: str,
) -> None:
    """Let NEW play GAME against OLD until a test can tell whether it gains, and show their shares of wins."""
    described = catalogued(game)
    low, high = described.seats
    players = max(low, min(2, high)) if players is None else players
    described.check_players(players)
    # Said so that it holds for nan too, which a FloatRange lets through.
    if not LEAST_PATIENCE_S <= patience <= MOST_PATIENCE_S:
        raise SetupError(f"--patience must be from {LEAST_PATIENCE_S:g} to {MOST_PATIENCE_S} seconds, not {patience:g}")
    with ExitStack() as stack:
        meeting = Arena(
            old=stack.enter_context(contender(old)),
            new=stack.enter_context(contender(new)),
            game=game,
            players=players,
            options=described.settle_options(shared.read_options(described, options)),
            seed=randrange(2**32) if seed is None else seed,
            board=described.board(None if board is None else shared.read_text(board)).text,
            patience_s=patience,
        )
        result = Result(meeting, _test(players, against, wanted))
        _hold(result, games, jobs or os.cpu_count() or 1, to_the_end, lang)
    click.echo(json.dumps(result.as_json()) if as_json else "\n".join(in_words(result, lang)))


def _test(players: int, against: float | None, wanted: float | None) -> Sequential:
    """What is told apart: by default a fair share, and a fifth more."""
    fair = 100 / max(2, players)
    against = fair if against is None else against
    return Sequential(against / 100, (against * 1.2 if wanted is None else wanted) / 100)


def _hold(result: Result, games: int, jobs: int, to_the_end: bool, lang: str) -> None:
    """Play rounds until the test has spoken, or there are no more games."""
    size = len(result.arena.seatings)
    if games < size:
        raise SetupError(f"a round takes {size} games: play at least so many")
    with closing(rounds(result.arena, games // size, jobs)) as going:
        for one in going:
            result.add(one)
            score, ratio = result.test.mean, result.test.ratio
            progress(shared.words(lang).say("arena-progress", games=result.games, share=score, ratio=ratio))
            if result.test.verdict and not to_the_end:
                break
    progress("")


def in_words(result: Result, lang: str) -> Iterator[str]:
    """A sentence, columns with a line for each contender, and the verdict."""
    say, meeting, test = shared.words(lang).say, result.arena, result.test
    title = phrasebook(catalogued(meeting.game), lang).title
    yield say("arena-summary", title=title, players=meeting.players, seed=str(meeting.seed), games=result.games)
    yield ""
    heading = [say("arena-contender"), say("study-games")]
    heading += [say(f"simulate-{column}") for column in ("wins", "rate", "interval")] + [say("arena-seconds")]
    rows = [heading]
    for side, contestant in enumerate((meeting.old, meeting.new)):
        seconds = result.seconds_a_decision[side]
        rows.append(
            [
                contestant.name,
                str(result.played[side]),
                say("decimal", value=result.wins[side]),
                say("percent", value=result.shares[side]),
                " - ".join(say("percent", value=bound) for bound in result.intervals[side]),
                "-" if seconds is None else say("arena-took", seconds=seconds),
            ]
        )
    yield from columns(rows)
    yield ""
    if result.unfinished:
        yield say("arena-unfinished", games=result.unfinished)
    if meeting.players == 1:
        yield say("arena-alone", score=test.mean)
    shares = {"for": test.wanted, "against": test.against}
    yield say(f"arena-{test.verdict or 'open'}", contender=meeting.new.name, **shares)
    yield say("arena-ratio", ratio=test.ratio, bound=BOUND)
