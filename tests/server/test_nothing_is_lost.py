"""Servers that are killed, disks that are full, moves that race: the database and every table tell one story."""

from __future__ import annotations

import os
import signal
import socket
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

import pytest

from argead.kernel import Line, Match, Record
from argead.shelf import game
from support.served import Served, Sitting, code, hear, hear_until, is_alive, wait_until
from support.torment import stored_lines


def lines_of(record: str) -> list[Line]:
    return Match.replay(Record.parse(record), game("alexandros")).record.lines


def test_a_server_killed_in_mid_game_loses_nothing(database: str) -> None:
    with Served(database) as served:
        sitting = served.create("here", "here", "greedy")
        sitting.play_on(25)
        before = {seat: wait_until(lambda seat=seat: settled(sitting, seat)) for seat in (0, 1)}
        served.kill()
    with Served(database) as served:
        sitting = sitting.at(served)
        for seat, table in before.items():
            assert sitting.look(seat) == table
        end = sitting.play_on(choose=Random(4).choice)
        assert end["outcome"] is not None
        lines = lines_of(sitting.get("/record").text)
        assert stored_lines(database, sitting.match) == [
            (ply, line.seat, line.notation) for ply, line in enumerate(lines)
        ]


def settled(sitting: Sitting, seat: int) -> dict[str, object] | None:
    """The table, once no bot is about to move."""
    table = sitting.look(seat)
    return None if table["waiting"] == [2] else table


def test_a_killed_server_leaves_no_worker_behind_and_bots_go_on(tmp_path: Path) -> None:
    with Served(tmp_path / "argead.sqlite3") as served:
        sitting = served.create("here", "greedy")
        sitting.play_on(12)
        children = wait_until(served.children)
        served.kill()
        wait_until(lambda: not any(is_alive(child) for child in children))
    with Served(tmp_path / "argead.sqlite3") as served:
        assert sitting.at(served).play_on(choose=Random(5).choice)["outcome"] is not None


def test_a_worker_that_dies_does_not_hang_the_table(tmp_path: Path) -> None:
    with Served(tmp_path / "argead.sqlite3") as served:
        sitting = served.create("here", "greedy")
        sitting.play_on(8)
        for child in wait_until(served.children):
            os.kill(child, signal.SIGKILL)
        assert sitting.play_on(choose=Random(6).choice)["outcome"] is not None


def test_of_moves_that_race_exactly_one_is_made(database: str) -> None:
    with Served(database) as served, ThreadPoolExecutor(8) as people:
        sitting = served.create("here", "here")
        for _ in range(20):
            seat, table = sitting.turn()
            actions = [action["notation"] for action in table["decision"]["actions"]]
            answers = list(people.map(lambda action: sitting.move(seat, table["ply"], action), (actions * 8)[:8]))  # noqa: B023
            made = {
                action for action, answer in zip((actions * 8)[:8], answers, strict=True) if answer.status_code == 200
            }
            assert len(made) == 1
            assert all(code(answer) == (409, "stale-ply") for answer in answers if answer.status_code != 200)
            assert sitting.look(seat)["ply"] == table["ply"] + 1
            assert stored_lines(database, sitting.match)[-1] == (table["ply"] + 1, seat, made.pop())


def test_two_servers_on_one_database_never_fork_a_match(postgres_url: str) -> None:
    with Served(postgres_url) as first, Served(postgres_url) as second, ThreadPoolExecutor(2) as people:
        sitting = first.create("here", "here")
        there = sitting.at(second)
        with there.live(sitting.tokens[0]) as watching:
            assert hear(watching)["table"]["ply"] == 0
            won = [0, 0]
            table = sitting.turn()[1]
            while table["waiting"]:
                seat, ply = table["waiting"][0], table["ply"]
                actions = [action["notation"] for action in sitting.look(seat)["decision"]["actions"]]
                answers = list(
                    people.map(
                        lambda place, action: place.move(seat, ply, action),  # noqa: B023
                        (sitting, there),
                        (actions[0], actions[-1]),
                    )
                )
                for number, answer in enumerate(answers):
                    won[number] += answer.status_code == 200
                    assert answer.status_code == 200 or code(answer) == (409, "stale-ply")
                good = [answer.json() for answer in answers if answer.status_code == 200]
                assert len(good) == 1 or actions[0] == actions[-1]
                table = good[0]
            assert min(won) > 0
            assert hear_until(watching, lambda table: table["outcome"] is not None)["ply"] == table["ply"]
        records = [place.get("/record").text for place in (sitting, there)]
        assert records[0] == records[1]
        assert [row[2] for row in stored_lines(postgres_url, sitting.match)] == [
            line.notation for line in lines_of(records[0])
        ]


