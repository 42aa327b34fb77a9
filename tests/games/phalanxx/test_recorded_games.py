"""Which recorded game shows what. The files are in tests/data/records/phalanxx."""

from __future__ import annotations

import pytest

from argead.games.phalanxx.board import RANKS
from argead.kernel import Match, Record
from games.phalanxx.position import GAME
from games.phalanxx.records import COVERS, TOLD, features
from support.data import RECORDS


@pytest.mark.parametrize(("name", "covers"), COVERS.items())
def test_the_record_shows_what_it_is_kept_for(name, covers):
    text = (RECORDS / "phalanxx" / f"{name}.jsonl").read_text(encoding="utf-8")
    assert features(Match.replay(Record.parse(text), GAME)) >= covers


def test_together_they_show_every_way_to_end_the_game():
    ends = {"pile", "shared", "tie-broken", *RANKS}
    assert set().union(*COVERS.values()) == ends | TOLD | {"scouted-heroism", "expert", "custom", "undo", "dice"}
    assert {path.stem for path in (RECORDS / "phalanxx").glob("*.jsonl")} == set(COVERS)
