"""How far something is, in a line that is written anew each time."""

from __future__ import annotations

import sys

import click


def progress(text: str) -> None:
    """Show how far it is, where somebody looks on; nothing wipes the line."""
    if sys.stderr.isatty():
        click.echo(f"\r\033[K{text}", err=True, nl=False)
