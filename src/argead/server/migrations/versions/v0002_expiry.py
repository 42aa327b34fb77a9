"""What tells when a match may be removed: its age, its end, its size."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Boolean, Column, Float, Integer

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("matches", Column("touched", Float, nullable=False, server_default="0"))
    op.add_column("matches", Column("ended", Boolean))
    op.add_column("matches", Column("bytes", Integer, nullable=False, server_default="0"))
    lines = "SELECT sum(length(notation) + length(answers) + 40) FROM moves WHERE moves.match = matches.id"
    begun = "length(options) + length(coalesce(data, '')) + length(seats)"
    op.execute(f"UPDATE matches SET touched = created, bytes = {begun} + coalesce(({lines}), 0)")
    op.create_index("matches_by_age", "matches", ["review", "touched"])
