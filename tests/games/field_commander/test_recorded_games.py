"""Which recorded game shows what. The files are in tests/data/records/field-commander."""

from __future__ import annotations

import pytest

from argead.games.field_commander.names import CAMPAIGNS
from argead.kernel import Match, Record, RulesParted
from argead.testing.sources import told
from games.field_commander.position import GAME
from games.field_commander.records import COVERS, ENDS, EVENTS, features
from support.data import DATA, RECORDS

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


def test_records_of_former_rules_stand_under_those_of_today():
    headers = [Record.parse(path.read_text(encoding="utf-8")).header for path in FILES]
    assert {header.rules for header in headers} == {1, 2}
    assert GAME.rules == 2


def test_F49_a_record_of_former_rules_parts_where_a_stronghold_is_called_a_second_time_in_a_turn():
    text = (DATA / "parted" / "field-commander.jsonl").read_text(encoding="utf-8")
    with pytest.raises(RulesParted) as parting:
        Match.replay(Record.parse(text), GAME)
    parted = parting.value
    assert (parted.line, text.splitlines()[parted.line - 1]) == (33, '[0,"intimidate",6]')
    s = parted.match.state
    assert (s.decision(0).kind(), s.view(0)["areas"]["Gaza"]["demanded"]) == ("choose-plans", True)


def test_together_they_tell_every_event_and_none_is_left_over():
    everything = set().union(*(shown(path.stem) for path in FILES))
    assert {f"{EVENTS}{kind}" for kind in told(GAME)} <= everything
    assert {path.stem for path in FILES if not path.stem.startswith(EVENTS)} == set(COVERS)
