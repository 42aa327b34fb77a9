"""All that every game is held to."""

from __future__ import annotations

from argead.games.empire import GAME
from games.empire import invariants
from games.empire import records as recordings
from support.data import GOLDEN, RECORDS
from support.thorough import Thorough


class TestEmpire(Thorough):
    game = GAME
    records = RECORDS / GAME.name
    golden = GOLDEN / GAME.name
    told = recordings.GOLDEN
    check = staticmethod(invariants.check)
