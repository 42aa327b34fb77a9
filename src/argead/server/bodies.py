"""Bodies: read up to a limit, and answered as JSON."""

from __future__ import annotations

import asyncio
import gzip
from typing import Any

from litestar import Request, Response
from litestar.exceptions import InternalServerException

from argead.server.protocol import encode
from argead.server.refusals import worded
from argead.table.refusals import Refusal
from argead.table.requests import LARGEST_BYTES

Asking = Request[Any, Any, Any]
Answer = Response[bytes]

PATIENCE_S = 30.0

DRAINED_BYTES = 16 * 1024 * 1024
"""How much of a body that is too large is read and dropped, so that the client hears the refusal."""


async def read_body(request: Asking, most: int = LARGEST_BYTES) -> bytes:
    """The body of a request, if it is no larger than it may be and comes in time."""
    body, size = bytearray(), 0
    if (request.content_length or 0) > DRAINED_BYTES:
        raise Refusal("too-large", most=most // 1024)
    try:
        async with asyncio.timeout(PATIENCE_S):
            async for part in request.stream():
                size += len(part)
                if size <= most:
                    body += part
                elif size > DRAINED_BYTES:
                    break
    except TimeoutError:
        raise Refusal("bad-request", "too-slow") from None
    except InternalServerException:
        # So the framework says that the client is gone.
        raise Refusal("bad-request", "cut-off") from None
    if size > most:
        raise Refusal("too-large", most=most // 1024)
    return bytes(body)


def answer(raw: bytes, status: int = 200, media_type: str = "application/json") -> Answer:
    """An answer that nobody keeps."""
    return Response(raw, status_code=status, media_type=media_type, headers={"cache-control": "no-store"})


def text_answer(request: Asking, raw: bytes) -> Answer:
    """An answer of words that are the same for everybody, made smaller for the way."""
    made = answer(raw)
    made.headers["vary"] = "accept-encoding"
    if "gzip" in request.headers.get("accept-encoding", ""):
        made.content = gzip.compress(raw, 6)
        made.headers["content-encoding"] = "gzip"
    return made


def refuse(refusal: Refusal, lang: str) -> Answer:
    """A refusal in the protocol's shape."""
    return answer(encode(worded(refusal, lang)), refusal.status)
