"""The texts of the doors, which no game's kit reads, are well written."""

from __future__ import annotations

from pathlib import Path

import pytest

import argead
from argead.language import COMMON, LANGUAGES
from argead.testing.prose import source_faults

HOUSE = Path(argead.__file__).parent
CLIENT = Path(__file__).parents[2] / "web" / "src" / "text"
NEW_GAME = HOUSE / "cli" / "newgame" / "src" / "package" / "text"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "folder",
    [
        COMMON,
        HOUSE / "cli" / "text",
        HOUSE / "server" / "text",
        HOUSE / "table" / "text",
        CLIENT,
        CLIENT / "rules",
        CLIENT / "table",
    ],
    ids=str,
)
def test_the_messages_of_every_door_are_well_written(folder, lang):
    assert source_faults((folder / f"{lang}.ftl").read_text(encoding="utf-8"), lang) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_new_game_begins_with_well_written_messages(lang):
    assert source_faults((NEW_GAME / f"{lang}.ftl.tmpl").read_text(encoding="utf-8"), lang) == []
