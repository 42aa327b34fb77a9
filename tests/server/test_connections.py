"""Connections: nobody can keep the server waiting, or take the room of those who play."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from time import monotonic, sleep

import pytest

from support.knocks import STRANGER, Knock, busy_s, delays, descriptors, is_near
from support.served import Served, code, hear, wait_until

IMPATIENT = """
from argead.server import bodies, connections
connections.PATIENCE_S.update(head=1.0, body=2.0, next=1.0, rest=1.0, reader=1.0)
connections.SLOWEST_BYTES_PER_S = 1 << 30
bodies.PATIENCE_S = 1.0
"""

FEW_DESCRIPTORS = """
import resource
resource.setrlimit(resource.RLIMIT_NOFILE, (390, 390))
"""

TOO_FEW_DESCRIPTORS = """
import resource
import argead.server.run as running
resource.setrlimit(resource.RLIMIT_NOFILE, (90, 90))
running.room_for = lambda wanted, descriptors: wanted
"""
"""A server that believes in more connections than it has descriptors for."""


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("impatient")
    (folder / "large.txt").write_bytes(b"Darius " * 500_000)
    with Served(folder / "argead.sqlite3", before=IMPATIENT, web=str(folder)) as running:
        yield running


def sentence(answer: bytes) -> tuple[int, str, str]:
    """Status, code and sentence of a refusal that was read byte by byte."""
    head, _, body = answer.partition(b"\r\n\r\n")
    error = json.loads(body)["error"]
    return int(head.split()[1]), error["code"], error["message"]


# Waiting -------------------------------------------------------------------------------------------------------------

HALVES = {
    "nothing": b"",
    "half a head": b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Patience: ",
    "a head too many": b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET /api/he",
    "a body that nobody wants": b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9999999\r\n\r\nx",
    "half a body": b"POST /api/matches HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9999\r\n\r\n{",
    "chunks without end": b"POST /api/records HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n",
}


@pytest.mark.parametrize("half", HALVES.values(), ids=list(HALVES))
@pytest.mark.parametrize("drips", [False, True], ids=["silent", "dripping"])
def test_what_is_only_half_sent_is_dropped(impatient: Served, half: bytes, drips: bool) -> None:
    drip = (b"1\r\nx\r\n" if b"chunked" in half else b"x") if drips and half else b""
    with Knock(impatient, half) as knock:
        assert knock.is_dropped(drip)
    assert impatient.is_well()


def test_a_slow_body_is_told_why(impatient: Served) -> None:
    with Knock(impatient, HALVES["half a body"]) as knock:
        heard = knock.heard(b"}}")
        assert sentence(heard) == (400, "bad-request", "The request took too long to arrive.")


def test_a_connection_may_rest_for_a_while_between_requests(served: Served) -> None:
    with Knock(served) as knock:
        for _ in range(3):
            knock.ask()
            assert knock.heard(b'"ok":true').startswith(b"HTTP/1.1 200")


def test_whoever_does_not_read_is_dropped(impatient: Served) -> None:
    before = descriptors(impatient)
    with ExitStack() as stack:
        for _ in range(5):
            knock = stack.enter_context(Knock(impatient))
            for _ in range(10):
                knock.ask("/large.txt")
        wait_until(lambda: descriptors(impatient) <= before)
    assert impatient.is_well()


# Room ----------------------------------------------------------------------------------------------------------------


def test_strangers_who_say_nothing_give_way_to_those_who_ask(tmp_path: Path) -> None:
    with Served(tmp_path / "argead.sqlite3", connections=40, connections_each=1000) as served, ExitStack() as stack:
        sitting = served.create("here", "here")
        live = stack.enter_context(sitting.live(sitting.tokens[0]))
        assert "table" in hear(live)
        for number in range(120):
            stack.enter_context(Knock(served, b"GET / HT" if number % 2 else b"", STRANGER))
            if number % 10 == 0:
                sitting.play_on(1)
                assert "error" not in hear(live)
        assert len(delays(sitting, 10)) == 10
        with sitting.live(sitting.tokens[1]) as late:
            assert "table" in hear(late)
        assert descriptors(served) < 90


def is_answered(knock: Knock, head: str = "") -> bool:
    knock.ask(head=head)
    return b'"ok":true' in knock.heard(b"}")


def test_one_address_has_only_so_many_connections(tmp_path: Path) -> None:
    with Served(tmp_path / "argead.sqlite3", connections_each=10) as served, ExitStack() as others, ExitStack() as own:
        for _ in range(10):
            assert is_answered(own.enter_context(Knock(served, source=STRANGER)))
        for _ in range(5):
            with Knock(served, source=STRANGER) as knock:
                said = "Too many connections are open: close some, or try again later."
                assert sentence(knock.heard()) == (429, "too-many", said)
        assert is_answered(others.enter_context(Knock(served, source="127.0.0.3")))
        for _ in range(30):
            assert is_answered(others.enter_context(Knock(served)), f"X-Forwarded-For: {STRANGER}\r\n")
        meters = served.http.get("/metrics").text
        assert 'argead_connections_turned_away_total{why="address"} 5.0' in meters
        assert "argead_connections 42.0" in meters
        own.close()

        def is_welcome_again() -> bool:
            with Knock(served, source=STRANGER) as knock:
                return is_answered(knock)

        wait_until(is_welcome_again)


def test_descriptors_are_left_for_those_who_play(tmp_path: Path) -> None:
    with Served(tmp_path / "argead.sqlite3", before=FEW_DESCRIPTORS) as served, ExitStack() as stack:
        sitting = served.create("here", "here")
        live = stack.enter_context(sitting.live(sitting.tokens[0]))
        for _ in range(400):
            stack.enter_context(Knock(served, b"GET / HT"))
        assert len(delays(sitting, 10)) == 10
        assert len(delays(served.create("here", "here"), 3)) == 3
        assert "table" in hear(live)
        assert served.stop() == 0
        assert served.process.communicate()[1] == ""


def test_without_descriptors_the_server_waits_and_the_log_stays_short(tmp_path: Path) -> None:
    with Served(tmp_path / "argead.sqlite3", before=TOO_FEW_DESCRIPTORS) as served, ExitStack() as stack:
        sitting = served.create("here", "here")
        live = stack.enter_context(sitting.live(sitting.tokens[0]))
        assert "table" in hear(live)
        for _ in range(150):
            stack.enter_context(Knock(served, b"GET / HT"))
        began, busy = monotonic(), busy_s(served)
        for _ in range(20):
            seat, table = sitting.turn()
            made = sitting.move(seat, table["ply"], table["decision"]["actions"][0]["notation"])
            # Without descriptors a database may not open its files.
            assert made.status_code == 200 or code(made) == (503, "not-stored")
            sleep(0.1)
        assert busy_s(served) - busy < 0.9 * (monotonic() - began)
        stack.close()
        wait_until(served.is_well)
        assert len(delays(sitting, 3)) == 3
        assert served.stop() == 0
        log = served.process.communicate()[1]
        assert "no file descriptors are left" in log
        assert log.count("\n") < 60


def test_a_flood_of_connections_does_not_disturb_a_table(tmp_path: Path) -> None:
    flood(tmp_path, rounds=3)


@pytest.mark.long
def test_a_long_flood_of_connections_does_not_disturb_a_table(tmp_path: Path) -> None:
    flood(tmp_path, rounds=60)


def flood(folder: Path, rounds: int) -> None:
    """Hundreds of connections, idle, half-open, misspelt and hasty ones, come and go while a table plays on."""
    with Served(folder / "argead.sqlite3", connections=200) as served:
        sitting = served.create("here", "here")
        calm = delays(sitting, 20)
        attacked = []
        for number in range(rounds):
            with ExitStack() as stack, sitting.live(sitting.tokens[0]) as live:
                assert "table" in hear(live)
                for knocked in range(150):
                    source = f"127.0.0.{2 + (number + knocked) % 5}"
                    knock = stack.enter_context(Knock(served, source=source))
                    match knocked % 5:
                        case 0:
                            knock.send(b"GET / HTTP/1.1\r\nHost: ")
                        case 1:
                            knock.send(b"\x16\x03\x01\x02\x00\x01\x00")
                        case 2:
                            knock.ask()
                        case 3:
                            knock.upgrade(f"{sitting.path}/live")
                    if knocked % 15 == 0 and sitting.look()["waiting"]:
                        attacked += delays(sitting, 1)
                assert "error" not in hear(live)
            if not sitting.look()["waiting"]:
                sitting = served.create("here", "here")
        assert len(attacked) > 5 * rounds
        assert is_near(attacked, calm), (attacked, calm)
        assert served.is_well()
        assert served.stop() == 0
        assert served.process.communicate()[1].count("\n") < 40 * (1 + rounds // 10)
