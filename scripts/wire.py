"""Write docs/openapi.json from the types of the table, and the client's types from it: `python scripts/wire.py`."""

from __future__ import annotations

import client

from argead.server.openapi import document

DOCUMENT = client.ROOT / "docs" / "openapi.json"

if __name__ == "__main__":
    DOCUMENT.write_bytes(document())
    client.types()
