"""Lines out, lines in: nothing is drawn over, so that a screen reader can follow."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext, suppress
from shutil import get_terminal_size

import click

from argead.cli.curtain import Curtain
from argead.cli.ink import SEQUENCE, Ink, colours
from argead.cli.layout import wrapped

PROMPT = "> "
INVISIBLE = "\x01\\g<0>\x02"
"""How readline is told that a sequence takes no room."""

LINE_BACK = "\x1b[1A\x1b[2K"
"""Up to the line of a prompt that has been answered, and that line erased."""

ENOUGH = "q"
SCREEN_LINES = 80
"""Blank lines that push what stood on a screen without a curtain out of sight."""


class Terminal:
    """The keyboard and the screen, or the two ends of a pipe.

    Several people at one keyboard have a curtain, where the terminal can draw one, and no memory of what was typed.
    """

    def __init__(self, names: Sequence[str] = (), *, several: bool = False, more: str = "") -> None:
        self.has_keyboard = sys.stdin.isatty()
        self.has_screen = sys.stdout.isatty()
        self.is_silent = False
        self.ink = Ink(colours(screen=self.has_screen, environ=os.environ), names)
        self._several = several
        self._more = more
        self._obeys = self.has_keyboard and self.has_screen and os.environ.get("TERM", "") not in ("", "dumb")
        self._curtain = Curtain() if several and self._obeys else None
        self._pages = self._curtain is not None
        self._shown = 0
        self._skips = False
        self._ahead: str | None = None
        if self.has_keyboard and not several:
            with suppress(ImportError):
                import readline  # noqa: F401  (gives `input` its line editing)

    def shared(self) -> AbstractContextManager[object]:
        """For as long as people share the screen; with one alone, or at a pipe, nothing changes."""
        return self._curtain or nullcontext()

    @property
    def has_curtain(self) -> bool:
        return self._curtain is not None

    @property
    def width(self) -> int:
        """The columns of the screen; 0 at a pipe, which has no end."""
        return get_terminal_size().columns if self.has_screen else 0

    def say(self, *lines: str) -> None:
        """Print lines; on a screen, those that are too long for it are broken between words."""
        for line in lines:
            for part in wrapped(self.ink.named(line), self.width):
                self._print(part)

    def page(self, *lines: str) -> None:
        """Print a text that may be long: on a screen it waits whenever that is full."""
        pages, self._pages = self._pages, self.has_keyboard and self.has_screen
        self.say(*lines)
        self._pages = pages
        if not self._ahead:
            self._skips = False

    def ask(self) -> str | None:
        """The next line, or None when there will be none."""
        self._shown, self._skips = 0, False
        ahead, self._ahead = self._ahead, None
        return ahead or self._read(PROMPT)

    def wait(self, prompt: str) -> bool:
        """Whether Enter goes on; `q` leaves the rest out, and anything else is the next answer already."""
        typed = self._read(f"{prompt} ")
        self._shown = 0
        answer = (typed or "").strip()
        self._ahead = typed if answer and answer.lower() != ENOUGH else None
        if self._obeys and not self.is_silent:
            click.echo(LINE_BACK, nl=False)
        return typed is not None and not answer

    def silence(self) -> None:
        """The person has had enough: nothing further is asked."""
        self.is_silent = True

    def hide(self) -> None:
        """What one reader saw and typed must be gone before the next one looks."""
        self._shown, self._skips, self._ahead = 0, False, None
        if self._curtain is not None:
            self._curtain.draw()
        else:
            self.say(*[""] * SCREEN_LINES)

    def _print(self, line: str) -> None:
        if self._pages and self._shown >= get_terminal_size().lines - 2 and not self._skips:
            self._skips = not self.wait(self._more)
        if not self._skips:
            click.echo(line)
            self._shown += 1

    def _read(self, prompt: str) -> str | None:
        if self.is_silent:
            return None
        marked = self.ink.strong(prompt)
        try:
            if self.has_keyboard and not self._several:
                return input(SEQUENCE.sub(INVISIBLE, marked) if "readline" in sys.modules else marked)
            if self.has_keyboard:
                click.echo(marked, nl=False)
            if self._curtain is not None:
                self._curtain.wait()
            line = sys.stdin.readline()
        except (EOFError, KeyboardInterrupt):
            line = ""
        self.is_silent = not line
        if self.is_silent and self.has_keyboard:
            self.say("")
        return line or None
