"""The pages of the rules as people read them: sections, the numbers in their sentences, the rows of their tables."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from argead.language import LANGUAGES, phrasebook
from argead.shelf import game

CLIENT = Path(__file__).parents[2] / "web" / "src" / "games"
NUMERAL = re.compile(r"(?<![\w.])\d{1,3}(?:[,\u00a0 ]\d{3})+(?!\d)|(?<![A-Za-z_])\d+")
UNREAD = re.compile(r"`[^`]*`|\]\([^)]*\)|^\d+\. ", re.MULTILINE)
RULER = re.compile(r"\|[-:| ]+\|")


def figures_file(name: str) -> Path:
    """Where the client keeps the pictures of a game's rules."""
    return CLIENT / name / "figures.json"


def check_figures(name: str, figures: Mapping[str, Any]) -> None:
    """What the client draws is what the referee has played."""
    assert json.loads(figures_file(name).read_text(encoding="utf-8")) == json.loads(json.dumps(figures))


def write_figures(name: str, figures: Mapping[str, Any]) -> None:
    """A line for each picture, so that a change can be read."""
    lines = ",\n".join(f"  {json.dumps(key)}: {json.dumps(value)}" for key, value in figures.items())
    figures_file(name).write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")


def text(name: str, lang: str, section: str) -> str:
    """A section as it is written."""
    return next(one.markdown for one in phrasebook(game(name), lang).rules() if one.id == section)


def numerals(markdown: str) -> Counter[int]:
    """The figures that are read in a text; code, addresses and the numbers of a list are not."""
    return Counter(int(re.sub(r"\D", "", found)) for found in NUMERAL.findall(UNREAD.sub(" ", markdown)))


def read_numbers(name: str, section: str) -> Counter[int]:
    """The figures of a section, which must be the same in all languages."""
    found = {lang: numerals(text(name, lang, section)) for lang in LANGUAGES}
    assert len({tuple(sorted(each.items())) for each in found.values()}) == 1, (section, found)
    return found[LANGUAGES[0]]


def rows(markdown: str) -> list[list[str]]:
    """The rows of all tables of a text, with their headings."""
    lines = [line.strip() for line in markdown.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if not RULER.fullmatch(line)]


def sections(name: str) -> list[str]:
    return [section.id for section in phrasebook(game(name), LANGUAGES[0]).rules()]
