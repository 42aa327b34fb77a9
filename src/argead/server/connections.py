"""Connections: how many there may be, and for how long one may keep the server waiting."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from typing import Any, Protocol

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from argead.server.callers import UNKNOWN, Proxies, caller
from argead.server.gate import refused
from argead.server.meters import CONNECTIONS, TURNED_AWAY
from argead.table.refusals import Refusal

KEEP_ALIVE_S = 60
"""How long a connection may rest between two requests; proxies keep some ready for the next one."""

PATIENCE_S = {"head": 10.0, "body": 35.0, "next": KEEP_ALIVE_S + 5.0, "rest": 5.0, "reader": 20.0}
"""For how long a peer is awaited: to send a head, or a body (a little longer than `read_body` waits, which says why);
to ask again; to send what is left of a body that nobody wants; and to read what was answered."""

SLOWEST_BYTES_PER_S = 16 * 1024
"""How fast what was answered must be read: for what is still on the way a peer has so much longer."""

AT_ONCE = 64
"""How many connections are answered in one go. Each needs a descriptor even if it is turned away, and has it until two
goes later."""

OTHER_DESCRIPTORS = 96
"""What the database, the workers and the client's files need beside the connections."""

FEWEST_CONNECTIONS = 32


class Guest(Protocol):
    """Whoever holds a connection."""

    transport: asyncio.Transport
    client: tuple[str, int] | None


class Porter:
    """Lets connections in and counts them, in all and by caller; whoever keeps it waiting too long is shown out.

    A proxy speaks for many and is not counted as a caller. Where there is no room left, the connection goes that has
    kept it waiting longest, first among those that have never asked for anything; one that the server works for, or
    that a live socket has, never does.
    """

    def __init__(self, most: int, each: int, proxies: Proxies) -> None:
        self._most = most
        self._each = each
        self._proxies = proxies
        self._inside: dict[Guest, str | None] = {}
        self._by_caller: Counter[str] = Counter()
        # Whom it waits for: newcomers, and those who have been answered before.
        self._awaited: dict[bool, OrderedDict[Connection, None]] = {False: OrderedDict(), True: OrderedDict()}

    def __len__(self) -> int:
        return len(self._inside)

    def enter(self, guest: Guest) -> bool:
        """Whether there is room for one more connection; if so, it is counted."""
        address = guest.client[0] if guest.client else UNKNOWN
        name = None if address in self._proxies else caller(address)
        if name is not None and self._by_caller[name] >= self._each:
            TURNED_AWAY.labels("address").inc()
            return False
        if len(self._inside) >= self._most and not self._make_room():
            TURNED_AWAY.labels("full").inc()
            return False
        self._inside[guest] = name
        CONNECTIONS.set(len(self._inside))
        if name is not None:
            self._by_caller[name] += 1
        return True

    def leave(self, guest: Guest) -> None:
        """A connection is over, or has been handed on."""
        name = self._inside.pop(guest, None)
        CONNECTIONS.set(len(self._inside))
        if name is not None:
            self._by_caller[name] -= 1
            if not self._by_caller[name]:
                del self._by_caller[name]
        if isinstance(guest, Connection):
            self.work_for(guest)

    def wait_for(self, connection: Connection) -> None:
        """It is the peer's turn."""
        self.work_for(connection)
        if connection in self._inside:
            self._awaited[connection.answered][connection] = None

    def work_for(self, connection: Connection) -> None:
        """It is our turn."""
        for queue in self._awaited.values():
            queue.pop(connection, None)

    def look_around(self, now: float) -> None:
        """Show those out who have been awaited for too long."""
        for queue in self._awaited.values():
            for connection in [one for one in queue if one.due < now]:
                TURNED_AWAY.labels("slow").inc()
                connection.transport.abort()

    def _make_room(self) -> bool:
        longest = next((connection for queue in self._awaited.values() for connection in queue), None)
        if longest is None:
            return False
        TURNED_AWAY.labels("gave-way").inc()
        self.leave(longest)
        longest.transport.abort()
        return True


class Config(uvicorn.Config):
    """uvicorn's settings, and the porter that all its connections pass."""

    def __init__(self, *args: Any, porter: Porter, **more: Any) -> None:
        super().__init__(*args, **more)
        self.porter = porter


class Connection(H11Protocol):
    """uvicorn's connection, which would wait for ever for a head, a body or a reader."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._porter = config.porter
        self._awaited = ""
        self.answered = False
        self.due = 0.0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self._porter.enter(self):
            self._settle()
        else:
            self.refuse(Refusal("too-many", "too-many-connections"))

    def connection_lost(self, exc: Exception | None) -> None:
        self._porter.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._settle()

    def on_response_complete(self) -> None:
        self.answered = True
        super().on_response_complete()
        self._settle()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._settle()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._settle()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._porter.leave(self)
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        self.refuse(Refusal("bad-request", "malformed"))

    def refuse(self, refusal: Refusal) -> None:
        """Say why, unless something else has been said already, and close."""
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            head, body = refused(refusal)
            answer = h11.Response(status_code=refusal.status, headers=head)
            for event in (answer, h11.Data(data=body), h11.EndOfMessage()):
                self.transport.write(self.conn.send(event) or b"")
        if self.cycle is not None:
            # The application need not answer any more.
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self.transport.close()

    def _settle(self) -> None:
        """Whose turn it is, and how long the peer may take if it is the peer's."""
        awaited = self._awaits()
        if awaited == self._awaited:
            return
        self._awaited = awaited
        if awaited:
            unread = self.transport.get_write_buffer_size() / SLOWEST_BYTES_PER_S
            self.due = self.loop.time() + PATIENCE_S[awaited] + unread
            self._porter.wait_for(self)
        else:
            self._porter.work_for(self)

    def _awaits(self) -> str:
        """What the peer is to do; nothing while a request is being worked on."""
        if self.flow.write_paused:
            return "reader"
        theirs = self.conn.their_state
        if self.cycle is not None and not self.cycle.response_complete:
            return "body" if theirs is h11.SEND_BODY else ""
        if theirs is not h11.IDLE:
            return "rest"
        return "head" if self.cycle is None or self.conn.trailing_data[0] else "next"


def room_for(wanted: int, descriptors: int) -> int:
    """How many connections there may be, so that descriptors are left for all else."""
    return max(FEWEST_CONNECTIONS, min(wanted, descriptors - 3 * AT_ONCE - OTHER_DESCRIPTORS))
