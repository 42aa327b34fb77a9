"""`argead lab ratings`: a round robin, and how strong it shows each bot to be."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import randrange

import click

from argead.cli import options as shared
from argead.cli.columns import columns
from argead.cli.simulate import MOST_GAMES, played
from argead.lab import Ratings, rate, round_robin
from argead.language import phrasebook
from argead.shelf import game as catalogued

EXAMPLES = """
\b
Examples:
  argead lab ratings empire --bots random,greedy,greedy:4 --games 100 --seed 1
  argead lab ratings alexandros --players 4 --bots random,greedy --games 24 --json

Every bot meets every other: two play two at a time, more players sit in all mixtures of as many bots as there is room
for, in all ways round the table. Ratings are of maximum likelihood, with 95% intervals; the first bot is their zero.
"""


@click.command(epilog=EXAMPLES)
@click.argument("game")
@click.option("--players", type=int, metavar="N", help="Seats.  [default: two, or the fewest that can play]")
@click.option("--bots", required=True, metavar="BOT,BOT,…", help="Who is rated.")
@shared.option
@shared.board
@click.option(
    "--games", type=click.IntRange(1, MOST_GAMES), default=100, show_default=True, metavar="K", help="Per mixture."
)
@click.option("--seed", type=int, metavar="S", help="Makes the run repeatable.  [default: a new one, which is printed]")
@click.option("--jobs", type=click.IntRange(min=1), metavar="J", help="Processes.  [default: one for each core]")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@shared.lang
def ratings(
    game: str,
    players: int | None,
    bots: str,
    options: tuple[str, ...],
    board: Path | None,
    games: int,
    seed: int | None,
    jobs: int | None,
    as_json: bool,
    lang: str,
) -> None:
    """Let bots play GAME in a round robin, and rate them."""
    contest, number = round_robin(
        game,
        [spec.strip() for spec in bots.split(",")],
        games,
        players=players,
        options=shared.read_options(catalogued(game), options),
        seed=randrange(2**32) if seed is None else seed,
        pack=None if board is None else shared.read_text(board),
    )
    found = rate(contest, played(contest, number, jobs, hidden=as_json and not sys.stdout.isatty()))
    click.echo(json.dumps(found.as_json()) if as_json else "\n".join(in_words(found, lang)))


def in_words(found: Ratings, lang: str) -> Iterator[str]:
    """A sentence, columns with a line for each bot and, where two play, each against each."""
    say, title = shared.words(lang).say, phrasebook(catalogued(found.game), lang).title
    counts = {"players": found.players, "finished": found.finished, "games": found.games}
    yield say("ratings-summary", title=title, seed=str(found.seed), **counts)
    yield ""
    heading = ["simulate-bot", "ratings-rating", "simulate-interval", "ratings-seats", "simulate-wins", "simulate-rate"]
    rows = [[say(name) for name in heading]]
    for which, name in enumerate(found.bots):
        rating, seats, wins = found.ratings[which], found.seats[which], found.wins[which]
        interval = "-" if which == 0 else f"{rating.low:+.0f} … {rating.high:+.0f}"
        rate = say("percent", value=wins / seats) if seats else "-"
        rows.append([name, f"{rating.points:+.0f}", interval, str(seats), say("decimal", value=wins), rate])
    yield from columns(rows)
    yield ""
    if found.pairs:
        yield from columns(_against(found.bots, found.pairs, lang))
        yield ""
    yield say("ratings-first", bot=found.bots[0])


def _against(bots: list[str], pairs: list[list[float]], lang: str) -> list[list[str]]:
    """The share of the wins of each against each."""
    say = shared.words(lang).say
    rows = [[say("ratings-pairs"), *bots]]
    for which, name in enumerate(bots):
        met = [(own, theirs[which]) for own, theirs in zip(pairs[which], pairs, strict=True)]
        rows.append([name, *("-" if not own + its else say("percent", value=own / (own + its)) for own, its in met)])
    return rows
