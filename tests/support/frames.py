"""A table put together from what came over a live line, as a client does it."""

from __future__ import annotations

from typing import Any

Table = dict[str, Any]


def put_together(table: Table | None, message: Table) -> Table:
    """A table with what a message tells of it."""
    if "table" in message:
        whole: Table = message["table"]
        return whole
    if table is None:
        return {}
    if "seats" in message:
        return table | message
    for frame in message.get("news", []):
        assert frame["ply"] == table["ply"] + 1, "a line was left out"
        since = frame["since"]
        standing = [line for line in table["journal"] if line["ply"] <= since]
        told = {name: value for name, value in frame.items() if name != "since"}
        table = table | told | {"journal": standing + frame["journal"]}
    return table
