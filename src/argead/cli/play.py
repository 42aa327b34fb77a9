"""`argead play`: a game in the terminal."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import click
from click.core import ParameterSource

from argead.cli import kept
from argead.cli import options as shared
from argead.cli.records import RecordFile, printable
from argead.cli.seating import call, keep_seats, kept_seats, learner_seats, recognise, seat_all, taught_by, typed_seats
from argead.kernel import Chance, Dice, Game, Match, RecordError, RulesParted, SetupError
from argead.shelf import game as catalogued
from argead.shelf import names as catalogued_names
from argead.shelf import verify
from argead.table import Seat, Table

EXAMPLES = """
\b
Examples:
  argead play alexandros
  argead play alexandros --seats human,novice --lang fr
  argead play alexandros --seats human,human,companion --names Anna,Bruno --record evening.jsonl
  argead play --resume evening.jsonl
  argead play --resume                                           choose one of the open games
  argead play alexandros --option compensation=occupation --board my-board.toml
  argead play alexandros --seats greedy,random --seed 7          watch two bots
  argead play field-commander --option campaign=tyre
  argead play field-commander --lesson                           learn by the book
  argead play phalanxx --lesson --seats human,companion          the lesson for two players
  argead play field-commander --option dice=table                with your own dice and cups
  printf '1\\nlook\\ncorner 6-2\\n' | argead play alexandros --seed 7

At the question, type the number of an answer or the first letters of its words; ? lists what else you can type.
"""


@click.command(epilog=EXAMPLES)
@click.argument("game", required=False)
@click.option(
    "--seats",
    metavar="WHO,WHO",
    help="Who plays, in order: human, a level (novice, companion, general, conqueror), or a bot (random, greedy:4).",
)
@click.option("--names", metavar="NAME,NAME", help="Names for the human seats, in order.")
@shared.option
@shared.board
@click.option("--seed", type=int, help="Makes chance and bots repeatable.")
@shared.lang
@click.option("--hints/--no-hints", default=True, help="Whether to allow hints.  [default: allow them]")
@click.option(
    "--lesson",
    is_flag=True,
    help="Learn the game by the book: a first game in which every step is told. "
    "Where there are several, --seats, or their number, chooses.",
)
@click.option("--marks/--no-marks", default=True, help="Whether to say what is new to you, once.  [default: say it]")
@click.option("--each-step", is_flag=True, help="Ask before each step of the enemy, even where nothing has changed.")
@click.option(
    "--record",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Write the record to this new file, move by move.",
)
@click.option(
    "--resume",
    is_flag=False,
    flag_value="",
    metavar="[FILE]",
    help="Go on with the game in this record file, adding to it. Without a file: choose one of the open games.",
)
@click.option("--delete", metavar="NAME", help="Delete a kept game instead of playing.")
def play(
    game: str | None,
    seats: str | None,
    names: str | None,
    options: tuple[str, ...],
    board: Path | None,
    seed: int | None,
    lang: str,
    hints: bool,
    lesson: bool,
    marks: bool,
    each_step: bool,
    record: Path | None,
    resume: str | None,
    delete: str | None,
) -> None:
    """Play GAME in the terminal: alone, with others at this keyboard, or against bots.

    Everything is said in plain sentences, one after another, which suits screen readers, and scripts that send one
    answer per line. People sharing a keyboard are asked to pass it on, so that hands stay hidden.

    Every game is kept as it goes: in the file you name, or else in your data folder, which holds the last 50.
    """
    from argead.cli.session import Session

    chance, say = Dice(seed), shared.words(lang).say
    saved: RecordFile | None
    if delete is not None:
        kept.delete(delete)
        click.echo(say("kept-deleted", name=delete))
        return
    if resume is not None:
        if names is not None or options or board is not None or record is not None or lesson:
            raise SetupError("a resumed game keeps its names, options, board and file: leave them out")
        path = kept.find(resume) if resume else kept.choose(game, lang, say)
        if path is None:
            return
        saved = RecordFile.resume(path)
        match = go_on(saved, chance)
        if game is not None and game != match.game.name:
            raise SetupError(f"{path} is a record of {match.game.name}, not of {game}")
        seated = resumed_seats(match, path, seats, hints, lang)
        if click.get_current_context().get_parameter_source("lang") is ParameterSource.DEFAULT:
            lang = next((seat.lang for seat in seated if seat.bot is None and seat.lang), lang)
    else:
        if game is None:
            raise click.UsageError(f"name a game, for example: argead play {catalogued_names()[0]}")
        described = catalogued(game)
        if lesson and (options or board is not None):
            raise SetupError("a lesson has its own options and board: leave them out")
        primer = taught_by(described, seats) if lesson else None
        specs = typed_seats(described, seats) if primer is None else learner_seats(described, primer, seats)
        chosen = shared.read_options(described, options) if primer is None else primer.options
        seated = seat_all(specs, call(specs, names, shared.words(lang)), hints, lang)
        pack = None if board is None else shared.read_text(board)
        called = tuple(seat.name for seat in seated)
        match = Match(described, called, chance, pack=pack, **chosen)
        if record is not None and record.exists():
            raise SetupError(f"{record} already exists: go on with it (--resume {record}) or choose another name")
        saved = RecordFile.create(record) if record is not None else kept_file(described, say)
    if saved is not None:
        saved.begin(match.record)
        keep_seats(saved.path, seated)
    Session(Table(match, seated), seed, lang, saved, each_step=each_step, marks=marks).run()


def kept_file(game: Game, say: Callable[..., str]) -> RecordFile | None:
    """Where a game is kept that was given no file; one that cannot be kept can be played all the same."""
    try:
        file = kept.keep(game)
    except OSError as error:
        click.echo(say("kept-not", reason=error.strerror))
        return None
    if count := kept.too_many_open():
        click.echo(say("kept-full", count=str(count)))
    return file


def go_on(saved: RecordFile, chance: Chance) -> Match:
    """The match of a record file; one of former rules that does not stand under those of today can only be read."""
    try:
        return verify(saved.read(), chance)
    except RulesParted as parted:
        how = f"argead replay {saved.path} --story tells it up to there"
        raise RecordError(f"{saved.path}: {parted}; {how}") from None
    except RecordError as error:
        raise RecordError(f"{saved.path}: {error}") from None


def resumed_seats(match: Match, record: Path, typed: str | None, hints: bool, lang: str) -> tuple[Seat, ...]:
    """Who goes on with a record: who is named now, or was named beside it, or is called like a bot."""
    names = printable(match.record.header.seats)
    kept = kept_seats(record, match.game) if typed is None else None
    if kept is None:
        specs = recognise(match.game, names) if typed is None else typed_seats(match.game, typed)
        kept = seat_all(specs, names, hints, lang) if len(specs) == len(names) else ()
        found = len(specs)
    else:
        found = len(kept)
    if found != len(names):
        raise SetupError(f"{record} has {len(names)} seats, not {found}")
    return tuple(replace(seat, name=name) for seat, name in zip(kept, names, strict=True))
