"""Which recorded game shows what. The files are in tests/data/records/field-commander."""

from __future__ import annotations

import pytest

from argead.games.field_commander.names import CAMPAIGNS
from argead.kernel import Match, Record
from argead.testing.sources import told
from games.field_commander.position import GAME
from games.field_commander.records import COVERS, ENDS, EVENTS, features
from support.data import RECORDS

FILES = sorted((RECORDS / "field-commander").glob("*.jsonl"))


def shown(name: str) -> set[str]:
    text = (RECORDS / "field-commander" / f"{name}.jsonl").read_text(encoding="utf-8")
    return features(Match.replay(Record.parse(text), GAME))


@pytest.mark.parametrize(("name", "covers"), COVERS.items())
def test_the_record_shows_what_it_is_kept_for(name, covers):
    assert shown(name) >= covers


def test_every_campaign_is_won_and_lost_in_every_way_it_can_be():
    by_prophecy = {(campaign, "prophecy") for campaign in CAMPAIGNS if campaign != "tyre"}
    assert {(campaign, end) for campaign in CAMPAIGNS for end in ENDS} | by_prophecy <= {
        tuple(name.split("-", 1)) for name in COVERS
    }


def test_together_they_tell_every_event_and_none_is_left_over():
    everything = set().union(*(shown(path.stem) for path in FILES))
    assert {f"{EVENTS}{kind}" for kind in told(GAME)} <= everything
    assert {path.stem for path in FILES if not path.stem.startswith(EVENTS)} == set(COVERS)
