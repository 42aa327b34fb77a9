"""The schema: `matches` and `moves` carry the truth. A change here needs a step in `migrations/versions/` beside it."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

METADATA = MetaData()
MATCHES = Table(
    "matches",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("pack", Text, nullable=False),
    Column("data", Text),
    Column("seats", Text, nullable=False),
    Column("host", String(64)),
    Column("review", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    # Until then at least somebody cared for it; moves are not noted here one by one (see `expiry.py`).
    Column("touched", Float, nullable=False, server_default="0"),
    # True if the match is known to have ended; otherwise only its replay can tell.
    Column("ended", Boolean),
    # What it took up when it was begun, with its lines.
    Column("bytes", Integer, nullable=False, server_default="0"),
    # What the same people have gone on to; it may have been removed since.
    Column("next", String(32)),
    Index("matches_by_age", "review", "touched"),
)
# The primary key is what keeps a match from forking, whatever else goes wrong.
MOVES = Table(
    "moves",
    METADATA,
    Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),
    Column("notation", Text, nullable=False),
    Column("answers", Text, nullable=False),
    Column("made", Float, nullable=False),
    sqlite_with_rowid=False,
)
