"""Where the recorded games and the golden playthroughs of our own games are, a folder for each."""

from __future__ import annotations

from pathlib import Path

DATA = Path(__file__).parent.parent / "data"
RECORDS = DATA / "records"
GOLDEN = DATA / "golden"
