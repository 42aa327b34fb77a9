"""Which recorded game shows what. The files are in tests/data/records/alexandros."""

from __future__ import annotations

import pytest

from argead.kernel import Match, Record
from games.alexandros.position import GAME
from games.alexandros.records import COVERS, features
from support.data import RECORDS

EVERYTHING = {
    "walls",
    "goal",
    "stuck",
    "first-action",
    "shared",
    "red",
    "spent",
    "joker",
    "special",
    "take-over",
    "gift",
} | {
    "reshuffled",
    "custom",
    "undo",
}


@pytest.mark.parametrize(("name", "covers"), COVERS.items())
def test_the_record_shows_what_it_is_kept_for(name, covers):
    text = (RECORDS / "alexandros" / f"{name}.jsonl").read_text(encoding="utf-8")
    assert features(Match.replay(Record.parse(text), GAME)) >= covers


def test_together_they_show_everything():
    assert set().union(*COVERS.values()) == EVERYTHING
    assert {path.stem for path in (RECORDS / "alexandros").glob("*.jsonl")} == set(COVERS)
