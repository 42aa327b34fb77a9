"""Rules on a screen: paragraphs, lists and tables of their Markdown as text."""

from __future__ import annotations

import re
from collections.abc import Iterable

from argead.cli.ink import Ink
from argead.cli.layout import table

STRONG = re.compile(r"\*\*([^*]+)\*\*")
MARKS = re.compile(r"([*`])([^*`]+)\1")
LINK = re.compile(r"\[([^\]]+)\]\([^)]*\)")
PICTURE = re.compile(r"!\[([^\]]*)\]\([^)]*\)")
ITEM = re.compile(r" *(?:-|\d+\.) ")
RULER = re.compile(r"\|[-:| ]+\|")


def prose(markdown: str, width: int, ink: Ink) -> list[str]:
    """The lines of a text: each paragraph and each item of a list is one, to be broken later; tables fit the width.

    A picture is what it shows, in brackets where it stands by itself.
    """
    lines: list[str] = []
    rows: list[list[str]] = []
    grows = False
    for line in [*markdown.splitlines(), ""]:
        if line.startswith("|"):
            if not RULER.fullmatch(line.strip()):
                rows.append([_inline(cell.strip(), ink) for cell in line.strip().strip("|").split("|")])
            continue
        if rows:
            lines += _under_a_heading(table(_even(rows), width), ink)
            rows, grows = [], False
        if not line.strip():
            lines.append("")
        elif line.startswith("#"):
            lines.append(ink.strong(line.lstrip("# ")))
        elif alone := PICTURE.fullmatch(line.strip()):
            lines.append(f"[{alone[1]}]")
            grows = False
            continue
        elif grows and not ITEM.match(line):
            lines[-1] += f" {line.strip()}"
        else:
            lines.append(line.rstrip())
        grows = bool(line.strip()) and not line.startswith("#")
    return [_inline(line, ink) for line in lines[:-1]]


def _inline(text: str, ink: Ink) -> str:
    """Without the marks that would be read aloud for nothing."""
    words = LINK.sub(r"\1", PICTURE.sub(r"\1", text))
    return MARKS.sub(r"\2", STRONG.sub(lambda found: ink.strong(found[1]), words))


def _even(rows: list[list[str]]) -> list[list[str]]:
    """Every row with as many cells as the longest."""
    most = max(map(len, rows))
    return [row + [""] * (most - len(row)) for row in rows]


def _under_a_heading(lines: Iterable[str], ink: Ink) -> list[str]:
    heading, *others = lines
    return [ink.strong(heading), *others]
