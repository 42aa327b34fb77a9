"""The terminal in a picture: a real session at a real pseudo-terminal, its screen drawn as a page."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from html import escape
from itertools import groupby
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from argead.cli.ink import SEQUENCE
from support.emulator import Cell, Screen, Style
from support.keyboard import RealTerminal

PROMPT = "\x1b[1m> \x1b[22m"
GROUNDS = {"dark": ("#15171c", "#e4dfd3", "#22252c"), "light": ("#fbf7ee", "#2b2620", "#e9e1d0")}
"""For each theme the ground, the text and the frame."""

ADVISED = re.compile(r"\(([^()]+)\)\.( |$)")
"""The notation behind the name of the best move."""

MOST_ROWS = 200
"""More than anything says at once."""

STEPS = (0, 95, 135, 175, 215, 255)
PAGE = """<!doctype html><meta charset="utf-8"><style>
body {{ margin: 0; display: inline-block; background: {frame}; border-radius: 10px; }}
header {{ font: 13px "DejaVu Sans", sans-serif; color: {text}; opacity: 0.7; padding: 9px 16px; }}
pre {{ font: 15px/1.32 "DejaVu Sans Mono", monospace; margin: 0; padding: 14px 18px; background: {ground};
  color: {text}; border-radius: 0 0 10px 10px; }}
</style><header>{title}</header><pre>{lines}</pre>"""


@contextmanager
def session(*words: str, rows: int, columns: int) -> Iterator[RealTerminal]:
    """A game at a terminal with colours, kept nowhere but in a folder that goes with it."""
    with TemporaryDirectory() as folder:
        terminal = RealTerminal(*words, term="xterm-256color", rows=rows, columns=columns, XDG_DATA_HOME=folder)
        try:
            terminal.until(PROMPT)
            yield terminal
        finally:
            terminal.close()


def told(*words: str, columns: int) -> Screen:
    """All that a command says until its end, as high as it is."""
    terminal = RealTerminal(*words, term="xterm-256color", rows=MOST_ROWS, columns=columns)
    try:
        while terminal.process.poll() is None:
            terminal.settle()
        terminal.settle()
    finally:
        terminal.close()
    screen = terminal.screens[0]
    while not "".join(cell.sign for cell in screen.cells[-1]).strip():
        screen.cells.pop()
    return screen


def take_hints(terminal: RealTerminal, moves: int, until: str = "") -> list[str]:
    """Play as the bot advises, so many moves, and on until a question; the moves."""
    asked, taken = "", list[str]()
    while len(taken) < moves or until not in asked:
        terminal.type("hint")
        advice = " ".join(SEQUENCE.sub("", terminal.until(PROMPT)).split())
        found = ADVISED.search(advice)
        assert found is not None, f"no move is advised: {advice}"
        taken.append(found[1])
        terminal.type(found[1])
        asked = SEQUENCE.sub("", terminal.until(PROMPT))
    return taken


def page(screen: Screen, title: str, theme: str) -> str:
    """What stands on the screen."""
    ground, text, frame = GROUNDS[theme]
    lines = "\n".join(_line(line) for line in screen.cells)
    return PAGE.format(ground=ground, text=text, frame=frame, title=escape(title), lines=lines)


def _line(cells: list[Cell]) -> str:
    return "".join(_span(style, "".join(cell.sign for cell in run)) for style, run in groupby(cells, lambda c: c.style))


def _span(style: Style, text: str) -> str:
    css = "font-weight:bold;" if style.bold else ""
    if style.colour is not None:
        css += f"color:{_hex(style.colour)};"
    return f'<span style="{css}">{escape(text)}</span>' if css else escape(text)


def _hex(colour: int) -> str:
    """One of the 256 colours."""
    if colour >= 232:
        signals = [8 + 10 * (colour - 232)] * 3
    else:
        cube = colour - 16
        signals = [STEPS[cube // 36], STEPS[cube // 6 % 6], STEPS[cube % 6]]
    return "#" + "".join(f"{signal:02x}" for signal in signals)
