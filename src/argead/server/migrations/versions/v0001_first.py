"""The schema as it was first released; databases of that time have it already, and no version."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, String, Text

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "matches",
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
        if_not_exists=True,
    )
    op.create_table(
        "moves",
        Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        Column("ply", Integer, primary_key=True, autoincrement=False),
        Column("seat", Integer),
        Column("notation", Text, nullable=False),
        Column("answers", Text, nullable=False),
        Column("made", Float, nullable=False),
        sqlite_with_rowid=False,
        if_not_exists=True,
    )
