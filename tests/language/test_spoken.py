"""What the terminal and the accounts tell of recorded games is well written, with all that it tells them of."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest

from argead.cli.teller import teller
from argead.kernel import Match, Record
from argead.language import COMMON, LANGUAGES
from argead.shelf import catalogue
from argead.table.account.page import page
from argead.testing.prose import Prose
from argead.testing.texts import NAMES, source

RECORDS = Path(__file__).parents[1] / "data" / "records"
GAMES = [game for game in catalogue() if (RECORDS / game.name).is_dir()]
EVERY = 9
"""Of so many positions of a game one is told."""


def prose(game, lang: str) -> Prose:
    return Prose(lang, source(COMMON, lang), source(game.folder / "text", lang))


def records(game) -> list[Record]:
    paths = sorted((RECORDS / game.name).glob("*.jsonl"))
    return [Record.parse(path.read_text(encoding="utf-8")) for path in paths]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_terminal_speaks_well(game, lang):
    reader, faults = prose(game, lang), set()
    for record in records(game):
        told = teller(game, lang, record.header.data)

        def tell(match: Match, told=told) -> None:
            if match.ply % EVERY == 0:
                names = NAMES[: match.state.players]
                for seat in match.state.waiting():
                    view = match.state.view(seat)
                    lines = [*told.look(view, names), *told.secrets(view, names), *told.glance(view, names)]
                    cells = [cell for line in lines for cell in re.split(" {2,}", line.strip())]
                    faults.update(fault for cell in cells for fault in reader.faults(cell))

        Match.replay(record, game, each=tell)
    assert faults == set()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_accounts_are_well_written(game, lang):
    reader, faults = prose(game, lang), set()
    for record in records(game)[::EVERY]:
        told = page(Match.replay(record, game), lang, "light")
        body = re.sub(r"<(style|script|svg).*?</\1>", "", told[told.index("<body") :], flags=re.DOTALL)
        for text in re.split(r"<[^>]*>", body):
            faults.update(reader.faults(unescape(text).strip()))
    assert faults == set()
