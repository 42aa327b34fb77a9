"""Which recorded game shows what. The files are in tests/data/records/empire."""

from __future__ import annotations

import pytest

from argead.kernel import Match, Record
from games.empire.position import GAME
from games.empire.records import COVERS, features
from support.data import RECORDS

WAYS_TO_END_A_REGION = {"goal-in-round-1", "goal-in-round-2", "goal-in-round-3", "three-rounds"}
WAYS_TO_END_THE_GAME = {"goal", "rounds", "full", "short", "shared"}
DETAILS = {
    *("lot", "no-bids", "oldest-by-lot", "lexicographic", "contest", "undo", "custom"),
    *("temple-tied", "temple-unpaid", "city-tied", "city-unpaid"),
}


@pytest.mark.parametrize(("name", "covers"), COVERS.items())
def test_the_record_shows_what_it_is_kept_for(name, covers):
    text = (RECORDS / "empire" / f"{name}.jsonl").read_text(encoding="utf-8")
    assert features(Match.replay(Record.parse(text), GAME)) >= covers


def test_together_they_show_every_way_to_end_a_region_and_the_game():
    assert set().union(*COVERS.values()) == WAYS_TO_END_A_REGION | WAYS_TO_END_THE_GAME | DETAILS
    assert {path.stem for path in (RECORDS / "empire").glob("*.jsonl")} == set(COVERS)
