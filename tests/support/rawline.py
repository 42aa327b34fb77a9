"""A WebSocket by hand: every byte of a message as it left the server, deflated, and what it says."""

from __future__ import annotations

import json
import socket
import zlib
from types import TracebackType
from typing import NamedTuple
from urllib.parse import urlsplit

from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode

from argead.server.deflation import DEFLATION
from support.served import PATIENCE, Sitting

FINAL, DEFLATED, TEXT, PING, PONG = 0x80, 0x40, 1, 9, 10


class Heard(NamedTuple):
    """A message: its bytes on the wire without the head of the frame, and inflated."""

    deflated: bytes
    said: bytes


class RawLine:
    """A live line that offers to inflate, as browsers do."""

    def __init__(self, sitting: Sitting, token: str | None) -> None:
        address = urlsplit(sitting.served.url)
        self._socket = socket.create_connection((address.hostname, address.port), timeout=PATIENCE)
        self._stream = self._socket.makefile("rb")
        self._inflater = zlib.decompressobj(wbits=-zlib.MAX_WBITS)
        self._socket.sendall(
            f"GET {sitting.path}/live HTTP/1.1\r\nHost: {address.netloc}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n".encode()
        )
        self.head = b""
        while not self.head.endswith(b"\r\n\r\n"):
            self.head += self._stream.readline()
        self.send(json.dumps({"token": token}).encode())

    def __enter__(self) -> RawLine:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stream.close()
        self._socket.close()

    def send(self, message: bytes, opcode: int = TEXT) -> None:
        """A short message, not deflated, under a mask of nothing."""
        assert len(message) < 126
        self._socket.sendall(bytes([FINAL | opcode, 0x80 | len(message), 0, 0, 0, 0]) + message)

    def hear(self) -> Heard:
        """The next message."""
        while True:
            first, size = self._stream.read(2)
            if size >= 126:
                size = int.from_bytes(self._stream.read(2 if size == 126 else 8), "big")
            deflated = self._stream.read(size)
            if first == FINAL | PING:
                self.send(deflated, PONG)
                continue
            assert first == FINAL | DEFLATED | TEXT, f"a frame begins with {first:#x}"
            return Heard(deflated, self._inflater.decompress(deflated + b"\x00\x00\xff\xff"))


def deflater() -> PerMessageDeflate:
    """What a socket deflates with, if its browser offers to inflate."""
    return DEFLATION.process_request_params([("client_max_window_bits", None)], [])[1]


def deflated(deflate: PerMessageDeflate, message: bytes) -> bytes:
    """A message as such a socket sends it, after those before."""
    return bytes(deflate.encode(Frame(Opcode.TEXT, message)).data)
