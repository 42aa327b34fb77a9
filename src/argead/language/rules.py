"""The rules of a game in our own words, section by section, and a page of them to keep beside the board.

A picture is written `![what it shows](figure:name)`; a client that knows the game draws it, others read what it shows.
What is neither in the rulebook nor reported, but ours, carries a sign of its own.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from argead.language.grammar import typeset

OURS = "◊"
"""Stands after what is ours: what was reconstructed, a ruling, an option."""

FIGURE = re.compile(r"!\[([^\]]*)\]\(figure:([a-z0-9-]+)\)")

RESERVED = "aid"
"""No section is called so: it is the address of the page to print."""


@dataclass(frozen=True, slots=True)
class Section:
    """A section of a game's rules."""

    id: str
    title: str
    markdown: str

    @property
    def figures(self) -> list[str]:
        """The pictures in it, by their names."""
        return [name for _, name in FIGURE.findall(self.markdown)]


def sections(folder: Path, lang: str, page: str = "rules") -> list[Section]:
    """The sections of a page, none if there is no such page; a heading ends with its id: `## Taxes {#taxes}`."""
    path = folder / f"{page}.{lang}.md"
    if not path.is_file():
        return []
    found = []
    for part in typeset(path.read_text(encoding="utf-8"), lang).split("\n## ")[1:]:
        heading, _, body = part.partition("\n")
        title, _, id_ = heading.rstrip("} ").partition(" {#")
        found.append(Section(id_, title, body.strip()))
    return found
