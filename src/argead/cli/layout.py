"""Long lines and tables, fitted to the width of a screen."""

from __future__ import annotations

import re
from collections.abc import Sequence

from argead.cli.ink import SEQUENCE, length

ITEM = re.compile(rf" *(?:- |(?:{SEQUENCE.pattern})*\d+(?:{SEQUENCE.pattern})*\. )?")
"""What the lines below are indented by: a mark of a list, or the number of a choice."""

GAP = "  "
NARROWEST_COLUMNS = 6


def wrapped(line: str, width: int) -> list[str]:
    """A line broken between words; 0 is a width without end. Columns and drawings are not broken."""
    if not width or length(line) <= width or GAP in line.strip():
        return [line]
    marked = ITEM.match(line)
    start = marked[0] if marked else ""
    indent = " " * length(start)
    lines, at = [start], length(start)
    for number, word in enumerate(line[len(start) :].split(" ")):
        if number and at + 1 + length(word) > width:
            lines.append(indent + word)
            at = len(indent) + length(word)
        else:
            lines[-1] += f" {word}" if number else word
            at += length(word) + bool(number)
    return lines


def table(rows: Sequence[Sequence[str]], width: int) -> list[str]:
    """Rows with their cells below each other, the first one a heading; cells too long for the width are broken."""
    widths = [max(map(length, column)) for column in zip(*rows, strict=True)]
    free = width - len(GAP) * (len(widths) - 1)
    while width and sum(widths) > free and max(widths) > NARROWEST_COLUMNS:
        widths[widths.index(max(widths))] -= 1
    lines = []
    for number, row in enumerate(rows):
        cells = [wrapped(cell, wide) for cell, wide in zip(row, widths, strict=True)]
        for at in range(max(map(len, cells))):
            parts = [cell[at] if at < len(cell) else "" for cell in cells]
            padded = [part + " " * (wide - length(part)) for part, wide in zip(parts, widths, strict=True)]
            lines.append(GAP.join(padded).rstrip())
        if not number:
            lines.append(GAP.join("-" * wide for wide in widths))
    return lines
