"""Who may be seated: bots that people at a table do not wait for too long."""

from __future__ import annotations

import pytest

from argead.shelf import game
from argead.table.refusals import Refusal
from argead.table.seating import STRONGEST, check_bot

ALEXANDROS = game("alexandros")


@pytest.mark.parametrize("name", ["greedy", "net"])
def test_a_bot_is_seated_up_to_the_strength_that_people_can_wait_for(name):
    for spec in (name, f"{name}:{STRONGEST}"):
        check_bot(spec, ALEXANDROS)
    for strength in (STRONGEST + 1, 1000):
        with pytest.raises(Refusal, match="bot-too-strong") as refused:
            check_bot(f"{name}:{strength}", ALEXANDROS)
        assert refused.value.said == {"bot": f"{name}:{strength}", "most": STRONGEST}


def test_a_search_is_seated_at_any_strength_for_it_can_be_stopped():
    check_bot("search:1000", ALEXANDROS)
