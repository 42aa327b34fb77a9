"""`argead replay`: a record, checked line by line or told as a story."""

from __future__ import annotations

from pathlib import Path

import click

from argead.cli import options as shared
from argead.cli.records import printable
from argead.cli.teller import teller
from argead.kernel import Match, RecordError, RulesParted
from argead.language import phrasebook
from argead.shelf import verify

EXAMPLES = """
\b
Examples:
  argead replay evening.jsonl                  does every line stand?
  argead replay evening.jsonl --story          what happened, in words
  argead replay evening.jsonl --at 20          the table after 20 moves
  argead replay - < evening.jsonl

The exit code is 0 when every line stands, and 1 otherwise. A record of former rules is played under today's; where
they part, what stands above is still shown.
"""


@click.command(epilog=EXAMPLES)
@click.argument("file", type=click.Path(exists=True, dir_okay=False, allow_dash=True, path_type=Path))
@click.option("--story", is_flag=True, help="Tell what happened.")
@click.option("--at", type=click.IntRange(min=0), metavar="N", help="Show the table after N moves; a story ends there.")
@shared.lang
def replay(file: Path, story: bool, at: int | None, lang: str) -> None:
    """Play the record FILE through the referee, and say that every line stands, or which one fails and why."""
    parted = None
    try:
        match = verify(shared.read_text(file))
    except RulesParted as error:
        match, parted = error.match, RecordError(f"{file}: {error}")
    except RecordError as error:
        raise RecordError(f"{file}: {error}") from None
    if at is not None and at > match.ply:
        raise click.BadParameter(f"the record has {match.ply} moves", param_hint="--at")
    shown = match if at is None else match.fork(at)
    if story:
        click.echo("\n".join(told(shown, lang)) + "\n")
    if at is not None:
        click.echo("\n".join([shared.words(lang).say("replay-at", ply=at), *described(shown, lang), ""]))
    if parted is not None:
        raise parted
    click.echo("\n".join(verdict(match, lang)))


def told(match: Match, lang: str) -> list[str]:
    """The journal. A record holds everything, so hidden cards are told too."""
    phrases, names = phrasebook(match.game, lang), printable(match.record.header.seats)
    return [phrases.event(event, names, event.confidant) for _, event in match.events]


def described(match: Match, lang: str) -> list[str]:
    """The table with all hands open."""
    state, names = match.state, printable(match.record.header.seats)
    words = teller(match.game, lang, match.pack)
    hands = [line for seat in range(state.players) for line in words.secrets(state.view(seat), names)]
    return [*words.look(state.view(None), names), *hands]


def verdict(match: Match, lang: str) -> list[str]:
    """All lines stand; and how the game ended, or who is to move."""
    say, phrases, names = shared.words(lang).say, phrasebook(match.game, lang), printable(match.record.header.seats)
    lines = match.record.dump().count("\n")
    stands = say("replay-stands", lines=lines, title=phrases.title, names=", ".join(names), moves=match.ply)
    outcome = match.state.outcome()
    if outcome is not None:
        return [stands, phrases.outcome(outcome, names)]
    waiting = ", ".join(names[seat] for seat in match.state.waiting())
    return [stands, say("replay-unfinished", names=waiting)]
