"""What several commands share: the language, the options of a game, and files that people hand us."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import click

from argead.kernel import Game, SetupError, Value
from argead.language import LANGUAGES, Words

lang = click.option(
    "--lang",
    type=click.Choice(LANGUAGES),
    default="en",
    envvar="ARGEAD_LANG",
    show_default=True,
    help="Language of the texts (or set ARGEAD_LANG).",
)
option = click.option(
    "--option", "options", metavar="NAME=VALUE", multiple=True, help="An option of the game; may be repeated."
)
board = click.option(
    "--board",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="Your own board file, instead of ours.",
)

TEXT = Path(__file__).parent / "text"


@cache
def words(lang: str) -> Words:
    """What the command line itself says."""
    return Words(lang, TEXT)


def read_options(game: Game, pairs: Iterable[str]) -> dict[str, Value]:
    """Options as people type them: `compensation=occupation`."""
    known = {one.name: one for one in game.options}
    chosen: dict[str, Value] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise SetupError(f"option {pair!r} has no value: write --option {pair}=VALUE")
        if name not in known:
            raise SetupError(f"{game.name} has no option {name!r}: it has {', '.join(known) or 'none'}")
        if name in chosen:
            raise SetupError(f"option {name!r} is given twice")
        chosen[name] = known[name].parse(value)
    return chosen


def read_text(path: Path) -> str:
    """The text of a file; `-` is the standard input."""
    data = sys.stdin.buffer.read() if path == Path("-") else path.read_bytes()
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise click.ClickException(f"{path}: this is not a text file (UTF-8)") from None
