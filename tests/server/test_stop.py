"""Stopping: what is under way is finished and kept, live lines hear why, and nothing holds the server up."""

from __future__ import annotations

import socket
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed

from support.served import Served, hear, hear_until, is_alive, wait_until
from support.torment import stored_lines

SLOW = """
import time
from pathlib import Path
from argead.server.store import Store
flush = Store._flush
def slowly(self):
    Path({sign!r}).touch()
    time.sleep(1.5)
    flush(self)
Store._flush = slowly
"""
"""What a server runs `before`: it takes its time to store a move, and leaves a sign when it begins."""


def test_a_move_under_way_is_stored_and_answered(tmp_path: Path) -> None:
    file, sign = tmp_path / "argead.sqlite3", tmp_path / "sign"
    with Served(file, before=SLOW.format(sign=str(sign))) as served, ThreadPoolExecutor(1) as people:
        sitting = served.create("here", "here")
        seat, table = sitting.turn()
        action = table["decision"]["actions"][0]["notation"]
        moving = people.submit(sitting.move, seat, table["ply"], action)
        wait_until(sign.exists)
        assert served.stop() == 0
        assert moving.result().status_code == 200
        assert stored_lines(str(file), sitting.match)[-1] == (table["ply"] + 1, seat, action)
        assert served.process.communicate() == ("", "")


def test_live_lines_are_told_to_come_back(tmp_path: Path) -> None:
    with Served(tmp_path / "argead.sqlite3") as served:
        sitting = served.create("here", "here")
        with sitting.live(sitting.tokens[0]) as player, sitting.live() as spectator:
            assert "table" in hear(player)
            assert "table" in hear(spectator)
            assert served.stop() == 0
            for line in (player, spectator):
                with pytest.raises(ConnectionClosed) as closed:
                    hear_until(line, lambda _: False)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1012
                assert closed.value.rcvd.reason == "restarting"


def test_neither_thinking_bots_nor_half_sent_requests_hold_it_up(tmp_path: Path) -> None:
    with Served(tmp_path / "argead.sqlite3") as served:
        sitting = served.create("here", "greedy:16", "greedy:16")
        while sitting.look()["waiting"] == [0]:
            sitting.play(0)
        children = wait_until(served.children)
        address = urlsplit(served.url)
        with socket.create_connection((address.hostname, address.port)) as half:
            half.sendall(b"POST /api/matches HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 900\r\n\r\n{")
            assert served.is_well()
            assert served.stop() == 0
        wait_until(lambda: not any(is_alive(child) for child in children))
