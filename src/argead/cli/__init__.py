"""The `argead` command. Each sub-command is loaded when it is called, so that help comes at once."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Mapping
from importlib import import_module
from io import TextIOWrapper
from typing import Any

import click

from argead import __version__
from argead.bots.net import ONE_CORE
from argead.kernel import ArgeadError, SetupError

COMMANDS = {
    "serve": "Start the table in the browser.",
    "site": "Write Argead as a folder of files that needs no server.",
    "backup": "Write all that a table has stored into one file.",
    "restore": "Bring a table's backup back.",
    "games": "List the games, their options and bots.",
    "play": "Play in the terminal.",
    "replay": "Check a record line by line, or tell its story.",
    "analyse": "Explain a game: chances, losses, luck and what turned it.",
    "account": "Write up a game as a page of its own.",
    "log": "List past games.",
    "simulate": "Let bots play many games and count the results.",
    "lab": "Compare bots, versions, scenarios and start places.",
    "new-game": "Write a small game for you to make your own.",
    "bench": "Measure speed, alongside peers.",
    "load": "Try how many tables a server bears.",
}
"""Command by command what it is for; `new-game` is `argead.cli.new_game:new_game`, and so on."""

LAB = {
    "arena": "Let two bots or versions play until a test can tell them apart.",
    "calibration": "Compare a judgement's chances with what came of the games.",
    "ratings": "Let bots play a round robin and rate them.",
    "study": "Compare a game's scenarios and ways to begin them.",
    "train": "Learn a game's judgement from games against itself.",
}
"""The same for `argead lab`; `study` is `argead.cli.lab.study:study`."""

EXAMPLES = """
\b
Examples:
  argead                                         open the table in the browser
  argead play alexandros --seats human,greedy    play in this terminal
  argead simulate alexandros --bots greedy,random --games 400
  argead COMMAND --help                          more examples
"""


class Misuse(click.ClickException):
    """The command was called with something that there is not."""

    exit_code = 2


class Lazy(click.Group):
    """Commands by name, each from the module of its name in a package."""

    table: Mapping[str, str]
    package: str

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.table)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.table:
            return None
        name = cmd_name.replace("-", "_")
        command: click.Command = getattr(import_module(f"{self.package}.{name}"), name)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(self.table.items()))


class Commands(Lazy):
    """The sub-commands, and one clear sentence for whatever a user can get wrong."""

    table, package = COMMANDS, "argead.cli"

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except ArgeadError as error:
            raise (Misuse if isinstance(error, SetupError) else click.ClickException)(str(error)) from error
        except OSError as error:
            if error.errno == errno.EPIPE or error.strerror is None:
                raise
            raise click.ClickException(f"{error.filename or 'the system'}: {error.strerror}") from error


@click.group(cls=Commands, invoke_without_command=True, epilog=EXAMPLES)
@click.version_option(__version__, message="argead %(version)s")
@click.pass_context
def commands(ctx: click.Context) -> None:
    """Board games about Alexander the Great on one digital table.

    Without a command, starts the table and opens it in the browser.
    """
    if ctx.invoked_subcommand is None:
        from argead.cli.serve import serve

        ctx.invoke(serve)


def main() -> None:
    """Run the command. A character that the terminal cannot show or send must never end a game."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    for name, cores in ONE_CORE.items():
        os.environ.setdefault(name, cores)
    commands(prog_name="argead")