def test_a_seat_is_taken_once_even_on_two_servers(postgres_url: str) -> None:
    with Served(postgres_url) as first, Served(postgres_url) as second:
        sitting = first.create("here", "link", "link")
        there = sitting.at(second)
        assert there.look()["ply"] == 0
        sitting.claim(1, "Anna")
        assert code(there.post("/claim", {"invite": sitting.invites["1"], "name": "Eve"})) == (409, "seat-taken")
        there.claim(2, "Bruno")
        assert sitting.look(2)["seat"] == 2
        wait_until(lambda: all(seat["claimed"] for seat in sitting.look()["seats"]))
        assert [seat["name"] for seat in sitting.look()["seats"]] == ["Player 1", "Anna", "Bruno"]


def test_a_move_that_cannot_be_stored_is_not_made(tmp_path: Path) -> None:
    file = tmp_path / "argead.sqlite3"
    with Served(file) as served:
        sitting = served.create("here", "here")
        sitting.play_on(3)
        seat, before = sitting.turn()
        action = before["decision"]["actions"][0]["notation"]
        with sitting.live(sitting.tokens[seat]) as watching:
            shown = hear(watching)["table"]
            with sqlite3.connect(file) as disk:
                disk.execute(
                    "CREATE TRIGGER full BEFORE INSERT ON moves BEGIN SELECT RAISE(ABORT, 'disk is full'); END"
                )
            disk.close()
            for _ in range(3):
                assert code(sitting.move(seat, before["ply"], action)) == (503, "not-stored")
            assert sitting.look(seat) == shown
            with sqlite3.connect(file) as disk:
                disk.execute("DROP TRIGGER full")
            disk.close()
            made = sitting.move(seat, before["ply"], action)
            assert made.status_code == 200
            assert hear_until(watching, lambda table: table["ply"] > before["ply"]) == made.json()
        assert len(stored_lines(str(file), sitting.match)) == before["ply"] + 2


def test_a_websocket_that_never_reads_is_dropped_and_disturbs_nobody(tmp_path: Path) -> None:
    with Served(tmp_path / "argead.sqlite3", patience=1.0) as served:
        sitting = served.create("here", "here", "link")
        sitting.claim(2, "Deaf")
        deaf = deaf_socket(sitting)
        wait_until(lambda: sitting.look()["seats"][2]["online"])
        with sitting.live(sitting.tokens[0]) as watching:
            end = sitting.play_on(choose=Random(8).choice)
            assert hear_until(watching, lambda table: table["outcome"] is not None)["ply"] == end["ply"]
        wait_until(lambda: not sitting.look()["seats"][2]["online"])
        deaf.close()
        assert served.is_well()
        assert served.stop() == 0


def deaf_socket(sitting: Sitting) -> socket.socket:
    """A WebSocket by hand, with room for hardly anything, that says who it is and never reads."""
    address = urlsplit(sitting.served.url)
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    line.connect((address.hostname, address.port))
    line.sendall(
        f"GET {sitting.path}/live HTTP/1.1\r\nHost: {address.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    while b"\r\n\r\n" not in line.recv(1024, socket.MSG_PEEK):
        pass
    line.recv(1024)
    hello = f'{{"token": "{sitting.tokens[2]}"}}'.encode()
    line.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
    return line


def test_those_who_leave_in_the_middle_of_a_request_do_no_harm(served: Served) -> None:
    address = urlsplit(served.url)
    for _ in range(20):
        with socket.create_connection((address.hostname, address.port)) as line:
            line.sendall(
                f"POST /api/matches HTTP/1.1\r\nHost: {address.netloc}\r\nContent-Length: 900\r\n\r\n{{".encode()
            )
    assert served.is_well()


@pytest.mark.parametrize("junk", [b"\x00\xff\x16\x03\x01", b"GET\r\n\r\n", b"POST / HTTP/9.9\r\n\r\n", b"A" * 100_000])
def test_what_is_not_http_ends_only_its_own_line(served: Served, junk: bytes) -> None:
    address = urlsplit(served.url)
    with socket.create_connection((address.hostname, address.port), timeout=30) as line:
        line.sendall(junk)
        line.shutdown(socket.SHUT_WR)
        answer = b""
        try:
            while part := line.recv(4096):
                answer += part
        except ConnectionResetError:
            pass
    assert answer == b"" or answer.startswith(b"HTTP/1.1 4")
    assert served.is_well()
