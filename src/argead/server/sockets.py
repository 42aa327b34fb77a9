"""Live sockets as the wire has them: what a peer may send at once, and how much is kept for one that does not read."""

from __future__ import annotations

import asyncio
import socket
from http import HTTPStatus
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.datastructures import Headers
from websockets.frames import CloseCode, Frame
from websockets.http11 import Response
from websockets.server import ServerProtocol

from argead.server.connections import Config
from argead.server.deflation import DEFLATION
from argead.server.gate import refused
from argead.table.refusals import Refusal

LONGEST_MESSAGE_BYTES = 4096
MOST_FRAGMENTS = 16
"""In how many pieces a message may come: an empty one costs a peer nothing and would be kept until the last."""

MOST_UNHEARD = 32
"""How many messages may wait to be heard. Those of one packet come all at once, however many it holds."""

LINGER_S = 2.0
UNREAD_BYTES = 128 * 1024
"""How much the system may keep for a peer that does not read; it would keep megabytes by itself."""


class Handshake(ServerProtocol):
    """A socket's own protocol, which refuses as we do."""

    def reject(self, status: HTTPStatus | int, text: str) -> Response:
        internal = status >= HTTPStatus.INTERNAL_SERVER_ERROR
        head, body = refused(Refusal("internal") if internal else Refusal("bad-request", "no-socket"))
        headers = Headers((name.decode(), value.decode()) for name, value in head)
        return Response(int(status), HTTPStatus(status).phrase, headers, body)

    def send_close(self, code: CloseCode | int | None = None, reason: str = "") -> None:
        # uvicorn says nothing more when the server stops.
        super().send_close(code, "restarting" if code == CloseCode.SERVICE_RESTART else reason)


class LiveSocket(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, which would keep what a peer does not read for as long as the peer stays connected."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.conn = Handshake(extensions=[DEFLATION], max_size=config.ws_max_size, logger=self.logger)
        self._porter = config.porter

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNREAD_BYTES)
        self._porter.enter(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._porter.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if not self.handshake_initiated and not self.transport.is_closing():
            # The whole head came at once and could not be read: what is to be said about it waits to be sent.
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < MOST_FRAGMENTS:
            super().handle_cont(event)
        else:
            self._fail(CloseCode.MESSAGE_TOO_BIG)

    def send_receive_event_to_app(self) -> None:
        if self.queue.qsize() >= MOST_UNHEARD:
            self._fail(CloseCode.POLICY_VIOLATION)
        elif self.curr_msg_data_type == "text" and not _is_text(self.frames):
            self._fail(CloseCode.INVALID_DATA)
        else:
            super().send_receive_event_to_app()

    def handle_parser_exception(self) -> None:
        # Whoever sends something now shall hear that the peer is gone, and not that it was too late.
        self.disconnected = True
        if self.conn.close_sent is not None:
            super().handle_parser_exception()
        else:
            # Nonsense came before the handshake was over: there is nothing to close yet.
            self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        # Each ping is answered by a pong: whoever does not read those shall send no more of them.
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self.read_paused:
            self.transport.resume_reading()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(LINGER_S, self.transport.abort)

    def keepalive_timeout(self) -> None:
        self.disconnected = True
        super().keepalive_timeout()
        self.transport.abort()

    def _fail(self, code: int) -> None:
        """End a socket whose peer does not keep to the protocol; that is no news for the log."""
        self.frames = []
        if not self.close_sent:
            self.conn.fail(code)
            self.handle_parser_exception()


def _is_text(frames: list[bytes]) -> bool:
    try:
        b"".join(frames).decode()
    except UnicodeDecodeError:
        return False
    return True
