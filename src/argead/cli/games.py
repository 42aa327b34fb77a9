"""`argead games`: the catalogue."""

from __future__ import annotations

import json

import click

from argead.bots import bots_of
from argead.cli import options as shared
from argead.kernel import Game
from argead.language import phrasebook
from argead.shelf import catalogue
from argead.table import describe
from argead.table.levels import levels_shown

EXAMPLES = """
\b
Examples:
  argead games
  argead games --lang fr
  argead games --json
"""


@click.command(epilog=EXAMPLES)
@shared.lang
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def games(lang: str, as_json: bool) -> None:
    """List the games: seats, options with their choices and defaults, levels and bots."""
    if as_json:
        listed = {"games": [describe(game, lang) for game in catalogue()]}
        click.echo(json.dumps(listed, ensure_ascii=False, indent=2))
    else:
        click.echo("\n\n".join("\n".join(in_words(game, lang)) for game in catalogue()))


def in_words(game: Game, lang: str) -> list[str]:
    """A game, line by line."""
    say, phrases = shared.words(lang).say, phrasebook(game, lang)
    (low, high), (short, long) = game.seats, game.minutes
    lines = [say("games-title", name=game.name, title=phrases.title, designer=phrases.designer), phrases.blurb]
    lines.append(say("games-facts", low=low, high=high, short=short, long=long, rules=game.rules))
    if phrases.board_source:
        lines.append(phrases.board_source)
    for option in game.options:
        lines.append(say("games-option", label=phrases.option_label(option), help=phrases.option_help(option)))
        for choice in option.choices:
            message = "games-default" if choice == option.default else "games-choice"
            setting = f"--option {option.name}={str(choice).lower()}"
            lines.append(f"  {say(message, setting=setting, label=phrases.choice_label(option, choice))}")
    for level in levels_shown(game, lang):
        lines.append(say("games-level", name=level["name"], label=level["label"], about=level["about"]))
    lines.append(say("games-bots", bots=", ".join(bots_of(game))))
    return lines
