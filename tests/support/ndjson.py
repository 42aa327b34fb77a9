"""How schemathesis sends a record, which is text."""

from __future__ import annotations

from typing import Any

import schemathesis

from argead.server.calls import RECORD


@schemathesis.serializer(RECORD)
def record(_: schemathesis.SerializationContext, value: Any) -> bytes:
    """Text as it is; whatever else is thought of, as Python would write it."""
    return value if isinstance(value, bytes) else str(value).encode(errors="surrogatepass")
