"""`argead lab`: what bots show about games, and about each other."""

from __future__ import annotations

import click

from argead.cli import LAB, Lazy

EXAMPLES = """
\b
Examples:
  argead lab arena random greedy --game alexandros
  argead lab ratings empire --bots random,greedy,greedy:4 --games 100
  argead lab calibration empire --bot greedy --games 200
  argead lab study field-commander --games 300 --seed 1
  argead lab COMMAND --help                      more examples
"""


class Instruments(Lazy):
    """The commands of the laboratory."""

    table, package = LAB, "argead.cli.lab"


@click.group(cls=Instruments, epilog=EXAMPLES)
def lab() -> None:
    """Compare bots, versions, scenarios and start places, by many games."""
