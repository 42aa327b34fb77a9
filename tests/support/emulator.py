"""A terminal's screen: what the sequences that a program sends leave on it, cell by cell, and what scrolls off."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

SEQUENCE = re.compile(r"\x1b\[(\??)([0-9;]*)([A-Za-z])|\x1b[=>]|\x1b\][^\x07]*\x07")
TAB_COLUMNS = 8
ALTERNATE = "1049"
IGNORED = {"2004", "25", "1", "1034"}
"""Modes that leave no mark on the screen: bracketed paste, the cursor's look, and keys."""


@dataclass(frozen=True)
class Style:
    colour: int | None = None
    bold: bool = False


@dataclass(frozen=True)
class Cell:
    sign: str = " "
    style: Style = Style()


class Screen:
    """What a terminal shows and keeps.

    `alternate`: whether it has an alternate screen at all; `keeps`: whether lines that scroll off it are kept.
    """

    def __init__(self, rows: int = 24, columns: int = 80, *, alternate: bool = True, keeps: bool = False) -> None:
        self.rows, self.columns = rows, columns
        self._alternate, self._keeps = alternate, keeps
        self._main = self._blank()
        self.cells = self._main
        self.scrollback: list[list[Cell]] = []
        self.row = self.column = 0
        self._style = Style()
        self._pending = ""

    @property
    def on_alternate(self) -> bool:
        return self.cells is not self._main

    def text(self) -> str:
        """All that anybody could find: both screens and what has scrolled off."""
        sheets = [self.scrollback, self._main, *([self.cells] if self.on_alternate else [])]
        return "\n".join("".join(cell.sign for cell in line).rstrip() for sheet in sheets for line in sheet)

    def feed(self, data: str) -> None:
        data, self._pending = self._pending + data, ""
        at = 0
        while at < len(data):
            if data[at] == "\x1b":
                found = SEQUENCE.match(data, at)
                if found is None:
                    self._pending = data[at:]
                    assert len(self._pending) < 20, f"an unknown sequence: {self._pending!r}"
                    return
                if found[3]:
                    self._obey(found[1], found[2], found[3])
                at = found.end()
            else:
                self._put(data[at])
                at += 1

    def _blank(self) -> list[list[Cell]]:
        return [[Cell()] * self.columns for _ in range(self.rows)]

    def _put(self, sign: str) -> None:
        if sign == "\r":
            self.column = 0
        elif sign == "\n":
            self._line_feed()
        elif sign == "\b":
            self.column = max(0, self.column - 1)
        elif sign == "\t":
            self.column = min(self.columns - 1, (self.column // TAB_COLUMNS + 1) * TAB_COLUMNS)
        elif sign >= " ":
            if self.column == self.columns:
                self.column = 0
                self._line_feed()
            self.cells[self.row][self.column] = Cell(sign, self._style)
            self.column += 1
        else:
            assert sign == "\x07", f"an unknown control character: {sign!r}"

    def _line_feed(self) -> None:
        if self.row < self.rows - 1:
            self.row += 1
            return
        gone = self.cells.pop(0)
        self.cells.append([Cell()] * self.columns)
        if self._keeps or not self.on_alternate:
            self.scrollback.append(gone)

    def _obey(self, private: str, figures: str, final: str) -> None:
        count = int(figures) if figures.isdigit() else 0
        if private:
            assert final in "hl"
            assert figures in IGNORED | {ALTERNATE}, f"an unknown mode: {figures}"
            if figures == ALTERNATE and self._alternate:
                self.cells = self._blank() if final == "h" else self._main
        elif final == "m":
            self._dye([int(figure or 0) for figure in figures.split(";")])
        elif final == "H":
            assert not figures
            self.row = self.column = 0
        elif final == "A":
            self.row = max(0, self.row - max(1, count))
        elif final == "C":
            self.column = min(self.columns - 1, self.column + max(1, count))
        elif final == "D":
            self.column = max(0, self.column - max(1, count))
        elif final == "K":
            start = self.column if count == 0 else 0
            self.cells[self.row][start:] = [Cell()] * (self.columns - start)
        elif final == "J":
            assert count in (2, 3)
            if count == 3:
                self.scrollback.clear()
            else:
                self.cells[:] = self._blank()
        else:
            raise AssertionError(f"an unknown sequence: ESC [ {figures} {final}")

    def _dye(self, figures: list[int]) -> None:
        match figures:
            case [0]:
                self._style = Style()
            case [1]:
                self._style = replace(self._style, bold=True)
            case [22]:
                self._style = replace(self._style, bold=False)
            case [39]:
                self._style = replace(self._style, colour=None)
            case [38, 5, colour]:
                self._style = replace(self._style, colour=colour)
            case [figure] if 30 <= figure <= 37:
                self._style = replace(self._style, colour=figure - 30)
            case _:
                raise AssertionError(f"an unknown colour: {figures}")
