"""Where the recorded games and the golden playthroughs of our own games are, a folder for each; and a short board."""

from __future__ import annotations

from pathlib import Path

from argead.shelf import game

DATA = Path(__file__).parent.parent / "data"
RECORDS = DATA / "records"
GOLDEN = DATA / "golden"

SHORT_BOARD = (game("alexandros").folder / "board.toml").read_text().replace("count = 65", "count = 4")
"""A board of Alexandros on which a match ends after a few moves: there are four black walls."""
