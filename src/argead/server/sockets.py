"""Live sockets as the wire has them: what a peer may send at once, and how much is kept for one that does not read."""

from __future__ import annotations

import socket
from asyncio import BaseTransport

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from argead.server.deflation import DEFLATION

LONGEST_MESSAGE_BYTES = 4096
LINGER_S = 2.0
UNREAD_BYTES = 128 * 1024
"""How much the system may keep for a peer that does not read; it would keep megabytes by itself."""


class LiveSocket(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, which would keep what a peer does not read for as long as the peer stays connected."""

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.conn.available_extensions = [DEFLATION]
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNREAD_BYTES)

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(LINGER_S, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()
