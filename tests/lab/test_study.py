"""Studies: every scenario, every way to begin, and openings that are followed."""

from __future__ import annotations

import pytest

import argead
from argead.kernel import Match, Record, SetupError
from argead.lab import branches, plan, play, prepare, scenarios

ADVISORS = ["antipater", "aristander", "callisthenes", "hephaestion", "parmenion"]


def test_every_campaign_and_every_advisor_that_can_be_chosen() -> None:
    lines = [
        (line.scenario, line.beginning and line.beginning.notation)
        for line in branches("field-commander", "random", {}, 1)
    ]
    assert [scenario for scenario, beginning in lines if beginning is None] == [
        "granicus",
        "issus",
        "tyre",
        "gaugamela",
        "life",
    ]
    chosen = {scenario: [a for s, a in lines if s == scenario and a] for scenario, _ in lines}
    assert chosen["granicus"] == [f"appoint {name}" for name in ADVISORS]
    assert chosen["tyre"] == [f"appoint {name}" for name in ADVISORS[1:]], "Antipater comes with the campaign"


def test_an_option_narrows_a_study() -> None:
    lines = list(branches("field-commander", "random", {"campaign": "tyre"}, 1, openings=False))
    assert [(line.scenario, line.beginning) for line in lines] == [("tyre", None)]


@pytest.mark.parametrize("name", ADVISORS)
def test_an_opening_is_played_instead_of_the_bots_choice(name: str) -> None:
    contest = prepare("field-commander", ["random"], seed=3, keep_records=True, opening=["begin", f"appoint {name}"])
    for number in range(4):
        text = play(contest, number).record
        assert text is not None
        record = Record.parse(text)
        assert [line.notation for line in record.lines[:3]] == ["setup", "begin", f"appoint {name}"]
        assert Match.replay(record, argead.game("field-commander")).state.outcome() is not None


def test_an_opening_that_is_not_legal_leaves_the_choice_to_the_bot() -> None:
    opening = ["begin", "appoint antipater"]
    contest = prepare("field-commander", ["random"], options={"campaign": "tyre"}, keep_records=True, opening=opening)
    text = play(contest, 0).record
    assert text is not None
    assert "appoint antipater" not in text
    assert Record.parse(text).lines[2].notation.startswith("appoint ")


def test_games_without_a_study_say_which_have_one() -> None:
    with pytest.raises(SetupError, match="there is no study of empire: there are studies of field-commander"):
        plan("empire")
    assert scenarios(argead.game("empire")) == ()
