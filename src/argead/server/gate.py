"""The gate before the application: who may call, how often, and the headers that every answer carries."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs, urlsplit

from argead.server.protocol import encode
from argead.server.refusals import Refusal
from argead.server.rota import CALLER
from argead.server.settings import Settings

if TYPE_CHECKING:
    from litestar.types import ASGIApp

# ASGI's own shapes, of which the type checker knows too little.
Scope = Any
Message = Any

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]

LIMITS = {
    "create": (5.0, 200.0),
    "upload": (1.0, 30.0),
    "hint": (5.0, 60.0),
    "odds": (3.0, 60.0),
    "play": (1000.0, 4000.0),
}
"""For each kind of call: how many a second in the long run, and how many at once, from one address."""

MOST_CALLERS = 10_000


class Buckets:
    """Counts calls: each takes a token from its caller's bucket, which fills up again with time.

    `share` is the part of every limit that counts here, where several processes share the calls.
    """

    def __init__(self) -> None:
        self.share = 1.0
        self._left: dict[tuple[str, str], tuple[float, float]] = {}

    def admit(self, kind: str, caller: str) -> bool:
        """Whether the caller may make one more call of this kind."""
        rate, most = (value * self.share for value in LIMITS[kind])
        now = time.monotonic()
        left, then = self._left.get((kind, caller), (most, now))
        left = min(most, left + (now - then) * rate)
        if len(self._left) >= MOST_CALLERS:
            self._left = {key: held for key, held in self._left.items() if now - held[1] < 60}
        self._left[kind, caller] = (left - 1 if left >= 1 else left, now)
        return left >= 1


class Gate:
    """Wraps the whole application, so that its errors pass through here too."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings
        self._buckets = Buckets()

    def share(self, count: int) -> None:
        """So many processes share the calls."""
        self._buckets.share = 1 / count

    async def __call__(self, scope: Scope, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = {name for name, _ in message["headers"]}
                message["headers"] = [*message["headers"], *(head for head in HEADERS if head[0] not in given)]
            await send(message)

        refusal = self._judge(scope)
        if refusal is None:
            await self._app(scope, receive, send_with_headers)
        else:
            await _refuse(refusal, scope, send_with_headers)

    def _judge(self, scope: Scope) -> Refusal | None:
        headers = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1")
        if not self._settings.answers_to(_name(host)):
            return Refusal("bad-origin", "bad-host")
        origin = headers.get(b"origin")
        changes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")
        if changes and origin is not None and urlsplit(origin.decode("latin-1")).netloc.lower() != host.lower():
            return Refusal("bad-origin")
        client = scope["client"]
        address = client[0] if client else ""
        CALLER.set(address)
        if not self._buckets.admit(_kind(scope), address):
            return Refusal("too-many")
        return None


def _kind(scope: Scope) -> str:
    path = scope["path"].rstrip("/")
    if scope["type"] == "http" and scope["method"] == "POST" and path in ("/api/matches", "/api/records"):
        return "create" if path == "/api/matches" else "upload"
    last = path.rpartition("/")[2]
    return {"hint": "hint", "odds": "odds", "account": "hint"}.get(last, "play")


def _name(host: str) -> str:
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


async def _refuse(refusal: Refusal, scope: Scope, send: Any) -> None:
    lang = parse_qs(scope["query_string"].decode("latin-1")).get("lang", ["en"])[0]
    body = encode(refusal.body(lang))
    kind = "http.response" if scope["type"] == "http" else "websocket.http.response"
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    # What was not read of the request would be taken for the next one.
    headers += [(b"connection", b"close"), (b"cache-control", b"no-store")]
    await send({"type": f"{kind}.start", "status": refusal.status, "headers": headers})
    await send({"type": f"{kind}.body", "body": body})
