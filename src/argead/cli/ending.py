"""How a game ended, for the terminal: the verdict, the reckoning, and the turns that changed most."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from argead.cli.layout import table
from argead.cli.options import words
from argead.kernel import Match
from argead.language import Phrasebook
from argead.table.account.ending import Ending
from argead.table.account.shapes import EndingShown
from argead.table.account.telling import told

NONE = "-"
INDENT = "   "


def told_ending(
    match: Match, names: Sequence[str], reader: int | None, phrases: Phrasebook, width: int
) -> Iterator[str]:
    """Line by line; to a reader who has played it alone, from that seat."""
    ending = told(Ending(match), match, names, phrases)
    outcome = match.state.outcome()
    assert outcome is not None
    own = None if reader is None else ending["seats"][reader]
    yield phrases.outcome(outcome, names) if own is None else f"{own['text']} {own['reason']}"
    yield from (own or ending["spectator"])["notes"]
    say = words(phrases.lang).say
    if ending["rows"]:
        yield from ("", *table(list(_reckoned(ending, say("ending-side"), say("ending-total"))), width))
    if ending["turning"]:
        yield from ("", say("ending-turning"))
        for number, turning in enumerate(ending["turning"], 1):
            yield f"{number}. {turning['name']}"
            yield " ".join([INDENT + turning["text"], *turning["deeds"]])


def _reckoned(ending: EndingShown, heading: str, total: str) -> Iterator[list[str]]:
    yield [heading, *ending["sides"]]
    for row in ending["rows"]:
        yield [row["text"], *(NONE if cell["points"] is None else str(cell["points"]) for cell in row["cells"])]
    yield [total, *map(str, ending["totals"])]
