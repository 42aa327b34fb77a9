"""What travels is deflated: how little a usual move takes, what a socket's memory is, and bombs that do not go off."""

from __future__ import annotations

import statistics
import zlib

import pytest
from websockets.exceptions import ConnectionClosedError
from websockets.frames import CloseCode
from websockets.sync.client import ClientConnection

from argead.kernel import Match, Record
from argead.server.sockets import LONGEST_MESSAGE_BYTES
from argead.server.watchers import Watcher
from argead.shelf import game
from support.data import DATA
from support.rawline import RawLine, deflated, deflater
from support.served import PATIENCE, Served
from support.worlds import room_of

USUAL_BYTES = 3 * 1024

GAMES = {
    "alexandros": "walls-greedy-three",
    "empire": "greedy-two",
    "field-commander": "life-victory",
    "phalanxx": "greedy-four",
}


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", GAMES)
def test_a_usual_move_is_short(name: str, lang: str) -> None:
    """Figures of docs/protocol.md; `pytest -s` prints them."""
    record = Record.parse((DATA / "records" / name / f"{GAMES[name]}.jsonl").read_text(encoding="utf-8"))
    room = room_of("k" * 20, Match.replay(Record(record.header, record.lines[:1]), game(name)))
    watchers = [Watcher(seat, lang) for seat in (None, *range(len(record.header.seats)))]
    lines = [(watcher, deflater()) for watcher in watchers]
    first = [len(deflated(deflate, message)) for watcher, deflate in lines for message in room.tell(watcher)]
    plain, sizes = [], []
    for line in record.lines[1:]:
        room.take([line])
        for watcher, deflate in lines:
            (message,) = room.tell(watcher)
            plain.append(len(message))
            sizes.append(len(deflated(deflate, message)))
    whole = len(room.shown(None, lang))
    assert statistics.median(sizes) <= USUAL_BYTES
    assert statistics.median(plain) > 10 * statistics.median(sizes), "a frame is deflated with the one before in sight"
    most_of_them = statistics.quantiles(sizes, n=100)[98]
    print(
        f"\n{name} {lang}: a move {statistics.median(sizes):.0f} bytes, 99 of 100 up to {most_of_them:.0f}, "
        f"at most {max(sizes)}; inflated {statistics.median(plain):.0f}, at most {max(plain)}; "
        f"the first table {max(first)}; the last table inflated {whole}"
    )


def test_what_browsers_get_is_deflated_and_what_others_get_is_not(served: Served) -> None:
    sitting = served.create("here", "here")
    with RawLine(sitting, sitting.tokens[0]) as line, sitting.live(sitting.tokens[0]) as plain:
        assert b"permessage-deflate; client_no_context_takeover; server_max_window_bits=14" in line.head
        table = line.hear()
        assert table.said == plain.recv(decode=False)
        assert len(table.deflated) < len(table.said) / 2
        sitting.play_on(1)
        news = line.hear()
        assert news.said == plain.recv(decode=False)
        assert len(news.deflated) < len(news.said) / 4


@pytest.mark.parametrize("pieces", [["x" * 1_000_000], ["x" * (LONGEST_MESSAGE_BYTES - 100)] * 2])
def test_a_bomb_ends_only_its_own_line(served: Served, pieces: list[str]) -> None:
    """What is short only as long as it is deflated, or comes in pieces, is too long."""
    sitting = served.create("here", "here")
    assert len(zlib.compress("".join(pieces).encode())) < LONGEST_MESSAGE_BYTES
    with sitting.live(greet=False, compression="deflate") as line:
        with pytest.raises(ConnectionClosedError) as closed:
            drop(line, pieces)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == CloseCode.MESSAGE_TOO_BIG
    assert served.is_well()


def drop(line: ClientConnection, pieces: list[str]) -> None:
    """Send a message in pieces, and wait for what becomes of it."""
    line.send(iter(pieces))
    line.recv(PATIENCE)


def test_a_deflated_message_that_is_short_enough_is_heard(served: Served) -> None:
    sitting = served.create("here", "here")
    with sitting.live(sitting.tokens[0], compression="deflate") as line:
        assert "table" in str(line.recv(PATIENCE))
        line.send('{"ping":1}' + " " * (LONGEST_MESSAGE_BYTES - 20))
        assert line.recv(PATIENCE) == '{"pong":1}'
