"""The gate before the application: who may call, how often, and the headers that every answer carries."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs, urlsplit

from argead.server.buckets import Buckets
from argead.server.callers import UNKNOWN, Proxies, caller
from argead.server.protocol import encode
from argead.server.refusals import worded
from argead.server.rota import CALLER
from argead.server.settings import Settings
from argead.table.refusals import Refusal

if TYPE_CHECKING:
    from litestar.types import ASGIApp

# ASGI's own shapes, of which the type checker knows too little.
Scope = Any
Message = Any
Head = list[tuple[bytes, bytes]]

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

LONGEST_HEAD_BYTES = 16 * 1024
"""How long the head of a request may be: no browser of ours sends a tenth of it."""

READ_OF_QUERY_BYTES = 1024
"""How far the language is looked for in the query of a call that is refused."""

KINDS = {
    "hint": "hint",
    "outlook": "hint",
    "odds": "odds",
    "why": "why",
    "account": "hint",
    "analysis": "odds",
    "ending": "hint",
    "glances": "glances",
    "again": "create",
    "fork": "upload",
    "carry": "create",
    "redeem": "create",
    "renew": "create",
    "handover": "create",
    "takeback": "create",
}
"""By the last word of their addresses: the calls that are counted among others than the moves."""

BEGINNINGS = ("http.response.start", "websocket.accept", "websocket.http.response.start")


class Gate:
    """Wraps the whole application, so that its errors pass through here too."""

    def __init__(self, app: ASGIApp, settings: Settings, buckets: Buckets) -> None:
        self._app = app
        self._settings = settings
        self._buckets = buckets
        self._proxies = Proxies(settings.proxies)

    async def __call__(self, scope: Scope, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        begun = False

        async def send_with_headers(message: Message) -> None:
            nonlocal begun
            if message["type"] == "websocket.close" and not begun:
                # The framework found nobody to talk to; a bare close would be answered without our headers.
                await _refuse(Refusal("not-found"), scope, send)
                return
            if message["type"] in BEGINNINGS:
                begun = True
                message["headers"] = with_caution(message.get("headers", ()))
            await send(message)

        refusal = self._judge(scope)
        if refusal is None:
            # Whoever asks for the head alone gets that of the whole answer; the wire leaves the body away.
            asked: Any = {**scope, "method": "GET"} if scope.get("method") == "HEAD" else scope
            await self._app(asked, receive, send_with_headers)
        else:
            await _refuse(refusal, scope, send)

    def _judge(self, scope: Scope) -> Refusal | None:
        headers = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1")
        client = scope["client"]
        address = client[0] if client else UNKNOWN
        name, kind = caller(address), _kind(scope)
        CALLER.set(name)
        if not self._buckets.admit("proxy" if kind == "play" and address in self._proxies else kind, name):
            return Refusal("too-many")
        if _length(scope) > LONGEST_HEAD_BYTES:
            return Refusal("bad-request", "malformed")
        if not self._settings.answers_to(_split(f"//{host}")[1]):
            return Refusal("bad-origin", "bad-host")
        origin = headers.get(b"origin")
        changes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")
        if changes and origin is not None and (_split(origin.decode("latin-1"))[0] or None) != host.lower():
            return Refusal("bad-origin")
        return None


def with_caution(given: Any) -> Head:
    """The headers of an answer, and those that every answer carries."""
    names = {name for name, _ in given}
    return [*given, *(head for head in HEADERS if head[0] not in names)]


def _length(scope: Scope) -> int:
    target = len(scope["raw_path"]) + len(scope["query_string"])
    return target + sum(len(name) + len(value) for name, value in scope["headers"])


def _kind(scope: Scope) -> str:
    path = scope["path"].rstrip("/")
    if scope["type"] == "http" and scope["method"] == "POST" and path in ("/api/matches", "/api/records"):
        return "create" if path == "/api/matches" else "upload"
    return KINDS.get(path.rpartition("/")[2], "play")


def _split(address: str) -> tuple[str, str]:
    """Name and port of an address, and the name alone; nothing of what is no address."""
    try:
        parts = urlsplit(address)
        return parts.netloc.lower(), parts.hostname or ""
    except ValueError:
        return "", ""


def refused(refusal: Refusal, lang: str = "en") -> tuple[Head, bytes]:
    """A refusal as it is answered: its headers, and its body."""
    body = encode(worded(refusal, lang))
    head = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    # What was not read of the request would be taken for the next one.
    head += [(b"connection", b"close"), (b"cache-control", b"no-store")]
    return with_caution(head), body


async def _refuse(refusal: Refusal, scope: Scope, send: Any) -> None:
    lang = parse_qs(scope["query_string"][:READ_OF_QUERY_BYTES].decode("latin-1")).get("lang", ["en"])[0]
    head, body = refused(refusal, lang)
    kind = "http.response" if scope["type"] == "http" else "websocket.http.response"
    await send({"type": f"{kind}.start", "status": refusal.status, "headers": head})
    await send({"type": f"{kind}.body", "body": body})
