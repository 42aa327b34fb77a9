"""What the people of a match went on to."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, String

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("matches", Column("next", String(32)))
