"""Only news travels: after the first table a line brings frames, and who came or went, and nothing else."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from argead.kernel import Dice, Match
from argead.server import rooms
from argead.server.rooms import Room
from argead.server.store import Stored, write_seats
from argead.server.watchers import Watcher
from argead.shelf import game
from argead.table.answers import Moved, News, Present, Whole
from argead.table.identity import KeyedSeat
from argead.table.news import MOST_MISSED_LINES
from support.frames import put_together
from support.served import TABLES, Served, Sitting, hear, hear_until
from support.wire import fits


def is_silent(socket: ClientConnection) -> bool:
    """Whether nothing was sent before the answer to a ping."""
    socket.send('{"ping":1}')
    return hear(socket) == {"pong": 1}


def begun(served: Served, moves: int = 6) -> Sitting:
    sitting = served.create("here", "link")
    sitting.claim(1, "Bruno")
    sitting.play_on(moves)
    return sitting


def test_a_move_comes_as_one_frame_and_a_bot_misses_none(served: Served) -> None:
    sitting = served.create("here", "greedy")
    with sitting.live(sitting.tokens[0]) as line, sitting.live() as onlooker:
        for socket in (line, onlooker):
            assert fits(hear(socket), Whole)
        end = sitting.play_on(choose=Random(3).choice)
        while TABLES[line]["ply"] < end["ply"]:
            message = hear(line)
            assert fits(message, News)
            assert [frame["ply"] for frame in message["news"]] == list(
                range(message["news"][0]["ply"], TABLES[line]["ply"] + 1)
            )
        assert TABLES[line] == sitting.look(0)
        assert hear_until(onlooker, lambda table: table["ply"] == end["ply"]) == sitting.look()


def test_those_who_come_and_go_send_seats_alone_and_spectators_nothing(served: Served) -> None:
    sitting = begun(served)
    with sitting.live(sitting.tokens[0]) as first:
        assert hear(first)["table"]["seats"][1]["online"] is False
        for _ in range(5):
            with sitting.live() as onlooker:
                hear(onlooker)
        assert is_silent(first)
        with sitting.live(sitting.tokens[1]) as second:
            hear(second)
            message = hear(first)
            assert fits(message, Present)
            assert message["seats"][1]["online"] is True
            with sitting.live(sitting.tokens[1]) as again:
                hear(again)
            assert is_silent(first)
        assert hear(first)["seats"][1]["online"] is False
        assert TABLES[first] == sitting.look(0)


def test_a_line_taken_up_again_gets_what_it_missed(served: Served) -> None:
    sitting = begun(served)
    with sitting.live(sitting.tokens[0]) as line:
        hear(line)
        sitting.play_on(1)
        known = hear_until(line, lambda table: table["ply"] == 7)
    now = sitting.play_on(5)["ply"]
    with sitting.live(sitting.tokens[0], since=known["ply"]) as line:
        message = hear(line)
        assert [frame["ply"] for frame in message["news"]] == list(range(8, now + 1))
        TABLES[line] = put_together(put_together(known, message), hear(line))
        assert TABLES[line] == sitting.look(0)
    with sitting.live(sitting.tokens[0], since=now) as line:
        assert fits(hear(line), Present)
        assert is_silent(line)


@pytest.mark.parametrize("since", [-1, 0, 1, 500, -(10**18)])
def test_a_ply_that_is_too_old_or_unknown_brings_the_whole_table(served: Served, since: int) -> None:
    sitting = begun(served, MOST_MISSED_LINES + 3)
    with sitting.live(sitting.tokens[1], since=since) as line:
        assert hear(line)["table"] == sitting.look(1)
        assert is_silent(line)


def test_another_name_brings_the_whole_table_and_the_same_only_the_seats(served: Served) -> None:
    sitting = served.create("here", "link", "link")
    with sitting.live(sitting.tokens[0]) as line:
        names = [seat["name"] for seat in hear(line)["table"]["seats"]]
        sitting.claim(2, names[2])
        assert [seat["claimed"] for seat in hear(line)["seats"]] == [True, False, True]
        sitting.claim(1, "Bruno")
        assert hear(line)["table"] == sitting.look(0)
        sitting.play_on(1)
        assert fits(hear(line), News)


def test_a_brief_answer_is_the_ply_alone(served: Served) -> None:
    sitting = served.create("here", "here")
    seat, table = sitting.turn()
    choice = next(action for action in table["decision"]["actions"] if not action["final"])
    move = {"ply": 0, "seat": seat, "action": choice["notation"]}
    for _ in range(2):
        made = sitting.post("/moves?brief=true", move, sitting.tokens[seat])
        assert (made.status_code, made.json()) == (200, {"ply": 1})
    back = sitting.post("/undo?brief=true", {"ply": 1, "seat": seat}, sitting.tokens[seat])
    assert fits(back.json(), Moved)
    assert back.json() == {"ply": 2}
    assert sitting.post("/moves?brief=perhaps", move, sitting.tokens[seat]).status_code == 400
    whole = sitting.post("/moves?brief=false&since=1", move | {"ply": 2}, sitting.tokens[seat])
    assert whole.json() == sitting.get("", seat, since=1).json()


# What a room does for many ------------------------------------------------------------------------------------------


def room() -> Room:
    """A room with two seats, the second of a person elsewhere."""
    match = Match(game("alexandros"), ("Ada", "Bob"), Dice(1))
    seats = write_seats([KeyedSeat("here", "Ada"), KeyedSeat("link", "Bob", token="x", invite="y")])
    return Room(Stored("k", match.record.header, seats, None, False), match)


def move(opened: Room, random: Random) -> None:
    state = opened.match.state
    seat = state.waiting()[0]
    line = opened.table.play(seat, random.choice(state.actions(seat)).notation)
    assert not isinstance(line, Exception)
    opened.take([line])


def test_a_frame_is_made_once_for_all_who_see_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    opened, random, made = room(), Random(1), []

    def counting(value: Any) -> bytes:
        made.append(value)
        return plain(value)

    plain = rooms.encode
    crowd = [Watcher(None, "en") for _ in range(100)]
    for watcher in crowd:
        opened.enter(watcher)
        assert b'"table"' in opened.tell(watcher)[0]
    monkeypatch.setattr(rooms, "encode", counting)
    for _ in range(3):
        move(opened, random)
        messages = {opened.tell(watcher)[0] for watcher in crowd}
        assert len(messages) == 1
        assert all(not opened.tell(watcher) for watcher in crowd)
    assert len(made) == 3


def test_frames_are_kept_for_so_many_plies_and_not_at_all_when_nobody_looks() -> None:
    opened, random = room(), Random(2)
    eyes = [Watcher(seat, lang) for seat in (None, 0, 1) for lang in ("en", "fr")]
    for watcher in eyes:
        opened.enter(watcher)
    for _ in range(3 * MOST_MISSED_LINES):
        move(opened, random)
        for watcher in eyes:
            watcher.ply = max(watcher.ply, opened.match.ply - 5)
            opened.tell(watcher)
        assert len(opened._frames) <= MOST_MISSED_LINES * len(eyes)
    assert min(ply for _, _, ply in opened._frames) > opened.match.ply - MOST_MISSED_LINES
    for watcher in eyes:
        opened.leave(watcher)
    assert not opened._frames


def test_the_newest_frame_is_told_without_its_decision_once_it_is_old() -> None:
    opened, random = room(), Random(3)
    seat = opened.match.state.waiting()[0]
    move(opened, random)
    quick, slow = Watcher(seat, "en"), Watcher(seat, "en")
    for watcher in (quick, slow):
        opened.enter(watcher)
        opened.tell(watcher)
    move(opened, random)
    opened.tell(quick)
    move(opened, random)
    frames = json.loads(opened.tell(slow)[0])["news"]
    assert [frame["undo"] is None for frame in frames] == [True, False]


def test_who_looks_on_elsewhere_is_online_here_and_the_hall_hears_who_comes() -> None:
    opened, heard = room(), []
    opened.on_presence = lambda told: heard.append(told.present)
    first = Watcher(0, "en")
    opened.enter(first)
    opened.tell(first)
    assert [seat["online"] for seat in json.loads(opened.shown(0, "en"))["seats"]] == [True, False]
    first.news.clear()
    opened.see_elsewhere(frozenset({1}))
    assert first.news.is_set()
    assert [seat["online"] for seat in json.loads(opened.tell(first)[0])["seats"]] == [True, True]
    first.news.clear()
    second, onlooker = Watcher(1, "en"), Watcher(None, "fr")
    opened.enter(second)
    opened.enter(onlooker)
    opened.see_elsewhere(frozenset())
    opened.leave(onlooker)
    assert not first.news.is_set(), "nothing that is shown has changed"
    opened.leave(second)
    assert first.news.is_set()
    assert heard == [{0}, {0, 1}, {0}]
