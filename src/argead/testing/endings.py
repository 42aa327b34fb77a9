"""How matches end: the reckoning adds up to the scores, the curve leads there, and what is named lies on the table."""

from __future__ import annotations

import json
from pathlib import Path

from argead.kernel import Match, Record
from argead.language import LANGUAGES
from argead.table.account.course import MOST_TURNS
from argead.table.account.ending import MOST_DEEDS, MOST_ROWS, MOST_THINGS, MOST_TURNING, Ending
from argead.table.account.page import page
from argead.table.account.shapes import EndingShown
from argead.table.account.telling import ending_shown
from argead.testing.settings import Setting, random_match
from argead.testing.subject import Subject

GAMES = 3
"""Random games that are reckoned in every setting."""


def check_ending(match: Match) -> EndingShown:
    """What must be true of every end; its story in English."""
    outcome = match.state.outcome()
    assert outcome is not None
    ending = Ending(match)
    totals, scores = ending.totals, list(outcome.scores)
    assert totals[: len(scores)] == scores
    assert len(totals) == ending.sides
    assert [sum(row.points[side] or 0 for row in ending.rows) for side in range(ending.sides)] == totals
    if ending.course.is_known:
        assert ending.course.turns[-1].points == totals
        lasting = [(turn.before, after) for turn, after in zip(ending.course.turns[1:], _ends(ending), strict=False)]
        assert all(before == after for before, after in lasting), "a turn begins where the last one ended"
    check_bounds(ending)
    check_things(match, ending)
    told = [ending_shown(match, match.record.header.seats, lang) for lang in LANGUAGES]
    assert all("{" not in json.dumps(list(one["sides"])) for one in told)
    assert told[0]["totals"] == told[1]["totals"]
    return told[0]


def _ends(ending: Ending) -> list[list[int]]:
    return [turn.points for turn in ending.course.turns]


def check_bounds(ending: Ending) -> None:
    """However long the match, its story is not."""
    assert len(ending.rows) <= MOST_ROWS
    assert all(len(things) <= MOST_THINGS for row in ending.rows for things in row.things)
    assert len(ending.course.turns) <= MOST_TURNS
    assert len(ending.turning) <= MOST_TURNING
    assert all(len(turning.deeds) <= MOST_DEEDS for turning in ending.turning)
    plies = [turning.turn.ply for turning in ending.turning]
    assert plies == sorted(set(plies)), "each turn once, in their order"


def check_things(match: Match, ending: Ending) -> None:
    """What a row lights up lies on the table at the end."""
    state = match.state
    lying = {thing for seat in (None, *range(state.players)) for thing in match.game.things(state.view(seat))}
    named = {thing for row in ending.rows for things in row.things for thing in things}
    assert named <= lying


class Endings(Subject):
    """The story of every end is true, bounded, and can be told as a page in every language."""

    def test_the_reckoning_adds_up_to_the_scores(self, setting: Setting) -> None:
        for seed in range(GAMES):
            check_ending(random_match(setting, seed))

    def test_recorded_games_are_reckoned_and_told_as_a_page(self, path: Path, lang: str) -> None:
        match = Match.replay(Record.parse(path.read_text(encoding="utf-8")), self.game)
        if match.state.outcome() is not None:
            check_ending(match)
        assert page(match, lang, "light").startswith("<!doctype html>")
