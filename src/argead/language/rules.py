"""The rules of a game in our own words, section by section."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from argead.language.grammar import typeset


@dataclass(frozen=True, slots=True)
class Section:
    """A section of a game's rules."""

    id: str
    title: str
    markdown: str


def sections(folder: Path, lang: str) -> list[Section]:
    """The sections of a file of rules; a heading ends with its id: `## Taxes {#taxes}`."""
    found = []
    text = typeset((folder / f"rules.{lang}.md").read_text(encoding="utf-8"), lang)
    for part in text.split("\n## ")[1:]:
        heading, _, body = part.partition("\n")
        title, _, id_ = heading.rstrip("} ").partition(" {#")
        found.append(Section(id_, title, body.strip()))
    return found
