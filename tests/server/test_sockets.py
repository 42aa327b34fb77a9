"""Live sockets: whatever comes over one, it is bounded, it ends in a refusal or a close, and nobody else notices."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from support.knocks import Knock, delays, descriptors, frame, is_near
from support.served import Served, Sitting, hear, wait_until

TEXT, BINARY, CONTINUATION, CLOSE, PING = 1, 2, 0, 8, 9
HELLO = frame(TEXT, b'{"token":null,"since":-1}')


HASTY = "from argead.server import sockets\nsockets.LINGER_S = 0.1"


@pytest.fixture
def watched(tmp_path: Path) -> Iterator[Served]:
    """A server that must have had little to say in the end."""
    with Served(tmp_path / "argead.sqlite3", patience=2.0, before=HASTY) as running:
        yield running
        assert running.is_well()
        assert running.stop() == 0
        log = running.process.communicate()[1]
        assert "Traceback" not in log
        assert ".py" not in log
        assert log.count("\n") < 15, log


def opened(sitting: Sitting, first: bytes = HELLO) -> Knock:
    """A socket by hand, after its handshake."""
    knock = Knock(sitting.served)
    knock.upgrade(f"{sitting.path}/live")
    assert knock.heard(b"\r\n\r\n").startswith(b"HTTP/1.1 101")
    knock.send(first)
    return knock


MALFORMED = {
    "no UTF-8": frame(TEXT, b"\xff\xfe"),
    "an unknown opcode": frame(5, b"x"),
    "reserved bits": b"\xf1\x80\x00\x00\x00\x00",
    "no mask": b"\x81\x01x",
    "a continuation of nothing": frame(CONTINUATION, b"x"),
    "two beginnings": frame(TEXT, b"x", fin=False) + frame(TEXT, b"x"),
    "a ping in pieces": frame(PING, b"x", fin=False),
    "too long": b"\x81\xff" + (1 << 40).to_bytes(8, "big") + bytes(4),
    "a close with a wrong code": frame(CLOSE, b"\x00\x01"),
    "a close of one byte": frame(CLOSE, b"\x03"),
    "bytes": frame(BINARY, b"\x00" * 100),
    "no JSON": frame(TEXT, b"Bucephalus"),
}


@pytest.mark.parametrize("greeted", [False, True], ids=["first", "later"])
def test_malformed_frames_end_the_socket_and_do_not_fill_the_log(watched: Served, greeted: bool) -> None:
    sitting = watched.create("here", "here")
    for malformed in MALFORMED.values():
        with opened(sitting, HELLO if greeted else malformed) as knock:
            if greeted:
                assert b'"table"' in knock.heard(b'"table"')
                knock.send(malformed)
            assert knock.is_dropped()


def test_malformed_frames_before_the_handshake_is_over(watched: Served) -> None:
    sitting = watched.create("here", "here")
    with ExitStack() as stack:
        knocks = [stack.enter_context(Knock(watched)) for _ in MALFORMED]
        for knock, malformed in zip(knocks, MALFORMED.values(), strict=True):
            knock.upgrade(f"{sitting.path}/live")
            knock.send(malformed)
        assert all(knock.is_dropped() for knock in knocks)


HANDSHAKES: dict[str, Callable[[Knock, str], None]] = {
    "no key": lambda knock, path: knock.ask(path, "Upgrade: websocket\r\nConnection: Upgrade\r\n"),
    "a wrong key": lambda knock, path: knock.upgrade(path, key="x"),
    "too many headers": lambda knock, path: knock.upgrade(path, "X-Troop: 1\r\n" * 500),
    "a long header": lambda knock, path: knock.upgrade(path, f"X-Troop: {'x' * 9000}\r\n"),
    "another upgrade": lambda knock, path: knock.ask(path, "Upgrade: h2c\r\nConnection: Upgrade\r\n"),
    "nowhere": lambda knock, path: knock.upgrade("/api/nowhere"),
}


@pytest.mark.parametrize("asks", HANDSHAKES.values(), ids=list(HANDSHAKES))
def test_a_handshake_that_fails_is_one_refusal(watched: Served, asks: Callable[[Knock, str], None]) -> None:
    sitting = watched.create("here", "here")
    for _ in range(15):
        with Knock(watched) as knock:
            asks(knock, f"{sitting.path}/live")
            heard = knock.heard(b'"}}')
            assert heard.startswith(b"HTTP/1.1 4"), heard
            assert b'{"error":{"code":"' in heard
            assert b"content-security-policy" in heard.lower()


FLOODS = {
    "messages in one packet": frame(TEXT, b'{"ping":1}') * 5000,
    "empty pieces": frame(TEXT, fin=False) + frame(CONTINUATION, fin=False) * 5000,
    "messages in pieces": (frame(TEXT, b'{"pi', fin=False) + frame(CONTINUATION, b'ng":1}')) * 5000,
}


@pytest.mark.parametrize("flood", FLOODS.values(), ids=list(FLOODS))
def test_a_flood_on_one_socket_ends_it(watched: Served, flood: bytes) -> None:
    sitting = watched.create("here", "here")
    with opened(sitting) as knock:
        assert knock.heard(b'"table"')
        assert knock.is_dropped(flood)


def test_pings_whose_answers_nobody_reads_are_not_heaped_up(watched: Served) -> None:
    sitting, other = watched.create("here", "here"), watched.create("here", "here")
    calm = delays(other, 10)
    before = memory(watched)
    with ExitStack() as stack:
        knocks = [stack.enter_context(opened(sitting)) for _ in range(4)]
        for knock in knocks:
            knock.socket.settimeout(0.2)
            knock.send(frame(PING, b"x" * 125) * 400_000)
        assert memory(watched) - before < 40_000_000
        assert is_near(delays(other, 10), calm)
    wait_until(lambda: descriptors(watched) < 60)


def memory(served: Served) -> int:
    """How much memory the server uses, in bytes."""
    status = Path(f"/proc/{served.process.pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) * 1024


def test_a_player_hears_news_while_others_misbehave(watched: Served) -> None:
    sitting = watched.create("here", "here")
    with sitting.live(sitting.tokens[0]) as live:
        assert "table" in hear(live)
        for malformed in MALFORMED.values():
            with opened(sitting, HELLO + malformed) as knock:
                knock.is_dropped()
            sitting.play_on(1)
            assert "error" not in hear(live)
