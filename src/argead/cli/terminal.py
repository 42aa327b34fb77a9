"""Plain lines out, plain lines in: nothing is drawn, nothing is drawn over, so that a screen reader can follow."""

from __future__ import annotations

import sys
from contextlib import suppress

import click

SCREEN = 80
"""Blank lines that push what stood on the screen out of sight."""


class Terminal:
    """The keyboard and the screen, or the two ends of a pipe."""

    def __init__(self) -> None:
        self.has_keyboard = sys.stdin.isatty()
        if self.has_keyboard:
            with suppress(ImportError):
                import readline  # noqa: F401  (gives `input` its line editing)

    def say(self, *lines: str) -> None:
        for line in lines:
            click.echo(line)

    def ask(self) -> str | None:
        """The next line, or None when there will be none."""
        try:
            if self.has_keyboard:
                return input("> ")
            line = sys.stdin.readline()
        except (EOFError, KeyboardInterrupt):
            self.say()
            return None
        return line if line else None

    def hide(self) -> None:
        """Push everything out of sight."""
        self.say(*[""] * SCREEN)
