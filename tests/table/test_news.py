"""News: frames applied one after the other to an old table give the very table that is seen now."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random

import pytest

from argead.kernel import Dice, Match, Record
from argead.shelf import game
from argead.table import Seat, Table
from argead.table.news import MOST_MISSED_LINES
from argead.testing.settings import pick
from support.frames import put_together
from support.nobodys import SHAPES, ended

NAMES = ("Ada", "Bob", "Cleo")
READERS = (None, 0, 1)


def begun(name: str, **options: object) -> Table:
    names = NAMES[: min(len(NAMES), game(name).seats[1])]
    return Table(Match(game(name), names, Dice(3), **options), [Seat("here", each) for each in names])


def step(table: Table, random: Random, whims: float = 0.15) -> None:
    """Somebody moves, or takes the last move back."""
    mover = table.match.record.lines[-1].seat
    if mover is not None and table.reach(mover).moves and random.random() < whims:
        table.take(table.undo(mover))
        return
    seat = pick(random, table.match.state.waiting())
    page = table.match.page
    table.take([table.play(seat, page.notation if page else pick(random, table.match.state.actions(seat)).notation)])


def seen(table: Table, reader: int | None) -> dict[str, object]:
    return json.loads(json.dumps(table.seen(reader, "en")))


def told(table: Table, reader: int | None, since: int) -> list[dict[str, object]] | None:
    plies = table.news.missed(since)
    return None if plies is None else [json.loads(json.dumps(table.news.frame(reader, "en", ply))) for ply in plies]


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("alexandros", {}),
        ("empire", {}),
        ("phalanxx", {}),
        ("field-commander", {}),
        ("field-commander", {"guide": "sample-turn"}),
    ],
)
def test_frames_give_what_a_look_would_give(name, options):
    table, random = begun(name, **options), Random(3)
    readers = [reader for reader in READERS if reader is None or reader < len(table.seats)]
    known = {reader: seen(table, reader) for reader in readers}
    longest = 0
    while table.match.state.waiting() and table.match.ply < 250:
        step(table, random)
        for reader in readers:
            # Some look at every line, others now and then.
            if random.random() < (0.2 if reader == 1 else 0.8) or not table.match.state.waiting():
                frames = told(table, reader, known[reader]["ply"])
                assert all(frame["decision"] is frame["undo"] is None for frame in frames[:-1])
                longest = max(longest, len(frames))
                known[reader] = put_together(known[reader], {"news": frames})
                assert known[reader] == seen(table, reader)
    assert longest > 2
    assert any(line.notation == "undo" for line in table.match.record.lines)


def test_an_undo_is_a_frame_that_goes_back_to_the_last_line_that_stands():
    table = begun("empire")
    for seat, layout in enumerate(("allot 1 6 4 4", "allot 2 5 4 4")):
        table.take([table.play(seat, layout)])
    table.take(table.undo(1))
    table.take(table.undo(0) if table.reach(0).moves else [])
    frames = [table.news.frame(None, "en", ply) for ply in range(1, table.match.ply + 1)]
    assert [(frame["ply"], frame["since"]) for frame in frames] == [(1, 0), (2, 1), (3, 1), (4, 0)]
    table.take([table.play(0, "allot 3 4 4 4")])
    assert table.news.frame(None, "en", 5)["since"] == 0


def test_whoever_missed_too_much_or_knows_what_there_is_not_sees_the_whole_table():
    table, random = begun("empire"), Random(1)
    assert table.news.missed(0) == range(1, 1)
    assert table.news.missed(-1) is None
    assert table.news.missed(1) is None
    while table.match.ply < MOST_MISSED_LINES:
        step(table, random)
    assert table.news.missed(0) == range(1, MOST_MISSED_LINES + 1)
    step(table, random)
    now = table.match.ply
    assert table.news.missed(now - MOST_MISSED_LINES - 1) is None
    assert len(table.news.missed(now - MOST_MISSED_LINES)) == MOST_MISSED_LINES
    assert len(told(table, 0, now - MOST_MISSED_LINES)) == MOST_MISSED_LINES


def test_a_table_opened_again_has_news_of_what_it_takes_from_then_on():
    table, random = begun("phalanxx"), Random(2)
    for _ in range(30):
        step(table, random)
    again = Table(Match.replay(Record.parse(table.match.record.dump()), table.game), table.seats)
    known, now = seen(again, 0), again.match.ply
    assert again.news.missed(now - 1) is None
    assert again.news.missed(now) == range(now + 1, now + 1)
    for _ in range(8):
        step(again, random, whims=0.5)
    assert put_together(known, {"news": told(again, 0, now)}) == seen(again, 0)


def test_the_line_that_renews_the_rules_is_a_frame():
    table, random = begun("alexandros"), Random(4)
    for _ in range(5):
        step(table, random, whims=0)
    newer = replace(table.game, rules=table.game.rules + 1)
    renewed = Table(Match.replay(Record.parse(table.match.record.dump()), newer), table.seats)
    known, now = seen(renewed, 0), renewed.match.ply
    renewed.take(renewed.renewal())
    step(renewed, random, whims=0)
    frames = told(renewed, 0, now)
    assert [(frame["ply"], frame["since"], bool(frame["journal"])) for frame in frames] == [
        (now + 1, now, False),
        (now + 2, now, True),
    ]
    assert put_together(known, {"news": frames}) == seen(renewed, 0)


@pytest.mark.parametrize("shape", SHAPES)
def test_what_is_nobodys_line_is_gone_with_the_move_before_it(shape):
    match = ended(shape)
    table = Table(match.fork(0), [Seat("here", name) for name in match.record.header.seats])
    known = seen(table, None)
    for line in match.record.lines[1:]:
        table.take([line])
        known = put_together(known, {"news": told(table, None, known["ply"])})
        assert known == seen(table, None)


def test_a_frame_shows_a_seat_nothing_that_the_seat_does_not_know():
    table, random = begun("alexandros"), Random(5)
    for _ in range(40):
        step(table, random, whims=0)
        frame, ply = table.news.frame(1, "en", table.match.ply), table.match.ply
        assert frame["view"] == table.seen(1, "en")["view"]
        for line in frame["journal"]:
            assert line in table.seen_at(1, "en", ply)["journal"]
