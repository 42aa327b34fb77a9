"""`argead games`: the catalogue."""

from __future__ import annotations

import json
from typing import Any

import click

from argead.bots import bots_of
from argead.cli import options as shared
from argead.kernel import Game
from argead.language import phrasebook
from argead.shelf import catalogue

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
    """List the games: seats, options with their choices and defaults, and bots."""
    if as_json:
        listed = {"games": [described(game, lang) for game in catalogue()]}
        click.echo(json.dumps(listed, ensure_ascii=False, indent=2))
    else:
        click.echo("\n\n".join("\n".join(in_words(game, lang)) for game in catalogue()))


def described(game: Game, lang: str) -> dict[str, Any]:
    """A game, ready for JSON."""
    phrases = phrasebook(game, lang)
    return {
        "name": game.name,
        "title": phrases.title,
        "blurb": phrases.blurb,
        "designer": phrases.designer,
        "publisher": phrases.publisher,
        "seats": list(game.seats),
        "minutes": list(game.minutes),
        "rules": game.rules,
        "bots": list(bots_of(game)),
        "pack": game.pack_id(None),
        "options": [
            {
                "name": option.name,
                "label": phrases.option_label(option),
                "default": option.default,
                "choices": [
                    {"value": choice, "label": phrases.choice_label(option, choice)} for choice in option.choices
                ],
            }
            for option in game.options
        ],
    }


def in_words(game: Game, lang: str) -> list[str]:
    """A game, line by line."""
    say, phrases = shared.words(lang).say, phrasebook(game, lang)
    (low, high), (short, long) = game.seats, game.minutes
    lines = [say("games-title", name=game.name, title=phrases.title, designer=phrases.designer), phrases.blurb]
    lines.append(say("games-facts", low=low, high=high, short=short, long=long, rules=game.rules))
    for option in game.options:
        lines.append(say("games-option", label=phrases.option_label(option), help=phrases.option_help(option)))
        for choice in option.choices:
            message = "games-default" if choice == option.default else "games-choice"
            setting = f"--option {option.name}={str(choice).lower()}"
            lines.append(f"  {say(message, setting=setting, label=phrases.choice_label(option, choice))}")
    lines.append(say("games-bots", bots=", ".join(bots_of(game))))
    return lines
