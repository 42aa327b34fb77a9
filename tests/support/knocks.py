"""Connections by hand, byte by byte: what no library would send."""

from __future__ import annotations

import socket
from collections.abc import Iterable
from pathlib import Path
from statistics import median
from time import monotonic, perf_counter, sleep

from support.served import PATIENCE, Served, Sitting

STRANGER = "127.0.0.2"
"""An address of this machine that is no proxy's."""


class Knock:
    """One connection to a server."""

    def __init__(self, served: Served, sent: bytes = b"", source: str = "127.0.0.1") -> None:
        self.port = int(served.url.rpartition(":")[2])
        self.socket = socket.create_connection(("127.0.0.1", self.port), PATIENCE, (source, 0))
        self.send(sent)

    def send(self, raw: bytes) -> bool:
        """Whether the other side still takes it."""
        try:
            self.socket.sendall(raw)
        except OSError:
            return False
        return True

    def ask(self, target: str = "/api/health", head: str = "", method: str = "GET") -> None:
        """Send a whole head."""
        self.send(f"{method} {target} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n{head}\r\n".encode("latin-1"))

    def upgrade(self, target: str, head: str = "", key: str = "dGhlIHNhbXBsZSBub25jZQ==") -> None:
        """Ask for a WebSocket."""
        asked = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        self.ask(target, f"{asked}Sec-WebSocket-Key: {key}\r\n{head}")

    def heard(self, enough: bytes = b"") -> bytes:
        """What was answered, up to certain bytes, or to the end of the connection."""
        raw = bytearray()
        try:
            while not (enough and enough in raw) and (part := self.socket.recv(65536)):
                raw += part
        except ConnectionError:
            pass
        return bytes(raw)

    def is_dropped(self, drip: bytes = b"", every: float = 0.1) -> bool:
        """Whether the server lets go of the connection in the end, even if something trickles in all the time."""
        deadline = monotonic() + PATIENCE
        self.socket.settimeout(every)
        while monotonic() < deadline:
            try:
                if not self.socket.recv(65536):
                    return True
            except TimeoutError:
                self.send(drip)
            except OSError:
                return True
        return False

    def close(self) -> None:
        self.socket.close()

    def __enter__(self) -> Knock:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def frame(opcode: int, payload: bytes = b"", fin: bool = True) -> bytes:
    """A masked WebSocket frame of at most 125 bytes; the mask is 0."""
    return bytes([(0x80 if fin else 0) | opcode, 0x80 | len(payload)]) + bytes(4) + payload


def descriptors(served: Served) -> int:
    """How many descriptors the server has open."""
    return sum(1 for _ in Path(f"/proc/{served.process.pid}/fd").iterdir())


def busy_s(served: Served) -> float:
    """For how long the server has had a processor so far."""
    fields = Path(f"/proc/{served.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


def delays(sitting: Sitting, moves: int, pause: float = 0.0) -> list[float]:
    """How long each of so many moves took to be acknowledged; every one of them was."""
    taken = []
    for _ in range(moves):
        seat, table = sitting.turn()
        action = table["decision"]["actions"][0]["notation"]
        began = perf_counter()
        assert sitting.move(seat, table["ply"], action).status_code == 200
        taken.append(perf_counter() - began)
        sleep(pause)
    return taken


def is_near(attacked: Iterable[float], calm: Iterable[float]) -> bool:
    """Whether delays are those of a quiet hour, or not many times as long: tests run where others work too."""
    return median(attacked) < 20 * median(calm)
