"""Plain lines out, plain lines in: nothing is drawn, nothing is drawn over, so that a screen reader can follow."""

from __future__ import annotations

import sys
from contextlib import suppress
from shutil import get_terminal_size
from textwrap import fill

import click

SCREEN_LINES = 80
"""Blank lines that push what stood on the screen out of sight."""


class Terminal:
    """The keyboard and the screen, or the two ends of a pipe."""

    def __init__(self) -> None:
        self.has_keyboard = sys.stdin.isatty()
        self.is_silent = False
        self._width = get_terminal_size().columns if sys.stdout.isatty() else 0
        if self.has_keyboard:
            with suppress(ImportError):
                import readline  # noqa: F401  (gives `input` its line editing)

    def say(self, *lines: str) -> None:
        """Print lines; on a screen, those that are too long for it are broken between words."""
        for line in lines:
            long = self._width and len(line) > self._width
            click.echo(fill(line, self._width, break_long_words=False, break_on_hyphens=False) if long else line)

    def ask(self) -> str | None:
        """The next line, or None when there will be none."""
        if self.is_silent:
            return None
        try:
            if self.has_keyboard:
                return input("> ")
            line = sys.stdin.readline()
        except (EOFError, KeyboardInterrupt):
            self.say("")
            line = ""
        self.is_silent = not line
        return line or None

    def silence(self) -> None:
        """The person has had enough: nothing further is asked."""
        self.is_silent = True

    def hide(self) -> None:
        """Push everything out of sight."""
        self.say(*[""] * SCREEN_LINES)
